import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { findGround, findQuote, isWholeQuote, showQuote } from '#wording/quote-clause.ts';

function quote(text: string, word: string, hidden?: string): string {
  const analysis = analysePassage({ id: 't', text });
  const find = (one: string | undefined) => analysis.tokens.find(({ lower }) => lower === one);
  const token = find(word);
  if (token === undefined) throw new Error(`no ${word}`);
  return showQuote(analysis, findQuote(analysis, token, find(hidden))).slice(1, -1);
}

describe('a quotation is a whole clause', () => {
  test.each([
    [
      'The queen laughed, but the story made her guests curious about the old ring.',
      'curious',
      'the story made her guests curious about the old ring',
    ],
    ['The bakers say that the bread is never warm.', 'warm', 'the bread is never warm'],
    ['She bought a coat that is easy to wash.', 'easy', 'She bought a coat that is easy to wash'],
    [
      'However, the new plan can remove the cheap but noisy engines.',
      'noisy',
      'the new plan can remove the cheap but noisy engines',
    ],
    [
      'The small area supplies a large share of the fish that people catch, and nobody knows why.',
      'large',
      'The small area supplies a large share of the fish that people catch',
    ],
    ['We stay at home when the wind is strong.', 'strong', 'when the wind is strong'],
    ['The lesson is that patience pays in the end.', 'lesson', 'The lesson is that patience pays in the end'],
  ])('%s', (text, word, clause) => {
    expect(quote(text, word)).toBe(clause);
  });
});

describe('a long clause is quoted in part', () => {
  const text =
    'In the first winter after the war the poor farmers of the northern valley sold nearly all of their remaining cattle to the merchants of the large town.';
  test('never behind a verb without it', () => {
    expect(quote(text, 'cattle')).toMatch(/sold nearly all of their remaining cattle/u);
  });
  test('with the subject of a verb', () => {
    expect(quote(text, 'sold')).toMatch(
      /farmers of the northern valley sold nearly all of their remaining cattle/u,
    );
  });
});

test('the word in question is not quoted', () => {
  expect(quote('The weak rope broke a weaker branch.', 'weaker', 'weak')).toBe('broke a weaker branch');
});

describe('the ground for a word', () => {
  const readGround = (text: string, clue: string, word: string) => {
    const analysis = analysePassage({ id: 't', text });
    const [token, other] = [clue, word].map((one) => analysis.tokens.find(({ lower }) => lower === one));
    if (!token || !other) throw new Error('no word');
    const span = findGround(analysis, token, other);
    return { quoted: showQuote(analysis, span), isWhole: isWholeQuote(analysis, span) };
  };

  test('a sentence keeps the conjunction with which it begins', () => {
    const text = 'While the tool is young, its consequences are unknown. Later the effects are plain.';
    expect(readGround(text, 'consequences', 'effects').quoted).toMatch(/^‘While the tool/u);
  });

  test.each([
    [
      'no bare beginning',
      'Experts are called because the judge and the jury lack the special knowledge, but when two of them disagree it is the jury that decides. Their view is heard.',
      'experts',
    ],
    [
      'no half of a thought that is said',
      'Its friends answer that rules are written by people who cannot foresee every case, and that someone must be able to say that justice, correctly applied, has missed its mark. Their view is heard.',
      'justice',
    ],
  ])('is %s', (_name, text, clue) => {
    expect(readGround(text, clue, 'view').quoted).toMatch(/^‘(?:Experts|Its friends) .*(?:decides|mark)’$/u);
  });

  test('is none without its subject', () => {
    const text =
      'A thick fog at sea, wrote the old critic in an essay of that year, is for most travelers an experience of acute unpleasantness and of a long delay that nobody on board can end or shorten by any means that are known to the trade. The delay is part of it.';
    expect(readGround(text, 'unpleasantness', 'part').isWhole).toBe(false);
  });
});
