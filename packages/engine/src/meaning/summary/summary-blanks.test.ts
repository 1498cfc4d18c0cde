import { describe, expect, test } from 'vitest';

import type { OptionWord } from '#meaning/option-sets.ts';
import { isRestated, readSummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { findSummaryWords } from '#meaning/summary/summary-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function readBlank(line: string, word: string) {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  if (!token) throw new Error(`no ${word}`);
  const blank = readSummaryBlank(summary, token);
  const keep = (words: readonly OptionWord[]) =>
    words.filter((one) => blank !== undefined && !isRestated(summary, blank, one));
  return keep(blank?.opposites ?? []);
}

/** The words that say the contrary of one word of a summary. */
const readOpposites = (line: string, word: string): string[] => readBlank(line, word).map(({ text }) => text);

describe('words that say the contrary in the same place', () => {
  test.each([
    ['Sharing tools reduces the costs of small farms.', 'reduces', 'increases'],
    [
      'Honest reviews strengthened the bond between the shops and their customers.',
      'strengthened',
      'weakened',
    ],
    ['The old bridge was difficult to repair.', 'difficult', 'easy'],
    ['Sleep improves memory by giving the brain time to rest.', 'improves', 'worsens'],
    ['The plan looked practical to the builders.', 'practical', 'impractical'],
    ['Bats are a rare sight in the city.', 'rare', 'common'],
    ['The loss surprised the farmers.', 'loss', 'profit'],
    ['The home advantage comes from the crowd.', 'advantage', 'disadvantage'],
    ['The glue proved useful beyond the workshop.', 'useful', 'useless'],
    ['Old letters preserve the voices of farmers.', 'preserve', 'destroy'],
    ['A wide debate attracts voters and delays the recovery of shops.', 'wide', 'narrow'],
    ['Helmets improve the safety of young riders in town.', 'improve', 'worsen'],
  ])('%s %s → %s', (line, word, opposite) => {
    expect(readOpposites(line, word)).toContain(opposite);
  });

  test.each([
    // Denied, compared, or after "even": the contrary may be true as well.
    ['A longer break does not reduce the stress of nurses.', 'reduce'],
    ['The new rule made the shops less popular.', 'popular'],
    ['Even a reliable witness may forget a face.', 'reliable'],
    // Another complement, another preposition.
    ['Praise encourages children to try again.', 'encourages'],
    ['A wall protects the garden from the wind.', 'protects'],
    ['A coat protects tin and treated steel from rust.', 'protects'],
    ['The new song is different from the old one.', 'different'],
    // Two ends of one deal, one sense of several, a set phrase.
    ['The villagers bought the bakery together.', 'bought'],
    ['Typing becomes automatic after a month.', 'automatic'],
    ['Her quick answer saved the day for everyone.', 'saved'],
    // A compound, what one is insured against, and "the profit of privacy".
    ['The safety bicycle was easier to ride.', 'safety'],
    ['A second well is insurance against the loss of rain.', 'loss'],
    ['Open rooms brought a loss of privacy.', 'loss'],
    // Of two ways, of what is compared, with a clause of its own, with a preposition of its own.
    ['Crabs answer by hiding or avoiding the net.', 'avoiding'],
    ['The two stoves show a difference in convenience.', 'convenience'],
    // What depends on a thing does so with its contrary.
    ['The home advantage depends on the crowd.', 'advantage'],
    ['In most towns poverty often varies with rain.', 'poverty'],
    ['Public praise rarely depends on effort alone.', 'praise'],
    ['Busy diaries hide the certainty that plans will change.', 'certainty'],
    ['Clear labels build our trust in the makers.', 'trust'],
    ['The choice should depend on the likely damage.', 'damage'],
    ['The fear of punishment keeps nurses silent.', 'fear'],
    ['His legal training opened every door.', 'legal'],
    // What is caused, what is done openly, and what one does without.
    ['Loose wires caused confusion at the station.', 'confusion'],
    ['Good doctors admit errors openly.', 'admit'],
    ['The crew sailed without waiting for complete maps.', 'complete'],
    ['The available water is shared by three villages.', 'available'],
    // What is feared, what is made stronger, what is drawn as notice, and what is done by helping.
    ['A fixed price removes the fear of loss.', 'loss'],
    ['Old people keep tickets for fear of losing memories.', 'losing'],
    ['Long passwords weaken the security of a shop.', 'security'],
    ['Quick workers attract most of our praise.', 'attract'],
    ['The dance protects the hive by helping bees find food.', 'protects'],
    ['The design produced efficient solutions for the town.', 'solutions'],
    // What is warned of or attempted, what a sign shows as well of the contrary, and what is equalled.
    ['The crews ignored the warnings about danger.', 'danger'],
    ['The town failed in its efforts at protection.', 'protection'],
    ['Sleep is a good indicator of health.', 'health'],
    ['The old ferry changed the valley as deeply as the railway did.', 'deeply'],
    // How often a thing is so is not the point.
    ['Young sailors often forget the tides.', 'often'],
  ])('%s leaves %s in', (line, word) => {
    expect(readOpposites(line, word)).toEqual([]);
  });

  test('what the line says elsewhere, in the same or in other words, is no wrong word', () => {
    expect(readOpposites('The trivial rules were read aloud.', 'trivial')).toContain('important');
    expect(readOpposites('The trivial rules were read before the important ones.', 'trivial')).not.toContain(
      'significant',
    );
  });

  test('the article agrees with every option', () => {
    expect(readOpposites('Fog gave the town a limited supply of water.', 'limited')).toEqual(['vast']);
  });

  test('no wrong word is made a plural that nobody uses', () => {
    const words = readOpposites('Shared meals ease conflicts among strangers.', 'conflicts');
    expect(words).not.toContain('cooperations');
    expect(readOpposites('Early failures taught the young engineers.', 'failures')).toContain('successes');
  });

  test('what is the contrary of one word only is not turned round for all', () => {
    expect(findSummaryWords('threaten', 'v', 'vt')?.opposites).toContain('preserve');
    expect(findSummaryWords('preserve', 'v', 'vt')?.opposites).not.toContain('threaten');
    expect(findSummaryWords('grow', 'v', 'vt')).toBeUndefined();
  });
});

test.each([
  // Of one who can do the harder the easier is true as well.
  ['The moss can survive extreme cold.', 'extreme', false],
  ['The small boats could carry heavy stones.', 'heavy', false],
  ['Old camels are able to bear severe thirst.', 'severe', false],
  ['The moss died of extreme cold.', 'extreme', true],
  // Where the verb is denied, it may be of the contrary too.
  ['The honesty of a witness does not prove his story.', 'honesty', false],
  ['The wealth of a town cannot buy its happiness.', 'wealth', false],
  ['The success of one shop never helps its rivals.', 'success', false],
  ['The success of one shop helps its rivals.', 'success', true],
  // What is left alone is left so by no means.
  ['Traffic is managed through higher fees.', 'managed', false],
  ['Traffic is managed in many towns.', 'managed', true],
])('%s: %s has contraries that are surely wrong: %s', (line, word, hasThem) => {
  expect(readOpposites(line, word).length > 0).toBe(hasThem);
});

test('one is never made many before a noun in the singular', () => {
  for (const line of [
    'Power need not lie in a single office.',
    'A single coin decided the game.',
    'They trusted a single witness.',
  ])
    expect(readOpposites(line, 'single')).toEqual([]);
});
