import { describe, expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { denyPhrase, reverseDeed } from '#meaning/reversed-deeds.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { findBlankablePhrases } from '#syntax/blankable-phrases.ts';

function findPhrase(text: string, head: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const phrase = analysis.sentences
    .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
    .find(({ view, first }) => view.at(first).lower === head);
  if (phrase === undefined) throw new Error(`no phrase begins with ${head}`);
  return phrase;
}

describe('a deed the other way round', () => {
  test.each([
    ['A good meal depends on the care of the cook.', 'depends', 'has little to do with the care of the cook'],
    ['The plain box turned out to be a useful tool.', 'turned', undefined],
    ['An empty box may turn out to be a useful tool.', 'turn', 'turn out to be anything but a useful tool'],
    ['A broken promise may lose its hold on the public.', 'lose', 'keep its hold on the public'],
    ['A long walk allows the mind to wander in peace.', 'allows', 'keeps the mind from wandering in peace'],
    ['We should learn to read the signs of a storm.', 'learn', 'refuse to read the signs of a storm'],
  ])('%s', (text, head, reversed) => {
    const made = () => reverseDeed(findPhrase(text, head));
    if (reversed === undefined) expect(made).toThrow('no phrase');
    else expect(made()).toBe(reversed);
  });

  test('in the form that the blank asks for', () => {
    const phrase = findPhrase('A long walk allows the mind to wander in peace.', 'allows');
    expect(reverseDeed(phrase, 'VB')).toBe('keep the mind from wandering in peace');
  });

  test.each([
    ['what says it already', 'A good meal depends on nothing but the care of the cook.', 'depends'],
    ['what compares', 'A good meal depends on luck rather than on the care of the cook.', 'depends'],
    ['a verb of another sense', 'The old road turned into the valley of the three rivers.', 'turned'],
  ])('is not made of %s', (_, text, head) => {
    const analysis = analysePassageOnce({ id: text, text });
    const made = analysis.sentences
      .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
      .filter(({ view, first }) => view.at(first).lower === head)
      .map((phrase) => reverseDeed(phrase));
    expect(made.filter((text) => text?.includes('little to do') === true)).toEqual([]);
  });
});

describe('a phrase denied', () => {
  test.each([
    ['Designers should put a bench under every tree.', 'put', 'avoid putting a bench under every tree'],
    ['A short list clears the ground for real work.', 'clears', 'fails to clear the ground for real work'],
    ['The second try is the start of a new habit.', 'the', 'anything but the start of a new habit'],
  ])('%s', (text, head, denied) => {
    expect(denyPhrase(findPhrase(text, head))).toBe(denied);
  });

  test.each([
    ['what one is', 'The gate may be managed by the people of the town.', 'be'],
    ['two deeds in one', 'Designers should put a bench under trees and paint it green.', 'put'],
    ['what is narrowed already', 'Designers should put a bench only under old trees.', 'put'],
  ])('is not made of %s', (_, text, head) => {
    const analysis = analysePassageOnce({ id: text, text });
    const made = analysis.sentences
      .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
      .filter(({ view, first }) => view.at(first).lower === head)
      .flatMap((phrase) => denyPhrase(phrase) ?? []);
    expect(made).toEqual([]);
  });
});
