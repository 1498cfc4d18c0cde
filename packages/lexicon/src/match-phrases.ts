import { findPhrasesByFirst, type Phrase } from '#phrases.ts';

/** A word of a sentence as the matcher takes it. */
export interface PhraseWord {
  /** The word as it stands, lower case. */
  lower: string;
  lemma: string;
  /** Penn tag; without it a phrase is told by its words alone. */
  tag?: string;
}

/** A phrase found in a sentence. */
export interface PhraseMatch {
  phrase: Phrase;
  /** Positions of the words of the phrase itself; what fills an open place is left out. */
  positions: readonly number[];
}

const possessives = new Set(['my', 'your', 'his', 'her', 'its', 'our', 'their', "one's"]);
const reflexives = new Set(
  'myself yourself himself herself itself ourselves yourselves themselves oneself'.split(' '),
);
/** Verbs that stand where the phrase is listed with "be": become aware of. */
const copulas = new Set('be become get seem feel remain grow look appear stay'.split(' '));
const beForms = new Set(["'s", "'re", "'m", '’s', '’re', '’m']);
const maxObjectLength = 6;
const maxClauseLength = 14;

/** The longest phrase that begins with the word at `position`, if any. */
export function findPhraseAt(
  words: readonly PhraseWord[],
  position: number,
  said = listSaid(words),
): PhraseMatch | undefined {
  const word = words[position];
  if (word === undefined) return undefined;
  let best: PhraseMatch | undefined;
  for (const phrase of listStarting(word)) {
    if (phrase.kind === 'verb' && word.tag !== undefined && !/^(?:VB|JJ)/u.test(word.tag)) continue;
    if (!isSaid(phrase, said)) continue;
    const positions = matchFrom(words, position, phrase);
    if (positions !== undefined && (best === undefined || isBetter(positions, best.positions)))
      best = { phrase, positions };
  }
  return best;
}

/** Asked of every phrase that begins with a word, so without a function for each. */
function isSaid({ elements }: Phrase, said: ReadonlySet<string>): boolean {
  for (let at = 1; at < elements.length; at += 1) if (!said.has(elements[at] ?? '')) return false;
  return true;
}

/** What an element of a phrase can be met by in a sentence: most phrases lack a word and need no closer look. */
const listSaid = (words: readonly PhraseWord[]): ReadonlySet<string> =>
  new Set([...openElements, ...words.flatMap(({ lower, lemma }) => [lower, lemma.toLowerCase()])]);
const openElements = ['~', '~ing', "one's", 'oneself'];

/** Every phrase of a sentence, the longest one at each place, in the order of their first words. */
export function findPhrases(words: readonly PhraseWord[]): PhraseMatch[] {
  const said = listSaid(words);
  const found = words.flatMap((_, position) => findPhraseAt(words, position, said) ?? []);
  const openings = new Set(
    found.filter((match) => isFixedAdverb(words, match)).map(({ positions }) => positions[0]),
  );
  return found.filter(({ phrase, positions }) => phrase.kind !== 'verb' || !openings.has(positions.at(-1)));
}

/** Adverbs of two words that are hardly anything else; "depends on time" is no adverb. */
const shortAdverbs = new Set(
  'in fact,in turn,in advance,in addition,in vain,at last,at least,at first,at times,for example,for instance,of course'.split(
    ',',
  ),
);

/** "improves on the spot", but no "relies on his own senses": the preposition belongs to the adverb. */
function isFixedAdverb(words: readonly PhraseWord[], { phrase, positions }: PhraseMatch): boolean {
  if (phrase.kind !== 'adv' || (phrase.elements.length < 3 && !shortAdverbs.has(phrase.text))) return false;
  return !/^(?:JJ|NN)/u.test(words[(positions.at(-1) ?? 0) + 1]?.tag ?? '');
}

function listStarting({ lower, lemma }: PhraseWord): readonly Phrase[] {
  const base = lemma.toLowerCase();
  const isCopula = copulas.has(lemma) || beForms.has(lower);
  if (lower === base && (!isCopula || base === 'be')) return findPhrasesByFirst(lower);
  const keys = new Set([lower, base, ...(isCopula ? ['be'] : [])]);
  return [...keys].flatMap((key) => findPhrasesByFirst(key));
}

/** More words first, then the tighter one. */
function isBetter(positions: readonly number[], best: readonly number[]): boolean {
  if (positions.length !== best.length) return positions.length > best.length;
  const getWidth = (list: readonly number[]) => (list.at(-1) ?? 0) - (list[0] ?? 0);
  return getWidth(positions) < getWidth(best);
}

