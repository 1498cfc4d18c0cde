import type { Answer, Block, Exercise, Inline } from '@jadoo/engine';

const blankRule = '______';

/** Text of inlines: underlines in ⟦ ⟧ after their mark, blanks as a rule, choices in brackets. */
export function printInlines(inlines: readonly Inline[]): string {
  return inlines.map(printInline).join('');
}

function printInline(inline: Inline): string {
  switch (inline.type) {
    case 'text':
    case 'strong':
      return inline.text;
    case 'underline':
      return `${inline.mark ?? ''}⟦${inline.text}⟧`;
    case 'blank':
      return `${inline.label ?? ''}${inline.hint ?? ''}${blankRule}`;
    case 'choice':
      return `${inline.label}[${inline.left} / ${inline.right}]`;
    case 'insertion-point':
      return `( ${inline.mark} )`;
    case 'slash':
      return ' / ';
  }
}

/** A block as lines of plain text. */
export function printBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return printInlines(block.inlines);
    case 'box':
      return [
        ...(block.heading === undefined ? [] : [`<${block.heading}>`]),
        ...block.paragraphs.map(printInlines),
      ].join('\n');
    case 'labelled':
      return `${block.label} ${printInlines(block.inlines)}`;
    case 'table':
      return [block.columns.map(({ heading }) => heading), ...block.rows.map((row) => row.map(printInlines))]
        .map((cells) => cells.join('\t'))
        .join('\n');
    case 'sentence-rows':
      return block.rows.map(({ number, inlines }) => `${number}. ${printInlines(inlines)}`).join('\n');
    case 'items':
      return block.items.map(printItem).join('\n');
    case 'word-bank':
      return `[보기] ${block.words.join(' / ')}`;
    case 'writing-lines':
      return Array.from({ length: block.count }, () => blankRule).join('\n');
  }
}

const optionMarks = ['①', '②', '③', '④', '⑤'] as const;

function printItem({ number, prompt, options }: Extract<Block, { type: 'items' }>['items'][number]): string {
  const list = options?.map((option, index) => `${optionMarks[index] ?? ''} ${option}`).join('  ');
  return `${number}. ${printInlines(prompt)}${list === undefined ? '' : `\n${list}`}`;
}

/** The option number, the text, or one entry for each item or row; empty for a worksheet without questions. */
export function printAnswer(answer: Answer): number | string | string[] {
  switch (answer.type) {
    case 'none':
      return '';
    case 'option':
      return answer.number;
    case 'text':
      return answer.text;
    case 'list':
      return answer.items;
    case 'rows':
      return answer.rows;
  }
}

/** The given text and the blocks of 글의 순서, the given sentence of 문장 삽입. */
export function printParts({ kind, body }: Exercise): { given?: string; blocks?: Record<string, string> } {
  if (kind !== 'order' && kind !== 'insertion') return {};
  const box = body.find((block) => block.type === 'box');
  const given = box === undefined ? {} : { given: printBlock(box) };
  if (kind === 'insertion') return given;
  const labelled = body.filter((block) => block.type === 'labelled');
  return {
    ...given,
    blocks: Object.fromEntries(
      labelled.map(({ label, inlines }) => [label.replace(/[()]/gu, ''), printInlines(inlines)]),
    ),
  };
}

/** The body without what `given` already holds. */
export function printBody({ kind, body }: Exercise): string {
  const shown = kind === 'insertion' ? body.filter((block) => block.type !== 'box') : body;
  return shown.map(printBlock).join('\n');
}
