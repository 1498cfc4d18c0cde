import type { Span } from '#exercise/exercise.ts';
import type { ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getValence, relate } from '#wording/concepts.ts';
import { lightWords, listTellingWords, type TellingWord } from '#wording/evidence.ts';

/** What the words on both sides of a connective show of how they hang together. */
export interface RelationSigns {
  /** Words of both sides that are opposites. */
  opposed: readonly [Token, Token] | undefined;
  /** They are opposites in every text. */
  isAntonym: boolean;
  /** A word of the one side comes back in the other. */
  isShared: boolean;
  /** What follows goes on with a pronoun: "It is not …". */
  isOfSame: boolean;
  /** One side denies and the other does not. */
  denial: Token | undefined;
  /** It denies outright, and not only in a phrase. */
  isPlainDenial: boolean;
  /** What only seems or is believed before the connective. */
  isBelief: boolean;
  /** What stands before the connective is how something looks. */
  isAppearance: boolean;
  /** What follows speaks of a reason itself. */
  isReason: boolean;
  /** The connective names what stands before it as the reason. */
  isNamedReason: boolean;
  /** What follows begins with a case: "If …", "In Vienna, …". */
  isOpenedByCase: boolean;
  /** A comma stands before the connective. */
  isBehindComma: boolean;
  /** What follows is asked of the reader. */
  isUrged: boolean;
  /** What follows is told as if it were not to be expected. */
  isUnforeseen: boolean;
  /** What follows is told as one more. */
  isAdded: boolean;
  /** What follows is a state or a thought. */
  isState: boolean;
  /** What only seems, is hoped, or is usually so before the connective. */
  expectation: Token | undefined;
  /** The one side speaks of something good, the other of something bad. */
  isTurnOfWorth: boolean;
  isDeniedBefore: boolean;
  isDeniedAfter: boolean;
  /** The text before asks for something, or sets a condition. */
  isDirective: boolean;
  /** What follows would, could or might be. */
  isSupposed: boolean;
  /** What follows tells of one case: a name, a figure, what once happened. */
  isCase: boolean;
  /** What follows is measured against something else. */
  isCompared: boolean;
  /** The connective stands behind the verb: "There is, however, …". */
  isBehindVerb: boolean;
  /** Words that both sides share, or a pronoun that takes up what stands before. */
  isTakenUp: boolean;
}

