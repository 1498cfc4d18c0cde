import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords } from '#meaning/blanks/point-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const gist = '문제를 풀고 진실을 드러내며 위험을 줄이고 지식을 지키는 것이 중요하다';

/** The words that are asked in the last sentence of a passage with this point. */
function list(end: string): string[] {
  const text = `A town once kept its records in a tower. Nobody could read them. Then the tower burned down. People had to begin again. ${end}`;
  const source = { id: end, text, gist };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return listPointWords(context).map(({ token }) => token.text);
}

describe('a word is asked where its contrary would be wrong', () => {
  test.each([
    ['reduce', 'Such a plan can therefore reduce the danger of fire.'],
    ['reveal', 'A good map should reveal the limits of our knowledge.'],
  ])('%s', (word, end) => {
    expect(list(end)).toContain(word);
  });
});

describe('a word is not asked where its contrary might be right as well', () => {
  test.each([
    ['value', 'People therefore kept the books not because they value them.'],
    ['reduce', 'This does not mean that such towers reduce the danger.'],
    ['solved', 'The tower must therefore be built before the problem is solved.'],
    ['disappear', 'The danger may therefore disappear for a while.'],
    ['danger', 'The tower tells us less about the danger than about the town.'],
    ['possible', 'It is equally possible, though, that the town was burned.'],
    ['reveal', 'A good map should therefore reveal sailing to be a risk.'],
    ['limiting', 'The tower therefore has one limiting feature for the town.'],
  ])('%s', (word, end) => {
    expect(list(end)).not.toContain(word);
  });
});

describe('a word is not asked where its own sentence decides', () => {
  test.each([
    ['protecting', 'To copy books therefore matters as much as protecting them.'],
    ['protect', 'The people protect the knowledge not because it was the best.'],
    ['reduce', 'A tower may therefore reduce the danger less than no tower at all.'],
    ['protects', 'A copy is therefore worth having even when it protects the knowledge.'],
    ['protect', 'Towers like that therefore protect us in a storm.'],
    ['reveal', 'A good map should therefore reveal how the town has grown.'],
    ['careful', 'Whoever copies a map should therefore be careful not to bend it.'],
    ['strong', 'A tower should therefore be strong enough to keep out the storm.'],
    ['offers', 'What a map offers the traveler is therefore knowledge of the danger.'],
    ['protect', 'The people therefore learn to protect the knowledge of a town.'],
    ['knowledge', 'People therefore fear that knowledge will destroy the town.'],
    ['lose', 'Without a copy, a town would therefore lose the knowledge.'],
    ['protecting', 'The people therefore spend their days protecting the knowledge.'],
    ['rare', 'The books, however rare they may have been, therefore revealed the truth.'],
  ])('%s: %s', (word, end) => {
    expect(list(end)).not.toContain(word);
  });
});
