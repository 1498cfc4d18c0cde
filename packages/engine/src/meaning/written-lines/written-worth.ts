import { findEntry, findNounClass } from '@jadoo/lexicon';

import { namesMeaning } from '#meaning/same-sense.ts';
import type { AskedForm } from '#meaning/written-lines/asked-forms.ts';
import { hasWord, isOfAllLines, type Lined } from '#meaning/written-lines/lined.ts';
import { endsCompound, isConcrete, isInPhrase, isMereName } from '#meaning/written-lines/mere-names.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findSetTokens } from '#passage/set-phrases.ts';
import { listMeanings } from '#passage/word-distractors.ts';
import type { WordClass } from '#wording/word-class.ts';

/** What a word of the teacher's line is worth as a question. */
export interface Worth {
  /** How much of the point it carries. */
  weight: number;
  /** Whether it only names what the passage is of. */
  isSubject: boolean;
  /** Whether the 요지 names it or a sentence of the point has it. */
  isTold: boolean;
  /** Whether it is told, or the passage or the teacher comes back to it. */
  isBacked: boolean;
  /** Whether it is no mere subject, place or attribute: then it can be the only word that is asked. */
  canStandAlone: boolean;
  /** Whether it is half of what the passage has as a whole. */
  isHalf: boolean;
}

/** Verbs that say something only where the 요지 says it. */
const plainVerbs = new Set(
  'live grow feel tend start begin stop turn follow spend allow provide include try stay open leave carry write require involve'.split(
    ' ',
  ),
);

const leastShared = 0.1;

/** The worth of a word; undefined where it is not worth asking. */
export function readWorth(
  lined: Lined,
  token: Token,
  form: AskedForm,
  points: ReadonlySet<number>,
): Worth | undefined {
  const { source, line, kind } = lined;
  const { pos, uses } = form;
  const { lemma } = form.place;
  const isNamed = namesWord(source.gist ?? '', lemma, pos);
  const describes = isDescribing(lined, token, pos);
  const isSide = findSetTokens(line).has(token.index) || (describes && !isBeside(lined, token, uses));
  if (!isNamed && (isSide || plainVerbs.has(lemma))) return undefined;
  const isWhere = pos === 'n' && tellsWhere(line, token, lemma);
  const isInPoint = uses.some(({ sentence }) => points.has(sentence));
  // A whole sentence has more to ask than its attributes, manners, places and names.
  const isAttribute = (describes && !(pos === 'adj' && isNamed)) || (pos === 'adv' && !isNamed);
  const isSetting = isWhere && !(isNamed && isInPoint);
  // A gorilla by which something was shown, algae among what is eaten.
  const isProp = pos === 'n' && !isNamed && isConcrete(lemma);
  if (kind === 'summary' && (isAttribute || isSetting || isProp || isMereName(lined, token, form)))
    return undefined;
  // "Students" and "managers" are whom the point is told, or who does it, in any passage.
  const isAnyone = pos === 'n' && !isNamed && findNounClass(lemma) === 'people';
  const isSaid = !isWhere && !isAnyone && isInPoint;
  const isShared = (['topic', 'title', 'summary'] as const).some(
    (name) => name !== kind && hasWord(source[name], lemma),
  );
  const isSubject = pos === 'n' && (uses.length >= manyUses || isOfAllLines(source, lemma));
  // "Relay race", "reverse causation": the half is read off the whole.
  const isHalf =
    (pos === 'n' && !isNamed && endsCompound(lined, token)) || (describes && isTerm(lined, token, uses));
  const weight =
    byClass[pos] +
    (isSaid ? 1.5 : 0) +
    (isNamed ? 1.5 : 0) +
    (isShared ? 0.5 : 0) -
    (isSubject ? 1.5 : 0) -
    (describes || isHalf ? 1 : 0) -
    (form.condition === undefined ? 0 : 0.5);
  const isTold = isNamed || isSaid;
  // "Learning difficulties" are not what the passage has learned.
  const isTurnedIn = pos === 'v' && form.condition !== undefined && isBeforeNoun(line, token);
  if (kind === 'summary' && isTurnedIn) return undefined;
  // Where the passage has the word it must speak of the same.
  const isOfOther = !form.isNear || (isAnyone && !isShared) || isInOtherCompound(lined, token, form);
  if (kind === 'summary' && (form.shared < leastShared || (!isTold && isOfOther))) return undefined;
  const isRepeated = isShared || uses.some(({ sentence }) => sentence !== form.place.sentence);
  const isBacked = isTold || (isRepeated && !describes && !isWhere);
  const isAside =
    isSubject || isHalf || isWhere || isAnyone || (describes && (pos === 'adj' || isPlace(lemma)));
  const canStandAlone = !isAside && (isTold || (isShared && pos !== 'adv' && isBacked));
  return { weight, isSubject, isTold, isBacked, canStandAlone, isHalf };
}

