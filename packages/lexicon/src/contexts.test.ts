import { describe, expect, it } from 'vitest';

import { findCompanions, findDecidingCompanions } from '#contexts.ts';

describe('findCompanions', () => {
  it('gives the words that speak for a word under one part of speech', () => {
    expect(findCompanions('rescue', 'v').has('danger')).toBe(true);
    expect(findCompanions('abandon', 'v').has('danger')).toBe(false);
    expect(findCompanions('Rescue', 'adj').size).toBe(0);
  });
});

describe('findDecidingCompanions', () => {
  it('gives only companions beside which no opposite makes sense', () => {
    expect(findDecidingCompanions('efficiency', 'n').has('optimize')).toBe(true);
    expect(findDecidingCompanions('efficiency', 'n').has('save')).toBe(false);
    expect(findDecidingCompanions('strong', 'adj').size).toBe(0);
  });
});
