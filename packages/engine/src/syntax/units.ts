import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { findFixedPhrases } from '#syntax/fixed-phrases.ts';

/** What a unit is, as far as its place in the sentence goes. */
type UnitType =
  'noun' | 'pronoun' | 'auxiliary' | 'verb' | 'infinitive' | 'preposition' | 'adjective' | 'marker' | 'other';

/** Words that stay together when the sentence is taken apart; tokens `[first, end)`. */
export interface Unit {
  type: UnitType;
  first: number;
  end: number;
}

const particle = /^(?:out|up|off|down|away|back|over)$/u;
/** Adverbs that stand behind the word they belong to. */
const postpositive = /^(?:ago|alone|later|most|apart|early|long)$/u;
const focusAdverb = /^(?:even|only|just|hardly|nearly|almost|about|merely|mainly|precisely|especially)$/u;
const nominative = /^(?:i|he|she|it|we|they|you|this|that|these|those|who|what|there)$/u;

/** Cuts the tokens `[from, to)` into units from left to right; phrases stay with the word they belong to. */
export function cutUnits(view: SentenceView, from: number, to: number): Unit[] {
  const fixed = findFixedPhrases(view);
  const units: Unit[] = [];
  let index = from;
  while (index < to) {
    const match = fixed.find(({ first, end }) => first === index && end <= to && end - first > 1);
    const unit =
      match && match.opening !== 'none'
        ? readFixed(view, index, match.end, match.opening)
        : readUnit(view, index, to);
    const end = Math.min(to, Math.max(unit.end, index + 1));
    pushUnit(view, units, { ...unit, end });
    index = end;
  }
  return units;
}

function readFixed(view: SentenceView, index: number, end: number, opening: 'clause' | 'phrase'): Unit {
  if (opening === 'clause') return { type: 'marker', first: index, end };
  return { type: 'preposition', first: index, end: readNounPhrase(view, end)?.end ?? end };
}

/** Marks join what stands before them; phrases of preposition join a noun before them. */
function pushUnit(view: SentenceView, units: Unit[], unit: Unit): void {
  const last = units.at(-1);
  const isMark = !/[\p{L}\p{N}]/u.test(view.at(unit.first).text);
  const isClitic = last !== undefined && view.at(unit.first - 1).end === view.at(unit.first).start;
  // A lone adverb could stand in many places; behind a word it stays where it is.
  const isLoose =
    last !== undefined && unit.type === 'other' && !endsWithMark(view, last) && last.type !== 'marker';
  if (last && (isMark || isClitic || isLoose)) last.end = unit.end;
  else if (
    last &&
    unit.type === 'preposition' &&
    (/^(?:noun|preposition)$/u.test(last.type) || isDegree(view, last)) &&
    !endsWithMark(view, last)
  )
    last.end = unit.end;
  else units.push(unit);
}

/** "better in general": behind the degree the phrase could stand before it as well. */
const isDegree = (view: SentenceView, { type, end }: Unit): boolean =>
  type === 'adjective' && /^JJ[RS]$/u.test(view.at(end - 1).tag);

const endsWithMark = (view: SentenceView, unit: Unit): boolean =>
  !/[\p{L}\p{N}]/u.test(view.at(unit.end - 1).text);

function readUnit(view: SentenceView, index: number, to: number): Unit {
  const token = view.at(index);
  const made = (type: UnitType, end: number): Unit => ({ type, first: index, end });
  if (isMarker(view, index)) {
    const isIfOnly = token.lower === 'if' && view.at(index + 1).lower === 'only';
    return made('marker', isIfOnly ? index + 2 : index + 1);
  }
  if (token.tag === 'TO') return made('infinitive', skipRun(view, index + 1, to) + 1);
  if (token.tag === 'IN') return readPreposition(view, index);
  if (
    token.tag === 'PRP' ||
    token.tag === 'EX' ||
    (nominative.test(token.lower) && isVerb(view.at(index + 1)))
  )
    return made('pronoun', index + 1);
  if (token.lower === 'no' && view.at(index + 1).lower === 'longer')
    return { ...readAdverb(view, index + 1, to), first: index };
  if (isAdverb(token) || token.lower === 'so') return readAdverb(view, index, to);
  if (/^VB[GN]$/u.test(token.tag) && isNoun(view.at(index + 1)) && !isVerb(view.at(index - 1))) {
    return made('noun', joinNouns(view, readNounPhrase(view, index + 1)?.end ?? index + 2));
  }
  if (isVerb(token)) return readVerb(view, index);
  if (startsNounPhrase(token) || token.tag === 'WP$') return readNoun(view, index);
  return made('other', index + 1);
}

function isMarker(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  if (
    tag === 'CC' ||
    /^(?:which|who|whom|because|if|when|although|though|while|whether|unless|whereas|how|why|where|than)$/u.test(
      lower,
    )
  )
    return true;
  if (lower === 'that') return tag === 'IN' || tag === 'WDT';
  if (lower === 'what' || lower === 'whose') return true;
  return subordinators.has(lower) && readSubject(view, index + 1) !== undefined;
}

/** Position of the verb behind adverbs. */
function skipRun(view: SentenceView, index: number, to: number): number {
  let next = index;
  while (next < to - 1 && isAdverb(view.at(next))) next += 1;
  return next;
}

function readPreposition(view: SentenceView, index: number): Unit {
  const made = (end: number): Unit => ({ type: 'preposition', first: index, end });
  const next = view.at(index + 1);
  if (/^(?:which|whom|what|how|whether)$/u.test(next.lower))
    return { type: 'marker', first: index, end: index + 2 };
  if (next.tag === 'VBG') return made(index + 2);
  const phrase = readNounPhrase(view, index + 1);
  return made(
    phrase
      ? joinNouns(view, phrase.end)
      : /^(?:JJ|DT|CD|RB)/u.test(next.tag)
        ? readNoun(view, index + 1).end
        : index + 1,
  );
}

