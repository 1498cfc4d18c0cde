import type { Span } from '#exercise/exercise.ts';
import type { ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getValence, isFamily, relate } from '#wording/concepts.ts';
import { lightWords, listTellingWords, type TellingWord } from '#wording/evidence.ts';

/** What the words on both sides of a connective show of how they hang together. */
export interface RelationSigns {
  /** Something on both sides is set against each other, by any of the signs below or by two opposites. */
  isTurned: boolean;
  /** One side denies and the other does not: outright, by its own verb, or somehow. */
  denial: 'plain' | 'loose' | undefined;
  /** What only seems, is hoped, or is usually so before the connective. */
  isExpectation: boolean;
  /** The same by a verb of thinking. */
  isBelief: boolean;
  /** The one side speaks of something good, the other of something bad. */
  isTurnOfWorth: boolean;
  /** What follows is measured against something else, or told as not to be expected. */
  isCompared: boolean;
  isUnforeseen: boolean;
  isDeniedBefore: boolean;
  isDeniedAfter: boolean;
  /** The text before asks for something, or sets a condition. */
  isDirective: boolean;
  /** What follows would, could or might be. */
  isSupposed: boolean;
  /** What follows is asked of the reader. */
  isUrged: boolean;
  /** What follows speaks of a reason itself, or is told as one more. */
  isReason: boolean;
  isAdded: boolean;
  /** What follows tells of one case: a name, a figure, what once happened. */
  isCase: boolean;
  /** An example is told before the connective. */
  isBehindCase: boolean;
  /** What is told before the connective only stands beside something else: "The same happens to …". */
  isBehindLike: boolean;
  /** It begins with the case: "If …", "In Vienna, …", "To a bee, …". */
  isOpenedByCase: boolean;
  /** It is about one or some of a sort: "A forest …". */
  isOfSome: boolean;
  /** A word of the one side comes back in the other, or a pronoun stands for it. */
  isShared: boolean;
  isTakenUp: boolean;
  /** What follows goes on with a pronoun: "It is not …". */
  isOfSame: boolean;
  /** The connective stands behind the verb: "There is, however, …". */
  isBehindVerb: boolean;
  /** It stands between two commas within a sentence that goes on from the one before. */
  isBetweenCommas: boolean;
  /** The sentence tells of what happened at a time that it names before the connective: "Decades later, …". */
  isDated: boolean;
  /** Its sentence ends the passage. */
  isLast: boolean;
}

