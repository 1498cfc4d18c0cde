// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  carryTranslations,
  cutSentence,
  getSentences,
  joinWithNext,
  splitTranslation,
} from '#features/passages/align-translations.ts';

describe('translations of an edited text', () => {
  it('stay with unchanged sentences when one is put between', () => {
    expect(carryTranslations(['A.', 'B.'], ['가', '나'], ['A.', 'New.', 'B.'])).toEqual(['가', '', '나']);
  });

  it('stay with a sentence that was reworded in its place', () => {
    expect(carryTranslations(['A.', 'B.', 'C.'], ['가', '나', '다'], ['A.', 'B changed.', 'C.'])).toEqual([
      '가',
      '나',
      '다',
    ]);
  });

  it('are not guessed when sentences were merged', () => {
    expect(carryTranslations(['A.', 'B.', 'C.'], ['가', '나', '다'], ['A.', 'B and C.'])).toEqual(['가', '']);
  });
});

describe('a pasted translation', () => {
  it('is one line a sentence, without numbers', () => {
    expect(splitTranslation('1. 벌은 춤춘다.\n② 집을 고른다.')).toEqual(['벌은 춤춘다.', '집을 고른다.']);
  });

  it('is split at sentence ends when it runs on', () => {
    expect(splitTranslation('벌은 춤춘다. 왜 그럴까? “모른다.”')).toEqual([
      '벌은 춤춘다.',
      '왜 그럴까?',
      '“모른다.”',
    ]);
  });
});

describe('sentence borders', () => {
  const text = 'Bees dance. They choose.';
  const spans = [
    { start: 0, end: 11 },
    { start: 12, end: 24 },
  ];

  it('can be joined and cut again without losing a letter', () => {
    const joined = joinWithNext(spans, ['벌은 춤춘다.', '고른다.'], 0);
    expect(joined).toEqual({ spans: [{ start: 0, end: 24 }], translations: ['벌은 춤춘다. 고른다.'] });
    const cut = cutSentence(text, joined.spans, joined.translations, 0, 12);
    expect(cut.spans).toEqual(spans);
    expect(getSentences(text, cut.spans)).toEqual(['Bees dance.', 'They choose.']);
    expect(cut.translations).toEqual(['벌은 춤춘다. 고른다.', '']);
  });

  it('are not cut at the edge of a sentence', () => {
    expect(cutSentence(text, spans, ['', ''], 0, 0).spans).toEqual(spans);
    expect(cutSentence(text, spans, ['', ''], 0, 11).spans).toEqual(spans);
  });
});
