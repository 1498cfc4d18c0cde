import { describe, expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { hasSeemingAside, leavesLinkOut, leavesPastOut } from '#syntax/named-otherwise.ts';

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
    ['The helper gains at least as much.', '돕는 이도 적어도 그만큼 얻는다.', false],
  ])('leads to the connective or not: %s %s', (text, line, isLeftOut) => {
    expect(leavesLinkOut(view(text), line)).toBe(isLeftOut);
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
  expect(hasSeemingAside(view('The birds seem to know the song.'))).toBe(false);
});
