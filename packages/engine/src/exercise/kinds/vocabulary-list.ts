import type { Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { pickFreshWords } from '#passage/fresh-words.ts';
import { getDifficulty, type KeyWord } from '#passage/key-words.ts';
import { printMeanings } from '#passage/printed-meanings.ts';

const defaultCount = 12;
const minCount = 3;
/** A list of fewer rows looks poor; what is easy, but past the first lessons, fills it up. */
const fewest = 6;
const columns = [
  { heading: '번호', weight: 1 },
  { heading: '단어', weight: 4 },
  { heading: '품사', weight: 1.2 },
  { heading: '뜻', weight: 7 },
];

/** 핵심 어휘: a table of the words most worth learning, in order of appearance, footnotes included. */
export function makeVocabularyList(context: KindContext): MakeResult {
  const { options, seed, source } = context;
  const count = Math.max(1, options.count ?? defaultCount);
  const picked = pickFreshWords(context, {
    count,
    fewest,
    sign: (words) => words.map(({ lemma }) => lemma).join(','),
  });
  if (picked === 'none-left')
    return refuse('vocabulary-list', context, '이 지문에는 바꾸어 넣을 다른 단어가 없어요.');
  if (picked.words.length < Math.min(minCount, count)) {
    return refuse(
      'vocabulary-list',
      context,
      '정한 수준에 맞는 단어가 너무 적어요. 단어 수준을 넓혀 보세요.',
    );
  }
  const difficulty: Difficulty = getDifficulty(picked.words);
  const exercise: Exercise = {
    id: `${source.id}:vocabulary-list:1`,
    kind: 'vocabulary-list',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 단어와 뜻을 익히시오.' }],
    body: [{ type: 'table', columns, rows: picked.words.map(makeRow) }],
    options: [],
    answer: { type: 'none' },
    explanation: [],
    changes: [],
    sourceSpans: picked.words
      .filter(({ start, end }) => end > start)
      .map(({ start, end }) => ({ start, end })),
    candidates: picked.candidates,
    signature: picked.signature,
    points: 0,
    difficulty,
    footnotes: [],
  };
  return exercise;
}

function makeRow(word: KeyWord, index: number): Inline[][] {
  const cells = [String(index + 1), word.lemma, word.posLabel, printMeanings(word)];
  return cells.map((text) => [{ type: 'text', text }]);
}
