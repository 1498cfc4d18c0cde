import { isCollocation, readCollocationLink, type CollocationLink } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';
import type { WordClass } from '#wording/word-class.ts';

/** A word to which the word of a place is bound, and on which side of it that stands. */
export interface Companion {
  lemma: string;
  side: 'before' | 'after';
  links: readonly CollocationLink[];
}

const bare = [''] as const;
const withDeterminer = ['', 'the'] as const;
const farthest = 6;

const isNoun = ({ tag }: Token): boolean => tag.startsWith('NN') && !tag.startsWith('NNP');
const isVerb = ({ tag, lemma }: Token): boolean => tag.startsWith('VB') && !/^(?:be|have|do)$/u.test(lemma);
const isQualifier = ({ tag }: Token): boolean => /^(?:DT|PDT|PRP\$|POS|CD|JJ|RB|NN|VBN|VBG)/u.test(tag);

/**
 * The words to which English ties the word of a place: the noun of a quality, the object and the subject of a verb, the
 * verb, the quality and the of-phrase of a noun, what an adverb colours.
 */
export function listCompanions(tokens: readonly Token[], index: number, pos: WordClass): Companion[] {
  switch (pos) {
    case 'adj':
      return [...findNoun(tokens, index, bare), ...findColoured(tokens, index)];
    case 'v':
      return [
        ...(isPassive(tokens, index)
          ? findSufferer(tokens, index)
          : [...findNoun(tokens, index, withDeterminer), ...findSubject(tokens, index)]),
        ...findPhrase(tokens, index),
        ...findColoured(tokens, index),
      ];
    case 'n':
      return [
        ...findQualities(tokens, index),
        ...findGovernor(tokens, index),
        ...findPhrase(tokens, index),
        ...findFollowing(tokens, index, isVerb),
        ...findPredicate(tokens, index),
      ];
    case 'adv':
      return [
        ...findFollowing(tokens, index, ({ tag }) => /^(?:VB|JJ)/u.test(tag)),
        ...findPreceding(tokens, index, isVerb),
      ];
  }
}

function findNoun(tokens: readonly Token[], index: number, links: readonly CollocationLink[]): Companion[] {
  const rest = tokens.slice(index + 1, index + 1 + farthest);
  const at = rest.findIndex((token) => isNoun(token) || !isQualifier(token));
  const noun = rest[at];
  if (noun !== undefined && isNoun(noun)) return [{ lemma: noun.lemma, side: 'after', links }];
  return links === bare ? findSubjectOfQuality(tokens, index) : [];
}

/** "The evidence is reliable" speaks of reliable evidence. */
function findSubjectOfQuality(tokens: readonly Token[], index: number): Companion[] {
  const before = tokens.slice(Math.max(0, index - farthest), index);
  const at = before.findLastIndex(
    ({ lemma, tag }) => tag.startsWith('VB') && /^(?:be|become|seem|remain)$/u.test(lemma),
  );
  const subject = before[at - 1];
  return at > 0 && subject !== undefined && isNoun(subject)
    ? [{ lemma: subject.lemma, side: 'after', links: bare }]
    : [];
}

const findColoured = (tokens: readonly Token[], index: number): Companion[] =>
  findPreceding(tokens, index, ({ tag, lower }) => tag === 'RB' && lower.endsWith('ly'));

function findSubject(tokens: readonly Token[], index: number): Companion[] {
  const before = tokens.slice(Math.max(0, index - farthest), index);
  const subject = before.findLast(({ tag }) => !/^(?:MD|RB|VB[PZD]|TO)/u.test(tag));
  return subject !== undefined && isNoun(subject)
    ? [{ lemma: subject.lemma, side: 'before', links: bare }]
    : [];
}

/** "was replaced", "can be easily replaced" */
function isPassive(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 3), index).findLast(({ tag }) => !tag.startsWith('RB'));
  return tokens[index]?.tag === 'VBN' && before?.lemma === 'be';
}

