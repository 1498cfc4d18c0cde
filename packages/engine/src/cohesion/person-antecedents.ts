import type { Token } from '#passage/analysis.ts';
import type { Antecedent } from '#cohesion/cue.ts';
import { readForm, readMeantPersons } from '#cohesion/meant-persons.ts';
import { isUnnamedPerson, type Gender } from '#cohesion/named-persons.ts';
import { fitsPerson } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';

const told = (words: string): Antecedent => ({ words, fit: 1, strength: 2 });
/** It goes on from there, but nothing there can be named. */
const unnamed: Antecedent = { words: '', fit: 1, strength: 0 };

/** The sentences that "he" or "she" may go on from, and the name or the noun where nobody else is meant. */
export function findPersonAntecedents(
  sentences: readonly CueSentence[],
  at: number,
  pronoun: Token,
  isTold: boolean,
): ReadonlyMap<number, Antecedent> {
  const form = readForm(pronoun);
  if (form === undefined) return new Map();
  const { persons, meant, genders } = readMeantPersons(sentences);
  const person = meant.get(pronoun);
  const fitting = person
    ? [person]
    : persons.filter((one) => (genders.get(one) ?? form) === form && (one.mentions[0]?.sentence ?? at) < at);
  const goesOn = ({ tokens }: CueSentence): boolean =>
    tokens.some((token) => readForm(token) === form && (!person || (meant.get(token) ?? person) === person));
  const mentionOf = ({ index }: CueSentence): string | undefined =>
    fitting.flatMap(({ mentions }) => mentions).find(({ sentence }) => sentence === index)?.words;
  const isNamed = fitting.length > 0;
  // Where a name was told that may be a person's, "the driver" need not be meant.
  const isSure = isTold && !sentences.slice(0, at).some((sentence) => mayName(sentence, form));
  return new Map(
    sentences.flatMap((sentence): [number, Antecedent][] => {
      if (sentence.index === at) return [];
      const name = mentionOf(sentence);
      if (name !== undefined) return [[sentence.index, person ? told(name) : unnamed]];
      const noun = findNoun(sentence, form);
      // Whoever has not read the name yet takes "its chief engineer".
      if (isNamed && noun) return [[sentence.index, unnamed]];
      if (noun && !isNamed)
        return [
          [sentence.index, isSure && sentence.index === at - 1 && noun.isAlone ? told(noun.words) : unnamed],
        ];
      return goesOn(sentence) || (!person && mayName(sentence, form)) ? [[sentence.index, unnamed]] : [];
    }),
  );
}

/** A name of one word may be that of a person, but nothing tells so. */
const mayName = ({ tokens }: Pick<CueSentence, 'tokens'>, form: Gender): boolean =>
  tokens.some((token) => token.tag === 'NNP' && fitsPerson(tokens, token, form));

const ofNobody = /^(?:each|every|no|any)$/u;

/** Where nobody is named, the noun of the one person whom the sentence is about: "a young engineer". */
function findNoun(
  { tokens, subjects }: CueSentence,
  form: Gender,
): { words: string; isAlone: boolean } | undefined {
  const nouns = tokens.filter((token) => isUnnamedPerson(tokens, token) && fitsPerson(tokens, token, form));
  const isOther = tokens.some((token) => (readForm(token) ?? form) !== form);
  const [noun] = nouns;
  if (!noun || isOther) return undefined;
  const position = tokens.indexOf(noun);
  const isOfAny = tokens.slice(0, position).some(({ lower }) => ofNobody.test(lower));
  // "While his father worked, he fell": who is spoken of all along is meant, not the father.
  const isKnown = tokens.slice(0, position).some((token) => readForm(token) === form);
  const isAlone = nouns.every(({ lemma }) => lemma === noun.lemma) && !mayName({ tokens }, form);
  return { words: noun.text, isAlone: isAlone && subjects.includes(noun) && !isOfAny && !isKnown };
}
