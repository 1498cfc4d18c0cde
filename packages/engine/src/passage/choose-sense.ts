import { findSenseCues, type LexiconEntry, type SenseCue, type SenseCues } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';

const reachTokens = 6;
/** A word directly beside settles a sense more surely than one nearby or a part of speech. */
const besideWeight = 2;
const nearWeight = 1;
const passiveWeight = 3;
/** "has not completely melted" */
const reachAuxiliary = 3;
/** So many senses are seldom all near each other. */
const manySenses = 3;

/** The entry with the sense first that the words around ask for; as it is where none does. */
export function chooseSense(tokens: readonly Token[], token: Token, entry: LexiconEntry): LexiconEntry {
  const sense = findCuedSense(tokens, token, entry) ?? 0;
  const used = entry.senses[sense];
  if (sense === 0 || used === undefined) return entry;
  return { ...entry, senses: [used, ...entry.senses.filter((other) => other !== used)] };
}

/** Whether the words around speak for one of the senses. */
export const isCued = (tokens: readonly Token[], token: Token, { lemma, pos }: LexiconEntry): boolean =>
  findBestSense(tokens, token, findSenseCues(lemma, pos)) !== undefined;

/** A word of several senses in company that tells nothing. */
export function isSenseOpen(tokens: readonly Token[], token: Token, entry: LexiconEntry): boolean {
  const isTold = findSenseCues(entry.lemma, entry.pos).length > 0;
  if (!isTold && entry.senses.length < manySenses) return false;
  return findCuedSense(tokens, token, entry) === undefined;
}

/** The sense that the words around speak for; where they are silent, that of the same word elsewhere in the passage. */
function findCuedSense(tokens: readonly Token[], token: Token, entry: LexiconEntry): number | undefined {
  const senses = findSenseCues(entry.lemma, entry.pos);
  if (senses.length === 0) return undefined;
  const own = findBestSense(tokens, token, senses);
  if (own !== undefined) return own;
  const others = tokens.filter(
    (other) => other !== token && other.lemma === token.lemma && other.tag.charAt(0) === token.tag.charAt(0),
  );
  const settled = others.map((other) => findBestSense(tokens, other, senses));
  return settled.find((sense) => sense !== undefined);
}

function findBestSense(
  tokens: readonly Token[],
  token: Token,
  senses: readonly SenseCues[],
): number | undefined {
  let best: number | undefined;
  let highest = 0;
  for (const { sense, cues } of senses) {
    let score = 0;
    for (const cue of cues) score += weigh(tokens, token, cue);
    if (score > highest) [best, highest] = [sense, score];
  }
  return best;
}

function weigh(tokens: readonly Token[], token: Token, { place, text }: SenseCue): number {
  if (place === 'self') return token.tag.startsWith(text) ? weighForm(tokens, token) : 0;
  if (place === 'near') {
    return isNear(tokens, token, text) ? nearWeight : 0;
  }
  const step = place === 'after' ? 1 : -1;
  const isBeside = text.split('+').every((part, offset) => {
    const beside = tokens[token.index + step * (offset + 1)];
    return beside !== undefined && matches(token, beside, part);
  });
  if (!isBeside) return 0;
  return isTag(text) ? nearWeight : besideWeight;
}

function isNear(tokens: readonly Token[], token: Token, text: string): boolean {
  const end = Math.min(tokens.length, token.index + reachTokens + 1);
  for (let at = Math.max(0, token.index - reachTokens); at < end; at += 1) {
    const other = tokens[at];
    if (other !== undefined && other !== token && matches(token, other, text)) return true;
  }
  return false;
}

/** "once awakened, they" is sure to be a passive, "has melted" is none. */
function weighForm(tokens: readonly Token[], { index, tag }: Token): number {
  if (tag !== 'VBN') return nearWeight;
  const before = tokens.slice(Math.max(0, index - reachAuxiliary), index);
  return before.some(({ lemma }) => lemma === 'have') ? 0 : passiveWeight;
}

const isTag = (text: string): boolean => /^[A-Z]{2}/u.test(text);

function matches(token: Token, other: Token, text: string): boolean {
  if (other.sentence !== token.sentence) return false;
  return isTag(text)
    ? other.tag.startsWith(text)
    : other.lower === text || other.lemma.toLowerCase() === text;
}
