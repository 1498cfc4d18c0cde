import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { listFramedLines } from '#meaning/lines/framed-lines.ts';
import { listSubjects } from '#meaning/subject-noun.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const lanterns: PassageSource = {
  id: 'lanterns',
  text: 'Paper lanterns once lit every harbor on the coast. A paper lantern weighs almost nothing, and the lanterns of one family can be folded into a single box. Fishermen trusted their lanterns more than the moon.',
  translations: [
    '종이 랜턴은 한때 해안의 모든 항구를 밝혔다.',
    '종이 랜턴은 거의 무게가 없으며, 한 가족의 랜턴은 상자 하나에 접어 넣을 수 있다.',
    '어부들은 달보다 랜턴을 더 믿었다.',
  ],
  topic: 'the usefulness of paper lanterns for fishermen',
};

const read = (changes: Partial<PassageSource>) => {
  const source = { ...lanterns, ...changes };
  return { source, analysis: analysePassage(source) };
};

describe('the subjects of a passage', () => {
  const list = (changes: Partial<PassageSource>) => {
    const { source, analysis } = read(changes);
    return listSubjects(source, analysis);
  };
  const textsOf = (changes: Partial<PassageSource>) => list(changes).map(({ text }) => text);

  test('are nouns of the line, the one that the passage names most first, with the modifier that both give it', () => {
    expect(list({})[0]).toMatchObject({ lemma: 'lantern', text: 'paper lanterns', group: 'thing' });
  });

  test('are uncountable where the line uses them so', () => {
    const text = 'Patience is a quiet skill. The patience of a gardener is tested every spring.';
    expect(textsOf({ text, topic: 'the value of patience' })).toEqual(['patience']);
  });

  test('are plural where the line has one for all, and none is one thing among others', () => {
    const text = 'A wolf came back. The wolf drove the deer away. Other wolves followed.';
    expect(textsOf({ text, topic: 'how a wolf changes a valley' })).toEqual(['wolves']);
    const alone = 'The wolf came back. The wolf drove the deer away.';
    expect(textsOf({ text: alone, topic: 'the return of the wolf' })).toEqual([]);
  });

  test('are found where a plural ends the line or could pass for a verb', () => {
    const text = 'A gesture helps the speaker. Gestures are older than words.';
    expect(textsOf({ text, topic: 'the role of gestures in conversation' })).toEqual(['gestures']);
  });

  test('are no nouns that only introduce the matter, and none of which too much could be said', () => {
    const text = 'The role of the crowd is clear. The crowd decides.';
    expect(textsOf({ text, topic: 'the role of the crowd' })).toEqual([]);
  });

  test.each([
    ['Our perception of pain changes. Perception depends on mood. Perception is quick.', 'perception'],
    ['An impression of size is quick. Impressions last. First impressions mislead.', 'impression'],
    ['A reaction to fire is quick. Reactions differ. Such reactions are learned.', 'reaction'],
  ])('are no nouns that ask of what: %s (%s)', (text, noun) => {
    expect(textsOf({ text, topic: `the importance of ${noun}` })).toEqual([]);
  });

  test('are no nouns that the passage names much more seldom than what it is about', () => {
    const text =
      'Pufflings fall at night. Pufflings follow the lamps, pufflings sit in the streets, and pufflings wait for children. Pufflings need help from children. One puffling needs five.';
    expect(textsOf({ text: text.repeat(2), topic: 'the help that pufflings get from volunteers' })).toEqual(
      [],
    );
  });

  test('are not named by a passage alone: without a line there is none', () => {
    const bare = { id: lanterns.id, text: lanterns.text };
    expect(listSubjects(bare, analysePassage(bare))).toEqual([]);
    expect(list({ topic: '' })).toEqual([]);
    expect(list({})).not.toEqual([]);
  });

  test('are no nouns before another one but for things that one can hold', () => {
    expect(
      textsOf({ text: `${lanterns.text} Eye contact matters.`, topic: 'the role of eye contact' }),
    ).toEqual([]);
    expect(textsOf({ topic: 'a lantern shop that finds new customers' })).toEqual(['lanterns']);
  });

  test('have a Korean noun only where the translation has it', () => {
    expect(list({})[0]?.korean).toMatch(/랜턴/u);
    expect(list({ translations: [] })[0]?.korean).toBeUndefined();
  });
});

