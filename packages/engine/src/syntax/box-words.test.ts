import { describe, expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listBoxWords } from '#syntax/box-words.ts';

function view(text: string): SentenceView {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

const needed = (text: string, line: string): (string | undefined)[] =>
  listBoxWords(view(text), line).flatMap(({ isNeeded, shown }) => (isNeeded ? [shown] : []));

describe('a word has to be given', () => {
  test.each([
    [
      'that is rare, though the line tells it',
      'The hummingbird visits the flower.',
      '벌새가 꽃을 찾아간다.',
      'hummingbird',
    ],
    [
      'of which the line has no sense',
      'Then the bell came again in the night.',
      '이어 밤에 종이 또 울렸다.',
      'come',
    ],
    [
      'as it stands where it has a hyphen',
      'The forest looks self-sufficient now.',
      '그 숲은 지금 자급자족하는 것처럼 보인다.',
      'self-sufficient',
    ],
    [
      'as it stands where it names a science',
      'The map helped plate tectonics.',
      '그 지도는 판 구조론에 도움이 되었다.',
      'plate tectonics',
    ],
    ['that books lack', 'He had taught himself clockmaking.', '그는 시계 제작을 독학했다.', 'clockmaking'],
    [
      'for an owner that the line does not name',
      'Its rich soil and its many rivers feed the town.',
      '비옥한 흙과 많은 강이 그 마을을 먹여 살린다.',
      undefined,
    ],
    [
      'for one owner that the line does not name',
      'The old farmers turned its limits into strengths.',
      '늙은 농부들은 그 한계를 강점으로 바꾸었다.',
      'its',
    ],
    [
      'with the rest of its idiom',
      'The ignored voice was shut out at once.',
      '무시된 목소리는 곧바로 차단되었다.',
      'shut out',
    ],
  ])('%s', (_, text, line, word) => {
    expect(needed(text, line)).toContain(word);
  });

  test.each([
    [
      'a verb that was read as a noun',
      'The infection spread to the other eye.',
      '감염이 다른 쪽 눈으로 번졌다.',
      'infection spread',
    ],
    [
      'a relative clause that opens like a phrase',
      'A puzzle that is not too easy may work.',
      '너무 쉽지 않은 퍼즐도 효과가 있을 수 있다.',
      'that is',
    ],
    [
      'a verb whose `to` belongs to the next one',
      'The old train was seen to pass the town.',
      '낡은 기차가 그 마을을 지나가는 것이 보였다.',
      'see to',
    ],
    [
      'an article with what describes a noun',
      'The young painter drew a little boy with a book.',
      '젊은 화가는 책을 든 어린 소년을 그렸다.',
      'a little',
    ],
    [
      'a side as a deed',
      'He drew a line from left to right on the wall.',
      '그는 벽에 왼쪽에서 오른쪽으로 선을 그렸다.',
      'leave',
    ],
    [
      'the first half of a name',
      'Thomas Parnell opened the window.',
      'Thomas Parnell이 창문을 열었다.',
      'thoma',
    ],
  ])('but never %s', (_, text, line, word) => {
    expect(listBoxWords(view(text), line).map(({ shown }) => shown)).not.toContain(word);
  });

  test('whose form nobody can be sure of goes with its dictionary form, and all the others go with theirs', () => {
    const box = listBoxWords(
      view('The birds had flown over the long sharp teeth of the mountain.'),
      '새들은 그 산의 길고 날카로운 이빨 위를 날았다.',
    ).map(({ shown }) => shown);
    expect(box).toEqual(expect.arrayContaining(['bird', 'fly', 'tooth', 'sharp']));
  });

  test('but no easy one that the line tells, and no name that it has in its own letters', () => {
    expect(needed('Daniel opened the window in the morning.', 'Daniel은 아침에 창문을 열었다.')).toEqual([]);
  });
});