/** "The soil is protected" speaks of protecting the soil. */
function findSufferer(tokens: readonly Token[], index: number): Companion[] {
  const before = tokens.slice(Math.max(0, index - farthest), index);
  const subject = before.findLast(({ tag }) => !/^(?:MD|RB|VB)/u.test(tag));
  return subject !== undefined && isNoun(subject)
    ? [{ lemma: subject.lemma, side: 'after', links: withDeterminer }]
    : [];
}

/** "The price is high" speaks of a high price. */
function findPredicate(tokens: readonly Token[], index: number): Companion[] {
  const rest = tokens.slice(index + 1, index + 1 + farthest);
  const at = rest.findIndex(({ tag }) => !/^(?:MD|RB)/u.test(tag));
  const quality = rest.slice(at + 1).find(({ tag }) => !tag.startsWith('RB'));
  return rest[at]?.lemma === 'be' && quality?.tag === 'JJ'
    ? [{ lemma: quality.lemma, side: 'before', links: bare }]
    : [];
}

/** "source of pain", "suffer from hunger" */
function findPhrase(tokens: readonly Token[], index: number): Companion[] {
  const link = readCollocationLink(tokens[index + 1]?.lower ?? '');
  if (link === undefined) return [];
  const noun = tokens
    .slice(index + 2, index + 2 + farthest)
    .find((token) => isNoun(token) || !isQualifier(token));
  return noun !== undefined && isNoun(noun) ? [{ lemma: noun.lemma, side: 'after', links: [link] }] : [];
}

function findQualities(tokens: readonly Token[], index: number): Companion[] {
  const before = tokens[index - 1];
  return before !== undefined && /^(?:JJ|NN$|VBN|VBG)/u.test(before.tag)
    ? [{ lemma: before.lemma, side: 'before', links: bare }]
    : [];
}

/** The verb of which a noun is the object, or what the preposition before it hangs on. */
function findGovernor(tokens: readonly Token[], index: number): Companion[] {
  const before = tokens.slice(Math.max(0, index - farthest), index);
  const at = before.findLastIndex((token) => !isQualifier(token) || token.tag === 'VBG');
  const governor = before[at];
  if (governor === undefined) return [];
  if (isVerb(governor)) return [{ lemma: governor.lemma, side: 'before', links: withDeterminer }];
  const link = readCollocationLink(governor.lower);
  const head = before[at - 1];
  const isHead = head !== undefined && (isNoun(head) || isVerb(head) || head.tag === 'JJ');
  return link !== undefined && isHead ? [{ lemma: head.lemma, side: 'before', links: [link] }] : [];
}

function findFollowing(tokens: readonly Token[], index: number, is: (token: Token) => boolean): Companion[] {
  const next = tokens[index + 1];
  return next !== undefined && is(next) ? [{ lemma: next.lemma, side: 'after', links: bare }] : [];
}

function findPreceding(tokens: readonly Token[], index: number, is: (token: Token) => boolean): Companion[] {
  const before = tokens[index - 1];
  return before !== undefined && is(before) ? [{ lemma: before.lemma, side: 'before', links: bare }] : [];
}

/** Whether a word is known to stand beside the companion of its place. */
export const goesWith = (lemma: string, { lemma: other, side, links }: Companion): boolean =>
  links.some((link) =>
    side === 'after' ? isCollocation(lemma, link, other) : isCollocation(other, link, lemma),
  );

/** How a word that is set in the place of another one suits the words there. */
export interface SlotFit {
  /** Companions with which the right word is known to stand, and with how many of these the other one. */
  known: number;
  shared: number;
  /** Companions with which the other word is known to stand, whatever is known of the right one. */
  kept: number;
}

/** Weighs `lemma` in the place of the word at `index`. */
export function measureSlotFit(
  tokens: readonly Token[],
  index: number,
  pos: WordClass,
  lemma: string,
): SlotFit {
  const own = tokens[index]?.lemma ?? '';
  const companions = listCompanions(tokens, index, pos);
  const known = companions.filter((companion) => goesWith(own, companion));
  return {
    known: known.length,
    shared: known.filter((companion) => goesWith(lemma, companion)).length,
    kept: companions.filter((companion) => goesWith(lemma, companion)).length,
  };
}
