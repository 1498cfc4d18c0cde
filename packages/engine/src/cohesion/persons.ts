import { findNounClass } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import { personNouns } from '#cohesion/connectives.ts';
import { isNoun } from '#cohesion/words.ts';

const masculine = new Set('man boy father brother son husband king prince actor emperor monk'.split(' '));
const feminine = new Set('woman girl mother sister daughter wife queen actress duchess nun'.split(' '));

/** What a noun tells of the one person it names. */
export const readGender = ({ lemma }: Token): 'he' | 'she' | undefined =>
  masculine.has(lemma) ? 'he' : feminine.has(lemma) ? 'she' : undefined;

/** Several people under one noun: "it" or "they", never "he". */
const collective =
  /^(?:community|team|family|couple|crew|staff|crowd|public|audience|people|humankind|extra)$/u;

const namesPeople = ({ lemma }: Token): boolean =>
  personNouns.has(lemma) || findNounClass(lemma) === 'people' || lemma === 'commuter';

/** The noun of one person. */
export const isOfPerson = (token: Token): boolean => token.tag === 'NN' && namesPeople(token);

/** The noun of several people, of whom a verb such as "think" can be said. */
export const isOfPeople = (token: Token): boolean =>
  (token.tag === 'NNS' && namesPeople(token)) || /^(?:people|men|women|children)$/u.test(token.lower);

const isNamePart = (token: Token | undefined): boolean => token?.tag.startsWith('NNP') ?? false;

/** Positions of the first and the last word of the name that the word at `position` is part of. */
export function readNameRun(tokens: readonly Token[], position: number): [first: number, last: number] {
  let [first, last] = [position, position];
  while (isNamePart(tokens[first - 1])) first -= 1;
  while (isNamePart(tokens[last + 1])) last += 1;
  return [first, last];
}

const atPlace =
  /^(?:in|at|from|near|into|through|across|via|throughout|around|outside|below|above|beyond|toward|towards|the)$/u;
const movement =
  /^(?:come|go|move|travel|sail|return|fly|journey|emigrate|back|walk|drive|send|trip|voyage|expedition)$/u;
const calendar =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/u;
const institution =
  /^(?:university|college|school|institute|academy|museum|society|association|union|league|company|street|avenue|road|park|city|county|island|islands|sea|ocean|river|falls|lake|mountain|mountains|bay|channel|prize|award|olympics|games|war|kingdom|empire|states|republic|north|south|east|west|northern|southern|eastern|western)$/u;

/** "in Leeds", "the Amazon", "April", "NASA", "a Boston street", "Lyon, a city": names of no person. */
export function isOtherName(tokens: readonly Token[], position: number): boolean {
  const [first, last] = readNameRun(tokens, position);
  const words = tokens.slice(first, last + 1);
  if (
    words.some(
      ({ lower, text }) => calendar.test(lower) || institution.test(lower) || /^[A-Z]{2,}$/u.test(text),
    )
  )
    return true;
  // "In nineteenth-century America"
  const opening = first - (/^JJ/u.test(tokens[first - 1]?.tag ?? '') ? 1 : 0);
  const [before, after] = [tokens[opening - 1], tokens[last + 1]];
  if (before?.lower === 'to' && movement.test(tokens[first - 2]?.lemma ?? '')) return true;
  if (atPlace.test(before?.lower ?? '') || (before?.lower === 'of' && first === last)) return true;
  if (after !== undefined && isNoun(after) && !isNamePart(after)) return true;
  return isPlaceOf(tokens, last);
}

const appositionReach = 7;

/** "Coupvray, a small town": what is set behind the name says that it is a place. */
function isPlaceOf(tokens: readonly Token[], last: number): boolean {
  if (tokens[last + 1]?.text !== ',' || !/^(?:an?|the)$/u.test(tokens[last + 2]?.lower ?? '')) return false;
  const head = tokens.slice(last + 3, last + appositionReach).find((token) => token.tag.startsWith('NN'));
  return head !== undefined && /^(?:place|land)$/u.test(findNounClass(head.lemma) ?? '');
}

export const isPerson = (form: string): form is 'he' | 'she' => form === 'he' || form === 'she';

/** "he" and "she" can stand for it. */
export function fitsPerson(tokens: readonly Token[], token: Token, pronoun: 'he' | 'she'): boolean {
  const other = pronoun === 'he' ? feminine : masculine;
  if (!isNoun(token) || other.has(token.lemma) || collective.test(token.lemma)) return false;
  return token.tag === 'NNP' ? !isOtherName(tokens, tokens.indexOf(token)) : isOfPerson(token);
}

/** The whole name, where the word is part of one. */
export function readName(tokens: readonly Token[], word: Token): string {
  if (!isNamePart(word)) return word.text;
  const [run, last] = readNameRun(tokens, tokens.indexOf(word));
  // At the head of a sentence "Henry" of Henry Bates may be taken for a noun.
  const first = run === 1 && /^NNS?$/u.test(tokens[0]?.tag ?? '') ? 0 : run;
  return tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

const titleReach = 3;
/** "Otis was a young engineer" */
const tells = /^(?:be|become|remain)$/u;

/** "an engineer named Otis", "the engineer Otis", "Otis, a young engineer": the noun and the name are one person. */
export function isTitleOf(tokens: readonly Token[], noun: Token, name: Token): boolean {
  if (isNamePart(noun)) return false;
  const [first, last] = readNameRun(tokens, tokens.indexOf(name));
  const at = tokens.indexOf(noun);
  const between = tokens.slice(at + 1, first);
  if (at < first)
    return between.length <= titleReach && between.every(({ lower }) => /^(?:named|called|,)$/u.test(lower));
  // "In America, a woman could piece it together": no woman is called so.
  if (/^(?:VB[DPZ]|MD)$/u.test(tokens[at + 1]?.tag ?? '')) return false;
  const [verb] = tokens.slice(last + 1, at).filter(({ tag }) => /^VB[DPZ]$/u.test(tag));
  if (verb && tells.test(verb.lemma) && at - tokens.indexOf(verb) <= titleReach) return true;
  return (
    tokens[last + 1]?.text === ',' &&
    /^(?:an?|the)$/u.test(tokens[last + 2]?.lower ?? '') &&
    at - last <= appositionReach &&
    !tokens.slice(last + 2, at).some(({ tag }) => /^(?:VB[DPZ]|,)/u.test(tag))
  );
}
