import type { Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import { fitsPerson, isOfPeople, isOfPerson, isTitleOf, readName, readNameRun } from '#cohesion/persons.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement } from '#cohesion/shell-nouns.ts';
import { isNoun } from '#cohesion/words.ts';

const pronounSets: readonly ReadonlySet<string>[] = [
  new Set(['he', 'him', 'his']),
  new Set(['she', 'her', 'hers']),
  new Set(['it', 'its']),
  new Set(['they', 'them', 'their']),
];

/** A pronoun as its own sentence has it. */
interface Pronoun {
  /** Its subject form. */
  form: string;
  set: ReadonlySet<string>;
  /** Words that stand somewhere in the passage as part of a name of several words. */
  fullNames: ReadonlySet<string>;
  isFirstWord: boolean;
  /** Only people do what "they" do here. */
  isHuman: boolean;
}

const isPerson = (form: string): form is 'he' | 'she' => form === 'he' || form === 'she';

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
    const fullNames = listFullNames(sentences);
    const pronoun = {
      form,
      set,
      fullNames,
      isFirstWord: position === 0,
      isHuman: tellsPeople(tokens, position),
    };
    // A fitting noun before the pronoun in its own sentence may be what it stands for.
    const head = tokens.slice(0, position);
    const isAny = { ...pronoun, isHuman: false };
    if (head.some((earlier) => fitsPronoun(tokens, earlier, isAny))) return undefined;
    if (form === 'they' && head.some(({ lower }) => ofSome.test(lower))) return undefined;
    if (token.lower === 'it' && isDummyIt(tokens, position)) return undefined;
    const isTold = takesSubject(tokens, position);
    const antecedents = new Map(
      sentences.flatMap((sentence): [number, Antecedent][] => {
        const found = sentence.index === at ? undefined : findAntecedent(sentence, pronoun);
        return found ? [[sentence.index, isTold ? found : { ...found, strength: 0 }]] : [];
      }),
    );
    const near = antecedents.get(at - 1);
    if (!near) return undefined;
    return { type: 'pronoun', words: token.text, relation: '', antecedents, lost: 2, far: 1 };
  }
  return undefined;
}

const listFullNames = (sentences: readonly CueSentence[]): ReadonlySet<string> =>
  new Set(
    sentences.flatMap(({ tokens }) =>
      tokens
        .filter((token) => token.tag.startsWith('NNP') && readName(tokens, token).includes(' '))
        .map(({ text }) => text),
    ),
  );

/** "Most stay longer than they had planned": those who stay. */
const ofSome = /^(?:some|most|many|few|others|all|both|those|several|each|none|who)$/u;

const ofMind =
  /^(?:ask|invite|think|believe|expect|find|decide|hope|imagine|guess|remember|recall|write|say|tell|report|argue|conclude|want|try|learn|notice|realize|discover|invent|plan|agree|claim|worry|know|test|measure|compare|study|plant|buy|sell|pay|hire|vote|publish|complain|object|admit|persuade|teach|refuse)$/u;

/** "They asked", "they have long wondered": the verb of "they" is one of people. */
function tellsPeople(tokens: readonly Token[], position: number): boolean {
  if (tokens[position]?.lower !== 'they') return false;
  const verb = tokens
    .slice(position + 1, position + 5)
    .find(({ tag, lemma }) => !tag.startsWith('RB') && tag !== 'MD' && !/^(?:have|do)$/u.test(lemma));
  // "They were asked", "they are known" may be said of things.
  return verb !== undefined && /^VB/u.test(verb.tag) && ofMind.test(verb.lemma);
}

/** From the word that asks to the head of its subject. */
const subjectReach = 4;

const unnamed: Antecedent = { words: '', fit: 1, strength: 0 };

