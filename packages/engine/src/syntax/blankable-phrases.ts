import { isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { findBefore, isNegator } from '#syntax/phrase-agents.ts';
import { readOpening, type Opening } from '#syntax/phrase-openings.ts';

/** A phrase that reaches to the end of its clause and can be left out whole: tokens `[first, end)`. */
export interface BlankablePhrase extends Opening {
  view: SentenceView;
  first: number;
  end: number;
}

const leastWords = 4;
const leastVerbWords = 3;
const mostWords = 12;

/** What is denied of everything may be denied of any wrong phrase, too. */
const denying =
  /\b(?:not mean|none of)\b|(?<!\ba )\bfew (?:of|people|would|will|can|could|believe|doubt|think|deny)\b/iu;

/** Phrases of a statement that run to the end of their clause, with every opening certain. */
export function findBlankablePhrases(view: SentenceView): BlankablePhrase[] {
  const { text } = view.sentence;
  if (!/^[^[\]…?!]*[.]$/u.test(text) || denying.test(text)) return [];
  return view.tokens.flatMap((_, first): BlankablePhrase[] => {
    const opening = isOutside(view, first) ? readOpening(view, first) : undefined;
    const end = opening && findClauseEnd(view, first, opening);
    return opening === undefined || end === undefined || !isWhole(view, { ...opening, first, end })
      ? []
      : [{ view, first, end, ...opening }];
  });
}

/** Neither inside a quotation nor inside brackets. */
function isOutside(view: SentenceView, index: number): boolean {
  const before = view.analysis.text.slice(view.sentence.start, view.at(index).start);
  const count = (mark: RegExp) => before.match(mark)?.length ?? 0;
  return count(/[“(]/gu) === count(/[”)]/gu) && count(/"/gu) % 2 === 0;
}

const clauseOpeners =
  /^(?:because|whereas|while|since|for|so|although|though|but|yet|much|rather|not|even|as|just|which|who|where|when|if|unless|until|all|each|most|both)$/u;

/** Where the clause ends: at the full stop, a semicolon, or a comma before another clause. */
function findClauseEnd(view: SentenceView, first: number, { tag }: Opening): number | undefined {
  for (let index = first + 1; index < view.length; index += 1) {
    const { text } = view.at(index);
    if (text === '.' || /^[;:–—]$/u.test(text)) return index;
    if (text === ',') return opensAnother(view, index + 1, tag) ? index : undefined;
    if (/^[^\p{L}\p{N}’'%-]/u.test(text)) return undefined;
  }
  return undefined;
}

/** A clause, or a participle that goes on telling; a gerund may be one of a list. */
const opensAnother = (view: SentenceView, index: number, tag: Opening['tag']): boolean =>
  clauseOpeners.test(view.at(index).lower) ||
  (view.at(index).tag === 'VBG' &&
    tag !== 'VBG' &&
    !view.tokens.slice(index).some(({ text }) => text === ',')) ||
  (view.at(index).tag === 'CC' && readSubject(view, index + 1) !== undefined);

type Extent = Pick<BlankablePhrase, 'tag' | 'first' | 'end'>;

/** Three to eleven words without names and numbers, closed at the end, and no second clause joined to it. */
function isWhole(view: SentenceView, extent: Extent): boolean {
  const { tag, first, end } = extent;
  const inside = view.tokens.slice(first, end);
  const words = inside.filter(({ text }) => /^\p{L}/u.test(text)).length;
  const last = view.at(end - 1);
  const than = inside.findIndex(({ lower }) => lower === 'than');
  const isComparison = inside
    .slice(0, Math.max(0, than))
    .some((token) => /^(?:JJR|RBR)$/u.test(token.tag) || /^(?:rather|other|more|less)$/u.test(token.lower));
  const isCompared = than >= 0 && (view.at(first).tag === 'DT' || !isComparison);
  const isOpen =
    isCompared || /^(?:IN|TO|DT|CC|PRP\$)$/u.test(last.tag) || isNegator(view, findBefore(view, first));
  const isJoined = inside.some(
    (token, index) => token.tag === 'CC' && readSubject(view, first + index + 1) !== undefined,
  );
  return (
    words >= (tag.startsWith('VB') ? leastVerbWords : leastWords) &&
    words <= mostWords &&
    !isOpen &&
    !isJoined &&
    !inside.some(({ lower }) => lower === 'but') &&
    hasMainVerb(view, extent) &&
    !hasLooseVerb(view, extent) &&
    !inside.some((token) => /^(?:NNP|NNPS|CD|FW)$/u.test(token.tag) || /\p{Lu}|\d/u.test(token.text))
  );
}

/** What is no finite verb leaves the sentence one: "allowing them to wait costs nothing" does not end there. */
const hasMainVerb = (view: SentenceView, { tag, first, end }: Extent): boolean =>
  /^VB[ZPDN]$/u.test(tag) ||
  view.tokens.some((token, index) => isFinite(token) && (index < first || index >= end));

const clauseWords =
  /^(?:that|which|who|whom|what|where|when|how|why|whether|if|because|until|once|after|before|as|than|since|while|although|though)$/u;

/** Finite verbs before which no word inside opens a clause for them: "invites mistakes teaches them". */
function hasLooseVerb(view: SentenceView, { tag, first, end }: Extent): boolean {
  let openings = tag === 'WH' ? 1 : 0;
  for (const token of view.tokens.slice(first + 1, end)) {
    if (clauseWords.test(token.lower)) openings += 1;
    else if (isFinite(token) && !isJoinedVerb(view, token)) openings -= 1;
    if (openings < 0) return true;
  }
  return false;
}

/** "begins with curiosity and reaches for its wallet" */
const isJoinedVerb = (view: SentenceView, { index }: Token): boolean =>
  view.at(findBefore(view, index - view.sentence.firstToken)).tag === 'CC';
