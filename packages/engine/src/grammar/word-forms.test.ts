import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** Own sentences with every form that may be offered as certainly wrong there: 'rule: right > wrong'. */
const markedSentences: readonly (readonly [string, ...string[]])[] = [
  ['What surprises most visitors is that the shops close early.', 'most-not-almost: most > almost'],
  [
    'The factory closed in May, forcing many families to move.',
    'quantity-many-much: many > much',
    'complement-to-infinitive: to move > move',
  ],
  ['She wrote to the mayor, asking him to visit the school.', 'complement-to-infinitive: to visit > visit'],
  [
    'The idea has been discussed by many scholars.',
    'voice-passive: been discussed > discussed',
    'quantity-many-much: many > much',
  ],
  [
    'He owns forty watches, most of which were made in Korea.',
    'most-not-almost: most > almost',
    'relative-of-which: which > them',
  ],
  [
    'Those who arrive early get the best seats.',
    'pronoun-those-who: Those > Them',
    'relative-who: who > whom',
    'agreement-relative-verb: arrive > arrives',
  ],
  ['She spoke so quietly that nobody in the back heard her.', 'so-not-such: so > such'],
  [
    'The box was so heavy that two men could not lift it.',
    'so-not-such: so > such',
    'conjunction-so-that: that > what',
  ],
  ['The price has risen steadily since last spring.', 'adverb-modifying: steadily > steady'],
  ['The two results are remarkably similar.', 'adverb-modifying: remarkably > remarkable'],
  ['The plan was carefully designed by an engineer.', 'adverb-modifying: carefully > careful'],
  [
    'She answered correctly and left the room.',
    'adverb-modifying: correctly > correct',
    'parallel-verb: left > leaving',
  ],
  [
    'The rule seems reasonable to most parents.',
    'adjective-complement: reasonable > reasonably',
    'most-not-almost: most > almost',
  ],
  ['The noise made sleep impossible.', 'adjective-object-complement: impossible > impossibly'],
  [
    'Computers made it possible to store millions of books.',
    'adjective-object-complement: possible > possibly',
    'infinitive-real-subject: to store > store',
  ],
  ['We found the lecture useful.', 'adjective-object-complement: useful > usefully'],
  [
    'The dog wagged its tail and followed its owner.',
    'pronoun-possessive-number: its > their',
    'parallel-verb: followed > following',
  ],
  ['The tree itself is a thousand years old.', 'pronoun-reflexive-number: itself > themselves'],
  [
    'The noise keeps us awake and tells us nothing.',
    'pronoun-object-not-reflexive: us > ourselves',
    'pronoun-object-not-reflexive: us > ourselves',
  ],
  ['The song reminds them of home.', 'pronoun-object-not-reflexive: them > themselves'],
  [
    'He decided to sell the house and move to the coast.',
    'infinitive-object: to sell > selling',
    'infinitive-governed: to sell > selling',
  ],
  ['The teacher collected the papers and began the next lesson.', 'parallel-verb: began > beginning'],
  ['The law allows farmers to sell milk directly.', 'complement-to-infinitive: to sell > sell'],
  ['The storm forced the ship to return to the harbor.'],
  ['His parents encouraged him to study music.', 'complement-to-infinitive: to study > study'],
  ['She let the children play in the garden.', 'complement-bare: play > to play'],
  [
    'The smell made him feel hungry.',
    'complement-bare: feel > to feel',
    'adjective-complement: hungry > hungrily',
  ],
  ['He kept us waiting for an hour.', 'complement-ing: waiting > wait'],
  [
    'She refused to sign the contract.',
    'infinitive-object: to sign > signing',
    'infinitive-governed: to sign > signing',
  ],
  ['They avoided talking about the war.', 'gerund-object: talking > to talk'],
  ['She learned English by watching old films.', 'gerund-after-preposition: watching > watch'],
  ['He left the room without saying a word.', 'gerund-after-preposition: saying > say'],
  ['We had difficulty finding a hotel.', 'fixed-gerund: finding > to find'],
  ['It is important to drink enough water.', 'infinitive-real-subject: to drink > drink'],
  ['The second test was far more difficult.', 'comparative-modifier: far > very'],
  ['She is as tall as her mother.', 'comparison-as-as: as > than'],
  [
    'It was such a beautiful day that we walked home.',
    'such-not-so: such > so',
    'adjective-attributive: beautiful > beautifully',
  ],
  [
    'He had so many books that he opened a library.',
    'so-not-such: so > such',
    'quantity-many-much: many > much',
  ],
  ['He was rich enough to buy an island.', 'enough-order: rich enough > enough rich'],
  ['Most of the land is covered with forest.', 'most-not-almost: Most > Almost'],
  [
    'There were many reasons for the change.',
    'agreement-there: were > was',
    'quantity-many-much: many > much',
  ],
  [
    'The plan takes much time and little money.',
    'quantity-many-much: much > many',
    'quantity-many-much: little > few',
  ],
  ['We invited other families to the party.', 'other-another: other > another'],
  ['He learns faster than his brother does.', 'pro-verb: does > is'],
  ['He used to live near the sea.', 'modal-used-to: live > living'],
  ['He had his car repaired by a friend.', 'complement-participle: repaired > repair'],
  ['The mayor was asked to open the new bridge.', 'infinitive-after-passive: to open > opening'],
  ['Like most birds, the swallow flies south in autumn.', 'most-not-almost: most > almost'],
  [
    'The company lowered its prices, hoping to win new customers.',
    'infinitive-object: to win > winning',
    'infinitive-governed: to win > winning',
  ],
  [
    'The snow covered the fields, making the roads invisible.',
    'adjective-object-complement: invisible > invisibly',
  ],
  ['You should avoid eating late at night.', 'gerund-object: eating > to eat'],
  ['He denied stealing the money.', 'gerund-object: stealing > to steal'],
  ['She suggested taking a taxi to the airport.', 'gerund-object: taking > to take'],
  ['He considered leaving the company.', 'gerund-object: leaving > to leave'],
  ['The teacher made us write a long essay.', 'complement-bare: write > to write'],
  ['Her words made him think again.', 'complement-bare: think > to think'],
  ['My parents let me choose my own school.', 'complement-bare: choose > to choose'],
  ['The king himself opened the gate.', 'pronoun-reflexive-number: himself > themselves'],
  ['The plan itself was never discussed.', 'pronoun-reflexive-number: itself > themselves'],
  ['The children themselves chose the color of the walls.', 'pronoun-reflexive-number: themselves > itself'],
  ['The machine repairs itself at night.', 'pronoun-reflexive-number: itself > themselves'],
  ['The news made us happy and gave us hope.', 'adjective-object-complement: happy > happily'],
  ['This method is even more effective than the old one.', 'comparative-modifier: even > very'],
  ['His second book sold far better than the first one.', 'comparative-modifier: far > very'],
  [
    'The house was so small that six people filled it.',
    'so-not-such: so > such',
    'conjunction-so-that: that > what',
  ],
  [
    'The wind blew so hard that the trees fell.',
    'so-not-such: so > such',
    'conjunction-so-that: that > what',
  ],
  ['It is such a strange story that nobody believes it.', 'such-not-so: such > so'],
  ['She is old enough to drive a car.', 'enough-order: old enough > enough old'],
  ['He ran fast enough to catch the bus.', 'enough-order: fast enough > enough fast'],
  ['The tower is as high as a mountain.', 'comparison-as-as: as > than'],
  [
    'The king was deeply respected, and his laws were strictly enforced.',
    'adverb-between-verbs: deeply > deep',
    'adverb-modifying: strictly > strict',
  ],
  ['The child behaved politely at dinner.', 'adverb-modifying: politely > polite'],
  ['He has completely forgotten his promise.', 'adverb-modifying: completely > complete'],
  ['The task is extremely difficult.', 'adverb-modifying: extremely > extreme'],
  [
    'The village became famous for its cheese.',
    'adjective-complement: famous > famously',
    'pronoun-possessive-number: its > their',
  ],
  ['The plan seems impossible at first.', 'adjective-complement: impossible > impossibly'],
  ['They found it difficult to sleep.', 'infinitive-real-subject: to sleep > sleep'],
  ['She considers the question important.', 'adjective-object-complement: important > importantly'],
  ['She expects her children to help in the house.'],
  ['The rain caused the river to flood the fields.', 'complement-to-infinitive: to flood > flood'],
  ['The teacher told the boys to stop the game.', 'complement-to-infinitive: to stop > stop'],
  ['The app enables users to share photographs.', 'complement-to-infinitive: to share > share'],
  ['He asked his neighbor to feed the cat.'],
  ['Most of the water was gone by the end of the day.', 'most-not-almost: Most > Almost'],
  ['The United States is a large country with many states.', 'quantity-many-much: many > much'],
  [
    'Physics with its many laws is hard to learn.',
    'quantity-many-much: many > much',
    'finite-main-verb: is > being',
  ],
  ['They painted the door green and left it open.', 'parallel-verb: left > leaving'],
  ['She considered him honest and a good friend.', 'adjective-object-complement: honest > honestly'],
  ['She looked at him carefully and said nothing.', 'parallel-verb: said > saying'],
  ['He ran as fast as he could.', 'comparison-as-as: as > than'],
];

function listAnswers(text: string): string[] {
  const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
  return spots
    .filter(({ isAnswer, rule }) => isAnswer && !pairRules.has(rule))
    .map(({ rule, original, corrupted }) => `${rule}: ${original} > ${corrupted}`);
}

/** Rules for nearly every clause, which have sentences of their own. */
const pairRules: ReadonlySet<string> = new Set([
  'quantity-plural-noun',
  'agreement-plain',
  'adjective-predicative',
]);

describe('detectors of word forms, pronouns, complements and degree', () => {
  test.each(markedSentences.map(([sentence, ...wanted]) => ({ sentence, wanted })))(
    'find what must be wrong in: $sentence',
    ({ sentence, wanted }) => {
      expect(listAnswers(sentence)).toEqual(expect.arrayContaining(wanted));
    },
  );
});
