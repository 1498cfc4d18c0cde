import { describe, expect, test } from 'vitest';

import { findPointSentences } from '#meaning/point-sentences.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

/** The places of the sentences in which the passage says its 요지. */
function readPoint(
  gist: string,
  topic: string,
  lines: readonly (readonly [en: string, ko: string])[],
): number[] {
  const source = {
    id: 'point',
    text: lines.map(([en]) => en).join(' '),
    translations: lines.map(([, ko]) => ko),
    gist,
    topic,
  };
  return findPointSentences(source, analysePassageOnce(source)).map(({ index }) => index);
}

describe('the sentence that says the 요지', () => {
  test.each([
    'So it is tempting to fill every afternoon hour with work.',
    'It is natural to think that every afternoon hour needs work.',
    'The temptation is to fill every afternoon hour with work.',
  ])('is not what one is only tempted to do: %s', (tempting) => {
    expect(
      readPoint('오후의 빈 시간은 낭비가 아니라 집중력을 되살리는 시간이다.', 'the value of free hours', [
        ['An empty hour in the afternoon costs money.', '오후의 빈 시간에는 돈이 든다.'],
        [tempting, '그래서 오후의 모든 빈 시간을 일로 채우고 싶어진다.'],
        ['People get tired.', '사람은 지친다.'],
        [
          'A free hour is therefore no waste but the time in which attention recovers.',
          '그러므로 빈 시간은 낭비가 아니라 집중력이 되살아나는 시간이다.',
        ],
      ]),
    ).toEqual([3]);
  });

  test('is the conclusion, not the view from which the passage starts', () => {
    expect(
      readPoint(
        '낮잠은 게으름이 아니라 오후의 집중력을 높이는 방법이다.',
        'the value of naps for attention',
        [
          ['Many offices regard naps as a sign of laziness.', '많은 사무실은 낮잠을 게으름의 표시로 여긴다.'],
          [
            'Managers believe that a nap wastes the afternoon.',
            '관리자들은 낮잠이 오후를 낭비한다고 믿는다.',
          ],
          ['A tired mind, however, makes mistakes.', '그러나 피곤한 정신은 실수를 한다.'],
          ['The phone rings, and the screen blinks.', '전화가 울리고 화면이 깜박인다.'],
          [
            'A nap is therefore not laziness but a way to sharpen attention in the afternoon.',
            '그러므로 낮잠은 게으름이 아니라 오후의 집중력을 날카롭게 하는 방법이다.',
          ],
        ],
      ),
    ).toEqual([4]);
  });

  test('is no concession', () => {
    expect(
      readPoint(
        '정원의 잡초는 흙을 지켜 주므로 모두 뽑아서는 안 된다.',
        'the role of weeds in protecting soil',
        [
          ['Weeds cover bare soil within days.', '잡초는 며칠 안에 맨흙을 덮는다.'],
          ['Their roots hold the soil when it rains.', '그 뿌리는 비가 올 때 흙을 붙잡는다.'],
          [
            'This is not to say that every weed in a garden protects the soil.',
            '이것은 정원의 모든 잡초가 흙을 지켜 준다는 말은 아니다.',
          ],
          [
            'But a gardener who pulls out every weed should expect to lose the soil as well.',
            '하지만 모든 잡초를 뽑는 정원사는 흙도 잃을 것을 예상해야 한다.',
          ],
          ['In short, weeds protect the soil.', '요컨대 잡초는 흙을 지켜 준다.'],
        ],
      ),
    ).toEqual([4]);
  });

  test('is no case of it', () => {
    expect(
      readPoint('질문을 받은 학생은 답을 들은 학생보다 더 깊이 배운다.', 'learning through questions', [
        [
          'Teachers can explain a rule, or they can ask for one.',
          '교사는 규칙을 설명할 수도, 물을 수도 있다.',
        ],
        [
          'For example, a teacher in Lyon asked her students a question before each answer.',
          '예를 들어 리옹의 한 교사는 답을 알려 주기 전에 학생들에게 질문을 했다.',
        ],
        ['The room was warm.', '교실은 따뜻했다.'],
        [
          'Students who are asked a question learn more deeply than those who hear the answer.',
          '질문을 받은 학생은 답을 들은 학생보다 더 깊이 배운다.',
        ],
      ]),
    ).toEqual([3]);
  });

  test('is missing where only the subject comes back', () => {
    expect(
      readPoint('북극의 등대는 험한 자연 속에서도 뱃사람들의 희망이 되어 왔다.', 'an old lighthouse', [
        ['The lighthouse was built in 1826.', '등대는 1826년에 지어졌다.'],
        ['Its lamp was broken in 1955.', '그 등은 1955년에 깨졌다.'],
        ['Twelve men painted the door in May.', '열두 명의 남자가 5월에 문을 칠했다.'],
      ]),
    ).toEqual([]);
  });

  test('can be two that say a half each', () => {
    expect(
      readPoint(
        '요리사의 손은 복잡한 동작의 차례를 무의식중에 저절로 기억하여 되풀이하므로, 초보자의 눈높이에서 차근차근 설명하려면 연습이 필요하다.',
        'how skills are taught',
        [
          ['Who explains the practice of a kitchen step by step?', '누가 부엌의 연습을 차근차근 설명하는가?'],
          [
            'Hands remember and repeat complex movements by themselves.',
            '손은 복잡한 동작의 차례를 무의식중에 저절로 기억하여 되풀이한다.',
          ],
          ['The soup boils.', '수프가 끓는다.'],
          [
            'A good explanation, in short, starts with a beginner.',
            '요컨대 좋은 설명은 초보자에게서 시작한다.',
          ],
        ],
      ),
    ).toEqual([1, 3]);
  });
});
