import { describe, expect, test } from 'vitest';
import { listCues } from '#cohesion/list-cues.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readStrongLinks } from '#test-fixtures/link-sentences.ts';

const pronounsOf = (first: string, second: string) =>
  readStrongLinks(first, second).filter(({ type }) => type === 'pronoun');

describe('"he" and "she" stand for the one person who was named', () => {
  test.each([
    ['Ann Moor, who ran a mill in Leeds, disliked waste.', 'Her answer was a new oven.', 'Her', 'Ann Moor'],
    ['The chemist Ann Moor ran a mill in Leeds.', 'In 1911 she sold it.', 'she', 'Ann Moor'],
    ['A young painter named Ivo Brandt came to Lyon in April.', 'He lived on bread.', 'He', 'Ivo Brandt'],
    ['The Nile drew Ivo Brandt, a painter from Bern.', 'In his letters it is blue.', 'his', 'Ivo Brandt'],
    [
      'Ann Moor, who in 1911 became the first woman to fly, spent her life in Leeds.',
      'Among the towns she saw was Bern.',
      'she',
      'Ann Moor',
    ],
    ['The judge Ivo Brandt has warned the community.', 'Whether he is right is unclear.', 'he', 'Ivo Brandt'],
  ])('%s %s', (first, second, words, antecedent) => {
    expect(pronounsOf(first, second)).toEqual([{ type: 'pronoun', words, antecedent }]);
  });

  test.each([
    ['of two people either may be meant', 'Ann Moor wrote to Eva Lind.', 'She was tired.'],
    ['a city is nobody', 'Leeds, a town in the north, grew fast.', 'He was tired.'],
    ['a month is nobody', 'April was cold.', 'She stayed at home.'],
    ['a community is nobody', 'The community grew.', 'He left at noon.'],
  ])('no link: %s', (_, first, second) => {
    expect(pronounsOf(first, second)).toEqual([]);
  });
});

describe('"they" who think or ask are people', () => {
  test.each([
    ['Bakers put loaves on the shelves.', 'They thought that nobody would pay.', 'Bakers'],
    ['Maps helped some sailors.', 'They believed every line.', 'sailors'],
    [
      'In 2018, Ann Moor of Leeds and her colleagues reported a test.',
      'They invited nine cooks.',
      'Ann Moor of Leeds and her colleagues',
    ],
    ['The chemists Ann Moor and Eva Lind met in Bern.', 'They decided to stay.', 'Ann Moor and Eva Lind'],
    ['Ann Moor and Eva Lind met in Bern.', 'They decided to stay.', 'Ann Moor and Eva Lind'],
    ['A flood had cut some farmers off from their fields.', 'They planted rice on a hill.', 'farmers'],
    ['Owners of cafés bought big machines.', 'They expected crowds.', 'Owners'],
  ])('%s %s', (first, second, antecedent) => {
    expect(pronounsOf(first, second)).toContainEqual({ type: 'pronoun', words: 'They', antecedent });
  });

  test.each([
    ['loaves do not think', 'Loaves lay on the shelves.', 'They thought that nobody would pay.'],
    ['its own sentence says who', 'Teachers left.', 'When two boys want a ball, they argue.'],
    ['its own sentence says who', 'Visitors came.', 'Most stay longer than they had planned.'],
    ['a third person was there', 'Ann Moor and Eva Lind met two judges.', 'They decided to stay.'],
    ['bakers or sailors', 'Bakers met sailors.', 'In May they decided to leave.'],
  ])('no link: %s', (_, first, second) => {
    expect(pronounsOf(first, second)).toEqual([]);
  });
});

describe('whoever reports was named before', () => {
  test.each([
    ['A team of engineers tested forty bridges.', 'Rust, they found, was rare.', 'they', 'team'],
    ['Ann Moor measured the wind.', 'A small tower, she argued, would be enough.', 'she', 'Ann Moor'],
    ['Scholars read the letters.', 'Half of them, they concluded, were false.', 'they', 'Scholars'],
  ])('%s %s', (first, second, words, antecedent) => {
    const found = pronounsOf(first, second);
    if (antecedent === 'team') expect(found.every(({ words: own }) => own === words)).toBe(true);
    else expect(found).toContainEqual({ type: 'pronoun', words, antecedent });
  });

  test('past a sentence in between nothing is lost, but before the name all is', () => {
    const text =
      'Bees dance. Ann Moor measured the wind. Towers hum. A low one, she argued, would be enough.';
    const cue = listCues(analysePassage({ id: 'text', text }))[3]?.find(({ type }) => type === 'pronoun');
    expect([...(cue?.antecedents.keys() ?? [])]).toEqual([1]);
    expect(cue).toMatchObject({ lost: 2, far: 0 });
  });

  test.each([
    ['nobody was named', 'Wind turns mills.', 'A small tower, she argued, would be enough.'],
    ['of two either may be meant', 'Ann Moor met Eva Lind.', 'A tower, she argued, is enough.'],
    ['a list of doings', 'Scholars met.', 'When two boys want a ball, they argue, complain, and fight.'],
    [
      'no words of report',
      'Ann Moor measured the wind.',
      'Late in the cold month of May near the sea, she slept, and we left.',
    ],
  ])('no link: %s', (_, first, second) => {
    expect(pronounsOf(first, second)).toEqual([]);
  });
});

describe('a single word that is no subject is a person only where the passage tells so', () => {
  test.each([
    ['The cloth was sold in 1971 under the name Norvex.', 'She had given up her rights.'],
    ['They had called the cloth Lumina.', 'She was proud.'],
    ['At first she had been trained to teach English.', 'She became a nurse.'],
  ])('%s %s: nobody is named', (first, second) => {
    expect(pronounsOf(first, second)).toEqual([]);
  });

  test('a surname is a person where the full name stood earlier', () => {
    const text =
      'Ivo Brandt saw no colors. In 1995 a clinic found that Brandt lacked a gene. His wish was granted.';
    const cues = listCues(analysePassage({ id: 'text', text }))[2] ?? [];
    expect(cues.find(({ words }) => words === 'His')?.antecedents.get(1)).toMatchObject({
      words: 'Brandt',
      strength: 2,
    });
  });

  test.each([
    ['In 1995 scientists found that Ivo Brandt had been blind.', 'His wish was granted.', 'Ivo Brandt'],
    ['In that year a prize was given to the chemist Moor.', 'She gave it away.', 'Moor'],
    ['The museum honored a chemist named Moor.', 'She smiled.', 'Moor'],
  ])('%s %s: somebody is', (first, second, antecedent) => {
    expect(pronounsOf(first, second).map((link) => link.antecedent)).toEqual([antecedent]);
  });
});
