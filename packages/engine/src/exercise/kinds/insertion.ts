import { minNamed, type Link } from '#cohesion/cue.ts';
import { explainLinks } from '#cohesion/explain-cue.ts';
import { explainGaps } from '#cohesion/explain-gaps.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { areFirm, listReasons, readNext } from '#cohesion/gap-reasons.ts';
import { compareOrders, isNamed, turns, type Fault, type Rival } from '#cohesion/measure-faults.ts';
import { breaksQuotation, isBareQuotation } from '#cohesion/words.ts';
import type { Exercise, Inline, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { optionMarks } from '#exercise/option-marks.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { pickWeighted } from '#random.ts';
import { readOnce } from '#read-once.ts';

const slotCount = optionMarks.length;
/** One is taken out, and another follows the last gap. */
const minSentences = slotCount + 2;
const minAfter = 1.5;
/** Below this lead the sentence could stand in another gap. */
const minLead = 1;
/** The same for the gaps before and after its neighbours. */
const minNextLead = 1.25;
/** The same where only the next sentence tells its place. */
const minForwardLead = 1.5;
/** A gap of which one cannot be sure may go unnumbered, but not a stretch of the text. */
const mostSkipped = 2;
const clearLead = 3;

/** At least one of the two can be named. */
interface Ties {
  /** What the sentence takes up from the one before. */
  before: Link | undefined;
  /** What the next sentence takes up from it. */
  after: Link | undefined;
  /** All that can be told of the one and of the other. */
  told: readonly [before: readonly Link[], after: readonly Link[]];
}

/** A sentence to take out, and five gaps of which only its own will do. */
interface Place extends Ties {
  /** Sentence index in the passage. */
  sentence: number;
  /** The five numbered gaps; gap g follows sentence g of what remains. */
  gaps: readonly number[];
  /** What becomes of the text with the sentence in the other gaps. */
  rivals: ReadonlyMap<number, Rival>;
  /** How much more a reader stumbles with the sentence in the best of the other four gaps. */
  lead: number;
}

/** 문장 삽입: one sentence taken out, five gaps between the others. */
export function makeInsertion(context: KindContext): MakeResult {
  const count = context.analysis.sentences.length;
  if (count < minSentences) {
    return refuse(
      'insertion',
      context,
      `문장이 ${count}개라서 다섯 자리를 만들 수 없어요. 문장이 ${minSentences}개 이상이어야 해요.`,
    );
  }
  const places = listPlaces(context.analysis);
  if (places.length === 0) {
    return refuse(
      'insertion',
      context,
      '앞뒤 문장과 단서(지시어, 대명사, 연결어 등)로 이어져 자리가 하나로 정해지는 문장이 없어요.',
    );
  }
  const excluded = new Set(context.options.excludedSignatures ?? []);
  const left = places.filter((place) => !excluded.has(signatureOf(place)));
  const place = pickPlace(context, left);
  return place
    ? build(context, place, places)
    : refuse('insertion', context, '이 지문으로 만들 수 있는 다른 삽입 문항이 없어요.');
}

const signatureOf = (place: Place): string => `insertion:${place.sentence}`;

const rank = (place: Place): number =>
  tellsWords(place.before) +
  (place.before?.strength ?? 0) +
  (place.after?.strength ?? 0) +
  Math.min(place.lead, clearLead) -
  (isFirst(place) ? firstCost : 0);

/** Words that take up words are surer than a turn of thought. */
const tellsWords = (link: Link | undefined): number => (link && link.antecedent !== '' ? 1 : 0);

/** ① is seldom the answer. */
const isFirst = ({ sentence, gaps }: Place): boolean => sentence - 1 === gaps[0];
const weightOf = (place: Place): number => (isFirst(place) ? 1 : 4);
const nearBest = 1;
/** What ① must be clearer by to be taken. */
const firstCost = 1.5;

function pickPlace(context: KindContext, places: readonly Place[]): Place | undefined {
  const locked = places.filter((place) => context.options.lockedSpots?.includes(`s${place.sentence}`));
  const from = locked.length > 0 ? locked : places;
  const best = Math.max(...from.map(rank));
  const good = from.filter((place) => rank(place) >= best - nearBest);
  return good.length > 0 ? pickWeighted(context.random, good, weightOf) : undefined;
}

/** Nothing but words such as "but" and "however", which do not say alone where they belong. */
const onlyTurns = (reasons: readonly Fault[]): boolean => reasons.every(({ cue }) => turns(cue));

/** What "however" turns against may stand before another gap as well, so it places no sentence alone; nor does a bare word that the next one has again. */
const isLoneTurn = ({ after, told: [before] }: Ties): boolean =>
  (!after || after.type === 'repetition') && before.every((link) => turns(link));

/** "By contrast" may set the sentence beside whatever of its sort was told of, so only other words close a gap. */
const contrasts = ({ told: [before] }: Ties): boolean =>
  before.some(({ relation }) => relation === '대조') && before.every((link) => turns(link));

/** "Therefore" may conclude from the next sentence as well, so that one has to be closed by words that can be named. */
const concludes = ({ told: [before] }: Ties): boolean =>
  before.length > 0 && before.every(({ relation }) => relation === '결과');

/** Every sentence with both neighbours, with every five gaps that settle where it belongs. */
const listPlaces = readOnce((analysis: PassageAnalysis): readonly Place[] => {
  return analysis.sentences.slice(1, -1).flatMap(({ index: sentence }): Place[] => {
    const ties = findTies(analysis, sentence);
    if (!ties || isLoneTurn(ties)) return [];
    const own = sentence - 1;
    const open = listOpenGaps(analysis, sentence);
    const rivals = new Map(
      open.filter((gap) => gap !== own).map((gap) => [gap, compareGap(analysis, sentence, gap)]),
    );
    const reasonsOf = (gap: number): readonly Fault[] => {
      const rival = rivals.get(gap);
      return rival ? listReasons(analysis, rival, sentence, gap) : [];
    };
    const isClosed = (gap: number): boolean => {
      const rival = rivals.get(gap);
      if (rival === undefined || !areFirm(reasonsOf(gap), sentence)) return false;
      if (contrasts(ties) && onlyTurns(reasonsOf(gap))) return false;
      if (Math.abs(gap - own) > 1) return rival.lead >= (ties.before ? minLead : minForwardLead);
      // One sentence further on the talk is still of the same: a mere connective would do there, too.
      const isHeld = reasonsOf(gap).some(
        ({ sentence: of, cue }) => isNamed(cue) || (of !== sentence && !concludes(ties)),
      );
      return isHeld && rival.lead >= (ties.before ? minNextLead : minForwardLead);
    };
    const sure = open.filter((gap) => gap === own || isClosed(gap));
    return sure.slice(0, 1 - slotCount).flatMap((first, start): Place[] => {
      const gaps = sure.slice(start, start + slotCount);
      const answer = gaps.indexOf(own);
      const passed = open.filter((gap) => gap > first && gap < (gaps.at(-1) ?? first)).length + 2;
      if (answer < 0 || !settles(ties, answer) || passed - slotCount > mostSkipped) return [];
      if (gaps.every((gap) => onlyTurns(reasonsOf(gap)))) return [];
      const lead = Math.min(...gaps.flatMap((gap) => rivals.get(gap)?.lead ?? []));
      return [{ sentence, ...ties, gaps, rivals, lead }];
    });
  });
});

/** What ties a sentence to its neighbours: it takes up the one before, or the one after can only take up it. */
function findTies(analysis: PassageAnalysis, sentence: number): Ties | undefined {
  const [text = '', next = ''] = analysis.sentences.slice(sentence, sentence + 2).map((one) => one.text);
  // A quotation without its speaker belongs to whatever stands before it.
  if (breaksQuotation(text) || isBareQuotation(text) || isBareQuotation(next)) return undefined;
  const backward = findLinks(analysis, { first: sentence - 1, end: sentence }, sentence);
  const [before] = backward;
  // What the text comes to at its end is seldom drawn from one sentence.
  const isAtEnd = sentence + 2 === analysis.sentences.length;
  const forward = findLinks(analysis, { first: sentence, end: sentence + 1 }, sentence + 1).filter(
    ({ relation }) => !isAtEnd || relation !== '결과',
  );
  const isNamed = before !== undefined && before.strength >= minNamed;
  const after = forward.find((link) =>
    isNamed ? link.strength >= minAfter : link.strength >= minNamed && isPointer(link),
  );
  // "The motor" can be read anywhere after the motor was named.
  if (isNamed && before.type === 'article' && !after) return undefined;
  if (!isNamed && !after) return undefined;
  const isSure = ({ strength }: Link): boolean => strength >= minNamed;
  return {
    before: isNamed ? before : undefined,
    after,
    told: [backward.filter(isSure), after ? forward.filter((link) => link === after || isSure(link)) : []],
  };
}

/** Words that nothing but what they stand for can explain. */
const isPointer = ({ type, words, antecedent }: Link): boolean =>
  antecedent !== '' &&
  (/^(?:demonstrative|name|group)$/u.test(type) ||
    (type === 'pronoun' && /^(?:he|she|his|her)$/iu.test(words)));

/** A name that the sentence brings in keeps it out of later gaps, but not out of earlier ones. */
const settles = ({ before, after }: Ties, answer: number): boolean =>
  before !== undefined || after?.type === 'demonstrative' || answer === 0;

/** Gap g follows sentence g of the rest. A sentence follows each, and none lies inside a quotation or before words that only add to a sentence. */
function listOpenGaps(analysis: PassageAnalysis, sentence: number): number[] {
  const rest = analysis.sentences.filter(({ index }) => index !== sentence);
  return rest.slice(0, -1).flatMap((_, gap) => {
    const head = rest.slice(0, gap + 1).map(({ text }) => text);
    return breaksQuotation(head.join(' ')) || isFragment(analysis, rest[gap + 1]) ? [] : [gap];
  });
}

/** "A bit more daring." A word that the taggers do not agree on may be its verb. */
const isFragment = (analysis: PassageAnalysis, sentence: Sentence | undefined): boolean =>
  sentence !== undefined &&
  analysis.tokens
    .slice(sentence.firstToken, sentence.endToken)
    .every(({ tag, isSure }) => isSure && !/^(?:VB|MD)/u.test(tag));

function compareGap(analysis: PassageAnalysis, sentence: number, gap: number): Rival {
  const rest = analysis.sentences.map(({ index }) => index).filter((index) => index !== sentence);
  const order = [...rest.slice(0, gap + 1), sentence, ...rest.slice(gap + 1)];
  return compareOrders(listCues(analysis), order);
}

function build(context: KindContext, place: Place, places: readonly Place[]): Exercise {
  const { analysis, source, seed } = context;
  const given = analysis.sentences[place.sentence];
  const rest = analysis.sentences.filter(({ index }) => index !== place.sentence);
  const inlines: Inline[] = rest.flatMap((sentence, position): Inline[] => {
    const text: Inline = { type: 'text', text: position === 0 ? sentence.text : ` ${sentence.text}` };
    const mark = optionMarks[place.gaps.indexOf(position)];
    return mark ? [text, { type: 'text', text: ' ' }, { type: 'insertion-point', mark }] : [text];
  });
  const number = place.gaps.indexOf(place.sentence - 1) + 1;
  return {
    id: `${source.id}:insertion:1`,
    kind: 'insertion',
    passageId: source.id,
    seed,
    instruction: [
      { type: 'text', text: '글의 흐름으로 보아, 주어진 문장이 들어가기에 가장 적절한 곳을 고르시오.' },
    ],
    body: [
      { type: 'box', paragraphs: [[{ type: 'text', text: given?.text ?? '' }]] },
      { type: 'paragraph', inlines, isIndented: true },
    ],
    options: optionMarks.map((mark) => [{ type: 'text', text: mark }]),
    answer: { type: 'option', number },
    explanation: [
      ...explainPlace(analysis, place, optionMarks[number - 1] ?? ''),
      `따라서 주어진 문장은 ${optionMarks[number - 1] ?? ''}에 들어가는 것이 가장 적절하다.`,
    ],
    changes: [],
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: [...new Set(places.map((other) => other.sentence))].map((sentence) => ({
      id: `s${sentence}`,
      start: analysis.sentences[sentence]?.start ?? 0,
      end: analysis.sentences[sentence]?.end ?? 0,
      category: '주어진 문장',
      isUsed: sentence === place.sentence,
    })),
    signature: signatureOf(place),
    points: place.lead >= clearLead ? 2 : 3,
    difficulty: place.lead >= clearLead ? 'low' : place.lead >= 2 ? 'middle' : 'high',
    footnotes: source.footnotes ?? [],
  };
}

/** What the sentence takes up, what takes it up, and why each of the other gaps is wrong. */
function explainPlace(
  analysis: PassageAnalysis,
  { sentence, told: [before, after], gaps, rivals }: Place,
  key: string,
): string[] {
  const ties = [
    explainLinks(before, '앞 문장', '주어진 문장'),
    explainLinks(after, '주어진 문장', '뒤 문장'),
  ].filter((line) => line !== '');
  const wrong = gaps.flatMap((gap, at) => {
    const rival = rivals.get(gap);
    return rival
      ? [
          {
            mark: optionMarks[at] ?? '',
            next: readNext(gap, sentence),
            decisive: listReasons(analysis, rival, sentence, gap),
          },
        ]
      : [];
  });
  return [...ties, ...explainGaps(wrong, sentence, key)];
}
