import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { areConstituents } from '#syntax/constituents.ts';
import type { Unit } from '#syntax/units.ts';

/** The sentence with its pieces between bars; a piece of preposition or noun has its own type. */
function areWhole(barred: string): boolean {
  const analysis = analysePassage({ id: 'p', text: `${barred.replaceAll(' | ', ' ')}.` });
  const [sentence] = analysis.sentences;
  if (!sentence) return false;
  const view = viewSentence(analysis, sentence);
  let first = 0;
  const units = barred.split(' | ').map((piece): Unit => {
    const end = first + piece.split(' ').length;
    const isNoun = /^(?:DT|NN)/u.test(view.at(first).tag);
    const unit: Unit = { type: isNoun ? 'noun' : 'verb', first, end };
    first = end;
    return unit;
  });
  return areConstituents(view, units);
}

describe('pieces of a sentence', () => {
  it.each([
    'The old farmers | sold | the horses in the field',
    'The guard | wanted | to open | the gate of the town',
    'The guests | were looking | at the paintings',
  ])('are whole phrases: %s', (barred) => {
    expect(areWhole(barred)).toBe(true);
  });

  it.each([
    'The old farmers | began | a talk without knowing | the guests',
    'The guards | began to join | hands',
    'The other | farmers sold | the horses',
    'The clerk | kept doing | sums until her death at ninety',
    'The guard | went | on speaking | to the guests',
  ])('are none that cut a phrase: %s', (barred) => {
    expect(areWhole(barred)).toBe(false);
  });
});
