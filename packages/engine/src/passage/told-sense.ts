import { findStem, isFormOf, losesRieul } from '#passage/korean-forms.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { readWordOnce } from '#read-once.ts';
import { splitSyllable } from '#syllables.ts';

/** What a meaning has besides its stem, which a sentence seldom keeps. */
const endings =
  /(?:시키다|스러운|스럽게|로운|롭게|하다|되다|하게|되게|하는|되는|적인|적으로|하여|한|된|적|히|의|다|게|는)$/u;
/** The part of them that only changes the form: 행위자 and 전문의 keep their last syllable. */
const inflections = /(?:시키다|하다|되다|하게|되게|하는|되는|적인|한|된|히|다|게|는)$/u;
/** 조건으로: a noun of an adverb or a phrase. */
const particles = /(?:에서|으로|로|을|를|이|가|에|과|와)$/u;
/** Words of a gloss that stand in any sentence, and the particles of its open places. */
const lightWords =
  /^(?:에|에게|에서|을|를|이|가|로|으로|와|과|의|하다|되다|있다|없다|않다|주다|이다|것|수|일|등|더|잘|안|못|한|하는|되는|있는|없는|않는|같은|다|하게|되게|만한|아주|매우|가장|않다|하지|할|될)$/u;
/** They tell nothing alone: 많은 of 호기심이 많은. */
const commonWords =
  /^(?:많은|많이|적은|큰|작은|좋은|들다|드는|나다|나는|나가다|가다|오다|내다|갖다|가진|가지다|만들다|사람|말|말하다|보다|때|곳|새로운)$/u;

/** "~을 …로" before what is done. */
const openSlot = /^(?:[~…]\S*\s+)+/u;

/** How plainly a line has a meaning. */
const absent = 0;
const byPart = 1;
const byRoot = 2;
const plain = 3;

const linesOfPassage = 64;

/** A sense that a line has. */
export interface ToldSense {
  /** Its number, from 0. */
  index: number;
  /** It, with the meaning that the line has before the others. */
  sense: string;
  /** Without the meanings that the line lacks; only where it has one as a whole. */
  exact?: string;
  /** The same of a meaning of which the line has the roots. */
  rooted?: string;
}

/**
 * The senses that the Korean line of a sentence contains, in whatever form its words stand there. One that stands
 * there as a whole (행위자) puts aside those of which it has the root alone (행위).
 */
export function readToldSenses(senses: readonly string[], line: string): ToldSense[] {
  const words = listWords(line);
  const read = senses.map((sense, index) => ({ index, ...readSense(sense, words) }));
  const best = Math.max(absent, ...read.map(({ degree }) => degree));
  const told = read.filter(({ degree }) => degree === best && degree > absent);
  return told
    .filter((one) => !told.some((other) => isPartOf(one.meanings, other.meanings)))
    .map(({ degree, index, meanings }) => ({ index, ...joinMeanings(meanings, degree) }));
}

/** The Korean words of a line; the same few lines of a passage are asked for many senses. */
const listWords = readWordOnce(
  (line: string): readonly string[] =>
    hideBoundNouns(line)
      .split(/[^가-힣]+/u)
      .filter((word) => word !== ''),
  linesOfPassage,
);

/** The same, with the places where they begin. */
const listPlacedWords = readWordOnce(
  (line: string): readonly { text: string; index: number }[] =>
    [...hideBoundNouns(line).matchAll(/[가-힣]+/gu)].map(({ 0: text, index }) => ({ text, index })),
  linesOfPassage,
);

const nieun = 4;

/** 배운 적은 has no 적은: behind a modifier that ends in ㄴ 적 is a noun. */
const hideBoundNouns = (line: string): string =>
  line.includes(' 적')
    ? line.replaceAll(/([가-힣]) 적[은이을도](?= )/gu, (word: string, before: string) =>
        splitSyllable(before)?.final === nieun ? before + ' '.repeat(word.length - 1) : word,
      )
    : line;

/** 심리 beside 심리학, 구조 beside 구조물: the line has it as a part of the other. */
function isPartOf(own: readonly WeighedMeaning[], others: readonly WeighedMeaning[]): boolean {
  const found = (list: readonly WeighedMeaning[]) => list.filter(({ degree }) => degree > absent);
  return found(own).every(({ meaning }) => found(others).some((other) => holds(other.meaning, meaning)));
}

/** 심리학 holds 심리, 운동선수 선수, 마음을 열다 열다, and 닳게 하다 holds 닳다. */
const holds = (long: string, short: string): boolean =>
  long !== short &&
  (long.startsWith(short) ||
    long.endsWith(short.endsWith('다') ? ` ${short}` : short) ||
    long.startsWith(`${short.slice(0, -1)}게 `));

/**
 * The stretch of a line that has a meaning as a whole, as it stands there; nothing where a word of the meaning stands
 * there twice, or others between its words.
 */
