import { describe, expect, it } from 'vitest';

import { listPatterns } from '#test-fixtures/list-patterns.ts';

interface Doubt {
  name: string;
  /** Sentences and what is said of them. */
  found: readonly (readonly [text: string, line: string])[];
  /** Sentences and what would be wrong to say of them. */
  absent: readonly (readonly [text: string, line: RegExp])[];
}

const doubts: readonly Doubt[] = [
  {
    name: 'a verb has no clause beside it, and a conjunction belongs to no noun',
    found: [['The worry that the river would rise kept them awake.', '동격인 절']],
    absent: [
      ['Some parents worry that such talk gives children a poor model.', /동격/u],
      ['They pointed out that everyone who fell was free to climb.', /선행사: that everyone/u],
      ['The habit can teach a nation something that was never in any book.', /선행사: a nation something/u],
      ['No such fall was found among the men, which should warn us.', /선행사: the men/u],
    ],
  },
  {
    name: 'behind the way and other such nouns a clause without a relative begins',
    found: [
      ['The walls painted by the farmers faced the sea.', '과거분사구'],
      ['The guard described a method used by thieves.', '과거분사구'],
      ['The road built by the monks leads to the sea.', '과거분사구'],
    ],
    absent: [
      ['The storm changed the way sailors thought about the coast.', /thought.*→ 과거분사/u],
      ['They still remember the day the king visited by boat.', /visited.*→ 과거분사/u],
      ['The book explains the reason farmers moved to the hills.', /moved.*→ 과거분사/u],
    ],
  },
  {
    name: 'an infinitive before a remark is no purpose',
    found: [
      ['To reach the coast, the farmers crossed two rivers.', '목적: ~하기 위해'],
      ['To win the prize, she painted every day.', '목적: ~하기 위해'],
      ['To save the bees, the town planted trees.', '목적: ~하기 위해'],
    ],
    absent: [
      ['To reach the coast, it turns out, is to lose the way.', /목적/u],
      ['To win the prize, she says, takes more than luck.', /목적/u],
      ['To save the bees, we believe, is to save the town.', /목적/u],
    ],
  },
  {
    name: 'a relative clause leaves out what is compared and the verb of the sentence',
    found: [
      ['Those who worked alone found the mistake.', 'who worked alone → 주격'],
      ['The boys bought a lamp that could burn all night.', 'that could burn all night → 주격'],
      ['The farmers keep a dog that guards the sheep.', 'that guards the sheep → 주격'],
    ],
    absent: [
      [
        'Those who talked won the most, and those who kept to themselves the least.',
        /themselves the least →/u,
      ],
      [
        'Guests who were given a lamp that could light the hall slept far better, though few used it.',
        /slept.*→ 주격/u,
      ],
      [
        'Boys who were shown a trick that could fool the judge laughed far longer, though few dared.',
        /laughed.*→ 주격/u,
      ],
    ],
  },
  {
    name: 'only what is said of doing something has a formal subject',
    found: [
      ['It is easy to lose the way in the old town.', '진주어로 쓰인'],
      ['The road is steep, and it is dangerous to drive a cart at night.', '진주어로 쓰인'],
      ['It is unwise to wake the guards before dawn.', '진주어로 쓰인'],
    ],
    absent: [
      ['A tree is cheap, but it is slow to bear fruit.', /진주어/u],
      ['The dog is old, and it is quick to bite a stranger.', /진주어/u],
      ['The town is rich, but it is reluctant to feed the poor.', /진주어/u],
    ],
  },
  {
    name: 'no conjunction governs what',
    found: [
      ['The clerk thought about what the king had said.', '전치사 about의 목적어'],
      ['The story ends with what the sailors found.', '전치사 with의 목적어'],
      ['They paid for what the storm had broken.', '전치사 for의 목적어'],
    ],
    absent: [
      ['We keep no lists, since what is easy to write is easy to forget.', /전치사 since/u],
      ['The book tells children what they did rather than what they are.', /전치사 than/u],
      ['What is hidden matters as much as what is shown.', /전치사 as/u],
      ['One patient in two gets well, but half of what is the question to ask.', /전치사 of/u],
    ],
  },
  {
    name: 'a verb has no capital, and no past where something is only imagined',
    found: [
      ['The walls of the old town were built by monks.', '동사: were built'],
      ['The gates were painted by the farmers.', '과거 시제의 수동태'],
      ['The boats were sold when the king died.', '과거 시제의 수동태'],
    ],
    absent: [
      ['The deck of the Tacoma Narrows Bridge began to twist.', /동사: Narrows/u],
      ['If the bridge were built to last, nobody would meet again.', /과거 시제의 수동태/u],
      ['They act as though the walls were painted by children.', /과거 시제의 수동태/u],
    ],
  },
  {
    name: 'the verb of a reason is no part of the relative clause in it',
    found: [
      ['He kept the words that were carved by monks.', 'that were carved by monks → 주격'],
      ['The farmers trust a guard who knows the hills.', 'who knows the hills → 주격'],
      ['The boys feed a dog that guards the sheep.', 'that guards the sheep → 주격'],
    ],
    absent: [
      [
        'The habit works both ways, since words that were framed to hide a deed end by hiding it.',
        /end by.*→ 주격/u,
      ],
      ['They lost the war, because men who were hired to guard a wall open it for gold.', /open it.*→ 주격/u],
      ['He was wrong, since boats that were built to carry grain sink in a storm.', /sink.*→ 주격/u],
    ],
  },
  {
    name: 'the verb of a long subject takes no preposition with it',
    found: [
      ['The old men of the village gathered around the well.', '동사: gathered)'],
      ['The long line of carts moved along the river.', '동사: moved)'],
      ['The price of the rooms turned out to be low.', '동사: turned out)'],
    ],
    absent: [
      ['The old men of the village gathered around the well.', /gathered around/u],
      ['The long line of carts moved along the river.', /moved along/u],
      ['The children of the baker ran around the table.', /ran around/u],
    ],
  },
  {
    name: 'who that takes up what is stressed adds nothing',
    found: [
      ['The prize went to Ben, who fed the horses.', 'who fed the horses → 계속적 용법'],
      ['It was late, and she called her brother, who lived nearby.', 'who lived nearby → 계속적 용법'],
      ['It was painted by Ben Lee, who lived nearby.', 'who lived nearby → 계속적 용법'],
    ],
    absent: [
      ['It is we, as much as the guides, who need a rest.', /계속적/u],
      ['It was Ada Brown, a cook who had no shop, who baked the first loaf.', /who baked .*→ 계속적/u],
      ['It was the mayor of the town, not the council, who closed the gate.', /계속적/u],
    ],
  },
  {
    name: 'an appositive stands behind a whole name, and behind no time',
    found: [
      ['The lamp was made by Hart & Sons, the owner of two mills.', '앞의 Hart & Sons와 동격'],
      ['They thanked the painter Rosa Bell, the winner of two medals.', '앞의 the painter Rosa Bell과 동격'],
      ['The road leads north to Tromso, the largest town in the region.', '앞의 Tromso와 동격'],
    ],
    absent: [
      ['He lived with a dog, an old cat and, on Sundays, his aunt.', /동격/u],
      ['The museum was closed in May, the month of storms.', /동격/u],
      ['The shop sells bread, butter and, in Rome, the local wine.', /동격/u],
    ],
  },
  {
    name: 'an object needs a verb that has a subject before it',
    found: [
      ['The guests in the hall ate what we had cooked.', '동사 ate의 목적어'],
      ['In winter they burn what the storms leave behind.', '동사 burn의 목적어'],
      ['Because they see what others miss, they win.', '동사 see의 목적어'],
    ],
    absent: [
      ['Between the posts hang what look like flags.', /목적어/u],
      ['Under the old bridge lie what were once boats.', /목적어/u],
      ['From the far shore came what sounded like bells.', /목적어/u],
    ],
  },
  {
    name: 'an antecedent holds no verb',
    found: [
      ['The new law protects wooden bridges that are very old.', '선행사: wooden bridges'],
      ['He has few old friends who live abroad.', '선행사: few old friends'],
      ['She likes the sports cars that her father built.', '선행사: the sports cars'],
    ],
    absent: [
      ['The tired dog hunts mice that eat the corn.', /선행사: .*hunts/u],
      ['Running and climbing burn fat that nobody wants.', /선행사: .*burn/u],
      ['Every winter the town stores grain that feeds the birds.', /선행사: .*stores/u],
    ],
  },
  {
    name: 'a gerund phrase leaves the verb before it its preposition',
    found: [
      ['He wrote about the joy of walking in the rain.', 'walking in the rain → 동명사구'],
      ['Most of us know the fear of falling into a river.', 'falling into a river → 동명사구'],
      ['She has a habit of talking to her plants.', 'talking to her plants → 동명사구'],
    ],
    absent: [
      ['The child mistakes his way of talking for a game.', /for a game →/u],
      ['We took her habit of whistling in the dark for a sign of courage.', /sign of courage →/u],
      ['The guide exchanged the pleasure of arriving at dawn for a safe road.', /for a safe road →/u],
    ],
  },
  {
    name: 'the verb of a subject is printed whole',
    found: [
      ['Stories of the long war have spread across the land.', '동사: have spread)'],
      ['Plans for the new road have split the village.', '동사: have split)'],
      ['Doctors who washed their hands were laughed at by their friends.', '동사: were laughed at)'],
    ],
    absent: [
      ['The owner of the two mills has yet to agree.', /동사: has\)/u],
      ['Rumors about the old king have spread again.', /동사: have\)/u],
      ['The costs of the wide bridge have hit the town hard.', /동사: have\)/u],
    ],
  },
  {
    name: 'nothing reaches over a verb that belongs to another noun',
    found: [
      ['Towns that want to reduce noise plant trees.', 'that → 주격 관계대명사'],
      ['She remembers a fear that was overcome.', 'that was overcome → 주격 관계대명사'],
      ['A promise made to the dead is still a promise.', 'made to the dead → 과거분사구'],
      [
        'A society that values agreement above everything may feel calm.',
        'A society that values agreement above everything → 주어 (핵심 명사: society, 동사: may feel)',
      ],
      [
        'A yawn that spreads through a room may be a sign of boredom.',
        'A yawn that spreads through a room → 주어 (핵심 명사: yawn, 동사: may be)',
      ],
      [
        'Hospitals reported that the number of patients treated for burns had doubled.',
        'the number of patients treated for burns → 주어 (핵심 명사: number, 동사: had doubled)',
      ],
    ],
    absent: [
      ['Towns that want to reduce noise usually plant trees.', /usually plant/u],
      ['Pupils who wait until they can speak perfectly deprive themselves of practice.', /deprive .*→/u],
      ['Only when street lamps allowed people to stay out did the town grow.', /allowed .*→ 과거분사/u],
      ['Until recently it was grown as food for horses.', /부사절/u],
      ['Keeping the old trees, planners have concluded, is worth more.', /분사구문/u],
      ['The bank, whose income has dropped since the letters surfaced, will close.', /letters →/u],
      ['The last remaining mill in the valley is to close.', /현재분사구/u],
      ['Prices fell, fuelling hopes that wages will rise.', /동사 hopes/u],
      ['She keeps a diary, recording debts that no law could enforce.', /선행사: recording/u],
      ['A teacher sends the message that thought is worth the wait.', /관계대명사/u],
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
