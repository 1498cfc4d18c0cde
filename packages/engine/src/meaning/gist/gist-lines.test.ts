import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { drawGistLines } from '#meaning/gist/gist-draw.ts';
import { listGistLines } from '#meaning/gist/gist-lines.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { createRandom } from '#random.ts';

const source: PassageSource = {
  id: 'kites',
  text: 'Most people think that kites are toys for children. Wet string carries current to the ground. Strong wind tears thin paper. Flat kites need a long tail. But kites taught engineers how wings work. So the history of flight begins with kites.',
  translations: [
    '대부분의 사람은 연이 어린 시절에 가지고 노는 장난감이라고 생각한다.',
    '젖은 실은 전류를 땅으로 흘려보낸다.',
    '강한 바람은 얇은 종이를 찢는다.',
    '납작한 연에는 긴 꼬리가 필요하다.',
    '하지만 연은 기술자들에게 날개의 원리를 가르쳤다.',
    '그러므로 비행의 역사는 연에서 시작된다.',
  ],
  topic: 'the role of kites in the history of flight',
  title: 'Where Flight Began',
  gist: '비행의 역사는 기계의 힘이 아니라 단순한 연에서 시작된다.',
  summary: 'Kites taught engineers about wings, so the history of flight begins with them.',
};
const answer = source.gist ?? '';
const stock = listGistLines({ source, analysis: analysePassage(source), name: 'gist', answer });
const draw = (seed: number) => drawGistLines(stock, createRandom(seed)) ?? [];

describe('wrong lines of 요지', () => {
  test('at least three of four come from what the passage says', () => {
    for (const seed of [1, 2, 3, 4, 5]) {
      const ids = draw(seed).map(({ id }) => id.split('-')[0]);
      expect(ids).toHaveLength(4);
      const made = ids.filter((id) => /^(?:turned|view|claim|flip|broader|detail)$/u.test(id ?? ''));
      expect(made.length).toBeGreaterThanOrEqual(3);
    }
  });

  test('none says what the last sentence or the sentence behind the turn says', () => {
    const claims = stock.lines.filter(({ sort }) => sort === 'claim').map(({ line }) => line.text);
    expect(claims).toContain('강한 바람은 얇은 종이를 찢는다.');
    expect(claims.join(' ')).not.toMatch(/기술자|시작된다/u);
  });

  test('what people hold is told as their view', () => {
    const view = stock.lines.find(({ sort }) => sort === 'view');
    expect(view?.line).toMatchObject({
      text: '연은 어린 시절에 가지고 노는 장난감이다.',
      reason: expect.stringContaining('사람들의 생각') as string,
    });
  });

  test('no more than two of them are lines that only a few would choose', () => {
    const weak = new Set(
      stock.lines
        .filter(({ sort, isPassing = false }) => sort === 'general' || isPassing)
        .map(({ line }) => line.id),
    );
    for (const seed of [1, 2, 3, 4, 5, 6])
      expect(draw(seed).filter(({ id }) => weak.has(id)).length).toBeLessThanOrEqual(2);
  });

  test('no half of the 요지 takes up what was left out', () => {
    const gist = '연을 함께 날리면 기억이 오래 이어지므로, 학교는 그런 시간을 더 자주 마련해야 한다.';
    const lines = listGistLines({
      source: { ...source, gist },
      analysis: analysePassage(source),
      name: 'gist',
      answer: gist,
    });
    const turned = lines.lines.filter(({ sort }) => sort === 'turned').map(({ line }) => line.text);
    expect(turned.length).toBeGreaterThan(0);
    for (const text of turned) expect(text).not.toMatch(/^학교는 그런/u);
  });

  test('advice does not stand alone among statements', () => {
    const advice = { ...source, gist: '비행을 이해하려면 연을 먼저 살펴보아야 한다.' };
    const lines = listGistLines({
      source: advice,
      analysis: analysePassage(advice),
      name: 'gist',
      answer: advice.gist,
    });
    const drawn = drawGistLines(lines, createRandom(1));
    expect(drawn?.some(({ text }) => /필요|야 한다/u.test(text)) ?? true).toBe(true);
  });
});
