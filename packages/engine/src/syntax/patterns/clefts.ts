import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isNoun, isSureFinite, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** It was Newton who showed …, It was in 1990 that …: sentences where it can stand for nothing else. */
export function findClefts(view: SentenceView): Pattern[] {
  for (let index = 0; index < view.length - 4; index += 1) {
    const opens =
      index === 0 ||
      /^(?:,|and|but|because|since|although|though|while|whereas|that)$/u.test(view.at(index - 1).lower);
    if (view.at(index).lower !== 'it' || !opens || !isBe(view.at(index + 1))) continue;
    const from = skipAdverbs(view, index + 2);
    const link = findLink(view, from);
    if (link === undefined) continue;
    const word = view.at(link).lower;
    // "It was not until noon that"
    const stress = view.at(from - 1).lower === 'not' ? from - 1 : from;
    const role = `「It ~ ${word}」 강조 구문 (강조하는 말: ${textOf(view, stress, link)})`;
    return [{ category: '강조와 도치', first: index, end: link + 1, role, isWhole: true, value: 3 }];
  }
  return [];
}

/** Place of who or that behind the stressed person, phrase or one of two. */
function findLink(view: SentenceView, from: number): number | undefined {
  const isPhrase = view.at(from).tag === 'IN' && view.at(from).lower !== 'that';
  const phrase = readNounPhrase(view, isPhrase ? from + 1 : from);
  if (!phrase) return undefined;
  const { lower } = view.at(phrase.end);
  const next = skipAdverbs(view, phrase.end + 1);
  if (isPhrase) return lower === 'that' && readSubject(view, next) !== undefined ? phrase.end : undefined;
  const isOneOfTwo = lower === 'that' && /^(?:latter|former)$/u.test(view.at(phrase.end - 1).lower);
  // "it is worth asking who can pay": no person is stressed.
  if (!isOneOfTwo && !isNoun(view.at(phrase.end - 1)) && view.at(phrase.end - 1).tag !== 'PRP')
    return undefined;
  const isLinked = isOneOfTwo ? isFinite(view.at(next)) : lower === 'who' && isSureFinite(view.at(next));
  return isLinked ? phrase.end : undefined;
}
