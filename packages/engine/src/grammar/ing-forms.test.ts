import { describe, expect, test } from 'vitest';

import { listPatterns } from '#test-fixtures/list-patterns.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

function readType(text: string): string | undefined {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && readSubject(viewSentence(analysis, sentence), 0)?.type;
}

describe('an -ing form before a noun at the head of a sentence', () => {
  test.each([
    'Making maps takes a good deal of patience.',
    'Praising children helped them less than the teachers had hoped.',
    'Climbing mountains is what she has always liked best.',
    'Growing a tree takes more than water.',
  ])('is a gerund where only that can be meant: %s', (text) => {
    expect(readType(text)).toBe('gerund');
  });

  test.each([
    'Rising prices are bad news for those who save.',
    'Migrating swans have rested on the lake for years.',
    'Drifting clouds hide the peak for most of the year.',
  ])('describes the noun where the verb is plural: %s', (text) => {
    expect(readType(text)).toBe('noun');
    expect(findRule(text, 'gerund-subject-form')).toBeUndefined();
  });

  test.each([
    'Leading scholars of the time rejected the theory at once.',
    'Changing tastes would soon empty the shops in the old town.',
    'Rising sea water destroyed the wells along the coast.',
  ])('is read as neither where both may be meant: %s', (text) => {
    expect(readType(text)).toBeUndefined();
    expect(findRule(text, 'gerund-subject-form')).toBeUndefined();
    expect(listPatterns(text)).not.toContain('동명사');
  });
});

describe('an -ing form behind a noun', () => {
  test.each([
    ['The council objected to a woman becoming mayor of the town.', '현재분사'],
    ['The captain knew the risk of passengers losing their way.', '현재분사'],
    ['The team won without anyone scoring a goal.', '현재분사'],
  ])('is no participle where it may be a gerund with its subject: %s', (text, name) => {
    expect(findRule(text, 'participle-active-modifier')).toBeUndefined();
    expect(listPatterns(text)).not.toContain(name);
  });

  test.each([
    'They took a picture of a man holding a red umbrella.',
    'She waved at a boy wearing a thick coat.',
    'The guard spoke to a driver carrying a heavy box.',
  ])('is a participle behind other prepositions: %s', (text) => {
    expect(findRule(text, 'participle-active-modifier')?.form).toBe('현재분사');
  });
});

describe('a participial phrase behind a comma', () => {
  test.each([
    'They tested twelve cheeses, ranging from mild to strong.',
    'The third team, being given the best tools, would surely win the prize.',
    'She sold the boat and, starting in May, worked on the farm.',
  ])('is said to follow the clause only where it does: %s', (text) => {
    expect(findRule(text, 'nonfinite-after-comma')).toBeUndefined();
    expect(listPatterns(text)).not.toContain('앞 절에 이어지는');
  });

  test.each([
    'The storm moved north in the night, leaving the village without roofs.',
    'He closed the door behind him, leaving the children in the dark.',
    'The guests walked through the garden, talking about the old house.',
  ])('follows the clause elsewhere: %s', (text) => {
    expect(listPatterns(text)).toContain('앞 절에 이어지는 분사구문');
  });
});

describe('the verb behind a time', () => {
  test.each([
    'A speaker who stops before the last word makes the audience wait.',
    'A bottle that is thrown away after a single use may cause more harm.',
    'Anyone who has bought a jar with a date before March is advised to return it.',
  ])('belongs to the noun where that has none: %s', (text) => {
    expect(listPatterns(text)).not.toContain('부사절');
  });

  test.each([
    'The guests left before the host had finished his speech.',
    'She kept the letter until her brother came home.',
    'He felt better after they had given him some water.',
  ])('belongs to the clause of time elsewhere: %s', (text) => {
    expect(listPatterns(text)).toContain('시간의 부사절');
  });
});

describe('gerunds as subjects', () => {
  test.each([
    'Reports show that finding and choosing the right word takes time.',
    'Washing the cups, drying them and putting them away are his tasks.',
    'Praising effort, the teachers told the parents, makes failing less hard.',
  ])('half of a subject, or one told apart, is not underlined: %s', (text) => {
    expect(listPatterns(text)).not.toMatch(/^(?:choosing|putting|Praising).*(?:의 주어|분사구문)/mu);
  });

  test.each([
    ['Music is cheap, and playing it in the evening brings us joy.', 'playing it in the evening'],
    ['But keeping a large dog in town is not cheap.', 'keeping a large dog in town'],
    ['We know that learning new words takes time.', 'learning new words'],
  ])('a whole one is: %s', (text, words) => {
    expect(listPatterns(text)).toContain(`${words} → 동명사구`);
  });
});
