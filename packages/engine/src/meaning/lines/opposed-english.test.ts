import { expect, test } from 'vitest';

import { opposeEnglish } from '#meaning/lines/opposed-english.ts';

test.each([
  ['the benefits of mixed practice', 'the dangers of mixed practice'],
  ['Why a River Makes a Poor Border', 'Why a River Makes a Perfect Border'],
  ['Not Invaders but Family: A Life', 'Not Family but Invaders: A Life'],
  ['More Choices, Less Satisfaction', 'More Choices, More Satisfaction'],
  ['the shift from a village into a city', 'the shift from a city into a village'],
  ['the role of small talk in building trust', 'the role of small talk in undermining trust'],
  ['the failure of tall fences to stop deer', 'the ability of tall fences to stop deer'],
  ['the drawbacks of having too many rules', 'the advantages of having too many rules'],
  ['the neglected importance of repair', 'the exaggerated importance of repair'],
  ['the tendency to overestimate our skill', 'the tendency to underestimate our skill'],
  ['the failure of rules that tried to limit noise', 'the success of rules that tried to limit noise'],
  ['the importance of sleep over diet', 'the importance of diet over sleep'],
  ['the adaptation of foxes to the life of towns', 'the failure of foxes to adapt to the life of towns'],
  ['the replacement of oil lamps by gas in towns', 'the replacement of gas by oil lamps in towns'],
  ['the dependence of figs on wasps', 'the independence of figs from wasps'],
  ['the tendency of drivers to trust signs', 'the reluctance of drivers to trust signs'],
  ['the ability of crows to use tools', 'the inability of crows to use tools'],
  ['the power of deadlines to stimulate work', 'the power of deadlines to hinder work'],
  ['why some small shops survive', 'why some small shops disappear'],
  ['how old words survive in songs', 'how old words disappear in songs'],
])('%s is turned round: %s', (line, opposite) => {
  expect(opposeEnglish(line)).toEqual([opposite]);
});

test('what survives something does not disappear it', () => {
  expect(opposeEnglish('how deep roots help grass survive fires')).toEqual([]);
  expect(opposeEnglish('why old towers have survived many wars')).toEqual([]);
});

test('what matters in a success has no contrary that makes sense', () => {
  expect(opposeEnglish('the importance of clear rules in the success of a club')).toEqual([]);
  expect(opposeEnglish('the importance of patience in learning an instrument')).toEqual([]);
  expect(opposeEnglish('the importance of rest in improving health')).toEqual([]);
  expect(opposeEnglish('the role of luck in the failure of a plan')).toEqual([]);
  expect(opposeEnglish('how the value of silk changed')).toEqual([]);
  expect(opposeEnglish('why the value of a promise grows')).toEqual([]);
  expect(opposeEnglish('what decides the value of a coin')).toEqual([]);
  expect(opposeEnglish('the value of a slow start')).toEqual(['the dangers of a slow start']);
  expect(opposeEnglish('the value of diaries as a guide')).toEqual([
    'the dangers of relying on diaries as a guide',
  ]);
  expect(opposeEnglish('the early history of preserving fish')).toEqual([]);
  expect(opposeEnglish('the effect of a bell that nobody heard on the village')).toEqual([]);
  expect(opposeEnglish('the importance of clear rules')).toEqual(['the dangers of clear rules']);
  expect(opposeEnglish('the success of small clubs')).toEqual(['the failure of small clubs']);
  expect(opposeEnglish('reasons for the failure of the plan')).toEqual([
    'reasons for the success of the plan',
  ]);
});

test.each([
  'how small shops take advantage of rain',
  'why planners make a success of old halls',
  'the harmful effects of street light on moths and a simple solution',
])('a set phrase, or a harm beside its remedy, is not turned round: %s', (line) => {
  expect(opposeEnglish(line)).toEqual([]);
});
