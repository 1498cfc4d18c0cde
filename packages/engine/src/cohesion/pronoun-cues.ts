import { findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { readMeantPersons } from '#cohesion/meant-persons.ts';
import { isOfMind, isOnlyName } from '#cohesion/named-persons.ts';
import { findPersonAntecedents } from '#cohesion/person-antecedents.ts';
import {
  fitsPerson,
  isOfPeople,
  isOfPerson,
  isPerson,
  isTitleOf,
  readName,
  readNameRun,
} from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement } from '#cohesion/shell-nouns.ts';
import { findNounAfter, isNoun, timeNouns } from '#cohesion/words.ts';

const pronounSets: readonly ReadonlySet<string>[] = [
  new Set(['he', 'him', 'his']),
  new Set(['she', 'her', 'hers']),
  new Set(['it', 'its']),
  new Set(['they', 'them', 'their']),
];

/** All forms of the pronoun by which a cue points back. */
export const findForms = ({ type, words }: Cue): ReadonlySet<string> | undefined =>
  type === 'pronoun' ? pronounSets.find((forms) => forms.has(words.toLowerCase())) : undefined;

/** A pronoun as its own sentence has it. */
interface Pronoun {
  /** Its subject form. */
  form: string;
  set: ReadonlySet<string>;
  /** It opens its sentence and does something: "They fan the nectar". */
  isActive: boolean;
  /** Only people do what "they" do here. */
  isHuman: boolean;
}

/** The first pronoun near the head of a sentence, unless its own sentence explains it. */
export function findPronoun(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const reach = 9;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    const set = pronounSets.find((forms) => forms.has(token.lower));
    const [form] = set ?? [];
    if (!set || form === undefined) continue;
    // "Deep in its valley, the town …": a possessive further in may point forward.
    if (/^(?:its|their|his|her)$/u.test(token.lower) && position > 1) return undefined;
    const pronoun = {
      form,
      set,
      isActive: isActive(tokens, position),
      isHuman: tellsPeople(tokens, position) || isSpokenTo(tokens, position),
    };
    // A fitting noun before the pronoun in its own sentence may be what it stands for.
    const head = tokens.slice(0, position);
    const isAny = { ...pronoun, isHuman: false };
    if (head.some((earlier) => fitsPronoun(tokens, earlier, isAny))) return undefined;
    if (form === 'they' && head.some(({ lower }) => ofSome.test(lower))) return undefined;
    if (isPerson(form) && head.some(({ lower }) => ofAnyone.test(lower))) return undefined;
    if (readFrontedSubject(tokens, position).some((later) => fitsPronoun(tokens, later, isAny)))
      return undefined;
    if (
      token.lower === 'it' &&
      (isDummyIt(tokens, position) || tellsWhat(sentences[at - 1], tokens, position))
    )
      return undefined;
    const isOwnMind = /^(?:what|as)$/u.test(tokens[position - 1]?.lower ?? '');
    const isTold = !isOwnMind && (takesSubject(tokens, position) || isSpokenTo(tokens, position));
    const antecedents = isPerson(form)
      ? findPersonAntecedents(sentences, at, token, isTold)
      : findThingAntecedents(sentences, at, pronoun, isTold && !mayMeanNamed(sentences, at, token));
    const isNamed = [...antecedents].some(([index, { strength }]) => index < at && strength > 0);
    // "Nothing like what he had in mind", "as he put it": whoever thinks or says so was named, be it long before.
    if (isPerson(form) && isOwnMind && !isNamed) return undefined;
    const cue: Cue = { type: 'pronoun', words: token.text, relation: '', antecedents, lost: 2, far: 1 };
    if (antecedents.has(at - 1)) return cue;
    // Sentences of nobody, or of others, may stand between him and his name.
    return isPerson(form) && isNamed ? { ...cue, far: 0 } : undefined;
  }
  return undefined;
}

