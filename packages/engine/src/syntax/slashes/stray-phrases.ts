import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { isFinite, isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import { countBetween } from '#syntax/slashes/sure-cuts.ts';

/** They take somebody and what he is to do. */
const asking = /^(?:ask|urge|order|force|invite|persuade|require|beg|advise|request)$/u;

/** A pause with the borders of the stretch that it parts. */
export interface Gap {
  slash: Slash;
  left: number;
  right: number;
}

/** "so dull / that, / from the first day, …": the word alone is no chunk. */
export const isBareThat = (view: SentenceView, { slash: { before, reason }, left }: Gap): boolean =>
  reason === '쉼표 뒤' && left > 0 && before - left === 2 && view.at(left).lower === 'that';

/** "a cone taller / than a house / stood", "read better / than others, however" */
export function isShortThan(view: SentenceView, { slash: { before }, left, right }: Gap): boolean {
  if (view.at(before).lower !== 'than' || !/^(?:JJR|RBR)$/u.test(view.at(before - 1).tag)) return false;
  if (findMark(view, before) === before + 2) return true;
  return (
    view.at(before - 1).tag === 'JJR' &&
    isNoun(view.at(before - 2)) &&
    countBetween(view, before, right) <= 3 &&
    countBetween(view, left, before) <= 4 &&
    isFinite(view.at(right))
  );
}

/** "wire sensors in the fingers / to the nerves", "one of the first towns in the country / to be lit by gas": the second phrase goes back over the first. */
export function findLater(
  view: SentenceView,
  { slash: { before, reason }, left, right }: Gap,
): number | undefined {
  if (
    reason !== '전치사구 앞' ||
    !/^(?:in|at|on|over)$/u.test(view.at(before).lower) ||
    !isNoun(view.at(before - 1))
  )
    return undefined;
  const end = readNounPhrase(view, before + 1)?.end;
  if (end === undefined || end >= right) return undefined;
  // "cut the time over five miles / by more than a minute"
  if (
    view.at(end).lower === 'by' &&
    (view.at(end + 1).tag === 'CD' || /^(?:more|less|about|up)$/u.test(view.at(end + 1).lower))
  )
    return end;
  if (view.at(end).lower !== 'to') return undefined;
  const head = view.at(end - 1);
  const isFree =
    isNoun(head) &&
    !takesPreposition(head.lemma, 'to') &&
    !/^(?:order|contrast|addition|response|relation|regard|way|right|access|answer|reference|time|effort|attempt)$/u.test(
      head.lemma,
    );
  const isRoomy = countBetween(view, end, right) >= 3 && countBetween(view, left, end) <= 10;
  if (!isFree || !isRoomy) return undefined;
  // "asked the council in the spring / to publish": what is asked for is no part of the time.
  const isAsked = view.tokens
    .slice(left, before)
    .some(({ lemma, tag }) => tag.startsWith('VB') && asking.test(lemma));
  if (view.at(end + 1).tag === 'VB' && isAsked) return end;
  if (view.at(end + 1).tag !== 'VB') return /^(?:DT|PRP\$)$/u.test(view.at(end + 1).tag) ? end : undefined;
  return view.tokens.slice(left, before).some(({ lower }) => /^(?:first|last|only|one)$/u.test(lower))
    ? end
    : undefined;
}

/** "took the hill for a cloud and the lake / for a road": the pause comes before the second of the pair. */
export function findSecondMember(view: SentenceView, { slash: { before }, left }: Gap): number | undefined {
  if (!isNoun(view.at(before - 1)) && view.at(before - 1).tag !== 'JJ') return undefined;
  let first = before;
  while (/^(?:NN|JJ|DT|PRP\$|CD|POS)/u.test(view.at(first - 1).tag)) first -= 1;
  const conjunction = first - 1;
  const isPair = /^(?:and|or)$/u.test(view.at(conjunction).lower) && conjunction > left + 1;
  if (!isPair || !/^(?:DT|PRP\$)$/u.test(view.at(first).tag) || before < first + 2) return undefined;
  const member = view.tokens.slice(left, conjunction);
  const preposition = view.at(before).lower;
  const hasSame = member.some(({ lower }, at) => at > 1 && lower === preposition);
  // "a house with a view in town and a room / at the top"
  const isBuiltAlike =
    view.at(left).tag === 'DT' && isNoun(view.at(left + 1)) && view.at(left + 2).tag === 'IN';
  const isBoth = view.tokens
    .slice(findStretch(view, before), conjunction - 2)
    .some(({ lower }) => lower === 'both');
  return member.some(({ text }) => text === ',') || !(hasSame || isBuiltAlike || isBoth)
    ? undefined
    : conjunction;
}
