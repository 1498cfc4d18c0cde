import { describe, expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { nameChange, nameForm } from '#syntax/word-forms.ts';

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

describe('a change', () => {
  it.each([
    ['sold', 'The farmers sold their apples in the old town.', 'sell → sold(과거형)'],
    ['sold', 'The apples are often sold in the old town.', 'sell → sold(과거분사형)'],
    ['cited', 'The farmer is often cited in the old town.', 'cite → cited(과거분사형)'],
    ['used', 'The farmers need a metal used in old tools.', 'use → used'],
    ['written', 'The farmers need a list written in old books.', 'write → written(과거분사형)'],
    ['conducted', 'Surveys conducted since the war show another picture.', 'conduct → conducted'],
    ['happened', 'Our picture depends on what people happened to use.', 'happen → happened'],
    ['told', 'They told us a tale that lasted the night.', 'tell → told(과거형)'],
    [
      'companies',
      "Contrary to the companies' hopes, the prices fell.",
      "company → companies'(복수형의 소유격)",
    ],
    ['carried', 'The farmers carried their apples to the town.', 'carry → carried(과거형)'],
    ['farmer', "The farmer's apples are red.", "farmer → farmer's(소유격)"],
    ['farmers', "The farmers' apples are red.", "farmer → farmers'(복수형의 소유격)"],
    ['farmer', 'The farmer sells apples.', undefined],
  ])('of %s is told in its sentence: %s', (word, text, change) => {
    const analysis = analysePassage({ id: 'p', text });
    const [sentence] = analysis.sentences;
    const view = sentence && viewSentence(analysis, sentence);
    const token = view?.tokens.find(({ lower }) => lower === word);
    expect(view && token && nameChange(view, token)).toBe(change);
  });
});