const byClass: Readonly<Record<WordClass, number>> = { v: 1.5, n: 1, adj: 1, adv: 0.5 };
const manyUses = 4;

/** 빵에서: a noun of one syllable is named where only a particle stands behind it. */
const particles = '(?:은|는|이|가|을|를|에|에서|의|과|와|로|으로|도|만|까지|부터|이나|나)?';

function namesWord(gist: string, lemma: string, pos: WordClass): boolean {
  const senses = findEntry(lemma, pos)?.senses ?? [];
  if (namesMeaning(gist, senses)) return true;
  const short = pos === 'n' ? listMeanings(senses).filter((meaning) => meaning.length === 1) : [];
  return (
    short.length > 0 &&
    new RegExp(String.raw`(?:^|\s)(?:${short.join('|')})${particles}(?=[\s,.]|$)`, 'u').test(gist)
  );
}

const isBeforeNoun = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index + 1]?.tag.startsWith('NN') === true;

/** "tiny partners", "night roads"; where the line is read as "street trees (a city)" the passage tells that trees are a noun. */
function isDescribing({ line, passage }: Lined, { index }: Token, pos: WordClass): boolean {
  const next = line.tokens[index + 1];
  const same = passage.tokens.find(({ lower }) => lower === next?.lower);
  const tags = [next?.tag ?? '', same?.tag ?? ''];
  const pattern = pos === 'n' ? /^NN/u : pos === 'adj' ? /^(?:NN|JJ)/u : undefined;
  return pattern !== undefined && tags.some((tag) => pattern.test(tag));
}

/** Whether the passage has the word before the same word as the line. */
const isBeside = ({ passage, line }: Lined, { index }: Token, uses: readonly Token[]): boolean =>
  uses.some((use) => passage.tokens[use.index + 1]?.lemma === line.tokens[index + 1]?.lemma);

/** "The feedback sandwich" tells nothing of feedback. */
function isInOtherCompound({ passage, line }: Lined, { index }: Token, { place }: AskedForm): boolean {
  const next = passage.tokens[place.index + 1];
  return next?.tag.startsWith('NN') === true && next.lemma !== line.tokens[index + 1]?.lemma;
}

/** Whether the passage never has it without the word that it describes. */
const isTerm = ({ passage, line }: Lined, { index }: Token, uses: readonly Token[]): boolean =>
  uses.every((use) => passage.tokens[use.index + 1]?.lemma === line.tokens[index + 1]?.lemma);

const ofPlace = /^(?:in|on|at|near|along|across|from|to|into|for|around|beside|through|during|over|by)$/u;

const isPlace = (noun: string): boolean => /^(?:place|land)$/u.test(findNounClass(noun) ?? '');

const times =
  /^(?:night|morning|evening|season|spring|summer|autumn|winter|week|month|hour|decade|century)$/u;

/** A noun of a place or a time, with what describes it, behind a preposition. */
function tellsWhere({ tokens }: PassageAnalysis, { index }: Token, lemma: string): boolean {
  if (!isPlace(lemma) && !times.test(lemma)) return false;
  let before = index - 1;
  while (isInPhrase(tokens[before]) || /^(?:DT|PRP\$)$/u.test(tokens[before]?.tag ?? '')) before -= 1;
  return ofPlace.test(tokens[before]?.lower ?? '');
}