function matchFrom(words: readonly PhraseWord[], start: number, phrase: Phrase): number[] | undefined {
  const rest = matchRest(words, start + 1, phrase, 1);
  return rest === undefined ? undefined : [start, ...rest];
}

/** Positions of the elements of the phrase from `next` on, sought from the word at `from` on. */
function matchRest(
  words: readonly PhraseWord[],
  from: number,
  phrase: Phrase,
  next: number,
): number[] | undefined {
  const element = phrase.elements[next];
  if (element === undefined) return [];
  const isOpen = element === '~';
  const sought = isOpen ? (phrase.elements[next + 1] ?? '') : element;
  for (const gap of isOpen ? countOpen(words, from, phrase) : listGaps(words, from, phrase, next)) {
    const position = from + gap;
    const word = words[position];
    if (!matches(word, sought) || isOtherForm(word, sought, phrase)) continue;
    const rest = matchRest(words, position + 1, phrase, next + (isOpen ? 2 : 1));
    if (rest !== undefined) return [position, ...rest];
  }
  return undefined;
}

const noGap: readonly number[] = [0];
const objectLengths: readonly number[] = [1, 2, 3, 4];

/** How many words may stand before the next word of the phrase. */
function listGaps(
  words: readonly PhraseWord[],
  from: number,
  { elements, isSeparable }: Phrase,
  next: number,
): readonly number[] {
  if (elements[0] === 'be' && next === 1)
    return [0, 1, 2].filter((gap) => areAdverbs(words.slice(from, from + gap)));
  const isParticle = isSeparable && elements.length === 2;
  if (!isParticle) return noGap;
  const [, particle = ''] = elements;
  const objects = objectLengths.filter(
    (length) => matches(words[from + length], particle) && isObject(words.slice(from, from + length)),
  );
  return [0, ...objects];
}

/** Lengths that an open place may have here. */
function countOpen(words: readonly PhraseWord[], from: number, phrase: Phrase): number[] {
  const isVerb = phrase.kind === 'verb';
  const max = isVerb ? maxObjectLength : maxClauseLength;
  // "was taken for granted": the object of a passive stands in front of it.
  const first = phrase.isSeparable || (isVerb && isPassive(words[from - 1])) ? 0 : 1;
  const stop = isVerb ? /^[.,;:!?()—–]/u : /^[.;:!?]/u;
  const lengths: number[] = [];
  for (let length = first; length <= max && from + length < words.length; length += 1) {
    if (length > 0 && stop.test(words[from + length - 1]?.lower ?? '')) break;
    lengths.push(length);
  }
  return lengths;
}

const isPassive = (word: PhraseWord | undefined) => word?.tag === 'VBN';

function areAdverbs(words: readonly PhraseWord[]): boolean {
  return words.every(({ lower, tag }) =>
    tag === undefined ? /^(?:not|n't|also|so|very|more|most|less|\w+ly)$/u.test(lower) : tag.startsWith('RB'),
  );
}

const pronounObject = /^(?:it|them|him|her|me|us|you|this|that|these|those)$/u;

function isObject(words: readonly PhraseWord[]): boolean {
  const last = words.at(-1);
  if (last === undefined || words.some(({ lower }) => !/^[\p{L}'’-]+$/u.test(lower))) return false;
  if (words.length === 1 && pronounObject.test(last.lower)) return true;
  if (words.some(({ tag }) => tag === undefined)) return false;
  return (
    words.every(({ tag = '' }) => /^(?:DT|PRP\$?|JJ[RS]?|NN[PS]*|CD|POS|PDT|VBG|VBN)$/u.test(tag)) &&
    /^(?:NN|PRP$)/u.test(last.tag ?? '')
  );
}

/** "in the face of danger", but no calm "in the faces of others": only verbs, nouns and quantities change their form. */
const isOtherForm = (word: PhraseWord | undefined, element: string, { kind }: Phrase): boolean =>
  word?.tag === 'NNS' && word.lower !== element && /^(?:prep|conj|adv)$/u.test(kind);

function matches(word: PhraseWord | undefined, element: string): boolean {
  if (word === undefined) return false;
  if (element === "one's") return possessives.has(word.lower);
  if (element === 'oneself') return reflexives.has(word.lower);
  if (element === '~ing') return word.lower.length > 4 && word.lower.endsWith('ing');
  return word.lower === element || word.lemma.toLowerCase() === element;
}