/** "With the number in front of them, older people can decide", "Whenever she hurt herself, Josephine could …": the subject behind a fronted phrase or clause may be what its pronoun stands for. */
function readFrontedSubject(tokens: readonly Token[], position: number): readonly Token[] {
  const isFronted =
    /^(?:IN|WRB)$/u.test(tokens[0]?.tag ?? '') &&
    !tokens.slice(0, position).some(({ tag }) => /^(?:VB|MD)/u.test(tag));
  const comma = tokens.findIndex(({ text }, index) => index > position && text === ',');
  if (!isFronted || comma < 0) return [];
  const rest = tokens.slice(comma + 1);
  const verb = rest.findIndex(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
  return rest.slice(0, Math.max(0, verb));
}

/** "Most stay longer than they had planned": those who stay. */
const ofSome = /^(?:some|most|many|few|others|all|both|those|several|each|none|who)$/u;

/** "No one was asked what he or she would pay": whoever it is. */
const ofAnyone = /^(?:one|nobody|anyone|anybody|everyone|everybody|someone|somebody|whoever)$/u;

/** "They asked", "they have long wondered": the verb of "they" is one of people. */
function tellsPeople(tokens: readonly Token[], position: number): boolean {
  if (tokens[position]?.lower !== 'they') return false;
  const verb = tokens
    .slice(position + 1, position + 5)
    .find(({ tag, lemma }) => !tag.startsWith('RB') && tag !== 'MD' && !/^(?:have|do)$/u.test(lemma));
  // "They were asked", "they are known" may be said of things.
  return verb !== undefined && /^VB/u.test(verb.tag) && isOfMind(verb);
}

const toPeople = /^(?:tell|ask|teach|remind|persuade|convince|encourage|invite|warn|urge)$/u;
const ofFeeling = /^(?:feeling|impression|sense|confidence|courage|hope|reason|illusion)$/u;

/** "It told them that …", "This gave them the feeling": only people are told and feel. */
function isSpokenTo(tokens: readonly Token[], position: number): boolean {
  if (tokens[position]?.lower !== 'them') return false;
  const verb = tokens[position - 1]?.lemma ?? '';
  const given = findNounAfter(tokens, position + 1);
  return toPeople.test(verb) || (verb === 'give' && given !== undefined && ofFeeling.test(given.lemma));
}

/** From the word that asks to the head of its subject. */
const subjectReach = 4;

const ofMembers =
  /^(?:team|group|couple|crew|family|company|firm|class|committee|government|council|staff|band)$/u;

const unnamed: Antecedent = { words: '', fit: 1, strength: 0 };

/** "They fan the nectar", not "They are prized": what is done to things may be done to any that were named. */
function isActive(tokens: readonly Token[], position: number): boolean {
  const [verb, after] = tokens
    .slice(position + 1, position + 5)
    .filter(({ tag }) => !/^(?:RB|MD)/u.test(tag));
  const isDone = verb?.lemma === 'be' && after?.tag === 'VBN';
  return position === 0 && verb?.tag.startsWith('VB') === true && !isDone;
}

/** The sentences that "it" or "they" may go on from. */
const findThingAntecedents = (
  sentences: readonly CueSentence[],
  at: number,
  pronoun: Pronoun,
  isTold: boolean,
): ReadonlyMap<number, Antecedent> =>
  new Map(
    sentences.flatMap((sentence): [number, Antecedent][] => {
      const found = sentence.index === at ? undefined : findAntecedent(sentence, pronoun);
      return found ? [[sentence.index, isTold ? found : { ...found, strength: 0 }]] : [];
    }),
  );

const namedReach = 2;

/** "Their map" after two people were named is theirs, and "Its battery" may be that of what the talk is of, not of what was said of it. */
function mayMeanNamed(sentences: readonly CueSentence[], at: number, { lower }: Token): boolean {
  if (/^(?:they|them|their)$/u.test(lower)) {
    const named = readMeantPersons(sentences).persons.filter(({ isSure }) => isSure);
    const isNear = named.some(({ mentions }) =>
      mentions.some(({ sentence }) => sentence < at && sentence >= at - namedReach),
    );
    if (named.length > 1 && isNear) return true;
  }
  if (!/^(?:its|their)$/u.test(lower)) return false;
  const [before, earlier] = [sentences[at - 1], sentences[at - 2]];
  const isFitting = ({ tag }: Token): boolean => tag === (lower === 'its' ? 'NN' : 'NNS');
  return (
    earlier?.subjects.some(
      (subject) => isFitting(subject) && before?.tokens.every(({ lemma }) => lemma !== subject.lemma),
    ) === true
  );
}

/** A subject is what a pronoun means; another noun that fits may be, and the pronoun itself goes on. */
function findAntecedent({ tokens, subjects }: CueSentence, pronoun: Pronoun): Antecedent | undefined {
  const { form, set, isHuman } = pronoun;
  const those = form === 'they' ? findThoseWho(tokens) : undefined;
  if (those) return those;
  const fitting = tokens.filter((token) => fitsPronoun(tokens, token, pronoun));
  const fittingSubjects = subjects.filter((token) => fitting.includes(token));
  const [subject] = fittingSubjects;
  const [first] = fitting;
  const goesOn = tokens.some(({ lower }) => set.has(lower));
  if (subject && form === 'it' && isAsked(tokens, subject)) return unnamed;
  // "A team wanted to know whether crows remember faces. They …"
  if (form === 'they' && subjects.some(({ tag, lemma }) => tag === 'NN' && ofMembers.test(lemma)))
    return unnamed;
  if (!first) return goesOn ? unnamed : undefined;
  const pair = isHuman ? readPair(tokens, fitting) : undefined;
  if (pair !== undefined) return { words: pair, fit: 1, strength: 2 };
  const isAlone = fitting.every((token) => token.lemma === first.lemma || timeNouns.has(token.lemma));
  if (subject) {
    // "Doctors found that some pills kept their color": the pills may be meant as well.
    // "The reason lies in the way the mind works": of two subjects either may, and a reason is seldom "it".
    const isFirst =
      pronoun.isActive &&
      !canNameStatement(subject) &&
      subject.lemma === first.lemma &&
      fittingSubjects.length === 1 &&
      !goesOn &&
      !reports(tokens);
    return { words: readSubject(tokens, subject), fit: 1, strength: isAlone || isFirst ? 2 : 0 };
  }
  // "War cut doctors off from their town": it goes on from the doctors themselves.
  const isEarlier = tokens.slice(0, tokens.indexOf(first)).some(({ lower }) => set.has(lower));
  if (isHuman ? isEarlier : goesOn) return unnamed;
  // "Maps helped some sailors. They believed …": nobody else there believes.
  if (isHuman) return { words: first.text, fit: 1, strength: isAlone ? 2 : 0 };
  return { words: '', fit: 0.6, strength: 0 };
}

/** "Compared with the young, those who had stayed were fit": they are whom the sentence is about. */
function findThoseWho(tokens: readonly Token[]): Antecedent | undefined {
  const places = tokens.flatMap(({ lower }, at) =>
    /^(?:those|ones)$/u.test(lower) && tokens[at + 1]?.lower === 'who' ? [at] : [],
  );
  const [at] = places;
  if (at === undefined) return undefined;
  const verb = tokens.findIndex(
    ({ tag, lemma }, place) => place > at && tag.startsWith('VB') && !/^(?:have|be|do)$/u.test(lemma),
  );
  const opens = at === 0 || tokens[at - 1]?.text === ',';
  if (places.length > 1 || verb < 0 || !opens || reports(tokens)) return unnamed;
  const words = tokens.slice(at, verb + 1).map(({ text }) => text);
  return { words: words.join(' '), fit: 1, strength: 2 };
}

/** "Much of modern technology" is named as a whole. */
function readSubject(tokens: readonly Token[], subject: Token): string {
  const at = tokens.indexOf(subject);
  const noun =
    amounts.test(subject.lower) && tokens[at + 1]?.lower === 'of' ? findNounAfter(tokens, at + 1) : undefined;
  if (!noun) return readName(tokens, subject);
  return tokens
    .slice(at, tokens.indexOf(noun) + 1)
    .map(({ text }) => text)
    .join(' ');
}

const amounts = /^(?:much|most|part|half|some)$/u;

const reports = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma, tag }) => tag.startsWith('VB') && reporting.test(lemma));
const reporting =
  /^(?:say|find|show|discover|report|argue|believe|think|claim|suggest|note|observe|examine|study|test)$/u;

