import { expect, test } from 'vitest';

import { readRowCompany } from '#meaning/lines/row-company.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const read = (text: string): ((topic: string) => number) => {
  const source = { id: text.slice(0, 20), text, topic: 'the effect of a deposit on bottles' };
  return readRowCompany(source, analysePassageOnce(source));
};

test('a row of the field of the passage is nearer than one on another side of its noun', () => {
  const companyOf = read(
    'Shops charge a small deposit for every bottle. Customers pay the money at the counter and bring the empty glass back to a machine. The store returns the cash, and less plastic waste reaches the street. Cities save on cleaning, companies recycle material, and prices hardly rise.',
  );
  expect(companyOf('the price of recycling bottles for small shops')).toBeGreaterThan(
    companyOf('the study of ocean currents with drifting bottles'),
  );
});

test('a short text shows no field', () => {
  expect(read('A bottle costs little.')('the study of ocean currents')).toBe(1);
});
