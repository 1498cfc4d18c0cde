import { describe, expect, test } from 'vitest';
import { readMeantPersons, readForm } from '#cohesion/meant-persons.ts';
import { readSentences } from '#cohesion/read-sentences.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** For each "he" and "she" of a text the name of the person who is meant, or nothing. */
function readMeant(text: string): string[] {
  const sentences = readSentences(analysePassage({ id: 'text', text }));
  const { meant } = readMeantPersons(sentences);
  return sentences.flatMap(({ tokens }) =>
    tokens.filter(readForm).map((token) => `${token.text}: ${meant.get(token)?.mentions[0]?.words ?? ''}`),
  );
}

describe('a pronoun means the one person it can mean', () => {
  test.each([
    [
      'a driver who is "he" is no "she"',
      'Ann Brandt was born in Bern in 1870. On a visit she took a tram. The driver kept his window open in the rain. Back home, she built a wiper.',
      ['she: Ann Brandt', 'his: ', 'she: Ann Brandt'],
    ],
    [
      'a place is nobody',
      'Ann Brandt, who was born in Bern, Switzerland, in 1830, never went to school. She learned from her father.',
      ['She: Ann Brandt', 'her: Ann Brandt'],
    ],
    [
      'a small word stands inside a name',
      'Zookeepers watch apes. One mistake was named by the engineer Ivo de Brandt. By this he meant a refusal.',
      ['he: Ivo de Brandt'],
    ],
    [
      'a product is nobody',
      'Ivo Brandt was born in 1910 in Lyon, and he traded in cloth. Apple Ramen went on sale in 1958. On a trip he saw paper cups.',
      ['he: Ivo Brandt', 'he: Ivo Brandt'],
    ],
    [
      'a name tells more than a player',
      'The psychologist Eva Lind offers an account of failure. Once a player thinks of her wrist, she fails. In her experiments, experts did worse.',
      ['her: ', 'she: ', 'her: '],
    ],
    [
      'a word that may be a verb is a name beside a first name',
      'Louis Braille was born in 1809. At ten he went to school. In 1821, Charles Barbier, an officer, came to visit. By 1824 his alphabet was ready.',
      ['he: Louis Braille', 'his: '],
    ],
    [
      'of two men the one who was spoken of lately',
      'The piano was made by Ivo Brandt, an engineer who was born in 1655. He worked for Karl Lind, a prince who loved music. Tunes were loud then. Strings were plucked. Brandt wanted softer tones. By 1700 he had found them.',
      ['He: Ivo Brandt', 'he: Ivo Brandt'],
    ],
  ])('%s', (_, text, meant) => {
    expect(readMeant(text)).toEqual(meant);
  });

  test.each([
    ['of two either may be meant', 'Ann Brandt wrote to Eva Lind. She was tired.'],
    ['the girl may be meant', 'A girl was sold in Bern to the tailor Ivo Brandt. Her voice was low.'],
    [
      'a king of whom the talk is',
      'Ivo Brandt was born in Bern. The king sent for a barber. His beard was long.',
    ],
    ['nothing but a place was named', 'The town of Leeds grew fast. He was tired.'],
  ])('nobody is told: %s', (_, text) => {
    expect(readMeant(text).every((line) => line.endsWith(': '))).toBe(true);
  });
});
