import { findPoles } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findLink } from '#wording/links.ts';
import type { Reason } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';

const weight = 2;
const reachTokens = 12;
const spanTokens = 6;

/** "from 20% to 35%": numbers that go the way the word says. */
export function findFiguresClue(analysis: PassageAnalysis, { token, pos }: Swap): Reason | undefined {
  const side = findPoles(token.lemma, pos).find(({ axis }) => axis === '증가–감소')?.side;
  if (side === undefined || (pos !== 'v' && pos !== 'n')) return undefined;
  const after = analysis.tokens
    .slice(token.index + 1, token.index + reachTokens)
    .filter(({ sentence }) => sentence === token.sentence);
  const from = after.findIndex(({ lower }) => lower === 'from');
  if (from < 0 || after.slice(0, from).some(({ tag, text }) => tag.startsWith('VB') || text === ','))
    return undefined;
  const numbers = listNumbers(analysis, after[from], spanTokens);
  const [first, second] = numbers;
  if (first === undefined || second === undefined) return undefined;
  const isBetween = analysis.tokens
    .slice(first.token.index, second.token.index)
    .some(({ lower }) => lower === 'to');
  if (!isBetween || first.unit !== second.unit || Math.sign(second.value - first.value) !== side)
    return undefined;
  return {
    token: first.token,
    helper: second.token,
    link: findLink(analysis, token, first.token),
    sense: 'figures',
    weight,
  };
}

interface Figure {
  token: Token;
  value: number;
  unit: string;
}

/** Plain numbers with what follows them: the same unit can be compared. */
function listNumbers({ tokens }: PassageAnalysis, from: Token | undefined, span: number): Figure[] {
  if (from === undefined) return [];
  return tokens.slice(from.index + 1, from.index + 1 + span).flatMap((token): Figure[] => {
    const [, digits = '', unit = ''] = /^[$£€]?(\d[\d,]*(?:\.\d+)?)(%|m|bn)?$/u.exec(token.text) ?? [];
    if (digits === '' || token.sentence !== from.sentence) return [];
    const next = tokens[token.index + 1]?.lower ?? '';
    const word = /^(?:%|percent|per|million|billion|thousand)$/u.test(next) ? next : '';
    return [{ token, value: Number(digits.replaceAll(',', '')), unit: `${unit}${word}` }];
  });
}
