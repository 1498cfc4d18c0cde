import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const conditions = /^(?:when|whenever|if|once|unless|until)$/u;

/** "when trust is lost, trade disappears": of a condition and what it brings about the contraries are true as well. */
export function isConditional({ tokens }: PassageAnalysis, first: Token, second: Token): boolean {
  // "Protest saved the shops when the king tried to close them" tells of one day.
  if (isNarrative(tokens)) return false;
  return tokens.some((marker) => {
    if (!conditions.test(marker.lower)) return false;
    const comma = tokens.slice(marker.index).find(({ text }) => text === ',');
    const end = comma?.index ?? tokens.length;
    const [one, two] = [first, second].map(({ index }) => index > marker.index && index < end);
    return one !== two;
  });
}

/** "Protecting the wells is linked to peace", "a true friend admits": of a kind of thing and what it does likewise. */
export function isOneClaim({ tokens }: PassageAnalysis, first: Token, second: Token): boolean {
  const between = tokens.slice(first.index + 1, second.index + 1);
  // "It calmed the crowd and eased the trade": of one doer two deeds are told.
  const isOfDeed = tokens.slice(0, first.index + 1).some(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
  const isJoined = between.some(
    ({ lower }, at) =>
      lower === 'and' &&
      between
        .slice(at + 1, at + 3)
        .some(({ tag }, next) => /^VB[DPZ]?$/u.test(tag) && (next === 0 || between[at + 1]?.tag === 'RB')),
  );
  if ((isOfDeed && isJoined) || isNarrative(tokens)) return false;
  return !between.some(({ lower }) => /^(?:[,;:]|but|because|although|while|whereas)$/u.test(lower));
}

/** What somebody did once is told of nobody else, so its contraries are as false. */
const isNarrative = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ tag, text }, at) => tag === 'NNP' || (/^\p{Lu}/u.test(text) && tokens[at + 1]?.tag === 'POS'),
  ) && !tokens.some(({ tag }) => /^(?:VB[PZ]|MD)$/u.test(tag));
