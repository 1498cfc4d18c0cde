import { describe, expect, it } from 'vitest';

import { checkAxes } from './check-axes.ts';
import { checkAntonyms, checkConfusables } from './check-pairs.ts';
import { checkPhrases } from './check-phrases.ts';
import { readTable } from './read-table.ts';

const place = 'x.tsv:1';

describe('the authored tables', () => {
  it('have no fault in any row', () => {
    expect(checkAntonyms(readTable('antonyms'))).toEqual([]);
    expect(checkConfusables(readTable('confusables'))).toEqual([]);
    expect(checkPhrases(readTable('phrases'))).toEqual([]);
    expect(checkAxes(readTable('axes'))).toEqual([]);
  });

  it('are as large as promised', () => {
    expect(readTable('antonyms').length).toBeGreaterThanOrEqual(1500);
    expect(readTable('confusables').length).toBeGreaterThanOrEqual(300);
    expect(readTable('phrases').length).toBeGreaterThanOrEqual(500);
  });
});

describe('checkAntonyms', () => {
  it('accepts a verb with its frame and an adjective without one', () => {
    const rows = [
      ['absorb', 'v', 'emit', 't', 'near'],
      ['able', 'adj', 'unable', '-', 'full'],
    ];
    expect(checkAntonyms(rows.map((cells) => ({ place, cells })))).toEqual([]);
  });

  it.each([
    [['able', 'adj', 'unable', '-'], 'has 4 columns'],
    [['able', 'adj', 'able', '-', 'full'], 'is paired with itself'],
    [['able', 'prep', 'unable', '-', 'full'], 'unknown part of speech prep'],
    [['absorb', 'v', 'emit', '-', 'full'], 'unknown frame -'],
    [['able', 'adj', 'unable', 't', 'full'], 'unknown frame t'],
    [['able', 'adj', 'unable', '-', 'some'], 'unknown strength some'],
    [['able', 'adj', '불가능', '-', 'full'], '불가능 is no headword'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkAntonyms([{ place, cells }]).join('\n')).toContain(fault);
  });

  it('finds a pair that is written again the other way round', () => {
    const rows = [
      ['able', 'adj', 'unable', '-', 'full'],
      ['unable', 'adj', 'able', '-', 'near'],
    ];
    expect(checkAntonyms(rows.map((cells) => ({ place, cells })))).toEqual([
      `${place} unable: also stands at ${place}`,
    ]);
  });
});

describe('checkConfusables', () => {
  it.each([
    [['adopt', 'v', 'take', 'adapt', 'v', '맞추다'], 'has no Hangul in take'],
    [['adopt', 'x', '채택하다', 'adapt', 'v', '맞추다'], 'unknown part of speech x'],
    [['adopt', 'v', '채택하다', 'adapt', 'v'], 'has 5 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkConfusables([{ place, cells }]).join('\n')).toContain(fault);
  });

  it('finds a word that means something else further down', () => {
    const rows = [
      ['adopt', 'v', '채택하다', 'adapt', 'v', '맞추다'],
      ['adapt', 'v', '각색하다', 'adept', 'adj', '능숙한'],
    ];
    expect(checkConfusables(rows.map((cells) => ({ place, cells })))).toEqual([
      `${place} adapt: means 각색하다 here and 맞추다 above`,
    ]);
  });
});

describe('checkPhrases', () => {
  it.each([
    [['above', 'adv', '위에', 'n'], 'has fewer than two words'],
    [['base ~', 'verb', '~에 기초하다', 'n'], 'ends in an open place'],
    [['above all', 'adv', '무엇보다도', 'y'], 'only verbs are separable'],
    [['above all', 'x', '무엇보다도', 'n'], 'unknown kind x'],
    [['above all', 'adv', 'most of all', 'n'], 'has no Hangul'],
    [['above all', 'adv', '무엇보다도', 'maybe'], 'separable is maybe'],
    [['above, all', 'adv', '무엇보다도', 'n'], 'is no phrase'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkPhrases([{ place, cells }]).join('\n')).toContain(fault);
  });
});

describe('checkAxes', () => {
  it.each([
    [['증가–감소', 'rise', 'fall rise'], 'rise stands twice'],
    [['growth', 'rise', 'fall'], 'has no Korean name of two sides'],
    [['증가–감소', 'rise', ''], ' is no word'],
    [['증가–감소', 'rise'], 'has 2 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkAxes([{ place, cells }]).join('\n')).toContain(fault);
  });
});
