import type { Block, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { findFootnoteLines } from '#passage/footnotes.ts';
import { listFootnotes } from '#passage/key-words.ts';

/** 원문: the passage as it stands, as paragraphs or one numbered sentence a row. */
export function makeOriginal(context: KindContext): MakeResult {
  const { analysis, options, seed, source } = context;
  if (analysis.sentences.length === 0) return refuse('original', context, '지문에 문장이 없어요.');
  const layout = options.layout ?? 'paragraph';
  if (options.excludedSignatures?.includes(layout) === true) {
    return refuse('original', context, '원문은 한 가지로만 만들 수 있어요.');
  }
  const exercise: Exercise = {
    id: `${source.id}:original:1`,
    kind: 'original',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 글을 읽으시오.' }],
    body: layout === 'sentences' ? [makeRows(context)] : makeParagraphs(context),
    options: [],
    answer: { type: 'none' },
    explanation: [],
    changes: [],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: [],
    signature: layout,
    points: 0,
    difficulty: 'low',
    footnotes: listFootnotes(source),
  };
  return exercise;
}

function makeRows({ analysis }: KindContext): Block {
  const rows = analysis.sentences.map((sentence) => ({
    number: sentence.index + 1,
    inlines: [{ type: 'text' as const, text: sentence.text }],
  }));
  return { type: 'sentence-rows', rows };
}

/** Blank lines part paragraphs; single line breaks come from the width of the pasted page. */
function makeParagraphs({ analysis }: KindContext): Block[] {
  let text = analysis.text;
  for (const { start, end } of findFootnoteLines(text).reverse())
    text = text.slice(0, start) + text.slice(end);
  return text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => ({
      type: 'paragraph',
      inlines: [{ type: 'text', text: paragraph }],
      isIndented: true,
    }));
}
