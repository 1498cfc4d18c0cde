import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';

/** `words → role` of every construction that is found. */
function analyse(text: string): string[] {
  const analysis = analysePassage({ id: 'p', text });
  return analysis.sentences.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    return findPatterns(view).map(
      ({ first, end, role }) => `${text.slice(view.at(first).start, view.at(end - 1).end)} → ${role}`,
    );
  });
}

interface Construction {
  name: string;
  role: RegExp;
  /** A sentence and the words that are the construction. */
  found: readonly (readonly [text: string, words: string])[];
  /** Sentences that only look as if they had it. */
  absent: readonly string[];
}

const constructions: readonly Construction[] = [
  {
    name: 'bare infinitives behind an object',
    role: /원형부정사/u,
    found: [
      ['The new rule lets small shops sell fresh bread.', 'sell fresh bread'],
      ['A short walk helped them find the answer.', 'find the answer'],
      ['The noise made the children cover their ears.', 'cover their ears'],
    ],
    absent: [
      'The new law allows small shops to open on Sundays.',
      'They make tools from stone and sell them.',
      'They saw the small shops in the old town.',
    ],
  },
  {
    name: 'participles behind what somebody has',
    role: /과거분사구? \(동사 (?:had|have|got)/u,
    found: [
      ['The guests had their picture taken near the gate.', 'taken near the gate'],
      ['Patients have their blood tested for iron.', 'tested for iron'],
      ['She finally got her bicycle repaired by a neighbor.', 'repaired by a neighbor'],
    ],
    absent: [
      'They have repaired their bicycles by themselves.',
      'The workers had broken tools and no money.',
      'She has their trust.',
    ],
  },
  {
    name: 'formal objects',
    role: /진목적어/u,
    found: [
      ['Many learners find it difficult to remember new words.', 'to remember new words'],
      ['The fog made it hard for drivers to see the road.', 'to see the road'],
      [
        'Employers should make it clear that nobody must answer at night.',
        'that nobody must answer at night',
      ],
    ],
    absent: [
      'Many learners find new words difficult to remember.',
      'They bought it cheap to sell it later.',
      'She found it under the table.',
    ],
  },
  {
    name: 'formal subjects',
    role: /진주어/u,
    found: [
      ['It is wise to pause for a moment.', 'to pause for a moment'],
      ['The job is done, and it is easy to forget the effort.', 'to forget the effort'],
      ['It is clear that the plan has failed.', 'that the plan has failed'],
    ],
    absent: [
      'It is too early to say anything.',
      'The text is short, but it is hard to read.',
      'It is ready to use.',
    ],
  },
  {
    name: 'with an object and a participle',
    role: /「with \+ 목적어/u,
    found: [
      ['The town grew fast, with new houses filling the valley.', 'with new houses filling the valley'],
      ['Sugar is cheap, with many countries producing too much.', 'with many countries producing too much'],
      ['Sales fell, with prices rising every week.', 'with prices rising every week'],
    ],
    absent: [
      'She talked with people living in the area.',
      'The firm, with a factory based in Ulsan, sells ships.',
      'He left with the money he had found.',
    ],
  },
  {
    name: 'stressed persons and phrases',
    role: /강조 구문/u,
    found: [
      ['It was Newton who explained the tides.', 'It was Newton who'],
      ['It was in this small room that the two writers met.', 'It was in this small room that'],
      ['People forget, but it is the teacher who remembers.', 'it is the teacher who'],
    ],
    absent: [
      'It is a question that still puzzles us.',
      'It is clear that the plan has failed.',
      'It was the song that he always whistled.',
    ],
  },
  {
    name: 'verbs before their subjects',
    role: /도치된/u,
    found: [
      ['Across the street stands a tall stone tower.', 'stands'],
      ['So popular was the book that it sold out in a day.', 'was'],
      ['Had she known the truth, she would have stayed at home.', 'Had she known the truth'],
    ],
    absent: [
      'Across the street a tall stone tower stands.',
      'So far the book was popular only in Korea.',
      'Had she known the truth?',
    ],
  },
  {
    name: 'noun phrases that say what a name is',
    role: /동격인 명사구/u,
    found: [
      ['Harvey Gray, a professor at Leeds, has studied the letters.', 'a professor at Leeds'],
      ['The statue, a figure of a seated king, was sold in May.', 'a figure of a seated king'],
      ['They sent a boat to Iqaluit, the largest town in the region.', 'the largest town in the region'],
    ],
    absent: [
      'In London, the river froze every winter.',
      'The class, the teacher, and the parents met in May.',
      'He admired the lord of Rome, the ruler of the sea.',
    ],
  },
  {
    name: 'clauses without their conjunction',
    role: /접속사 that이 생략된/u,
    found: [
      ['The doctors believe the child is safe.', 'the child is safe'],
      ['I believe it was a mistake.', 'it was a mistake'],
      ['She realized she had lost her ticket.', 'she had lost her ticket'],
    ],
    absent: [
      'A sailor who suspects an error in the chart does not turn back.',
      'The bridge, said the minister, was safe.',
      'I know the man who repaired the bridge.',
    ],
  },
  {
    name: 'gerunds as objects',
    role: /동명사구?, /u,
    found: [
      ['The gardeners enjoy growing the old roses.', 'growing the old roses'],
      ['Losing a language means losing a way of life.', 'losing a way of life'],
      ['Some visitors object to paying for water.', 'paying for water'],
    ],
    absent: [
      'The alarm warned the village of approaching soldiers.',
      'The rude guests may end up leaving the house.',
      'They often go on talking about the game.',
    ],
  },
];

describe.each(constructions)('$name', ({ role, found, absent }) => {
  it.each(found)('%s', (text, words) => {
    const roles = analyse(text).filter((line) => line.startsWith(`${words} → `));
    expect(roles.join('\n')).toMatch(role);
  });

  it.each(absent.map((text) => [text]))('not in: %s', (text) => {
    expect(analyse(text).filter((line) => role.test(line))).toEqual([]);
  });
});

describe('the end of a clause or phrase', () => {
  it.each([
    [
      'Union leaders said that talks with the firm, which began in May, had failed.',
      'that talks with the firm →',
    ],
    ['Observers watched what happened next closely.', 'what happened next closely →'],
    ['One might expect people who are sad to look for cheerful songs.', 'who are sad to look'],
    [
      'The trouble is that we praise those who talk, rarely asking what they know.',
      'that we praise those who talk →',
    ],
    ['It is a shortage that experts say will grow worse.', 'that experts say →'],
    ['Airlines need pilots, a shortage that experts say will grow worse.', 'that experts say →'],
    ['Guests decide what to eat before opening the menu.', 'what to eat before'],
    ['What holds us back is fear.', 'What holds us →'],
    ['The chair, which was built in Oslo, a cold city, broke.', 'which was built in Oslo →'],
    ['Critics dismissed the idea that the moon moves the sea as childish.', 'sea as childish →'],
    ['The word was thought to mean "a small house" by everyone.', 'to mean →'],
  ])('%s', (text, part) => {
    expect(analyse(text).filter((line) => line.includes(part))).toEqual([]);
  });

  it.each([
    ['He wants to sign up for the course.', 'to sign up for the course →'],
    ['What holds us back is fear.', 'What holds us back →'],
    ['Books written long ago are still read.', 'Books written long ago →'],
    ['Practicing slowly also gives the player time.', 'Practicing slowly →'],
    ['The mayor, who leads the council, refused the offer.', 'who leads the council →'],
  ])('%s', (text, part) => {
    expect(analyse(text).join('\n')).toContain(part);
  });
});

describe('the noun that a clause describes', () => {
  it.each([
    [
      'These are the smaller, less visible creatures that were saved.',
      '(선행사: the smaller, less visible creatures)',
    ],
    ['She passed the very house that her father had built.', '(선행사: the very house)'],
    ['We admired those who made it.', '(선행사: those)'],
    ['Each bag has a label, which shows its price.', '계속적 용법의 주격 관계대명사 which'],
  ])('%s', (text, role) => {
    expect(analyse(text).join('\n')).toContain(role);
  });

  it.each([
    'Their bodies must adapt to surface gravity that is weak.',
    'The prize went to those ahead of the runner, who have lost no time.',
    'Brain scans show that trained readers see more.',
    'Others wonder whether the piles mark places that are sacred.',
    'They left behind bones and spoiled food that attracted wolves.',
  ])('is left out where another may be meant: %s', (text) => {
    expect(analyse(text).join('\n')).not.toMatch(/선행사: (?:gravity|the runner|show|food|the piles.*)\)/u);
  });
});

describe('what a word only looks like', () => {
  it.each([
    ['The fat that they need to survive the winter is gone.', /need의 목적어/u],
    ['From time to time the river floods.', /to부정사/u],
    ['Costs include food, growing numbers of guests and rent.', /분사구문/u],
    ['Having too many options, the writers say, makes us afraid.', /분사구문/u],
    ['The company, Blue Sky, plans to send a crew to the moon.', /plans를 수식/u],
    ['She asked the guide where he lived.', /관계부사/u],
    ['The guide tells everyone who is late.', /선행사: everyone/u],
    ['The minister said the bridge was safe.', /과거분사|핵심 명사/u],
    ['She finally got her bicycle repaired by a neighbor.', /수식/u],
    ['According to figures released by the bank, prices fell.', /동명사/u],
    ['To tell a friend he is clever is kind.', /문장의 주어/u],
    ['Experts who examined the case found that the lock was old.', /found → /u],
    ['He was right about so many things, and insisted that the sea moves.', /so ~ that/u],
    ['Those tables are rarely sat at.', /수동태/u],
    ['It was long assumed that the sea was empty.', /수동태/u],
  ])('%s has no %s', (text, role) => {
    expect(analyse(text).filter((line) => role.test(line))).toEqual([]);
  });
});
