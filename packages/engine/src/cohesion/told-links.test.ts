import { expect, test } from 'vitest';

import { explainLink } from '#cohesion/explain-cue.ts';
import { linkSentences, readStrongLinks } from '#test-fixtures/link-sentences.ts';

const readWords = (first: string, second: string): string[] =>
  readStrongLinks(first, second).map(({ words, antecedent }) => `${words} < ${antecedent}`);

test.each([
  [
    'He designed a lens made of many thin rings.',
    'Together the rings gathered the light.',
    'the rings < rings',
  ],
  [
    'She took a degree from the University of Chicago in 1923.',
    'There she built a small laboratory.',
    'There < University of Chicago',
  ],
  [
    'Researchers exclude the very old from their trials.',
    'Such exclusions serve a purpose.',
    'Such exclusions < exclude',
  ],
  ['In old America, a woman could sew a cover alone.', 'She therefore asked her friends.', 'She < woman'],
  ['A claim was made.', 'A white shoe is an instance of this second claim.', 'this second claim < '],
  [
    'She left for Bern, lost her place, and had to move to a slum by the river.',
    'There she built a hut.',
    'There < a slum',
  ],
  ['The war ended in May.', 'Soon afterward, the town was rebuilt.', 'Soon afterward < '],
])('%s %s: takes up what was told', (first, second, link) => {
  expect(readWords(first, second)).toContain(link);
});

test.each([
  ['Many rings can be seen in wood.', 'The rings tell the age of a tree.'],
  ['He forgot that another language existed.', 'The language of the book is rough.'],
  ['He felt pain in one arm.', 'The arm is not the source of it.'],
  ['The lines meet at a distant point.', 'From this point of view, other pictures are failures.'],
  ['A program could not understand a word.', 'Some have replied that the whole room does.'],
  ['A rule was broken at night.', 'Some were angry about it.'],
  ['The cry, called a cheer, comes from the crowd.', 'These calls cannot be made at random.'],
  [
    'A tube could be pushed all the way into the heart.',
    'Everyone feared the dangers of working in this way.',
  ],
  ["Opponents complain that a team's record explains no match.", 'Laws, they say, must stand behind events.'],
  [
    'Doctors may leave a patient who cannot be saved.',
    'A doctor often stays with the patient in front of her.',
  ],
  ['A patient waits for years.', 'The doctor thinks of the patient.'],
  ['Mothers told of faces.', 'Something similar has been found with tastes.'],
  ['Farmers plant them in spring.', 'Without help the plant could not live.'],
  ['Boats bring divers in winter.', 'That summer Cousteau turned to another device.'],
  ['A shop asks for different sums.', 'Ferries ask every guest for the same sums.'],
  ['At last the answer came up.', 'It was a fish no longer than a hand.'],
  ['What was scarce was the knowledge.', 'Two years later, a young man found a way.'],
])('%s %s: takes up nothing that can be named', (first, second) => {
  expect(readWords(first, second)).toEqual([]);
});

test('"First" after a question begins the answer', () => {
  const [link] = linkSentences('How does it stay below?', 'First, it makes a sheet of silk.');
  expect(link && explainLink(link, '(A)', '(B)')).toBe(
    '(B)의 연결어 ‘First’는 (A)의 물음에 대한 답을 차례로 드는 말 가운데 첫째를 이끈다',
  );
});

test('what was done with questions takes up a question without answering it', () => {
  const [link] = linkSentences(
    'Which questions do children like?',
    'Doctors put twenty questions of this kind to children.',
  );
  expect(link && explainLink(link, '(A)', '(B)')).toContain('물음을 이어받는다');
});

test('"Neither" stands for two, of which the sentence before may tell one', () => {
  const [link] = linkSentences('Scrolls show many views.', 'Neither method copies what we see.');
  expect(link && explainLink(link, '(A)', '(B)')).toBe(
    '(B)의 ‘Neither method’는 앞에서 말한 두 가지를 함께 가리키므로 (A)의 내용을 전제로 한다',
  );
});
