import {
  areNearWords,
  findEntries,
  findPoles,
  listEntries,
  type LexiconEntry,
  type PartOfSpeech,
} from '@jadoo/lexicon';

import type { KeyWord } from '#passage/key-words.ts';
import type { Random } from '#random.ts';
import { isLoanword } from '#passage/loan-words.ts';
import { readWordOnce } from '#read-once.ts';
import { joinSyllable, splitSyllable } from '#syllables.ts';

const poolSize = 160;
const distractorCount = 4;
/** Length in letters of a shared beginning that shows two words to be of one family. */
const familyLength = 5;

const entriesByPart = new Map<PartOfSpeech, readonly LexiconEntry[]>();

function listPart(pos: PartOfSpeech): readonly LexiconEntry[] {
  const known = entriesByPart.get(pos);
  if (known !== undefined) return known;
  const list = listEntries().filter((entry) => entry.pos === pos && /^\p{Ll}+$/u.test(entry.lemma));
  entriesByPart.set(pos, list);
  return list;
}

const dropRemarks = (sense: string): string => sense.replace(/\([^)]*\)/gu, '');

/** Single meanings of a gloss without remarks in brackets: `(군대의) 계급, 지위` → 계급, 지위. */
export function listMeanings(senses: readonly string[]): string[] {
  return senses.flatMap(splitSense);
}

const splitSense = readWordOnce((sense): readonly string[] =>
  dropRemarks(sense)
    .split(',')
    .map((meaning) => meaning.replace(/[~…\s]/gu, ''))
    .filter((meaning) => meaning !== ''),
);

/**
 * Two glosses are too near when one holds the other, or when they begin with the same two syllables
 * (결정 and 결정하다, 명확한 and 명확히).
 */
export function shareMeaning(left: readonly string[], right: readonly string[]): boolean {
  const others = listMeanings(right);
  return listMeanings(left).some((meaning) =>
    others.some((other) => {
      if (meaning.length < 2 || other.length < 2) return meaning === other;
      return meaning.slice(0, 2) === other.slice(0, 2) || meaning.includes(other) || other.includes(meaning);
    }),
  );
}

const plainEndings =
  /^(?:있는|하는|되는|않는|만한|하게|되게|없는|같은|아주|매우|가장|못한|않다|하다|되다|것)/u;

/** The first two syllables of each word of a gloss without the consonants that close them: 놀라게, 놀랄 → 놀라. */
function listStems(senses: readonly string[]): Set<string> {
  const words = senses.flatMap((sense) => dropRemarks(sense).split(/[\s,~…]+/u));
  const content = words.filter((word) => /^[가-힣]{2,}/u.test(word) && !plainEndings.test(word));
  const open = (letter: string) => {
    const syllable = splitSyllable(letter);
    return syllable === undefined ? letter : joinSyllable({ ...syllable, final: 0 });
  };
  return new Set(content.map((word) => word.charAt(0) + open(word.charAt(1))));
}

/** What a word can mean under any part of speech. */
function listAllSenses(lemma: string, senses: readonly string[]): string[] {
  return [...senses, ...findEntries(lemma).flatMap((entry) => entry.senses)];
}

let companions: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Meanings that the glossary prints side by side in one sense (`거대한, 막대한`), each with its companions. */
function readCompanions(): ReadonlyMap<string, ReadonlySet<string>> {
  const map = new Map<string, Set<string>>();
  for (const { senses } of listEntries()) {
    for (const sense of senses) {
      const meanings = listMeanings([sense]);
      for (const meaning of meanings) {
        const known = map.get(meaning) ?? new Set();
        for (const other of meanings) known.add(other);
        map.set(meaning, known);
      }
    }
  }
  return map;
}

/** The meanings of a word, those printed beside one of them somewhere, and those beside these. */
const listFarMeanings = readWordOnce((lemma: string): ReadonlySet<string> => {
  const near = [...listNearMeanings(lemma)];
  return new Set(near.flatMap((meaning) => [meaning, ...(companions?.get(meaning) ?? [])]));
});

/** The meanings of a word and those printed beside one of them somewhere. */
const listNearMeanings = readWordOnce((lemma: string): ReadonlySet<string> => {
  companions ??= readCompanions();
  const meanings = listMeanings(listAllSenses(lemma, []));
  return new Set(meanings.flatMap((meaning) => [meaning, ...(companions?.get(meaning) ?? [])]));
});

const areDisjoint = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean =>
  ![...left].some((meaning) => right.has(meaning));

/** Words on one side of a scale of meaning (거대한, 넓은) could both be chosen. */
function shareSide(left: LexiconEntry, right: LexiconEntry): boolean {
  const poles = findPoles(right.lemma, right.pos);
  return findPoles(left.lemma, left.pos).some(({ axis, side }) =>
    poles.some((pole) => pole.axis === axis && pole.side === side),
  );
}

