import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('words that are heard as one', () => {
  it.each([
    'When the storm was over, / tables, chairs, and broken lamps / floated in the street.',
    'Foxes, badgers, and wandering dogs / come in at night.',
    'They sold a newly painted and polished carriage / to the mayor of the town.',
    'A plan to turn the ship to the east or the west / was never made.',
    'The young chemist put the old theory to the test / by heating the powder slowly.',
    'The council took the wishes of the farmers into account / before it built the road.',
    'Merchants eager to sell their cloth / lowered the price again.',
    'The engineer altered that in the late 1920s / by adding a valve / that closed the pipe.',
    'Weigh the loaf, / and you know its price; / compare that / with what the baker asks.',
    'The doctor recommended exactly that, / and many patients ignored him.',
    'The interval between two harvests / is roughly that of a human life.',
    'The workers spend as much time on the road / as they do at home.',
    'The guests went to see a penalty kick, / and the rain came.',
    'He locked the gate of the yard / the moment the rope broke.',
    'When they had left, / the noise all but disappeared.',
    'The sound was much like that of that old bell in the tower.',
    'The fire changed that in one night for the people / who lived there.',
    'The owner had never wanted that for that old friend of his.',
  ])('stay together: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'They would have reached the harbor in time / had they simply followed the river.',
    'The farmers would lose their field / were they to sell the hill.',
    'The old bridge, though, / was never opened to the public again.',
    '"We never asked for a wall around our homes" / became the cry of the town.',
    'Now that nobody had to wait, / bread, fruit, and a cup of milk / were sold by anyone.',
    'To those / who keep the past in glass, / no copy, however careful, / can take the place of the old vase.',
    'A mark beside a doubtful line, / a note of protest, / or an arrow linking two lines / turns reading into a talk.',
    'The prices rose so fast / that when the winter came, / nobody could buy coal.',
    'The ministers reply / that without them, / the money would be lost.',
    'Two rival shops cannot stand side by side for long / if they sell exactly the same bread.',
    'The members of a choir / do not have to know each other well / in order to sing together.',
    'The violin is unusual / in that it is played by only one family.',
    'Even the lowest roof in that village / would be safe from the flood.',
    'The sailors came at once, / and the captain was saved by a boy.',
    'The painters return as masters / and teach those / who will follow them.',
    'The baker said / that the oven was cold / and the flour was wet.',
    'The painter replied / that for that price the frame was too thin.',
    'The old mayor exclaimed / that from that hour on nobody would pay the tax.',
    'The guests complained / that at that time of year / the rooms were cold.',
  ])('part where a clause or the main part begins: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
