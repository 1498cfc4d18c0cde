import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** Own sentences with every form that may be offered as certainly wrong there: 'rule: right > wrong'. */
const markedSentences: readonly (readonly [string, ...string[]])[] = [
  [
    'The quality of the lessons depends on the teacher.',
    'agreement-long-subject: depends > depend',
    'finite-main-verb: depends > depending',
  ],
  [
    'The books on the top shelf are older than the library.',
    'agreement-long-subject: are > is',
    'finite-main-verb: are > being',
  ],
  [
    'A list of common mistakes was printed at the end of the guide.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['The houses near the river have been empty for years.', 'agreement-long-subject: have > has'],
  [
    'One of the bridges across the river has been closed.',
    'one-of-plural: bridges > bridge',
    'agreement-long-subject: has > have',
    'agreement-one-of: has > have',
  ],
  [
    'Each of the answers was checked by two judges.',
    'agreement-long-subject: was > were',
    'agreement-one-of: was > were',
    'finite-main-verb: was > being',
    'voice-passive: was checked > checked',
  ],
  [
    'One of the main reasons for the delay is the weather.',
    'one-of-plural: reasons > reason',
    'agreement-long-subject: is > are',
    'agreement-one-of: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'Learning to cook simple meals saves a great deal of money.',
    'gerund-subject-form: Learning > Learn',
    'agreement-gerund-subject: saves > save',
    'finite-main-verb: saves > saving',
  ],
  [
    'What the report reveals is that the old bridge was unsafe.',
    'agreement-what-subject: is > are',
    'finite-main-verb: is > being',
    'conjunction-that-clause: that > what',
  ],
  ['Not only does the plant need light, but it also needs air.', 'agreement-inverted: does > do'],
  [
    'Never has the city seemed so quiet.',
    'agreement-inverted: has > have',
    'adjective-complement: quiet > quietly',
  ],
  ['Seldom does a single idea change a whole field.', 'agreement-inverted: does > do'],
  ['In the middle of the lake lies a small island.', 'agreement-place-inversion: lies > lie'],
  ['On the wall were several old photographs of the family.', 'agreement-place-inversion: were > was'],
  [
    'The letter written by the king was lost for centuries.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  [
    'The method developed by the team was copied everywhere.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['The students sitting near the window noticed the bird first.', 'finite-main-verb: noticed > noticing'],
  [
    'The man holding the umbrella was my uncle.',
    'nonfinite-after-noun: holding > held',
    'participle-active-modifier: holding > held',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  [
    'A boy carrying a heavy bag asked the way to the station.',
    'nonfinite-after-noun: carrying > carried',
    'participle-active-modifier: carrying > carried',
    'finite-main-verb: asked > asking',
  ],
  [
    'The road leading to the village was blocked by snow.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['The new law lowers taxes, making it easier to open a shop.', 'nonfinite-after-comma: making > makes'],
  [
    'Nothing of the old castle remains today.',
    'agreement-long-subject: remains > remain',
    'finite-main-verb: remains > remaining',
    'voice-intransitive: remains > is remained',
  ],
  [
    'The river, which flows through three countries, is drying up.',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'The population of Seoul is larger than that of Busan.',
    'finite-main-verb: is > being',
    'pronoun-that-of: that > those',
  ],
  [
    'The bridge collapsed in the flood, cutting the village off from the road.',
    'nonfinite-after-comma: cutting > cut',
  ],
  [
    'The vase, made in China, was a gift from the king.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  [
    'The climate of the island is like that of Spain.',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
    'preposition-like: like > alike',
    'pronoun-that-of: that > those',
  ],
  [
    'The ears of a rabbit are longer than those of a cat.',
    'agreement-long-subject: are > is',
    'finite-main-verb: are > being',
  ],
  [
    'What worries me is that she never calls.',
    'agreement-what-subject: is > are',
    'finite-main-verb: is > being',
  ],
  ['The invention of the telephone has changed the world.', 'agreement-long-subject: has > have'],
  ['The number of visitors has doubled since last year.', 'agreement-long-subject: has > have'],
  [
    'The view from the windows of the hotel is wonderful.',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'The woman in the red shoes sings in the choir.',
    'agreement-long-subject: sings > sing',
    'finite-main-verb: sings > singing',
  ],
  [
    'The purpose of these rules is to protect children.',
    'demonstrative-plural: these > this',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'The man who repairs our bikes is ill.',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  ['Never does the old man forget a name.', 'agreement-inverted: does > do'],
  ['Rarely has a film caused such anger.', 'agreement-inverted: has > have'],
  ['Beyond the hills lies the sea.', 'agreement-place-inversion: lies > lie'],
  ['Behind the curtain were two small children.', 'agreement-place-inversion: were > was'],
  ['The data on the disk are lost.', 'finite-main-verb: are > being'],
  ['The staff of the hotel is friendly.', 'finite-main-verb: is > being'],
  ['The team with the best players are ready.', 'finite-main-verb: are > being'],
  ['The majority of voters want a change.', 'finite-main-verb: want > wanting'],
  [
    'The man led to the village was tired and hungry.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['None of the answers is right in this case.', 'finite-main-verb: is > being'],
  ['Neither of the two plans was good enough.', 'finite-main-verb: was > being'],
  ['Ten years in prison is a long time for a young man.', 'finite-main-verb: is > being'],
  ['The news that shocked the country came from the south.', 'finite-main-verb: came > coming'],
  ['The changes made by the new owner surprised nobody.', 'finite-main-verb: surprised > surprising'],
  [
    'The prices changed by the shop were high.',
    'agreement-long-subject: were > was',
    'finite-main-verb: were > being',
  ],
  [
    'The food eaten by the guests was cold.',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  [
    'The pen with which he wrote is on the desk.',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
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

describe('detectors of agreement and verb forms', () => {
  test.each(markedSentences.map(([sentence, ...wanted]) => ({ sentence, wanted })))(
    'find what must be wrong in: $sentence',
    ({ sentence, wanted }) => {
      expect(listAnswers(sentence)).toEqual(expect.arrayContaining(wanted));
    },
  );
});