export function quoteMeaning(meaning: string, line: string): string | undefined {
  const words = listPlacedWords(line);
  const found = readParts(meaning).map((part) =>
    words.flatMap(({ text }, at) => (weighWord(text, part) === plain ? at : [])),
  );
  if (found.length === 0 || found.some(({ length }) => length !== 1)) return undefined;
  const places = found.flat();
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (last - first >= found.length) return undefined;
  const after = words.slice(last + 1).map(({ text }) => text);
  const taken = countAuxiliaries(meaning, words[last]?.text ?? '', after);
  if (taken === undefined) return undefined;
  // 아주 작은
  const start = meaning.startsWith(`${words[first - 1]?.text ?? ''} `) ? first - 1 : first;
  const [opening, closing] = [words[start], words[last + taken]];
  return opening && closing && line.slice(opening.index, closing.index + closing.text.length);
}

/** What a meaning ends with, and what may stand for it in a line: 신뢰할 만한 as 신뢰할 수 있는; without it the line says something else. */
const auxiliaries: readonly (readonly [ending: RegExp, said: RegExp, isNeeded: boolean])[] = [
  [/(?:^| )(?:수 있는|수 있다|만한)$/u, /^(?:수(?:가|도|는|야)? 있\S*|만(?:하|한|할|해|했)\S*)/u, true],
  [/ 없[는다]$/u, /^(?:수(?:가|도|는)? )?없\S*/u, true],
  [/ 않[는다]$/u, /^않\S*/u, true],
  [/ 있[는다]$/u, /^있\S*/u, true],
  [/ 주[는다]$/u, /^[주준줄줬]\S*/u, true],
  [/ [못되]\S*$/u, /^[않못없안있되된될됩됐돼]\S*/u, false],
];

/** A line may have a deed or a quality as a noun, which says it only with its verb: 공격을 받으면, 불쾌감을 주는, 도움이 되는. */
const isCarried = (last: string, next: string): boolean =>
  (/[을를]$/u.test(last) && /^[받당주]/u.test(next)) ||
  (/[이가]$/u.test(last) && /^[되된될됐됩]/u.test(next));

/** How many words behind the last one of a meaning belong to it; nothing where one that it needs is lacking. */
function countAuxiliaries(meaning: string, last: string, after: readonly string[]): number | undefined {
  if (/^[^ ]+[다한]$/u.test(meaning)) return isCarried(last, after[0] ?? '') ? 1 : 0;
  // 좀처럼 ~ 않는: there the rest stands apart.
  const [, said, isNeeded] =
    auxiliaries.find(([ending]) => !meaning.includes('~') && ending.test(meaning)) ?? [];
  if (said === undefined) return 0;
  const [taken] = said.exec(after.join(' ')) ?? [];
  if (taken === undefined) return isNeeded === true ? undefined : 0;
  return taken.split(' ').length;
}

/** Whether the Korean line of a sentence contains any of the senses. */
export const hasToldSense = (senses: readonly string[], line: string): boolean =>
  senses.some((sense) =>
    splitMeanings(sense).some((meaning) => weighMeaning(meaning, listWords(line)) > absent),
  );

/** What a line has of each meaning of some senses, as it stands there; nothing of those that it has not as a whole. */
export const quoteSenses = (senses: readonly string[], line: string): string[] =>
  senses.flatMap((sense) => splitMeanings(sense)).flatMap((meaning) => quoteMeaning(meaning, line) ?? []);

/** Those of some Korean words in which no word of any of the senses stands. */
export function listUntoldWords(senses: readonly string[], words: readonly string[]): readonly string[] {
  if (words.length === 0) return words;
  const parts = senses.flatMap((sense) => splitMeanings(sense).flatMap(readParts));
  return words.filter((word) => !parts.some((part) => weighWord(word, part) > absent));
}

interface WeighedMeaning {
  meaning: string;
  degree: number;
}

function readSense(sense: string, words: readonly string[]): { degree: number; meanings: WeighedMeaning[] } {
  const meanings = splitMeanings(sense).map((meaning) => ({ meaning, degree: weighMeaning(meaning, words) }));
  return { degree: Math.max(absent, ...meanings.map((one) => one.degree)), meanings };
}

function joinMeanings(meanings: readonly WeighedMeaning[], degree: number): Omit<ToldSense, 'index'> {
  const sorted = meanings.toSorted((left, right) => right.degree - left.degree);
  // "의도하다, ~할 작정이다": a place that opens the second meaning alone is no place of the first.
  const ordered = openSlot.test(meanings[0]?.meaning ?? '') ? moveSlots(sorted) : sorted;
  const print = (list: readonly WeighedMeaning[]) => list.map(({ meaning }) => meaning).join(', ');
  const found = ordered.filter((one) => one.degree === degree);
  const wholes = found.filter((one) => !found.some((other) => holds(other.meaning, one.meaning)));
  const [sense, told] = [print(ordered), print(wholes)];
  if (degree === byPart) return { sense };
  return degree === plain ? { sense, exact: told } : { sense, rooted: told };
}

