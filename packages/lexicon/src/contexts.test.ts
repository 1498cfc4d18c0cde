import { describe, expect, it } from 'vitest';

import { findCompanions } from '#contexts.ts';

describe('findCompanions', () => {
  it('gives the words that speak for a word under one part of speech', () => {
    expect(findCompanions('rescue', 'v').has('danger')).toBe(true);
    expect(findCompanions('abandon', 'v').has('danger')).toBe(false);
    expect(findCompanions('Rescue', 'adj').size).toBe(0);
  });
});
