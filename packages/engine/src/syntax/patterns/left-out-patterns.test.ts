import { describe, expect, it } from 'vitest';

import { listPatterns } from '#test-fixtures/list-patterns.ts';

interface Doubt {
  name: string;
  found: readonly (readonly [text: string, line: string])[];
  absent: readonly (readonly [text: string, line: RegExp])[];
}

const doubts: readonly Doubt[] = [
  {
    name: 'a noun between commas or a word that looks like one is no subject',
    found: [['The head of the village gathered the seeds.', '핵심 명사: head, 동사: gathered']],
    absent: [
      [
        'The drum, one of the few instruments invented in the century, was born on an island.',
        /동사: invented/u,
      ],
      ['Someone who carries one stone to a wall built to imprison others takes part in it.', /동사: built/u],
      ['At that time women of the island were forbidden to leave it.', /주어/u],
      [
        'Decades of research show that interviews of this kind predict work rather poorly.',
        /핵심 명사: decades/iu,
      ],
      ['Early in the century Jean Perrin set out to count molecules.', /핵심 명사: Early/u],
    ],
  },
  {
    name: 'a span is whole: nothing behind it belongs to it',
    found: [
      ['She began to play the guitar beside her mother.', 'to play the guitar beside her mother'],
      ['We see a teacher who sings well and a player who dances.', '주격 관계대명사 who'],
    ],
    absent: [
      ['She began to play the guitar beside her mother, who sang in churches.', /beside her mother →/u],
      ['It helps players who throw to first base and farmers who cannot let go.', /who cannot let go →/u],
      ['She liked to draw long, curving lines with her toes.', /to draw long →/u],
      ['An attempt to hide something draws attention to it.', /draws attention to it →/u],
      ['The law should make those who exercise it answerable.', /answerable →/u],
      ['They know that those who make them desire only to win.', /desire only to win → 주격/u],
    ],
  },
  {
    name: 'the content of a noun is no relative clause, and the other way round',
    found: [['She had the idea that the bridge could be saved.', '동격']],
    absent: [
      ['The doctor had an idea that his boss forbade him to try.', /동격/u],
      ['Officials at first thought that she was too small.', /thought와 동격/u],
      ['A report that thousands are starving may leave them unmoved.', /목적격 관계대명사/u],
      ['It was while working on this theory that Priestley found the gas.', /동격/u],
    ],
  },
  {
    name: 'a participle follows the clause before it only where one stands there and none begins behind',
    found: [['She sat on the old bench, watching the boats.', '앞 절에 이어지는 분사구문']],
    absent: [
      ['He won two prizes, and in 1993, playing for New York, he completed a game.', /앞 절에 이어지는/u],
      ['I met her in the hallway, staring at the cabbages.', /앞 절에 이어지는/u],
      ['Pots made in this way came out a deep, shining black.', /앞 절에 이어지는/u],
      ['Many people died, while the others escaped by boat to the nearest island.', /과거분사구/u],
    ],
  },
  {
    name: 'an infinitive hangs on a verb that is one, or on a noun that asks for it',
    found: [['They wish to beat the other team.', '동사 wish의 목적어']],
    absent: [
      ['Neither had any wish to beat the other.', /동사 wish의 목적어/u],
      ['Where a family has the right to clean air, the factory pays.', /to clean air →/u],
      ['A neighbor greeted it on his way to work.', /형용사적 용법/u],
      ['It is not enough to ask what the artist wished.', /할 만큼 충분히/u],
      ['To gather vases, statues, and temples under one name is to draw a line.', /To gather vases →/u],
    ],
  },
];

describe.each(doubts)('$name', ({ found, absent }) => {
  it.each(found)('%s', (text, line) => {
    expect(listPatterns(text)).toContain(line);
  });

  it.each(absent)('not so in: %s', (text, line) => {
    expect(listPatterns(text)).not.toMatch(line);
  });
});
