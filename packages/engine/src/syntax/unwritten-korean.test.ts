import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import type { Sentence } from '#passage/analysis.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { countUnwritten } from '#syntax/unwritten-korean.ts';

function count(text: string, line: string, others = 0): number {
  const analysis = analysePassage({ id: 'p', text });
  return countUnwritten(viewSentence(analysis, analysis.sentences[0] as Sentence), line, others);
}

describe('words of a Korean line that the sentence lacks', () => {
  it.each([
    ['He forgot all his sentences.', '그는 준비한 문장을 모두 잊었다.', 1],
    ['He forgot all his sentences.', '그는 그의 문장을 모두 잊었다.', 0],
    ['The doors opened slowly.', '문들은 실제로 천천히 열렸다.', 1],
    [
      'The two women could not open the window for a week.',
      '두 여자는 일주일 동안 그 창문을 열 수 없었다.',
      0,
    ],
  ])('counts none of grammar: %s %s', (text, line, expected) => {
    expect(count(text, line)).toBe(expected);
  });

  it('counts none that stands for a word which the lexicon has otherwise', () => {
    expect(count('He forgot all his sentences.', '그는 준비한 문장을 모두 잊었다.', 1)).toBe(0);
  });

  it('counts a noun that the line has once more, and no name in Hangul', () => {
    expect(count('She found the money and spent it.', '그녀는 그 돈다발을 발견하고 돈다발을 썼다.', 2)).toBe(
      1,
    );
    expect(count('Taeyang watched the slow river.', '태양이는 느린 강을 지켜보았다.')).toBe(0);
  });
});
