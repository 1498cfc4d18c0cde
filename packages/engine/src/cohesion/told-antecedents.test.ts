import { describe, expect, test } from 'vitest';
import { explainLinks } from '#cohesion/explain-cue.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { listReasons } from '#cohesion/gap-reasons.ts';
import { compareOrders } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readStrongLinks } from '#test-fixtures/link-sentences.ts';

test('"such a meeting" is none of those that were named in passing', () => {
  const [link] = readStrongLinks(
    'Members fear the cost of coffee at meetings.',
    'He described such a meeting.',
  );
  expect(link).toMatchObject({ words: 'such a meeting', antecedent: '' });
});

describe('"it", "its" and "their" are told only where one thing fits', () => {
  test.each([
    ['An accent is not simply a mark.', 'It is also an instrument.', 'accent'],
    ['Some climbers rest.', 'They build a fire at night.', 'climbers'],
    ['The measure was repealed in 1851.', 'Its lesson has outlived it.', 'measure'],
  ])('%s %s', (first, second, antecedent) => {
    expect(readStrongLinks(first, second).map((link) => link.antecedent)).toContain(antecedent);
  });

  test.each([
    ['they were prized, not the scholars', 'Scholars passed over the jottings.', 'They are now prized.'],
    ['a hospital of children', "A group of children's hospitals tried it.", 'They taught their doctors.'],
    ['the lesson of anybody', 'Things come forward.', 'The lesson they take away is short.'],
    [
      'forty years are no craft',
      'Each craft carries a record.',
      'It will be forty years before either stops.',
    ],
    ['a firm has shares', 'The recall is a blow for the firm.', 'Its shares fell on the news.'],
  ])('no link: %s', (_, first, second) => {
    expect(readStrongLinks(first, second).filter(({ type }) => type === 'pronoun')).toEqual([]);
  });

  test.each([
    [
      'the car has a battery',
      'An electric car gives off no smoke. The harm has not disappeared, however. Its battery may hold cobalt.',
    ],
    [
      'two people drew the map',
      'The readings were gathered by the captain Ivo Brandt. Eva Lind, who drew maps, was won over when records were found. Their map came out in 1977.',
    ],
  ])('nothing is told past the sentence before: %s', (_, text) => {
    const links = findLinks(analysePassage({ id: 'text', text }), { first: 1, end: 2 }, 2);
    expect(links.filter(({ type }) => type === 'pronoun')).toEqual([]);
  });
});

describe('a pointer points at what was said to be', () => {
  test.each([
    [
      'a clause begins there',
      'The machines came.',
      'He began by pointing out that machines made life cheap.',
    ],
    ['a clause begins there', 'Rain fell.', 'It was built on the view in that rains never stop.'],
    [
      'a second is no second one',
      'They look down for a second.',
      'We shrug at the first and condemn the second.',
    ],
    ['nothing was doubted', 'A letter is of little use.', 'In a talk such doubts can be aired.'],
  ])('no link: %s', (_, first, second) => {
    expect(readStrongLinks(first, second)).toEqual([]);
  });

  test.each([
    ['Many people hold the theory.', 'On this theory, love is respect.', 'theory'],
    ['A path led to the sea.', 'Poets wrote about that path in May.', 'path'],
    ['Most parents wonder whether it is safe.', 'Such doubts can be aired in a talk.', ''],
  ])('%s %s', (first, second, antecedent) => {
    expect(readStrongLinks(first, second).map((link) => link.antecedent)).toContain(antecedent);
  });
});

test('"no theory" is named by no "this view"', () => {
  const links = readStrongLinks('No theory could talk us out of it.', 'Respect, on this view, is love.');
  expect(links.map(({ antecedent }) => antecedent)).not.toContain('theory');
});

describe('a noun phrase is called no connective', () => {
  test.each([
    [
      'Pupils met.',
      'Most of them had come by bus.',
      '(B)의 ‘Most of them’은 (A)에서 말한 대상의 대부분을 가리킨다.',
    ],
    ['Bridges fell.', 'The reason is simple.', '(B)의 ‘The reason’은 (A)의 내용을 받는 말이다.'],
    ['Nails rust.', 'Similar harm comes to tools.', '(B)의 ‘Similar’는 (A)와 비슷한 내용을 나란히 이끈다.'],
    ['Rain may fall.', 'If so, the play is put off.', '(B)의 ‘If so’는 (A)의 내용을 받아 이어 간다.'],
    ['Nails rust.', 'However, gold does not.', '(B)의 연결어 ‘However’는 (A)의 내용을 뒤집는 말을 이끈다.'],
  ])('%s %s', (first, second, line) => {
    const text = analysePassage({ id: 'text', text: `${first} ${second}` });
    const links = findLinks(text, { first: 0, end: 1 }, 1).filter(({ type }) => type === 'connective');
    expect(explainLinks(links, '(A)', '(B)')).toBe(line);
  });
});

test('"the conclusion, then" closes no gap: it may be drawn from the sentence that is put in', () => {
  const text =
    'A car gives off no smoke. The harm has not gone, however. It may hold cobalt. Making one takes coal. That debt is paid off soon. The honest conclusion, then, is mixed. Some pay more than others.';
  const analysis = analysePassage({ id: 'text', text });
  const rival = compareOrders(listCues(analysis), [0, 2, 3, 4, 1, 5, 6]);
  expect(listReasons(analysis, rival, 1, 3).filter(({ cue }) => cue.words === 'then')).toEqual([]);
});

test.each([
  [
    'How deep is it, and who dug it?',
    'None of these questions was asked.',
    '‘these questions’는 (A)에서 던진 물음을 가리킨다',
  ],
  [
    'Ships brought sailors.',
    'None of the sailors stayed.',
    '‘the sailors’는 (A)의 ‘sailors’를 다시 가리킨다',
  ],
  ['Ships brought sailors.', 'Most of the sailors stayed.', '말한 ‘sailors’의 대부분을 가리킨다'],
])('none is no part of what was named or asked: %s %s', (first, second, told) => {
  const text = analysePassage({ id: 'text', text: `${first} ${second}` });
  const links = findLinks(text, { first: 0, end: 1 }, 1).filter(({ type }) => type === 'group');
  expect(explainLinks(links, '(A)', '(B)')).toContain(told);
});
