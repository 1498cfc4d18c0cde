import { findAntonyms, findNounClass } from '@jadoo/lexicon';

import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import {
  areNear,
  pickForeignWords,
  readBlankWord,
  sensesOf,
  type BlankWord,
  type OptionWord,
} from '#meaning/option-sets.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { getPlainGloss } from '#passage/word-distractors.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { withParticle } from '#korean.ts';

const labels = ['(A)', '(B)'] as const;
const separator = ' …… ';
/** Between two blanks stand at least this many words. */
const minGapTokens = 4;
const blankWidthEm = 6;
/** How many of the best pairs the seed chooses from. */
const pairChoice = 3;

/** Words whose opposite is seldom what a summary could say in the same place. */
const unfitLemmas = new Set(
  'life death survival push pull fix fail failed pass feel serious conservation treatment component minor major receive work group visitor well seriously welcome'.split(
    ' ',
  ),
);

/** Right, opposite and third word of one blank; a noun or verb may have no third that reads well. */
interface Slot {
  blank: BlankWord;
  right: OptionWord;
  opposite: OptionWord;
  third: OptionWord | undefined;
}

interface Pair {
  words: [OptionWord, OptionWord];
  /** Labels of the words that are wrong. */
  wrong: { label: string; word: OptionWord; isOpposite: boolean }[];
}

/** 요약문: the teacher's summary with two words left out; every wrong pair holds an opposite of a right word. */
export function makeSummary(context: KindContext): MakeResult {
  const { source, analysis, options, seed } = context;
  const line = source.summary?.trim() ?? '';
  if (line === '')
    return refuse('summary', context, '요약문 줄이 없어요. 지문에 요약문을 적으면 만들 수 있어요.');
  if (/[가-힣]/u.test(line) || !/[a-z]/u.test(line))
    return refuse('summary', context, '요약문이 영어가 아니에요. 요약문을 영어로 적으면 만들 수 있어요.');
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const pairs = listPairs(summary);
  if (pairs.length === 0)
    return refuse(
      'summary',
      context,
      '요약문에서 반의어로 오답을 만들 수 있는 핵심어 두 개를 찾지 못했어요.',
    );
  const random = createRandom(mixSeed(seed, source.id, 'summary'));
  const excluded = new Set(options.excludedSignatures ?? []);
  const free = pairs.filter((pair) => !excluded.has(signatureOf(pair)));
  if (free.length === 0)
    return refuse('summary', context, '이 지문으로 만들 수 있는 다른 요약문 문항이 없어요.');
  const text = new Set([...analysis.tokens, ...summary.tokens].map((token) => token.lemma.toLowerCase()));
  for (const pair of [random.pick(free.slice(0, pairChoice)), ...free]) {
    const slots = pair.map((blank) => fillSlot(blank, text, random));
    const [first, second] = slots;
    const options = first && second && listOptionPairs([first, second], random);
    if (options) return build(context, line, { slots: [first, second], options }, random);
  }
  return refuse('summary', context, '요약문의 핵심어와 어울리는 오답 낱말을 충분히 찾지 못했어요.');
}

const signatureOf = (pair: readonly BlankWord[]): string =>
  `summary:${pair.map(({ token }) => token.start).join('-')}`;

