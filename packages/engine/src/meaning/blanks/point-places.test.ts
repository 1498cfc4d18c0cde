import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords } from '#meaning/blanks/point-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const gist = '협력과 신뢰, 지식, 자유를 위험한 것이 중요하다';

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
    ['cooperation', 'The safest records therefore come from cooperation.'],
    ['trust', 'The safest towers therefore come from trust.'],
    ['dangerous', 'A map of this kind is therefore dangerous.'],
  ])('%s', (word, end) => {
    expect(list(end)).toContain(word);
  });
});

describe('a word is not asked where its contrary might be right as well', () => {
  test.each([
    ['trust', 'People therefore built such towers not because of trust.'],
    ['dangerous', 'This does not mean that such towers are dangerous.'],
    ['trust', 'The tower must therefore be built before there is trust.'],
    ['cooperation', 'The tower tells us less about cooperation than about fire.'],
    ['dangerous', 'It is equally dangerous, though, that the town was burned.'],
    ['trust', 'Such a tower was therefore called trust.'],
  ])('%s: %s', (word, end) => {
    expect(list(end)).not.toContain(word);
  });
});

describe('a word is not asked where its own sentence decides', () => {
  test.each([
    ['dangerous', 'A copy is therefore worth keeping even when it is dangerous.'],
    ['dangerous', 'A copy should therefore be dangerous enough to be kept.'],
    ['dangerous', 'People therefore kept the map because it was dangerous.'],
    ['dangerous', 'A copy is therefore dangerous as well.'],
    ['trust', 'Without trust, a town would therefore burn.'],
    ['cooperation', 'People therefore fear that cooperation will burn the town.'],
    ['dangerous', 'The books, however dangerous they may have been, therefore burned.'],
  ])('%s: %s', (word, end) => {
    expect(list(end)).not.toContain(word);
  });
});
