import type { Token } from '#passage/analysis.ts';
import {
  isUnnamedPerson,
  listNamedPersons,
  type Gender,
  type Mention,
  type NamedPerson,
} from '#cohesion/named-persons.ts';
import { fitsPerson } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { readOnce } from '#read-once.ts';

const forms: ReadonlyMap<string, Gender> = new Map([
  ['he', 'he'],
  ['him', 'he'],
  ['his', 'he'],
  ['she', 'she'],
  ['her', 'she'],
  ['hers', 'she'],
]);

/** The subject form of a pronoun for one person. */
export const readForm = ({ lower }: Token): Gender | undefined => forms.get(lower);

/** Whom the pronouns of a passage mean. */
export interface MeantPersons {
  persons: readonly NamedPerson[];
  /** Only where nobody else could be meant. */
  meant: ReadonlyMap<Token, NamedPerson>;
  /** What the passage calls each of them, as far as it tells. */
  genders: ReadonlyMap<NamedPerson, Gender>;
}

/** Reads the passage from its head and tells for each "he" and "she" which of the persons named so far is meant. */
export const readMeantPersons = readOnce((sentences: readonly CueSentence[]): MeantPersons => {
  const persons = listNamedPersons(sentences);
  const genders = new Map(persons.flatMap((person) => (person.gender ? [[person, person.gender]] : [])));
  const lead = findLead(sentences, persons);
  if (lead && !genders.has(lead.person)) genders.set(lead.person, lead.gender);
  const meant = new Map<Token, NamedPerson>();
  const known = { persons, meant, genders };
  for (const { tokens, index } of sentences)
    for (const [position, token] of tokens.entries()) {
      const form = readForm(token);
      const person = form && findMeant(sentences, known, { index, position, form });
      if (!form || !person) continue;
      genders.set(person, form);
      meant.set(token, person);
    }
  return known;
});

/** The person whom the first sentence is about, where the passage has only "he" or only "she". */
function findLead(
  sentences: readonly CueSentence[],
  persons: readonly NamedPerson[],
): { person: NamedPerson; gender: Gender } | undefined {
  const used = new Set(sentences.flatMap(({ tokens }) => tokens.flatMap((token) => readForm(token) ?? [])));
  const [gender] = used;
  const [person] = persons.filter(({ mentions: [first] }) => first?.sentence === 0);
  if (used.size !== 1 || !gender || !person?.isSure || person.mentions[0]?.isSubject !== true)
    return undefined;
  return { person, gender };
}

interface Place {
  index: number;
  position: number;
  form: Gender;
}

function findMeant(
  sentences: readonly CueSentence[],
  { persons, meant, genders }: MeantPersons,
  place: Place,
): NamedPerson | undefined {
  const { index, position, form } = place;
  const isBefore = ({ sentence, last }: Mention): boolean =>
    sentence < index || (sentence === index && last < position);
  const fitting = persons.filter(
    (person) => (genders.get(person) ?? form) === form && person.mentions.some(isBefore),
  );
  const all = fitting.filter((person) => genders.get(person) === form);
  // Of two men the one who was spoken of lately.
  const known = all.length > 1 ? all.filter((person) => isRecent(sentences, meant, person, index)) : all;
  const [only] = fitting.length === 1 ? fitting : known;
  if (!only?.isSure || (fitting.length > 1 && known.length !== 1)) return undefined;
  // Somebody else was spoken of just now; what may be the name of a thing leaves him who was spoken of all along.
  const isTalkedOf =
    sentences[index - 1]?.tokens.some((token) => meant.get(token) === only) === true ||
    (new Set(meant.values()).has(only) && only.mentions.some(({ sentence }) => sentence === index - 1));
  const isOther = fitting.some(
    (person) =>
      person !== only &&
      person.mentions.some(
        (mention) =>
          isBefore(mention) &&
          mention.sentence >= index - 1 &&
          (person.isSure || mention.isSubject || !isTalkedOf),
      ),
  );
  if (isOther || hasRival(sentences, place)) return undefined;
  if (genders.has(only)) return only;
  return hasStranger(sentences, only, form) || isSeldom(sentences, form) ? undefined : only;
}

/** "She married a lawyer. When he retired": in the life of a woman the first "he" is another. */
function isSeldom(sentences: readonly CueSentence[], form: Gender): boolean {
  const used = sentences.flatMap(({ tokens }) => tokens.flatMap((token) => readForm(token) ?? []));
  return used.filter((one) => one === form).length * 2 < used.length;
}

const recentReach = 2;

const isRecent = (
  sentences: readonly CueSentence[],
  meant: MeantPersons['meant'],
  person: NamedPerson,
  index: number,
): boolean =>
  sentences
    .slice(Math.max(0, index - recentReach), index + 1)
    .some(
      (near) =>
        person.mentions.some(({ sentence }) => sentence === near.index) ||
        near.tokens.some((token) => meant.get(token) === person),
    );

const fitsUnnamed = (tokens: readonly Token[], noun: Token, form: Gender): boolean =>
  isUnnamedPerson(tokens, noun) && fitsPerson(tokens, noun, form);

/** "A girl was sold to a tailor named Ivo Brandt": until the passage has called him "he", the girl may be meant. */
function hasStranger(
  sentences: readonly CueSentence[],
  { mentions: [first] }: NamedPerson,
  form: Gender,
): boolean {
  const { tokens, subjects } = sentences[first?.sentence ?? -1] ?? { tokens: [], subjects: [] };
  return first?.isSubject !== true && subjects.some((noun) => fitsUnnamed(tokens, noun, form));
}

const isOfNamed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at + 1]?.lower === 'of' && tokens[at + 2]?.tag.startsWith('NNP') === true;

/** "The driver", "an officer": somebody else whom the pronoun may mean stands before it or was just spoken of. */
function hasRival(sentences: readonly CueSentence[], { index, position, form }: Place): boolean {
  const own = sentences[index]?.tokens ?? [];
  // "The seller, he argued, knows more": whoever argues is no seller.
  const isReport = own[position - 1]?.text === ',' && own[position + 2]?.text === ',';
  if (!isReport && own.slice(0, position).some((noun) => fitsUnnamed(own, noun, form))) return true;
  const before = sentences[index - 1];
  // "The prince, a son of King Sejong": of the two it is not the king.
  if (
    before?.tokens.some((noun, at) => isOfNamed(before.tokens, at) && fitsUnnamed(before.tokens, noun, form))
  )
    return true;
  // "The driver kept his window open": he is no "she".
  const isOther = before?.tokens.some((token) => (readForm(token) ?? form) !== form) === true;
  return !isOther && before?.subjects.some((noun) => fitsUnnamed(before.tokens, noun, form)) === true;
}
