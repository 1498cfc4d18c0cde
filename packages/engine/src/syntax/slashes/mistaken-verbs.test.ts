import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('words that another word governs', () => {
  it.each([
    ['The inspector opened a locker that held cans of paint and rags stored in a box.', 'of / paint'],
    ['What do the best goalkeepers do in the last second before a penalty?', 'last / second'],
    ['Ants have settled some of the harshest places on the planet.', 'harshest / places'],
    ['Running a bakery means keeping track not only of flour but of time.', 'keeping / track'],
    ['The saplings died because the rows were planted too close together.', 'too / close'],
    ['An angry neighbor tried lead pipes and wires before buying a lock.', 'tried / lead'],
    ['In the end, what had been a quiet hobby became a source of income.', 'been / a quiet'],
    ['One lesson is that finding the wrong tool teaches us to slow down and think.', 'finding / the wrong'],
    ['Walking to school on Sunday proved that one did not have to rise early.', 'not / have'],
    [
      'A first blow may move nothing, whereas one landing a second later may break the wall.',
      'second / later',
    ],
    [
      'There are other birds, some of which wait for quieter hours before they start to sing.',
      'quieter / hours',
    ],
    ['She left the hall early, without having seen her own play performed.', 'seen / her own'],
  ])('%s', (text, pause) => {
    expect(cutSentence(text)).not.toContain(pause);
  });

  it.each([
    ['The guide said the bridge would close at dusk for repairs.', 'said / the bridge'],
    ['The pupils who finish last often say they enjoyed the race the most.', 'last / often'],
  ])('%s', (text, pause) => {
    expect(cutSentence(text)).toContain(pause);
  });
});
