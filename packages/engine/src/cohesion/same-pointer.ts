import type { Token } from '#passage/analysis.ts';

/** "The same quality can become a risk". "The same house as before" and "the same colors that" say themselves which, and whoever keeps the same price takes up none. */
export const isTheSame = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]?.lower === 'same' &&
  tokens[position - 1]?.lower === 'the' &&
  !steady.test(tokens[position - 2]?.lemma ?? '') &&
  // "She asked every guest the same questions": they are alike among themselves.
  !tokens.some(({ lower }) => /^(?:as|each|every|both|all)$/u.test(lower)) &&
  // "They do not answer it with the same number": the same as one another.
  !tokens.slice(0, position).some(({ lower }) => /^(?:not|n't|never|n’t)$/u.test(lower)) &&
  !(tokens.some(({ lower }) => lower === 'from') && tokens.some(({ lower }) => lower === 'to')) &&
  !opensRelative(tokens.slice(position));

const opensRelative = (rest: readonly Token[]): boolean =>
  rest
    .slice(
      0,
      rest.findIndex(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag)),
    )
    .some(({ lower }) => /^(?:that|which|who)$/u.test(lower));

const steady = /^(?:keep|stay|remain|have|share|cost|pay|give|do)$/u;
