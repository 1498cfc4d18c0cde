import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('words of one sort, or a word and what it opens', () => {
  it.each([
    ['The crates could be lifted from a cart to a barge and a wagon without being unpacked.', 'barge / and'],
    ['So tightly are hope and fear bound together that neither can be felt alone.', 'hope / and'],
    ['The pupils should not put off speaking until after grammar is complete.', 'until / after'],
    ['A runner who rests feels better at noon than one who has trained since dawn.', 'one / who'],
    ['The painter put a thick, even coat on the wall before the guests came back.', 'thick, / even'],
    ['The report must tell who did what, when, and where.', 'what, / when'],
    ['He may say "wait" to stop the car, or say "go" to start it again.', 'say / "go"'],
    ['The baker stood beside the oven with both arms stretched out in front of him.', 'arms / stretched'],
  ])('%s', (text, pause) => {
    expect(cutSentence(text)).not.toContain(pause);
  });

  it('parts what is not so from what is so', () => {
    expect(cutSentence('What tires us is not the work we do but the hours we lose.')).toContain(
      '/ but the hours',
    );
  });
});
