import { describe, expect, test } from 'vitest';

import { limitPoint } from '#meaning/gist/limited-points.ts';

const list = (gist: string, text = 'Shops open.') =>
  limitPoint(gist, { id: gist, text }).map((one) => one.text);

describe('a 요지 belittled', () => {
  test('says that its advice does harm, or is hard to follow', () => {
    expect(list('교사는 질문한 후 학생들에게 생각할 시간을 충분히 주어야 한다.')).toEqual([
      '질문한 후 학생들에게 생각할 시간을 충분히 주면 오히려 역효과를 낳을 수 있다',
      '질문한 후 학생들에게 생각할 시간을 충분히 주기는 현실적으로 쉽지 않다',
    ]);
  });

  test('says that its condition hinders, or is not needed', () => {
    expect(list('나무는 바람이라는 스트레스를 겪어야 튼튼하게 자랄 수 있다.')).toEqual([
      '나무는 바람이라는 스트레스를 겪으면 튼튼하게 자랄 수 없다',
      '나무는 바람이라는 스트레스를 겪지 않아도 튼튼하게 자랄 수 있다',
    ]);
  });

  test('leaves out what the passage says itself', () => {
    const gist = '책을 소리 내어 읽어 주는 것이 유익하다.';
    expect(list(gist)).toContain('책을 소리 내어 읽어 주는 것은 생각만큼 쉽지 않다');
    expect(list(gist, 'It is hard to do.').join('; ')).not.toMatch(/쉽지 않다/u);
  });

  test('speaks of nothing that only a sentence before names', () => {
    expect(list('기준이 정해지므로 이를 미리 고려해야 한다.')).toEqual([]);
  });
});