/** An adverb stays with the verb, adjective or adverb behind it, else with what came before. */
function readAdverb(view: SentenceView, index: number, to: number): Unit {
  let next = index;
  while (next < to && (isAdverb(view.at(next)) || view.at(next).lower === 'so')) next += 1;
  const token = view.at(next);
  if (next >= to || view.at(next).text === ',') return { type: 'other', first: index, end: next };
  if (focusAdverb.test(view.at(next - 1).lower) && startsNounPhrase(token) && !/^JJ/u.test(token.tag))
    return { ...readNoun(view, next), first: index };
  if (isVerb(token) && postpositive.test(view.at(index).lower))
    return { type: 'other', first: index, end: next };
  // "love most were": behind a full verb the adverb belongs to it.
  const before = view.at(index - 1);
  const isBehindVerb =
    isVerb(before) &&
    !isBe(before) &&
    !isHave(before) &&
    before.tag !== 'MD' &&
    before.lemma !== 'do' &&
    isFinite(token);
  if (isBehindVerb) return { type: 'other', first: index, end: next };
  if (isVerb(token)) return { ...readVerb(view, next), first: index };
  if (/^JJ/u.test(token.tag)) {
    const end = isNoun(view.at(next + 1)) ? (readNounPhrase(view, next)?.end ?? next + 1) : next + 1;
    return { type: 'adjective', first: index, end };
  }
  return { type: 'other', first: index, end: next };
}

function readVerb(view: SentenceView, index: number): Unit {
  const token = view.at(index);
  let end = index + 1;
  if (view.at(end).tag === 'RP' || particle.test(view.at(end).lower)) end += 1;
  const isHelping = token.tag === 'MD' || isBe(token) || isHave(token) || token.lemma === 'do';
  while (isHelping && /^(?:not|n't|n’t)$/u.test(view.at(end).lower)) end += 1;
  const next = view.at(skipRun(view, end, view.length));
  const isAuxiliary = isHelping && isVerb(next) && !(isFinite(next) && token.tag !== 'MD');
  return { type: isAuxiliary ? 'auxiliary' : 'verb', first: index, end };
}

function readNoun(view: SentenceView, index: number): Unit {
  const phrase = readNounPhrase(view, index);
  if (phrase) {
    const isOpen = /^(?:other|others|same|one|ones)$/u.test(view.at(phrase.end).lower);
    return { type: 'noun', first: index, end: joinNouns(view, isOpen ? phrase.end + 1 : phrase.end) };
  }
  if (view.at(index + 1).lower === 'of')
    return { type: 'noun', first: index, end: joinNouns(view, index + 1) };
  if (view.at(index).tag === 'DT') {
    let end = index + 1;
    while (
      /^(?:JJ|RB|CD|NN|VBN)/u.test(view.at(end).tag) ||
      /^(?:one|ones|same|other)$/u.test(view.at(end).lower)
    )
      end += 1;
    return { type: 'noun', first: index, end };
  }
  const isAdjective = /^JJ/u.test(view.at(index).tag);
  return { type: isAdjective ? 'adjective' : 'other', first: index, end: index + 1 };
}

/** of-phrases and a second noun behind and, or stay with the noun. */
function joinNouns(view: SentenceView, from: number): number {
  let end = from;
  for (;;) {
    const { lower } = view.at(end);
    if (lower !== 'of' && lower !== 'and' && lower !== 'or') return end;
    const next = readNounPhrase(view, end + 1);
    if (!next || next.isPronoun || (lower !== 'of' && isVerb(view.at(next.end)))) return end;
    ({ end } = next);
  }
}

const longestUnit = 6;

/** Words in a unit. */
export function countUnitWords(view: SentenceView, { first, end }: Unit): number {
  return view.tokens.slice(first, end).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;
}

/** Joins neighbours until at most `most` units are left: a verb with its object first, then a marker with its subject. */
export function joinUnits(view: SentenceView, units: readonly Unit[], most: number): Unit[] {
  const joined = units.map((unit) => ({ ...unit }));
  const order: readonly [UnitType, UnitType][] = [
    ['marker', 'pronoun'],
    ['auxiliary', 'auxiliary'],
    ['pronoun', 'auxiliary'],
    ['auxiliary', 'verb'],
    ['verb', 'adjective'],
    ['infinitive', 'pronoun'],
    ['verb', 'pronoun'],
    ['infinitive', 'noun'],
    ['verb', 'noun'],
    ['verb', 'preposition'],
    ['marker', 'noun'],
  ];
  for (const [left, right] of order) {
    for (let index = joined.length - 2; index >= 0 && joined.length > most; index -= 1) {
      const [first, second] = [joined[index], joined[index + 1]];
      if (first?.type !== left || second?.type !== right || endsWithMark(view, first)) continue;
      // "feels a new skill has": the noun is the subject of the next verb.
      const isSubject =
        /^(?:noun|pronoun)$/u.test(right) && /^(?:verb|auxiliary)$/u.test(joined[index + 2]?.type ?? '');
      const isShort =
        !(isSubject && left !== 'marker') &&
        countUnitWords(view, first) + countUnitWords(view, second) <= longestUnit;
      if (isShort)
        joined.splice(index, 2, {
          type: right === 'pronoun' && left === 'marker' ? 'marker' : left === 'pronoun' ? 'pronoun' : 'verb',
          first: first.first,
          end: second.end,
        });
    }
  }
  return joined;
}
