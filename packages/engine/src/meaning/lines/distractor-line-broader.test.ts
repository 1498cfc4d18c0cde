import { describe, expect, test } from 'vitest';

import { broadenLine, findAim } from '#meaning/lines/distractor-line-broader.ts';

describe('a line made too broad', () => {
  test.each([
    ['the effect of ship noise on sleep', 'various factors that affect sleep'],
    ['the harmful influence of rust on old bridges', 'various factors that affect old bridges'],
    ['the importance of shade for the growth of ferns', 'various factors that affect the growth of ferns'],
    ['the effect of warm socks on preventing colds', 'various ways of preventing colds'],
    ['the role of beetles in clearing pastures', 'various ways of clearing pastures'],
    ['the use of bells to warn sailors', 'various ways to warn sailors'],
    ['the failure of walls to stop floods', 'various ways to stop floods'],
    ['the hidden contribution of moss to river quality', 'various factors that affect river quality'],
    ['the harm that bright lamps do to young turtles', 'various dangers to young turtles'],
    ['the value of bark as a source of dyes', 'various sources of dyes'],
    ['stamps as records of old trade', 'various records of old trade'],
    ['the advantages of reeds as river protection', 'various kinds of river protection'],
    ['the importance of rest in language learning', 'various factors that affect language learning'],
    ['the danger of nets to seals and a simple remedy', 'various dangers to seals'],
  ])('%s: %s', (topic, broad) => {
    expect(broadenLine('topic', topic, '')?.text).toBe(broad);
  });

  test.each([
    'the effect of labels on museum visitors',
    'the benefit of seeing nerves as a help',
    'the importance of leaving halls open to later change',
    'the effect of heat on how we decide',
    'the benefits of learning to teach others',
    'the value of silence',
    'the effect of counting on the joy of it',
    'the harm that lies do',
    'why rivers bend',
    'the benefits of class trips to art galleries',
    'the benefits of early trips to history museums',
    'the value of posts designed to bend',
    'the importance of walls painted to crack',
    'the benefits of trusting nurses to plan shifts themselves',
    'the role of fear in producing side effects',
    'the role of old pipes in causing floods',
  ])('is not made of %s', (topic) => {
    expect(broadenLine('topic', topic, '')).toBeUndefined();
  });

  test('has capitals as a title', () => {
    expect(broadenLine('title', 'the effect of ship noise on sleep', '')?.text).toBe('What Affects Sleep?');
  });

  test('keeps what the 요지 says to be affected', () => {
    expect(broadenLine('gist', '', '도시의 소음은 아이의 잠에 큰 영향을 미친다.')?.text).toBe(
      '아이의 잠에는 여러 가지 요인이 함께 영향을 미친다.',
    );
    expect(broadenLine('gist', '', '소음은 잠을 방해한다.')).toBeUndefined();
  });
});

describe('what a topic says to be served, by itself', () => {
  test.each([
    ['the role of beetles in clearing pastures', 'clearing pastures'],
    ['the use of bells to warn sailors', 'warning sailors'],
    ['the effect of ship noise on students’ learning', 'students’ learning'],
    ['the function of jokes in daily conversation', 'daily conversation'],
  ])('%s: %s', (topic, aim) => {
    expect(findAim(topic)?.text).toBe(aim);
  });

  test.each([
    'the benefits of class trips to art galleries',
    'the use of pride as a guide to our wishes',
    'the effect of loans on poverty',
    'the effect of milk on the growth of allergies',
  ])('is not found in %s', (topic) => {
    expect(findAim(topic)).toBeUndefined();
  });
});