/** A subject is what a pronoun means; another noun that fits may be, and the pronoun itself goes on. */
function findAntecedent({ tokens, subjects }: CueSentence, pronoun: Pronoun): Antecedent | undefined {
  const { form, set, isFirstWord, isHuman } = pronoun;
  const fitting = tokens.filter((token) => fitsPronoun(tokens, token, pronoun));
  const fittingSubjects = subjects.filter((token) => fitting.includes(token));
  const [subject] = fittingSubjects;
  const [first] = fitting;
  const goesOn = tokens.some(({ lower }) => set.has(lower));
  if (subject && form === 'it' && isAsked(tokens, subject)) return unnamed;
  if (!first) return goesOn ? unnamed : undefined;
  if (isPerson(form)) return findPerson(tokens, fitting, subject, pronoun);
  const pair = isHuman ? readPair(tokens, fitting) : undefined;
  if (pair !== undefined) return { words: pair, fit: 1, strength: 2 };
  const isAlone = fitting.every((token) => token.lemma === first.lemma);
  if (subject) {
    // "Doctors found that some pills kept their color": the pills may be meant as well.
    // "The reason lies in the way the mind works": of two subjects either may, and a reason is seldom "it".
    const isFirst =
      isFirstWord &&
      !canNameStatement(subject) &&
      subject.lemma === first.lemma &&
      fittingSubjects.length === 1 &&
      !goesOn &&
      !reports(tokens);
    return { words: readName(tokens, subject), fit: 1, strength: isAlone || isFirst ? 2 : 0 };
  }
  // "War cut doctors off from their town": it goes on from the doctors themselves.
  const isEarlier = tokens.slice(0, tokens.indexOf(first)).some(({ lower }) => set.has(lower));
  if (isHuman ? isEarlier : goesOn) return unnamed;
  // "Maps helped some sailors. They believed …": nobody else there believes.
  if (isHuman) return { words: first.text, fit: 1, strength: isAlone ? 2 : 0 };
  return { words: '', fit: 0.6, strength: 0 };
}

/** Of two people either may be meant; a noun set beside a name is no second one. */
function findPerson(
  tokens: readonly Token[],
  fitting: readonly Token[],
  subject: Token | undefined,
  { set, fullNames }: Pronoun,
): Antecedent {
  const [first] = fitting;
  const named = fitting.find(({ tag }) => tag === 'NNP');
  const meant = named ?? first;
  const goesOnBefore = (token: Token | undefined): boolean =>
    token !== undefined && tokens.slice(0, tokens.indexOf(token)).some(({ lower }) => set.has(lower));
  // "While his father worked, he fell": who is spoken of all along is meant, not the father.
  if (!meant || goesOnBefore(subject ?? first)) return unnamed;
  const name = readName(tokens, meant);
  const isAlone = fitting.every(
    (token) =>
      token.lemma === meant.lemma || readName(tokens, token) === name || isTitleOf(tokens, token, meant),
  );
  if (subject) return { words: name, fit: 1, strength: isAlone ? 2 : 0 };
  // "Moor, who sold her mill": what comes after the name is hers.
  if (!named && tokens.some(({ lower }) => set.has(lower))) return unnamed;
  // "Sold under the name Norvex": a single word that is no subject may name a thing.
  const tellsPerson = (word: Token): boolean =>
    fullNames.has(word.text) || fitting.some((token) => isTitleOf(tokens, token, word));
  // "I was a lawyer": the noun of a person need not be the one who is meant, a lone name is.
  return { words: name, fit: 1, strength: isAlone && named && tellsPerson(named) ? 2 : 0 };
}

const reports = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma, tag }) => tag.startsWith('VB') && reporting.test(lemma));
const reporting =
  /^(?:say|find|show|discover|report|argue|believe|think|claim|suggest|note|observe|examine|study|test)$/u;

