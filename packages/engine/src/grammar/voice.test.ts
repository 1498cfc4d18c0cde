import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** Own sentences with every form that may be offered as certainly wrong there: 'rule: right > wrong'. */
const markedSentences: readonly (readonly [string, ...string[]])[] = [
  [
    'The tools used by the farmers were made of stone.',
    'participle-passive-modifier: used > using',
    'agreement-long-subject: were > was',
    'finite-main-verb: were > being',
  ],
  [
    'The problems caused by the flood were solved within a week.',
    'participle-passive-modifier: caused > causing',
    'agreement-long-subject: were > was',
    'finite-main-verb: were > being',
    'voice-passive: were solved > solved',
  ],
  [
    'The company, founded in 1950 by two brothers, makes clocks.',
    'participle-after-comma: founded > founding',
    'finite-main-verb: makes > making',
  ],
  [
    'Surrounded by high walls, the garden stays warm in winter.',
    'participle-initial: Surrounded > Surrounding',
  ],
  ['Using a simple map, the explorers reached the coast.', 'participle-initial: Using > Used'],
  [
    'The old bridge was built by soldiers in 1810.',
    'past-with-time: was > has been',
    'voice-passive: was built > built',
  ],
  ['The results will be published in a journal next year.', 'voice-passive: be published > publish'],
  ['The new species was discovered by accident.', 'voice-passive: was discovered > discovered'],
  [
    'The secret must be kept, and the papers must be destroyed at once.',
    'voice-passive: be destroyed > destroy',
  ],
  ['A strange light appeared in the sky above the town.', 'voice-intransitive: appeared > was appeared'],
  [
    'The same problem occurs in many other countries.',
    'voice-intransitive: occurs > is occurred',
    'quantity-many-much: many > much',
  ],
  ['While crossing the street, he dropped his phone.', 'participle-after-conjunction: crossing > crossed'],
  [
    'The audience was surprised by the sudden end.',
    'voice-passive: was surprised > surprised',
    'participle-emotion: surprised > surprising',
  ],
  ['The test produced a surprising result.', 'participle-emotion-attribute: surprising > surprised'],
  ['Built by slaves, the wall still stands today.', 'participle-initial: Built > Building'],
  [
    'Located near the border, the town is often visited by traders.',
    'participle-initial: Located > Locating',
  ],
  ['Surprised by the noise, the horse ran away.', 'participle-initial: Surprised > Surprising'],
  ['Holding her hand, the boy crossed the street.', 'participle-initial: Holding > Held'],
  ['Taking his hat, the old man left the room.', 'participle-initial: Taking > Taken'],
  [
    'The novel, published in 1960, became famous at once.',
    'participle-after-comma: published > publishing',
    'finite-main-verb: became > becoming',
    'adjective-complement: famous > famously',
  ],
  [
    'The cathedral, destroyed by fire in 1666, was rebuilt later.',
    'participle-after-comma: destroyed > destroying',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['The rules were designed to protect workers.', 'voice-passive: were designed > designed'],
  ['The disease can be prevented by simple measures.', 'voice-passive: be prevented > prevent'],
  ['The old theater was replaced by a parking lot.', 'voice-passive: was replaced > replaced'],
  ['The prisoners were released in the morning.', 'voice-passive: were released > released'],
  ['The water remained clear for weeks.', 'voice-intransitive: remained > was remained'],
  ['The fact remains that prices have doubled since 2010.', 'voice-intransitive: remains > is remained'],
];

function listAnswers(text: string): string[] {
  const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
  return spots
    .filter(({ isAnswer, rule }) => isAnswer && !pairRules.has(rule))
    .map(({ rule, original, corrupted }) => `${rule}: ${original} > ${corrupted}`);
}

/** Rules for nearly every clause, which have sentences of their own. */
const pairRules: ReadonlySet<string> = new Set([
  'quantity-plural-noun',
  'agreement-plain',
  'adjective-predicative',
]);

describe('detectors of participles and voice', () => {
  test.each(markedSentences.map(([sentence, ...wanted]) => ({ sentence, wanted })))(
    'find what must be wrong in: $sentence',
    ({ sentence, wanted }) => {
      expect(listAnswers(sentence)).toEqual(expect.arrayContaining(wanted));
    },
  );
});
