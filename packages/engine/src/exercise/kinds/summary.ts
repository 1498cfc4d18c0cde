import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { drawAnswerNumber } from '#exercise/draw-answer.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import { areNear, sensesOf, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { isConditional, readSummaryBlank } from '#meaning/summary-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { withParticle } from '#korean.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

const labels = ['(A)', '(B)'] as const;
const separator = ' …… ';
/** Between two blanks stand at least this many words. */
const minGapTokens = 2;
const blankWidthEm = 6;
/** How many of the best pairs the seed chooses from. */
const pairChoice = 3;

/** The right word of one blank and what says the contrary in its place. */
interface Slot {
  blank: BlankWord;
  right: OptionWord;
  opposite: OptionWord;
  /** Another word that says the contrary. */
  second: OptionWord | undefined;
}

interface Pair {
  words: [OptionWord, OptionWord];
  /** Labels of the words that are wrong. */
  wrong: { label: string; word: OptionWord }[];
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
  const pairs = listPairs(summary, analysis);
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
  for (const pair of [random.pick(free.slice(0, pairChoice)), ...free]) {
    const slots = pair.map(fillSlot);
    const [first, second] = slots;
    const options = first && second && listOptionPairs([first, second], random);
    if (options) return build(context, line, { slots: [first, second], options }, random);
  }
  return refuse('summary', context, '요약문의 핵심어와 어울리는 오답 낱말을 충분히 찾지 못했어요.');
}

const signatureOf = (pair: readonly BlankWord[]): string =>
  `summary:${pair.map(({ token }) => token.start).join('-')}`;

