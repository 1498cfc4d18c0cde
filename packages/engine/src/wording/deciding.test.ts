import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { findAnswers } from '#wording/answer-spots.ts';
import { explainEvidence } from '#wording/explain-word.ts';

function readAnswers(text: string) {
  const analysis = analysePassage({ id: 't', text });
  return findAnswers(analysis).map(({ spot, swap, evidence }) => ({
    word: spot.token.lower,
    senses: evidence.clues.map(({ sense }) => sense),
    told: explainEvidence(analysis, swap, evidence.clues, ''),
  }));
}

const sensesOf = (text: string, word: string) =>
  readAnswers(text).find((one) => one.word === word)?.senses ?? [];

describe('what settles a word', () => {
  test.each([
    ['The streets of the old town are narrow, whereas those of the suburb are wide.', 'wide'],
    ['Cats sleep in the day, but most farmers reject this idea while their wives accept it.', 'reject'],
    ['A cheap coat keeps you warm for one winter, while an expensive one lasts for ten.', 'expensive'],
    ['Owls are active at night. Pigeons, on the other hand, are passive until the sun rises.', 'passive'],
  ])('its opposite across a word of contrast: %s', (text, word) => {
    expect(sensesOf(text, word)).toContain('contrast');
  });

  test.each([
    ['The hall was not only wide but also narrow at the far end of it.', 'narrow'],
    ['Flying home is cheap because the hall is closer than a wide road.', 'cheap'],
    ['Judges have grown cautious about a witness, however confident she sounds.', 'confident'],
    ['A low price pleased those who paid it more highly than a cold one.', 'low'],
    ['Health is dear to all. Yet the sick sit at home with a disease of the heart.', 'health'],
    [
      'Some firms appoint a critic, although a critic who is paid to find fault is easily ignored.',
      'appoint',
    ],
    ['Support for the mayor fell, but so did trust in his opponents.', 'opponents'],
    ['Singing is usually heard as a gift of the gods. Yet a gift that feeds it seldom lasts.', 'usually'],
    ['The strong wind came in March, but the farm was sold to a quiet woman.', 'strong'],
  ])('no contrast of other things: %s', (text, word) => {
    expect(sensesOf(text, word)).not.toContain('contrast');
  });

  test.each([
    [
      'The storm destroyed the harbor. Fishermen say the sea has never destroyed their harbor before.',
      'destroyed',
      false,
    ],
    [
      'The storm destroyed the harbor. A month later engineers photographed the destroyed harbor.',
      'destroyed',
      true,
    ],
    ['The price of bread rose again. The rise worried the bakers of the town.', 'rise', true],
    ['They admired the singer. This admiration lasted for years.', 'admiration', true],
    ['The farmers planted the field in spring. These plants grew tall in the rain.', 'planted', false],
    ['The cost of bread rose. The cost of bread equals the benefit of haste for the bakers.', 'cost', false],
    [
      'The nose sends weaker and weaker signals. It may sound like a weakness of the nose.',
      'weakness',
      false,
    ],
    ['The benefit of waiting exceeds the benefit of haste for the bakers.', 'benefit', false],
    ['The cost of bread rose. The bakers paid the cost of bread with old coins.', 'cost', true],
    ['The cost of sailing fell. The bakers paid the cost of building with old coins.', 'cost', false],
    ['The shore rose as quietly as the sea. Storms are born far out at sea.', 'sea', false],
    [
      'A theory takes risks. A good theory forbids much. Such a theory can be caught when it fails.',
      'theory',
      true,
    ],
    ['The price of wool fell. The weavers hardly noticed the price of bread.', 'price', false],
    ['The soup was ready. Most readers of the paper ate at home that day.', 'ready', false],
    ['The cook was kind to us. A kind of bread was sold there for its softness.', 'softness', false],
  ])('the same said again of the same thing: %s %s %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('echo')).toBe(isTold);
  });

  test.each([
    ['Engineers optimize the motor for efficiency in the winter.', 'efficiency'],
    ['The vast majority of the farmers sold their goats.', 'majority'],
    ['She called it a betrayal of trust and left the room.', 'trust'],
  ])('a word beside which the opposite makes no sense: %s', (text, word) => {
    expect(sensesOf(text, word)).toContain('partner');
  });

  test.each([
    ['The strong winds blew over the field all night.', 'strong'],
    ['The farm lies between the high mountains and a lake.', 'high'],
    ['Water is one of the scarce resources of the island.', 'scarce'],
    ['Firms like these play a central role in the trade of today.', 'central'],
    ['A large crowd stood before the hall.', 'large'],
  ])('a word that merely goes with it settles nothing: %s', (text, word) => {
    expect(sensesOf(text, word)).toEqual([]);
  });

  test.each([
    ['Sales of the magazine increased from 2,000 to 5,400 copies in a year.', 'increased', true],
    ['The share of women fell from 35% to 20% within ten years.', 'fell', true],
    ['Sales increased from 5,400 to 2,000 copies by mistake.', 'increased', false],
    ['The noise increased from Monday to Friday.', 'increased', false],
    ['Sales increased from 20% to 300 copies in a year.', 'increased', false],
  ])('numbers that go its way: %s %s %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('figures')).toBe(isTold);
  });

  test.each([
    ['They turned their dreams of flying into reality.', 'dreams', true],
    ['The listener has to guess what the speaker has in mind.', 'listener', true],
    ['People took more when the bowl was transparent than when it was opaque.', 'transparent', true],
    ['The listeners came early and the speakers came late.', 'listeners', false],
    ['The glass was transparent and the door was opaque.', 'transparent', false],
    ['Their dreams were loud, and reality came into view.', 'dreams', false],
  ])('its opposite where the sentence is built on both: %s %s %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('contrast')).toBe(isTold);
  });

  test.each([
    ['The heat comes partly from the lamp and partly from the sun.', 'partly', true],
    ['The child was clever. Her cleverness surprised us.', 'clever', true],
    ['We learn to admire him, for admiration costs nothing.', 'admire', true],
    ['A growing number of farms were sold. The children grew up there.', 'growing', false],
    ['The road was partly wet. It was partly closed in May.', 'partly', false],
    ['Modern ovens are safe. The modern road ends here.', 'modern', false],
    ['The law told people to reject the offer. We ask them to reject it as well.', 'reject', true],
    ['A melon loses water. When it rots, the money that was paid for it is lost.', 'loses', false],
    ['The rise in coal use shows the increase in the use of gas. Gas use increased.', 'increase', true],
    [
      'A cause of the rise in coal use is the increase in the use of gas. Coal use increased.',
      'increase',
      false,
    ],
    ['The share of the energy mix grew. Later a growth in demand for energy went on.', 'grew', false],
    ['The number of farms grew. The growth in the number of farms went on.', 'grew', true],
    ['They plant millions of trees. Such land hides millions of rare plants.', 'plant', false],
  ])('the same word or one made from it: %s %s %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('echo')).toBe(isTold);
  });

  test.each([
    ['Without a lid it may turn soft within a day, while a wrapped one stays firm.', 'soft', true],
    ['Without a lid the cake is soft, while a wrapped one stays firm.', 'soft', true],
    ['Against all hope he was rich, whereas his brother was poor.', 'rich', true],
    ['It came without a soft cover, while the other was firm.', 'soft', false],
    ['They sold it without any soft parts, whereas the others were firm.', 'soft', false],
    ['He fought against a slow reform, while the fast one pleased him.', 'slow', false],
  ])('"without" denies its own phrase alone: %s %s %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('contrast')).toBe(isTold);
  });

  test('a name stands beside a word as well', () => {
    expect(sensesOf('She spent the Easter Holiday in Rome.', 'spent')).toContain('partner');
  });

  test.each([
    ['A weak rope broke in the storm. The weakest rope of all was cut at once.', 'weakest', true],
    ['A weak rope lay by a strong rope. The weakest rope of all was cut at once.', 'weakest', false],
    ['He filled the deep pots first. Nobody had seen such deep water before.', 'deep', false],
    ['The natural spring dried up. It rained, and nature was green again.', 'natural', false],
    [
      'They solved the problem at once. The others slept. Later they could solve a problem alone.',
      'solved',
      false,
    ],
  ])('the same said again is of the same thing: %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('echo')).toBe(isTold);
  });

  test.each([
    ['He kept it in cold water for an hour while the stove was slowly warmed.', 'cold', false],
    [
      'The mayor called the plan false. The rule is often misread, however, as the claim that all is true.',
      'false',
      false,
    ],
    ['The old plan was weak. The new plan, however, was strong.', 'weak', true],
    ['They came not to suffer more but to suffer in good company.', 'suffer', false],
  ])('a word of contrast turns only what it joins: %s', (text, word, isTold) => {
    expect(sensesOf(text, word).includes('contrast')).toBe(isTold);
  });

  test('nothing settles what is denied, asked or put beside its opposite', () => {
    expect(sensesOf('The new road did not widen the gap. The gap widened later.', 'widen')).toEqual([]);
    expect(sensesOf('Was the storm strong, while the tide was weak?', 'strong')).toEqual([]);
    expect(sensesOf('The mill produced no goods, but the town consumed them.', 'produced')).toEqual([]);
  });
});

