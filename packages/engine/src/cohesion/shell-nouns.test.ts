import { describe, expect, test } from 'vitest';
import { explainLinks } from '#cohesion/explain-cue.ts';
import { linkSentences, readStrongLinks } from '#test-fixtures/link-sentences.ts';

const pointed = (first: string, second: string): string[] =>
  readStrongLinks(first, second)
    .filter(({ type }) => type === 'demonstrative')
    .map(({ words, antecedent }) => `${words} < ${antecedent}`);

describe('a noun that gives a name to what was told takes up only a sentence that tells such a thing', () => {
  test.each([
    ['Many farmers think that rain cleans the air.', 'This view is old.', 'This view < '],
    ['Critics insist that cars should pay more.', 'Such a claim is hard to test.', 'Such a claim < '],
    ['It was long taken for granted that snakes are deaf.', 'This idea is wrong.', 'This idea < '],
    [
      'Bats also protect crops and save farmers money.',
      'These benefits are seldom counted.',
      'These benefits < ',
    ],
    ['The loan is paid only if the shop opens in May.', 'This condition is strict.', 'This condition < '],
    ['Older birds sang twice as often.', 'These findings surprised nobody.', 'These findings < '],
  ])('%s %s', (first, second, told) => {
    expect(pointed(first, second)).toEqual([told]);
  });

  test.each([
    ['The shops closed at noon.', 'This view is old.'],
    ['Some firms sell the old copies cheaply.', 'What this view overlooks is the buyer.'],
    ['The bridge was painted green.', 'These benefits are seldom counted.'],
    ['The snow fell all night.', 'This condition is strict.'],
    ['For them the work was hard.', 'The findings surprised everyone.'],
  ])('no claim: %s %s', (first, second) => {
    expect(pointed(first, second)).toEqual([]);
  });
});

describe('a phrase that is taken up is named in full and agrees in number', () => {
  test.each([
    [
      'The land was home to giant snakes and relatives of the bear.',
      'These giants died out.',
      'These giants < giant snakes and relatives of the bear',
    ],
    [
      'Eyes rest upon it, those of bakers, mothers at windows, and regulars.',
      'None of these people think of it.',
      'these people < bakers … regulars',
    ],
    ['A dirt track crosses the park.', 'Such tracks are common.', 'Such tracks < track'],
    ['Most crusts hold a third partner, a yeast.', 'Such partners can live anywhere.', 'Such partners < '],
    ['She wore a heavy coat.', 'That coat was never sold.', 'That coat < heavy coat'],
    ['Instead of one lens he set many rings of glass.', 'These lenses were light.', 'These lenses < '],
  ])('%s %s', (first, second, told) => {
    expect(pointed(first, second)).toEqual([told]);
  });

  test.each([
    ['Twenty teams ran through the town.', 'That team went home first.'],
    ['Many towns have a tower.', 'Few people know the same towns.'],
    ['A drug may fail.', 'Patients who ask for pills find that these drugs do nothing.'],
  ])('no claim: %s %s', (first, second) => {
    expect(pointed(first, second).filter((told) => !told.endsWith('towns'))).toEqual([]);
  });
});

describe('what is done is told before "done so"', () => {
  test.each([
    ['Staying in the middle saves most shots.', 'Yet the keepers had done so only twice.', 'done so < '],
    ['Many ships turned back.', 'Our captain did so too.', 'did so < '],
    ['They sold the house in May.', 'Few others have done so.', 'done so < '],
    [
      'Officials expected the stock to recover.',
      'Ten years later, it has barely begun to do so.',
      'do so < ',
    ],
  ])('%s %s', (first, second, told) => {
    expect(pointed(first, second)).toEqual([told]);
  });

  test.each([
    ['The lamps burn all night.', 'Rarely does so great a harm call for so little.'],
    ['The team trained hard.', 'It did so well that it won.'],
    ['The team trained hard.', 'Some wanted to win and did so.'],
  ])('no claim: %s %s', (first, second) => {
    expect(pointed(first, second)).toEqual([]);
  });
});

describe('pronouns', () => {
  test.each([
    [
      'People who watched the film grew angry.',
      'The slow picture gave them the feeling that he meant it.',
      'them',
      'People',
    ],
    [
      'When the news reached him in May, the painter Paul Marsh wept.',
      'His fear was natural.',
      'His',
      'Paul Marsh',
    ],
    ['Much of modern music works in this way.', 'It repeats what we know.', 'It', 'Much of modern music'],
  ])('%s %s', (first, second, words, antecedent) => {
    expect(readStrongLinks(first, second)).toContainEqual({ type: 'pronoun', words, antecedent });
  });

  test.each([
    [
      'Louis grew up in Lyon, where his father made saddles.',
      'In 1819 he won a place at a school.',
      'father',
    ],
    ['People who bought the toys paid more.', 'The makers painted them red.', 'People'],
    ['Visitors liked the walls.', 'The rain gave them a coat of moss.', 'Visitors'],
  ])('not named: %s %s', (first, second, antecedent) => {
    const told = readStrongLinks(first, second).filter(({ type }) => type === 'pronoun');
    expect(told.map((link) => link.antecedent)).not.toContain(antecedent);
  });
});

describe('what is told first', () => {
  const explain = (first: string, second: string): string =>
    explainLinks(linkSentences(first, second), '(A)', '(B)');

  test('words that stand for words come before a connective', () => {
    expect(
      explain(
        'Bats also protect crops and save farmers money.',
        'These benefits, however, are seldom counted.',
      ),
    ).toMatch(/^\(B\)의 ‘These benefits’.*또한 \(B\)의 연결어 ‘however’/u);
  });

  test('"this reason" is told by "For this reason" and "the reason" by its connective', () => {
    expect(explain('The scales break and the color goes.', 'For this reason, blue was rare.')).toBe(
      '(B)의 연결어 ‘For this reason’은 (A)의 내용을 까닭으로 하는 결과를 이끈다.',
    );
    expect(explain('Many gifts leave people sad.', 'The reason is simple.')).toBe(
      '(B)의 ‘The reason’은 (A)의 내용을 받는 말이다.',
    );
  });

  test('"Indeed" and "in short" say no more than they do', () => {
    expect(explain('He wanted to leave.', 'Indeed, it was late.')).toContain('강조하거나 뒷받침하는 말');
    expect(explain('He wanted to leave.', 'It was late, in short, for him.')).not.toContain('풀어서');
  });
});

describe('questions', () => {
  test.each([
    [
      'How brown is brown, and how much salt is a pinch?',
      'Flour drinks up more water on a dry day, and no two ovens are alike.',
    ],
    ['Why not lift the whole box onto the ship?', 'He sold his ship in May.'],
  ])('%s is not answered by: %s', (first, second) => {
    expect(linkSentences(first, second).filter(({ type }) => type === 'question')).toEqual([]);
  });

  test('"Why, then, …?" may go on from the whole text', () => {
    expect(linkSentences('It was only a town.', 'Why, then, do we tell the story?')).toEqual([]);
  });
});
