import { describe, expect, it } from 'vitest';

import { listPatterns } from '#test-fixtures/list-patterns.ts';

interface Cut {
  name: string;
  /** Sentences and the line that names the whole. */
  whole: readonly (readonly [text: string, line: string])[];
  /** Sentences and the line that would cut a part off. */
  cut: readonly (readonly [text: string, line: RegExp])[];
}

const cuts: readonly Cut[] = [
  {
    name: 'an infinitive or gerund keeps its particle and its fellows, or is left out',
    whole: [
      ['The tired hikers rested under a tree before moving on.', 'moving on → 동명사구'],
      ['Many young people dream of winning easily.', 'winning easily → 동명사구'],
      ['The guide allowed the guests to rest.', 'to rest → 목적격 보어'],
    ],
    cut: [
      ['The climber must decide whether to hold on or let go of the rope.', /whether to hold →/u],
      ['The coach told the children to run, jump, and climb.', /to run →/u],
      ['The songs teach young people to think of home as a promise.', /to think →/u],
      ['Children who got a prize for painting later spent less time with the brush.', /painting later →/u],
    ],
  },
  {
    name: 'a passive keeps the preposition of its verb, or is left out',
    whole: [
      ['The old bridge was repaired in the spring.', 'was repaired → 동사 (과거 시제의 수동태'],
      ['The thieves were driven off by a dog.', 'were driven off → 동사 (과거 시제의 수동태'],
      ['The old mill was pulled down by the owner.', 'was pulled down → 동사 (과거 시제의 수동태'],
    ],
    cut: [
      ['A garden like this has been looked at rather than used.', /has been looked →/u],
      ['The poor singer was laughed at in the street.', /was laughed →/u],
      ['The fund may be drawn on whenever the roof leaks.', /may be drawn →/u],
    ],
  },
  {
    name: 'a participle phrase goes on behind a comma between two qualities',
    whole: [],
    cut: [['He cut a new type modeled on the quick, leaning hand of scholars.', /modeled on the quick →/u]],
  },
  {
    name: 'a clause keeps the clause of time inside it',
    whole: [
      ['The town bought a pump that stops the flood.', 'that stops the flood → 주격 관계대명사'],
      ['They planted a hedge that protects the field.', 'that protects the field → 주격 관계대명사'],
      ['She owns a lamp that burns all day.', 'that burns all day → 주격 관계대명사'],
    ],
    cut: [
      ['He designed a gate that shut the road the moment the train came near.', /the train →/u],
      ['They bought a machine that stopped the belt the instant a hand went under.', /a hand →/u],
      ['The farmer has a dog that wakes the house every time the fox comes close.', /the fox →/u],
    ],
  },
  {
    name: 'a subject is all of a list, without the adverb behind it',
    whole: [
      ['The wind fell, and ships from many lands could enter.', 'ships from many lands → 주어'],
      ['Farmers in the valley used to burn wood.', '동사: used to burn'],
      ['Boats with two masts had been around for years.', '동사: had been)'],
    ],
    cut: [
      ['Once the port was open, boats, barges, and ships from many lands could enter.', /ships .*→ 주어/u],
      ['The bell rings when the cooks and guests of the house are ready.', /guests .*→ 주어/u],
      ['Traders from Genoa at last opened the road.', /at last → 주어/u],
      ['Every child who believed it was a game had run away.', /believed it → 주어/u],
      ['That noise in the old kitchen may be a mouse.', /^noise .*→ 주어/mu],
    ],
  },
  {
    name: 'an infinitive has the use that its verb gives it',
    whole: [
      ['The company had planned to close the mill.', '동사 planned의 목적어'],
      ['She expected to win the prize.', '동사 expected의 목적어'],
      ['The soup was too hot to eat.', '너무 ~해서'],
    ],
    cut: [
      ['No longer expected to win prizes, the school tried new methods.', /동사 expected의 목적어/u],
      ['The bridge, originally intended to carry trains, serves walkers.', /동사 intended의 목적어/u],
      ['The king borrowed too many to pay for the war.', /너무 ~해서/u],
      ['It would be too simple to blame the guests.', /너무 ~해서/u],
      ['To be slow, for once, is to be wise.', /목적: ~하기 위해/u],
      ['To see oneself daily, and at will, was to own a judge.', /목적: ~하기 위해/u],
    ],
  },
  {
    name: 'a sentence torn from its quotation and a measured relative are left alone',
    whole: [
      ['The guide smiled, watching the boats that crossed the bay.', 'that crossed the bay → 주격'],
      ['The town has a bridge of which it is proud.', '전치사 + 관계대명사'],
      ['The king gave them a mill, which fed the town.', 'which fed the town → 계속적'],
    ],
    cut: [
      ['– The guide smiled, watching the boats that crossed the bay.', /→/u],
      ['He shook hands with ten guests, none of whom he could name.', /of whom .*→/u],
      ['A rule is hung in the hall, which reads it, mocks it, and breaks it.', /which reads it →/u],
    ],
  },
];

describe.each(cuts)('$name', ({ whole, cut }) => {
  it.each(whole)('%s', (text, line) => {
    expect(listPatterns(text)).toContain(line);
  });

  it.each(cut)('not cut in: %s', (text, line) => {
    expect(listPatterns(text)).not.toMatch(line);
  });
});
