import type { Exercise, ExerciseItem, Inline } from '#exercise/exercise.ts';

/** A word with the Korean meaning that an exercise gives for it. */
export interface WordMeaning {
  word: string;
  /** 품사 as lists print it (명, 동, 형, 부, 구); empty where the exercise does not tell. */
  part: string;
  meaning: string;
}

const part = '명|동|형|부|구';
const namedWord = new RegExp(`^(?<text>.+?)(?: \\((?<part>${part})\\))?$`, 'u');
/** `1. address (동) 다루다`, as the explanation of a word test says it. */
const explained = new RegExp(`^\\d+\\. (?<word>.+?) \\((?<part>${part})\\) `, 'u');
const marks = '①②③④⑤';

const textOf = (inlines: readonly Inline[] = []): string =>
  inlines
    .map((inline) => ('text' in inline ? inline.text : ''))
    .join('')
    .trim();

function splitPart(text: string): { text: string; part: string } {
  const groups = namedWord.exec(text)?.groups;
  return { text: groups?.['text'] ?? text, part: groups?.['part'] ?? '' };
}

/** Every word of a 핵심 어휘 list or a 단어 시험 with the meaning that it prints or expects; other kinds have none. */
export function readMeanings(exercise: Exercise): WordMeaning[] {
  if (exercise.kind === 'vocabulary-list') return readTable(exercise);
  return exercise.kind === 'word-test' ? readTest(exercise) : [];
}

function readTable({ body }: Exercise): WordMeaning[] {
  const table = body.find((block) => block.type === 'table');
  if (!table) return [];
  const columnOf = (heading: string) => table.columns.findIndex((column) => column.heading === heading);
  const [word, pos, meaning] = [columnOf('단어'), columnOf('품사'), columnOf('뜻')];
  return table.rows.map((cells) => ({
    word: textOf(cells[word]),
    part: textOf(cells[pos]),
    meaning: textOf(cells[meaning]),
  }));
}

function readTest({ body, answer, explanation }: Exercise): WordMeaning[] {
  const block = body.find(({ type }) => type === 'items');
  if (block?.type !== 'items' || answer.type !== 'list') return [];
  return block.items.map((item, at) => readItem(item, answer.items[at] ?? '', explanation[at] ?? ''));
}

/** Asked by word, the answer is the meaning or the number of the option that is; asked by meaning, the word. */
function readItem({ prompt, options }: ExerciseItem, answer: string, explanation: string): WordMeaning {
  const asked = splitPart(textOf(prompt));
  const isMeaningAsked = /[가-힣]/u.test(asked.text);
  if (isMeaningAsked) return { word: answer, part: asked.part, meaning: asked.text };
  const meaning = options ? (options[marks.indexOf(answer)] ?? '') : answer;
  const known = explained.exec(explanation)?.groups;
  return { word: asked.text, part: asked.part || (known?.['part'] ?? ''), meaning };
}

/** A meaning with the one that it was written over. */
export interface RewrittenMeaning extends WordMeaning {
  original: string;
}

/** The meanings that an edit has written over those of the exercise before it. */
export function findRewrittenMeanings(before: Exercise, edited: Exercise): RewrittenMeaning[] {
  const keyOf = ({ word, part: own }: WordMeaning) => `${word.toLowerCase()} ${own}`;
  const known = new Map(readMeanings(before).map((entry) => [keyOf(entry), entry.meaning]));
  return readMeanings(edited).flatMap((entry) => {
    const original = known.get(keyOf(entry));
    const isRewritten = original !== undefined && entry.meaning !== '' && entry.meaning !== original;
    return isRewritten ? [{ ...entry, original }] : [];
  });
}

/** Meanings as `PassageSource.ownMeanings` takes them. */
export function toOwnMeanings(entries: readonly WordMeaning[]): Record<string, string> {
  return Object.fromEntries(
    entries.map(({ word, part: own, meaning }) => [`${word.toLowerCase()} ${own}`.trim(), meaning]),
  );
}
