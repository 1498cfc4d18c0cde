import { describe, expect, it } from 'vitest';
import { findAt, toBoxes } from '#features/printing/placement-hit.ts';
import { readTicket } from '#features/printing/print-ticket.ts';

const boxes = toBoxes(
  [
    { exerciseId: 'b', page: 1, column: 1, yPt: 400 },
    { exerciseId: 'a', page: 1, column: 1, yPt: 100 },
    { exerciseId: 'c', page: 1, column: 2, yPt: 100 },
  ],
  1000,
  50,
);
const at = (xShare: number, yPt: number, page = 1) => findAt(boxes, { page, xShare, yPt }, 2);

describe('a click on a page', () => {
  it('finds the exercise of its column that starts above it', () => {
    expect([at(0.2, 100), at(0.2, 399), at(0.2, 400), at(0.8, 900)]).toEqual(['a', 'a', 'b', 'c']);
  });

  it('finds nothing in the masthead, below the column or on another page', () => {
    expect([at(0.2, 50), at(0.8, 960), at(0.2, 200, 2)]).toEqual([null, null, null]);
  });
});

describe('the ticket of a print view', () => {
  it('is the fragment, when it can be one', () => {
    expect(readTicket('#1.e.1.abc-DEF_9')).toBe('1.e.1.abc-DEF_9');
    expect([readTicket(''), readTicket('#'), readTicket('#<script>')]).toEqual(['', '', '']);
  });
});
