import {
  findAntonyms,
  findConfusables,
  findEntries,
  findEntry,
  findNounClass,
  type Antonym,
  type Confusable,
} from '@jadoo/lexicon';

import { isBe, isFinite, isNoun, isStop, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { chooseSense } from '#passage/choose-sense.ts';
import { glossToken } from '#passage/gloss.ts';
import { formLike } from '#wording/swap-form.ts';
import { getMeaning, isOpposedAsUsed } from '#wording/opposed-senses.ts';
import { fitsFrame, isFreeWord, readVerbUse } from '#wording/swap-slots.ts';
import type { WordClass } from '#wording/word-class.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word that could stand in the place of another one, in the same form. */
export interface Swap {
  token: Token;
  pos: WordClass;
  /** The other word, as in the dictionary and in the form it takes here. */
  lemma: string;
  form: string;
  source: 'antonym' | 'confusable';
  isFull: boolean;
  /** Korean meanings of the word that stands here and of the other one. */
  meaning: string;
  otherMeaning: string;
}

/** Words of many senses, of time, place and kinship, whose opposites spoil nothing or everything. */
const unsuitable = new Set(
  `right left still like mean kind well fine back last sound content even just own stand work play order matter face end man woman boy girl
  male female mother father parent child adult son daughter brother sister husband wife teacher student day night morning evening north
  south east west here there now then up down in out on off over under yes no all none more less most least many few much little first
  very too so quite almost only also again ever never always be have do go come get take put give make let set run see say tell ask speak
  talk hear look call turn hold bring send seem become keep know think feel want try use leave live die sit walk eat drink buy sell read
  write teach learn study sleep wake king queen summer winter sun moon body mind human animal friend enemy guest host doctor patient
  light heavy dark black white sweet fat close open above below before after inside outside top bottom front rear this that other
  such same certain present general single life death nature spirit age clear follow lead moment fact consider deem
  render naturally young conclusion origin destination question answer rest labor boil freeze freezing local powerlessness kill random novel
  include exclude including excluding audience performer physical mental physically mentally past future initial ultimate next previous current
  former following fast half double person alive living conventional member inaction thin thick front minimum maximum spring bill interest social individual capable incapable near far nearby show limited steady part whole distance closeness`.split(
    /\s+/u,
  ),
);

/** Whether a word may carry a mark at all: certain in its reading, in small letters, a whole word. */
export function isMarkable(token: Token): boolean {
  // Of the best one says as much as of the worst: not even they can do it.
  if (/^(?:best|worst)$/u.test(token.lower)) return false;
  return /^\p{Ll}{3,}$/u.test(token.text) && !unsuitable.has(token.lemma) && (token.isSure || isPlain(token));
}

/** A word with one part of speech only is read rightly even where the taggers disagree. */
function isPlain(token: Token): boolean {
  const entries = new Set([...findEntries(token.lemma), ...findEntries(token.lower)].map(({ pos }) => pos));
  const pos = getWordClass(token);
  return entries.size === 1 && pos !== undefined && entries.has(pos);
}

/** "two metres high", "wild-animal", "early May": what stands beside belongs to the word. */
function isPartOfWhole(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (before.lower === '-' || view.at(index + 1).lower === '-') return true;
  // "grow old" has no "grow new".
  if (view.at(index).lower === 'old' && before.lemma === 'grow') return true;
  if (/^(?:early|late)$/u.test(view.at(index).lower) && isTime(view.at(index + 1))) return true;
  return measures.test(view.at(index).lemma) && /^NN/u.test(before.tag);
}

/** "the late fifteenth century": which end of it is meant no text shows. */
const isTime = ({ lower }: Token): boolean =>
  /^(?:\d|(?:first|second|third|(?:twen|thir|for|fif|six|seven|eigh|nine)t(?:y|ies)|\p{L}+th|spring|summer|autumn|fall|winter|january|february|march|april|may|june|july|august|(?:septem|octo|novem|decem)ber|morning|afternoon|evening|century|decade|hours?|years?|childhood|adulthood|medieval|modern)$)/u.test(
    lower,
  );

const measures = /^(?:old|long|high|tall|deep|wide|thick|late|early|young)$/u;

/** The opposites that could replace the word at `index` without a fault of grammar, best first. */
export function listAntonymSwaps(view: SentenceView, index: number): Swap[] {
  const token = view.at(index);
  const pos = getWordClass(token);
  if (pos === undefined || !isMarkable(token) || isPartOfWhole(view, index)) return [];
  if (isAsked(view, index) || (pos === 'v' && leadsClause(view, index))) return [];
  const own = findEntry(token.lemma, pos);
  if (own === undefined) return [];
  const use = pos === 'v' ? readVerbUse(view, index) : 'unclear';
  return findAntonyms(token.lemma, pos).flatMap((antonym): Swap[] => {
    const fits = pos === 'v' ? fitsFrame(antonym.frame, use) : isFreeWord(view, index, antonym.word);
    const swap = fits ? makeSwap(view, index, pos, antonym) : undefined;
    return swap === undefined ? [] : [swap];
  });
}

/** "We conclude at once that …" has no "commence that". */
const leadsClause = (view: SentenceView, index: number): boolean =>
  [1, 2, 3].some(
    (step) =>
      view.at(index + step).lower === 'that' &&
      view.tokens.slice(index + 1, index + step).every(({ tag }) => /^(?:IN|RB|NN|JJ)$/u.test(tag)),
  );

const whetherReach = 8;

/** "Decide whether he was careful", "show how dangerous it is": one asks for the contrary as well. */
const isAsked = (view: SentenceView, index: number): boolean => {
  if (view.at(index - 1).lower === 'how') return true;
  const before = view.tokens.slice(Math.max(0, index - whetherReach), index);
  const at = before.findLastIndex(({ lower }) => lower === 'whether');
  return at >= 0 && !before.slice(at).some(({ text }) => /^[,;:]$/u.test(text));
};

function makeSwap(
  view: SentenceView,
  index: number,
  pos: WordClass,
  { word, strength }: Antonym,
): Swap | undefined {
  const token = view.at(index);
  const entry = findEntry(word, pos);
  const own = findEntry(token.lemma, pos);
  if (entry === undefined || own === undefined || unsuitable.has(word)) return undefined;
  const used = chooseSense(view.analysis.tokens, token, own);
  if (!isCountedAlike(view, index, entry.flags) || !isOpposedAsUsed(used, word)) return undefined;
  if (token.lemma === 'old' && isOfPerson(view, index)) return undefined;
  // "healthy food" has no "sick food".
  if (token.lemma === 'healthy' && word === 'sick' && !isOfLiving(view, index)) return undefined;
  // A short trip is the opposite of a long one.
  if (token.lemma === 'short' && word === 'tall' && !isOfLiving(view, index)) return undefined;
  // "have some effect" has no "have some cause".
  if (
    word === 'cause' &&
    view.tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'have')
  )
    return undefined;
  // Many theories and many practices are no contraries.
  if (token.tag === 'NNS' && /^(?:theory|practice)$/u.test(word)) return undefined;
  // "the most expensive" has no "most cheap".
  if (/^(?:more|most)$/u.test(view.at(index - 1).lower) && /^[^aeiou]*[aeiouy]+[^aeiou]*e?$/u.test(word))
    return undefined;
  const form = formLike(token, view.at(index - 1), word);
  if (form === undefined) return undefined;
  return {
    token,
    pos,
    lemma: word,
    form,
    source: 'antonym',
    isFull: strength === 'full',
    meaning: getMeaning(used, word),
    otherMeaning: getMeaning(entry, token.lemma),
  };
}

