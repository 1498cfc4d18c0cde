import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('words bound by what they are', () => {
  it.each([
    ['The wolves needed about six years before they crossed the new bridge without fear.', 'about / six'],
    ['The seedlings were planted too close together, so that few of them lived.', 'too / close'],
    ['The child found a tiny shell and kept it in a box with his letters.', 'tiny / shell'],
    [
      'When rain cut the village off from this market in the spring, the council turned to a pilot.',
      'this / market',
    ],
    ['The teacher explained the game to a shy and impatient boy who had never played it.', 'shy / and'],
    ['The boy who tries to copy an old master keeps running into new questions.', 'keeps / running'],
    ['The city itself changed as well, for the mills closed one by one.', 'city / itself'],
    ['The old road that they follow was for the most part built by soldiers.', 'part / built'],
    ['The bird was caught in a net, and it was quickly set free by the children.', 'it / was'],
    ['At dawn, with the wind getting up and the sky turning gray, the boats left.', 'wind / getting'],
    ['The cats chased small animals such as mice from their holes under the floor.', 'animals / such'],
    ['The trees gave them shade, and salmon, seals, and birds fed on the fruit.', 'seals, / and'],
    [
      'The ship might not leave the harbor until morning, and the crew went to sleep.',
      'harbor / until morning',
    ],
    ['Readers easily mistake the length of a book for the depth of the thought in it.', 'book / for'],
    ['The loan was shown by a cut as wide as the palm of a hand of a grown man.', 'wide / as'],
    [
      'It took years of dull talk over lengths, corners, and locks before the ship could sail.',
      'corners, / and',
    ],
    ['Pupils who had just made or received unkind remarks were better at the game.', 'made / or'],
    ['By 2010 the number of old bikes found each year was about ten times what it had been.', 'found / each'],
  ])('stay together: %s', (text, parted) => {
    expect(cutSentence(text)).not.toContain(parted);
  });

  it.each([
    'He spotted an animal with enormous eyes / sticking out of the sand near the river.',
    'Nobody gave the matter much thought, / since water, after all, / is only water.',
    'A bench is among the cheapest things / a city can provide, / and it lasts for years.',
    'Computer programs / that enlarge these pictures automatically / have made the work easier.',
  ])('leave other pauses where they are: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