describe('the explanation', () => {
  test('quotes the words that settle it, whole and without loose ends', () => {
    const text = 'They found evidence for a slump in well-being. The lull in well-being lasts for years.';
    const told = readAnswers(text).map((one) => one.told);
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).not.toMatch(/ (?:in well|the|a|of|for)’/u);
  });

  test('ends before what belongs to the next clause', () => {
    const told = readAnswers(
      'He grew up in the city. The poor man sold all, but the rich man has bought much.',
    ).map((one) => one.told);
    expect(told.length).toBeGreaterThan(0);
    for (const line of told) expect(line).not.toMatch(/ (?:has|but)’|‘but /u);
  });

  test('names the aim whole', () => {
    const told = readAnswers('They paid a small price in order to avoid a disaster.').map((one) => one.told);
    expect(told.join('')).toContain('‘in order to’로 보아');
  });

  test('names the partner alone', () => {
    const [told] = readAnswers('The vast majority of the farmers sold their goats.').map((one) => one.told);
    expect(told).toBe('반대되는 말은 같은 문장의 ‘vast’와 이어지면 뜻이 통하지 않는다.');
  });
});

test('a word in what a sentence denies as a whole is settled by nothing', () => {
  const doubts = 'Doubt is useful. Doubt is rare. This does not mean that every doubt is equal.';
  const analysis = analysePassage({ id: 't', text: doubts });
  const answers = findAnswers(analysis);
  expect(answers.filter(({ spot }) => spot.token.sentence === 2)).toEqual([]);
});
