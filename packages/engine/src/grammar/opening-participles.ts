import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isFinite, skipAdverbs } from '#grammar/sentence-view.ts';
import type { Subject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';

/** "Thinking it was a joke, they all said yes": a participle, whose clause has the verb. */
export function opensThought(view: SentenceView, { first, verb }: Subject): boolean {
  if (!clauseVerbs.has(view.at(first).lemma)) return false;
  const object = readNounPhrase(view, first + 1);
  if (!object || skipAdverbs(view, object.end) !== verb) return false;
  return view.at(first + 1).tag === 'PRP' || view.at(first - 1).tag === ',';
}

/** "Having listed the things a person does, we look": at the head of a sentence, before the clause. */
export const opensParticiple = (view: SentenceView, { first, verb }: Subject): boolean =>
  (view.at(first).lower === 'having' && view.at(first + 1).tag === 'VBN') ||
  (first === 0 && opensClause(view, verb));

/** A comma, a subject and its verb follow. */
function opensClause(view: SentenceView, from: number): boolean {
  const comma = view.tokens.findIndex(({ tag }, index) => index > from && tag === ',');
  const subject = comma < 0 ? undefined : readNounPhrase(view, comma + 1);
  return subject !== undefined && isFinite(view.at(skipAdverbs(view, subject.end)));
}