const isOfLiving = (view: SentenceView, index: number): boolean => {
  const next = view.at(index + 1);
  return !/^(?:NN|JJ)/u.test(next.tag) || /^(?:people|animal)$/u.test(findNounClass(next.lemma) ?? '');
};

/** Older people are no opposite of newer ones. */
function isOfPerson(view: SentenceView, index: number): boolean {
  const head = view.at(index + 1);
  return /^(?:people|person|man|woman|child|adult|population|generation|citizen|parent|friend|lady|student)$/u.test(
    head.lemma,
  );
}

/** Neither "a luck" nor "informations". */
function isCountedAlike(view: SentenceView, index: number, flags: readonly string[]): boolean {
  const { tag } = view.at(index);
  if (!tag.startsWith('NN') || !flags.includes('u')) return true;
  if (tag === 'NNS') return false;
  return !/^(?:a|an|one|each|every|another)$/u.test(findDeterminer(view, index));
}

function findDeterminer(view: SentenceView, index: number): string {
  let before = index - 1;
  while (/^(?:JJ|RB|VBN|VBG)/u.test(view.at(before).tag)) before -= 1;
  return view.at(before).lower;
}

/** The words it is confused with that fit the same slot, of clearly different meaning. */
export function listConfusableSwaps(view: SentenceView, index: number): Swap[] {
  const token = view.at(index);
  const pos = getWordClass(token);
  if (pos === undefined || !isMarkable(token)) return [];
  // "Sri Lanka ranks 36th": before a number what looks like a noun may be a verb.
  if (pos === 'n' && view.at(index + 1).tag === 'CD') return [];
  // "college students" has no "colleague students", and "mountain pasture" no "mountain posture".
  if (pos === 'n' && [1, -1].some((side) => isNoun(view.at(index + side)))) return [];
  if (pos === 'v' && !hasPlainObject(view, index)) return [];
  const own = glossToken(view.analysis.tokens, token);
  return findConfusables(token.lemma, pos).flatMap((confusable): Swap[] => {
    if (!confusable.isTaught || confusable.pos !== pos || sharesMeaning(confusable)) return [];
    const flags = findEntry(confusable.word, pos)?.flags ?? [];
    if (!isCountedAlike(view, index, flags)) return [];
    const form = formLike(token, view.at(index - 1), confusable.word);
    if (form === undefined) return [];
    return [
      {
        token,
        pos,
        lemma: confusable.word,
        form,
        source: 'confusable',
        isFull: true,
        meaning: own?.pos === pos ? (own.senses[0] ?? '') : confusable.ownMeaning,
        otherMeaning: confusable.meaning,
      },
    ];
  });
}

