import { describe, expect, test } from 'vitest';

import { explainByTranslation, findGround } from '#meaning/blanks/word-ground.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`no ${word}`);
  return { analysis, token };
}

describe('the ground of a word', () => {
  test.each([
    [
      'its kin in another clause',
      'The birds migrate in autumn. This migration is long.',
      'migration',
      'same',
    ],
    [
      'its contrary across a turn',
      'Agreement may keep a group together, but disagreement keeps it honest.',
      'disagreement',
      'contrast',
    ],
  ])('is %s', (_, text, word, sense) => {
    const { analysis, token } = read(text, word);
    expect(findGround(analysis, token)?.sense).toBe(sense);
  });

  test.each([
    ['an adverb that is only said', 'They have simply left. The reason is simple.', 'simple'],
    ['a question', 'Why do birds migrate? The migration is long.', 'migration'],
    ['what is denied', 'Nobody knows why they migrate. The migration is long.', 'migration'],
  ])('is not %s', (_, text, word) => {
    const { analysis, token } = read(text, word);
    expect(findGround(analysis, token)).toBeUndefined();
  });
});

test('the sentence whose translation has the meaning of the word is quoted', () => {
  const { analysis, token } = read('Readers imagine the future. It helps to picture the future.', 'picture');
  const translations = ['독자는 미래를 상상한다.', '미래를 상상하는 것이 도움이 된다.'];
  expect(explainByTranslation(analysis, token, ['상상하다'], translations)).toBe(
    '앞에서 말한 ‘Readers imagine the future’와 통하는 내용이어야 한다.',
  );
  expect(explainByTranslation(analysis, token, ['그리다'], translations)).toBeUndefined();
});
