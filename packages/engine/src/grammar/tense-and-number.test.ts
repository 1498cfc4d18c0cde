import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** Own sentences for one rule each: the right form that must be offered and what is wrong there. */
const positives: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'past-with-time': [
    ['My uncle moved to Canada in 2011.', 'moved > has moved'],
    ['She visited her grandmother last week.', 'visited > has visited'],
    ['They painted the kitchen three weeks ago.', 'painted > have painted'],
    ['The singer, who died in 1998, left two children.', 'died > has died'],
    ['The tower was repaired in 2004.', 'was > has been'],
    ['He wrote a letter to the mayor yesterday.', 'wrote > has written'],
    ['In 1969, the crew landed on the moon.', 'landed > has landed'],
    ['We saw a strange bird two days ago.', 'saw > have seen'],
    ['The company opened a new factory last year.', 'opened > has opened'],
    ['The museums were closed last month.', 'were > have been'],
  ],
  'one-of-plural': [
    ['Seoul is one of the largest cities in Asia.', 'cities > city'],
    ['One of the students forgot her bag.', 'students > student'],
    ['It was one of the best concerts of the year.', 'concerts > concert'],
    ['He is one of my oldest friends in this town.', 'friends > friend'],
    ['One of the windows was broken by the storm.', 'windows > window'],
    ['She wrote one of the most famous poems in English.', 'poems > poem'],
    ['This is one of the reasons for the long delay.', 'reasons > reason'],
    ['One of these machines can print a house.', 'machines > machine'],
    ['Coffee is one of the main exports of Brazil.', 'exports > export'],
    ['One of our teachers grew up in Kenya.', 'teachers > teacher'],
  ],
  'adjective-attributive': [
    [
      'The storm did a massive amount of harm and caused a dramatic fall in prices.',
      'dramatic > dramatically',
    ],
    ['He gave a powerful speech to the crowd.', 'powerful > powerfully'],
    ['The doctor made a careful study of the child.', 'careful > carefully'],
    ['She showed an impressive knowledge of the city.', 'impressive > impressively'],
    ['They found a dangerous mistake in the plan.', 'dangerous > dangerously'],
    ['A successful business needs good workers.', 'successful > successfully'],
    ['He told us about the tragic death of the king.', 'tragic > tragically'],
    ['The painter had a remarkable talent for color.', 'remarkable > remarkably'],
    ['It was a hopeless attempt to save the ship.', 'hopeless > hopelessly'],
    ['The dominant theory was wrong about the moon.', 'dominant > dominantly'],
  ],
  'indirect-question-order': [
    ['She wondered how much it would cost to fly home.', 'it would > would it'],
    ['Nobody knows why the birds are leaving the island.', 'the birds are > are the birds'],
    ['He asked what they were doing in the garden.', 'they were > were they'],
    ['The map shows where the river is most dangerous.', 'the river is > is the river'],
    ['They talked about how the house could be saved.', 'the house could > could the house'],
    ['I do not understand why she is angry with us.', 'she is > is she'],
    ['The guide explained how the bridge was built.', 'the bridge was > was the bridge'],
    ['We need to decide where we should spend the night.', 'we should > should we'],
    ['Scientists want to learn how the cells are changing.', 'the cells are > are the cells'],
    ['The book tells us about what they were hoping for.', 'they were > were they'],
  ],
  'conjunction-opens-clause': [
    ['When the bell rang, the children ran outside.', 'When > During'],
    ['As the crowd grew, the police closed the street.', 'As > During'],
    ['Unless it rains soon, the match will be played.', 'Unless > Without'],
    ['Whereas his brother loves music, he prefers sport.', 'Whereas > Despite'],
    ['He was cooking dinner, when the lights went out.', 'when > during'],
    ['As she opened the door, a cat ran in.', 'As > During'],
    ['When they reached the lake, they saw a boat.', 'When > During'],
    ['Unless you leave now, you will miss the train.', 'Unless > Without'],
    ['When the king died, his son took the throne.', 'When > During'],
    ['Some people like the city, whereas others prefer the country.', 'whereas > despite'],
  ],
  'agreement-plain': [
    ['The bill allows the police to search the house.', 'allows > allow'],
    ['These animals are strange to most people.', 'are > is'],
    ['The lesson was hard for the children.', 'was > were'],
    ['Her hands were shaking with cold.', 'were > was'],
    ['He says that the rule is too strict.', 'is > are'],
    ['My brother has never seen the sea.', 'has > have'],
    ['The trees have lost all of their leaves.', 'have > has'],
    ['Because the road was closed, we came home.', 'was > were'],
    ['In winter, the lake is covered with ice.', 'is > are'],
    ['The song reminds me of my first school.', 'reminds > remind'],
  ],
  'adjective-predicative': [
    ['The result of the vote was tragic.', 'tragic > tragically'],
    ['The answer was careful but wrong.', 'careful > carefully'],
    ['After the war the country was peaceful.', 'peaceful > peacefully'],
    ['His plan is dangerous and costs too much.', 'dangerous > dangerously'],
    ['The speech of the king was powerful.', 'powerful > powerfully'],
    ['The hotel near the beach is expensive.', 'expensive > expensively'],
    ['The new nurse was helpful and kind.', 'helpful > helpfully'],
    ['Their fear of the dark is natural.', 'natural > naturally'],
    ['Her first novel was successful.', 'successful > successfully'],
    ['All attempts to save the ship were hopeless.', 'hopeless > hopelessly'],
  ],
  'agreement-there': [
    ['There is a small shop behind the station.', 'is > are'],
    ['There are several reasons for this decision.', 'are > is'],
    ['There was a strange noise in the attic.', 'was > were'],
    ['There were many visitors at the castle.', 'were > was'],
    ['There comes a time when a child must leave home.', 'comes > come'],
    ['He said that there are two ways to the top.', 'are > is'],
    ['There exists a deep fear of change in the village.', 'exists > exist'],
    ['In winter, there is a bus to the village.', 'is > are'],
    ['Although there are few trees here, it is cool.', 'are > is'],
    ['There are some books on the kitchen table.', 'are > is'],
  ],
};