/** "They ran", "In summer they ran", "Among the towns they saw", "Their guesses", "One of them": what stands there takes up the subject before; an object may take up anything. */
function takesSubject(tokens: readonly Token[], position: number): boolean {
  const [before, token, after] = [tokens[position - 1], tokens[position], tokens[position + 1]];
  // Whoever speaks may mean somebody who is not named.
  if (tokens.slice(0, position).some(({ text }) => /^[“"]$/u.test(text))) return false;
  if (before?.lower === 'of' && position <= 3) return true;
  // "His team", "In his experiments"
  if (token?.tag === 'PRP$' && (position === 0 || (position === 1 && /^(?:IN|TO)$/u.test(before?.tag ?? ''))))
    return true;
  const isFirst = !before || /^(?:[,:]|CC|IN|RB|CD|WRB|WP|NNS?)$/u.test(before.tag);
  return isFirst && token?.tag === 'PRP' && /^(?:VB|MD|RB)/u.test(after?.tag ?? '');
}

/** "how a lock works": what is then called "it" may be the whole question. */
const isAsked = (tokens: readonly Token[], subject: Token): boolean =>
  tokens
    .slice(0, tokens.indexOf(subject))
    .slice(-subjectReach)
    .some(({ lower }) => /^(?:how|why|whether|what)$/u.test(lower));

/** "It is easy to …", "It seems that …": no antecedent. */
function isDummyIt(tokens: readonly Token[], position: number): boolean {
  const window = tokens.slice(position + 1, position + 14).map((token) => token.lower);
  // "The only escapes, it was thought, were two", "as it happens"
  const opens = /^(?:,|as|—|–)$/u.test(tokens[position - 1]?.lower ?? '');
  if (opens && window.slice(1, 4).includes(',')) return true;
  return ['that', 'to', 'when', 'who'].some((word) => window.includes(word));
}

function fitsPronoun(tokens: readonly Token[], token: Token, { form, isHuman }: Pronoun): boolean {
  if (!isNoun(token)) return false;
  if (isPerson(form)) return fitsPerson(tokens, token, form);
  if (form === 'they')
    return isHuman ? isOfPeople(token) || joinsNames(tokens, token) : /^NNP?S$/u.test(token.tag);
  return token.tag === 'NN' && !isOfPerson(token);
}

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

const reportVerbs =
  /^(?:find|argue|conclude|say|note|observe|suggest|write|believe|report|estimate|explain|warn|think|predict|claim)$/u;
const researchers =
  /^(?:researcher|scientist|psychologist|economist|biologist|neuroscientist|historian|scholar|author|engineer|expert|colleague|team)$/u;

const opensClause =
  /^(?:when|whenever|where|if|because|as|while|once|after|before|although|though|since|unless|until)\b/iu;

/** "…, they found, …", "…, she concluded, …": whoever made the study was named before. */
export function findReporter(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const position = tokens.findIndex(
    ({ lower }, place) =>
      /^(?:he|she|they)$/u.test(lower) &&
      tokens[place - 1]?.text === ',' &&
      reportVerbs.test(tokens[place + 1]?.lemma ?? '') &&
      tokens[place + 2]?.text === ',',
  );
  const [token, verb] = [tokens[position], tokens[position + 1]];
  const form = token?.lower;
  if (at === 0 || !token || !verb || form === undefined) return undefined;
  // "When two boys want a ball, they argue, complain, and …" reports nothing.
  if (opensClause.test(sentences[at]?.text ?? '')) return undefined;
  const told = sentences.flatMap(({ index, tokens: others }): [number, Antecedent][] => {
    if (index === at) return [];
    const fitting = others.filter((other) =>
      isPerson(form)
        ? fitsPerson(others, other, form)
        : other.tag.startsWith('NN') && researchers.test(other.lemma),
    );
    const meant = fitting.find(({ tag }) => tag === 'NNP') ?? fitting[0];
    if (!meant) return [];
    const name = readName(others, meant);
    const isAlone = fitting.every(
      (other) =>
        other.lemma === meant.lemma || readName(others, other) === name || isTitleOf(others, other, meant),
    );
    return [[index, { words: name, fit: 1, strength: isAlone ? 2 : 0 }]];
  });
  if (!told.some(([index, { strength }]) => index < at && strength > 0)) return undefined;
  // The talk may have been of the same person since, without a name.
  return { type: 'pronoun', words: token.text, relation: '', antecedents: new Map(told), lost: 2, far: 0 };
}
