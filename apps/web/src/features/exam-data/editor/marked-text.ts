import type { ExamDetail } from '@jadoo/contract';

export type Exercise = ExamDetail['EXERCISES'][number];
export type Inlines = Exercise['instruction'];
export type Inline = Inlines[number];
export type Block = Exercise['body'][number];

const open = '⟦';
const close = '⟧';
const slash = '/';

/** What stands between the brackets for an inline that is more than text. */
function describe(inline: Exclude<Inline, { type: 'text' }>): string {
  switch (inline.type) {
    case 'strong':
      return inline.text;
    case 'underline':
      return inline.mark ? `${inline.mark} ${inline.text}` : inline.text;
    case 'choice':
      return `${inline.label} ${inline.left} / ${inline.right}`.trim();
    case 'blank':
      return [inline.label, '____', inline.hint].filter(Boolean).join(' ');
    case 'insertion-point':
      return inline.mark;
    case 'slash':
      return slash;
  }
}

/** Inlines as text to edit: marks stand in ⟦ ⟧ and the words inside of them can be changed. */
export function toMarkedText(inlines: Inlines): string {
  return inlines
    .map((inline) => (inline.type === 'text' ? inline.text : `${open}${describe(inline)}${close}`))
    .join('');
}

export type ParsedText = { inlines: Inlines; problem: '' } | { inlines: null; problem: string };

const lostMark = '⟦ ⟧로 표시한 밑줄·빈칸은 지우거나 늘릴 수 없어요. 안의 글자만 고쳐 주세요.';

/** Reads edited text back. The marks must be those of the original, in its order; slashes may come and go. */
export function parseMarkedText(text: string, original: Inlines): ParsedText {
  const marks = original.filter((inline) => inline.type !== 'text' && inline.type !== 'slash');
  const hasSlashes = original.some(({ type }) => type === 'slash');
  const inlines: Inlines = [];
  let used = 0;
  for (const part of text.split(/(⟦[^⟦⟧]*⟧)/u)) {
    if (!part.startsWith(open)) {
      if (part.includes(open) || part.includes(close)) return { inlines: null, problem: lostMark };
      if (part !== '') inlines.push({ type: 'text', text: part });
      continue;
    }
    const inner = part.slice(1, -1).trim();
    if (inner === slash && hasSlashes) {
      inlines.push({ type: 'slash' });
      continue;
    }
    const mark = marks[used];
    if (!mark) return { inlines: null, problem: lostMark };
    used += 1;
    const edited = editMark(mark, inner);
    if (typeof edited === 'string') return { inlines: null, problem: edited };
    inlines.push(edited);
  }
  return used === marks.length ? { inlines, problem: '' } : { inlines: null, problem: lostMark };
}

/** The mark with its edited words, or what is wrong with them. */
function editMark(mark: Inline, inner: string): Inline | string {
  switch (mark.type) {
    case 'strong':
      return inner === '' ? '굵은 글자를 비워 둘 수 없어요.' : { ...mark, text: inner };
    case 'underline': {
      const text = mark.mark && inner.startsWith(mark.mark) ? inner.slice(mark.mark.length).trim() : inner;
      return text === '' ? '밑줄 친 말을 비워 둘 수 없어요.' : { ...mark, text };
    }
    case 'choice': {
      const pair = inner.startsWith(mark.label) ? inner.slice(mark.label.length).trim() : inner;
      const [left = '', right = '', ...rest] = pair.split(' / ').map((side) => side.trim());
      if (left === '' || right === '' || rest.length > 0)
        return '고르는 말은 ⟦(1) a / b⟧처럼 두 개를 적어 주세요.';
      if (left.toLowerCase() === right.toLowerCase()) return '고르는 말 두 개가 같아요.';
      return { ...mark, left, right };
    }
    default:
      return inner === describe(mark as Exclude<Inline, { type: 'text' }>) ? mark : lostMark;
  }
}

/** Words of inlines without their marks, for lists and comparisons. */
export function toPlainText(inlines: Inlines): string {
  return inlines
    .map((inline) => {
      if (inline.type === 'choice') return `[${inline.left} / ${inline.right}]`;
      if (inline.type === 'blank') return '____';
      if (inline.type === 'insertion-point') return `( ${inline.mark} )`;
      if (inline.type === 'slash') return ' / ';
      return inline.text;
    })
    .join('')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
