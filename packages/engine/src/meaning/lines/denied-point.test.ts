import { describe, expect, test } from 'vitest';

import { listDeniedPoints } from '#meaning/lines/denied-point.ts';

const list = (topic: string, text = 'Rain falls.'): string[] =>
  listDeniedPoints(topic, text).map((line) => line.text);

describe('a point is made less, or cause and effect change places', () => {
  test.each([
    [
      'the effect of music on moods',
      ['the limited effect of music on moods', 'the effect of moods on music'],
    ],
    ['the hidden effect of trade on beliefs', ['the hidden effect of beliefs on trade']],
    [
      'the influence of parents on students in school',
      [
        'the limited influence of parents on students in school',
        'the influence of students on parents in school',
      ],
    ],
    [
      'the effect of tourism on the price of flats in towns',
      ['the effect of the price of flats in towns on tourism'],
    ],
    ['the importance of rest in training', ['the exaggerated importance of rest in training']],
    ['the usefulness of lists for cooks', ['the exaggerated usefulness of lists for cooks']],
  ])('%s', (topic, lines) => {
    expect(list(topic)).toEqual(expect.arrayContaining(lines));
  });

  test('not where the passage itself weighs it so', () => {
    expect(list('the effect of music on moods', 'Music has little effect.')).toEqual([
      'the effect of moods on music',
    ]);
    expect(list('the effect of marks on interest', 'Those with marks did no better than the rest.')).toEqual(
      [],
    );
    expect(list('the importance of rest in training', 'Its worth is overrated.')).toEqual([]);
  });

  test('not where the 요지 bounds the effect, or tells of a loss of what is good', () => {
    const topic = 'the effect of easy rules on the growth of a club';
    const denied = (gist: string) =>
      listDeniedPoints(topic, 'A club grows.', gist).some(({ id }) => id === 'denied');
    expect(denied('쉬운 규칙은 모임을 키운다.')).toBe(true);
    expect(denied('쉬운 규칙이 반드시 모임을 키우는 것은 아니다.')).toBe(false);
    expect(denied('규칙이 쉬우면 모임이 성장할 힘을 잃는다.')).toBe(false);
  });

  test.each([
    'the effect of a larger ball on table tennis',
    'the effect of rain on moods',
    'the influence of luck on blame',
    'the effect of early exposure on preventing illness',
  ])('only what people do or think is acted on in its turn: %s', (topic) => {
    expect(listDeniedPoints(topic, 'It is so.').map(({ id }) => id)).toEqual(['denied']);
  });

  test('what comes over somebody is not influenced', () => {
    expect(list('the effect of being watched on runners')).toEqual([
      'the limited effect of being watched on runners',
    ]);
  });

  test.each(['the effect of rain on how we feel', 'the effect of counting on the joy of it'])(
    'what is bound to its place stays there: %s',
    (topic) => {
      expect(list(topic).join()).not.toMatch(/on (?:rain|counting)$/u);
    },
  );

  test.each(['why rain falls', 'the value of maps', 'the harmful effect of rain on moods'])(
    '%s has no such line',
    (topic) => {
      expect(list(topic)).toEqual([]);
    },
  );
});
