import { findSenseCues, type LexiconEntry, type SenseCue } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';

const reachTokens = 6;
/** A word directly beside settles a sense more surely than one nearby or a part of speech. */
const besideWeight = 2;
const nearWeight = 1;

/** The entry with the sense first that the words around ask for; as it is where none does. */
export function chooseSense(tokens: readonly Token[], token: Token, entry: LexiconEntry): LexiconEntry {
  const senses = findSenseCues(entry.lemma, entry.pos);
  if (senses.length === 0) return entry;
  const scores = senses.map(({ sense, cues }) => ({
    sense,
    score: cues.reduce((sum, cue) => sum + weigh(tokens, token, cue), 0),
  }));
  const best = scores.reduce((top, one) => (one.score > top.score ? one : top), { sense: 0, score: 0 });
  const used = entry.senses[best.sense];
  if (best.sense === 0 || used === undefined) return entry;
  return { ...entry, senses: [used, ...entry.senses.filter((sense) => sense !== used)] };
}

function weigh(tokens: readonly Token[], token: Token, { place, text }: SenseCue): number {
  if (place === 'self') return token.tag.startsWith(text) ? nearWeight : 0;
  if (place === 'near') {
    const around = tokens.slice(Math.max(0, token.index - reachTokens), token.index + reachTokens + 1);
    return around.some((other) => other !== token && matches(token, other, text)) ? nearWeight : 0;
  }
  const step = place === 'after' ? 1 : -1;
  const isBeside = text.split('+').every((part, offset) => {
    const beside = tokens[token.index + step * (offset + 1)];
    return beside !== undefined && matches(token, beside, part);
  });
  if (!isBeside) return 0;
  return isTag(text) ? nearWeight : besideWeight;
}

const isTag = (text: string): boolean => /^[A-Z]{2}/u.test(text);

function matches(token: Token, other: Token, text: string): boolean {
  if (other.sentence !== token.sentence) return false;
  return isTag(text)
    ? other.tag.startsWith(text)
    : other.lower === text || other.lemma.toLowerCase() === text;
}
