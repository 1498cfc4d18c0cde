import { findNounClass } from '@jadoo/lexicon';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { personNouns } from '#cohesion/connectives.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { canNameStatement } from '#cohesion/shell-nouns.ts';
import { findNounAfter, isExplained, isNoun, knownThings, textBetween } from '#cohesion/words.ts';

const pronounSets: readonly ReadonlySet<string>[] = [
  new Set(['he', 'him', 'his']),
  new Set(['she', 'her', 'hers']),
  new Set(['it', 'its']),
  new Set(['they', 'them', 'their']),
];

const isPerson = (pronoun: string): boolean => pronoun === 'he' || pronoun === 'she';

const masculine = new Set('man boy father brother son husband king prince actor'.split(' '));

const feminine = new Set('woman girl mother sister daughter wife queen actress duchess'.split(' '));

/** The first pronoun near the head of a sentence, unless its own sentence explains it. */
export function findPronoun(sentences: readonly CueSentence[], at: number): Cue | undefined {
  const reach = 9;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    const set = pronounSets.find((forms) => forms.has(token.lower));
    const [pronoun] = set ?? [];
    if (!set || pronoun === undefined) continue;
    // "Deep in its valley, the town …": a possessive further in may point forward.
    if (/^(?:its|their|his|her)$/u.test(token.lower) && position > 1) return undefined;
    // A fitting noun before the pronoun in its own sentence may be what it stands for.
    if (tokens.slice(0, position).some((earlier) => fitsPronoun(earlier, pronoun))) return undefined;
    if (token.lower === 'it' && isDummyIt(tokens, position)) return undefined;
    const isTold = takesSubject(tokens, position);
    const antecedents = new Map(
      sentences.flatMap((sentence): [number, Antecedent][] => {
        const found =
          sentence.index === at ? undefined : findAntecedent(sentence, pronoun, set, position === 0);
        return found ? [[sentence.index, isTold ? found : { ...found, strength: 0 }]] : [];
      }),
    );
    const near = antecedents.get(at - 1);
    if (!near) return undefined;
    return { type: 'pronoun', words: token.text, relation: '', antecedents, lost: 2, far: 1 };
  }
  return undefined;
}

/** From the word that asks to the head of its subject. */
const subjectReach = 4;

/** A subject is what a pronoun means; another noun that fits may be, and the pronoun itself goes on. */
function findAntecedent(
  { tokens, subjects }: CueSentence,
  pronoun: string,
  set: ReadonlySet<string>,
  isFirstWord: boolean,
): Antecedent | undefined {
  const fitting = tokens.filter((token) => fitsPronoun(token, pronoun));
  const fittingSubjects = subjects.filter((token) => fitting.includes(token));
  const [subject] = fittingSubjects;
  const [first] = fitting;
  const goesOn = tokens.some(({ lower }) => set.has(lower));
  if (subject && pronoun === 'it' && isAsked(tokens, subject)) return { words: '', fit: 1, strength: 0 };
  if (!first) return goesOn ? { words: '', fit: 1, strength: 0 } : undefined;
  // "While his father worked, he fell": who is spoken of all along is meant, not the father.
  if (
    isPerson(pronoun) &&
    tokens.slice(0, tokens.indexOf(subject ?? first)).some(({ lower }) => set.has(lower))
  )
    return { words: '', fit: 1, strength: 0 };
  const name = readName(tokens, first);
  const isAlone = fitting.every((token) => token.lemma === first.lemma || readName(tokens, token) === name);
  if (subject) {
    // "Doctors found that some pills kept their color": the pills may be meant as well; of two people either may.
    // "The reason lies in the way the mind works": of two subjects either may, and a reason is seldom "it".
    const isFirst =
      isFirstWord &&
      !canNameStatement(subject) &&
      readName(tokens, subject) === name &&
      fittingSubjects.length === 1 &&
      !goesOn &&
      !reports(tokens);
    const isMeant = isAlone || (isFirst && !isPerson(pronoun));
    return { words: readName(tokens, subject), fit: 1, strength: isMeant ? 2 : 0 };
  }
  if (goesOn) return { words: '', fit: 1, strength: 0 };
  // "I was a lawyer": the noun of a person need not be the one who is meant, a lone name is.
  if (isPerson(pronoun)) return { words: name, fit: 1, strength: isAlone && first.tag === 'NNP' ? 2 : 0 };
  return { words: '', fit: 0.6, strength: 0 };
}

