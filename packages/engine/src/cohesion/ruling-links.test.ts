import { expect, test } from 'vitest';

import { listCues } from '#cohesion/list-cues.ts';
import { compareOrders } from '#cohesion/measure-faults.ts';
import { findRuling } from '#cohesion/ruling-links.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const parts = [0, 1, 2, 3].map((at) => ({ first: at, end: at + 1 }));

/** The words that rule out an order of four sentences, each a part, as far as no link is told. */
function readRuling(text: string, order: readonly number[]): string[] {
  const analysis = analysePassage({ id: 'text', text });
  const { decisive } = compareOrders(listCues(analysis), [0, ...order]);
  return decisive.flatMap(
    (fault) => findRuling(analysis, { parts, evidence: [[], [], []] }, fault, order)?.link.words ?? [],
  );
}

const text = (head: string): string =>
  `Boats crossed the bay. A tall mill was built there. ${head} ground corn all day. Bread grew cheap.`;

test.each(['The mill', 'This mill'])('%s rules out an order in which the mill is built later', (head) => {
  expect(readRuling(text(head), [2, 1, 3])).toEqual([head]);
});

test.each(['For example, farmers', 'However, farmers', 'They also'])(
  '%s rules out nothing: other claims may stand before it',
  (head) => {
    expect(readRuling(text(head), [2, 1, 3])).toEqual([]);
  },
);
