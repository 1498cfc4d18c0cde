import { describe, expect, test } from 'vitest';

import { explainClue, quoteClue } from '#meaning/blanks/explain-blank.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { findLink } from '#wording/links.ts';

function find(text: string, word: string, clue: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const tokenOf = (name: string) => {
    const token = analysis.tokens.find(({ lower }) => lower === name);
    if (token === undefined) throw new Error(`no ${name}`);
    return token;
  };
  return { analysis, word: tokenOf(word), clue: tokenOf(clue) };
}

const quote = (text: string, word: string, clue: string) => {
  const found = find(text, word, clue);
  return quoteClue(found.analysis, found.word, found.clue);
};

describe('the evidence for a blank', () => {
  test.each([
    [
      'a clause of another sentence with its subject and verb',
      'No hunter, however skilled, could count on success every day. The rest envied the successful.',
      'successful',
      'success',
      'No hunter, however skilled, could count on success every day',
    ],
    [
      'only the clause that speaks of it',
      'Prices fell in spring; the poor gained most, because bread became cheaper. Rent stayed expensive.',
      'expensive',
      'cheaper',
      'because bread became cheaper',
    ],
    [
      'nothing of the clause that lacks a word',
      'It was late. To doubt it is to ask what would be true if the first claim were false.',
      'false',
      'true',
      'To doubt it is to ask what would be true',
    ],
    [
      'the part between the commas',
      'It was late. While the first result may be predictable, the list offers some surprising names.',
      'predictable',
      'surprising',
      'the list offers some surprising names',
    ],
  ])('quotes %s', (_, text, word, clue, quoted) => {
    expect(quote(text, word, clue)).toBe(quoted);
  });

  test.each([
    ['It was late. A firm wants to turn their dreams of a journey into reality.', 'dreams', 'reality'],
    ['It was late. What this picture hides, however, is that water reveals it.', 'reveals', 'hides'],
    ['It was late. Those who correct an error should therefore be careful with it.', 'careful', 'error'],
  ])('is no half of the sentence of the blank: %s', (text, word, clue) => {
    expect(quote(text, word, clue)).toBeUndefined();
  });

  test('is not quoted where a quotation would break off', () => {
    expect(
      quote(
        'He said, “We count on success. It comes.” The rest envied the successful.',
        'successful',
        'success',
      ),
    ).toBeUndefined();
  });

  test('names the connective that joins the two', () => {
    const text = 'It was late. Talking hides our faults, whereas explaining exposes them.';
    const { analysis, word, clue } = find(text, 'hides', 'exposes');
    const link = findLink(analysis, word, clue);
    expect(explainClue(analysis, word, { token: clue, link, sense: 'contrast', weight: 1 })).toBe(
      '연결어 ‘whereas’로 이어진 같은 문장의 ‘explaining exposes them’과 대조를 이루어야 한다.',
    );
  });
});