const denying =
  /^(?:not|n[’']t|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely|seldom|scarcely|nowhere)$/u;
const denyingDeeds = /^(?:fail|lack|refuse|unable|impossible|stop|prevent|avoid|deny|lose|ignore|miss)$/u;
const plainlyDenying = /^(?:not|n[’']t|never|no|nobody|nothing|none|neither|cannot)$/u;
const expecting =
  /^(?:seem|appear|look|sound|expect|think|believe|assume|suppose|hope|imagine|tempting|obvious|usually|often|once|first|may|might|claim|argue|insist|should|would|feel|most|many|everyone|traditionally|normally|ordinary|used)$/u;
const believing = /^(?:think|believe|assume|suppose|expect|imagine)$/u;
const pronouns = /^(?:it|its|they|their|them|this|these|that|those|such|he|she|his|her)$/u;

const times = /\b(?:later|earlier|ago|when|after|(?:1[0-9]|20)\d\d)\b/iu;

type Words = readonly Token[];

const hasWord = (words: Words, pattern: RegExp): boolean => words.some(({ lower }) => pattern.test(lower));
const hasLemma = (words: Words, pattern: RegExp): boolean => words.some(({ lemma }) => pattern.test(lemma));

/** Reads both sides of a connective, its own words left out. */
export function readSigns(analysis: PassageAnalysis, place: ConnectivePlace): RelationSigns {
  const isOf =
    ({ start, end }: Span) =>
    (token: Token): boolean =>
      token.start >= start && token.end <= end && (token.end <= place.start || token.start >= place.end);
  const [before, after] = [place.before, place.after].map((side) => analysis.tokens.filter(isOf(side)));
  const [told, own] = [place.before, place.after].map((side) =>
    analysis.sentences
      .filter(({ start, end }) => start < side.end && end > side.start)
      .flatMap((sentence) => listTellingWords(analysis, sentence))
      .filter(({ token }) => isOf(side)(token)),
  );
  const signs = {
    ...readBefore(before ?? []),
    ...readAfter(after ?? [], place),
    isLast: place.sentence.index === analysis.sentences.length - 1,
    ...readBoth([before ?? [], after ?? []], [told ?? [], own ?? []]),
  };
  const { denial, isExpectation, isTurnOfWorth, isCompared } = signs;
  // Opposites take longest to find: where something else shows the turn they are not looked for.
  const isTurned =
    denial !== undefined || isExpectation || isTurnOfWorth || isCompared || areOpposed(told ?? [], own ?? []);
  return { ...signs, isTurned };
}

const readBefore = (before: Words) => ({
  isExpectation: hasLemma(before, expecting),
  isBelief: before.some(isBelieving),
  isDirective:
    before[0]?.tag === 'VB' ||
    hasWord(
      before,
      /^(?:must|should|needs?|ought|have to|if|unless|let|would|could|require[sd]?|necessary|needed)$/u,
    ),
  isBehindCase: hasWord(before, /^(?:example|instance)$/u),
  isBehindLike: hasWord(before, /^(?:same|similar|similarly|likewise)$/u),
});

/** "Many think", "the belief that", "it is tempting to": but neither "a natural beach" nor "skills and expectations". */
const isBelieving = ({ tag, lemma }: Token, index: number, side: Words): boolean =>
  (tag.startsWith('VB') && believing.test(lemma)) ||
  (/^(?:belief|expectation|assumption)$/u.test(lemma) && side[index + 1]?.lower === 'that') ||
  (/^(?:tempting|natural)$/u.test(lemma) && side[index + 1]?.lower === 'to');

/** All that is told there is over. */
const isOfPast = (side: Words): boolean =>
  side.filter(({ tag }) => /^VB[DPZ]$/u.test(tag)).every(({ tag }) => tag === 'VBD');

function readAfter(after: Words, place: ConnectivePlace) {
  const first = after.find(({ text }) => text !== ',')?.lower ?? '';
  const isOfNames = after.some(({ tag, text }, at) => (at > 0 && tag.startsWith('NNP')) || /\d/u.test(text));
  const isPast = isOfPast(after);
  return {
    isUnforeseen: hasWord(after, /^(?:still|surprisingly|nevertheless|actually|instead|anyway)$/u),
    isCompared: after.some(({ tag, lower }) => /^(?:JJ|RB)R$/u.test(tag) && lower !== 'later'),
    isSupposed: hasWord(after, /^(?:would|could|might|may|will|can|cannot)$/u),
    isUrged: after[0]?.tag === 'VB' || hasWord(after, /^(?:should|must|ought|needs?|cannot)$/u),
    isReason: hasWord(after, /^(?:why|reasons?|because)$/u),
    isAdded: hasWord(after, /^(?:another|also|too|same|alike|equally|both)$/u),
    isCase: isOfNames || isPast,
    isDated:
      isPast && times.test(place.sentence.text.slice(0, Math.max(0, place.start - place.sentence.start))),
    isBetweenCommas: place.form === 'inner' && place.before.end <= place.sentence.start,
    isOpenedByCase:
      /^(?:if|when|once|after|before|during|in|at|on|for|to|from|by|with|without|under|among|suppose|imagine)$/u.test(
        first,
      ),
    isOfSome: /^(?:an?|some|one)$/u.test(first),
    isOfSame: /^(?:it|they|he|she|this|these)$/u.test(first),
    isBehindVerb:
      place.form === 'inner' &&
      after.some(({ tag, end }) => /^(?:VB[DPZ]|MD)$/u.test(tag) && end <= place.start) &&
      !/^(?:when|if|as|while|once|where|since|because)\b/iu.test(place.sentence.text),
  };
}

function readBoth(
  [before = [], after = []]: readonly Words[],
  [told = [], own = []]: readonly (readonly TellingWord[])[],
) {
  const [isDeniedBefore, isDeniedAfter] = [before.some(isDenying), after.some(isDenying)];
  const worthOf = (words: readonly TellingWord[]): number =>
    words.reduce((sum, { concept }) => sum + getValence(concept), 0);
  const isShared = own.some(({ concept }) =>
    told.some((one) => !lightWords.has(concept.lemma) && isFamily(one.concept.lemma, concept.lemma)),
  );
  const isPlain = deniesItself(before) || deniesItself(after);
  return {
    denial: isDeniedBefore === isDeniedAfter ? undefined : isPlain ? ('plain' as const) : ('loose' as const),
    isDeniedBefore,
    isDeniedAfter,
    isTurnOfWorth: worthOf(told) * worthOf(own) < 0,
    isShared,
    isTakenUp: isShared || hasWord(after, pronouns),
  };
}

const isDenying = ({ lower, lemma }: Token, index: number, side: Words): boolean =>
  (denying.test(lower) && !(lower === 'not' && side[index + 1]?.lower === 'only')) ||
  denyingDeeds.test(lemma) ||
  (/^(?:few|little)$/u.test(lower) && side[index - 1]?.lower !== 'a');

/** Behind the verb stand "not" and "no"; "where nobody …" denies only in passing. */
const verbReach = 2;

function deniesItself(side: Words): boolean {
  const verb = side.findIndex(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
  return side.slice(0, verb + 1 + verbReach).some(({ lower }) => plainlyDenying.test(lower));
}

const areOpposed = (told: readonly TellingWord[], own: readonly TellingWord[]): boolean =>
  told.some(({ concept: one }) =>
    own.some(({ concept: other }) => {
      if (converse.has(one.lemma) && converse.has(other.lemma)) return false;
      const relation = relate(one, other);
      const isLight = lightWords.has(one.lemma) && lightWords.has(other.lemma);
      return relation === 'antonym' || (relation === 'opposite' && !isLight);
    }),
  );

/** They name the two parts of one deed or pair, and no contrast. */
const converse: ReadonlySet<string> = new Set(
  (
    'buy sell buyer seller give receive take ask answer question teach learn teacher student lend borrow parent child ' +
    'man woman boy girl husband wife brother sister cause effect speaker listener reader writer come go open close ' +
    'start end begin day night'
  ).split(' '),
);
