import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const conditions = /^(?:when|whenever|if|once|unless|until)$/u;

const bents =
  /^(?:will|willingness|desire|wish|ability|power|tendency|motivation|incentive|pressure|temptation|reluctance|chance|likelihood|need|urge)$/u;
const relative = /^(?:that|which|who|whom)$/u;
const clauseOpening = /^(?:that|which|who|whom|whose|where|when|whenever|if|unless|until|once|as|than)$/u;

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
  // "weaken the will to reduce waste": so does what strengthens the will to increase it.
  const isOfWill = between.some(
    ({ lower, lemma }, at) =>
      lower === 'to' && at === between.length - 2 && bents.test(between[at - 1]?.lemma ?? lemma),
  );
  if (isOfWill) return true;
  const isOfDeed = isPredicated(tokens.slice(0, first.index + 1));
  // "Rules offer certainty at the cost of flexibility": of one doer one deed is told with its means or its price.
  const isOneDeed = isOfDeed && !between.some(({ lower }) => clauseOpening.test(lower));
  // "It calmed the crowd and eased the trade": of one doer two deeds are told.
  const isJoined = between.some(
    ({ lower }, at) =>
      lower === 'and' &&
      between
        .slice(at + 1, at + 3)
        .some(({ tag }, next) => /^VB[DPZ]?$/u.test(tag) && (next === 0 || between[at + 1]?.tag === 'RB')),
  );
  if (isOneDeed || (isOfDeed && isJoined) || isNarrative(tokens)) return false;
  return !between.some(({ lower }) => /^(?:[,;:]|but|because|although|while|whereas)$/u.test(lower));
}

/** Whether a verb of the sentence itself stands among these words: that of "people who keep bees" is none. */
function isPredicated(tokens: readonly Token[]): boolean {
  const verbs = tokens.filter(({ tag }, at) => /^(?:VB[DPZ]|MD)$/u.test(tag) && tokens[at - 1]?.tag !== 'MD');
  return verbs.length > tokens.filter(({ lower }) => relative.test(lower)).length;
}

/** What somebody did once is told of nobody else, so its contraries are as false. */
const isNarrative = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ tag, text }, at) => tag === 'NNP' || (/^\p{Lu}/u.test(text) && tokens[at + 1]?.tag === 'POS'),
  ) && !tokens.some(({ tag }) => /^(?:VB[PZ]|MD)$/u.test(tag));
