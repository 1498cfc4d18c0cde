import { describe, expect, test } from 'vitest';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readStrongLinks } from '#test-fixtures/link-sentences.ts';

const tell = (first: string, second: string): string[] =>
  readStrongLinks(first, second).map(({ words, antecedent }) => `${words} < ${antecedent}`);

describe('what may be explained by its own sentence is no cue', () => {
  test.each([
    ['Most of us hurry.', 'Monks do the reverse.'],
    ['Loud rooms tire us.', 'In small cafés the opposite happens.'],
    ['Loud rooms tire us.', 'The opposite effect is found in cafés.'],
    ['Clerks expect more noise.', 'One might fear a loss, but the opposite turns out to be the case.'],
    ['Ants share food.', 'The same is true of bees.'],
    ['Doors were shut.', 'Nurses fled with the same haste.'],
    ['Old maps hang on the wall.', 'Each visitor keeps those details that please the eye.'],
    ['Soft colors please us.', 'The same colors that calm one guest bore another.'],
    ['Foxes have a long tail.', 'They measure a meter without the tail.'],
    ['Teachers saw a price rise.', 'Shops keep the same price.'],
    ['Children depend on events.', 'The same calm events become a signal.'],
    ['Guests felt disappointment.', 'That disappointment is common suggests that looks matter.'],
    ['A word may be old.', 'Miners gave the word “gold” a new sense.'],
    ['A cold night weakens birds.', 'The song tells who survived the night.'],
    ['Oaks stop at once.', 'What is more surprising is that they agree.'],
    ['This helped them treat more people.', 'Doctors with this habit learned little.'],
    ['Walkers like the new lights.', 'With a number in front of them, old people feel safe.'],
    ['The walls look plain.', 'Towers carry beams on the outside that hold up nothing.'],
    ['Ann Dale often cut her hand.', 'Whenever she hurt herself, Josephine could use it.'],
    ['Babies hear many sounds.', 'Before they can speak, infants know the beat.'],
    ['They planted cotton for years.', 'Carver praised peanuts, because these plants feed the soil.'],
  ])('%s %s', (first, second) => {
    expect(tell(first, second)).toEqual([]);
  });
});

describe('a definite noun stands for the sentence before only where that names it', () => {
  test.each([
    ['She raised chicks from both farms in one barn.', 'The differences persisted.'],
    ['Fans write letters to singers.', 'The danger arises when a singer sells soap.'],
    ['He counted every step and slept badly.', 'The irony is that sleep comes unasked.'],
    ['Prizes go to those whose names are known.', 'Nurses are given these thankless duties.'],
  ])('%s %s', (first, second) => {
    expect(tell(first, second)).toEqual([]);
  });

  test.each([
    ['Town birds had longer legs than forest birds.', 'The differences persisted.', 'The differences < '],
    ['Many fear that the dam will fail.', 'The danger is real.', 'The danger < '],
    ['The board closed the school.', 'The decision was unpopular.', 'The decision < '],
    [
      'He swept floors, washed cups, and fed the cat.',
      'Nurses are given these thankless tasks.',
      'these thankless tasks < ',
    ],
  ])('but here: %s %s', (first, second, told) => {
    expect(tell(first, second)).toContain(told);
  });
});

describe('a word of the family names only what is the same thing', () => {
  test.each([
    ['Some verbs mark how the speaker knows.', 'These markers help listeners.'],
    ['Errors produced by tired clerks are hidden.', 'Bosses saw that the productivity fell.'],
    ['Whether a calf becomes male is unclear.', 'She saw that the males had one horn.'],
    ['He studied law at Howard University.', 'Later he sued the University of Maryland in 1933.'],
    ['A person fell.', 'Another person rose.'],
    ['Historians look for averages.', 'In such histories, nobody has a name.'],
  ])('%s %s', (first, second) => {
    expect(readStrongLinks(first, second).filter(({ type }) => type !== 'comparison')).toEqual([]);
  });

  test('and the noun itself goes before its verb', () => {
    expect(tell('A song was sung by a choir.', 'People loved the song.')).toContain('the song < A song');
  });

  test.each([
    ['Scholars call the feasts that mark such changes rites of passage.', 'These rites are old.', 'rites'],
    [
      'In a free society reasonable people disagree.',
      'When I deal with such people, I bend.',
      'reasonable people',
    ],
  ])('the phrase named is no more than its own: %s', (first, second, named) => {
    expect(readStrongLinks(first, second).map(({ antecedent }) => antecedent)).toContain(named);
  });

  test('"the smaller rooms" may be smaller than what stood further back', () => {
    expect(tell('Music played outdoors does not echo.', 'The smaller rooms let us hear.')).toEqual([]);
  });

  test('what is more, with its comma, adds', () => {
    expect(tell('Oaks stop at once.', 'What is more, they agree.')).toContain('What is more < ');
  });
});

