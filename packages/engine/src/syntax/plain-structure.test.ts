import { expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { addsRelative, hasApposition, isMarked, leavesVerbOut } from '#syntax/plain-structure.ts';
import { countTurnedSubjects } from '#syntax/told-subjects.ts';

function view(text: string): SentenceView {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

test.each([
  ['Whatever the exact balance, the forest is fed from another continent.', true],
  ['Whatever the exact balance is, the forest is fed from another continent.', false],
])('a verb is left out: %s', (text, isLeftOut) => {
  expect(leavesVerbOut(view(text))).toBe(isLeftOut);
});

test.each([
  ['An insect can breathe through tubes, a method that would leave a dog gasping.', true],
  ['He bought a pen, a book, and a ruler.', false],
])('a noun stands beside another: %s', (text, isBeside) => {
  expect(hasApposition(view(text))).toBe(isBeside);
});

test.each([
  ['갑작스러운 산사태로 그녀의 개가 죽었다.', 1],
  ['갑작스러운 산사태가 그녀의 개를 죽였다.', 0],
])('the line has another subject: %s', (line, count) => {
  expect(countTurnedSubjects(view('A sudden landslide killed her dog.'), line)).toBe(count);
});

test.each([
  ['The hand resembles a paddle, its fingers joined by sheets.', true],
  ['The hand resembles a paddle, and its fingers are joined.', false],
  ['It does suggest a high price.', true],
  ['They do not suggest a high price.', false],
])('a Korean line leads to no such form: %s', (text, expected) => {
  expect(isMarked(view(text))).toBe(expected);
});

test.each([
  ['Birds compete with engines, which mostly make low sounds.', true],
  ['Birds compete with engines that mostly make low sounds.', false],
])('a clause is added: %s', (text, isAdded) => {
  expect(addsRelative(view(text))).toBe(isAdded);
});
