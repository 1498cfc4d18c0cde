import { findEntries, type LexiconEntry } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { Token } from '#passage/analysis.ts';
import { isCued, isSenseOpen } from '#passage/choose-sense.ts';
import { glossToken } from '#passage/gloss.ts';
import { isLoanword } from '#passage/loan-words.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { readToldSenses, type ToldSense } from '#passage/told-sense.ts';
import { turnToHappening, turnVoice } from '#passage/told-voice.ts';
import { isInCompound } from '#passage/word-certainty.ts';
import { getDoubt } from '#passage/word-doubt.ts';
import { isBeforeNoun } from '#passage/word-places.ts';

/** Of a deed of which the line has only the roots who does it to whom may be turned: 날카롭게 하다 for 날카로워진다. */
const rootedDoubt = 0.7;
/** Below this doubt a word is taken to have a meaning that the glossary prints. */
const littleDoubt = 0.7;

/** Read alone these are as soon taken for another word (a map, a pear, the will), so that the meaning beside them is printed, too. */
const homonyms =
  /^(?:고도|관|구|굴|매|배|보도|부|시기|시험|역|연기|의지|인도|자기|장|장기|정의|조수|지각|지도|창|침)$/u;

/** A word as the passage uses it, and how surely the glossary says what it means here. */
export interface SettledEntry {
  /** The sense used here comes first where the translation tells it. */
  entry: LexiconEntry;
  /** Nothing leaves doubt about the part of speech or the meaning. */
  isSure: boolean;
  /** How easily the glossary could lack the meaning used here; 0 where the translation tells it. */
  doubt: number;
  /** Neither the words around nor the translation tell which of the senses is used. */
  isOpen: boolean;
  /** There is a translation, and it has none of the senses. */
  isUntold?: boolean;
  /** The translation has a part of the only meaning: 박수 of 박수갈채. */
  isHinted?: boolean;
  /** The only sense that the translation tells. */
  told?: string;
  /** All senses that the translation tells, the likeliest first; where it is silent, that for which the words around speak. */
  allTold: readonly string[];
}

/** Settles a word by the Korean line of its sentence; where there is none, by how many other senses it could have. */
export function settleEntry(
  tokens: readonly Token[],
  token: Token,
  entry: LexiconEntry,
  line: string,
): SettledEntry {
  const isSureForm = !isDoubtfulForm(tokens, token, entry);
  if (line === '') {
    const isOpen = isSenseOpen(tokens, token, entry) || isInCompound(tokens, token);
    const doubt = getDoubt(entry);
    return { entry, isOpen, doubt, isSure: isSureForm && !isOpen && doubt < littleDoubt, allTold: [] };
  }
  const told = readFullyTold(entry.senses, line);
  const isTold = told.length > 0;
  const used = told.find((one) => !isMisled(tokens, token, entry, one));
  const doubt = isTold ? getToldDoubt(entry.pos === 'v', used) : getDoubt(entry);
  const print = (one: string) => {
    const own = dropOthers(tokens, token, one);
    if (used !== undefined && homonyms.test(own)) return used.sense;
    return turnToHappening(tokens, token, entry, { told: turnVoice(tokens, token, entry, own), line });
  };
  return {
    entry: { ...entry, senses: putFirst(entry.senses, used) },
    isOpen: !isTold,
    doubt,
    // What the translation calls by no meaning of the glossary may be something else: "a firm and ordered form" has
    // no 회사, and the presidency of a society is no 대통령직; the 힘 of "the strength of its force" is force.
    isSure:
      isSureForm && isTold && (used === undefined || !isElsewhere(tokens, token, printTold(used), line)),
    isUntold: !isTold,
    isHinted: isSureForm && !isTold && isHintedAt(entry, line),
    ...(used?.exact !== undefined && told.length === 1 ? { told: print(used.exact) } : {}),
    allTold: used === undefined ? listCued(tokens, token, entry) : [print(printTold(used))],
  };
}

/** A noun of one meaning is surely that where the translation has the beginning or the end of its name. */
const isHintedAt = ({ pos, senses }: LexiconEntry, line: string): boolean =>
  pos === 'n' && senses.length === 1 && splitMeanings(senses[0] ?? '').some((name) => hasPartOf(name, line));

const hasPartOf = (name: string, line: string): boolean =>
  /^[가-힣]{3,}$/u.test(name) && [name.slice(0, 2), name.slice(-2)].some((part) => line.includes(part));

/** What it means here is the English word in Hangul. */
export const isToldInHangul = ({ entry, allTold }: SettledEntry): boolean =>
  isLoanword({ ...entry, senses: [...allTold.slice(0, 1), ...entry.senses] });

/** How easily the form of a told meaning could be another one here. */
export const getToldDoubt = (isDeed: boolean, told: ToldSense | undefined): number =>
  isDeed && told !== undefined && told.exact === undefined ? rootedDoubt : 0;

