import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { explainOffPoint } from '#meaning/off-point/explain-off-point.ts';
import { listOffPointSentences } from '#meaning/off-point/off-point-sentences.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const bare: PassageSource = {
  id: 'kites',
  text: 'A kite is older than the wheel. Fishermen tied a hook to a kite and caught fish without a boat. The first kites were leaves, and the hook hung from the stem. Soldiers measured walls with kites. A kite can carry a camera today.',
};
const topic = 'the many practical uses of kites';

function explain(changes: Partial<PassageSource>, before: number, word = 'kites'): string[] {
  const source = { ...bare, ...changes };
  const sentence = {
    id: 'x',
    text: `Shops that sell ${word} are closed on Mondays.`,
    shared: [{ word, lemma: word.replace(/s$/u, ''), weight: 5 }],
    reason: '가게의 휴일을 말하고',
    nearness: 2,
    isLed: true,
  };
  return explainOffPoint(source, analysePassage(source), { sentence, mark: '②', before });
}

describe('the explanation of a stranger', () => {
  test('begins with what the passage is about: the 요지, else the 주제, else its main noun', () => {
    expect(explain({ gist: '연은 쓸모가 많다.', topic }, 2)[0]).toBe(
      '이 글은 ‘연은 쓸모가 많다’라는 내용이다.',
    );
    expect(explain({ topic }, 2)[0]).toBe(`이 글의 주제는 ‘${topic}’이다.`);
    expect(explain({}, 2)[0]).toMatch(/^이 글은 ‘kite’.*중심으로 전개된다\.$/u);
    expect(explain({}, 2, 'electric')[0]).not.toContain('은 를');
  });

  test('says nothing of the whole where the noun runs through no more than a part of the passage', () => {
    const text =
      'Cities are loud at night. Doctors study sleep. Noise keeps people awake. Some wear soft plugs. Others move away.';
    const lines = explain({ text }, 2, 'cities');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('핵심어인 ‘cities’를 언급하지만');
  });

  test('no tie is told by a noun that the stranger itself names', () => {
    const text =
      'A kite is old. Kites fly over the hills. Soldiers made a kite. The kite carried a man. Kites are still in use.';
    expect(explain({ text }, 3)[2]).not.toContain('The kite');
  });

  test('names what the stranger takes up and what it speaks of', () => {
    expect(explain({}, 2)[1]).toBe(
      '②는 핵심어인 ‘kites’를 언급하지만 가게의 휴일을 말하고 있어서 글의 흐름과 관계가 없다.',
    );
  });

  test.each([
    [
      'Kites fly high. A kite needs wind. For instance, a gale lifts a man. Kites are cheap. They last.',
      2,
      '연결어 ‘For instance’',
    ],
    [
      'Kites are old. Kite flying helped seat belts. Seat belts came later. Kites are cheap. They last.',
      2,
      '‘Seat belts’',
    ],
  ])('names what ties the neighbours, whole: %s', (text, before, tie) => {
    expect(explain({ text }, before).at(-1)).toContain(tie);
  });

  test('shows the tie of the neighbours only where they have one that the stranger has not', () => {
    expect(explain({}, 2)[2]).toContain('hook');
    const apart = explain({}, 3)[2];
    expect(apart).toBe('②를 빼면 앞뒤 문장이 자연스럽게 이어진다.');
  });

  test('names no noun that "this" may have been told of long before, and none behind its verb', () => {
    for (const text of [
      'A kite fell on the hill. Men came to see. This accident made the kite known. Kites are cheap. They last.',
      'A kite is old. Some kites succeed well. None of this guarantees success to all. Kites are cheap. They last.',
    ])
      expect(explain({ text }, 2).at(-1)).toBe('②를 빼면 앞뒤 문장이 자연스럽게 이어진다.');
  });

  test.each([
    'Thus the hill was left alone.',
    'Therefore, the hill was left alone.',
    'Of course, soldiers run.',
    'Then rain fell.',
  ])('tells no tie by what may look at the whole text: %s', (next) => {
    const text = `A kite is old. Some farmers sing. ${next} Kites are cheap. They last.`;
    expect(explain({ text }, 2).at(-1)).toBe('②를 빼면 앞뒤 문장이 자연스럽게 이어진다.');
  });

  test('names no antecedent of "they" where two could be meant, and no half that both speak of', () => {
    const text =
      'A kite is old. Half of the lamps go out, and soldiers bring kites. They fly half of them over the hills. Kites are cheap. They last.';
    expect(explain({ text }, 2)[2]).toBe('②를 빼면 앞뒤 문장이 자연스럽게 이어진다.');
  });

  test('quotes a noun of both neighbours only in the form that both have', () => {
    const text =
      'A kite is old. Farmers found a nutrient in the soil of the hills. Plants need nutrients. Kites are cheap. They last.';
    expect(explain({ text }, 2).at(-1)).not.toContain('nutrient');
  });
});