const reports = (tokens: readonly Token[]): boolean =>
  tokens.some(({ lemma, tag }) => tag.startsWith('VB') && reporting.test(lemma));
const reporting =
  /^(?:say|find|show|discover|report|argue|believe|think|claim|suggest|note|observe|examine|study|test)$/u;

/** "They ran", "In summer they ran", "Their guesses", "One of them": what stands there takes up the subject before; an object may take up anything. */
function takesSubject(tokens: readonly Token[], position: number): boolean {
  const [before, token, after] = [tokens[position - 1], tokens[position], tokens[position + 1]];
  // Whoever speaks may mean somebody who is not named.
  if (tokens.slice(0, position).some(({ text }) => /^[“"]$/u.test(text))) return false;
  if (before?.lower === 'of' && position <= 3) return true;
  if (position === 0 && token?.tag === 'PRP$') return true;
  const isFirst = !before || /^(?:[,:]|CC|IN|RB)$/u.test(before.tag);
  return isFirst && token?.tag === 'PRP' && /^(?:VB|MD|RB)/u.test(after?.tag ?? '');
}

/** The whole name, where the word is part of one. */
function readName(tokens: readonly Token[], word: Token): string {
  if (!word.tag.startsWith('NNP')) return word.text;
  const isPart = (at: number): boolean => tokens[at]?.tag.startsWith('NNP') ?? false;
  let [first, last] = [tokens.indexOf(word), tokens.indexOf(word)];
  while (isPart(first - 1)) first -= 1;
  while (isPart(last + 1)) last += 1;
  return tokens
    .slice(first, last + 1)
    .map(({ text }) => text)
    .join(' ');
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

const isOfPerson = ({ tag, lemma }: Token): boolean =>
  tag === 'NN' && (personNouns.has(lemma) || findNounClass(lemma) === 'people');

function fitsPronoun(token: Token, pronoun: string): boolean {
  if (!isNoun(token)) return false;
  if (isPerson(pronoun)) {
    const other = pronoun === 'he' ? feminine : masculine;
    return !other.has(token.lemma) && (token.tag === 'NNP' || isOfPerson(token));
  }
  if (pronoun === 'they') return token.tag === 'NNS' || token.tag === 'NNPS';
  return token.tag === 'NN' && !isOfPerson(token);
}

/** Sentences back to the last mention. */
const articleReach = 2;

/** "a" brought it in, "the" takes it up. */
export function findArticle(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const reach = 16;
  const tokens = sentences[at]?.tokens ?? [];
  for (const [position, token] of tokens.slice(0, reach).entries()) {
    // "The body of the truck" may be that of any truck.
    if (token.lower !== 'the' || tokens[position - 1]?.lower === 'of') continue;
    const noun = findNounAfter(tokens, position);
    const after = noun && tokens[tokens.indexOf(noun) + 1];
    if (noun?.tag !== 'NN' || knownThings.has(noun.lemma)) continue;
    if (isExplained(after) || after?.lower === 'and') continue;
    if (tokens.slice(position, tokens.indexOf(noun)).some(singlesOut)) continue;
    const mentions = listMentions(sentences, at, noun);
    const first = mentions[0];
    if (first === undefined || first >= at) continue;
    // "The theory" may be the one that the text has come to since.
    if (first !== at - 1 && canNameStatement(noun)) continue;
    // After a while "the truck" is any truck, unless the text kept speaking of it.
    if (!mentions.some((index) => index < at && index >= at - articleReach)) continue;
    const known = sentences[first]?.tokens ?? [];
    const introduced = findIntroduced(known, noun);
    if (!introduced) continue;
    // "A heavy stone" is not "the light stone", though a light one was named as well.
    const modifiers = tokens.slice(position + 1, tokens.indexOf(noun));
    const phrase = known.slice(known.indexOf(introduced[0]), known.indexOf(introduced[1]));
    if (modifiers.some(({ lemma }) => !phrase.some((earlier) => earlier.lemma === lemma))) continue;
    const antecedents = new Map(
      mentions.map((index): [number, Antecedent] => [index, { words: '', fit: 1, strength: 0 }]),
    );
    antecedents.set(first, { words: textBetween(analysis, ...introduced), fit: 1, strength: 2 });
    return {
      type: 'article',
      words: textBetween(analysis, token, noun),
      relation: '',
      antecedents,
      lost: 2,
      far: 0,
    };
  }
  return undefined;
}

/** "the oldest house", "the first day": the phrase says itself which one. */
const singlesOut = ({ tag, lower }: Token): boolean =>
  /^(?:JJ[RS]|RB[RS]|CD)$/u.test(tag) || /^(?:first|second|third|last|next|only|other|same)$/u.test(lower);

const listMentions = (sentences: readonly CueSentence[], at: number, noun: Token): number[] =>
  sentences
    .filter(
      ({ index, tokens }) =>
        index !== at && tokens.some((token) => isNoun(token) && token.lemma === noun.lemma),
    )
    .map(({ index }) => index);

/** The first mention of the noun, when it stands with "a" or "an". */
function findIntroduced(tokens: readonly Token[], noun: Token): [Token, Token] | undefined {
  const mention = tokens.findIndex((token) => isNoun(token) && token.lemma === noun.lemma);
  for (let index = mention - 1; index >= Math.max(0, mention - 4); index -= 1) {
    const token = tokens[index];
    const head = tokens[mention];
    if (
      token &&
      head &&
      /^an?$/u.test(token.lower) &&
      findNounAfter(tokens, index) === head &&
      !isOfKind(tokens, index)
    )
      return [token, head];
  }
  return undefined;
}

const modalReach = 4;

/** "It could keep a ship in port": any ship. */
const isOfKind = (tokens: readonly Token[], article: number): boolean =>
  tokens.slice(Math.max(0, article - modalReach), article).some(({ tag }) => tag === 'MD');

const notFirstNames =
  /^(?:the|new|north|south|east|west|northern|southern|eastern|western|united|great|mr|mrs|ms|dr|sir|lady|lord|president|senator|prime|st|mount|lake|in|on|at|if|when|but|and|for)$/u;

/** A surname alone points back to where the full name stands, an abbreviation to where it is spelt out. */
export function findNames(analysis: PassageAnalysis, sentences: readonly CueSentence[], at: number): Cue[] {
  const tokens = sentences[at]?.tokens ?? [];
  const seen = new Set<string>();
  return tokens.flatMap((token, position): Cue[] => {
    const isAlone =
      token.tag.startsWith('NNP') &&
      !tokens[position - 1]?.tag.startsWith('NNP') &&
      !tokens[position + 1]?.tag.startsWith('NNP');
    if (!isAlone || token.text.length < 2 || seen.has(token.text)) return [];
    seen.add(token.text);
    const full = sentences.flatMap((sentence): [number, Antecedent][] => {
      const words = findFullName(analysis, sentence.tokens, token.text);
      return words === undefined ? [] : [[sentence.index, { words, fit: 1, strength: 3 }]];
    });
    const [first] = full[0] ?? [at];
    const isKnown = sentences
      .slice(0, first)
      .some((one) => one.tokens.some(({ text }) => text === token.text));
    if (first >= at || isKnown) return [];
    return [{ type: 'name', words: token.text, relation: '', antecedents: new Map(full), lost: 2.5, far: 0 }];
  });
}

/** The words of the capitalised name that ends before `end`. */
function listNameWords(tokens: readonly Token[], end: number): readonly Token[] {
  let start = end;
  while (/^[A-Z]/u.test(tokens[start - 1]?.text ?? '')) start -= 1;
  return tokens.slice(start, end);
}

/** "Maria" of Maria Sibylla Merian; a title is left out. */
const findFirstName = (tokens: readonly Token[], last: Token): Token => {
  const previous = tokens[tokens.indexOf(last) - 1];
  return previous && isFirstName(previous) ? findFirstName(tokens, previous) : last;
};

/** At the head of a sentence a name may be taken for a noun. */
const isFirstName = ({ tag, text, lower }: Token): boolean =>
  /^NNP?$/u.test(tag) && /^[A-Z]/u.test(text) && !notFirstNames.test(lower.replace('.', ''));

function findFullName(analysis: PassageAnalysis, tokens: readonly Token[], name: string): string | undefined {
  for (const [position, token] of tokens.entries()) {
    if (token.text !== name) continue;
    const previous = tokens[position - 1];
    if (previous?.tag === 'NNP' && isFirstName(previous) && !tokens[position + 1]?.tag.startsWith('NNP'))
      return textBetween(analysis, findFirstName(tokens, previous), token);
    const closing = tokens[position + 1];
    if (previous?.text === '(' && closing?.text === ')' && /^[A-Z]{2,}$/u.test(name))
      return textBetween(analysis, listNameWords(tokens, position - 1)[0] ?? previous, closing);
  }
  return undefined;
}
