import { describe, expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import {
  hasSeemingAside,
  leavesDeedOut,
  leavesLinkOut,
  leavesPastOut,
  namesItOtherwise,
  namesOneOtherwise,
} from '#syntax/named-otherwise.ts';

function view(text: string): SentenceView {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

describe('a Korean line', () => {
  test.each([
    [
      'They built it before anyone could explain it.',
      '누구도 설명할 수 없던 때에 그들은 그것을 만들었다.',
      true,
    ],
    ['They built it before anyone could explain it.', '누가 설명하기 전에 그들은 그것을 만들었다.', false],
    ['The helper gains at least as much.', '돕는 이도 그만큼 얻는다.', true],
    ['The tears dried faster than he noticed.', '그가 알아차리지 못할 만큼 빠르게 눈물이 말랐다.', true],
    ['The tears dried faster than he noticed.', '그가 알아차린 것보다 더 빠르게 눈물이 말랐다.', false],
    ['The farmers glue the layers together.', '농부들은 두 층을 함께 붙인다.', true],
    ['The farmers glue the two layers together.', '농부들은 두 층을 함께 붙인다.', false],
    ['Its value is simply outweighed.', '그 가치는 그저 다른 것에 압도된다.', true],
    ['The helper gains at least as much.', '돕는 이도 적어도 그만큼 얻는다.', false],
    ['The strength and the ear are rare without being disorders.', '힘과 귀는 드물지만 장애는 아니다.', true],
    ['The children look toward the object.', '아이들이 물건 쪽을 바라보기 때문이다.', true],
  ])('leads to the connective or not: %s %s', (text, line, isLeftOut) => {
    expect(leavesLinkOut(view(text), line)).toBe(isLeftOut);
  });

  test('names what the sentence has as a pronoun', () => {
    const chair = view('Beside the new one, his chair suddenly looked poor.');
    expect(namesOneOtherwise(chair, '새 실내복 옆에서 그의 의자는 갑자기 초라해 보였다.')).toBe(true);
    expect(namesOneOtherwise(chair, '새것 옆에서 그의 의자는 갑자기 초라해 보였다.')).toBe(false);
    const sounds = view('It cannot be in the sounds.');
    expect(namesItOtherwise(sounds, '슬픔이 소리 안에 있을 수는 없다.')).toBe(true);
    expect(namesItOtherwise(sounds, '그것이 소리 안에 있을 수는 없다.')).toBe(false);
    const study = view('A study of children shows that it does.');
    expect(leavesDeedOut(study, '아이들에 관한 연구는 그것이 해를 끼친다는 것을 보여 준다.')).toBe(true);
    expect(leavesDeedOut(study, '아이들에 관한 연구는 그것이 그렇다는 것을 보여 준다.')).toBe(false);
  });

  test.each([
    ['The delays are seen as cases that had no cause.', '지연은 원인이 없는 경우로 여겨진다.', true],
    ['The delays are seen as cases that had no cause.', '지연은 원인이 없었던 경우로 여겨진다.', false],
  ])('leads to the past or not: %s %s', (text, line, isLeftOut) => {
    expect(leavesPastOut(view(text), line)).toBe(isLeftOut);
  });
});

test('a seeming said between commas can be said with seem to as well', () => {
  expect(hasSeemingAside(view('The birds, it seems, know the song.'))).toBe(true);
  expect(hasSeemingAside(view('Surely, one would think, the birds know the song.'))).toBe(true);
  expect(hasSeemingAside(view('The birds, it seems, know it, and the sailors, too.'))).toBe(true);
  expect(hasSeemingAside(view('The birds seem to know the song.'))).toBe(false);
});