/** Pairs of words that can be left out, the most telling first. */
function listPairs(summary: PassageAnalysis): [BlankWord, BlankWord][] {
  const uses = new Map<string, number>();
  for (const { lemma } of summary.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  const lemmas = new Set(uses.keys());
  const idioms = findIdiomTokens(summary);
  const blanks = summary.tokens.flatMap((token) => {
    // A word of a set phrase, as in "save the day", has no opposite there.
    const isOwn = uses.get(token.lemma) === 1 && !idioms.has(token.index);
    const blank = isOwn ? readBlankWord(summary, token) : undefined;
    const isShown = blank?.opposites.some(({ lemma }) => lemmas.has(lemma)) === true;
    return blank && !isShown && hasPlainOpposite(blank) && !unfitLemmas.has(token.lemma) ? [blank] : [];
  });
  const pairs = blanks.flatMap((first, index) =>
    blanks.slice(index + 1).flatMap((second): [BlankWord, BlankWord][] => {
      const gap = second.token.index - first.token.index;
      const isApart = gap > minGapTokens && !areNear(first.token.lemma, second.token.lemma, first.pos);
      // "abandon …… abandon" would be no choice of two words.
      const others = new Set(first.opposites.map(({ lemma }) => lemma));
      const areDistinct = second.opposites.every(({ lemma }) => !others.has(lemma));
      return isApart && areDistinct ? [[first, second]] : [];
    }),
  );
  const half = summary.tokens.length / 2;
  const weigh = ([first, second]: [BlankWord, BlankWord]): number =>
    weight(first) + weight(second) + (first.token.index < half && second.token.index >= half ? 1.5 : 0);
  return pairs.sort((a, b) => weigh(b) - weigh(a));
}

/**
 * Only an opposite is plainly wrong in the same place. A person has none (victim, perpetrator), and that of an adjective
 * must be full: what is separate in one sense is joint in another.
 */
function hasPlainOpposite({ token, pos, opposites }: BlankWord): boolean {
  const [best] = opposites;
  if (best === undefined) return false;
  if (pos === 'n') return findNounClass(token.lemma) !== 'people';
  const antonym = findAntonyms(token.lemma, pos).find(({ word }) => word === best.lemma);
  return pos !== 'adj' || antonym?.strength === 'full';
}

/** Adjectives and verbs with a full opposite tell most. */
function weight({ token, pos, opposites }: BlankWord): number {
  const [best] = findAntonyms(token.lemma, pos);
  const byOpposite = opposites.length > 1 ? 1 : 0.5;
  const byStrength = best?.strength === 'full' ? 1 : 0;
  return byOpposite + byStrength + (pos === 'adv' ? -0.5 : 1) - (token.tag === 'NNS' ? 1 : 0);
}

function fillSlot(blank: BlankWord, text: ReadonlySet<string>, random: Random): Slot | undefined {
  const [opposite, second] = blank.opposites;
  if (opposite === undefined) return undefined;
  const right = { lemma: blank.token.lemma, text: blank.token.lower };
  const isUsable =
    second !== undefined && second.text !== right.text && !areNear(second.lemma, opposite.lemma, blank.pos);
  // A noun or verb from elsewhere reads oddly in the sentence; an adjective or adverb may stand almost anywhere.
  const [foreign] = /^ad[jv]$/u.test(blank.pos) ? pickForeignWords(blank, text, 1, random) : [];
  const third = isUsable && (foreign === undefined || random.nextInt(2) === 0) ? second : foreign;
  return { blank, right, opposite, third };
}

type Choice = 'right' | 'opposite' | 'third';

/** The right pair and four wrong ones, each with an opposite, which cannot be right; undefined without a third word. */
function listOptionPairs([a, b]: [Slot, Slot], random: Random): Pair[] | undefined {
  const thirds = [a, b].filter(({ third }) => third !== undefined);
  if (thirds.length === 0) return undefined;
  const isFirst = random.pick(thirds) === a;
  const pick = (slot: Slot, choice: Choice): OptionWord => slot[choice] ?? slot.opposite;
  const tell = (label: string, slot: Slot, choice: Choice): Pair['wrong'] =>
    choice === 'right' ? [] : [{ label, word: pick(slot, choice), isOpposite: choice === 'opposite' }];
  const pair = (first: Choice, second: Choice): Pair => ({
    words: [pick(a, first), pick(b, second)],
    wrong: [...tell('(A)', a, first), ...tell('(B)', b, second)],
  });
  return [
    pair('right', 'right'),
    pair('right', 'opposite'),
    pair('opposite', 'right'),
    pair('opposite', 'opposite'),
    isFirst ? pair('third', 'opposite') : pair('opposite', 'third'),
  ];
}

function build(
  context: KindContext,
  line: string,
  { slots, options }: { slots: [Slot, Slot]; options: readonly Pair[] },
  random: Random,
): Exercise {
  const { source, seed } = context;
  const wrong = options.slice(1);
  const number = drawAnswerNumber(random);
  const shuffled = random.shuffle(wrong);
  const pairs = [...shuffled.slice(0, number - 1), ...options.slice(0, 1), ...shuffled.slice(number - 1)];
  const blanks = slots.map(({ blank }) => blank);
  return {
    id: `${source.id}:summary:1`,
    kind: 'summary',
    passageId: source.id,
    seed,
    instruction: [
      {
        type: 'text',
        text: '다음 글의 내용을 한 문장으로 요약하고자 한다. 빈칸 (A), (B)에 들어갈 말로 가장 적절한 것은?',
      },
    ],
    body: [...layOutPassage(source.text, []), { type: 'box', paragraphs: [cutBlanks(line, blanks)] }],
    options: pairs.map(({ words }) => [
      { type: 'text', text: words.map(({ text }) => text).join(separator) },
    ]),
    answer: { type: 'option', number },
    explanation: explain(context, slots, pairs, number),
    changes: [],
    sourceSpans: [{ start: 0, end: source.text.length }],
    candidates: [],
    signature: signatureOf(blanks),
    points: 2,
    difficulty: 'middle',
    footnotes: source.footnotes ?? [],
  };
}

function cutBlanks(line: string, blanks: readonly BlankWord[]): Inline[] {
  const inlines: Inline[] = [];
  let position = 0;
  blanks.forEach(({ token }, index) => {
    inlines.push({ type: 'text', text: line.slice(position, token.start) });
    inlines.push({ type: 'blank', widthEm: blankWidthEm, label: labels[index] ?? '' });
    position = token.end;
  });
  return [...inlines, { type: 'text', text: line.slice(position) }].filter(
    (inline) => inline.type !== 'text' || inline.text !== '',
  ) as Inline[];
}

function explain(
  { source }: KindContext,
  slots: [Slot, Slot],
  pairs: readonly Pair[],
  number: number,
): string[] {
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '');
  const named = slots.map(({ right, blank }, index) => {
    const gloss = getPlainGloss(sensesOf(right.lemma, blank.pos));
    return `${labels[index] ?? ''}에는 ‘${right.text}${gloss === undefined || gloss === '' ? '' : `(${gloss})`}’`;
  });
  const point = gist && gist.endsWith('다') ? `이 글은 ‘${gist}’라는 내용이므로` : '글의 중심 내용으로 보아';
  return [
    `정답 ${optionMarks[number - 1] ?? ''}: ${point}, ${withParticle(named.join(', '), '이')} 들어가는 것이 가장 적절하다.`,
    ...pairs.flatMap(({ wrong }, index) => {
      if (index === number - 1) return [];
      const faults = wrong.map(
        ({ label, word, isOpposite }, at) =>
          `${label}의 ${withParticle(word.text, '이')} 글의 내용과 ${sayFault(isOpposite, at === wrong.length - 1)}`,
      );
      return [`${optionMarks[index] ?? ''} ${faults.join(', ')}.`];
    }),
  ];
}

function sayFault(isOpposite: boolean, isLast: boolean): string {
  if (isOpposite) return isLast ? '반대된다' : '반대되고';
  return isLast ? '맞지 않는다' : '맞지 않고';
}
