import { expect, test } from 'vitest';

import { breaksUp, listNeighbours, rateFit } from '#meaning/summary/summary-fit.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function rate(line: string, right: string, wrong: string): ReturnType<typeof rateFit> {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ lemma }) => lemma === right);
  if (!token) throw new Error(`no ${right}`);
  return rateFit(wrong, right, listNeighbours(summary, token));
}

test.each([
  ['A formal greeting requires a genuine apology.', 'genuine', 'formal'],
  ['The strikes made transport difficult for nurses.', 'difficult', 'dangerous'],
  ['The fear of loss keeps old farmers silent.', 'loss', 'delay'],
])('%s: in the place of %s one might expect %s', (line, right, wrong) => {
  expect(rate(line, right, wrong)).toBe('well');
});

test.each([
  ['The written instructions cannot save every cook.', 'instruction', 'competition'],
  ['The prize was given for the discovery.', 'discovery', 'advertisement'],
  ['The present use of the barn surprises visitors.', 'present', 'expensive'],
  ['Her own loss in war became art.', 'loss', 'mystery'],
])('%s: in the place of %s nobody expects %s', (line, right, wrong) => {
  expect(rate(line, right, wrong)).not.toBe('well');
});

test('neighbours are the words nearest in the same part of the sentence', () => {
  const summary = analysePassageOnce({
    id: 'summary',
    text: 'In old towns, narrow streets protect the market from heat, as visitors learn.',
  });
  const token = summary.tokens.find(({ lemma }) => lemma === 'market');
  expect(token && listNeighbours(summary, token)).toEqual(['protect', 'heat']);
});

test.each([
  ['comfort', 'stress', 'chronic', true],
  ['obstacle', 'solution', 'efficient', true],
  ['negligence', 'vigilance', 'maintain', true],
  ['hunger', 'stress', 'chronic', false],
  ['conservation', 'consumption', 'increased', false],
  ['success', 'failure', 'repeated', false],
  ['failure', 'success', 'great', false],
  ['war', 'peace', 'lasting', false],
])('%s for %s breaks up what is often said with %s: %s', (lemma, right, neighbour, isBroken) => {
  expect(breaksUp(lemma, right, neighbour)).toBe(isBroken);
});
