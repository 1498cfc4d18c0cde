import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { weighPhrase } from '#meaning/phrase-worth.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';
import { findBlankablePhrases } from '#syntax/blankable-phrases.ts';

const opening =
  'Many gardeners water their young trees every morning. The roots of such trees stay close to the surface of the soil. When a dry summer arrives, trees with shallow roots suffer first.';

/** Phrases of the last sentence that carry the point, with the sentences they are told from. */
function weigh(text: string) {
  const source = { id: text, text };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return analysis.sentences
    .flatMap((sentence) => findBlankablePhrases(viewSentence(analysis, sentence)))
    .flatMap((phrase) => {
      const { start } = phrase.view.at(phrase.first);
      const { end } = phrase.view.at(phrase.end - 1);
      const worth = weighPhrase(context, phrase);
      return worth === undefined ? [] : [{ text: text.slice(start, end), support: worth.support }];
    });
}

describe('a phrase worth asking for', () => {
  test.each([
    [
      'the end of a passage',
      `${opening} A little thirst can teach young roots to grow deep.`,
      'teach young roots to grow deep',
    ],
    [
      'a result, though more follows',
      `${opening} A careful gardener should therefore leave the soil dry for a week. Nobody likes to wait.`,
      'leave the soil dry for a week',
    ],
    [
      'what is said again in other words',
      `${opening} Daily care, in other words, may keep a young tree weak for years.`,
      'keep a young tree weak for years',
    ],
  ])('%s', (_, text, phrase) => {
    const found = weigh(text).find((one) => one.text === phrase);
    expect(found?.support.map(({ index }) => index)).toEqual([1, 2]);
  });

  test.each([
    ['a condition', `${opening} If gardeners want to plant strong trees in dry soil, they wait.`],
    ['what is told of once', `${opening} Last night an old gardener watered the roots of his trees twice.`],
    ['what is denied', `${opening} The lesson is not that gardeners should sell their trees to strangers.`],
    ['a report', `${opening} The mayor said that the town would plant a thousand new trees before winter.`],
    [
      'what a turn follows',
      `${opening} A gardener can pour water on the soil every day, but the roots stay weak.`,
    ],
    ['a reason', `${opening} It pays to wait, because dry soil may teach young roots to grow deep.`],
    [
      'a second clause',
      `${opening} Dry soil pays, and patient gardeners should plant strong trees in the shade.`,
    ],
  ])('is none in %s', (_, text) => {
    expect(weigh(text)).toEqual([]);
  });
});
