import { expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPhraseBlanks } from '#meaning/phrase-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const opening =
  'Many students believe that a textbook tells them all. Their teacher gives them a list of answers and a test. Yet a class that asks its own questions learns more, because every question opens the lesson to something new. Students whose teacher asked them to doubt an answer remembered the lesson for months.';

function list(end: string) {
  const text = `${opening} ${end}`;
  const source = {
    id: end,
    text,
    topic: 'the value of questions for students in class',
    title: 'Why Students Should Ask Their Teacher Questions',
    gist: '수업은 정답을 알려 주는 것이 아니라 학생들이 스스로 질문하게 하는 것이어야 한다',
    summary: 'Students learn more in class when a teacher lets them ask questions of their own.',
  };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  return listPhraseBlanks(context).map((blank) => ({
    phrase: text.slice(blank.start, blank.end),
    wrong: blank.wrong.map((fill) => fill.text),
    explanation: blank.explanation,
  }));
}

test.each([
  [
    'A lesson should therefore begin not with the answers but with the questions of a class.',
    'not with the answers but with the questions of a class',
    'not with the questions of a class but with the answers',
    'both with the answers and with the questions of a class',
  ],
  [
    'Students learn a subject, then, by asking about it rather than by hearing about it.',
    'by asking about it rather than by hearing about it',
    'by hearing about it rather than by asking about it',
    'both by asking about it and by hearing about it',
  ],
  [
    'A class, in short, is less a place for answers than a place for questions.',
    'less a place for answers than a place for questions',
    'more a place for answers than a place for questions',
    'as much a place for answers as a place for questions',
  ],
  [
    'A good question is more a door than a wall between the teacher and the class.',
    'more a door than a wall between the teacher and the class',
    'less a door than a wall between the teacher and the class',
    'as much a wall between the teacher and the class as a door',
  ],
])('a contrast is asked, and told otherwise in its own words: %s', (end, phrase, ...wrong) => {
  const [blank] = list(end);
  expect(blank?.phrase).toBe(phrase);
  expect(blank?.wrong).toHaveLength(4);
  expect(new Set(blank?.wrong).size).toBe(4);
  expect(blank?.wrong).toEqual(expect.arrayContaining(wrong));
});

test('where a word of what is so has a contrary, that stands in it and in the exchange', () => {
  const [blank] = list('What a class needs is not a better textbook but more room for questions.');
  expect(blank?.wrong).toContain('not a better textbook but less room for questions');
  expect(blank?.wrong).toContain('not less room for questions but a better textbook');
});

test('what is the same everywhere is not made "a different everywhere"', () => {
  const [blank] = list('A class learns less by being right than by being the same everywhere.');
  expect(blank?.wrong).toContain('only by being right');
  expect(blank?.wrong.join(' ')).not.toMatch(/different/u);
});

test.each([
  'A teacher does not give answers but asks his class questions.',
  'A lesson should begin not only with an answer but with the questions of a class.',
  'A lesson should therefore open with difficult questions.',
  'A question is not a wall but a door, which opens the lesson to the class.',
  'It is not the answer that teaches a class but the question of a student.',
  'What makes a class learn is not that the teacher answers but that, with every lesson, it asks.',
  'A class should praise not the answer but the student who doubts it.',
])('no two sides that can change places, or the rest shows how they stand: %s', (end) => {
  expect(list(end)).toEqual([]);
});

test('only a sentence that says the same is quoted', () => {
  const [blank] = list(
    'A lesson should therefore begin not with the answers but with the questions of a class.',
  );
  expect(blank?.explanation).toHaveLength(1);
});