const isPlain = (text: string): boolean => !/[~()…]/u.test(text);

/** The gloss to print for a word: the first sense without patterns and remarks; nothing when it has no other words. */
export function getPlainGloss(senses: readonly string[]): string | undefined {
  const glosses = (senses[0] ?? '').split(', ').filter(isPlain);
  return glosses.length === 0 ? undefined : glosses.join(', ');
}

/** The gloss to print among options: the meanings of every sense as the key prints them, so that the one used here is among them. */
export const getOptionGloss = (senses: readonly string[]): string => senses.join(' / ');

/** A meaning with a pattern or a remark would stand out among plain ones. */
const hasPattern = (senses: readonly string[]): boolean => !isPlain(senses.join());

/**
 * Four words of the same part of speech and like frequency and level, none near in meaning to the word or to each other,
 * and none of those used before on the sheet.
 */
export function pickWordDistractors(
  word: KeyWord,
  random: Random,
  used: ReadonlySet<string> = new Set(),
): LexiconEntry[] | undefined {
  const { entry } = word;
  if (entry === undefined) return undefined;
  const pool = listPart(entry.pos)
    .filter((other) => other.lemma !== word.lemma && isNearBand(other.band, word.band) && isFair(other))
    .sort(
      (left, right) =>
        Math.abs(left.rank - word.rank) - Math.abs(right.rank - word.rank) || left.rank - right.rank,
    )
    .slice(0, poolSize);
  const picked: LexiconEntry[] = [];
  const taken = [listAllSenses(word.lemma, word.senses)];
  const near = listFarMeanings(word.lemma);
  const stems = listStems(listAllSenses(word.lemma, word.senses));
  const shuffled = random.shuffle(pool);
  const isPatterned = hasPattern(word.senses);
  const looksAlike = ({ senses }: LexiconEntry): boolean => hasPattern(senses) === isPatterned;
  for (const other of [...shuffled.filter(looksAlike), ...shuffled.filter((one) => !looksAlike(one))]) {
    if (used.has(other.lemma) || isOneFamily(other.lemma, word.lemma) || other.lemma === entry.base) continue;
    const senses = listAllSenses(other.lemma, other.senses);
    if (taken.some((known) => shareMeaning(known, senses)) || shareSide(entry, other)) continue;
    if (!areDisjoint(listNearMeanings(other.lemma), near)) continue;
    if (!areDisjoint(listStems(other.senses), stems) || isNearInEnglish(other, entry)) continue;
    if (meansNear(other, entry)) continue;
    picked.push(other);
    taken.push(senses);
    if (picked.length === distractorCount) return picked;
  }
  return undefined;
}

/** A derived word means what its base means: quietness, quiet. */
const isNearInEnglish = (left: LexiconEntry, right: LexiconEntry): boolean =>
  [left.lemma, left.base ?? left.lemma].some((own) =>
    [right.lemma, right.base ?? right.lemma].some((other) => areNearWords(own, other)),
  );

let headwords: ReadonlyMap<string, readonly string[]> | undefined;

/** The words that the glossary gives a meaning. */
function listHeadwords(meaning: string): readonly string[] {
  if (headwords === undefined) {
    const map = new Map<string, string[]>();
    for (const { lemma, senses } of listEntries())
      for (const one of listMeanings(senses)) map.set(one, [...(map.get(one) ?? []), lemma]);
    headwords = map;
  }
  return headwords.get(meaning) ?? [];
}

/** One of the meanings of the other word is that of a word near to this one: 회복하다 of bounce is what recover means. */
const meansNear = (other: LexiconEntry, { lemma }: LexiconEntry): boolean =>
  listMeanings(other.senses).some((meaning) =>
    listHeadwords(meaning).some((word) => word !== other.lemma && areNearWords(word, lemma)),
  );

/** Rare words among everyday ones would stand out. */
function isNearBand(band: number, wanted: number): boolean {
  return Math.abs(band - wanted) <= 1 && (band < 4 || wanted === 4);
}

/** What does not belong into a school test. */
const unfit =
  /동성애|성적 |성관계|성행위|성폭|매춘|강간|음란|포르노|섹시|자살|마약|나체|알몸|속옷|팬티|유방|엉덩이|학살/u;

function isFair(entry: LexiconEntry): boolean {
  const first = entry.senses[0] ?? '';
  return (
    first.length >= 2 &&
    !isLoanword(entry) &&
    !entry.senses.some((sense) => unfit.test(sense)) &&
    !/^(?:north|south|east|west)/u.test(entry.lemma)
  );
}

function isOneFamily(left: string, right: string): boolean {
  const head = Math.min(familyLength, left.length, right.length);
  return left.slice(0, head) === right.slice(0, head) || left.includes(right) || right.includes(left);
}
