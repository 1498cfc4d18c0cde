import { isNoun, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import type { Unit } from '#syntax/units.ts';

const nouns =
  '(?:second|minute|hour|day|night|week|weekend|month|year|decade|century|centurie|morning|afternoon|evening|noon|spring|summer|autumn|fall|winter|season|time|' +
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)s?';
const inner = '(?:following|same|next|previous|very|first|second|third|last|past|other|early|late|few)';
const bareTime = new RegExp(
  `^(?:(?:only|just|nearly|almost|about|over|exactly|barely|some) )*(?:yesterday|today|tonight|tomorrow|nowadays|` +
    `(?:the|that|this|last|next|every|each|one|some) (?:${inner} )*${nouns}(?: (?:night|morning|afternoon|evening))?|` +
    `\\S+ (?:${inner} )*${nouns} (?:later|earlier|ago|before|afterwards?)),?$`,
  'iu',
);

/** "the following year", "that day", "two weeks later": a time without a preposition, right in several places of a clause. */
export const isBareTime = (view: SentenceView, { first, end }: Pick<Unit, 'first' | 'end'>): boolean =>
  bareTime.test(textOf(view, first, end)) && !isNoun(view.at(end));
