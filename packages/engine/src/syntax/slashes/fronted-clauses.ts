import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findPrepositionEnd } from '#syntax/slashes/phrase-slashes.ts';
import { findPhraseEnd } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';

const nominative = /^(?:i|he|she|we|they)$/u;
const opener = /^(?:that|who|whom|whose|which|what|how|why|whether|than|so)$/u;
/** Adjectives that a clause without a mark may follow: "sure they will come". */
const assuring = /^(?:sure|glad|afraid|certain|sorry|happy|convinced|confident|aware)$/u;

/** "When the music stopped / they left": a clause at the head of the sentence that no comma ends. */
export const findFrontedClause = (view: SentenceView): Slash[] => [
  ...findEllipsis(view),
  ...findOpeningPhrase(view),
  ...findWholeClause(view),
];

function findWholeClause(view: SentenceView): Slash[] {
  const head = view.at(0).tag === 'CC' ? 1 : 0;
  // "By the time he died / the town had grown"
  const isByTime = textOf(view, head, head + 3).toLowerCase() === 'by the time';
  const first = isByTime ? head + 2 : head;
  if (!isByTime && !subordinators.has(view.at(first).lower)) return [];
  const limit = findPhraseEnd(view, first + 1);
  // "When did they leave": a question.
  if (/^(?:be|do|have)$/u.test(view.at(first + 1).lemma) || view.at(first + 1).tag === 'MD') return [];
  const verb = view.tokens.findIndex((token, index) => index > first + 1 && isFinite(token));
  if (verb < 0) return [];
  for (let index = verb + 1; index < limit - 1; index += 1) {
    const { lower } = view.at(index);
    if (opener.test(lower) || subordinators.has(lower)) return [];
    if (isVerb(view.at(index - 1)) && clauseVerbs.has(view.at(index - 1).lemma)) return [];
    if (isNextSubject(view, index) && !view.tokens.slice(verb + 1, index).some(isFinite))
      return [{ before: index, strength: 3, reason: '종속절 뒤' }];
    if (nominative.test(lower))
      return endsClause(view, index - 1) && isFinite(view.at(skipAdverbs(view, index + 1)))
        ? [{ before: index, strength: 3, reason: '종속절 뒤' }]
        : [];
  }
  return [];
}

/** "In the early nineteenth century / a young man had an idea": a long phrase that no comma ends. */
function findOpeningPhrase(view: SentenceView): Slash[] {
  const first = view.at(0).tag === 'CC' ? 1 : 0;
  if (view.at(first).tag !== 'IN' || subordinators.has(view.at(first).lower)) return [];
  const end = findPrepositionEnd(view, first);
  const isNext =
    end !== undefined && (/^(?:a|an|the)$/u.test(view.at(end).lower) || nominative.test(view.at(end).lower));
  return isNext && end - first >= 4 && findClauseVerb(view, end) !== undefined
    ? [{ before: end, strength: 2.2, reason: '문두 전치사구 뒤' }]
    : [];
}

/** "in 1873 / the town had grown": behind a number or an adverb stands no object. */
function isNextSubject(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (!/^(?:the|an?|his|her|its|their|our|this|these|those)$/u.test(view.at(index).lower)) return false;
  const isEnd = before.tag === 'CD' || (isAdverb(before) && /^(?:IN|NN|CD)/u.test(view.at(index - 2).tag));
  const verb = isEnd ? findClauseVerb(view, index) : undefined;
  return verb !== undefined && view.at(verb).isSure;
}

/** "When in the city / the boys feel lost": a phrase in the place of a clause. */
function findEllipsis(view: SentenceView): Slash[] {
  return view.tokens.flatMap(({ lower }, index): Slash[] => {
    const isOpening = index === 0 || /^[,;:–—]$/u.test(view.at(index - 1).text);
    if (!isOpening || !/^(?:when|while|once|if)$/u.test(lower) || view.at(index + 1).tag !== 'IN') return [];
    const end = findPrepositionEnd(view, index + 1);
    const isNext = end !== undefined && /^(?:DT|PRP\$?)$/u.test(view.at(end).tag);
    return isNext && findClauseVerb(view, end) !== undefined
      ? [{ before: end, strength: 3, reason: '종속절 뒤' }]
      : [];
  });
}

/** Behind a noun the pronoun may open a clause on it; behind these words it can only be the next subject. */
function endsClause(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  if (isVerb(token)) return !isBe(token);
  return (
    isAdverb(token) || /^(?:RP|IN)$/u.test(token.tag) || (isAdjective(token) && !assuring.test(token.lower))
  );
}
