import { findNounClass } from '@jadoo/lexicon';

import {
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  textOf,
  viewSentence,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { closePhrase, isPlainWord, isReduced, isSpoken, neverTold } from '#meaning/lines/plain-phrases.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import type { ClauseKind } from '#syntax/clauses/clause-state.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** A clause of a passage that names all that it speaks of. */
export interface PlainClause {
  /** As it stands in the passage, from the subject on. */
  quote: string;
  /** The subject as it stands within a sentence. */
  subject: string;
  isPlural: boolean;
  isOfPeople: boolean;
  finite: Token;
  main: Token;
  /** Auxiliaries and adverbs before the main verb: can easily, have not. */
  helpers: readonly string[];
  /** All behind the subject. */
  predicate: string;
  /** What follows the main verb. */
  rest: string;
}

const leastWords = 4;
const mostWords = 13;
const mostOfSubject = 7;
/** A reading of the sentence that bends more of its tags may have taken a noun for a verb, unless all taggers call it one. */
const mostCost = 3;
const mostOfSure = 8;
const auxiliaries = /^(?:can|cannot|may|will|be|have|not|n’t)$/u;

/** The clauses of a sentence that can be read by themselves. `known` are the words of the teacher's lines. */
export function listPlainClauses(
  analysis: PassageAnalysis,
  sentence: Sentence,
  known: ReadonlySet<string>,
): PlainClause[] {
  if (isSpoken(sentence)) return [];
  const view = viewSentence(analysis, sentence);
  const { findings, cost } = readClauses(view);
  if (cost > mostOfSure) return [];
  return findings.flatMap((found) => {
    if (found.type !== 'verb' || found.how === 'turned' || found.subject < 0) return [];
    const verb = view.at(found.index);
    if (!isFinite(verb) || (cost > mostCost && !isSureFinite(verb))) return [];
    const clause = readClause(view, found, known);
    return clause === undefined ? [] : [clause];
  });
}

interface Place {
  kind: ClauseKind;
  subject: number;
  index: number;
  how: 'subject' | 'joined' | 'turned';
}

function readClause(view: SentenceView, place: Place, known: ReadonlySet<string>): PlainClause | undefined {
  const first = place.subject;
  const group = readVerbGroup(view, place.index);
  const finite = view.at(place.index);
  const main = view.at(group.main);
  if (neverTold.test(main.lemma) || /^(?:would|could|should|must|might|shall|ought)$/u.test(finite.lower))
    return undefined;
  const isJoined = place.how === 'joined';
  if (isCompared(view, first) || /^(?:so|nor|neither)$/u.test(view.at(place.index - 1).lower))
    return undefined;
  const isRelative = /^(?:that|who|which)$/u.test(view.at(first).lower);
  // "They filmed ducks that slept and recorded them": who recorded?
  if (isRelative && isJoined) return undefined;
  if (place.kind !== 'main' && !isRelative && !/^(?:adverbial|nominal)$/u.test(place.kind)) return undefined;
  const subject = isRelative
    ? readAntecedent(view, first, known)
    : (readMeant(view, first, known) ?? readNamed(view, first, isJoined ? undefined : place.index, known));
  if (subject === undefined) return undefined;
  // A verb that does not go with its subject is a noun.
  if (finite.tag === 'VBZ' && subject.isPlural) return undefined;
  const start = isRelative || isJoined ? place.index : subject.end;
  const helpers = view.tokens.slice(start, group.main);
  const end = closePhrase(view, group.end, {
    known,
    isPlural: subject.isPlural,
    isWe: subject.text === 'we',
  });
  if (end === undefined || end <= group.end || main.tag === 'VBG') return undefined;
  if (isOpen(view, group.main, end) || isReduced(view, first, group.main)) return undefined;
  const isFit = (token: Token): boolean =>
    auxiliaries.test(token.lemma) ||
    (isAdverb(token) &&
      !/^(?:most|least|more|less|long|far)$/u.test(token.lower) &&
      isPlainWord(token, known));
  const words = subject.text.split(' ').length + helpers.length + (end - group.main);
  if (!helpers.every(isFit) || words < leastWords || words > mostWords) return undefined;
  return {
    quote: isJoined || isRelative ? textOf(view, place.index, end) : textOf(view, first, end),
    subject: subject.text,
    isPlural: subject.isPlural,
    isOfPeople: subject.isOfPeople,
    finite,
    main,
    helpers: helpers.map(({ lower }) => lower),
    predicate: textOf(view, start, end),
    rest: textOf(view, group.end, end),
  };
}

/** "Are quick to ask", "go further", "feels like a lie", "needed five years": it says too little, or an image. */
const isOpen = (view: SentenceView, main: number, end: number): boolean =>
  // But "expensive to heat" is whole.
  (view.at(end - 1).tag === 'VB' && view.at(end - 2).tag === 'TO' && !tough.test(view.at(end - 3).lower)) ||
  (/^(?:further|farther|deeper|better|worse|more|less|forth)$/u.test(view.at(end - 1).lower) &&
    end - main <= 2) ||
  view.at(main + 1).lower === 'like' ||
  (view.tokens.slice(main, end).some(({ lemma }) => /^(?:need|take|last|wait|spend)$/u.test(lemma)) &&
    /^(?:second|minute|hour|day|week|month|year|decade)$/u.test(view.at(end - 1).lemma));

const tough =
  /^(?:easy|easier|hard|harder|difficult|expensive|cheap|costly|safe|dangerous|impossible|simple|pleasant|cheaper|safer)$/u;

/** "Much as sweat cools the skin", "how many trees grow", "as though it were a sin". */
const isCompared = (view: SentenceView, first: number): boolean =>
  /^W/u.test(view.at(first - 1).tag) ||
  // "Not because they lack time".
  (/^(?:because|that)$/u.test(view.at(first - 1).lower) &&
    view.tokens
      .slice(Math.max(0, first - 5), first)
      .some(({ lower }) => /^(?:not|n’t|never|no|seldom|rarely|hardly|scarcely)$/u.test(lower))) ||
  /^(?:if|unless|suppose|imagine)$/u.test(view.at(first - 1).lower) ||
  (/^(?:if|though)$/u.test(view.at(first - 1).lower) && view.at(first - 2).lower === 'as') ||
  (first > 1 && /^(?:as|than|how)$/u.test(view.at(first - 1).lower));

interface Named {
  text: string;
  /** Behind its last word. */
  end: number;
  isPlural: boolean;
  isOfPeople: boolean;
}

/** The subject without the article that points back, where the bare noun says the same; undefined where it names nothing. */
function readNamed(
  view: SentenceView,
  first: number,
  verb: number | undefined,
  known: ReadonlySet<string>,
): Named | undefined {
  const opening = view.at(first);
  if (/^(?:these|such)$/u.test(opening.lower)) return readAgain(view, first, verb, known);
  if (opening.lower === 'we' || opening.lower === 'people')
    return verb === undefined || verb === first + 1 || isAdverb(view.at(first + 1))
      ? { text: opening.lower, end: first + 1, isPlural: true, isOfPeople: true }
      : undefined;
  const phrase = readNounPhrase(view, first);
  if (phrase === undefined || phrase.isPronoun) return undefined;
  const noun = view.at(phrase.head);
  if (
    !isNoun(noun) ||
    isHollowNoun(noun.lemma) ||
    /^(?:moment|list|lot|trial|spoonful|series|reporter|dozen|hundred|thousand|million)$/u.test(noun.lemma)
  )
    return undefined;
  const end = verb === undefined ? phrase.end : endSubject(view, phrase.end, verb);
  // "The material": which one?
  if (end - first <= 2 && /^(?:material|stuff|thing|substance|object)$/u.test(noun.lemma)) return undefined;
  const words = view.tokens.slice(first, end);
  // "Two drivers" are those of one scene.
  if (opening.tag === 'CD' && isPerson(noun)) return undefined;
  const isFit = words.every(
    (token) =>
      isPlainWord(token, known) &&
      !/^(?:PRP\$|CC|,|RB)$/u.test(token.tag) &&
      !/^(?:before|after|long|since)$/u.test(token.lower),
  );
  // "Chemicals from the exposed seabed": no verb.
  if (/^(?:DT|IN|TO|PRP\$|JJ)$/u.test(words.at(-1)?.tag ?? 'DT')) return undefined;
  if (end === 0 || !isFit || words.length > mostOfSubject || words.length === 0) return undefined;
  const text = nameBare(view, { first, end, noun }, known);
  const isPlural = noun.tag === 'NNS' || noun.tag === 'NNPS';
  const isOfPeople = isPerson(noun);
  return text === undefined ? undefined : { text, end, isPlural, isOfPeople };
}

const isPerson = ({ lemma, lower }: Token): boolean =>
  /^(?:people|worker|customer|youth)$/u.test(findNounClass(lemma) ?? '') ||
  /^(?:people|children|men|women|adults|colleagues)$/u.test(lower);

/** "These viruses" in a passage on viruses are viruses. */
function readAgain(
  view: SentenceView,
  first: number,
  verb: number | undefined,
  known: ReadonlySet<string>,
): Named | undefined {
  const named = readNamed(view, first + 1, verb, known);
  if (named?.isPlural !== true || named.text.includes(' ')) return undefined;
  const isMatter = [named.text, named.text.replace(/s$/u, '')].some((word) => known.has(word));
  return isMatter ? named : undefined;
}

/** "Tiny agents that destroy bacteria"; of "a chain of ponds that" nobody knows which is meant. */
function readAntecedent(view: SentenceView, relative: number, known: ReadonlySet<string>): Named | undefined {
  let first = relative;
  while (/^(?:JJ|NNS?|VBG|VBN)$/u.test(view.at(first - 1).tag)) first -= 1;
  if (first === relative || /^(?:of|and|or|-)$/u.test(view.at(first - 1).lower)) return undefined;
  const before = view.at(first - 1);
  if (before.tag === 'DT' && before.lower !== 'the') return undefined;
  const named =
    before.tag === 'DT' || before.tag === 'PRP$' ? undefined : readNamed(view, first, relative, known);
  return named?.isPlural === true && named.end === relative ? named : undefined;
}

/** "They", where only one noun near before it can be meant. */
function readMeant(view: SentenceView, at: number, known: ReadonlySet<string>): Named | undefined {
  if (view.at(at).lower !== 'they') return undefined;
  const before = view.analysis.sentences[view.sentence.index - 1];
  const own = listPlurals(view, at);
  const plurals =
    // Behind other words of its sentence it means one of them, though none shows.
    own.length > 0 || before === undefined || at > 1
      ? own
      : listPlurals(viewSentence(view.analysis, before), before.endToken - before.firstToken);
  const [only] = plurals;
  if (only === undefined || plurals.length > 1) return undefined;
  // “Crabs hide under stones until they grow” speaks of no stones, and “deer” shows no plural.
  if (/^(?:IN|TO|VB.?)$/u.test(only.view.at(only.first - 1).tag)) return undefined;
  const named = readNamed(only.view, only.first, undefined, known);
  return named?.isPlural === true ? { ...named, end: at + 1 } : undefined;
}

/** The plural noun phrases of a sentence before a word, one of each noun. */
function listPlurals(view: SentenceView, end: number): { view: SentenceView; first: number }[] {
  const seen = new Map<string, number>();
  view.tokens.slice(0, end).forEach(({ tag, lemma, lower }, at) => {
    if (/^(?:we|they|them|these|those|others|people)$/u.test(lower)) seen.set(lower, at);
    if (!/^NNP?S$/u.test(tag)) return;
    let first = at;
    while (/^(?:JJ|NN|VBG|VBN|DT|CD|PRP\$|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
    seen.set(lemma, first);
  });
  return [...seen.values()].map((first) => ({ view, first }));
}

/** The end of the subject: before the adverbs of the verb, and before what is added between two commas; 0 where that is not sure. */
function endSubject(view: SentenceView, from: number, verb: number): number {
  let end = verb;
  while (end > from && isAdverb(view.at(end - 1))) end -= 1;
  if (view.at(from).text === ',') {
    const isAside = /^(?:which|who|whose|however|though|in|by|for|on|then|therefore|of)$/u.test(
      view.at(from + 1).lower,
    );
    return view.at(end - 1).text === ',' && isAside ? from : 0;
  }
  return end;
}

interface Span {
  first: number;
  end: number;
  noun: Token;
}

function nameBare(
  view: SentenceView,
  { first, end, noun }: Span,
  known: ReadonlySet<string>,
): string | undefined {
  const [opening, ...others] = view.tokens.slice(first, end);
  if (opening === undefined) return undefined;
  const text = textOf(view, first, end);
  const said = opening.tag.startsWith('NNP') ? text : text.charAt(0).toLowerCase() + text.slice(1);
  if (/^(?:all|any|no|enough|certain|more|less)$/u.test(opening.lower)) return undefined;
  if (/^an?$/u.test(opening.lower)) return isOnce(view, noun) ? undefined : said;
  if (opening.lower !== 'the') return said;
  if (others.some(({ lower }) => /^(?:of|that|who|which)$/u.test(lower))) return said;
  const isOften = view.analysis.tokens.filter(({ lemma }) => lemma === noun.lemma).length > 1;
  const isThing = !/^(?:idea|practice|text|people|)$/u.test(findNounClass(noun.lemma) ?? '');
  if (!isOften && !known.has(noun.lemma) && !isThing && others.length < 2) return undefined;
  return noun.tag === 'NNS' ? said.slice('the '.length) : said;
}

/** "A woman dropped her purse": one among many, once. */
const isOnce = (view: SentenceView, noun: Token): boolean =>
  findNounClass(noun.lemma) === 'people' || view.tokens.some(({ tag }) => tag === 'VBD');
