import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { createRandom } from '#random.ts';
import { listBlankSpots } from '#wording/blank-spots.ts';

function list(text: string, gist?: string) {
  const source = { id: 'p', text, ...(gist === undefined ? {} : { gist }) };
  const context: KindContext = {
    source,
    analysis: analysePassage(source),
    options: {},
    seed: 1,
    random: createRandom(1),
  };
  return listBlankSpots(context);
}

describe('listBlankSpots', () => {
  test('takes a word whose opposite stands in contrast with it', () => {
    const text =
      'Driving is a habit. We learn it early. Some people are careful drivers, whereas careless people always cause trouble.';
    const spot = list(text).find(({ word }) => word.token.lower === 'careless');
    expect(spot?.clues[0]).toMatchObject({ sense: 'contrast', token: { lower: 'careful' } });
    expect(spot?.opposites.map(({ text: shown }) => shown)).toContain('careful');
  });

  test('takes nothing where the passage never comes back to the word', () => {
    expect(list('It rained. He slept. The plan was abandoned. Birds sang in the trees.')).toEqual([]);
  });

  test('takes the word that the gist names', () => {
    const text =
      'Many schools tested a plan. Teachers met every week. They wrote reports. In the end, it was a useful method.';
    const named = list(text, '그 방법은 유용하다.').map(({ word }) => word.token.lower);
    expect(named).toEqual(['useful']);
  });

  test('takes no word of the first sentence, and none that comes twice', () => {
    const text =
      'Careful people live long. They drive slowly. Careless drivers cause trouble, whereas careful drivers do not. It is known.';
    const words = list(text).map(({ word }) => word.token.lower);
    expect(words).not.toContain('careful');
    expect(words).not.toContain('long');
  });
});
