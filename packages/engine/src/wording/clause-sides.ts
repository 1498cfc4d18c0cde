import { isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';

/** Tokens `[first, end)` of a sentence that make a clause or a phrase. */
export interface Side {
  first: number;
  end: number;
}

/** What begins a clause behind a connective. */
const openers = /^(?:DT|PRP\$?|NNS?|NNPS?|JJ[RS]?|EX|CD|VBG|RB|IN|PDT)$/u;
const heads = /^(?:because|since|although|though|whereas|while|if|when|unless|once|as)$/u;
/** Without a mark before them they mean something else: "do so", "not yet", "a while". */
const setOff = /^(?:so|therefore|thus|yet|while|but)$/u;

const timeNouns = /^(?:moments?|times?|days?|years?|points?|ages?|periods?|situations?|cases?|as)$/u;

/** The clauses before and behind a connective that joins two whole ones. */
export function readSides(view: SentenceView, index: number): { before: Side; behind: Side } | undefined {
  const { lower } = view.at(index);
  const [before, next] = [view.at(index - 1), view.at(index + 1)];
  if (/^(?:that|as|much|many|far|long|of)$/u.test(next.lower) || !openers.test(next.tag)) return undefined;
  const isHead = index === 0 || (index === 1 && /^(?:even|and|but)$/u.test(view.at(0).lower));
  // "as they grow" behind the verb may be a comparison, "As with" one before it.
  if (lower === 'as' && (!isHead || !/^(?:DT|PRP|NN|JJ)/u.test(next.tag))) return undefined;
  // "the moment when", "once, when": the noun or the time is told, not what it hangs on.
  if (lower === 'when' && (before.text === ',' || timeNouns.test(before.lower))) return undefined;
  if (isHead) return heads.test(lower) ? readOpening(view, index) : undefined;
  // "since the previous century, but …" tells from when on.
  if (lower === 'since' && !opensClause(view, index + 1)) return undefined;
  // "not because they are careless but because …": that is no cause; ", and since …, it" belongs to what follows.
  if (/^(?:not|but|and|or)$/u.test(before.lower) && lower !== 'so') return undefined;
  // "and so in part they were"
  if (lower === 'so' && /^(?:IN|RB)$/u.test(next.tag)) return undefined;
  const isOffMark = /^[,;:—–]$/u.test(before.text) || (lower === 'so' && before.lower === 'and');
  if (setOff.test(lower) && !isOffMark) return undefined;
  return keepClauses(view, {
    before: { first: findStart(view, index), end: index },
    behind: { first: index + 1, end: findEnd(view, index + 1) },
  });
}

/** Whether a verb stands before the next comma. */
const opensClause = (view: SentenceView, first: number): boolean => {
  const length = view.tokens.slice(first).findIndex(({ text }) => text === ',');
  return isClause(view, { first, end: length < 0 ? view.length : first + length });
};

/** "Since they do the work themselves, they …" */
function readOpening(view: SentenceView, index: number): { before: Side; behind: Side } | undefined {
  const verb = view.tokens.findIndex((token, at) => at > index && isFinite(token));
  const next = view.tokens.findIndex(
    (token, at) =>
      at > verb && isFinite(token) && view.tokens.slice(verb, at).some(({ text }) => text === ','),
  );
  // "If they pass many doors, windows, and shops, something …": the last comma before the second verb.
  const comma = view.tokens.slice(0, next).findLastIndex(({ text }) => text === ',');
  if (verb < 0 || comma < verb || /^(?:and|or|but|which|who)$/u.test(view.at(comma + 1).lower))
    return undefined;
  return keepClauses(view, {
    before: { first: comma + 1, end: findEnd(view, comma + 1) },
    behind: { first: index + 1, end: comma },
  });
}

const keepClauses = (view: SentenceView, sides: { before: Side; behind: Side }) =>
  isClause(view, sides.before) && isClause(view, sides.behind) ? sides : undefined;

const isClause = (view: SentenceView, { first, end }: Side): boolean =>
  view.tokens.slice(first, end).some(isFinite);

const isBreak = ({ text }: Token): boolean => /^[.!?;:—–()"“”]$/u.test(text);

/** Where the clause that begins at `first` ends. */
export function findEnd(view: SentenceView, first: number): number {
  let end = first;
  while (end < view.length && !isBreak(view.at(end)) && !opensOther(view, first, end)) end += 1;
  return end;
}

/** ", and they", ", which": another thought begins. */
const opensOther = (view: SentenceView, first: number, comma: number): boolean =>
  comma > first &&
  view.at(comma).text === ',' &&
  /^(?:and|but|so|yet|which|who|while|whereas|because|since|although|though|if|when)$/u.test(
    view.at(comma + 1).lower,
  ) &&
  isClause(view, { first: comma + 2, end: view.length }) &&
  isClause(view, { first, end: comma });

/** Where the clause that ends before `index` begins. */
export function findStart(view: SentenceView, index: number): number {
  let first = index - 1;
  while (first > 0 && !isBreak(view.at(first - 1)) && !startsOther(view, first, index)) first -= 1;
  return first;
}

const startsOther = (view: SentenceView, first: number, end: number): boolean =>
  /^(?:and|but|so|yet|as|when|while|where|which|who)$/u.test(view.at(first).lower) &&
  view.at(first - 1).text === ',' &&
  isClause(view, { first: first + 1, end });

/** The finite verb of a clause, not that of a clause within it. */
export function findVerb(view: SentenceView, { first, end }: Side): number | undefined {
  for (let at = first; at < end; at += 1) if (isFinite(view.at(at)) && !isHeld(view, first, at)) return at;
  return undefined;
}

/** Whether a word stands inside a relative or noun clause of its clause, or is what something is measured by. */
export const isHeld = (view: SentenceView, first: number, index: number): boolean =>
  view.tokens
    .slice(first, index)
    .some(({ tag, lower }) => /^(?:WDT|WP|WP\$|WRB)$/u.test(tag) || lower === 'that' || lower === 'than');
