import { withParticle } from '#korean.ts';
import type { Block, Difficulty, Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { refuse } from '#exercise/kind-context.ts';
import { explainWrong } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { listOtherConjunctions } from '#grammar/other-conjunctions.ts';
import { listOtherRelatives } from '#grammar/other-relatives.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const minCount = 2;
const maxCount = 5;
/** A hard text hides more errors. */
const usualCounts: Readonly<Record<Difficulty, number>> = { low: 2, middle: 3, high: 4 };
/** What a spot of value 3 counts more than one of value 2: easy texts hold plain errors. */
const valueWeights: Readonly<Record<Difficulty, number>> = { low: -0.7, middle: 0.5, high: 2 };
/** Different draws in search of one that is full and not excluded. */
const drawCount = 60;
/** Every other sentence at most holds an error, so that each can be found by itself; short of three, every one. */
const sentenceGaps = [2, 1] as const;
const enoughCount = 3;

/** Where how stood, why or that may mend the clause as well; "a hotel cuts their costs" is often written. */
const unsureRules: ReadonlySet<string> = new Set([
  'how-clause',
  'pronoun-possessive-number',
  // "between the foot to the brain", "signals travel from the eyes disturb a nerve": either word can be mended.
  'correlative-between',
  'nonfinite-after-noun',
]);

/** 어법 고치기: k errors somewhere in the unmarked text, to be found and corrected. */
export function makeGrammarCorrection(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const focus = new Set(options.focus ?? []);
  const spots = findGrammarSpots(analysis).filter((spot) => {
    const { id, isAnswer, isFiller, value, category } = spot;
    const isWanted = focus.size === 0 || focus.has(category) || options.lockedSpots?.includes(id);
    // Every right correction must stand in the answers, and the error must be in one place: "either … and", "as tall than".
    const isPlaced = spot.alsoRight?.includes('→') !== true && !unsureRules.has(spot.rule);
    const hasAnswers =
      isPlaced && !hasOtherVerb(analysis, spot) && listOtherConjunctions(analysis, spot) !== undefined;
    return isAnswer && (isFiller || value > 1) && isWanted && hasAnswers;
  });
  const usual = usualCounts[options.difficulty ?? 'middle'];
  const wanted = Math.min(maxCount, Math.max(minCount, options.count ?? usual));
  const excluded = new Set(options.excludedSignatures ?? []);
  let most = 0;
  let best: readonly GrammarSpot[] | undefined;
  for (const gap of sentenceGaps) {
    if (best && best.length >= Math.min(wanted, enoughCount)) break;
    for (let draw = 0; draw < drawCount && best?.length !== wanted; draw += 1) {
      const picked = pickErrors(context, spots, wanted, gap);
      most = Math.max(most, picked.length);
      const isNew = picked.length >= minCount && !excluded.has(signatureOf(picked));
      if (isNew && picked.length > (best?.length ?? 0)) best = picked;
    }
  }
  if (best) return build(context, spots, best);
  return refuse(
    'grammar-correction',
    context,
    most >= minCount
      ? '이 지문으로 만들 수 있는 다른 어법 고치기 문항이 없어요.'
      : `확실히 틀리게 바꿀 수 있는 어법 자리가 서로 다른 문장에 ${most}곳뿐이에요. ${minCount}곳 이상이어야 해요.`,
  );
}

/** "A row of birds resting on a line looking as if": the participle before it could become the verb as well. */
const hasOtherVerb = ({ tokens, sentences }: PassageAnalysis, spot: GrammarSpot): boolean => {
  const { firstToken = 0, endToken = 0 } = sentences[spot.sentence] ?? {};
  const before = tokens.slice(firstToken, endToken).filter(({ end }) => end <= spot.start);
  return (
    spot.rule.startsWith('finite-') &&
    before.some(({ tag }, at) => /^VB[GN]$/u.test(tag) && before[at - 1]?.tag.startsWith('NN') === true)
  );
};

/** By what is printed: two detectors may find the same error. */
const signatureOf = (picked: readonly GrammarSpot[]): string =>
  `grammar-correction:${picked.map(({ start, corrupted }) => `${start}=${corrupted}`).join(',')}`;

/** Locked spots first, then better ones more often; categories take turns. */
function pickErrors(
  context: KindContext,
  spots: readonly GrammarSpot[],
  wanted: number,
  minSentenceGap: number,
): GrammarSpot[] {
  const { options, random } = context;
  const locked = new Set(options.lockedSpots ?? []);
  const weight = valueWeights[options.difficulty ?? 'middle'];
  const seen = new Map<string, number>();
  const rankOf = (spot: GrammarSpot): number => {
    if (locked.has(spot.id)) return -20;
    const rank = seen.get(spot.category) ?? 0;
    seen.set(spot.category, rank + 1);
    return rank - spot.value * weight;
  };
  const ranked = random
    .shuffle(spots)
    .map((spot) => ({ spot, rank: rankOf(spot) }))
    .sort((a, b) => a.rank - b.rank);
  const picked: GrammarSpot[] = [];
  for (const { spot } of ranked) {
    if (picked.length === wanted) break;
    const fits = (other: GrammarSpot): boolean =>
      Math.abs(other.sentence - spot.sentence) >= minSentenceGap && !isSameError(other, spot);
    if (picked.every(fits)) picked.push(spot);
  }
  return picked.sort((a, b) => a.start - b.start);
}

/** Relatives that all become what, one word changed the same way twice, or "makes us to think" and "makes us to expect" ask the same thing twice. */
const isSameError = (one: GrammarSpot, other: GrammarSpot): boolean =>
  (one.rule === other.rule && isPhrase(one) && opensAlike(one, other)) ||
  (one.corrupted.toLowerCase() === other.corrupted.toLowerCase() &&
    (one.category === other.category || one.original.toLowerCase() === other.original.toLowerCase()));

const isPhrase = ({ corrupted }: GrammarSpot): boolean => corrupted.includes(' ');

const opensAlike = (one: GrammarSpot, other: GrammarSpot): boolean =>
  one.corrupted.split(' ')[0] === other.corrupted.split(' ')[0];

const points = 2;
const marking = `채점 기준(한 곳 ${points}점): 틀린 곳만 맞게 찾으면 1점을 준다. 문맥과 어법에 맞게 고친 다른 답도 정답으로 인정한다.`;

const plain = (text: string): Inline => ({ type: 'text', text });

/** The passage text from `start` to `end` with the errors in it, as it is printed. */
function corrupt(text: string, start: number, end: number, picked: readonly GrammarSpot[]): string {
  let shown = '';
  let position = start;
  for (const spot of picked) {
    if (spot.start < start || spot.end > end) continue;
    shown += text.slice(position, spot.start) + spot.corrupted;
    position = spot.end;
  }
  return (shown + text.slice(position, end)).replace(/\s*\n\s*/gu, ' ');
}

/** Rows in which the students write what is wrong and what is right. */
function makeTable(count: number): Block {
  const blank: Inline = { type: 'blank', widthEm: 12 };
  return {
    type: 'table',
    columns: [
      { heading: '번호', weight: 1 },
      { heading: '틀린 부분', weight: 4 },
      { heading: '고친 표현', weight: 4 },
    ],
    rows: Array.from({ length: count }, (_, index) => [[plain(String(index + 1))], [blank], [blank]]),
  };
}

function makeText({ analysis, options }: KindContext, picked: readonly GrammarSpot[]): Block[] {
  const { text, sentences } = analysis;
  if (options.layout !== 'sentences')
    return [{ type: 'paragraph', inlines: [plain(corrupt(text, 0, text.length, picked))], isIndented: true }];
  return sentences.map(({ start, end }, index) => ({
    type: 'paragraph',
    inlines: [plain(`(${index + 1}) ${corrupt(text, start, end, picked)}`)],
    isIndented: false,
  }));
}

/** The correction, with others that are as right. */
function writeAnswer(analysis: PassageAnalysis, spot: GrammarSpot): string {
  const { original, corrupted, alsoRight } = spot;
  const others =
    alsoRight === undefined
      ? [...(listOtherConjunctions(analysis, spot) ?? []), ...listOtherRelatives(analysis, spot)]
      : [alsoRight];
  return `${corrupted} → ${original}${others.length === 0 ? '' : ` (또는 ${others.join(', ')})`}`;
}

const unrealWas = /\b((?:if|as if|as though|wish|wishes|wished) (?:I|he|she|it) was)\b/iu;
const unrealSign = /\b(?:would|could|might|as if|as though|wish|wishes|wished)\b|['’]d\b/iu;
/** "asked if he was": a question, where was is right. */
const asks = /\b(?:ask|asked|wonder|wondered|know|knew|see|sure|check)\b(?: \w+){0,2} if\b/iu;

/** "If I was rich, I would": said as well as were, so that nobody takes it for an error. */
function noteLooseForms({ sentences }: PassageAnalysis): string[] {
  return sentences.flatMap(({ text, index }) => {
    const [, phrase] = unrealWas.exec(text) ?? [];
    if (phrase === undefined || !unrealSign.test(text) || asks.test(text)) return [];
    return [
      `※ ${index + 1}번째 문장의 ${withParticle(phrase, '은')} 가정법의 were 대신 쓰이기도 하는 형태이므로 틀린 곳으로 보지 않는다.`,
    ];
  });
}

function build(
  context: KindContext,
  spots: readonly GrammarSpot[],
  picked: readonly GrammarSpot[],
): Exercise {
  const { analysis, source, seed } = context;
  const used = new Set(picked.map(({ id }) => id));
  return {
    id: `${source.id}:grammar-correction:1`,
    kind: 'grammar-correction',
    passageId: source.id,
    seed,
    instruction: [plain(`다음 글에서 어법상 틀린 곳을 ${picked.length}군데 찾아 바르게 고치시오.`)],
    body: [...makeText(context, picked), makeTable(picked.length)],
    options: [],
    answer: { type: 'list', items: picked.map((spot) => writeAnswer(analysis, spot)) },
    explanation: [
      ...picked.map(
        (spot, index) =>
          `${index + 1}. [${spot.category}] ${spot.sentence + 1}번째 문장: ${explainWrong(spot)}`,
      ),
      ...noteLooseForms(analysis),
      marking,
    ],
    changes: picked.map(({ start, end, original, corrupted }) => ({
      start,
      end,
      original,
      shown: corrupted,
    })),
    sourceSpans: [{ start: 0, end: analysis.text.length }],
    candidates: spots.map(({ id, start, end, category }) => ({
      id,
      start,
      end,
      category,
      isUsed: used.has(id),
    })),
    signature: signatureOf(picked),
    points: picked.length * points,
    difficulty: context.options.difficulty ?? 'high',
    footnotes: source.footnotes ?? [],
  };
}
