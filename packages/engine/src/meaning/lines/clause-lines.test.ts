import { describe, expect, test } from 'vitest';

import { listClauseLines } from '#meaning/lines/clause-lines.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const around = (middle: string) => ({
  id: middle,
  text: `Bakeries open early. ${middle} The smell of bread makes a street feel safe.`,
  topic: 'the effect of the smell of bread on a street',
  title: 'A Safer Street',
  summary: 'A street seems safer where people smell bread.',
});
const list = (name: 'topic' | 'title', middle: string): string[] => {
  const source = around(middle);
  return listClauseLines(name, source, analysePassageOnce(source)).map(({ text }) => text);
};

describe('a detail of the middle becomes a wrong line', () => {
  test.each([
    ['Thick walls protect the ovens from cold winds.', 'why thick walls protect the ovens from cold winds'],
    ['Old ovens are expensive to heat.', 'why old ovens are expensive to heat'],
    ['Many drivers can find the shops at night.', undefined],
    [
      'Heavy trucks can damage the narrow bridges.',
      'the ability of heavy trucks to damage the narrow bridges',
    ],
    [
      'Some owners have begun to repair the roofs of empty mills.',
      'effective ways to repair the roofs of empty mills',
    ],
  ])('%s', (middle, line) => {
    if (line === undefined) expect(list('topic', middle)).toEqual([]);
    else expect(list('topic', middle)).toContain(line);
  });

  test('in capitals where it is a title', () => {
    expect(list('title', 'Thick walls protect the ovens from cold winds.')).toContain(
      'Thick Walls Protect the Ovens from Cold Winds',
    );
  });

  test('the reason quotes the words of the passage', () => {
    const source = around('Thick walls protect the ovens from cold winds.');
    const lines = listClauseLines('topic', source, analysePassageOnce(source));
    expect(lines.length).toBeGreaterThan(1);
    for (const { reason, told = '-' } of lines) {
      expect(source.text).toContain(told);
      expect(reason).toContain(`‘${told}’`);
    }
  });
});

test('a line is weak unless it is told in general of what the passage names again', () => {
  const weigh = (middle: string, more = '') => {
    const source = around(`${middle} ${more}`);
    const lines = listClauseLines('topic', source, analysePassageOnce(source));
    return lines.filter(({ shape }) => shape === 'why').map(({ isWeak }) => isWeak);
  };
  const walls = 'Thick walls protect the ovens from cold winds.';
  expect(weigh(walls)).toEqual([true]);
  expect(weigh(walls, 'Some ovens are old.')).toContain(false);
  expect(weigh('Thick walls protected the ovens from cold winds.', 'Some ovens are old.')).toContain(true);
  expect(weigh('Thick walls protected the ovens from cold winds.')).toEqual([]);
});

test.each([
  'Most owners take it for granted that thick walls protect the ovens from cold winds.',
  'Engineers asked whether thick walls protect the ovens from cold winds.',
  'Imagine a mill. Thick walls protect the ovens from cold winds.',
  'Not every wide bridge protects the ovens from cold winds.',
  'The thickest walls protect the ovens from cold winds.',
  'To put the roofs of empty mills away took years.',
])('nothing that is asked, thought, imagined or half said: %s', (middle) => {
  expect(list('topic', middle).join()).not.toMatch(/why|ways/u);
});

describe('what the middle names becomes a wrong line', () => {
  test.each([
    ['Bakers depend on foreign aid, which is scarce.', 'the importance of foreign aid'],
    ['Guests come for regular exercise.', 'the importance of regular exercise'],
  ])('%s', (middle, line) => {
    expect(list('topic', middle)).toContain(line);
  });

  test.each([
    'Bakers depend on more aid, which is scarce.',
    'Old mills suffered from the serious accidents of 1910.',
    'Guests come for the regular exercise.',
    'Guests come for streetwise advertising.',
    'Guests come for safely designed equipment and safeguarded health.',
  ])('but not what the passage only points to or counts: %s', (middle) => {
    expect(list('topic', middle).join()).not.toMatch(/importance|causes/u);
  });

  test('and is called hard only where its sentence calls it so', () => {
    const mend = 'Owners want to repair the roofs of empty mills.';
    expect(list('topic', mend).join()).not.toContain('difficulty');
    expect(list('topic', `${mend.slice(0, -1)}, which is hard.`)).toContain(
      'the difficulty of repairing the roofs of empty mills',
    );
  });
});