describe('strangers', () => {
  const forest =
    'Forests feed rivers. A forest holds rain in its soil, and its roots keep the soil in place. Where forests are cut, springs dry up. Farmers below a forest have water all year. A forest is worth more than its wood.';
  const list = (changes: Partial<PassageSource>) => {
    const source = { id: 'forest', text: forest, ...changes };
    return listOffPointSentences(source, analysePassage(source));
  };

  test('have the apostrophes of the passage', () => {
    const topic = 'the role of forests in storing water';
    const straight = list({ text: `${forest} The farmer's well is full.`, topic });
    const curly = list({ text: `${forest} The farmer’s well is full.`, topic });
    expect(straight.some(({ text }) => text.includes('’'))).toBe(false);
    expect(curly.some(({ text }) => text.includes("'"))).toBe(false);
  });

  test('name a noun of the 주제 where there is one', () => {
    const strangers = list({ topic: 'the role of forests in storing water' });
    expect(strangers.length).toBeGreaterThan(0);
    for (const { text } of strangers) expect(text).toMatch(/forest/iu);
  });

  test.each([
    ['how the rain feeds rivers', true],
    ['water in the rain forest', false],
    ['the choice of farmers', false],
  ])('are on rain only where the 주제 names it for itself: %s', (topic, isNamed) => {
    const text =
      'Rain feeds rivers. A choice of farmers is to wait for rain from the clouds. The rain forest holds water. After a storm water runs off. It is clean. A choice remains.';
    const subjects = list({ text, topic }).map(({ shared }) => shared[0]?.lemma);
    expect(subjects.includes('rain')).toBe(isNamed);
    expect(subjects).not.toContain('choice');
  });

  test('say nothing of their subject that one sentence has said', () => {
    const hive =
      'Bees fan their wings over the nectar in the hive. Honey has little water. Bees close each cell of honey with wax from the colony. Honey pulls water out of anything.';
    const topic = 'how bees make honey';
    const keeps = (text: string): boolean =>
      list({ text, topic }).some((one) => /keeps for many/u.test(one.text));
    expect(keeps(hive)).toBe(true);
    expect(keeps(`${hive} Honey can be eaten after many years.`)).toBe(false);
  });

  test('take up a noun, never a mere adjective', () => {
    const text =
      'Electric trains are quiet. An electric train needs no coal. Electric buses came later. Electric lamps shine there. People like electric light.';
    const taken = list({ text }).flatMap(({ shared }) => shared.map(({ word }) => word));
    expect(taken).not.toContain('electric');
  });

  test('never speak of what the passage treats', () => {
    const text = `${forest} Tourists visit the forest, and travel companies sell hotel rooms there.`;
    for (const stranger of list({ text, topic: 'the role of forests in storing water' }))
      expect(stranger.text).not.toMatch(/Travel companies/u);
  });

  test('share no more than one noun with the passage beyond their subject', () => {
    const text =
      'Quiet cars came late. A car without noise is hard to hear. Makers add a sound to such cars for the safety of children. The noise of a car tells people when to cross. A car that can be heard is safe.';
    const all = list({ text, topic: 'the use of the noise of cars' }).map((stranger) => stranger.text);
    expect(all.join(' ')).not.toMatch(/make so little noise/u);
    expect(all.length).toBeGreaterThan(0);
  });

  test('name first what both speak of, though the passage has another of their words more often', () => {
    const text =
      'Clocks changed life. A clock with a pendulum told all when to work. Before clocks, life followed the sun. Life had no hours. With the bell of a clock, life was counted.';
    const strangers = list({ text, topic: 'how clocks changed daily work' });
    expect(strangers.map(({ shared }) => shared[0]?.lemma)).toContain('clock');
    for (const { shared } of strangers) expect(shared[0]?.lemma).not.toBe('life');
  });

  test('are never on a noun met only once of which the 주제 has no more than a kin', () => {
    const text =
      'Pay rises in every trade. Time is the product of a nurse. Workers want what others earn. Costs climb with pay. Nobody is to blame.';
    const subjects = list({ text, topic: 'the rise of pay without productivity' }).map(
      ({ shared }) => shared[0]?.lemma,
    );
    expect(subjects).not.toContain('product');
  });

  test('are only those whose field the passage shares by at least two words', () => {
    const birds = 'Birds are many. A bird is small. Birds eat well. A bird is light.';
    expect(list({ text: birds, topic: 'the life of birds' })).toEqual([]);
    expect(list({ text: `${birds} It builds a nest of feathers.`, topic: 'the life of birds' })).not.toEqual(
      [],
    );
  });

  test('need a noun that the passage comes back to where there is no line', () => {
    const text =
      'The king died in May. His son sat near a window. The window was small. Letters came from the north. Soldiers left the town. Snow fell on the hills. Nobody spoke. The bells rang all night.';
    expect(list({ text }).filter(({ shared }) => shared[0]?.lemma === 'window')).toEqual([]);
  });

  test('are none where the 주제 speaks of something else', () => {
    expect(list({ topic: 'the reasons why committees fail' })).toEqual([]);
  });
});
