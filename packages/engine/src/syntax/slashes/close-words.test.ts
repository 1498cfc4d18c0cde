import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('close words', () => {
  it.each([
    'He drew a small sign meaning "all who enter" over the gate of the yard.',
    'The room was used for the washing and drying done / in the winter months.',
    'The crowd was clapping in time with the slow beat of the drum.',
    'The two offices work in touch with every shop in the town.',
    'There was no clean cup left / with which to measure the flour.',
    'He sold the last, unfinished letters of the poet to a museum.',
    'Throw away that key, / and the owner will never be able to come back.',
    'She gave away that coat, / and nobody ever missed it.',
    'The dictionary and the map opened that world to everyone / who could read.',
    'They borrow that old cart for their own use on Sundays.',
    'What the villagers do have / is plenty of time.',
    'The boats need not be new, / nor do they have to be clean.',
    'Why should a farmer wait for months / before he sells his corn?',
    'The listeners heard nothing but a dull noise in the hall.',
    'The book explains the names and uses of herbs / that grow near the river.',
    'Bring something light, / such as whatever you read on the train.',
    'The family kept a small cake known as the moon / in a tin box.',
    'The town had an old song known as the bell / that every child could sing.',
    'They sang a song from Red Apples and Snow, / which was never printed.',
    'The smith made a dark and polished blade / for the owner of the old mill.',
    'The fire changed the way people thought about wooden roofs.',
    'The walk left the guests feeling more connected to the village than ever.',
    'After the flood in 1953 / the old town was built again on the hill.',
  ])('stay together: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'The guard found / that the gate was open.',
    'It turned out / that the old mill / was sold by the same owner.',
    'The farmers / who left before the flood / never came back to the valley.',
    'The boats / that lie in the harbor / have not been used / since the war ended.',
    'Her answer was much clearer / than any other teacher gave, / as the whole class saw at once.',
    'Those who practice more / performed better in the test / than those / who never did.',
    'He met Anna, / and Ben left the house without a word.',
    'He said / nothing would ever bring the old mill back.',
    'The mayor and the owner of the mill / who had met in spring / signed the paper.',
  ])('do not hold those that are none: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'There is a gap between the man / who pays / and the man / who cooks.',
    'The prize goes to the child / who ran first / and the child / who came last.',
    'A town is not a machine / that we build / but a garden / that must be watered.',
    'The letters were copied by monks / lest a fire destroy the only book.',
    'The child traced the noise to the box / that the cook had left beside the old stove.',
    'We thanked the guard / who opened the gate / and the boy / who carried the lamp.',
  ])('a second noun with a clause has a pause of its own: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    ['The man who owns the shop and the house is ill.', 'shop / and'],
    ['The nurse who knows the boy and the girl will come.', 'boy / and'],
    ['The teacher who praised the boy and his sister was right.', 'boy / and'],
  ])('a second noun without one has none: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    'The critics were right about the price / but wrong to blame the baker for it.',
    'The repairs that followed / far exceeded / what the bridge had cost.',
    'The clerk in charge of the new machine / at first refused to touch it.',
    'Ranchers in the dry hills of the north / once trapped foxes for their fur.',
  ])('an adverb stays with its verb, an infinitive with its quality: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
