import { expect, test } from 'vitest';
import { readSubject, readToldSubject } from '#meaning/statements/told-subject.ts';

test('whoever opens a text is its subject only where it goes on about them', () => {
  const opening = 'Amos Reed was a clerk who loved his roses, and he kept his notes.';
  const rest = [
    'Glass was cheap in those days.',
    'Ships brought seeds.',
    'Ports grew rich.',
    'Cold winters came.',
  ];
  expect(readSubject([opening, ...rest].join(' '))).toBeUndefined();
  expect(
    readSubject([opening, 'He sold his house.', 'He died in 1840.', 'Ports grew rich.'].join(' '))?.name,
  ).toBe('Amos Reed');
});

test.each([
  ['The last train was late. It was cold. It rained and it snowed.', undefined],
  ['The next bus was full. It left early, and its driver sang. It never came back.', undefined],
  ['The first snow was light. It fell at noon. It lay for days, and its edges froze.', undefined],
  ['The honey badger is small. It digs. Its skin is loose, and it fears nothing.', 'honey badger'],
  ['A tea bowl was found. It was gray. Its rim was thin, and it had a crack.', 'tea bowl'],
  ['Ines Hall was born in Leeds. She taught. Her class loved her, and she wrote.', 'Ines Hall'],
])('%s is about %s', (text, name) => {
  expect(readSubject(text)?.name).toBe(name);
});

test.each([
  // As the translation names the one, so does the instruction, without what describes the one.
  ['Ines Hall', '이네스 홀은 리즈에서 태어났다.', '이네스 홀(Ines Hall)'],
  ['Ines Hall', 'Ines Hall은 리즈에서 태어났다.', 'Ines Hall'],
  ['Ines Hall', '1901년 영국에서 태어난 이네스 홀은 리즈에서 자랐다.', '이네스 홀(Ines Hall)'],
  ['Ines Hall', '1901년에 태어난 화가는 리즈에서 자랐다.', undefined],
])('%s in “%s” is shown as %s', (name, line, shown) => {
  const text = `${name} was born in Leeds. She taught. Her class loved her, and she wrote.`;
  expect(readToldSubject({ id: 's', text, translations: [line] })?.shown).toBe(shown);
});

test.each([
  ['The sculptor Ines Hall was born in Leeds.', 'Ines Hall'],
  ['As a girl in Leeds, Ines Hall used to paint.', 'Ines Hall'],
  ['Ines van Hall, who was born in Leeds, sailed to Peru.', 'Ines van Hall'],
  ['Ines, a weaver who lived in Leeds, could not read.', 'Ines'],
  ['Ines Hall, one of the best weavers of Leeds, was poor.', 'Ines Hall'],
  ['Ibn al-Hall was born in Leeds.', 'Ibn al-Hall'],
])('whoever is named behind an opening is the subject: %s', (opening, name) => {
  expect(readSubject(`${opening} She taught. Her class loved her, and she wrote.`)?.name).toBe(name);
});

test('a line of the teacher names whom the text names late', () => {
  const text =
    'A box was sold in May. Nobody knew her name. Ines Hall kept it. She had taught. Her class wept.';
  const translations = ['상자 하나가 5월에 팔렸다.', 'Ines Hall이 그것을 지녔다.'];
  const read = (topic: string) => readToldSubject({ id: 's', text, translations, topic })?.shown;
  expect(read('the box of Ines Hall')).toBe('Ines Hall');
  expect(read('the box of Leeds')).toBeUndefined();
});
