import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('words of one name, one passive and one pair', () => {
  it.each([
    ['The office of the small firm in South Boston, New England, was closed for a year.', 'Boston, / New'],
    ['Three teachers at the University of Michigan, Ann Arbor, read the letters again.', 'Michigan, / Ann'],
    ['She was born near Kansas City, Missouri, and studied law in the capital.', 'City, / Missouri'],
    ['The shop sold small toys, each of which could be had for a penny.', 'be / had'],
    ['There was little food to be had in the town during that winter.', 'be / had'],
    ['He asked them why there was nothing more to be gained, and nobody knew.', 'be / gained'],
    ['The old man asked for neither money nor land but for leave to return to his village.', 'money / nor'],
    ['The child wanted neither bread nor milk but a place where she could sleep.', 'bread / nor'],
    ['They hoped for neither gold nor glory but for a safe way home.', 'gold / nor'],
    ['They are paying for things they had long since ceased to want.', 'since / ceased'],
    ['The museum shows tools that people have long since forgotten how to use.', 'since / forgotten'],
    ['He sold the books he had long since stopped reading to a dealer in the town.', 'since / stopped'],
    ['A beating heart and shaking hands are signs that the body is ready for action.', 'shaking / hands'],
    ['A pale face and trembling lips were proof that the boy had lied to his mother.', 'trembling / lips'],
    ['A loud voice and staring eyes made people think that he was angry.', 'staring / eyes'],
    [
      'To find out, his team divided more than six hundred infants at high risk into two groups.',
      'infants / at',
    ],
    ['The doctors sent forty patients at low risk back to their homes.', 'patients / at'],
    ['The nurses watched the children at greater risk more closely than the others.', 'children / at'],
    ['Children in that country are given a bicycle almost as soon as they can walk.', 'almost / as'],
    ['The letters were burned almost as soon as the guards had read them.', 'almost / as'],
    ['The trains were full nearly as soon as they had come into the station.', 'nearly / as'],
  ])('are not parted: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    'In the old streets of New York, / Ada Lowe, / a young nurse, / opened a school for girls.',
    'After a long winter in Saint Petersburg, / Anna Petrova was ready to go home.',
    'She visited Paris, / where her brother had lived for ten years.',
    'The person / she had hoped to be / had vanished long before the war.',
    'What the stranger might be / was a question / that nobody asked.',
    'The letters / that must be read in the morning / were put on the table.',
    'The guard could neither read the long letter / nor write his own name.',
    'Neither the king nor the queen / was able to stop the war in the north.',
    'The new law, / they said, / was neither / that the rich should pay / nor that the poor should suffer.',
    'Since the war people have lived in small houses / they built from wood and clay.',
    'The shops were shut nearly as fast / as they had been opened in the spring.',
    'She studied the risk of fire / in the old houses / at the foot of the hill.',
  ])('are not seen where two parts meet: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});

describe('a pause inside the second half', () => {
  it.each([
    'In Roman Britain, / a new coat of fine wool cost more / than most farmers earned in a month.',
    'A horse of good blood cost more / than many peasants earned in a year.',
    'A small book in those days cost more / than most teachers earned in a week.',
    'A plan without a date / would sound as odd / as a door without a key.',
    'The house seemed as strange / as a man without a shadow.',
    'The town is as quiet / as a school without any children.',
    'The bears come down / when the plum trees fruit / and the nights are cold.',
    'They sail / when the spring winds change / and the seas are calm.',
    'Nobody sleeps / because the street dogs bark / and the walls are thin.',
  ])('goes before it: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'A garment / that costs less than the materials / can be made only by cheating somebody.',
    'A bat weighing less than the coins / can eat half its own weight in a night.',
    'The storm brings more than the pipes can carry, / and the streets are flooded.',
    'The result was as strange to them as a house / with no windows at all.',
    'He felt as cold as a stone / in the winter after the war.',
    'It is quiet / when the children and the parents are asleep in the house.',
    'Nobody laughs / when the music and the lights are turned off.',
  ])('stays where the first half ends there: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
