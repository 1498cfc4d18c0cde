import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { nameForm } from '#syntax/word-forms.ts';

function nameOf(word: string, text: string): string | undefined {
  const token = analysePassage({ id: 'p', text }).tokens.find(({ lower }) => lower === word);
  if (!token) throw new Error(`no word: ${word}`);
  return nameForm(token);
}

describe('the name of a form', () => {
  it.each([
    ['made', 'The restorers made these guesses boldly.', '과거(분사)형'],
    ['found', 'The rituals were found in many towns.', '과거(분사)형'],
    ['told', 'She had told the truth.', '과거(분사)형'],
  ])('does not choose between past and participle that look alike: %s', (word, text, name) => {
    expect(nameOf(word, text)).toBe(name);
  });

  it.each([
    ['knew', 'The farmers knew the answer.', '과거형'],
    ['broken', 'The window was broken.', '과거분사형'],
    ['walked', 'The farmers walked home.', '-ed형'],
    ['farmers', 'The farmers walked home.', '복수형'],
    ['home', 'The farmers walked home.', undefined],
  ])('tells the others: %s', (word, text, name) => {
    expect(nameOf(word, text)).toBe(name);
  });
});
