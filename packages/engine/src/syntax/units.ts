import { findEntry } from '@jadoo/lexicon';

import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { readSubject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findFixedPhrases } from '#syntax/fixed-phrases.ts';
import { takesBehindObject, takesPreposition } from '#syntax/governed-prepositions.ts';
import { glueVerbs } from '#syntax/glue-verbs.ts';
import { glueHalves } from '#syntax/unit-borders.ts';
import { readGerundEnd, readInfinitiveEnd, readPhraseEnd, readVerbEnd } from '#syntax/unit-phrases.ts';

/** What a unit is, as far as its place in the sentence goes. */
export type UnitType =
  'noun' | 'pronoun' | 'auxiliary' | 'verb' | 'infinitive' | 'preposition' | 'adjective' | 'marker' | 'other';

/** Words that stay together when the sentence is taken apart; tokens `[first, end)`. */
export interface Unit {
  type: UnitType;
  first: number;
  end: number;
}

/** Adverbs that stand behind the word they belong to. */
const postpositive =
  /^(?:ago|alone|later|most|apart|early|long|beforehand|afterwards?|elsewhere|nearby|abroad|overseas|upstairs|downstairs|ashore|aboard|underground)$/u;
/** Adverbs that go with the phrase or clause behind them. */
const leading =
  /^(?:even|only|just|long|shortly|soon|right|immediately|somewhere|halfway|chiefly|mainly|mostly|largely|partly|particularly|especially|simply|precisely|exactly|merely|primarily)$/u;
const parting = /^(?:away|back|off|out|down|up|apart|together)$/u;
const timeNoun = /^(?:second|minute|hour|day|week|month|year|decade|century|moment)$/u;
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
  return glueVerbs(view, glueHalves(view, units));
}

function readFixed(view: SentenceView, index: number, end: number, opening: 'clause' | 'phrase'): Unit {
  if (opening === 'clause') return { type: 'marker', first: index, end };
  // "rather than taking its place"
  const gerund = readGerundEnd(view, end - 1);
  if (gerund !== undefined) return { type: 'preposition', first: index, end: gerund };
  return { type: 'preposition', first: index, end: readNounPhrase(view, end)?.end ?? end };
}

/** Marks join what stands before them; phrases of preposition join a noun before them. */
function pushUnit(view: SentenceView, units: Unit[], unit: Unit): void {
  const last = units.at(-1);
  const isMark = !/[\p{L}\p{N}]/u.test(view.at(unit.first).text);
  const isClitic = last !== undefined && view.at(unit.first - 1).end === view.at(unit.first).start;
  if (last && (isMark || isClitic || isLoose(view, last, unit))) last.end = unit.end;
  else if (
    last &&
    unit.type === 'preposition' &&
    !view.tokens.slice(unit.first, unit.end).some(({ tag }) => tag === 'VBG') &&
    !belongsToVerb(view, units, unit) &&
    !isAskedFor(view, units, unit) &&
    (/^(?:noun|preposition)$/u.test(last.type) || isDegree(view, last) || endsInPhrase(view, last)) &&
    !endsWithMark(view, last)
  )
    last.end = unit.end;
  else units.push(unit);
}

/** A lone adverb could stand in many places; behind a word it stays where it is. "firmly enough" and "even after" lead on. */
const isLoose = (view: SentenceView, last: Unit, { type, first, end }: Unit): boolean =>
  type === 'other' &&
  last.type !== 'marker' &&
  !endsWithMark(view, last) &&
  !(end - first > 1 && view.at(end - 1).lower === 'enough') &&
  !(leading.test(view.at(first).lower) && /^(?:IN|WRB)$/u.test(view.at(end).tag));

/** "keep | the discovery | to itself": behind an object the phrase is a unit of its own. */
function belongsToVerb(view: SentenceView, units: readonly Unit[], { first, end }: Unit): boolean {
  const [verb, object] = units.slice(-2);
  return (
    /^(?:verb|infinitive)$/u.test(verb?.type ?? '') &&
    object?.type === 'noun' &&
    /^(?:to|with|from|into|onto|by|as|against|for|about)$/u.test(view.at(first).lower) &&
    !takesPreposition(view.at(first - 1).lemma, view.at(first).lower) &&
    !/^(?:be|become|remain|seem)$/u.test(view.at(object.first - 1).lemma) &&
    !isVerb(view.at(end))
  );
}

