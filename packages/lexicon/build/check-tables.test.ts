import { describe, expect, it } from 'vitest';

import { checkAxes } from './check-axes.ts';
import { checkContexts } from './check-contexts.ts';
import { checkNounClasses } from './check-noun-classes.ts';
import { checkAntonyms, checkConfusables } from './check-pairs.ts';
import { checkPhrases } from './check-phrases.ts';
import { checkSenseCues } from './check-sense-cues.ts';
import { readGlossary } from './read-glossary.ts';
import { readTable } from './read-table.ts';

const place = 'x.tsv:1';

describe('the authored tables', () => {
  it('have no fault in any row', () => {
    expect(checkAntonyms(readTable('antonyms'))).toEqual([]);
    expect(checkConfusables(readTable('confusables'))).toEqual([]);
    expect(checkPhrases(readTable('phrases'))).toEqual([]);
    expect(checkAxes(readTable('axes'))).toEqual([]);
    expect(checkSenseCues(readTable('sense-cues'), readGlossary())).toEqual([]);
    expect(checkContexts(readTable('contexts'), readTable('antonyms'))).toEqual([]);
    expect(checkNounClasses(readTable('noun-classes'))).toEqual([]);
  });

  it('are as large as promised', () => {
    expect(readTable('antonyms').length).toBeGreaterThanOrEqual(1500);
    expect(readTable('confusables').length).toBeGreaterThanOrEqual(300);
    expect(readTable('phrases').length).toBeGreaterThanOrEqual(500);
    const cued = new Set(readTable('sense-cues').map(({ cells }) => cells[0]));
    expect(cued.size).toBeGreaterThanOrEqual(400);
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
    [['adopt', 'v', 'take', 'adapt', 'v', '맞추다', '-'], 'has no Hangul in take'],
    [['adopt', 'x', '채택하다', 'adapt', 'v', '맞추다', '-'], 'unknown part of speech x'],
    [['adopt', 'v', '채택하다', 'adapt', 'v', '맞추다', 'often'], 'unknown mark often'],
    [['adopt', 'v', '채택하다', 'adapt', 'v'], 'has 5 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkConfusables([{ place, cells }]).join('\n')).toContain(fault);
  });

  it('finds a word that means something else further down', () => {
    const rows = [
      ['adopt', 'v', '채택하다', 'adapt', 'v', '맞추다', '-'],
      ['adapt', 'v', '각색하다', 'adept', 'adj', '능숙한', '-'],
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

describe('checkSenseCues', () => {
  const glossary = [
    { place, cells: ['bank', 'n', '은행 / 둑, 강기슭', '1'] },
    { place, cells: ['urge', 'n', '욕구, 충동', '3'] },
  ];

  it('accepts words near and beside, and tags', () => {
    const cells = ['bank', 'n', '2', 'river <river >of =NNS <VB'];
    expect(checkSenseCues([{ place, cells }], glossary)).toEqual([]);
  });

  it.each([
    [['bank', 'n', '3', 'river'], 'has no sense 3'],
    [['bank', 'v', '2', 'river'], 'has no entry as v'],
    [['urge', 'n', '1', 'strong'], 'has one sense only'],
    [['bank', 'n', '2', 'river River'], 'River is no cue'],
    [['bank', 'n', '2', ''], ' is no cue'],
    [['bank', 'n', '2', 'bank'], 'is its own cue'],
    [['bank', 'n', '2', 'river river'], 'cue river also stands at'],
    [['bank', 'n', '2'], 'has 3 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkSenseCues([{ place, cells }], glossary).join('\n')).toContain(fault);
  });

  it('finds a cue that stands for two senses of a word', () => {
    const rows = [
      ['bank', 'n', '1', 'money'],
      ['bank', 'n', '2', 'river money'],
    ];
    expect(
      checkSenseCues(
        rows.map((cells) => ({ place, cells })),
        glossary,
      ),
    ).toHaveLength(1);
  });
});

describe('checkContexts', () => {
  const antonyms = [{ place, cells: ['rescue', 'v', 'abandon', 't', 'near'] }];

  it('accepts companions of either word of a pair', () => {
    const rows = [
      ['rescue', 'v', 'danger survivor'],
      ['abandon', 'v', 'empty'],
    ];
    expect(
      checkContexts(
        rows.map((cells) => ({ place, cells })),
        antonyms,
      ),
    ).toEqual([]);
  });

  it.each([
    [['save', 'v', 'danger'], 'has no opposite as v'],
    [['rescue', 'v', ''], ' is no word'],
    [['rescue', 'v', 'danger danger'], 'has a companion twice'],
    [['rescue', 'v', 'rescue'], 'is its own companion'],
    [['rescue', 'v'], 'has 2 columns'],
  ])('finds the fault in %j', (cells, fault) => {
    expect(checkContexts([{ place, cells }], antonyms).join('\n')).toContain(fault);
  });
});
