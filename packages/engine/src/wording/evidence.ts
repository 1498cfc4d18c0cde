import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getValence, isFamily, relate, type Concept } from '#wording/concepts.ts';
import { findLink, findNegator, type Link } from '#wording/links.ts';
import type { Swap } from '#wording/swap.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word nearby with which the right word agrees and the other one clashes. */
export interface Clue {
  token: Token;
  link: Link;
  /** Whether the clue says the same as the word, the same by denying its opposite, or stands in contrast. */
  sense: 'same' | 'denied' | 'contrast';
  /** The word that denies the clue. */
  negator?: Token;
  weight: number;
}

/** All that speaks for the right word, strongest first, and how strong it is with what speaks against it taken off. */
export interface Evidence {
  clues: Clue[];
  strength: number;
}

const reachSentences = 1;
/** Words of one phrase say nothing about each other. */
const minDistanceTokens = 3;
const jointDistanceTokens = 2;
const maxClues = 3;

/** What the sentences around say about the word and its would-be substitute. */
export function findEvidence(analysis: PassageAnalysis, swap: Swap): Evidence {
  const own: Concept = { lemma: swap.token.lemma, pos: swap.pos };
  const other: Concept = { lemma: swap.lemma, pos: swap.pos };
  const first = analysis.sentences[Math.max(0, swap.token.sentence - reachSentences)];
  const last =
    analysis.sentences[Math.min(analysis.sentences.length - 1, swap.token.sentence + reachSentences)];
  const clues: Clue[] = [];
  // "not perfect designs but compromises": beside a negation everything counts the other way round.
  const sign = findNegator(analysis, swap.token) === undefined ? 1 : -1;
  let against = 0;
  for (const token of analysis.tokens.slice(first?.firstToken ?? 0, last?.endToken ?? 0)) {
    if (isTooNear(analysis, token, swap.token)) continue;
    const pos = getWordClass(token);
    if (pos === undefined || isName(analysis, token) || countingWords.has(token.lower)) continue;
    const weight = weigh(own, other, { lemma: token.lemma, pos }) * sign;
    if (weight === 0) continue;
    const clue = judge(analysis, swap.token, token, weight * relateHeads(analysis, swap.token, token));
    if (clue.weight > 0) clues.push(clue);
    else against -= clue.weight;
  }
  clues.sort((a, b) => b.weight - a.weight || a.token.index - b.token.index);
  const kept = clues.slice(0, maxClues);
  const strength = kept.reduce((sum, { weight }) => sum + weight, 0) - against;
  return { clues: kept, strength };
}

/** A capital inside a sentence. */
function isName(analysis: PassageAnalysis, token: Token): boolean {
  const isFirst = analysis.sentences[token.sentence]?.firstToken === token.index;
  return !isFirst && /^\p{Lu}/u.test(token.text);
}

/** The noun that an adjective or participle stands before. */
function findHead(analysis: PassageAnalysis, token: Token): string | undefined {
  if (!token.tag.startsWith('JJ')) return undefined;
  for (let index = token.index + 1; index <= token.index + 3; index += 1) {
    const next = analysis.tokens[index];
    if (next === undefined || !/^(?:NN|JJ)/u.test(next.tag)) return undefined;
    if (next.tag.startsWith('NN')) return next.lemma;
  }
  return undefined;
}

/** They belong to a noun and say nothing of the words around. */
const countingWords = new Set('more less most least few fewer little many much far near'.split(' '));

const looseFactor = 0.5;

/** Two adjectives of different nouns say little about each other, unless a connective sets them side by side. */
function relateHeads(analysis: PassageAnalysis, word: Token, token: Token): number {
  const head = findHead(analysis, word);
  const other = findHead(analysis, token);
  if (head === undefined || !token.tag.startsWith('JJ')) return 1;
  if (other !== undefined && isFamily(head, other)) return 1;
  return findLink(analysis, word, token).direction === 'contrast' ? 1 : looseFactor;
}

/** Words of one phrase, unless "and" or a comma joins them as equals. */
function isTooNear(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const distance = Math.abs(left.index - right.index);
  if (distance >= minDistanceTokens) return false;
  const between = analysis.tokens[Math.min(left.index, right.index) + 1];
  return distance !== jointDistanceTokens || !/^(?:and|,)$/u.test(between?.lower ?? '');
}

const weights = { family: 2, antonym: 2, same: 1.2, opposite: 1.2 } as const;
const valenceWeight = 0.6;

/** How much a word says: positive where it sides with the right word, negative where it sides with the other. */
function weigh(own: Concept, other: Concept, word: Concept): number {
  const relation = relate(own, word);
  const counter = relate(other, word);
  const isCounted = (one: typeof relation) => one === 'family' || one === 'same';
  if (relation !== undefined && isCounted(relation) && !isCounted(counter))
    return weights[relation] * (relation === 'same' && counter === undefined ? 0.7 : 1);
  if (relation !== undefined && !isCounted(relation) && (counter === undefined || isCounted(counter)))
    return -(counter === undefined ? weights[relation] / 2 : weights[relation]);
  if (relation !== undefined || counter !== undefined) return 0;
  const valence = getValence(own);
  return valence !== 0 && getValence(other) === -valence ? valence * getValence(word) * valenceWeight : 0;
}

/** Turns the weight by negation and by the link: what sides with the other word supports the right one in contrast. */
function judge(analysis: PassageAnalysis, word: Token, token: Token, weight: number): Clue {
  const link = findLink(analysis, word, token);
  const negator = findNegator(analysis, token);
  const turned = negator === undefined ? weight : -weight;
  const rest = { token, link, ...(negator === undefined ? {} : { negator }) };
  if (link.direction === 'contrast') {
    return turned < 0
      ? { ...rest, sense: 'contrast', weight: -turned * 1.4 }
      : { ...rest, sense: 'same', weight: -turned * 0.6 };
  }
  // Praise beside praise is no proof without a connective.
  if (Math.abs(weight) <= valenceWeight && link.direction === 'none')
    return { ...rest, sense: 'same', weight: turned / 3 };
  const factor = link.direction === 'accord' ? 1.2 : link.sentences === 0 ? 1 : 0.8;
  const sense = negator === undefined ? 'same' : 'denied';
  if (turned > 0) return { ...rest, sense, weight: turned * factor };
  // Two opposites in one sentence without a connective are set against each other on purpose.
  if (link.direction === 'none' && link.sentences === 0 && negator === undefined && -weight >= 1.2)
    return { ...rest, sense: 'contrast', weight: -weight * 0.8 };
  return { ...rest, sense, weight: turned * (link.direction === 'accord' ? 0.7 : 0.5) };
}
