import { expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPhraseBlanks } from '#meaning/blanks/phrase-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const opening =
  'Many students believe that a textbook tells them all. Their teacher gives them a list of answers and a test. Yet a class that asks its own questions learns more, because every question opens the lesson to something new. Students whose teacher asked them to doubt an answer remembered the lesson for months.';

const weighingGist = '수업은 정답을 알려 주는 것이 아니라 학생들이 스스로 질문하게 하는 것이어야 한다';

function list(end: string, gist = weighingGist) {
  const text = `${opening} ${end}`;
  const source = {
    id: `${end} ${gist}`,
    text,
    topic: 'the value of questions for students in class',
    title: 'Why Students Should Ask Their Teacher Questions',
    gist,
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

test.each([
  ['수업은 학생들이 스스로 질문하게 하는 것이어야 한다', 1],
  ['수업은 정답뿐 아니라 질문도 다루어야 한다', 0],
  ['', 0],
])('the last sentence weighs unless the 요지 grants both sides or is missing: %j', (gist, count) => {
  expect(
    list('A lesson, then, should begin not with the answers but with the questions.', gist),
  ).toHaveLength(count);
});

test('sides of less and more keep their places, so that the later one may point back', () => {
  const [blank] = list('A good question is less a way of testing a class than a way of opening its eyes.');
  expect(blank?.phrase).toBe('less a way of testing a class than a way of opening its eyes');
  expect(blank?.wrong).toContain('more a way of testing a class than a way of opening its eyes');
});

test('of questions and roles one is asked alone, not neither', () => {
  const [blank] = list('A teacher should ask not what the textbook says but what the class says.');
  expect(blank?.wrong).toContain('only what the textbook says');
  expect(blank?.wrong.join(' ')).not.toMatch(/neither/u);
});

test('a comma between the sides does not tell the right option', () => {
  const [blank] = list('A lesson should begin not with the answers, but with the questions of a class.');
  expect(blank?.wrong).toContain('not with the questions of a class, but with the answers');
});

test('the object of a verb and an aim are sides as well; "only because" stays behind the blank', () => {
  const phraseOf = (end: string) => list(end)[0]?.phrase;
  expect(
    phraseOf('Good marks may reflect the patience of a class rather than the talent of a student.'),
  ).toBe('the patience of a class rather than the talent of a student');
  expect(phraseOf('The aim of a lesson is not to give answers but to raise questions.')).toBe(
    'not to give answers but to raise questions',
  );
  expect(phraseOf('A doubt is heard as a gift rather than as an attack only because the class asks.')).toBe(
    'as a gift rather than as an attack',
  );
});

test.each([
  'What the class learned was not any single answer but the art of asking.',
  'A lesson should be planned as ten questions of a class rather than as one answer.',
  'A lesson should begin not with an answer but with a question: who doubts it?',
  'The answers had not been dropped but moved and put at the end of the lesson.',
  'A textbook becomes something to be admired from a distance rather than a tool of the class.',
])('no words bound to a denial, numbers, questions told once more or sides of two forms: %s', (end) => {
  expect(list(end)).toEqual([]);
});

test('a word that is one only beside the other has no contrary', () => {
  const [blank] = list('A lesson should be judged not by its answers but by the questions of every child.');
  expect(blank?.wrong.join(' ')).not.toMatch(/parent/u);
});

test('two sides of one thing deny each other; two things of one sort do not', () => {
  expect(
    list('To stay silent in a lesson is not the absence of a question but a question of its own.'),
  ).toEqual([]);
  expect(list('A lesson is not a list of answers but a list of questions.')).not.toEqual([]);
});

test('a noun with what it governs is not turned', () => {
  const [blank] = list('A lesson is best measured not by its length but by the pleasure of asking.');
  expect(blank?.wrong.join(' ')).toContain('the pleasure of asking');
  expect(blank?.wrong.join(' ')).not.toMatch(/pain|displeasure/u);
});
