import type { SentenceView } from '#grammar/sentence-view.ts';
import { textOf } from '#grammar/sentence-view.ts';
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
export function describePatterns(view: SentenceView): string[] {
  return listMainPatterns(view).map(({ first, end, role }) => `‘${textOf(view, first, end)}’: ${role}`);
}