describe('no line is made of', () => {
  test.each([
    ['what points to another sentence', 'This habit protects the ovens from cold winds.'],
    ['what nobody names', 'It protects the ovens from cold winds.'],
    ['a duty', 'Thick walls should protect the ovens from cold winds.'],
    ['a conclusion', 'Thick walls therefore protect the ovens from cold winds.'],
    ['an answer', 'What helps? Thick walls protect the ovens from cold winds.'],
    ['a denial cut in two', 'Thick walls keep the heat not at night but by day.'],
    ['a comparison cut in two', 'Thick walls keep far more heat than wooden walls keep.'],
    ['what asks for more', 'Thick walls keep bakers quick to ask.'],
    ['what is only imagined', 'If thick walls protect the ovens from cold winds, bread is cheap.'],
    ['what could be', 'Thick walls could protect the ovens from cold winds.'],
    ['a reason that is denied', 'Fires seldom spread because thick walls protect the ovens from cold winds.'],
    ['a thing that is not named', 'The stuff protects the ovens from cold winds.'],
    ['an image', 'Thick walls feel like a warm coat.'],
    ['the persons of one scene', 'Two bakers keep their ovens near thick walls.'],
    ['the point in other words', 'The smell of bread makes people feel safer in the street.'],
  ])('%s', (_, middle) => {
    expect(
      list('topic', middle).filter((line) =>
        /walls? (?:protect|keep|feel)|the stuff|bakers|habit|bread/u.test(line),
      ),
    ).toEqual([]);
  });

  test.each([
    ['what answers the question itself', 'Old mills close for many reasons.'],
    ['what holds under a condition', 'Thick walls protect the ovens when strong winds blow.'],
    [
      'they, behind a noun that they need not mean',
      'Mice hide in old sacks until they are large enough to leave.',
    ],
    ['what one compares it with', 'Some bakers want to treat hungry young guests as though they were kings.'],
    ['a comparison', 'Some bakers learn to regard narrow wet streets as a place where rain falls.'],
    ['the second half of a denial', 'Bakers rarely clean the deep ovens with hot water, which is dear.'],
    ['a denial of time', 'Bakers never leave the deep ovens, which cool at night.'],
    ['a participle', 'Old mills had wooden tables, and gates painted in patterns of blue and gold.'],
    ['a participle in a row', 'Old mills had iron doors, and shutters painted in patterns of blue and gold.'],
    ['a hope', 'Owners hope that thick walls protect the ovens from cold winds.'],
    ['what will be', 'Thick walls will protect the ovens from cold winds.'],
    ['what only seems', 'Thick walls protect the ovens from cold winds, or so it seems.'],
  ])('%s: %s', (_, middle) => {
    expect(
      list('topic', middle).filter((line) =>
        /treat|regard|clean|leave|painted|protect|close|large/u.test(line),
      ),
    ).toEqual([]);
  });

  test.each([
    'Thick walls protect the ovens from cold winds.',
    'Thick walls protect the ovens from cold winds, which are a little strong.',
    'Many old mills have thick walls that protect the ovens from cold winds.',
  ])('but of what is whole and told: %s', (middle) => {
    expect(list('topic', middle).join()).toContain('protect the ovens from cold winds');
  });

  test('a role of what is named once', () => {
    const middle = 'Thick walls protect the ovens from cold winds.';
    expect(list('topic', middle).join()).not.toContain('the role of');
    expect(list('topic', `${middle} Ovens behind walls last.`)).toContain(
      'the role of thick walls in protecting the ovens from cold winds',
    );
  });

  test('the last sentence', () => {
    const source = { ...around(''), text: 'Bakeries open early. Thick walls protect the ovens from winds.' };
    const lines = listClauseLines('topic', source, analysePassageOnce(source));
    expect(lines.map(({ text }) => text).join()).not.toContain('walls');
  });
});
