import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { getWordClass } from '#wording/word-class.ts';
import { listCompanions, measureSlotFit, type Companion, type SlotFit } from '#wording/slot-company.ts';

function findPlace(text: string, word: string) {
  const { tokens } = analysePassage({ id: 'p', text });
  const index = tokens.findIndex(({ lower }) => lower === word);
  const token = tokens[index];
  const pos = token === undefined ? undefined : getWordClass(token);
  if (pos === undefined) throw new Error(`${word} is no content word of "${text}"`);
  return { tokens, index, pos };
}

function listOf(text: string, word: string): string[] {
  const { tokens, index, pos } = findPlace(text, word);
  return listCompanions(tokens, index, pos).map(
    ({ side, links, lemma }: Companion) => `${side} ${links.at(-1) ?? ''} ${lemma}`,
  );
}

function fitOf(text: string, word: string, other: string): SlotFit {
  const { tokens, index, pos } = findPlace(text, word);
  return measureSlotFit(tokens, index, pos, other);
}

describe('listCompanions', () => {
  it.each([
    ['The readers imagine the action in the empty space.', 'empty', ['after  space']],
    ['The new evidence is reliable.', 'reliable', ['after  evidence']],
    ['Farmers protect their rich soil with trees.', 'protect', ['after the soil', 'before  farmer']],
    ['It was the main source of their great pain.', 'source', ['before  main', 'after of pain']],
    ['They deliberately misled the public.', 'deliberately', ['after  mislead']],
  ])('finds in "%s" what %s is bound to', (text, word, companions) => {
    expect(listOf(text, word)).toEqual(companions);
  });
});

describe('measureSlotFit', () => {
  it('tells a word that is said there from one that is not', () => {
    const text = 'The town has only a limited number of houses.';
    expect(fitOf(text, 'limited', 'growing')).toMatchObject({ known: 1, shared: 1 });
    expect(fitOf(text, 'limited', 'partial')).toMatchObject({ known: 1, shared: 0, kept: 0 });
  });
});