describe('"this" before a name for it is a pronoun', () => {
  test.each([
    ['Doctors call this learned helplessness, a kind of despair.', 'this'],
    ['Engineers name this creep.', 'this'],
    ['Experts call this a parasocial tie.', 'this'],
    ['Writers have called this tendency a curse.', 'this tendency'],
  ])('%s', (second, words) => {
    const text = `Dogs that could not flee stopped trying. ${second}`;
    expect(listCues(analysePassage({ id: 'text', text }))[1]?.map((cue) => cue.words)).toContain(words);
  });
});

describe('"such" things of which nobody knows which are no cue', () => {
  test.each([
    ['It is rash to say that nobody lies.', 'English has the means of expressing such distinctions.'],
    ['A bridge fell in May.', 'Such changes are rare.'],
    ['The clerk shut the door.', 'Towns can be spared such mistakes.'],
  ])('%s %s', (first, second) => {
    expect(tell(first, second)).toEqual([]);
  });

  test.each([
    ['A dirt track crosses the park.', 'Such tracks are common.', 'Such tracks < track'],
    ['Friends trusted him.', 'Without such trust he would have failed.', 'such trust < trusted'],
    ['The teacher shouted.', 'Such a mistake frightened them.', 'Such a mistake < '],
  ])('but what was named is one: %s %s', (first, second, told) => {
    expect(tell(first, second)).toContain(told);
  });

  test('of two views told before, "such views" may be either', () => {
    const text = 'Some think that cats lie. Others argue that dogs do. Such views are old.';
    const cues = listCues(analysePassage({ id: 'text', text }))[2] ?? [];
    expect(cues.filter(({ type }) => type === 'demonstrative')).toEqual([]);
  });
});

describe('"they" are no years', () => {
  const stayed = 'those who had stayed';
  test.each([
    ['Those who had stayed for ten years were healthy.', 'They also slept better.', 'Those who had stayed'],
    ['Compared with the young, those who had stayed for years won.', 'They also slept better.', stayed],
    ['Of all the patients, those who had stayed longer did well.', 'They rarely fell.', stayed],
  ])('%s %s', (first, second, antecedent) => {
    expect(tell(first, second)).toContain(`They < ${antecedent}`);
  });

  test.each([
    ['Ten years had passed.', 'They were hard.'],
    ['The work took forty hours.', 'They were paid in gold.'],
    ['Doctors found that those who had moved fell ill.', 'They were surprised.'],
    ['Those who ran beat those who walked.', 'They slept well.'],
  ])('nobody is told: %s %s', (first, second) => {
    expect(tell(first, second).filter((link) => link.startsWith('They'))).toEqual([]);
  });
});

describe('"what he had in mind" asks for a name', () => {
  const pronounsIn = (text: string, at: number): string[] =>
    (listCues(analysePassage({ id: 'text', text }))[at] ?? [])
      .filter(({ type }) => type === 'pronoun')
      .map(({ words }) => words);

  test.each([
    ['The careful person is never angry. Nothing could be further from what he had in mind.', 1],
    ["Brandt's rule is old. The careful person is calm. Nothing is further from what he meant.", 2],
    ['A clerk left in May. A tower, as he put it, was enough.', 1],
  ])('%s', (text, at) => {
    expect(pronounsIn(text, at)).toEqual([]);
  });

  test('a noun is not told where somebody bears a name', () => {
    const text = 'Nobody heard Brandt. The careful driver is calm. He is never angry.';
    const links = findLinks(analysePassage({ id: 'text', text }), { first: 1, end: 2 }, 2);
    expect(links.filter(({ antecedent }) => antecedent === 'driver')).toEqual([]);
  });

  test('a name is told', () => {
    const text =
      'Ivo Brandt was born in 1810. Towers were low. Nothing was further from what he had in mind.';
    expect(pronounsIn(text, 2)).toEqual(['he']);
  });
});