/** Own sentences in which the rule named must offer nothing as wrong. */
const negatives: Readonly<Record<string, readonly string[]>> = {
  'past-with-time': [
    'He remembered meeting her at a party years ago.',
    'She said that her father had died in 1990.',
    'He has lived here since the war ended in 1953.',
    'If he moved last year, I did not notice it.',
    'The report published in 2010 is still useful.',
    'They plan to leave next week.',
    'The next meeting will be held in 2019.',
    'She worked in a bank for ten years.',
    'The war of 1950 changed the country.',
    'Last year has been difficult for all of us.',
  ],
  'one-of-plural': [
    'One of the police officers and one of the staff left.',
    'One of them forgot her bag at home.',
    'He had one of everything in his bag.',
    'She is one of the family now.',
    'One of the series was shown again.',
    'One of the sheep was lost in the snow.',
    'He wants one of those.',
    'One of the team left early on Monday.',
    'One of the people at the door was his aunt.',
    'One of the species lives only on the island.',
  ],
  'adjective-attributive': [
    'It was an environmentally friendly car with a small engine.',
    'The political left won the vote in the spring.',
    'She took an early train to the northern coast.',
    'He wore a lovely coat and a friendly smile.',
    'The former president raised the minimum wage.',
    'The music was beautiful and the food was fine.',
    'The chemical equivalent costs far less.',
    'He is a deeply religious person.',
    'The old man sat on a wooden bench.',
    'A public broadcast was heard all over the town.',
  ],
  'indirect-question-order': [
    'What will the weather be like tomorrow?',
    'How could the house be saved?',
    'Where the river is wide, it is slow.',
    'He knows what is good for him.',
    'She asked who was at the door.',
    'I know what they want.',
    'They saw how it works.',
    'He asked me how old the house was.',
    'Do you know why it is so cold here?',
    'She knows how to cook fish.',
  ],
  'conjunction-opens-clause': [
    'As a child, she lived by the sea.',
    'He works as a teacher in a small town.',
    'He is as tall as his father was.',
    'When young, he loved to swim.',
    'When driving, keep your eyes on the road.',
    'As you know, the plan has changed.',
    'Since he left, nobody has lived there.',
    'After the rain stopped, we went out.',
    'As cold as it was, they went swimming.',
    'Do it when necessary and not before.',
  ],
  'agreement-plain': [
    'The police were late and the team has lost.',
    'Bread and butter is all that he eats.',
    'The price of the apples is too high.',
    'If the room were bigger, we would stay.',
    'They insist that the child stay at home.',
    'The dog and the cat were asleep.',
    'He bought a car, a boat and a horse were left behind.',
    'The staff have gone home already.',
    'I wish the summer were longer than it is.',
    'A number of books were lost in the fire.',
  ],
  'adjective-predicative': [
    'He is present at every meeting.',
    'The train was early and the bus was late.',
    'The car was expensive to repair.',
    'The two answers are different in one point.',
    'It is likely that he will come.',
    'She is friendly and lively.',
    'The total is annual and the rest is monthly.',
    'The sky was blue and the air was cold.',
    'The girl is afraid of dogs.',
    'He was sure of himself.',
  ],
  'agreement-there': [
    'There is a table and two chairs in the room.',
    'There is salt on the road.',
    'If there were a way, he would take it.',
    'There has been some trouble at the school.',
    'There it is on the shelf.',
    'There must be a reason for this.',
    'He went there in the spring.',
    'There is a man or a woman at the door.',
    'There seems to be a problem.',
    'There you are at last, my friend.',
  ],
};

function listAnswers(text: string, rule: string): string[] {
  return findGrammarSpots(analysePassage({ id: 'x', text }))
    .filter((spot) => spot.isAnswer && spot.rule === rule)
    .map(({ original, corrupted }) => `${original} > ${corrupted}`);
}

describe('detectors of tense, number, order and clause openers', () => {
  const wanted = Object.entries(positives).flatMap(([rule, rows]) =>
    rows.map(([sentence, pair]) => ({ rule, sentence, pair })),
  );
  test.each(wanted)('$rule finds $pair in: $sentence', ({ rule, sentence, pair }) => {
    expect(listAnswers(sentence, rule)).toContain(pair);
  });

  const unwanted = Object.entries(negatives).flatMap(([rule, rows]) =>
    rows.map((sentence) => ({ rule, sentence })),
  );
  test.each(unwanted)('$rule offers nothing in: $sentence', ({ rule, sentence }) => {
    expect(listAnswers(sentence, rule)).toEqual([]);
  });
});
