import { isNoun, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import type { Unit } from '#syntax/units.ts';

const nouns =
  '(?:second|minute|hour|day|night|week|weekend|month|year|decade|century|centurie|morning|afternoon|evening|noon|spring|summer|autumn|fall|winter|season|time|' +
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?';
const inner = '(?:following|same|next|previous|very|first|second|third|last|past|other|early|late|few)';
const bareTime = new RegExp(
  `^(?:(?:only|just|nearly|almost|about|over|exactly|barely|some) )*(?:yesterday|today|tonight|tomorrow|nowadays|` +
    `(?:the|that|this|last|next|every|each|one|some) (?:${inner} )*${nouns}(?: (?:night|morning|afternoon|evening))?|` +
    `(?:half an?|\\S+) (?:${inner} )*${nouns} (?:later|earlier|ago|before|afterwards?)),?$`,
  'iu',
);
const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
const date = new RegExp(
  `^(?:in|on|by|since|around|about|before|after|until|during|from) (?:(?:the|early|late|mid) )*` +
    `(?:(?:${months})(?: \\d{1,2})?|(?:(?:${months}) )?\\d{4}s?),?$`,
  'iu',
);
const frequency =
  /^(?:(?:more than|at least|at most|only|just|nearly|almost) )*(?:once|twice|thrice|\S+ times),?$/iu;

/** What follows "twice the amount", "three times as many", "thirty times more likely". */
const measured = /^(?:DT|PRP\$|JJ.?|RB.?|CD)$/u;

/** "the following year", "that day", "two weeks later", "in 1912", "more than once": a time that is right in several places of a clause. */
export const isBareTime = (view: SentenceView, { first, end }: Pick<Unit, 'first' | 'end'>): boolean => {
  const text = textOf(view, first, end);
  if (isNoun(view.at(end))) return false;
  const isMeasured = measured.test(view.at(end).tag) || view.at(end).lower === 'as';
  return bareTime.test(text) || date.test(text) || (frequency.test(text) && !isMeasured);
};