/** "confuse the knowledge stored in the world | with that in our heads": an earlier verb wants it. */
const isAskedFor = (view: SentenceView, units: readonly Unit[], { first }: Unit): boolean =>
  units.some(
    ({ type, first: start, end }, index) =>
      /^(?:verb|infinitive)$/u.test(type) &&
      units[index + 1]?.type === 'noun' &&
      view.tokens.slice(start, end).some(({ lemma }) => takesBehindObject(lemma, view.at(first).lower)),
  );

/** "harder about the task | at hand" */
const endsInPhrase = (view: SentenceView, { type, first, end }: Unit): boolean =>
  type === 'other' &&
  isNoun(view.at(end - 1)) &&
  view.tokens.slice(first, end).some(({ tag }) => tag === 'IN');

/** "better in general": behind the degree the phrase could stand before it as well. */
const isDegree = (view: SentenceView, { type, end }: Unit): boolean =>
  type === 'adjective' && /^JJ[RS]$/u.test(view.at(end - 1).tag);

/** Whether a comma or another mark closes the unit. */
export const endsWithMark = (view: SentenceView, unit: Unit): boolean =>
  !/[\p{L}\p{N}]/u.test(view.at(unit.end - 1).text);

function readUnit(view: SentenceView, index: number, to: number): Unit {
  const token = view.at(index);
  const made = (type: UnitType, end: number): Unit => ({ type, first: index, end });
  if (isMarker(view, index)) {
    const isIfOnly = token.lower === 'if' && view.at(index + 1).lower === 'only';
    return made('marker', isIfOnly ? index + 2 : index + 1);
  }
  // "defending not their own position but the rule", "not when it rains but when it snows"
  const isDenied = token.lower === 'not' && !isHelping(view.at(index - 1)) && index + 1 < to;
  if (isDenied && /^(?:DT|PRP\$|IN|JJ|NNS?|W.*)$/u.test(view.at(index + 1).tag))
    return { ...readUnit(view, index + 1, to), first: index };
  const isPurpose = /^(?:in order|so as) to$/u.test(textOf(view, index, index + 3).toLowerCase());
  if (isPurpose) return made('infinitive', readInfinitiveEnd(view, index + 2, to));
  if (token.tag === 'TO') return made('infinitive', readInfinitiveEnd(view, index, to));
  if (/^(?:not|never)$/u.test(token.lower) && view.at(index + 1).tag === 'TO')
    return made('infinitive', readInfinitiveEnd(view, index + 1, to));
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
  // "display painted copies", but "has painted walls"
  const before = view.at(index - 1);
  const isObject = token.tag === 'VBN' && isFinite(before) && !isHelping(before) && before.lemma !== 'get';
  if (/^VB[GN]$/u.test(token.tag) && isNoun(view.at(index + 1)) && (!isVerb(before) || isObject)) {
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
    /^(?:which|who|whom|because|if|when|although|though|while|whether|unless|whereas|how|why|where|than|whatever|whoever|whichever)$/u.test(
      lower,
    )
  )
    return true;
  // "and that many bees ignore it"
  const isJoined =
    view.at(index - 1).tag === 'CC' && /^(?:many|most|few|some|all)$/u.test(view.at(index + 1).lower);
  if (lower === 'that') return ((tag === 'IN' || tag === 'WDT') && !isPointing(view, index)) || isJoined;
  if (/^what$|^whose$/u.test(lower)) return true;
  // ", for the better a translation is, …"
  if (lower === 'for' && view.at(index - 1).text === ',' && view.at(index + 1).lower === 'the')
    return /^(?:JJR|RBR)$/u.test(view.at(index + 2).tag);
  const opensClause = subjectPronouns.test(view.at(index + 1).lower) || readSubject(view, index + 1);
  return subordinators.has(lower) && Boolean(opensClause);
}

