import { describe, expect, test } from 'vitest';
import { explainLinks } from '#cohesion/explain-cue.ts';
import { areFirm } from '#cohesion/gap-reasons.ts';
import type { Cue, Link } from '#cohesion/cue.ts';
import type { Fault } from '#cohesion/measure-faults.ts';
import { areEnough, type Ruling } from '#cohesion/ruling-links.ts';
import { readStrongLinks } from '#test-fixtures/link-sentences.ts';

const tell = (first: string, second: string): string[] =>
  readStrongLinks(first, second).map(({ words, antecedent }) => `${words} < ${antecedent}`);

describe('words that take up something else, or nothing that can be named, are no link', () => {
  test.each([
    [
      'only experts could read the numbers',
      'Only experts could read them.',
      'He saw this kept too many people away.',
    ],
    ['"none of this" has no noun', 'A rule was kept.', 'All of them knew this guarantees success for rules.'],
    ['a year is no year that is numbered', 'It was sold within a year.', 'Around the year 2000 it won.'],
    ['nobody was told of', 'He made a set of signs.', 'Many in the town doubted him.'],
    ['explanation in general is no account', 'To seek explanation is human.', 'This account fails.'],
    [
      'its own sentence tells of the drop',
      'Baths are warm.',
      'Our heat falls at night, and this drop helps us sleep.',
    ],
    ['the quality was told further back', 'Rites were new. Crowds ran home.', 'This new ritual drew them.'],
    ['a custom may be that of the whole text', 'Robes are hot.', 'This custom has not died.'],
    ['others are meant', 'Ripe fruits give off a gas.', 'It makes the fruits around them soft.'],
    [
      '"too" adds to a part of its sentence',
      'They called it a waste.',
      'He saw that animals, too, need time.',
    ],
    ['"of course" grants nothing there', 'Cards are sold.', 'The shop has been paid, of course, by then.'],
    ['the trouble is told behind it', 'They held a view.', 'The trouble with the plan can be seen.'],
    [
      'a question that is told wants no answer',
      'Why then, they said, did she need it?',
      'Her guests need one today.',
    ],
    [
      'a laboratory in the state is meant',
      'She founded a laboratory in Florida.',
      'There she trained sharks.',
    ],
  ])('%s: %s %s', (_, first, second) => {
    expect(tell(first, second).filter((link) => !/^(?:He|She|It|They|they|him|them) </u.test(link))).toEqual(
      [],
    );
  });

  test('a deed with another quality is not named by its verb', () => {
    expect(tell('Oaks produce many acorns.', 'Such irregular production seems odd.')).toContain(
      'Such irregular production < ',
    );
  });
});

test('a mere word met again is not told beside a link', () => {
  const link: Link = { type: 'year', words: '1936', relation: '', strength: 2, antecedent: '1929' };
  const again: Link = {
    type: 'repetition',
    words: 'magazine',
    relation: '',
    strength: 1.5,
    antecedent: 'magazine',
  };
  expect(explainLinks([link, again], '(A)', '(B)')).not.toContain('magazine');
});

const cueOf = (words: string, antecedent: string): Cue => ({
  type: 'demonstrative',
  words,
  relation: '',
  antecedents: new Map([[1, { words: antecedent, fit: 1, strength: 2 }]]),
  lost: 1,
  far: 1,
});

describe('what may be taken up elsewhere as well closes nothing alone', () => {
  const faultOf = (sentence: number, antecedent: string): Fault => ({
    sentence,
    cue: cueOf('this change', antecedent),
    cost: 1,
    isLost: true,
  });

  test.each([
    ['one of a statement', [faultOf(3, '')], false],
    ['one of a word', [faultOf(3, 'change')], true],
    ['two of a statement', [faultOf(2, ''), faultOf(3, '')], true],
  ])('a gap: %s', (_, faults, isClosed) => {
    expect(areFirm(faults, 2)).toBe(isClosed);
  });

  const rulingOf = (block: number, isFirm: boolean): Ruling => ({
    link: { type: 'demonstrative', words: 'This', relation: '', strength: 2, antecedent: '' },
    part: block - 1,
    block,
    isFirm,
  });

  test.each([
    ['none', [], false],
    ['one that is loose', [rulingOf(3, false)], false],
    ['one that is firm', [rulingOf(3, true)], true],
    ['two loose ones of one block', [rulingOf(3, false), rulingOf(3, false)], false],
    ['two loose ones', [rulingOf(2, false), rulingOf(3, false)], true],
  ])('an order: %s', (_, rulings, isClosed) => {
    expect(areEnough(rulings)).toBe(isClosed);
  });
});