describe('"the page" is the page that "a page" brought in', () => {
  test.each([
    ['A page was torn.', 'Nobody could read the page.', 'the page < A page'],
    ['He owned a used truck.', 'In the rain the truck stopped.', 'the truck < a used truck'],
    ['A reporter called.', 'In May Brandt met the reporter.', 'the reporter < A reporter'],
  ])('%s %s', (first, second, told) => {
    expect(tell(first, second)).toContain(told);
  });

  test.each([
    ['another reader', 'A page looked like a river.', 'When Bishop Brandt read, his eyes left the page.'],
    ['another time', 'A page looked like a river.', 'By 1650 monks had cut the page.'],
    ['another town', 'He owned a used truck.', 'Near Leeds the truck is rare.'],
  ])('not that of %s', (_, first, second) => {
    expect(tell(first, second).filter((link) => / < an? /iu.test(link))).toEqual([]);
  });

  test('after a second one either may be meant', () => {
    const text = 'A truck stopped at noon. Soon a truck came from the mill. Nobody saw the truck.';
    const cues = listCues(analysePassage({ id: 'text', text }))[2] ?? [];
    expect(cues.filter(({ type }) => type === 'article')).toEqual([]);
  });
});

describe('"the person named" is told by its own words', () => {
  test.each([
    ['A name tells us a person.', 'It depends on whether the person named would keep it.'],
    ['A letter came.', 'Nobody knew that the letter written by Ann was lost.'],
    ['A guest rang.', 'In May nobody knew whether the guest invited would come.'],
  ])('%s %s', (first, second) => {
    expect(tell(first, second).filter((link) => / < an? /iu.test(link))).toEqual([]);
  });

  test.each([
    ['A person rang.', 'In the rain the person waited.', 'the person < A person'],
    ['He wrote a letter.', 'Soon the letter reached Ann.', 'the letter < a letter'],
    ['They hid a box.', 'In May the box was found.', 'the box < a box'],
  ])('but it may act: %s %s', (first, second, told) => {
    expect(tell(first, second)).toContain(told);
  });

  test('what sadness is, is no feeling that comes back', () => {
    expect(tell('Sadness is a feeling.', 'In songs the feeling ends soon.')).not.toContain(
      'the feeling < a feeling',
    );
  });
});

describe('"in other words" says once more what stands before it', () => {
  const restates = (text: string): boolean =>
    (listCues(analysePassage({ id: 'text', text }))[1] ?? []).some(({ relation }) => relation === '재진술');

  test.each([
    'Frozen animals are often left alone. In other words, a frozen animal is safe. Rain fell.',
    'Prices tell buyers what to want. In other words, buyers listen. Nobody knew.',
    'Sleep sorts our memories. In other words, it is sorting that makes memories last. Cats sleep.',
  ])('%s', (text) => {
    expect(restates(text)).toBe(true);
  });

  test.each([
    'A fox lays down its duck. In other words, the trick works best near others. Rain fell.',
    'A fox sleeps. In other words, the trick is old. The trick is to play dead.',
    'Prices rose. Put simply, buyers listen. Buyers left.',
  ])('no cue: %s', (text) => {
    expect(restates(text)).toBe(false);
  });
});

test('"If so" goes on from a question without answering it', () => {
  const types = (answer: string) => readStrongLinks('Is the bridge safe?', answer).map(({ type }) => type);
  expect(types('If so, the safe bridge will be opened.')).not.toContain('question');
  expect(types('The answer is that the bridge is safe.')).toContain('question');
});

test('a reason answers what asks for one, not what asks for yes or no', () => {
  const types = (asked: string, answer: string) => readStrongLinks(asked, answer).map(({ type }) => type);
  const told = 'One reason is that guests fear the noise.';
  expect(types('Why is the hall empty?', told)).toContain('question');
  expect(types('Why is the hall empty?', 'Halls fill up because guests like to meet.')).not.toContain(
    'question',
  );
  expect(types('Is the feast the news, or was it held for the papers?', told)).not.toContain('question');
});
