import type { SentenceView } from '#grammar/sentence-view.ts';
import { textOf } from '#grammar/sentence-view.ts';
import { describeCorrelatives } from '#syntax/patterns/correlatives.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const mostLines = 3;

/** The constructions of a sentence that matter most, none inside another. */
export function listMainPatterns(view: SentenceView, most = mostLines): Pattern[] {
  const kept: Pattern[] = [];
  for (const pattern of findPatterns(view)
    .filter(({ isWhole }) => isWhole)
    .sort((left, right) => right.value - left.value || left.first - right.first)) {
    const isFree = kept.every(({ first, end }) => pattern.first >= end || pattern.end <= first);
    if (isFree && kept.length < most) kept.push(pattern);
  }
  return kept.sort((left, right) => left.first - right.first);
}

/** One line of explanation for each main construction: ‘words’: what they are and do. */
export const describePatterns = (view: SentenceView): string[] =>
  listMainPatterns(view).map((pattern) => describe(view, pattern));

/** The same, and the words that open other clauses whose end is doubtful: ‘that’: 주격 관계대명사 that. "Until noon" may open none. */
export function describeOpeners(view: SentenceView): string[] {
  const main = listMainPatterns(view);
  const openers = findPatterns(view).filter(
    ({ category, isWhole, first, role }) =>
      !isWhole &&
      !/^(?:until|before|after)$/u.test(view.at(first).lower) &&
      (/^(?:관계사절|명사절|부사절)$/u.test(category) || /^진(?:주어|목적어)/u.test(role)) &&
      main.every((one) => first < one.first || first >= one.end),
  );
  const told = [...main, ...openers.slice(0, mostLines - main.length)];
  const lines = told.sort((left, right) => left.first - right.first).map((one) => describe(view, one));
  // "is guarded as a crime scene is guarded"
  return [...new Set([...lines, ...describeCorrelatives(view)])];
}

const describe = (view: SentenceView, { first, end, role }: Pattern): string =>
  `‘${textOf(view, first, end)}’: ${role}`;