/** "치료하다, ~을 …로 대하다": the open places belong to the first meaning. */
function moveSlots(meanings: readonly WeighedMeaning[]): WeighedMeaning[] {
  const slots = meanings.map(({ meaning }) => openSlot.exec(meaning)?.[0] ?? '');
  const found = slots.find((slot) => slot !== '');
  if (found === undefined || slots[0] !== '') return [...meanings];
  return meanings.map(({ meaning, degree }, index) => ({
    degree,
    meaning: index === 0 ? found + meaning : meaning.replace(found, ''),
  }));
}

/** Of a meaning of several words at least half have to stand there. */
function weighMeaning(meaning: string, words: readonly string[]): number {
  const parts = readParts(meaning);
  const found = parts
    .map((part) => ({ part, degree: weighPart(part, words) }))
    .filter(({ degree }) => degree > absent);
  if (parts.length === 0 || found.length * 2 < parts.length) return absent;
  // "(주의를) 돌리다", "(사회) 운동": what tells it from others is in brackets.
  const isBare = meaning.startsWith('(') && !hasRemark(meaning, words);
  const bareDegree = meaning.endsWith('다') ? byPart : byRoot;
  // 성공한 사람 is not told by 성공 and another 사람.
  if (found.length === parts.length) {
    if (isApart(parts, words)) return byPart;
    return isBare ? bareDegree : Math.min(...found.map(({ degree }) => degree));
  }
  return found.some(({ part }) => !part.isCommon) ? byPart : absent;
}

/** One of its words tells nothing alone, and the line has it elsewhere. */
const isApart = (parts: readonly Part[], words: readonly string[]): boolean =>
  parts.length > 1 &&
  parts.some(({ isCommon }) => isCommon) &&
  !words.some((_, at) => parts.every((part, place) => weighWord(words[at + place] ?? '', part) > absent));

/** 돈 of "(돈을) 모으다" */
function hasRemark(meaning: string, words: readonly string[]): boolean {
  const remark = /^\(([^)]*)\)/u.exec(meaning)?.[1] ?? '';
  if (remark.startsWith('~')) return true;
  const nouns = remark.split(/[·\s]+/u).map((noun) => noun.replace(/(?<=.)[을를이가은는의]$/u, ''));
  return nouns.some((noun) => words.some((word) => word.startsWith(noun)));
}

/** A word of a meaning, and what of it may stand in a sentence. */
interface Part {
  isInflected: boolean;
  isCommon: boolean;
  /** Of a verb or an adjective. */
  stem: string | undefined;
  whole: string;
  root: string;
}

const readParts = readWordOnce((meaning: string): Part[] =>
  meaning
    .replace(/\([^)]*\)/gu, '')
    .split(/[\s~…;]+/u)
    .filter((part) => part !== '' && !lightWords.test(part))
    .map(readPart),
);

function readPart(part: string): Part {
  const isInflected = /(?:다|는|은|운|한|된|린|른|큰|쁜|픈)$/u.test(part) || losesRieul.test(part);
  const bare = part.replace(endings, '');
  const whole = part.replace(inflections, '');
  return {
    isInflected,
    isCommon: commonWords.test(part),
    stem: isInflected ? findStem(part) : undefined,
    whole: whole.length > 1 ? whole : part,
    root: isInflected ? bare || part : readRoot(part, bare),
  };
}

/** 조건 of 조건으로; the last syllable of 주의 and 목적 is their own. */
function readRoot(part: string, bare: string): string {
  if (bare.length < 2) return part;
  return bare.length > 2 ? bare.replace(particles, '') : bare;
}

/** How plainly any of the words has it. */
function weighPart(part: Part, words: readonly string[]): number {
  let best = absent;
  for (const word of words) {
    best = Math.max(best, weighWord(word, part));
    if (best === plain) break;
  }
  return best;
}

function weighWord(word: string, { isInflected, stem, whole, root }: Part): number {
  if (root.length === 1 && !isInflected) return startsWithNoun(word, root) ? plain : absent;
  if (stem !== undefined && isFormOf(word, stem)) return plain;
  const mustOpen = stem === whole;
  if (isIn(word, whole, mustOpen)) return makesOther(word, whole) ? byRoot : plain;
  return root.length > 1 && isIn(word, root, mustOpen) ? byRoot : absent;
}

/** 자신들이 has no 들이다 */
const isIn = (word: string, part: string, mustOpen: boolean): boolean =>
  mustOpen ? word.startsWith(part) : word.includes(part);

/** 비행기 of 비행, 경쟁자 of 경쟁, 번식력 of 번식: a syllable makes another noun of it. */
const makesOther = (word: string, noun: string): boolean =>
  /^[기자관장실소론력](?:은|는|이|가|을|를|의|에|에서|로|와|과|도|들.*)?$/u.test(
    word.slice(word.lastIndexOf(noun) + noun.length),
  );

/** 약은 and 약을 but not 약속. */
const startsWithNoun = (word: string, noun: string): boolean =>
  word.startsWith(noun) &&
  /^(?:|은|는|이|가|을|를|의|에|에서|으로|로|과|와|도|만|들|들은|들이|들을|들의)$/u.test(word.slice(1));
