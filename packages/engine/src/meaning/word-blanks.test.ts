import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listWordBlanks } from '#meaning/word-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

function list(text: string, gist = '') {
  const source = { id: text, text, gist };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return listWordBlanks(context).map((blank) => ({ ...blank, word: text.slice(blank.start, blank.end) }));
}

const rivals =
  'Friends are said to be people who agree with us. Research on teams suggests that this is only half of the truth. Groups whose members think alike reach decisions quickly. They also overlook errors that an outsider would notice at once. The group becomes less comfortable and more accurate. Agreement may keep a group together, but disagreement keeps it honest.';
const maps =
  'Early maps of the world were full of sea monsters. Historians used to laugh at them. A mapmaker who left an ocean blank seemed to admit that he knew nothing. The monsters filled the space and warned sailors not to trust it. They were an early form of the question mark. What appears to be superstition may in fact have been honesty.';
const portraits =
  'The first photographs of people look stiff because the sitters had to keep still for minutes. Smiles were impossible to hold. As cameras became faster, faces relaxed. Historians who compare the pictures must be careful. What the old portraits record is not the mood of an age but the speed of its cameras.';
const praise =
  'Parents often praise children for being clever. Children who are told that they are bright see every task as a test. A difficult puzzle becomes a threat. Children praised for their effort regard the same puzzle as a chance. When they fail, they ask for advice instead of excuses.';

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

  test('may be told by the 요지 alone, with an opposite made of the word itself', () => {
    const blank = list(maps, '옛 지도의 괴물은 모른다는 것을 정직하게 알리는 방법이었다').find(
      ({ word }) => word === 'honesty',
    );
    expect(blank?.drawWrong(createRandom(1)).map(({ text }) => text)).toContain('dishonesty');
  });

  test('never stands beside a word that the words around suggest', () => {
    const blank = list(maps, '옛 지도의 괴물은 모른다는 것을 정직하게 알리는 방법이었다').find(
      ({ word }) => word === 'honesty',
    );
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => blank?.drawWrong(createRandom(seed)) ?? []);
    expect(drawn).toHaveLength(32);
    for (const { text } of drawn) expect(text).not.toBe('uncertainty');
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
    ['a verb of the 요지', praise, '노력을 칭찬해야 아이들이 실패하는 것을 두려워하지 않는다', 'fail'],
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