/** Pairs of words that can be left out, the most telling first. */
function listPairs(summary: PassageAnalysis, passage: PassageAnalysis): [BlankWord, BlankWord][] {
  const uses = new Map<string, number>();
  for (const { lemma } of summary.tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  const lemmas = new Set(uses.keys());
  const blanks = summary.tokens.flatMap((token) => {
    const blank = uses.get(token.lemma) === 1 ? readSummaryBlank(summary, token) : undefined;
    const isShown = blank?.opposites.some(({ lemma }) => lemmas.has(lemma)) === true;
    // How something is done is often left to the summary: 천천히 has to be said by the passage.
    const isSaid = blank?.pos !== 'adv' || isToldIn(passage, token);
    return blank && !isShown && isSaid ? [blank] : [];
  });
  const pairs = blanks.flatMap((first, index) =>
    blanks.slice(index + 1).flatMap((second): [BlankWord, BlankWord][] => {
      const gap = second.token.index - first.token.index;
      const isApart = gap > minGapTokens && !areNear(first.token.lemma, second.token.lemma, first.pos);
      // "abandon …… abandon" would be no choice of two words.
      const others = new Set(first.opposites.map(({ lemma }) => lemma));
      const areDistinct = second.opposites.every(({ lemma }) => !others.has(lemma));
      const isFree = !isConditional(summary, first.token, second.token);
      return isApart && areDistinct && isFree ? [[first, second]] : [];
    }),
  );
  const half = summary.tokens.length / 2;
  const weigh = ([first, second]: [BlankWord, BlankWord]): number =>
    weight(first, passage) +
    weight(second, passage) +
    (first.token.index < half && second.token.index >= half ? 1.5 : 0);
  return pairs.sort((a, b) => weigh(b) - weigh(a));
}

/** Two opposites make the options even, and what the passage itself says can be looked up. */
function weight({ token, pos, opposites }: BlankWord, passage: PassageAnalysis): number {
  const byOptions = (opposites.length > 1 ? 1 : 0) + (isToldIn(passage, token) ? 1 : 0);
  return byOptions + (pos === 'adv' ? -0.5 : 1) - (token.tag === 'NNS' ? 1 : 0);
}

/** Whether the passage has the word, its kin or a word of its meaning or of the contrary. */
function isToldIn({ tokens }: PassageAnalysis, token: Token): boolean {
  const own = getWordClass(token);
  if (own === undefined) return false;
  const concept = getConcept(token.lemma, own);
  return tokens.some((other) => {
    const wordClass = getWordClass(other);
    return wordClass !== undefined && relate(concept, getConcept(other.lemma, wordClass)) !== undefined;
  });
}

function fillSlot(blank: BlankWord): Slot | undefined {
  const [opposite, second] = blank.opposites;
  if (opposite === undefined) return undefined;
  const right = { lemma: blank.token.lemma, text: blank.token.lower };
  return { blank, right, opposite, second };
}

type Choice = 'right' | 'opposite' | 'second';

/** The right pair and four wrong ones, each with an opposite, which cannot be right; undefined without a second word. */
function listOptionPairs([a, b]: [Slot, Slot], random: Random): Pair[] | undefined {
  const seconds = [a, b].filter(({ second }) => second !== undefined);
  if (seconds.length === 0) return undefined;
  const isFirst = random.pick(seconds) === a;
  const pick = (slot: Slot, choice: Choice): OptionWord => slot[choice] ?? slot.opposite;
  const tell = (label: string, slot: Slot, choice: Choice): Pair['wrong'] =>
    choice === 'right' ? [] : [{ label, word: pick(slot, choice) }];
  const pair = (first: Choice, second: Choice): Pair => ({
    words: [pick(a, first), pick(b, second)],
    wrong: [...tell('(A)', a, first), ...tell('(B)', b, second)],
  });
  return [
    pair('right', 'right'),
    pair('right', 'opposite'),
    pair('opposite', 'right'),
    pair('opposite', 'opposite'),
    isFirst ? pair('second', 'opposite') : pair('opposite', 'second'),
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
  const gist = source.gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  const named = slots.map(({ right, blank }, index) => {
    const gloss = pickMeaning({ ...blank, lemma: right.lemma }, [
      source.gist,
      ...(source.translations ?? []),
    ]);
    return `${labels[index] ?? ''}에는 ‘${right.text}${gloss === undefined ? '' : `(${gloss})`}’`;
  });
  const point = isBorneOut(gist, source.translations ?? [])
    ? `이 글은 ‘${gist}’라는 내용이므로`
    : `글을 요약하면 “${source.summary?.trim() ?? ''}”가 되므로`;
  return [
    `정답 ${optionMarks[number - 1] ?? ''}: ${point}, ${withParticle(named.join(', '), '이')} 들어가는 것이 가장 적절하다.`,
    ...pairs.flatMap(({ wrong }, index) => {
      if (index === number - 1) return [];
      const faults = wrong.map(({ label, word }) => `${label}의 ${word.text}`).join(', ');
      return [`${optionMarks[index] ?? ''} ${withParticle(faults, '이')} 글의 내용과 반대된다.`];
    }),
  ];
}

const longNouns = /(?<![가-힣])([가-힣]{3})[가-힣]*(?:을|를|로|의|와|과)(?![가-힣])/gu;

/** A long noun of the 요지 that no line of the passage has may say more than the passage does. */
function isBorneOut(gist: string, lines: readonly string[]): boolean {
  const said = lines.join(' ');
  const isSaid = [...gist.matchAll(longNouns)].every(([, noun = '']) => said.includes(noun));
  return gist.endsWith('다') && (said === '' || isSaid);
}

const happening = /(?:나|지|되)다$/u;

/** The meaning that the Korean of the passage has, if any; of an adjective or adverb with one sense that one. */
function pickMeaning(
  { lemma, pos, frame }: BlankWord & { lemma: string },
  lines: readonly (string | undefined)[],
): string | undefined {
  const all = sensesOf(lemma, pos)
    .flatMap((sense) => sense.split(', '))
    .filter((meaning) => /^[가-힣 ]+$/u.test(meaning));
  const done = all.filter((meaning) => !happening.test(meaning));
  const meanings = frame === 't' && done.length > 0 ? done : all;
  const shown = lines.join('\n');
  // 물 부족 does not say that the families are 부족한: a quality is looked up word for word.
  if (/^ad[jv]$/u.test(pos))
    return (
      meanings.find((meaning) => shown.includes(meaning)) ??
      (sensesOf(lemma, pos).length === 1 ? meanings[0] : undefined)
    );
  return meanings.find((meaning) => namesMeaning(shown, [meaning]));
}
