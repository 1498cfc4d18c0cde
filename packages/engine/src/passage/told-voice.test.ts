import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listClozeSpots } from '#passage/cloze-spots.ts';
import { printSettled } from '#passage/printed-meanings.ts';

function printWord(word: string, text: string, line: string): string | undefined {
  const source = { id: text, text, translations: [line] };
  const spot = listClozeSpots(source, analysePassage(source)).find(({ token }) => token.lower === word);
  return spot && printSettled(spot);
}

describe('a verb with an object or in the passive voice', () => {
  test.each([
    [
      'hear',
      'The girl could hardly hear the crowd.',
      '그 소녀에게는 관중의 소리가 거의 들리지 않았다.',
      '듣다',
    ],
    ['divided', 'The garden was divided by a wall.', '정원은 벽으로 나뉘어 있었다.', '나누다'],
  ])('%s is not printed as what happens to somebody', (word, text, line, meaning) => {
    expect(printWord(word, text, line)).toBe(meaning);
  });

  test('is printed as what happens where it has no object and the line says so', () => {
    const text = 'In the old town, the carving of monuments ceased.';
    expect(printWord('ceased', text, '옛 도시에서 기념비의 조각은 중단되었다.')).toBe('중단되다');
  });

  test('keeps a meaning that is a deed of its own', () => {
    expect(
      printWord('turned', 'The old man turned the heavy wheel.', '노인은 무거운 바퀴를 돌렸다.'),
    ).toContain('돌리다');
  });
});

describe('the meanings of a word at its place', () => {
  test('are those that the translation tells', () => {
    expect(printWord('term', 'The long term ended in June.', '긴 학기가 6월에 끝났다.')).toBe(
      '기간(학기·임기)',
    );
    expect(
      printWord('success', 'Her success pleased other people.', '그녀의 성공은 다른 사람들을 기쁘게 했다.'),
    ).toBe('성공');
  });
});
