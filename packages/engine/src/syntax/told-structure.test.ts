import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import type { Sentence } from '#passage/analysis.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listMainPatterns } from '#syntax/patterns/describe-patterns.ts';
import { countTurnedCompounds, countTurnedStructures } from '#syntax/told-structure.ts';

function view(text: string) {
  const analysis = analysePassage({ id: 'p', text });
  return viewSentence(analysis, analysis.sentences[0] as Sentence);
}

describe('constructions that a Korean line has otherwise', () => {
  const sorting = view('The clerks develop routines, sorting people into simple types.');
  const waiting = view('The people waiting at the station were tired.');

  it.each([
    [sorting, '직원들은 사람들을 단순한 유형으로 분류하는 관행을 발전시킨다.', 1],
    [sorting, '직원들은 사람들을 단순한 유형으로 분류하며 관행을 발전시킨다.', 0],
    [waiting, '역에서 기다리는 사람들은 지쳐 있었다.', 0],
    [waiting, '사람들은 역에서 기다리고 지쳐 있었다.', 1],
  ])('is told by the form of the Korean verb', (sentence, line, expected) => {
    expect(countTurnedStructures(sentence, listMainPatterns(sentence), line)).toBe(expected);
  });

  it('is a phrase for which the line has two nouns', () => {
    const textbook = view('A textbook in economics would expect it.');
    expect(countTurnedCompounds(textbook, '경제학 교과서라면 그것을 예상할 것이다.')).toBe(1);
    expect(countTurnedCompounds(textbook, '경제학의 교과서라면 그것을 예상할 것이다.')).toBe(0);
  });
});
