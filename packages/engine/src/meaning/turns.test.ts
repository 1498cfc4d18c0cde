import { describe, expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { listTurnedDetails, turnPhrase } from '#meaning/turned-phrases.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { findBlankablePhrases } from '#syntax/blankable-phrases.ts';

function listPhrases(text: string) {
  const analysis = analysePassageOnce({ id: 'p', text });
  return analysis.sentences.flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)));
}

const listTurned = (text: string): string[] =>
  listPhrases(text).flatMap((phrase) => turnPhrase(phrase).map((fill) => fill.text));

describe('a phrase turned to its opposite', () => {
  test.each([
    [
      'A better plan would sort letters by date rather than by weight.',
      'sort letters by weight rather than by date',
    ],
    ['Good maps tell us more about people than about roads.', 'tell us less about people than about roads'],
    [
      'A short break can remove the pressure before it becomes a habit.',
      'remove the pressure after it becomes a habit',
    ],
    [
      'The simple part makes the song easy to sing, and the surprise makes it worth repeating.',
      'makes the song difficult to sing',
    ],
    ['Careful planners should spend less time on maps.', 'spend more time on maps'],
    ['Most visitors prefer something sweet to something sour.', 'prefer something sour to something sweet'],
  ])('%s', (text, turned) => {
    expect(listTurned(text)).toContain(turned);
  });

  test.each([
    [
      'a comparison that "no" makes whole',
      'The old rule was of use. It may be of no more interest than a broken toy.',
      'less',
    ],
    [
      'an order that is measured',
      'They could plan the whole journey long before the map was drawn.',
      'after',
    ],
    [
      'a word that seldom goes with its neighbours',
      'The council can pay the full amount next spring.',
      'empty',
    ],
    ['an adjective before its noun', 'Each decision brings back a flood of irrelevant details.', 'relevant'],
    ['a pronoun before its noun', 'Most visitors prefer natural flavors to artificial ones.', 'ones to'],
    ['an adjective of which nothing is said', 'A garden can hide a small door in its wall.', 'large'],
  ])('is not made of %s', (_, text, word) => {
    expect(listTurned(text).join(' ')).not.toMatch(new RegExp(String.raw`\b${word}\b`, 'u'));
  });

  test('what another sentence says of the same doer comes turned, in the form of the blank and with its reason', () => {
    const text =
      'A better list would sort letters by date rather than by weight. Nobody reads them. A short list clears the ground for real work.';
    const answer = listPhrases(text).find(({ view, first }) => view.at(first).lower === 'clears');
    const turned = answer && listTurnedDetails(answer);
    expect(turned).toEqual([
      {
        text: 'sorts letters by weight rather than by date',
        meaning: '',
        why: '글에는 반대로 ‘sort letters by date rather than by weight’라는 말이 있다.',
      },
    ]);
  });

  test('what another sentence says of another doer stays out', () => {
    const text =
      'A better plan would sort letters by date rather than by weight. Nobody reads them. A short list clears the ground for real work.';
    const answer = listPhrases(text).find(({ view, first }) => view.at(first).lower === 'clears');
    expect(answer && listTurnedDetails(answer)).toEqual([]);
  });
});
