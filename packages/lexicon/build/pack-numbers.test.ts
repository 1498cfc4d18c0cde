import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { unpackNumbers } from '../src/packed-numbers.ts';
import { packNumbers } from './pack-numbers.ts';

describe('packed numbers', () => {
  it('come back as they were', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(100_000)), (numbers) => {
        const rising = numbers.sort((a, b) => a - b);
        expect(unpackNumbers(packNumbers(rising))).toEqual(rising);
      }),
    );
  });
});
