import { expect, test } from 'vitest';

import { readAskedForm, type AskedForm } from '#meaning/written-lines/asked-forms.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const read = (text: string, line: string, word: string): AskedForm | undefined => {
  const [passage, read] = [analyseLine(text), analyseLine(line)];
  const token = read.tokens.find((one) => one.text === word);
  return token && readAskedForm(passage, read, { token, pointWorths: [] });
};
const placeOf = (text: string, line: string, word: string): string | undefined => {
  const passage = analyseLine(text);
  const place = read(text, line, word)?.place;
  return place && passage.sentences[place.sentence]?.text;
};

test('the sentence is quoted in which the word stands beside the same word', () => {
  const text = 'The empty beach sets people in motion. Crabs search all beaches for one empty shell.';
  expect(placeOf(text, 'what an empty shell sets in motion', 'empty')).toMatch(/^Crabs/u);
});

test('a word that the passage has in the form of the line is quoted in that form', () => {
  const text = 'The best contract is short and clear. Many contracts leave gaps.';
  expect(placeOf(text, 'the best contracts are short and clear', 'contracts')).toMatch(/^Many/u);
});

test('no idiom is quoted for a word that the passage has outside of it', () => {
  const text =
    'Risk, on the other hand, leaves a trace. We divide objects into those made by hand and others.';
  expect(placeOf(text, 'risk and not the hand defines craft', 'hand')).toMatch(/^We divide/u);
});

test('the sentence is quoted that says what stands nearest to the word in the line', () => {
  const text = 'The game soon had many rules. He wanted a game to be played indoors.';
  const line = 'asked for a game to be played indoors, he made one with simple rules';
  expect(placeOf(text, line, 'game')).toMatch(/^He wanted/u);
});

test('no sentence that denies the word is quoted where another has it', () => {
  const text =
    'The brain itself does not get cold at all. When something very cold touches the mouth, it hurts.';
  expect(placeOf(text, 'how the brain takes cold food', 'cold')).toMatch(/^When/u);
});

test.each([
  [
    'Shepherds whistle to their neighbors every morning.',
    'words that cross valleys on a whistle',
    'whistle',
    '동사 whistle을 찾아, 앞의 a에 이어지므로 명사로 쓴다',
  ],
  [
    'Judging a speaker and judging a statement are two separate tasks.',
    'the need to separate a claim from its speaker',
    'separate',
    '형용사 separate를 찾아, 앞의 to에 이어지므로 동사로 쓴다',
  ],
])('a word that is another part of speech in the line is said to be: %s', (text, line, word, turned) => {
  expect(read(text, line, word)?.turned).toBe(turned);
});

test.each([
  ['It is natural to ask which of these is the real one.', 'which of the stories is the real one', 'real'],
  ['They search for one empty shell.', 'what an empty shell sets in motion', 'empty'],
])('a word that stays what it is is not: %s', (text, line, word) => {
  expect(read(text, line, word)?.turned).toBeUndefined();
});

test('a present is asked by its name where the passage has a past, which could stand there, too', () => {
  const line = 'how the town protects its trees';
  expect(read('The town protected its trees.', line, 'protects')?.condition).toBe('3인칭 단수 현재형으로');
  expect(read('A town can protect its trees.', line, 'protects')?.change).toMatch(/^주어 town에 맞춰/u);
});

test('a noun of the passage is no answer where a line opens with a command', () => {
  const text = 'The more tests we run, the more we find. A test can mislead.';
  expect(read(text, 'test often enough and you will find something', 'test')).toBeUndefined();
  expect(read(text, 'test of a claim', 'test')?.pos).toBe('n');
});
