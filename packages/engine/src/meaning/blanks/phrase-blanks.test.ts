import { expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPhraseBlanks } from '#meaning/blanks/phrase-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const opening =
  'Many students believe that a textbook tells them all. Their teacher gives them a list of answers and a test. Yet a class that asks its own questions learns more, because every question opens the lesson to something new. Students whose teacher asked them to doubt an answer remembered the lesson for months.';

const weighingGist = '수업은 정답을 알려 주는 것이 아니라 학생들이 스스로 질문하게 하는 것이어야 한다';

function list(end: string, gist = weighingGist, reading = '') {
  const text = `${opening} ${end}`;
  const source = {
    id: `${end} ${gist} ${reading}`,
    text,
    topic: 'the value of questions for students in class',
    title: 'Why Students Should Ask Their Teacher Questions',
    gist,
    translations: ['', '', '', '', reading],
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
    'neither with the answers nor with the questions of a class',
  ],
  [
    'Students learn a subject, then, by asking about it rather than by hearing about it.',
    'by asking about it rather than by hearing about it',
    'by hearing about it rather than by asking about it',
    'neither by hearing about it nor by asking about it',
  ],
  [
    'A class, in short, is less a place for answers than a place for questions.',
    'less a place for answers than a place for questions',
    'more a place for answers than a place for questions',
    'a place for answers and not a place for questions',
  ],
  [
    'A good question is more a door than a wall between the teacher and the class.',
    'more a door than a wall between the teacher and the class',
    'less a door than a wall between the teacher and the class',
    'a wall between the teacher and the class and not a door',
  ],
])('a contrast is asked, and told otherwise in its own words: %s', (end, phrase, ...wrong) => {
  const [blank] = list(end);
  expect(blank?.phrase).toBe(phrase);
  expect(blank?.wrong).toHaveLength(4);
  expect(new Set(blank?.wrong).size).toBe(4);
  expect(blank?.wrong).toEqual(expect.arrayContaining(wrong));
});

test('both sides are granted only where the 요지 sets aside what the sentence does', () => {
  const end = 'A lesson should therefore begin not with the answers but with the questions of a class.';
  const both = 'both with the answers and with the questions of a class';
  const reading = '그러므로 수업은 정답이 아니라 질문으로 시작해야 한다.';
  expect(list(end, weighingGist, reading)[0]?.wrong).toContain(both);
  expect(list(end, '수업은 학생들이 스스로 질문하게 하는 것이어야 한다', reading)[0]?.wrong).toEqual([
    'not with the questions of a class but with the answers',
    'neither with the answers nor with the questions of a class',
    'more with the answers than with the questions of a class',
    'only with the answers',
  ]);
});

test('a side that points back at the other one keeps its place in every option', () => {
  const [blank] = list('A question is not the end of a lesson but the door to it.');
  expect(blank?.wrong).toEqual([
    'the end of a lesson and not the door to it',
    'neither the end of a lesson nor the door to it',
    'more the end of a lesson than the door to it',
    'only the end of a lesson',
  ]);
});

test('a verb that is denied takes its own form where it is not', () => {
  const [blank] = list('A good lesson does not close a question but opens the next one to a class.');
  expect(blank?.phrase).toBe('does not close a question but opens the next one to a class');
  expect(blank?.wrong).toEqual([
    'closes a question and does not open the next one to a class',
    'neither closes a question nor opens the next one to a class',
    'closes a question rather than opens the next one to a class',
    'only closes a question',
  ]);
});

test('bare nouns and indirect questions take no "more"', () => {
  const wrongOf = (end: string) => list(end)[0]?.wrong.join(' ');
  expect(wrongOf('What a class needs is not silence as such but the courage to ask.')).not.toMatch(
    /more silence/u,
  );
  expect(wrongOf('A teacher should ask not what the textbook says but what the class says.')).not.toMatch(
    /more what/u,
  );
});

test.each([
  'A teacher does not give answers but he asks his class questions.',
  'A good teacher does not speak but asks until the lesson opens.',
  'A lesson should begin not only with an answer but with the questions of a class.',
  'A lesson should therefore open with difficult questions.',
  'A question is not a wall but a door, which opens the lesson to the class.',
  'It is not the answer that teaches a class but the question of a student.',
  'What makes a class learn is not that the teacher answers but that, with every lesson, it asks.',
  'A class should praise the student who doubts an answer rather than the answer that he gives.',
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

test('neither of two questions is asked only where nothing better is left', () => {
  const end = 'A teacher should ask not what the textbook says but what the class says.';
  expect(list(end)[0]?.wrong.at(-1)).toMatch(/^neither/u);
  const reading = '교사는 교과서의 정답이 아니라 학생의 말을 물어야 한다.';
  expect(list(end, weighingGist, reading)[0]?.wrong).toEqual([
    'not what the class says but what the textbook says',
    'both what the textbook says and what the class says',
    'what the textbook says rather than what the class says',
    'only what the textbook says',
  ]);
});

test('a comma between the sides does not tell the right option', () => {
  const [blank] = list('A lesson should begin not with the answers, but with the questions of a class.');
  expect(blank?.wrong).toContain('not with the questions of a class, but with the answers');
});

test('the object of a verb and an aim are sides as well', () => {
  const phraseOf = (end: string) => list(end)[0]?.phrase;
  expect(
    phraseOf('Good marks may reflect the patience of a class rather than the talent of a student.'),
  ).toBe('the patience of a class rather than the talent of a student');
  expect(phraseOf('The aim of a lesson is not to give answers but to raise questions.')).toBe(
    'not to give answers but to raise questions',
  );
});

test.each([
  'What the class learned was not any single answer but the art of asking.',
  'A lesson should be planned as ten questions of a class rather than as one answer.',
  'A lesson should begin not with an answer but with a question: who doubts it?',
  'The answers had not been dropped but moved and put at the end of the lesson.',
  'A doubt is heard as a gift rather than as an attack only because the class asks.',
  'What a lesson gives is not an answer but a question, made up of many words.',
  'What a class sees is not an answer but a question, especially a hard one.',
  'A lesson belongs to the class and its questions rather than to it.',
  'To ask is not to give up the lesson but to admit that questions, if they are asked, must be heard.',
  'A textbook becomes something to be admired from a distance rather than a tool of the class.',
])('no words bound to a denial, numbers, questions told once more or sides of two forms: %s', (end) => {
  expect(list(end)).toEqual([]);
});

test('two sides of one thing deny each other; two things of one sort do not', () => {
  expect(
    list('To stay silent in a lesson is not the absence of a question but a question of its own.'),
  ).toEqual([]);
  expect(list('A lesson is not a list of answers but a list of questions.')).not.toEqual([]);
});
