import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { describePatterns } from '#syntax/patterns/describe-patterns.ts';
import { findInversions } from '#syntax/patterns/inversions.ts';
import { countUnnamedOpeners } from '#syntax/unnamed-openers.ts';

function view(text: string) {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

describe('inversion behind a negative or only', () => {
  it.each([
    ['Only because the gate stays open are we able to leave.', 'are', 'be동사 (주어: we)'],
    ['Only later did the farmers learn the truth.', 'did', '조동사 (주어: the farmers)'],
    ['Never has she seen such a large bird.', 'has', '조동사 (주어: she)'],
    ['Only if the rain stops will the children play outside.', 'will', '조동사 (주어: the children)'],
    ['In none of these houses need anyone be afraid.', 'need', '조동사 (주어: anyone)'],
  ])('is named with its verb and subject: %s', (text, verb, role) => {
    expect(describePatterns(view(text)).join('\n')).toMatch(`‘${verb}’: `);
    expect(findInversions(view(text))[0]?.role).toContain(role);
  });

  it.each([
    'Only those who wait are happy.',
    'Not all dogs are loud.',
    'In no time the rats can find the door.',
    'Only one room had a window.',
  ])('is not seen in %s', (text) => {
    expect(findInversions(view(text))).toEqual([]);
  });
});

describe('a quality before as', () => {
  it('is a concession', () => {
    const lines = describePatterns(view('Weary as the guards may be after the night, they stay awake.'));
    expect(lines.join(' ')).toContain('‘Weary as the guards may be after the night’: 「형용사 + as');
  });

  it('is none in a comparison or behind there', () => {
    expect(findInversions(view('Weary as well as hungry, the guards stay awake.'))).toEqual([]);
    expect(findInversions(view('Since there are neither keys nor strings, the guards sing.'))).toEqual([]);
  });
});

describe('openers without a name', () => {
  it('are clauses and inversions that no pattern begins with', () => {
    const clause = view('The guard slept because the night was long.');
    expect(countUnnamedOpeners(clause, [])).toBe(1);
    expect(countUnnamedOpeners(view('The guard slept near the old gate.'), [])).toBe(0);
    expect(countUnnamedOpeners(view('Only later did the farmers learn the truth.'), [])).toBe(1);
  });
});
