import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** The spot of the rule on the word, if there is one. */
const findSpot = (text: string, rule: string, word: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find(
    (spot) => spot.rule === rule && spot.original === word,
  );

interface Row {
  rule: string;
  fires: readonly (readonly [string, string])[];
  silent: readonly (readonly [string, string])[];
}

const rows: readonly Row[] = [
  {
    rule: 'participle-after-comma',
    fires: [
      ['The old clock, repaired by a monk, hangs in the hall.', 'repaired'],
      ['The old hall, built in 1520, burned down last year.', 'built'],
      ['Her hands, hidden in her sleeves, shook with cold.', 'hidden'],
    ],
    silent: [
      ['A custom, in this case, survived by standing on foreign ground.', 'survived'],
      ['Tom Reed, an American who knew nothing of ships, resolved to cross the ocean.', 'resolved'],
      ['The plan, in short, failed by being too bold.', 'failed'],
    ],
  },
  {
    rule: 'perfect-infinitive',
    fires: [
      ['She is said to have walked there alone.', 'to have walked'],
      ['The hunters were thought to have crossed the ice on foot.', 'to have crossed'],
      ['He claims to have seen the lost city.', 'to have seen'],
    ],
    silent: [
      ['It was a kind of fish believed to have died out long ago.', 'to have died'],
      ['They found a stone thought to have come from the moon.', 'to have come'],
      ['He showed us a letter said to have changed the war.', 'to have changed'],
    ],
  },
  {
    rule: 'pronoun-number-plain',
    fires: [
      ['The plants died, so we replaced them.', 'them'],
      ['She read the letters and kept them.', 'them'],
      ['The bees protect their home.', 'their'],
    ],
    silent: [
      ['Engineers who cannot trust a part have a plan, which is to install two of them.', 'them'],
      ['Drivers who cannot find a key should carry two of them.', 'them'],
      ['Sailors who cannot mend a net must bring three of them.', 'them'],
    ],
  },
  {
    rule: 'agreement-long-subject',
    fires: [
      ['The letters in the old box are hard to read.', 'are'],
      ['The houses along the river are empty.', 'are'],
      ['Just as a man stuck in the mud is slow, so are we.', 'is'],
    ],
    silent: [
      ['Yet to treat a letter as a window into the soul is to forget the reader.', 'is'],
      ['To use a map as a picture of the world is unwise.', 'is'],
      ['In 1938, Marjorie Hill, the young head of a small museum in Bath, was called to the docks.', 'was'],
    ],
  },
  {
    rule: 'participle-passive-modifier',
    fires: [
      ['The bridge built by the Romans still carries traffic today.', 'built'],
      ['The letters written in prison were published after the war.', 'written'],
      ['The money collected by the pupils was sent to the village.', 'collected'],
    ],
    silent: [
      ['In 1882 a gallery built at her own expense opened at the palace in London.', 'opened'],
      ['A shop run by two sisters closed in the spring of that year.', 'closed'],
      ['A path made by the shepherds ended at the foot of the hill.', 'ended'],
    ],
  },
  {
    rule: 'participle-attributive',
    fires: [
      ['The isolated village had no school until the road was built.', 'isolated'],
      ['They studied the damaged walls before they wrote a report.', 'damaged'],
      ['They reached an isolated island after a week at sea.', 'isolated'],
    ],
    silent: [
      ['He blamed them both, although neither intended harm to the child.', 'intended'],
      ['Two doctors saw him, and each required proof of his story.', 'required'],
      ['The rivals met again, but neither expected victory this time.', 'expected'],
    ],
  },
  {
    rule: 'participle-after-comma',
    fires: [
      ['The old map, painted by a monk, hangs on the wall of the library.', 'painted'],
      ['Public money, spent on old roads, does less good than it could.', 'spent'],
      ['The small boat, driven by the wind, reached the coast at night.', 'driven'],
    ],
    silent: [
      ['She moved to the city, graduated from college in May, and was trained by an expert.', 'graduated'],
      ['He left the farm, worked in a mill for years, and was hired by a printer.', 'worked'],
      ['The team lost the match, returned from Spain in silence, and was greeted by nobody.', 'returned'],
    ],
  },
  {
    rule: 'participle-after-conjunction',
    fires: [
      ['When crossing the street, the children held hands tightly.', 'crossing'],
      ['The old man fell on the ice while crossing the street with his dog.', 'crossing'],
      ['Although warned by the guide, they left the path at noon.', 'warned'],
    ],
    silent: [
      ['It rarely clots, although lying still for so long would harm us.', 'lying'],
      ['The shop is full, although paying the bills remains a problem.', 'paying'],
      ['We stayed, although leaving the town would have been safer.', 'leaving'],
    ],
  },
  {
    rule: 'participle-active-modifier',
    fires: [
      ['A man carrying a heavy box asked us for the way.', 'carrying'],
      ['The nurse read a letter describing the accident to the family.', 'describing'],
      ['It was like a river running to the sea in spring.', 'running'],
    ],
    silent: [
      ["The hand that follows another's brush keeps running into choices.", 'running'],
      ['The engine of the old bus starts making a strange noise.', 'making'],
      ['The owner of the corner shop stops selling the paper at noon.', 'selling'],
    ],
  },
  {
    rule: 'gerund-after-preposition',
    fires: [
      ['They thanked the boy for finding the lost keys.', 'finding'],
      ['She washed her hands before touching the bread.', 'touching'],
      ['He made a living by playing the piano in bars.', 'playing'],
    ],
    silent: [
      ['The older child gains as well, for explaining a task to others makes it clearer.', 'explaining'],
      ['The work is never dull, for painting a wall demands care and patience.', 'painting'],
      ['They kept the old house, for selling the land would have hurt their father.', 'selling'],
    ],
  },
  {
    rule: 'voice-active',
    fires: [
      ['Even a small quantity can spoil the whole batch of paper.', 'spoil'],
      ['They have built houses for the people of the island.', 'built'],
      ['The law will protect forests in the north of the country.', 'protect'],
    ],
    silent: [
      ['Blocking the ditches so that the water can return costs little compared with most plans.', 'return'],
      ['Digging the canal so that the boats could enter costs far more than the plan allows.', 'enter'],
      [
        'Training the dogs so that they can attack costs very little compared with most other plans.',
        'attack',
      ],
    ],
  },
  {
    rule: 'conjunction-so-that',
    fires: [
      ['The soup was so hot that nobody could eat it.', 'that'],
      ['She spoke so softly that the men could not hear her.', 'that'],
      ['The flaw was so subtle that everyone had overlooked it.', 'that'],
    ],
    silent: [
      ['Linguists are not so sure that the words should be pulled up.', 'that'],
      ['Why are you so certain that the letter was stolen?', 'that'],
      ['He is no longer so confident that the plan will work.', 'that'],
    ],
  },
  {
    rule: 'conjunction-result-that',
    fires: [
      ['The storm moved so much sand that the harbor became useless.', 'that'],
      ['The river bed was so soft, though, that earlier attempts had failed.', 'that'],
      ['It was such a long speech that the audience left the hall.', 'that'],
    ],
    silent: [
      ['Such gifts come to twice the aid that rich governments give.', 'that'],
      ['People who discuss such books remember details that others have lost.', 'that'],
      ['Such lists hide the fact that speakers differ in many ways.', 'that'],
    ],
  },
  {
    rule: 'how-clause',
    fires: [
      ['He gave a full account of how the thing is made.', 'how'],
      ['Nobody could explain why the old bridge had collapsed.', 'why'],
      ['She showed us how her father caught the fish.', 'how'],
    ],
    silent: [
      ['The key sounds equally loud no matter how it is struck.', 'how'],
      ['No one will help us, no matter how we ask them.', 'how'],
      ['The door stays shut no matter how they push it.', 'how'],
    ],
  },
  {
    rule: 'infinitive-object',
    fires: [
      ['The children wish to squeeze the puppy.', 'to squeeze'],
      ['The farmers hope to sell the mill.', 'to sell'],
      ['The mayor refused to open the gate.', 'to open'],
    ],
    silent: [
      ['Seen in this way, the odd wish to squeeze is no flaw.', 'to squeeze'],
      ['His wish to leave surprised the guests.', 'to leave'],
      ['The hope to win kept them awake.', 'to win'],
    ],
  },
  {
    rule: 'past-with-time',
    fires: [
      ['The psychologist argued in 1983 that the truth is different.', 'argued'],
      ['She sold her house last year and moved to the coast.', 'sold'],
      ['The company built a dam in 2005 to hold the water.', 'built'],
    ],
    silent: [
      ['A British study published in 1987 ruled out this explanation.', 'published'],
      ['A survey found many frogs, whereas one in 2014 found only thirty.', 'found'],
      ['A house built in 1850 burned down during the night.', 'built'],
      ['The stone was set up after a tsunami in 1933 had left few survivors.', 'was'],
    ],
  },
  {
    rule: 'voice-passive',
    fires: [
      ['The thief was arrested near the old station.', 'was arrested'],
      ['The workers were forced to leave the factory.', 'were forced'],
      ['The letter was sent to the wrong address.', 'was sent'],
    ],
    silent: [
      ['An open pasture is bound to be ruined sooner or later.', 'is bound'],
      ['We are inclined to think of such limits as obstacles.', 'are inclined'],
      ['The old captain was determined to reach the island.', 'was determined'],
    ],
  },
];

describe('a mark is drawn only where its analysis is sure', () => {
  for (const { rule, fires, silent } of rows) {
    test.each(fires)(`${rule} is drawn: %s (%s)`, (text, word) => {
      expect(findSpot(text, rule, word)).toBeDefined();
    });
    test.each(silent)(`${rule} is not drawn: %s (%s)`, (text, word) => {
      expect(findSpot(text, rule, word)).toBeUndefined();
    });
  }
});

describe('a reason names only what is sure', () => {
  const findReason = (text: string, rule: string, word: string): string | undefined =>
    findSpot(text, rule, word)?.because;

  test.each([
    ['Frogs need water more than toads do.', 'do', 'need'],
    ['The girl reads faster than her brother does.', 'does', 'reads'],
    ['Her sister worked harder than the boys did.', 'did', 'worked'],
  ])('the only verb before a comparison is named: %s', (text, word, verb) => {
    expect(findReason(text, 'pro-verb', word)).toContain(`앞의 일반동사 ${verb} `);
  });

  test.each([
    ['They find that the prize brings less joy than the race did.', 'did'],
    ['He wanted players to be able to swell and fade as singers do.', 'do'],
    ['The sailors hoped to sleep as well as their captain did.', 'did'],
  ])('no verb is named where another may be meant: %s', (text, word) => {
    expect(findReason(text, 'pro-verb', word) ?? '일반동사(구)').toContain('일반동사(구)');
  });

  test.each([
    ['Half were handed a bottle plainly labeled as medicine and told that it was safe.', 'told', 'labeled'],
    ['It came when a bank that he headed collapsed and took his property with it.', 'took', 'headed'],
    ['They were given a box wrapped in paper and asked to open it.', 'asked', 'wrapped'],
  ])('a verb of another clause or noun is no partner: %s', (text, word, wrong) => {
    expect(findReason(text, 'parallel-verb', word) ?? '').not.toContain(wrong);
  });

  test.each([
    ['He opened the heavy door slowly and entered the room.', 'entered', 'opened'],
    ['She sold many of her belongings and sailed to the island.', 'sailed', 'sold'],
    ['The field was left to the birds and covered with snow.', 'covered', 'left'],
  ])('the partner in the same clause is named: %s', (text, word, partner) => {
    expect(findReason(text, 'parallel-verb', word)).toContain(partner);
  });

  test.each([
    [
      'Philosophers call it luck, for what parts the guilty driver from the other lies outside their control.',
    ],
    ['Doctors say that what keeps a patient from his mother may still be in their interest.'],
    ['Teachers know that when a child fights with her brother their quarrel soon ends.'],
  ])('no noun of another clause is named as what their stands for: %s', (text) => {
    expect(findReason(text, 'pronoun-number-plain', 'their') ?? '').not.toMatch(
      /Philosophers|Doctors|Teachers/u,
    );
  });

  test.each([
    ['Most salamanders lose their gills after some months.', 'salamanders'],
    ['The workers in the mill demanded their wages at once.', 'workers'],
    ['Farmers along the river protect their fields from the floods.', 'Farmers'],
  ])('the subject of the same clause is named: %s', (text, noun) => {
    expect(
      findReason(text, 'pronoun-number-plain', 'their') ??
        findReason(text, 'pronoun-possessive-number', 'their'),
    ).toContain(noun);
  });

  test.each([
    ['It is said that the king was shut up in a tower.', 'is said', '진주어'],
    ['It was expected that the stars would move more slowly.', 'was expected', '진주어'],
    ['It has been told that the want is over and gone.', 'been told', '당하는 대상'],
  ])('the it that holds the place of a clause is named so: %s', (text, word, reason) => {
    expect(findReason(text, 'voice-passive', word)).toContain(reason);
  });

  test.each([
    ['The number was twice what it had been in spring.', 'what', '보어'],
    ['What this argument leaves out is that prices measure need.', 'What', ' 목적어'],
    ['The report tells us nothing about what they are doing.', 'what', ' 목적어'],
  ])('what is missing from a clause of what is told rightly: %s', (text, word, gap) => {
    expect(findReason(text, 'nominal-what', word)).toContain(gap.trim());
    expect(findReason(text, 'nominal-what', word)).not.toContain('전치사의');
  });

  test.each([
    ['Arthritis had made it too painful to hold a needle.', 'painful', '목적어(it)'],
    ['Every new user makes a standard more attractive to the next.', 'attractive', '목적어(standard)'],
    ['The rain made the road impassable for a week.', 'impassable', '목적어(road)'],
  ])('the object that is named is a noun or pronoun: %s', (text, word, object) => {
    expect(findReason(text, 'adjective-object-complement', word)).toContain(object);
  });

  test.each([
    ['On Monday, Ada Hill, the young curator of a small museum, was called to the docks.', 'was called'],
    ['What counts is how many trees are planted.', 'are planted'],
    ['Once that question has been settled, they stop.', 'been settled'],
  ])('a subject that is cut or only explained is not named: %s', (text, word) => {
    expect(findReason(text, 'voice-passive', word)).toContain('주어가 동작');
  });

  test.each([
    'If everyone waits, nothing is built.',
    'The room is dominated by nobody.',
    'Nothing was opened.',
  ])('no answer hangs on a verb that also does without an object: %s', (text) => {
    const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
    expect(spots.filter(({ rule, isAnswer }) => rule === 'voice-passive' && isAnswer)).toEqual([]);
  });
});
