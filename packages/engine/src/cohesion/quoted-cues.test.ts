import { describe, expect, test } from 'vitest';
import { listCues } from '#cohesion/list-cues.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const cuesOf = (first: string, second: string): string[] =>
  (listCues(analysePassage({ id: 'text', text: `${first} ${second}` }))[1] ?? []).map(({ words }) => words);

describe('what is said in quotation marks', () => {
  test.each([
    ['Guests leave at ten.', 'They say "I had a good time, too," and go home.', 'too'],
    ['The clerk was late.', '“However, the bus was full,” said the clerk.', 'However'],
    ['A mill burned down.', 'Neighbors said “the mill was very old” and went home.', 'the mill'],
  ])('%s %s: ties no sentences', (first, second, words) => {
    expect(cuesOf(first, second)).not.toContain(words);
  });

  test.each([
    ['Guests leave at ten.', 'The hosts, however, say "I had a good time" and lock the door.', 'however'],
    ['The clerk was late.', 'However, “the bus was full,” said a colleague.', 'However'],
    ['We call it deep reading.', 'This “deep reading” takes time.', 'reading'],
  ])('%s %s: what stands outside or is only set off still does', (first, second, words) => {
    expect(cuesOf(first, second)).toContain(words);
  });
});