describe('sides of the subject in general words', () => {
  const list = (changes: Partial<PassageSource>) => {
    const { source, analysis } = read(changes);
    return listFramedLines(source, analysis);
  };

  test('name the subject, each another side, and hold no open place', () => {
    const lines = list({});
    expect(lines.length).toBeGreaterThan(3);
    expect(new Set(lines.map(({ aspect }) => aspect)).size).toBe(lines.length);
    for (const { topic, title, gist } of lines) {
      expect(topic).toContain('paper lanterns');
      expect(title).toContain('Paper Lanterns');
      expect(`${topic}${title}${gist}`).not.toMatch(/[{}]|undefined/u);
      if (gist !== '') expect(gist).toMatch(/다\.$/u);
    }
  });

  test('leave out what the passage touches', () => {
    const has = (changes: Partial<PassageSource>) => list(changes).some(({ aspect }) => aspect === 'price');
    expect(has({})).toBe(true);
    expect(has({ text: `${lanterns.text} Their price was low.` })).toBe(false);
  });

  test('are not made of a noun that stands in no group', () => {
    expect(list({ text: 'A wug is small. Two wugs sat there.', topic: 'the size of wugs' })).toEqual([]);
    const committee = 'The committee met again. The committee voted at noon.';
    expect(list({ text: committee, topic: 'the decision of the committee' })).toEqual([]);
  });

  test('say of animals what animals do, of weather what weather does', () => {
    const gulls = { text: 'A gull stole my lunch. Gulls watch us.', topic: 'how gulls choose whom to rob' };
    expect(
      list(gulls)
        .map(({ topic }) => topic)
        .join('; '),
    ).toMatch(/habitats of gulls/u);
    const fog = { text: 'The fog came. No fog lasts.', topic: 'the slow arrival of fog' };
    const sides = list(fog)
      .map(({ topic }) => topic)
      .join('; ');
    expect(sides).toMatch(/predicting fog/u);
    expect(sides).not.toMatch(/habitat|producing|rights/u);
  });

  test('say nothing of our own time where the line speaks of another age', () => {
    const text = 'A potter left prints on a jar. Potters worked at night, and children helped the potters.';
    const sides = (topic: string) =>
      list({ text, topic })
        .map((line) => line.topic)
        .join('; ');
    expect(sides('what prints reveal about potters')).toContain('artificial intelligence');
    expect(sides('what prints reveal about ancient potters')).not.toContain('artificial intelligence');
    expect(sides('what prints reveal about ancient potters')).toContain('potters');
  });

  test('say nothing of our own time where the whole passage tells of old years', () => {
    const sides = (text: string) =>
      list({ text, topic: 'the spread of the umbrella' })
        .map((line) => line.topic)
        .join('; ');
    const told =
      'Umbrellas came to the port in 1820. Sailors bought umbrellas, and clerks copied each umbrella.';
    expect(sides(told)).not.toMatch(/robots|rising price/u);
    expect(sides(told)).toMatch(/umbrellas/u);
    expect(sides(`${told} In 1998 a shop sold the last umbrella.`)).toMatch(/robots|rising price/u);
    expect(sides('Umbrellas, known since 1820, keep us dry. An umbrella is light.')).toMatch(
      /robots|rising price/u,
    );
  });

  test('speak of one thing where an adjective only describes it, and keep one that divides', () => {
    const desks = {
      text: 'A cluttered desk helps. Cluttered desks tell much.',
      topic: 'the order of cluttered desks',
    };
    expect(list(desks)[0]?.topic).toMatch(/(?<!cluttered )desks/u);
    const foreign = {
      text: 'A foreign language slows us down. Foreign languages keep feelings away.',
      topic: 'the effect of a foreign language on choices',
    };
    expect(list(foreign)[0]?.topic).toContain('foreign languages');
  });

  test('carry the particle that their noun takes', () => {
    const gists = list({}).map(({ gist }) => gist);
    expect(gists.join(' ')).not.toMatch(/랜턴(?:는|를|가)(?:\s|$)/u);
  });
});
