import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('the second of a pair', () => {
  it.each([
    [
      'The title of the claim that one teacher shaped another presents the former as the master and the latter as someone taught against his will.',
      'master / and the latter as',
    ],
    [
      'A room with a fine view of the lake and a table at the best restaurant in the city are what guests ask for.',
      'lake / and a table at',
    ],
    [
      'The engineers drew both the bridge as it is and a bridge without the iron towers that hold it.',
      'is / and a bridge without',
    ],
  ])('has the pause before it: %s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });

  it('leaves the pause before a phrase that belongs to both', () => {
    const text = 'The flood left the village, its cattle, and its old graves on the far bank of the river.';
    expect(cutSentence(text)).not.toContain('/ and its old graves on');
  });
});