const denying =
  /^(?:not|n't|n’t|never|no|none|nobody|nothing|neither|nor|without|cannot|hardly|rarely|seldom|scarcely|nowhere)$/u;
const denyingDeeds = /^(?:fail|lack|refuse|unable|impossible|stop|prevent|avoid|deny|lose|ignore|miss)$/u;
const expecting =
  /^(?:seem|appear|look|sound|expect|think|believe|assume|suppose|hope|imagine|tempting|obvious|usually|often|once|first|may|might|claim|argue|insist|should|would|feel|most|many|everyone|traditionally|normally|ordinary|used)$/u;

export function readSigns(analysis: PassageAnalysis, place: ConnectivePlace): RelationSigns {
  const tokens = analysis.tokens.filter(({ start, end }) => end <= place.start || start >= place.end);
  const within =
    ({ start, end }: Span) =>
    (token: Token) =>
      token.start >= start && token.end <= end;
  const before = tokens.filter(within(place.before));
  const after = tokens.filter(within(place.after));
  const telling = (side: Span): TellingWord[] =>
    analysis.sentences
      .filter(({ start, end }) => start < side.end && end > side.start)
      .flatMap((sentence) => listTellingWords(analysis, sentence))
      .filter(({ token }) => within(side)(token) && (token.end <= place.start || token.start >= place.end));
  const [told, own] = [telling(place.before), telling(place.after)];
  const denied = [before, after].map((side) => side.find(isDenying));
  const isXor = (denied[0] === undefined) !== (denied[1] === undefined);
  const worth = [told, own].map((words) => words.reduce((sum, { concept }) => sum + getValence(concept), 0));
  const opposed = findOpposed(told, own);
  const isShared = own.some(({ concept }) =>
    told.some((one) => !lightWords.has(concept.lemma) && relate(one.concept, concept) === 'family'),
  );
  return {
    opposed: opposed?.words,
    isAntonym: opposed?.isAntonym === true,
    isShared,
    isOfSame: /^(?:it|they|he|she|this|these)$/u.test(after.find(({ text }) => text !== ',')?.lower ?? ''),
    isPlainDenial:
      isXor &&
      [...before, ...after].some(({ lower }) =>
        /^(?:not|n[’']t|never|no|nobody|nothing|none|neither|cannot)$/u.test(lower),
      ),
    isBelief: before.some(({ lemma }) =>
      /^(?:seem|appear|think|believe|assume|suppose|expect|imagine|expectation|belief|tempting|natural)$/u.test(
        lemma,
      ),
    ),
    isAppearance: before.some(({ lemma }) => /^(?:seem|appear|look|feel|sound)$/u.test(lemma)),
    isReason: after.some(({ lower }) => /^(?:why|reasons?|because)$/u.test(lower)),
    isNamedReason: /^(?:for this reason|because of this|as a result|as a consequence|consequently)$/iu.test(
      place.text,
    ),
    isOpenedByCase: /^(?:if|when|in|at|for|among|suppose|imagine)$/u.test(
      after[0]?.lower === ',' ? (after[1]?.lower ?? '') : (after[0]?.lower ?? ''),
    ),
    isBehindComma: before.at(-1)?.text === ',',
    isUrged:
      after[0]?.tag === 'VB' ||
      after.some(({ lower }) => /^(?:should|must|ought|needs?|cannot)$/u.test(lower)),
    isUnforeseen: after.some(({ lower }) => /^(?:still|surprisingly|nevertheless|actually)$/u.test(lower)),
    isAdded: after.some(({ lower }) => /^(?:another|also|too|same|alike|equally|both)$/u.test(lower)),
    isState: /^(?:be|want|think|believe|know|need|have|like|mean)$/u.test(
      after.find(({ tag }) => /^VB[PZ]$/u.test(tag))?.lemma ?? '',
    ),
    denial: isXor ? (denied[1] ?? denied[0]) : undefined,
    expectation: before.find(({ lemma }) => expecting.test(lemma)),
    isTurnOfWorth: (worth[0] ?? 0) * (worth[1] ?? 0) < 0,
    isDeniedBefore: denied[0] !== undefined,
    isDeniedAfter: denied[1] !== undefined,
    isDirective:
      before.some(({ lower }) =>
        /^(?:must|should|need|needs|ought|have to|has to|if|unless|let|unless|would|could|require[sd]?|necessary|needed)$/u.test(
          lower,
        ),
      ) || before[0]?.tag === 'VB',
    isSupposed: after.some(({ lower }) => /^(?:would|could|might|may|will|can|cannot)$/u.test(lower)),
    isCase:
      after.some(({ tag, text }, at) => (at > 0 && /^NNP/u.test(tag)) || /\d/u.test(text)) ||
      after.filter(({ tag }) => /^VB[DPZ]$/u.test(tag)).every(({ tag }) => tag === 'VBD'),
    isCompared: after.some(({ tag, lower }) => /^(?:JJ|RB)R$/u.test(tag) && lower !== 'later'),
    isBehindVerb:
      place.form === 'inner' &&
      after.some(({ tag, end }) => /^(?:VB[DPZ]|MD)$/u.test(tag) && end <= place.start) &&
      !/^(?:when|if|as|while|once|where|since|because)\b/iu.test(place.sentence.text),
    isTakenUp:
      after.some(({ lower }) =>
        /^(?:it|its|they|their|them|this|these|that|those|such|he|she|his|her)$/u.test(lower),
      ) || isShared,
  };
}

const isDenying = ({ lower, lemma }: Token, index: number, side: readonly Token[]): boolean =>
  denying.test(lower) && !(lower === 'not' && side[index + 1]?.lower === 'only')
    ? true
    : denyingDeeds.test(lemma) || (/^(?:few|little)$/u.test(lower) && side[index - 1]?.lower !== 'a');

function findOpposed(
  told: readonly TellingWord[],
  own: readonly TellingWord[],
): { words: [Token, Token]; isAntonym: boolean } | undefined {
  const found = told.flatMap((one) =>
    own.flatMap((other) => {
      const relation = relate(one.concept, other.concept);
      const isLight = lightWords.has(one.concept.lemma) && lightWords.has(other.concept.lemma);
      const isConverse = converse.has(one.concept.lemma) && converse.has(other.concept.lemma);
      const isAntonym = relation === 'antonym';
      return !isConverse && (isAntonym || (relation === 'opposite' && !isLight))
        ? [{ words: [one.token, other.token] satisfies [Token, Token], isAntonym }]
        : [];
    }),
  );
  return found.find(({ isAntonym }) => isAntonym) ?? found[0];
}

/** They name the two parts of one deed, and no contrast. */
const converse: ReadonlySet<string> = new Set(
  'buy sell buyer seller give receive take ask answer question teach learn teacher student lend borrow parent child man woman boy girl husband wife brother sister cause effect speaker listener reader writer come go open close start end begin day night'.split(
    ' ',
  ),
);
