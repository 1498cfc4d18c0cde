import { findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import { isOfPerson, isOtherName, isTitleOf, readGender } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { isNoun } from '#cohesion/words.ts';

/** The subject form of the pronoun that is used for a person. */
export type Gender = 'he' | 'she';

/** A name as one sentence has it. */
export interface Mention {
  sentence: number;
  /** Of its first word among the tokens of the sentence. */
  first: number;
  last: number;
  words: string;
  isSubject: boolean;
}

/** Somebody whom the passage names, or perhaps something that bears a name of several words. */
export interface NamedPerson {
  mentions: readonly Mention[];
  /** The passage says by more than a capital letter that this is a person. */
  isSure: boolean;
  /** As far as a noun beside the name tells it. */
  gender: Gender | undefined;
}

const ofMind =
  /^(?:ask|invite|think|believe|expect|find|decide|hope|imagine|guess|remember|recall|write|say|tell|report|argue|conclude|want|try|learn|notice|realize|discover|invent|plan|agree|claim|worry|know|test|measure|compare|study|plant|buy|sell|pay|hire|vote|publish|complain|object|admit|persuade|teach|refuse)$/u;

/** Only people do what the verb says. */
export const isOfMind = (verb: Token): boolean => ofMind.test(verb.lemma);

const ofOnePerson =
  /^(?:bear|die|marry|predict|emphasize|observe|maintain|estimate|promise|smile|stare|nod|sigh|laugh|whisper|shout|reply|answer|explain|warn|suggest|propose|devise|compose|paint|design|train|grow|insist|travel|graduate)$/u;
const titles = /^(?:mr|mrs|ms|miss|dr|sir|lady|lord|professor|saint|captain|king|queen|president|judge)\.?$/u;
const placeWords = /^(?:in|into|at|across|throughout|near|via|around|off|within|along)$/u;

/** Not "Chicken" or "Great", which are words of their own. */
export const isOnlyName = ({ lower }: Token): boolean =>
  findEntry(lower, 'n') === undefined && findEntry(lower, 'adj') === undefined;

/** A capital inside a sentence makes a name of a word that may be a verb elsewhere: Louis Braille. */
const isNamePart = (tokens: readonly Token[], position: number): boolean => {
  const token = tokens[position];
  if (!token || !/^(?:NN|VB)/u.test(token.tag)) return false;
  if (position > 0) return token.tag.startsWith('NNP') || /^[A-Z][a-z]/u.test(token.text);
  const isBeforeName = tokens[1]?.tag.startsWith('NNP') === true || isOnlyName(token);
  return token.tag.startsWith('NNP') || (isBeforeName && isNamePart(tokens, 1));
};

/** Small words inside a name: Frans de Waal, Ludwig van Beethoven. */
const inName = /^(?:de|del|della|di|da|du|van|von|der|den|la|le|bin|ibn)$/u;

/** Where the name that holds the word at `last` goes on, if it does. */
function findNext(tokens: readonly Token[], last: number): number | undefined {
  let next = last + 1;
  while (inName.test(tokens[next]?.text ?? '')) next += 1;
  return isNamePart(tokens, next) ? next : undefined;
}

/** Every run of capitalised words that may be the name of a person. */
function listRuns({ index, tokens, subjects }: CueSentence): (Mention & { tokens: readonly Token[] })[] {
  let past = 0;
  return tokens.flatMap((token, first) => {
    if (first < past || !isNamePart(tokens, first)) return [];
    let last = first;
    for (let next = findNext(tokens, last); next !== undefined; next = findNext(tokens, last)) last = next;
    past = last + 1;
    // "Mr. Oh!" cried out may be read as two sentences.
    if (first === last && titles.test(token.lower)) return [];
    const words = tokens.slice(first, last + 1);
    return [
      {
        sentence: index,
        first,
        last,
        words: words.map(({ text }) => text).join(' '),
        // The subject of a clause of report is one as well.
        isSubject:
          words.some((word) => subjects.includes(word)) ||
          /^(?:VB[DPZ]|MD)$/u.test(tokens[last + 1]?.tag ?? ''),
        tokens: words,
      },
    ];
  });
}

/** "in England", "across Bern": where a name stands once as a place it is nobody's. */
const isAtPlace = (tokens: readonly Token[], { first, last }: Mention): boolean =>
  placeWords.test(tokens[first - 1]?.lower ?? '') && tokens[last + 1]?.tag !== 'POS';

/** "Ann Moor, who", not "an island off Massachusetts whose captains". */
const isWho = (tokens: readonly Token[], last: number): boolean =>
  (tokens[last + 1]?.text === ',' ? tokens[last + 2] : tokens[last + 1])?.lower === 'who' ||
  (tokens[last + 1]?.text === ',' && tokens[last + 2]?.lower === 'whose');

const verbReach = 5;

/** "Ann Moor, who …", "Ann Moor was born", "Moor had long believed": said of people only. */
function doesAsPeople(tokens: readonly Token[], { last, isSubject }: Mention): boolean {
  if (isWho(tokens, last)) return true;
  if (!isSubject) return false;
  const verb = tokens
    .slice(last + 1, last + verbReach)
    .find(({ tag, lemma }) => !tag.startsWith('RB') && tag !== 'MD' && !/^(?:have|do|be|,)$/u.test(lemma));
  return verb !== undefined && verb.tag.startsWith('VB') && (isOfMind(verb) || ofOnePerson.test(verb.lemma));
}

/** The nouns that say who bears the name: "the chemist Ann Moor", "Ann Moor, a chemist". */
const listTitles = (tokens: readonly Token[], { first }: Mention): readonly Token[] => {
  const name = tokens[first];
  return name ? tokens.filter((noun) => isOfPerson(noun) && isTitleOf(tokens, noun, name)) : [];
};

const genderOfTitle = /^(?:(mr|sir|lord|king)|(mrs|ms|miss|lady|queen))\.?$/u;

interface Reading {
  mention: Mention;
  isTold: boolean;
  /** No word of the name, or not the first one, is also a word of its own. */
  isFull: boolean;
  isMaybe: boolean;
  gender: Gender | undefined;
}

function readMention({ tokens, index }: CueSentence, run: ReturnType<typeof listRuns>[number]): Reading {
  const { tokens: words, ...mention } = run;
  const nouns = listTitles(tokens, mention);
  const opener = titles.test(words[0]?.lower ?? '') ? words[0] : tokens[mention.first - 1];
  const isTitled = titles.test(opener?.lower ?? '');
  const told = isTitled ? genderOfTitle.exec(opener?.lower ?? '') : null;
  const isFull = words.length > 1 && words.every(isOnlyName);
  const isMaybe = words.length > 1 && words.slice(0, 1).every(isOnlyName);
  return {
    mention,
    isTold:
      isTitled ||
      nouns.length > 0 ||
      doesAsPeople(tokens, mention) ||
      (run.isSubject && (isFull || (isMaybe && index === 0))),
    isFull,
    isMaybe,
    gender: told ? (told[1] === undefined ? 'she' : 'he') : nouns.map(readGender).find((one) => one),
  };
}

/** All who are named in a passage, in the order in which they are met. */
export function listNamedPersons(sentences: readonly CueSentence[]): NamedPerson[] {
  const runs = sentences.flatMap((sentence) => listRuns(sentence).map((run) => ({ sentence, run })));
  const places = new Set(
    runs.filter(({ sentence, run }) => isAtPlace(sentence.tokens, run)).map(({ run }) => run.words),
  );
  const readings = runs
    .filter(
      ({ sentence, run }) =>
        !places.has(run.words) &&
        (!isOtherName(sentence.tokens, run.last) || isWho(sentence.tokens, run.last)),
    )
    .map(({ sentence, run }) => readMention(sentence, run));
  const groups: Reading[][] = [];
  for (const reading of readings) {
    const group = groups.filter((known) => known.some(({ mention }) => areOne(mention, reading.mention)));
    // A surname that two people share is nobody's.
    if (group.length === 1) group[0]?.push(reading);
    else if (group.length === 0) groups.push([reading]);
  }
  return groups.flatMap((group): NamedPerson[] => {
    // "Brandt" alone after "Ivo Brandt" is how a person is called.
    const isCalled = new Set(group.map(({ mention }) => mention.words)).size > 1;
    const isSure = group.some(({ isTold }) => isTold) || (isCalled && group.some(({ isFull }) => isFull));
    if (!isSure && !group.some(({ isMaybe }) => isMaybe)) return [];
    const genders = new Set(group.flatMap(({ gender }) => gender ?? []));
    return [
      {
        mentions: group.map(({ mention }) => mention),
        isSure,
        gender: genders.size === 1 ? [...genders][0] : undefined,
      },
    ];
  });
}

/** "Brandt", "Ivo" and "Ivo Brandt" are one person; so is "Dr. Ivo Brandt". */
function areOne(one: Mention, other: Mention): boolean {
  const [short, long] = [one.words, other.words]
    .map((words) => words.split(' '))
    .sort((a, b) => a.length - b.length);
  return short?.every((word) => long?.includes(word)) === true;
}

/** A singular noun that may be the person a pronoun means, and no title of somebody who is named. */
export const isUnnamedPerson = (tokens: readonly Token[], noun: Token): boolean =>
  isNoun(noun) &&
  isOfPerson(noun) &&
  !tokens.some(
    (name, at) =>
      // "In Kenya, a researcher …" names a place.
      name.tag.startsWith('NNP') && !isOtherName(tokens, at) && isTitleOf(tokens, noun, name),
  );