/** Verbs that look alike seldom take the same phrases: only beside a plain object, or in the passive, both can stand. */
function hasPlainObject(view: SentenceView, index: number): boolean {
  let back = index - 1;
  while (view.at(back).tag.startsWith('RB')) back -= 1;
  const isParticiple = view.at(index).tag === 'VBN';
  const isPassive = isParticiple && isBe(view.at(back));
  // "the altered place": such a participle is an adjective.
  if (isParticiple && !isPassive && view.at(back).lemma !== 'have') return false;
  const opensObject = /^(?:DT|PDT|PRP\$?|CD|JJ[RS]?|NN\w*)$/u.test(view.at(index + 1).tag);
  if (!isPassive && !(opensObject && view.at(index + 1).lower !== 'that')) return false;
  for (let at = index + 1; at < view.length && !isStop(view.at(at)); at += 1) {
    if (isFinite(view.at(at))) return true;
    if (/^(?:to|from|into|as|with)$/u.test(view.at(at).lower)) return false;
  }
  return true;
}

function sharesMeaning({ meaning, ownMeaning }: Confusable): boolean {
  const parts = (text: string) => text.split(/[,\s]+/u).filter((part) => part.length > 1);
  const own = new Set(parts(ownMeaning));
  return parts(meaning).some((part) => own.has(part));
}
