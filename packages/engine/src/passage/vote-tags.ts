import lemmatize from 'wink-lemmatizer';

import { closedClassTags } from '#passage/closed-class.ts';
import { getLemma } from '#passage/lemmatize.ts';
import type { ModelTags } from '#passage/tag-models.ts';

/** A tag and whether all three models agree on its word class. */
export interface VotedTag {
  tag: string;
  isSure: boolean;
}

/** Word class of a Penn tag, coarse enough to compare with the universal tags. */
export function getWordClass(tag: string): string {
  if (tag.startsWith('NNP')) return 'N';
  if (/^(?:NN|VB|JJ|RB)/u.test(tag)) return tag.charAt(0);
  if (tag === 'MD') return 'V';
  if (tag === 'WDT' || tag === 'PDT') return 'DT';
  if (tag === 'WP' || tag === 'EX' || tag === 'PRP') return 'PR';
  if (tag === 'PRP$' || tag === 'WP$') return 'PR$';
  if (tag === 'WRB') return 'R';
  if (tag === 'RP') return 'IN';
  return tag;
}

const universalClasses: Readonly<Record<string, readonly string[]>> = {
  NOUN: ['N'],
  PROPN: ['N'],
  VERB: ['V'],
  AUX: ['V'],
  ADJ: ['J'],
  ADV: ['R'],
  ADP: ['IN', 'TO'],
  SCONJ: ['IN', 'R'],
  DET: ['DT', 'PR$'],
  PRON: ['PR', 'PR$', 'DT'],
  PART: ['TO', 'R', 'POS'],
  CCONJ: ['CC'],
  NUM: ['CD'],
  INTJ: ['UH'],
};

/** Votes on every word of a sentence. */
export function voteTags(
  words: readonly string[],
  models: ModelTags,
  isName: (index: number) => boolean,
): VotedTag[] {
  return words.map((word, index) => {
    const fixed = getFixedTag(word);
    if (fixed !== undefined) return { tag: fixed, isSure: true };
    return vote(word, models, index, isName(index));
  });
}

function getFixedTag(word: string): string | undefined {
  if (!/[\p{L}\p{N}]/u.test(word)) return getMarkTag(word);
  if (/^[\d.,:/]+$/u.test(word)) return 'CD';
  if (/^\d[\d,.]*s$/u.test(word)) return 'NNS';
  if (/^\d+(?:st|nd|rd|th)$/u.test(word)) return 'JJ';
  if (/^\d/u.test(word)) return /-/u.test(word) ? 'JJ' : 'CD';
  if (/[^\p{Script=Latin}\p{M}\p{N}'&.-]/u.test(word)) return 'FW';
  // "the US", "an IT firm": capitals make another word of it.
  if (/^(?:US|IT|WHO|AM)$/u.test(word)) return 'NNP';
  return closedClassTags.get(word.toLowerCase());
}

function getMarkTag(word: string): string {
  if (/^[.?!]$/u.test(word)) return '.';
  if (word === ',') return ',';
  if (/^(?:[:;–—…-]|\.{2,}|-{2,})$/u.test(word)) return ':';
  if (/^[([{]$/u.test(word)) return '-LRB-';
  if (/^[)\]}]$/u.test(word)) return '-RRB-';
  if (/^["'`«»‹›]$/u.test(word)) return "''";
  return word === '$' || /^\p{Sc}$/u.test(word) ? '$' : 'SYM';
}

function vote(word: string, models: ModelTags, index: number, isName: boolean): VotedTag {
  const wink = models.winkPenn[index] ?? 'NN';
  const lower = models.enPenn[index] ?? 'NN';
  const universal = models.universal[index] ?? '';
  const classes = universalClasses[universal];
  if (isName && universal === 'ADJ' && /(?:an|ish|ese|ic|ch|i)$/u.test(word))
    return { tag: 'JJ', isSure: lower === 'JJ' };
  if (isName && (universal === 'PROPN' || universal === '' || getWordClass(wink) === 'N')) {
    return { tag: getNameTag(word), isSure: universal === 'PROPN' };
  }
  const winkClass = getWordClass(wink);
  const lowerClass = getWordClass(lower);
  const agreesWink = classes?.includes(winkClass) ?? false;
  const agreesLower = classes?.includes(lowerClass) ?? false;
  if (winkClass === lowerClass) return { tag: unName(word, pickFine(word, wink, lower)), isSure: agreesWink };
  if (agreesWink) return { tag: unName(word, wink), isSure: false };
  if (agreesLower) return { tag: unName(word, lower), isSure: false };
  return {
    tag: classes === undefined ? unName(word, wink) : guessFine(word, classes[0] ?? 'N', wink),
    isSure: false,
  };
}

function getNameTag(word: string): string {
  const lower = word.toLowerCase();
  return /[^s]s$/u.test(lower) && lemmatize.noun(lower) !== lower ? 'NNPS' : 'NNP';
}

function pickFine(word: string, wink: string, lower: string): string {
  if (wink === lower) return checkDegree(word, wink);
  if (wink.startsWith('NNP')) return lower.startsWith('NNP') ? guessFine(word, 'N', wink) : lower;
  return checkDegree(word, wink);
}

/** "rainforest" and "rather" are no degrees of an adjective. */
function checkDegree(word: string, tag: string): string {
  if (!/^(?:JJ|RB)[RS]$/u.test(tag) || getLemma(word, tag) !== word.toLowerCase()) return tag;
  return tag.slice(0, 2);
}

/** A lower-case word is no name, whatever a dictionary of names says. */
function unName(word: string, tag: string): string {
  return tag.startsWith('NNP') && /^\p{Ll}/u.test(word) ? guessFine(word, 'N', tag) : tag;
}

function guessFine(word: string, wordClass: string, fallback: string): string {
  const lower = word.toLowerCase();
  if (wordClass === 'N') return /[^su]s$/u.test(lower) ? 'NNS' : 'NN';
  if (wordClass === 'V') return guessVerbTag(lower);
  if (wordClass === 'J') return 'JJ';
  if (wordClass === 'R') return 'RB';
  if (wordClass === 'PR') return 'PRP';
  return wordClass.length > 1 ? wordClass : fallback;
}

function guessVerbTag(lower: string): string {
  if (lower.endsWith('ing')) return 'VBG';
  if (lower.endsWith('ed')) return 'VBD';
  return /[^s]s$/u.test(lower) ? 'VBZ' : 'VB';
}
