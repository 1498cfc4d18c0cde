import { expect, test } from 'vitest';

import { quoteClause } from '#meaning/written-lines/explain-written.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const quote = (text: string, word: string): string => {
  const analysis = analyseLine(text);
  const token = analysis.tokens.find((one) => one.text === word);
  return token === undefined ? '' : quoteClause(analysis, token);
};

test.each([
  [
    'The lists carry a quiet suggestion that speakers of such languages feel something the rest of us cannot.',
    'languages',
    'The lists carry a quiet suggestion that speakers of such languages feel something the rest of us cannot.',
  ],
  ['When the lamps went out, all the ships stopped at once.', 'ships', '… all the ships stopped at once.'],
  [
    'In winter, a thick layer of ice forms on the lake.',
    'winter',
    'In winter, a thick layer of ice forms on the lake.',
  ],
  [
    'The first reports of such news, however, are often wrong.',
    'wrong',
    'The first reports of such news, however, are often wrong.',
  ],
  [
    'Since these old trees resist pollution, insects, and disease, they are planted along streets.',
    'insects',
    'Since these old trees resist pollution, insects …',
  ],
])('a part of a sentence is whole: %s', (text, word, quoted) => {
  expect(quote(text, word)).toBe(quoted);
});

test('what is quoted inside of a quotation keeps its marks', () => {
  const text = 'Athletes who used the word “you” instead of “I” felt calmer before the race.';
  expect(quote(text, 'calmer')).toContain('the word ‘you’ instead of ‘I’ felt');
});

test('a long part is cut between phrases, never inside one', () => {
  const text =
    'A carpenter who has worked with the same tools for thirty years or a nurse who feels that a calm patient is about to get worse relies upon clues which nobody has ever put into plain words for them';
  const quoted = quote(text, 'clues');
  expect(quoted).toMatch(/^… (?:that|who|or|about) /u);
  expect(quoted).not.toMatch(/\b(?:of|to|upon|not|can|a|the) …$/u);
});
