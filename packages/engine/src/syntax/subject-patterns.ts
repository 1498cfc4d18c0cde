import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isFinite } from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { listClauseSubjects } from '#syntax/extent.ts';
import type { Pattern } from '#syntax/pattern.ts';

/** Long subjects with the verb they belong to. */
export function findLongSubjects(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (
      subject.type !== 'noun' ||
      view.at(subject.head).tag.startsWith('NNP') ||
      subject.number === undefined ||
      view.at(subject.head).tag === 'VBG' ||
      // "Hunting for their fur": as much a gerund as a noun.
      (subject.head === subject.first && /ing$/u.test(view.at(subject.head).lower)) ||
      /^(?:those|these)$/u.test(view.at(subject.head - 1).lower) ||
      // "a message that costs nothing to send can"
      /^(?:no|any|every|some)thing$/u.test(view.at(subject.head).lower) ||
      (!subject.hasClause && !subject.hasPreposition)
    )
      return [];
    // "flora and fauna in the book have": only one of two subjects.
    const isJoined =
      view.at(subject.first - 1).tag === 'CC' && !view.tokens.slice(0, subject.first).some(isFinite);
    const end = trimAdverbs(view, subject.verb);
    if (isJoined || end - subject.first < 4 || end - subject.head < 3) return [];
    const role = `주어 (핵심 명사: ${view.at(subject.head).text}, 동사: ${readVerb(view, subject.verb)})`;
    return [{ category: '주어와 동사', first: subject.first, end, role, isWhole: true, value: 2 }];
  });
}

/** The verb with its auxiliaries, without adverbs: has erupted, does not keep, will have to be found. */
function readVerb(view: SentenceView, index: number): string {
  const group = readVerbGroup(view, index);
  let { end } = group;
  if (
    /^(?:have|go)$/u.test(view.at(group.main).lemma) &&
    view.at(end).tag === 'TO' &&
    view.at(end + 1).tag === 'VB'
  )
    end = readVerbGroup(view, end + 1).end;
  return view.tokens
    .slice(index, end)
    .filter((token) => !isAdverb(token) || /^(?:not|n't|n’t)$/u.test(token.lower))
    .map(({ text }, at) => (at === 0 || /^n['’]t$/u.test(text) ? text : ` ${text}`))
    .join('');
}

/** Gerund phrases as subjects. */
export function findSubjectGerunds(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (
      subject.type !== 'gerund' ||
      subject.verb - subject.first < 3 ||
      view.at(subject.first - 1).text === ','
    )
      return [];
    const role = `동명사구, 동사 ${readVerb(view, subject.verb)}의 주어 (단수 취급)`;
    return [
      {
        category: '동명사구',
        first: subject.first,
        end: trimAdverbs(view, subject.verb),
        role,
        isWhole: true,
        value: 3,
      },
    ];
  });
}

function trimAdverbs(view: SentenceView, verb: number): number {
  let end = verb;
  while (isAdverb(view.at(end - 1))) end -= 1;
  // "set forth here", "practicing slowly": only such adverbs belong to the participle.
  if (!/^VB[NG]$/u.test(view.at(end - 1).tag)) return end;
  return /^(?:also|often|usually|always|thus|still|now|then|never|rarely)$/u.test(view.at(verb - 1).lower)
    ? verb - 1
    : verb;
}
