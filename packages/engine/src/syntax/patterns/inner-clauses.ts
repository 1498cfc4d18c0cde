import type { SentenceView } from '#grammar/sentence-view.ts';
import { isFinite, isNoun } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';

/** "has slumped since the allegations | surfaced", "the one that everybody else | has": the verb has its subject inside. */
export const cutsClause = (view: SentenceView, first: number, end: number): boolean =>
  isFinite(view.at(end)) &&
  view.tokens
    .slice(first, end)
    .some(
      ({ lower }, at) =>
        /^(?:since|before|after|until|that|which|whom|what)$/u.test(lower) &&
        readSubject(view, first + at + 1)?.verb === end,
    );

/** "decide what to eat before opening the menu": the time may be that of the verb before. */
export const hasTimeClause = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first, end).some(({ lower }, at) => {
    if (!/^(?:before|after|until|when|while|since)$/u.test(lower)) return false;
    const next = first + at + 1;
    const isGerund = view.at(next).lower.endsWith('ing') && !isNoun(view.at(next + 1));
    return isGerund || readSubject(view, next) !== undefined;
  });

/** "in place the moment the rope | went slack", "every time it rains": a noun opens the clause as a conjunction does. */
export const hasMomentClause = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first, end).some(({ lower }, at) => {
    const next = first + at + 1;
    return (
      /^(?:moment|minute|instant|second|time|day|year|way)$/u.test(lower) &&
      /^(?:the|every|each|next|last|first)$/u.test(view.at(next - 2).lower) &&
      /^(?:DT|PRP|PRP\$)$/u.test(view.at(next).tag) &&
      (next + 1 >= end || readSubject(view, next) !== undefined)
    );
  });
