import { isBe, isFinite, isNoun, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { findEnd, findStart, findVerb, isHeld, readSides, type Side } from '#wording/clause-sides.ts';
import { getConcept, getValence } from '#wording/concepts.ts';
import { decidesWord } from '#wording/deciding-clause.ts';
import type { QuotedSpan } from '#wording/quote-clause.ts';
import type { Reason } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';

/** What the other clause is to the one in which the word stands. */
type Tie = 'cause' | 'effect' | 'turn' | 'condition' | 'outcome' | 'degree' | 'means';

/** Two clauses or phrases that hang together, as seen from the first one. */
interface Pair {
  own: Side;
  other: Side;
  /** The sentence of the other one. */
  otherView: SentenceView;
  words: string;
  sense: Tie;
  weight: number;
}

/** Words that tie two clauses: what the other one is as seen from behind them and from before them. */
const rows: readonly [words: RegExp, behind: Tie, before: Tie, weight: number][] = [
  [/^because$/u, 'effect', 'cause', 1],
  [/^since$/u, 'effect', 'cause', 0.95],
  [/^(?:so|therefore|thus)$/u, 'cause', 'effect', 1],
  [/^(?:but|yet|although|though|whereas)$/u, 'turn', 'turn', 0.9],
  // "when" and "once" may only say at what time.
  [/^(?:if|unless)$/u, 'outcome', 'condition', 0.75],
];

/** A clause is quoted whole or not at all. */
const longestQuote = 22;
/** A deed before or behind a turn may be another one; what something seems to be may not. */
const turnedFactor = 0.85;

/**
 * What a clause tied to its own decides of a word on which its clause turns: "fish cannot live there, but certain
 * bacteria can survive". The tie is a connective, and the opposite would turn the one clause against the other.
 */
export function findClauseReason(analysis: PassageAnalysis, swap: Swap): Reason | undefined {
  const { token, pos } = swap;
  const sentence = analysis.sentences[token.sentence];
  if (sentence === undefined) return undefined;
  const view = viewSentence(analysis, sentence);
  const own = token.index - sentence.firstToken;
  const toSpan = ({ first, end }: Side): QuotedSpan => ({
    first: first + sentence.firstToken,
    end: end + sentence.firstToken,
  });
  const reasons = listPairs(view).flatMap((joined): Reason[] => {
    const nearest = keepNearest(joined.otherView, joined.other, joined.own);
    if (nearest === undefined) return [];
    const isBefore = joined.sense === 'effect' && nearest.first < joined.own.first;
    const other = isBefore ? keepWithin(joined.otherView, nearest) : nearest;
    const pair = { ...joined, other };
    if (own < pair.own.first || own >= pair.own.end) return [];
    const core = readCore(view, pair.own, own, pos);
    if (!isOneClaim(view, pair.own, own)) return [];
    if (/^(?:turn|effect)$/u.test(pair.sense) && isLoose(pair)) return [];
    const verb = findVerb(pair.otherView, pair.other);
    // "a society that cuts them because they cost more": the reason is that of the clause within.
    const isHollow =
      verb === undefined && pair.otherView.tokens.slice(pair.other.first, pair.other.end).some(isFinite);
    if (isHollow && pair.sense !== 'degree') return [];
    const anchor = verb ?? pair.other.first;
    // "set their public clocks, although the law …": what is turned is the deed, not what is said of its object.
    if (core === attributeFactor && (pair.sense === 'turn' || isMereTrait(view, own, swap))) return [];
    // "so they have a pleasant reason": what follows is that there is one.
    if (pair.sense === 'cause' && /^so$/iu.test(pair.words) && view.at(own + 1).lemma === 'reason') return [];
    if (core === 0 || pair.other.end - pair.other.first > longestQuote) return [];
    if (isInOpening(view, pair.own, own)) return [];
    if (!decidesWord(analysis, sentence, swap, { ...pair, own: toSpan(pair.own), other: toSpan(other) }))
      return [];
    if (countTelling(pair.otherView, pair.other) < leastTelling) return [];
    const start = pair.otherView.sentence.firstToken;
    return [
      {
        token: pair.otherView.at(anchor),
        span: trim(pair.otherView, takeRelative(pair.otherView, pair), start),
        link: { direction: 'none', words: pair.words, sentences: pair.otherView === view ? 0 : 1 },
        sense: pair.sense,
        weight: pair.weight * core * (pair.sense === 'turn' && pos === 'v' ? turnedFactor : 1),
      },
    ];
  });
  return reasons.sort((a, b) => b.weight - a.weight)[0];
}

/** "As it gets hot, the water boils, but …": what is tied is the main clause, and not the one before it. */
const isInOpening = (view: SentenceView, { first, end }: Side, index: number): boolean =>
  /^(?:as|when|whenever|if|because|since|while|although|though|once|after|before|unless|until|where)$/u.test(
    view.at(first).lower,
  ) && view.tokens.slice(index, end).some(({ text }) => text === ',');

/** "the more often it had appeared, the more it was liked, even though …": the tie may be to either of two claims. */
const isOneClaim = (view: SentenceView, { first, end }: Side, index: number): boolean => {
  const verbs = view.tokens.slice(first, end).flatMap((token, at) => (isFinite(token) ? [first + at] : []));
  return verbs.filter((at) => at < index || !isHeld(view, index, at)).length <= 1;
};

/**
 * "They were thought to be quiet, but somebody found that they make calls": what turns may be the clause within; "are not
 * thought less of because …", "It won all the same": nothing follows.
 */
function isLoose({ own, other, otherView, sense }: Pair): boolean {
  const { tokens } = otherView;
  const isWithin = [own, other].some(({ first, end }) =>
    tokens
      .slice(first + 1, end)
      .some(({ lower, tag }) => /^(?:WDT|WP)$/u.test(tag) || (lower === 'that' && tag === 'IN')),
  );
  const isDenied =
    sense === 'effect' &&
    tokens
      .slice(other.first, other.end)
      .some(({ lower }) => /^(?:not|n[’']t|never|nobody|nothing)$/u.test(lower));
  return isWithin || isDenied || /\b(?:all the same|anyway|nonetheless)\b/iu.test(otherView.sentence.text);
}

/**
 * "It must be watered for years, and many die early because …": of two joined clauses only the one beside the connective is
 * surely tied; undefined where nothing shows whether ", and" joins clauses.
 */
function keepNearest(view: SentenceView, side: Side, own: Side): Side | undefined {
  const isJoint = (at: number): boolean =>
    view.at(at).text === ',' && /^(?:and|but|or|so|yet)$/u.test(view.at(at + 1).lower);
  const joints = Array.from(
    { length: Math.max(0, side.end - side.first - 1) },
    (_, at) => side.first + at,
  ).filter(isJoint);
  const isBefore = side.first < own.first;
  const joint = isBefore ? joints.at(-1) : joints[0];
  if (joint === undefined) return side;
  const kept = isBefore ? { first: joint + 2, end: side.end } : { first: side.first, end: joint };
  const left = isBefore ? { first: side.first, end: joint } : { first: joint + 2, end: side.end };
  // "Hospitals, universities, and agencies adopted it": what begins with its verb is no clause, whatever it is taken for.
  if (findVerb(view, kept) !== undefined && (findVerb(view, left) ?? left.first) > left.first) return kept;
  // "doors, windows, and shops"
  const isList = view.tokens.slice(side.first, joint).some(({ text }) => text === ',');
  return isList ? side : undefined;
}

/** "Beginners assume that | composers should avoid it, because …": the cause is that of the clause within. */
function keepWithin(view: SentenceView, side: Side): Side {
  const that = view.tokens.findIndex(
    ({ lower, tag }, at) => at > side.first && at < side.end && lower === 'that' && tag === 'IN',
  );
  const inner = { first: that + 1, end: side.end };
  const isSaid = that >= 0 && /^(?:VB|JJ)/u.test(view.at(that - 1).tag) && view.at(side.end - 1).text !== ',';
  return isSaid && findVerb(view, inner) !== undefined ? inner : side;
}

/** "This is not" tells nothing by itself. */
const leastTelling = 2;

const countTelling = (view: SentenceView, { first, end }: Side): number =>
  view.tokens.slice(first, end).filter((token) => /^(?:NN|JJ|VB|RB[RS]|CD)/u.test(token.tag) && !isBe(token))
    .length;

/** "because the best ones appear in winter, | when storms caused the cliffs to fall": what makes it a cause may stand there. */
function takeRelative(view: SentenceView, { other, sense }: Pair): Side {
  const isOpen =
    view.at(other.end).text === ',' && /^(?:when|where|which|who)$/u.test(view.at(other.end + 1).lower);
  if (sense !== 'cause' || !isOpen) return other;
  const end = findEnd(view, other.end + 2);
  return end - other.first > longestQuote ? other : { first: other.first, end };
}

/** Without the marks and conjunctions at its ends. */
function trim(view: SentenceView, { first, end }: Side, start: number): QuotedSpan {
  let [from, to] = [first, end];
  while (from < to - 1 && /^(?:[,;:]|and|but|or|however)$/u.test(view.at(from).lower)) from += 1;
  while (
    to > from + 1 &&
    /^(?:[,;:.]|and|but|or|even|only|just|partly|simply|mainly|largely|precisely)$/u.test(
      view.at(to - 1).lower,
    )
  )
    to -= 1;
  return { first: start + from, end: start + to };
}

function listPairs(view: SentenceView): Pair[] {
  return [...listJoined(view), ...listDegrees(view), ...listOpenings(view), ...listClosings(view)];
}

function listJoined(view: SentenceView): Pair[] {
  return view.tokens.flatMap(({ lower, text }, index) => {
    const row = rows.find(([words]) => words.test(lower));
    const sides = row === undefined ? undefined : readSides(view, index);
    // "as though it were": a likeness, no turn.
    if (row === undefined || sides === undefined || view.at(index - 1).lower === 'as') return [];
    const [, behind, before, weight] = row;
    // "because they stand still", "even when they stand still" is quoted with its connective.
    const first = /^(?:even|only)$/u.test(view.at(index - 1).lower) ? index - 1 : index;
    const isJoint = /^(?:but|yet|so|therefore|thus|whereas)$/u.test(lower);
    const whole = isJoint ? sides.behind : { first, end: sides.behind.end };
    const rest = { otherView: view, words: text, weight };
    return [
      { ...rest, own: sides.behind, other: sides.before, sense: behind },
      { ...rest, own: sides.before, other: whole, sense: before },
    ];
  });
}

/** "so dark that nobody sees it", "too heavy to lift" */
function listDegrees(view: SentenceView): Pair[] {
  return view.tokens.flatMap(({ lower, text }, index): Pair[] => {
    if (lower !== 'so' && lower !== 'too') return [];
    if (!/^(?:JJ|RB)$/u.test(view.at(index + 1).tag)) return [];
    const to = view.tokens.findIndex(
      (one, at) => at > index + 1 && at < index + 10 && one.lower === (lower === 'so' ? 'that' : 'to'),
    );
    // "What makes it so hard is that …": the clause says what it is, not how hard.
    if (to < 0 || isBe(view.at(to - 1))) return [];
    if (view.tokens.slice(index, to).some(({ text: mark }) => /^[,;:]$/u.test(mark))) return [];
    if (lower === 'too' && view.at(to + 1).tag !== 'VB') return [];
    // "Spend so freely on the conditions that make it needless": the clause tells which conditions.
    if (lower === 'so' && isNoun(view.at(to - 1)) && /^(?:VB|MD)/u.test(view.at(to + 1).tag)) return [];
    const own = { first: index + 1, end: index + 2 };
    const other = { first: to, end: findEnd(view, to + 1) };
    return [{ own, other, otherView: view, words: text, sense: 'degree', weight: 1.1 }];
  });
}

/** Phrases at the head of a sentence that say why, how or against what the rest holds. */
const openings: readonly [words: RegExp, sense: Tie, weight: number][] = [
  [/^(?:because of|due to|thanks to) /u, 'cause', 1],
  [/^(?:despite|in spite of|unlike|instead of|rather than) /u, 'turn', 0.9],
  [/^by \w+ing /u, 'means', 0.8],
  [/^without /u, 'condition', 0.85],
];

/** "Because of the third, …" tells too little. */
const leastOpening = 4;

/** "By looking closely, we …", "Without light, the plants …" */
function listOpenings(view: SentenceView): Pair[] {
  const text = view.sentence.text.toLowerCase();
  const row = openings.find(([words]) => words.test(text));
  const comma = view.tokens.findIndex((one) => one.text === ',');
  if (row === undefined || comma < leastOpening || view.tokens.slice(0, comma).some(isFinite)) return [];
  const own = { first: comma + 1, end: findEnd(view, comma + 1) };
  if (findVerb(view, own) === undefined) return [];
  const [words, sense, weight] = row;
  const shown = words.exec(text)?.[0].trim() ?? '';
  const link = sense === 'turn' ? view.sentence.text.slice(0, shown.length) : '';
  return [{ own, other: { first: 0, end: comma }, otherView: view, words: link, sense, weight }];
}

const leading =
  /^(?:make|leave|allow|cause|force|help|lead|create|reduce|prevent|enable|let|keep|turn|encourage|protect|save|give)$/u;

/** "…, making it harder to see", "… by looking closely": what follows from the clause, or how it is done. */
function listClosings(view: SentenceView): Pair[] {
  return view.tokens.flatMap(({ lower, text }, index): Pair[] => {
    const isResult =
      text === ',' &&
      view.at(index + 1).tag === 'VBG' &&
      leading.test(view.at(index + 1).lemma) &&
      !listsMeans(view, index);
    // "supported by leading members": who does it.
    const isMeans =
      lower === 'by' && index > 1 && view.at(index + 1).tag === 'VBG' && view.at(index - 1).tag !== 'VBN';
    if (!isResult && !isMeans) return [];
    const first = isResult ? index + 1 : index;
    const own = { first: findStart(view, first), end: index };
    const other = { first, end: findEnd(view, first + 1) };
    // "If …, giving both the same time creates a false balance": that is the clause itself.
    if (findVerb(view, own) === undefined || (isResult && findVerb(view, other) !== undefined)) return [];
    return [
      {
        own,
        other,
        otherView: view,
        words: '',
        sense: isResult ? 'effect' : 'means',
        weight: isResult ? 0.9 : 0.8,
      },
    ];
  });
}

/** "by reading novels, keeping a diary, or searching": one more way, no result. */
const listsMeans = (view: SentenceView, comma: number): boolean =>
  view.tokens
    .slice(0, comma)
    .some(({ lower }, at, before) => lower === 'by' && before[at + 1]?.tag === 'VBG');

/** What is meant to be done hangs less on the other clause than what is done. */
const aimFactor = 0.75;
/** "suffered terrible damage because …": what is said of an object hangs on a cause nearly as much. */
const attributeFactor = 0.88;
const linking = /^(?:become|seem|remain|stay|feel|look|sound|grow|get|appear|keep|make)$/u;

const negators = /^(?:not|n[’']t|never|no|nobody|nothing|none|hardly|rarely|seldom|cannot|without)$/u;

/** "breaks the outer layer", "damages rare plants": which ones they are a cause seldom tells, unless it is good or bad. */
const isMereTrait = (view: SentenceView, index: number, { token, lemma, pos }: Swap): boolean =>
  view.at(index + 1).tag.startsWith('NN') &&
  !/^an?$/u.test(view.at(index - 1).lower) &&
  [token.lemma, lemma].every((word) => getValence(getConcept(word, pos)) === 0);

/** How much of its clause turns on a word: all on the predicate, less on what is said of an object. */
function readCore(view: SentenceView, { first, end }: Side, index: number, pos: Swap['pos']): number {
  if (end - first === 1) return 1;
  if (isHeld(view, first, index)) return 0;
  // "too impatient to let it dry": what is not done.
  if (pos === 'v' && view.tokens.slice(first, index).some(({ lower }) => lower === 'too')) return 0;
  const before = view.tokens.slice(first, index);
  const verb = before.findLastIndex(({ tag }) => tag.startsWith('VB') || tag === 'MD');
  let back = index - 1;
  while (view.at(back).tag.startsWith('RB')) back -= 1;
  // "digs tunnels and catches insects": the tie may be to the first deed alone.
  if (before.slice(before.findIndex(isFinite) + 1).some(({ lower }) => /^(?:and|or)$/u.test(lower))) return 0;
  const after = view.tokens.slice(index + 1, end);
  const joint = after.findIndex(({ lower }) => /^(?:and|or)$/u.test(lower));
  // "since some errors are fatal and others show late": it may be to both only.
  // "It was accurate but hard to read because …": and to the second quality alone.
  const isOfTwo =
    joint >= 0 && after.slice(joint).some((one, at) => isFinite(one) || (at < 3 && one.tag === 'VB'));
  if (isOfTwo || /^(?:or|and|but|yet)$/u.test(after[0]?.lower ?? '')) return 0;
  // "a population encountering new conditions may survive": what is said of the subject is not tied.
  const isOfPredicate = before.some(isFinite) && !before.slice(verb).some(({ tag }) => tag === 'IN');
  switch (pos) {
    case 'v':
      if (!isFinite(view.at(index)) && !before.some(isFinite)) return 0;
      // "make a noise by hitting": a way, no claim.
      if (view.at(index).tag === 'VBG' && !isBe(view.at(back))) return 0;
      // "must dig them up, divide them, and plant them": the tie is to all the deeds.
      if (view.at(index - 1).text === ',') return 0;
      // "it would be unfair to punish": the judgment turns the clause, not the deed.
      if (view.at(index - 1).tag === 'TO' && view.at(index - 2).tag.startsWith('JJ')) return 0;
      return before.some(({ tag }) => tag === 'TO') ? aimFactor : 1;
    case 'adj':
      if (isBe(view.at(back)) || linking.test(view.at(back).lemma)) return 1;
      // "were not allowed to use public fields": whose they are is not what is denied.
      return isOfPredicate && !before.some(({ lower }) => negators.test(lower)) ? attributeFactor : 0;
    default:
      // How something is done, and to what, hangs on more than the other clause.
      return 0;
  }
}
