import type { LexiconEntry } from '@jadoo/lexicon';

import type { Block, Exercise, ExerciseItem, Inline, KindOptions, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { pickFreshWords } from '#passage/fresh-words.ts';
import { getDifficulty, type KeyWord } from '#passage/key-words.ts';
import { getOptionGloss, pickWordDistractors, shareMeaning } from '#passage/word-distractors.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';

type Mode = keyof typeof instructions;

const defaultCount = 12;
const minCount = 3;
/** Shorter tests are filled up with words of middle school. */
const fewestWords = 6;
const wordBlankEm = 8;
const meaningBlankEm = 9;
const optionMarks = ['①', '②', '③', '④', '⑤'] as const;
const longestRun = 2;

const instructions = {
  'en-ko': '다음 영어 단어의 뜻을 우리말로 쓰시오.',
  'ko-en': '다음 뜻에 해당하는 영어 단어를 쓰시오.',
  'first-letter': '다음 뜻에 해당하는 영어 단어를 주어진 철자로 시작하여 쓰시오.',
  choice: '다음 영어 단어의 뜻으로 가장 알맞은 것을 고르시오.',
} as const satisfies Partial<Record<NonNullable<KindOptions['mode']>, string>>;

const isMode = (mode: string): mode is Mode => Object.hasOwn(instructions, mode);
/** 영→한 unless another of its own ways is asked for. */
const readMode = ({ mode = 'en-ko' }: KindOptions): Mode => (isMode(mode) ? mode : 'en-ko');

interface TestItem {
  item: ExerciseItem;
  answer: string;
  explanation: string;
}

/** 단어 시험: the key words of the passage, shuffled; four ways to ask. */
export function makeWordTest(context: KindContext): MakeResult {
  const { options, seed, source } = context;
  const mode = readMode(options);
  const count = Math.max(1, options.count ?? defaultCount);
  const picked = pickFreshWords(context, {
    count,
    fewest: fewestWords,
    sign: (words) => `${mode}:${words.map(({ lemma }) => lemma).join(',')}`,
    canAsk: (word) => canAsk(word, mode),
  });
  if (picked === 'none-left')
    return refuse('word-test', context, '이 지문에는 바꾸어 낼 다른 단어가 없어요.');
  // The order follows the seed and the words, so that another choice of words also comes in another order.
  const random = createRandom(mixSeed(seed, source.id, picked.signature));
  const words = keepDistinct(random.shuffle(picked.words), mode);
  const items = makeItems(words, mode, random);
  if (items.length < Math.min(minCount, count)) {
    return refuse('word-test', context, '정한 수준에 맞는 단어가 너무 적어요. 단어 수준을 넓혀 보세요.');
  }
  const exercise: Exercise = {
    id: `${source.id}:word-test:1`,
    kind: 'word-test',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: instructions[mode] }],
    body: [makeBody(items, mode)],
    options: [],
    answer: { type: 'list', items: items.map(({ answer }) => answer) },
    explanation: items.map(({ explanation }, index) => `${index + 1}. ${explanation}`),
    changes: [],
    sourceSpans: words.filter(({ start, end }) => end > start).map(({ start, end }) => ({ start, end })),
    candidates: picked.candidates,
    signature: picked.signature,
    points: Math.min(100, items.length),
    difficulty: getDifficulty(words),
    footnotes: [],
  };
  return exercise;
}

/** Asked by its meaning, a phrase could be answered with one word as well; options need words of its part of speech. */
function canAsk({ entry, isPhrase }: KeyWord, mode: Mode): boolean {
  if (mode === 'choice') return entry !== undefined;
  return mode === 'en-ko' || isPhrase !== true;
}

/** Asked by meaning, two words with one meaning would have two right answers. */
function keepDistinct(words: readonly KeyWord[], mode: Mode): KeyWord[] {
  if (mode === 'en-ko' || mode === 'choice') return [...words];
  const kept: KeyWord[] = [];
  for (const word of words) {
    if (!kept.some((other) => other.senses[0] === word.senses[0] || sharesWholeMeaning(other, word)))
      kept.push(word);
  }
  return kept;
}

function sharesWholeMeaning(left: KeyWord, right: KeyWord): boolean {
  return left.posLabel === right.posLabel && shareMeaning(left.senses.slice(0, 1), right.senses.slice(0, 1));
}

function makeBody(items: readonly TestItem[], mode: Mode): Block {
  return { type: 'items', columnCount: mode === 'choice' ? 1 : 2, items: items.map(({ item }) => item) };
}

function makeItems(words: readonly KeyWord[], mode: Mode, random: Random): TestItem[] {
  const items: TestItem[] = [];
  const numbers: number[] = [];
  const used = new Set<string>();
  for (const word of words) {
    const number = items.length + 1;
    if (mode !== 'choice') items.push(makeWrittenItem(word, mode, number));
    else {
      const position = pickPosition(numbers, random);
      const distractors = pickWordDistractors(word, random, used);
      if (distractors === undefined) continue;
      for (const { lemma } of distractors) used.add(lemma);
      numbers.push(position);
      items.push(makeChoiceItem(word, number, position, distractors));
    }
  }
  return items;
}

function makeWrittenItem(word: KeyWord, mode: Exclude<Mode, 'choice'>, number: number): TestItem {
  const meaning = word.senses.join(' / ');
  const explanation = `${word.lemma}${formatPart(word)} ${meaning}`;
  if (mode === 'en-ko') {
    const prompt: Inline[] = [
      { type: 'text', text: `${word.lemma}${word.isPhrase === true ? '' : formatPart(word)} ` },
      { type: 'blank', widthEm: meaningBlankEm },
    ];
    return { item: { number, prompt }, answer: meaning, explanation };
  }
  const hint = mode === 'first-letter' ? { hint: word.lemma.charAt(0) } : {};
  const prompt: Inline[] = [
    { type: 'text', text: `${meaning}${formatPart(word)} ` },
    { type: 'blank', widthEm: wordBlankEm, ...hint },
  ];
  return { item: { number, prompt }, answer: word.lemma, explanation };
}

function formatPart({ posLabel }: KeyWord): string {
  return posLabel === '' ? '' : ` (${posLabel})`;
}

/** Every number about as often, and never more than twice in a row. */
function pickPosition(numbers: readonly number[], random: Random): number {
  const tail = numbers.slice(-longestRun);
  const isRun = tail.length === longestRun && tail.every((one) => one === tail[0]);
  const uses = optionMarks.map((_, index) => numbers.filter((one) => one === index).length);
  const allowed = optionMarks.map((_, index) => index).filter((index) => !(isRun && index === tail[0]));
  const fewest = Math.min(...allowed.map((index) => uses[index] ?? 0));
  return random.pick(allowed.filter((index) => (uses[index] ?? 0) <= fewest + 1));
}

function makeChoiceItem(
  word: KeyWord,
  number: number,
  position: number,
  distractors: readonly LexiconEntry[],
): TestItem {
  const options = distractors.map(({ senses }) => getOptionGloss(senses));
  options.splice(position, 0, getOptionGloss(word.senses));
  const mark = optionMarks[position] ?? '';
  const others = distractors.map(({ lemma, senses }) => `${lemma} ${getOptionGloss(senses)}`).join(' · ');
  return {
    item: { number, prompt: [{ type: 'text', text: word.lemma + formatPart(word) }], options },
    answer: mark,
    explanation: `${word.lemma}${formatPart(word)} ${word.senses.join(' / ')} · 오답: ${others}`,
  };
}