/** "resisted | that fungus.", "contradicted | that new picture | of who they were": no conjunction. */
function isPointing(view: SentenceView, index: number): boolean {
  const phrase = isVerb(view.at(index - 1)) ? readNounPhrase(view, index + 1) : undefined;
  if (phrase === undefined || phrase.isPronoun || isVerb(view.at(index + 1))) return false;
  const next = view.at(phrase.end);
  // "knew that note well, because …"
  const mark = skipAdverbs(view, phrase.end);
  const isClosed = view.at(mark).text === ',' && subordinators.has(view.at(mark + 1).lower);
  if (isClosed && mark > phrase.end) return true;
  const takesObject = !clauseVerbs.has(view.at(index - 1).lemma) && !isBe(view.at(index - 1));
  if (takesObject && next.tag === 'IN' && !readSubject(view, index + 1)) return true;
  return next.text === '.' || (next.tag === 'IN' && /^W/u.test(view.at(phrase.end + 1).tag));
}

function readPreposition(view: SentenceView, index: number): Unit {
  const made = (end: number): Unit => ({ type: 'preposition', first: index, end });
  const next = view.at(index + 1);
  // "unusual | in that | it is never touched"
  const isInThat =
    view.at(index).lower === 'in' && next.lower === 'that' && readSubject(view, index + 2) !== undefined;
  if (/^(?:which|whom?|what|how|whether|why|where)$/u.test(next.lower) || isInThat)
    return { type: 'marker', first: index, end: index + 2 };
  const gerund = readGerundEnd(view, index);
  if (gerund !== undefined) return made(gerund);
  const phrase = readPhraseEnd(view, index + 1);
  if (phrase !== undefined) return made(joinNouns(view, phrase));
  return made(
    /^(?:JJ|DT|CD|RB)/u.test(next.tag) && next.lower !== 'not' ? readNoun(view, index + 1).end : index + 1,
  );
}

/** An adverb stays with the verb, adjective or adverb behind it, else with what came before. */
function readAdverb(view: SentenceView, index: number, to: number): Unit {
  let next = index;
  // "took everything away | now feeds them"
  if (parting.test(view.at(index).lower) && isAdverb(view.at(index + 1)) && isNoun(view.at(index - 1)))
    return { type: 'other', first: index, end: index + 1 };
  // "pushes the eggs out | soon after it hatches"
  const leadsOn = (at: number): boolean =>
    at > index && leading.test(view.at(at).lower) && subordinators.has(view.at(at + 1).lower);
  while (next < to && !leadsOn(next) && (isAdverb(view.at(next)) || view.at(next).lower === 'so')) next += 1;
  const token = view.at(next);
  if (next >= to || view.at(next).text === ',') return { type: 'other', first: index, end: next };
  if (focusAdverb.test(view.at(next - 1).lower) && startsNounPhrase(token) && !/^JJ/u.test(token.tag))
    return { ...readNoun(view, next), first: index };
  // "members later marched", "two years later came"
  const isBehindTime = view.at(index).lower !== 'later' || timeNoun.test(view.at(index - 1).lemma);
  if (isVerb(token) && next === index + 1 && isBehindTime && postpositive.test(view.at(index).lower))
    return { type: 'other', first: index, end: next };
  const before = view.at(index - 1);
  // "love most were": behind a full verb the adverb belongs to it.
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
    const phrase = isNoun(view.at(next + 1)) ? readNounPhrase(view, next)?.end : undefined;
    return phrase === undefined
      ? { type: 'adjective', first: index, end: next + 1 }
      : { type: 'noun', first: index, end: joinNouns(view, phrase) };
  }
  return { type: 'other', first: index, end: next };
}

const isHelping = (token: Token): boolean =>
  token.tag === 'MD' || isBe(token) || isHave(token) || token.lemma === 'do';

