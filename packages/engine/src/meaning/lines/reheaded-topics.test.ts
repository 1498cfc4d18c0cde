import { describe, expect, test } from 'vitest';

import { reheadTopic } from '#meaning/lines/reheaded-topics.ts';

describe('a topic stands under another heading', () => {
  test.each([
    ['the hidden value of weeds in gardens', 'the limits of weeds in gardens'],
    ['the importance of seats to a town', 'the limits of seats'],
    ['the importance of public seating to a town', 'the limits of public seating'],
    ['the benefits of learning to teach', 'the limits of learning to teach'],
    [
      'the benefit of reading lists before going to sleep',
      'the limits of reading lists before going to sleep',
    ],
    ['the role of practice in learning to listen', 'the limits of practice in learning to listen'],
    ['the social roots of gossip', 'the consequences of gossip'],
    ['the tendency to judge by names', 'ways to overcome the tendency to judge by names'],
    ['the limits of maps as records', 'the strengths of maps as records'],
    ['the difference between pride and vanity', 'the influence of pride on vanity'],
  ])('%s', (topic, line) => {
    const lines = reheadTopic(topic, topic).filter(({ isWeak }) => !isWeak);
    expect(lines[0]?.text).toBe(line);
  });

  test('advice on what has an effect is a way to limit it', () => {
    const topic = 'the effect of bright lamps on sleep';
    expect(reheadTopic(topic, '밝은 불빛은 잠을 방해한다.')).toHaveLength(1);
    expect(reheadTopic(topic, '밤에는 불빛을 낮추어야 한다.')).toEqual([]);
  });

  test('nobody limits a good effect, nor is it done what the passage advises against the effect', () => {
    const topic = 'the effect of a first price on our guesses';
    expect(
      reheadTopic(topic, '첫 가격은 추측에 영향을 미친다.', 'A first price pulls our guesses.'),
    ).toHaveLength(1);
    expect(reheadTopic(topic, '첫 가격은 추측에 영향을 미치므로 먼저 값을 정해 두는 것이 좋다.')).toEqual([]);
    expect(reheadTopic(topic, '', 'The best protection is to set a price yourself.')).toEqual([]);
    expect(reheadTopic('the effect of flowers on guests', '꽃은 손님에게 더 큰 만족을 준다.')).toEqual([]);
  });

  test('no limits are left aside by a passage that grants them', () => {
    const topic = 'the value of memories for history';
    expect(reheadTopic(topic, topic, 'Memories keep what no paper has.')).toHaveLength(1);
    expect(reheadTopic(topic, topic, 'Of course, paper is safer.')).toEqual([]);
    expect(reheadTopic(topic, topic, 'Memories are often wrong.')).toEqual([]);
    expect(reheadTopic(topic, topic, 'A wrong date is soon mended.')).toHaveLength(1);
  });

  test('one that passages seldom touch is weak', () => {
    const lines = reheadTopic('the tendency to judge by names', '');
    expect(lines.map(({ heading, isWeak }) => [heading, isWeak])).toEqual([
      ['remedy', false],
      ['benefits', false],
      ['culture', true],
    ]);
    const [limited] = reheadTopic('the effect of rain on moods', '');
    expect(limited).toMatchObject({ text: 'ways to limit the effect of rain on moods', isWeak: true });
  });

  test.each([
    ['limits', 'the value of weeds in gardens', 'Weeds have their limits.'],
    ['outcome', 'the roots of gossip', 'Gossip has results.'],
    ['remedy', 'the effect of rain on moods', 'How to avoid gloom on wet days.'],
    ['strengths', 'the promise and limits of maps', ''],
  ])('but no %s where the lines speak of that: %s', (heading, topic, lines) => {
    expect(reheadTopic(topic, lines).map((one) => one.heading)).not.toContain(heading);
  });

  test.each(['how rivers move', 'the value of weeds that feed bees', 'the life of a poet'])(
    'nor where it has no such heading: %s',
    (topic) => {
      expect(reheadTopic(topic, topic)).toEqual([]);
    },
  );

  test.each([
    'the value of bridge posts designed to bend',
    'the importance of walls made to crack',
    'the use of hidden signals by night guards',
    'the value of small gardens by old miners',
    'the use of warm winds by gliding hawks',
  ])('nor where the matter would be cut off: %s', (topic) => {
    expect(reheadTopic(topic, topic).map(({ heading }) => heading)).not.toContain('limits');
  });

  test.each([
    ['the value of learning by doing', 'the limits of learning by doing'],
    ['the importance of flower seed to a town', 'the limits of flower seed'],
  ])('but a whole one stands: %s', (topic, line) => {
    expect(reheadTopic(topic, topic).map(({ text }) => text)).toContain(line);
  });

  test('a long line is read at once', () => {
    const topic = `the value of ${'very '.repeat(200)}old roads!`;
    expect(reheadTopic(topic, topic)).toEqual([]);
  });
});
