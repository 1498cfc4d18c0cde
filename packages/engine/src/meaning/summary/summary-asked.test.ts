import { describe, expect, it } from 'vitest';

import { readAskedWord } from '#meaning/summary/summary-asked.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

function readAsked(text: string, word: string) {
  const summary = analysePassage({ id: 'summary', text });
  const token = summary.tokens.find(({ lower }) => lower === word);
  const asked = token && readAskedWord(summary, token);
  const list = (words: readonly { text: string }[] | undefined): string[] =>
    (words ?? []).map((one) => one.text);
  return list(asked?.opposites);
}

describe('readAskedWord', () => {
  it('finds what goes against the word among those that are said with its object', () => {
    const against = readAsked('Indirect requests protect the relationship between two people.', 'protect');
    expect(against).toContain('endanger');
    expect(against).not.toContain('strengthen');
  });

  it('has no word that is not known to stand with the noun of a quality', () => {
    expect(readAsked('Their total number grew in a short season.', 'total')).toEqual([]);
  });

  it('gives nothing against a word whose own sentence forbids it', () => {
    expect(readAsked('We need reliable evidence to decide.', 'reliable')).toEqual([]);
  });

  it('asks neither how often nor how far a claim goes', () => {
    expect(readAsked('People often protect their relationships.', 'often')).toEqual([]);
  });

  it('asks no quality that is called little, nor one that stands for a thing', () => {
    expect(readAsked('New words have a temporary effect on attitudes.', 'temporary')).toContain('permanent');
    expect(readAsked('New words have only a temporary effect on attitudes.', 'temporary')).toEqual([]);
    expect(readAsked("They misread one another's calm and share the duty.", 'calm')).toEqual([]);
  });

  it('compares by degrees only what has them', () => {
    expect(readAsked('Enemies recover slowly in a dry year.', 'slowly')).toContain('suddenly');
    expect(readAsked('Enemies recover more slowly than pests.', 'slowly')).not.toContain('suddenly');
  });

  it('sets no thing beside words with which it is not known to stand', () => {
    expect(readAsked('Prizes lead scientists to share their knowledge.', 'knowledge')).not.toContain(
      'misunderstanding',
    );
  });
});
