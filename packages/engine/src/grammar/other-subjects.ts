import type { SentenceView } from '#grammar/sentence-view.ts';
import { startsNounPhrase } from '#grammar/sentence-view.ts';
import type { Subject } from '#grammar/subject.ts';

/** "To say that a bad harvest caused a revolt is to say": the whole infinitive may be the subject. */
const isToldInSubject = (view: SentenceView, { first }: Subject): boolean =>
  view.at(0).tag === 'TO' &&
  view.at(first - 1).lower === 'that' &&
  !view.tokens.slice(0, first).some(({ tag }) => tag === ',');

/** "Crowds gathered to watch a horse do arithmetic": a bare form may go with the object of the verb before. */
export const mayBeComplement = (view: SentenceView, { head, verb }: Subject): boolean =>
  /^VBP?$/u.test(view.at(verb).tag) &&
  view.tokens
    .slice(head + 1, verb)
    .some(
      ({ tag, lemma }) =>
        tag.startsWith('VB') && /^(?:see|watch|hear|feel|notice|observe|make|let|have|help)$/u.test(lemma),
    );

/** "Not until the late 1960s were rules made": the subject stands behind the verb. */
const opensInversion = (view: SentenceView, { first, verb }: Subject): boolean =>
  /^(?:not|only)$/u.test(view.at(first - 2).lower) &&
  /^(?:until|after|before|since|in|on|at|by|under|with|through)$/u.test(view.at(first - 1).lower) &&
  /^(?:is|are|was|were|has|have|had|do|does|did|MD)$/u.test(
    view.at(verb).tag === 'MD' ? 'MD' : view.at(verb).lower,
  ) &&
  startsNounPhrase(view.at(verb + 1));

/** What looks like the subject of the verb is another one's, or stands behind it. */
export const isMisread = (view: SentenceView, subject: Subject): boolean =>
  opensInversion(view, subject) || isToldInSubject(view, subject) || mayBeComplement(view, subject);
