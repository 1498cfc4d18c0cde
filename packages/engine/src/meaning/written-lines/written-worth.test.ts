import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { listWordSets } from '#meaning/written-lines/draw-line-words.ts';
import { analyseWritten, listLineWords, type LineWord } from '#meaning/written-lines/line-words.ts';
import type { Lined } from '#meaning/written-lines/lined.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const islands = {
  id: 'islands',
  text: 'Lighthouses once guided every ship along the coast. A metal lamp burned oil all night, and a keeper had to stay beside it. Radio signals later replaced the light. Today a signal reaches each ship without any keeper. The old lamp therefore survives as a monument rather than a guide.',
  gist: '신호가 등대를 대신하게 되어 해안의 등은 배의 안내자가 아니라 기념물로 남았다.',
} satisfies PassageSource;

const lay = (kind: Lined['kind'], text: string, gist = islands.gist): Lined => {
  const source = { ...islands, gist, [kind]: text };
  const passage = analysePassageOnce(source);
  return { source, passage, kind, line: analyseWritten(kind, text, passage) };
};
const listWords = (kind: Lined['kind'], text: string, gist?: string): readonly LineWord[] =>
  listLineWords(lay(kind, text, gist));
const listTexts = (kind: Lined['kind'], text: string, gist?: string): string[] =>
  listWords(kind, text, gist).map(({ token }) => token.text);
const drawSets = (kind: Lined['kind'], text: string): string[][] => {
  const lined = lay(kind, text);
  return listWordSets(lined.line, listLineWords(lined), kind).map(({ words: set }) =>
    set.map(({ token }) => token.text),
  );
};

describe('what is not worth asking', () => {
  test('a word that only describes is asked where the passage has the two together', () => {
    expect(listTexts('topic', 'the use of a metal lamp')).toContain('metal');
    expect(listTexts('topic', 'the use of a metal tower')).not.toContain('metal');
    expect(listTexts('topic', 'the use of a metal tower', '금속 탑의 쓰임이 줄었다.')).toContain('metal');
  });

  test('a plain verb is asked where the 요지 says it', () => {
    expect(listTexts('topic', 'how people stay by radio')).not.toContain('stay');
    expect(listTexts('topic', 'how people stay by radio', '관리인은 등의 곁에 머무르게 되었다.')).toContain(
      'stay',
    );
  });

  test('the kind of what is named as its examples is not asked', () => {
    expect(listTexts('topic', 'signals such as lamps')).not.toContain('signals');
    expect(listTexts('topic', 'signals and lamps')).toContain('signals');
  });

  test('an ordinal and a particle are never asked', () => {
    const text = 'A second ship came back. The second ship carried the old lamp back to the coast.';
    const source = { ...islands, id: 'ships', text, title: 'The Second Ship That Came Back' };
    const passage = analysePassageOnce(source);
    const line = analyseWritten('title', source.title, passage);
    const words = listLineWords({ source, passage, kind: 'title', line });
    expect(words.map(({ token }) => token.text)).toEqual(['ship']);
  });
});

describe('what can be asked alone', () => {
  const find = (text: string, word: string, gist?: string): LineWord | undefined =>
    listWords('topic', text, gist).find(({ token }) => token.text === word);

  test('what the 요지 names', () => {
    expect(find('the story of an old monument', 'monument')?.canStandAlone).toBe(true);
  });

  test('no place behind a preposition', () => {
    expect(find('the history of signals along the coast', 'coast')?.isTold).toBe(true);
    expect(find('the history of signals along the coast', 'coast')?.canStandAlone).toBe(false);
  });

  test('no time behind a preposition', () => {
    expect(find('the light of a lamp at night', 'night', '밤에 켠 등이 있었다.')?.canStandAlone).toBe(false);
  });

  test('no half of what the passage has as a whole', () => {
    expect(find('the story of metal lamps', 'metal', '금속 등의 이야기')?.isHalf).toBe(true);
    expect(find('the story of metal lamps', 'lamps', '옛 이야기')?.canStandAlone).toBe(false);
    expect(find('the story of a monument', 'monument')?.isHalf).toBe(false);
  });

  test('nobody whom the 요지 does not name', () => {
    expect(find('the lonely work of a keeper', 'keeper')?.canStandAlone).toBe(false);
    expect(find('the lonely work of a keeper', 'keeper', '관리인은 외롭게 일했다.')?.canStandAlone).toBe(
      true,
    );
  });
});

test('of two words one is told, and the other is no word that the passage has once in passing', () => {
  const sets = drawSets(
    'summary',
    'The lamp burned oil, but a monument is all that the radio has left of it.',
  );
  expect(sets.length).toBeGreaterThan(0);
  expect(sets.flat()).not.toContain('oil');
});

test('a meaning of one syllable is named by a word with its particle', () => {
  const named = (gist: string): boolean | undefined =>
    listWords('topic', 'the work of a ship', gist).find(({ token }) => token.text === 'ship')?.isTold;
  expect(named('옛 등대는 배를 이끌었다.')).toBe(true);
  expect(named('옛 등대는 배경이 되었다.')).toBe(false);
});
