import { describe, expect, it } from 'vitest';

import { findSenseCues } from '#sense-cues.ts';

describe('findSenseCues', () => {
  it('gives the cues of each sense with their places, counted from 0', () => {
    const [river] = findSenseCues('bank', 'n');
    expect(river?.sense).toBe(1);
    expect(river?.cues).toContainEqual({ place: 'near', text: 'river' });
    expect(findSenseCues('plan', 'v')).toEqual([]);
  });
});
