import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { listWordSets } from '#meaning/written-lines/draw-line-words.ts';
import { analyseWritten, listLineWords } from '#meaning/written-lines/line-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const lizard = {
  id: 'lizard',
  text: 'The desert lizard is an animal that was found in a farming village. It drinks through its skin. When its skin touches wet sand, water moves to its mouth. No other animal survives so long on so little water. A desert lizard never leaves the sand.',
  gist: '사막도마뱀은 마을 근처에 살며 피부로 물을 얻는 동물이다.',
} satisfies PassageSource;

const read = (summary: string) => {
  const source = { ...lizard, summary };
  const passage = analysePassageOnce(source);
  const line = analyseWritten('summary', summary, passage);
  return { line, words: listLineWords({ source, passage, kind: 'summary', line }) };
};
const listTexts = (summary: string): string[] => read(summary).words.map(({ token }) => token.text);

describe('a summary does not ask', () => {
  test('the end of a name', () => {
    expect(listTexts('The desert lizard drinks water through its skin.')).not.toContain('lizard');
  });

  test('the sort of what is named', () => {
    const texts = listTexts('The lizard is a small, quiet animal that drinks through its skin.');
    expect(texts).toContain('skin');
    expect(texts).not.toContain('animal');
    expect(listTexts('On so little water no animal survives so long.')).toContain('animal');
  });

  test('where something comes from', () => {
    expect(listTexts('A lizard from a farming village drinks through its skin.')).not.toContain('village');
  });
});

test('a summary with one word worth asking asks that alone, behind its first verb', () => {
  const { line, words } = read('Its body drinks by touching the wet ground with its skin.');
  const skin = words.filter(({ token }) => token.text === 'skin').map((word) => ({ ...word, weight: 4 }));
  expect(listWordSets(line, skin, 'summary')).toHaveLength(1);
  const early = skin.map((word) => ({ ...word, token: { ...word.token, index: 1 } }));
  expect(listWordSets(line, early, 'summary')).toHaveLength(0);
});
