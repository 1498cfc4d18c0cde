import { describe, expect, test } from 'vitest';

import { listEchoedWords } from '#meaning/blanks/echoed-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const list = (text: string) =>
  listEchoedWords(analysePassageOnce({ id: text, text })).map(
    ({ word, echo }) => `${word.token.lower} ${echo.lower}`,
  );

describe('a word whose kin stands elsewhere', () => {
  test.each([
    [
      'It was late. Workers collect old phones every week. The collection is sold abroad.',
      'collect collection',
    ],
    ['It was late. The team admired the plan. Their admiration did not last.', 'admiration admired'],
    ['It was late. The danger is over. Some left early. Success is dangerous now.', 'dangerous danger'],
    ['It was late. Some of them proposed a cure. Such proposals fail.', 'proposed proposals'],
  ])('%s', (text, pair) => {
    expect(list(text)).toContain(pair);
  });

  test.each([
    ['whose kin means something else', 'It was late. The soup is ready. Every reader likes it.'],
    ['that may be a verb', 'It was late. The last summer was warm. The air stops warming now.'],
    [
      'whose neutral kin stands far away',
      'It was late. They invented a game. It rained. It snowed. They slept. This is a new invention.',
    ],
    [
      'whose kin stands far away',
      'It was late. The danger is over. Some left early. It rained. They slept. Success is dangerous now.',
    ],
    [
      'that is a deed of those who are named elsewhere',
      'Most governments keep lists. It was late. Nobody could govern a people without names.',
    ],
    ['that opens the subject', 'Admiration comes first. The team admired the plan. It was late. They left.'],
  ])('is none %s', (_, text) => {
    expect(list(text)).toEqual([]);
  });
});
