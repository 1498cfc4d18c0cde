import { findEntry } from '@jadoo/lexicon';

import { toTitleCase } from '#meaning/lines/title-case.ts';

/** A topic reworded as a title. */
const shapes: readonly (readonly [RegExp, (first: string, second: string) => string])[] = [
  [
    /^the limited (?:effects?|influences?|impacts?) of (.+?) on (.+)$/u,
    (cause, affected) => `${toTitleCase(cause)}: ${toTitleCase(`a minor influence on ${affected}`)}`,
  ],
  [
    /^the (?:effects?|influences?|impacts?) of (.+?) on (.+)$/u,
    (cause, affected) => toTitleCase(`how ${cause} ${isPlural(cause) ? 'affect' : 'affects'} ${affected}`),
  ],
  [
    /^the importance of ([a-z’' -]+)()$/u,
    (thing) => toTitleCase(`why ${thing} ${isPlural(thing) ? 'matter' : 'matters'}`),
  ],
];

/** Titles ask, or name a thing before a colon, where a topic is a noun phrase: “How Traffic Affects Street Life”. */
export function toTitle(topic: string): string {
  for (const [pattern, shape] of shapes) {
    const [, first, second] = pattern.exec(topic) ?? [];
    if (first !== undefined && second !== undefined) return shape(first, second);
  }
  return toTitleCase(topic);
}

/** Whether a verb behind the phrase would stand in the plural: street lamps, rain and wind. */
function isPlural(phrase: string): boolean {
  const [named = ''] = phrase.split(/ (?:of|in|on|at|for|from|with|among|between|within|by|to|about) /u);
  if (/^[a-z]+ing (?!and )/u.test(named) && !/[a-z]s and /u.test(named)) return false;
  if (/ and /u.test(named)) return true;
  const head = named.split(' ').at(-1) ?? '';
  return (
    /^(?:people|children|men|women|police|mice|feet|teeth)$/u.test(head) ||
    (/[^sui]s$/u.test(head) && findEntry(head, 'n') === undefined)
  );
}