function readVerb(view: SentenceView, index: number): Unit {
  const token = view.at(index);
  let end = readVerbEnd(view, index);
  const mayHelp = isHelping(token);
  while (mayHelp && /^(?:not|n't|n’t)$/u.test(view.at(end).lower)) end += 1;
  const next = view.at(skipAdverbs(view, end));
  const isAuxiliary = mayHelp && isVerb(next) && !(isFinite(next) && token.tag !== 'MD');
  return { type: isAuxiliary ? 'auxiliary' : 'verb', first: index, end };
}

function readNoun(view: SentenceView, index: number): Unit {
  const phrase = readNounPhrase(view, index);
  if (phrase) {
    // "a view | one rejects": one is the subject of a clause.
    const isSubject =
      view.at(phrase.end).lower === 'one' &&
      !/^(?:right|wrong|first|last|second|third|good|best|old|new|only)$/u.test(
        view.at(phrase.end - 1).lower,
      ) &&
      isFinite(view.at(skipAdverbs(view, phrase.end + 1)));
    const isOpen = !isSubject && /^(?:other|others|same|one|ones|else)$/u.test(view.at(phrase.end).lower);
    return { type: 'noun', first: index, end: joinNouns(view, isOpen ? phrase.end + 1 : phrase.end) };
  }
  if (view.at(index + 1).lower === 'of')
    return { type: 'noun', first: index, end: joinNouns(view, index + 1) };
  if (view.at(index).tag === 'DT') {
    let end = index + 1;
    while (
      /^(?:JJ|RB|CD|NN|VB[DN])/u.test(view.at(end).tag) ||
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
    // "six seconds or more"
    if (lower === 'or' && /^(?:more|less)$/u.test(view.at(end + 1).lower) && !isNoun(view.at(end + 2)))
      return end + 2;
    if (lower !== 'of' && lower !== 'and' && lower !== 'or') return end;
    const next = readNounPhrase(view, end + 1);
    // "details and trust us": a verb that was read as a noun.
    const follower = view.at(next?.end ?? end);
    // "to hold a shield and offer | a hand"
    const isBase = next !== undefined && next.end === end + 2 && getVerbForms(view.at(end + 1).lower).isBase;
    const isOffer =
      (lower === 'and' && /^(?:DT|PRP\$)$/u.test(follower.tag)) ||
      (lower !== 'of' && isBase && /^(?:JJ.?|NNS?)$/u.test(follower.tag)) ||
      // "raise their fins and leap into the air"
      (lower !== 'of' && isBase && /^(?:into|onto|toward|towards|away)$/u.test(follower.lower));
    // "slows a vessel and wastes fuel", "a pole with a sign and no place to sit"
    const [joined, second] = [view.at(end + 1), view.at(end + 2)];
    const isMisread = joined.tag === 'NNS' && isNoun(second) && findEntry(joined.lemma, 'v') !== undefined;
    if (lower !== 'of' && (isMisread || (joined.lower === 'no' && view.at(end - 2).lower !== 'no')))
      return end;
    const isVerbNext = (isVerb(follower) && hasVerbBefore(view, end)) || follower.tag === 'PRP' || isOffer;
    const isPair = view.at(end - 1).tag === 'NNP' && view.at(end + 1).tag === 'NNP';
    if (!next || next.isPronoun || (lower !== 'of' && isVerbNext && !isPair)) return end;
    ({ end } = next);
  }
}

/** "of mice and squirrels would grow": without a verb before them both are of one subject. */
function hasVerbBefore(view: SentenceView, end: number): boolean {
  let start = end;
  while (start > 0 && !isMarker(view, start - 1) && view.at(start - 1).text !== ',') start -= 1;
  return (
    view.tokens.slice(start, end).some(isVerb) ||
    (start > 0 && /^(?:which|who|that|whose)$/u.test(view.at(start - 1).lower))
  );
}

/** Words in a unit. */
export const countUnitWords = (view: SentenceView, { first, end }: Unit): number =>
  view.tokens.slice(first, end).filter(({ text }) => /^[\p{L}\p{N}]/u.test(text)).length;