/** "Within a week he" */
const timeReach = 4;

/** "They ran", "In summer they ran", "Among the towns they saw", "Their guesses", "One of them": what stands there takes up the subject before; an object may take up anything. */
function takesSubject(tokens: readonly Token[], position: number): boolean {
  const [before, token, after] = [tokens[position - 1], tokens[position], tokens[position + 1]];
  // Whoever speaks may mean somebody who is not named.
  if (tokens.slice(0, position).some(({ text }) => /^[“"]$/u.test(text))) return false;
  if (before?.lower === 'of' && position <= 3) return true;
  // "His team", "In his experiments"
  if (token?.tag === 'PRP$' && (position === 0 || (position === 1 && /^(?:IN|TO)$/u.test(before?.tag ?? ''))))
    return true;
  // "In summer they ran", but "the lesson they learn" is anybody's.
  const isTime = /^NNS?$/u.test(before?.tag ?? '') && position <= timeReach && tokens[0]?.tag === 'IN';
  const isFirst = !before || isTime || /^(?:[,:]|CC|IN|RB|CD|WRB|WP)$/u.test(before.tag);
  return isFirst && token?.tag === 'PRP' && /^(?:VB|MD|RB)/u.test(after?.tag ?? '');
}

/** "how a lock works": what is then called "it" may be the whole question. */
const isAsked = (tokens: readonly Token[], subject: Token): boolean =>
  tokens
    .slice(0, tokens.indexOf(subject))
    .slice(-subjectReach)
    .some(({ lower }) => /^(?:how|why|whether|what)$/u.test(lower));

/** "At last the answer came. It was a small fish": no answer is a fish. */
const tellsWhat = (before: CueSentence | undefined, tokens: readonly Token[], position: number): boolean =>
  tokens[position + 1]?.lemma === 'be' &&
  /^an?$/u.test(tokens[position + 2]?.lower ?? '') &&
  before?.tokens.some(({ lemma }) => /^(?:answer|mystery|secret|puzzle|culprit)$/u.test(lemma)) === true;

/** "It is easy to …", "It seems that …": no antecedent. */
function isDummyIt(tokens: readonly Token[], position: number): boolean {
  const window = tokens.slice(position + 1, position + 14).map((token) => token.lower);
  // "The only escapes, it was thought, were two", "as it happens"
  const opens = /^(?:,|as|—|–)$/u.test(tokens[position - 1]?.lower ?? '');
  if (opens && window.slice(1, 4).includes(',')) return true;
  // "It will be forty years before either …"
  const isOfTime = window.some((word) => timeNouns.has(word.replace(/s$/u, '')));
  return ['that', 'to', 'when', 'who', ...(isOfTime ? ['before', 'since', 'until'] : [])].some((word) =>
    window.includes(word),
  );
}

function fitsPronoun(tokens: readonly Token[], token: Token, { form, isHuman }: Pronoun): boolean {
  // "Children's hospitals" are no children.
  if (!isNoun(token) || tokens[tokens.indexOf(token) + 1]?.tag === 'POS') return false;
  if (isPerson(form)) return fitsPerson(tokens, token, form);
  if (form === 'they')
    return isHuman
      ? isOfPeople(token) || joinsNames(tokens, token)
      : /^NNP?S$/u.test(token.tag) && !timeNouns.has(token.lemma);
  return token.tag === 'NN' && !isOfPerson(token) && !isCalled(token);
}

/** "Daniel" may be taken for a noun. */
const isCalled = (token: Token): boolean =>
  /^[A-Z]/u.test(token.text) && isOnlyName(token) && findEntry(token.lower, 'adv') === undefined;

/** "Epley and Schroeder", "Scullin and his": two who are then "they". */
function joinsNames(tokens: readonly Token[], token: Token): boolean {
  const at = tokens.indexOf(token);
  const next = tokens[at + 2]?.tag ?? '';
  return token.tag === 'NNP' && tokens[at + 1]?.lower === 'and' && /^(?:NNP|PRP\$)$/u.test(next);
}

/** "Ann Moor and Eva Lind", "Ann Moor of Leeds and her colleagues", where nobody else is told of. */
function readPair(tokens: readonly Token[], fitting: readonly Token[]): string | undefined {
  const joined = fitting.find((token) => joinsNames(tokens, token));
  if (!joined) return undefined;
  const others = fitting.filter((token) => token !== joined && !isTitleOf(tokens, token, joined));
  if (others.length > 1) return undefined;
  const and = tokens.indexOf(joined) + 1;
  let first = and - 1;
  while (first > 0 && /^(?:NNP|IN)$/u.test(tokens[first - 1]?.tag ?? '')) first -= 1;
  while (tokens[first]?.tag === 'IN') first += 1;
  const [other] = others;
  const last = other ? tokens.indexOf(other) : readNameRun(tokens, and + 1)[1];
  if (last < and || last > and + pairReach) return undefined;
  return tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
}

const pairReach = 3;