/** The senses that the line has with all their words: 빚도 지지 않은 tells no 신세를 지다. */
export const readFullyTold = (senses: readonly string[], line: string): ToldSense[] =>
  readToldSenses(senses, line).filter(({ exact, rooted }) => (exact ?? rooted) !== undefined);

/** A meaning of which the line has only the roots (결론짓다 for 결론을 내리다) is printed as a whole. */
export const printTold = ({ exact, rooted, sense }: ToldSense): string => exact ?? rooted ?? sense;

/** Where the translation is silent the words around may tell. */
const listCued = (tokens: readonly Token[], token: Token, entry: LexiconEntry): string[] =>
  isCued(tokens, token, entry) ? entry.senses.slice(0, 1) : [];

/** "such a poor deal … looks like a bargain": the words around ask for another sense than the 거래 of the line, which it has from the deal. */
function isMisled(
  tokens: readonly Token[],
  token: Token,
  entry: LexiconEntry,
  { exact, index }: ToldSense,
): boolean {
  if (index === 0 || !isCued(tokens, token, entry)) return false;
  // 두 배로 늘리다 and 두 배가 되다: the translation may have turned the sentence.
  if (entry.senses[0]?.charAt(0) === entry.senses[index]?.charAt(0)) return true;
  return splitMeanings(exact ?? '').some((meaning) => isOfOther(tokens, token, meaning));
}

/** "What sounds like stubbornness may be an insistence": the line has 고집 from the other word. */
const isOfOther = (tokens: readonly Token[], { lemma, sentence }: Token, meaning: string): boolean =>
  tokens.some(
    (other) =>
      other.sentence === sentence &&
      other.lemma !== lemma &&
      splitMeanings(glossToken(tokens, other)?.senses[0] ?? '').some(
        (one) =>
          one === meaning || meaning.endsWith(` ${one}`) || (meaning.length > 1 && one.includes(meaning)),
      ),
  );

/** The line has the meaning from another word, or as a deed where a noun that could be a verb is glossed: 조절하고 of "the other controls". */
const isElsewhere = (tokens: readonly Token[], token: Token, told: string, line: string): boolean =>
  splitMeanings(told).every(
    (meaning) => isOfOther(tokens, token, meaning) || (isMaybeDeed(tokens, token) && isDone(meaning, line)),
  );

const isMaybeDeed = (tokens: readonly Token[], { index, lemma, tag }: Token): boolean =>
  tag.startsWith('NN') &&
  !/^(?:DT|PRP\$|POS)$/u.test(tokens[index - 1]?.tag ?? '') &&
  findEntries(lemma).some(({ pos }) => pos === 'v');

const isDone = (meaning: string, line: string): boolean => {
  const uses = line.split(meaning).slice(1);
  return (
    uses.length > 0 && uses.every((rest) => /^(?:[하한할함합해했되된될됨됐돼]|시[키킨킬켜켰])/u.test(rest))
  );
};

/** Of several meanings that the line has those that it does not have from another word; all where none is left. */
function dropOthers(tokens: readonly Token[], token: Token, told: string): string {
  const meanings = splitMeanings(told);
  if (meanings.length < 2) return told;
  const own = meanings.filter((meaning) => !isOfOther(tokens, token, meaning));
  return own.length === 0 ? told : own.join(', ');
}

/** The sense that the line has, its meaning found there before the others; all as they are where it has none. */
export const putFirst = (senses: readonly string[], told: ToldSense | undefined): string[] =>
  told === undefined ? [...senses] : [told.sense, ...senses.filter((_, other) => other !== told.index)];

/** "caught cheating", "seas warming": forms of a verb, and words on whose part of speech the taggers differ. */
function isDoubtfulForm(tokens: readonly Token[], token: Token, { pos }: LexiconEntry): boolean {
  const { index, lemma, lower, tag } = token;
  const parts = new Set<string>([...findEntries(lower), ...findEntries(lemma)].map((entry) => entry.pos));
  if (!token.isSure && ['n', 'v', 'adj', 'adv'].filter((part) => parts.has(part)).length > 1) return true;
  // "Notice, however, that it fails"
  if (
    /^(?:NN|VB)$/u.test(tag) &&
    parts.has('n') &&
    parts.has('v') &&
    tokens[index - 1]?.sentence !== token.sentence
  )
    return true;
  const isVerbForm = /(?:ing|ed|en)$/u.test(lower) && lemmatize.verb(lower) !== lower;
  if (!isVerbForm || pos === 'adv') return false;
  const before = tokens[index - 1]?.tag ?? '';
  if (pos === 'n') return !/^(?:DT|PRP\$|POS|JJ|CD)/u.test(before) && tag !== 'NNS';
  if (pos !== 'adj') return false;
  // "The effect should not be exaggerated"
  if (!lower.endsWith('ing')) return !isBeforeNoun(tokens, index);
  return !/^(?:DT|PRP\$|POS|RB|CD)/u.test(before);
}
