import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords } from '#meaning/blanks/point-words.ts';
import { listSettledClues, listWordBlanks } from '#meaning/blanks/word-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

function list(text: string, gist = '') {
  const source = { id: text, text, gist };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  const settled = listSettledClues(context);
  const words = listPointWords(context, new Set(settled.keys()));
  return listWordBlanks(context, words, settled).map((blank) => ({
    ...blank,
    word: text.slice(blank.start, blank.end),
  }));
}

const rivals =
  'Friends are said to be people who agree with us. Research on teams suggests that this is only half of the truth. Groups whose members think alike reach decisions quickly. They also overlook errors that an outsider would notice at once. The group becomes less comfortable and more accurate. Agreement may keep a group together, but disagreement keeps it honest.';
const portraits =
  'The first photographs of people look stiff because the sitters had to keep still for minutes. Smiles were impossible to hold. As cameras became faster, faces relaxed. Historians who compare the pictures must be careful. What the old portraits record is not the mood of an age but the speed of its cameras.';
describe('a word that the passage tells', () => {
  test.each([
    ['keep a group together, but disagreement keeps it honest.', true],
    ['keep a group together; disagreement keeps it honest, but nobody likes it.', false],
    ['keep a group together, yet “disagreement keeps it honest”.', false],
    ['keep a group together, yet "disagreement keeps it honest".', false],
  ])('is asked where it is neither quoted nor set aside: %s', (end, isAsked) => {
    const text = rivals.replace('keep a group together, but disagreement keeps it honest.', end);
    expect(list(text).some(({ word }) => word === 'disagreement')).toBe(isAsked);
  });

  test('is named with the whole clause that decides for it', () => {
    const [explanation] = list(rivals).find(({ word }) => word === 'disagreement')?.explanation ?? [];
    expect(explanation).toContain(
      '연결어 ‘but’으로 이어진 같은 문장의 ‘Agreement may keep a group together’와 대조를 이루어야 한다.',
    );
  });

  test('stands among words of several meanings that all go against the passage', () => {
    const [blank] = list(rivals);
    const wrong = blank?.wrong.map(({ text }) => text) ?? [];
    expect(new Set(wrong).size).toBe(4);
    expect(wrong).toEqual(expect.arrayContaining(['consensus', 'silence']));
  });

  test.each([
    ['hide', 'If we punish them for a single error, they will soon hide their doubts.'],
    ['widen', 'Better engines will therefore widen the choices of a family.'],
    ['create', 'Shared places therefore create bonds among strangers.'],
  ])('may stand where the point is claimed: %s', (word, end) => {
    const text = `Officials are asked for advice every day. Some of them answer in numbers. Others refuse to answer at all. People remember the one case that went wrong. ${end}`;
    const gist = '한 번의 잘못을 벌하면 의심을 숨기게 되고 선택의 폭을 넓히고 유대를 만든다';
    expect(list(text, gist).map((blank) => blank.word)).toContain(word);
  });
});

describe('no blank is', () => {
  test.each([
    [
      'a measure, of which either end may be meant',
      portraits,
      '옛 사진은 카메라의 느린 속도를 보여 준다',
      'speed',
    ],
    [
      'an adjective that stands for people',
      'It was late. The rich write letters. Nobody keeps them. The poor appear only when they have troubled the rich.',
      '',
      'poor',
    ],
  ])('%s', (_, text, gist, word) => {
    expect(list(text, gist).map((blank) => blank.word)).not.toContain(word);
  });
});
