import { findEntry } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import { chooseField } from '#meaning/fields.ts';
import { drawOptionPhrases, optionPhrases } from '#meaning/option-phrases.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source));

describe('the stock of wrong phrases', () => {
  test('every phrase is a phrase of its use with a Korean meaning, and none stands twice', () => {
    const keys = optionPhrases.map(({ use, text }) => `${use}: ${text}`);
    const twice = keys.filter((key, index) => keys.indexOf(key) !== index);
    expect(new Set(twice.map((key) => key.split(': ')[1])).size).toBe(twice.length);
    for (const { use, text, meaning } of optionPhrases) {
      expect(text).toMatch(/^[a-z’ -]+$/u);
      expect(text.split(' ').length).toBeGreaterThanOrEqual(4);
      expect(meaning).toMatch({ noun: /[가-힣]$/u, factor: /[가-힣]$/u, question: /지$/u }[use] ?? /것$/u);
      const [head = ''] = text.split(' ');
      if (use === 'noun' || use === 'factor') expect(text).toMatch(/^(?:an?|the) /u);
      else if (use === 'question') expect(head).toMatch(/^(?:how|wh\w+)$/u);
      else if (use !== 'state') expect(findEntry(head, 'v'), text).toBeDefined();
    }
  });

  test('every use has enough phrases for passages of any matter', () => {
    for (const use of ['person', 'creature', 'thing', 'noun', 'state', 'question'])
      expect(
        optionPhrases.filter((phrase) => phrase.field === 'any' && phrase.use === use).length,
        use,
      ).toBeGreaterThanOrEqual(15);
  });

  test('no phrase that is drawn has a word of the passage or of another one', () => {
    for (const source of sources) {
      const analysis = analysePassageOnce(source);
      const drawn = drawOptionPhrases(
        { analysis, source },
        { use: 'person', tag: 'VBG', length: 6, field: 'any' },
        [],
        { onMatter: 0, inAll: 4 },
        createRandom(7),
      );
      expect(drawn).toHaveLength(4);
      const text = source.text.toLowerCase();
      for (const phrase of drawn) {
        expect(phrase.text).toMatch(/^[a-z]+ing /u);
        for (const word of phrase.text.match(/[a-z]{9,}/gu) ?? [])
          expect(text).not.toMatch(new RegExp(String.raw`\b${word}\b`, 'u'));
      }
    }
  });
});

const draw = (text: string, use: 'person' | 'thing', field: 'nature' | 'any' = 'any') => {
  const source = { id: text, text };
  const shape = { use, tag: 'VB', length: 6, field } as const;
  const counts = { onMatter: 3, inAll: 8 };
  return drawOptionPhrases(
    { analysis: analysePassageOnce(source), source },
    shape,
    [],
    counts,
    createRandom(3),
  );
};

const school =
  'The lesson taught them to solve difficult problems. They spend months and learn to achieve results.';

describe('wrong phrases on the matter of the passage', () => {
  test.each([
    ['Rain fell. The drivers waited. Other drivers turned back. It grew dark.', 'thing', 'drivers'],
    ['Rain fell. Two friendships failed. Other friendships held. It grew dark.', 'thing', 'friendships'],
    ['Rain fell. The farmers waited. Other farmers turned back. It grew dark.', 'person', 'farmers'],
  ] as const)('two are on what it names twice: %s', (text, use, noun) => {
    const about = draw(text, use).filter((phrase) => phrase.text.includes(noun));
    expect(about).toHaveLength(2);
    for (const phrase of about) expect(phrase.noun).toBe(noun);
  });

  test.each([
    ['people named once', `${school} A driver left.`, 'thing', 'drivers'],
    ['a noun that may mean anything', `${school} The way is long. Such ways are bad.`, 'thing', 'ways'],
    ['half of a compound', `${school} A night nurse left. Another night nurse came.`, 'thing', 'nurses'],
  ] as const)('none is on %s', (_, text, use, noun) => {
    const drawn = draw(text, use);
    expect(drawn.length).toBeGreaterThan(0);
    for (const phrase of drawn) expect(phrase.text).not.toContain(noun);
  });

  test('none says what the passage says', () => {
    const drawn = draw('Rain fell. The drivers were too hasty. Other drivers made hasty decisions.', 'thing');
    expect(drawn.some(({ noun }) => noun === 'drivers')).toBe(true);
    for (const phrase of drawn) expect(phrase.text).not.toContain('hasty');
  });

  test('the plural says it, too', () => {
    const drawn = draw(`${school} Each choice has its price.`, 'thing');
    expect(drawn.length).toBeGreaterThan(0);
    for (const phrase of drawn) expect(phrase.text).not.toContain('choices');
  });

  test('none of the stock lies far from the matter of the passage', () => {
    expect(draw('It began. It went on. It ended.', 'thing')).toHaveLength(0);
  });

  test('of nature no more than two of the stock', () => {
    const stock = new Set(optionPhrases.filter(({ field }) => field === 'nature').map(({ text }) => text));
    const drawn = draw(
      'Rain falls on the forest in summer. Species spread over the islands and the ocean cools. Water was scarce for years.',
      'thing',
      'nature',
    );
    expect(drawn.filter(({ text }) => stock.has(text))).toHaveLength(2);
  });
});

test.each([
  ['The bird drops the seed far from the tree, where rain wakes it.', 'nature'],
  ['Fish leave the river for the sea when the moon is full.', 'nature'],
  ['Soil without plants is carried off by the rain, and insects go.', 'nature'],
  ['Birds of one flock are like birds of another: birds.', 'any'],
  ['The price rises when consumers buy more goods on the market.', 'any'],
  ['She walked home in the rain and said nothing.', 'any'],
])('the field of "%s" is %s', (text, field) => {
  expect(chooseField(text)).toBe(field);
});
