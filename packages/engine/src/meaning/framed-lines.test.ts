import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { listFramedLines } from '#meaning/framed-lines.ts';
import { findSubjectNoun } from '#meaning/subject-noun.ts';
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

describe('the subject of a passage', () => {
  const find = (changes: Partial<PassageSource>) => {
    const { source, analysis } = read(changes);
    return findSubjectNoun(source, analysis);
  };

  test('is the noun of the line that the passage names most, with the modifier that both give it', () => {
    expect(find({})).toMatchObject({ lemma: 'lantern', text: 'paper lanterns', nounClass: 'thing' });
  });

  test('is uncountable where the line or the passage says so', () => {
    const text = 'Patience is a quiet skill. The patience of a gardener is tested every spring.';
    expect(find({ text, topic: 'the value of patience' })?.text).toBe('patience');
  });

  test('is no noun that stands before another one, and none that only introduces the matter', () => {
    const text = 'Eye contact calms a nervous dog. Without eye contact the dog looks away.';
    expect(find({ text, topic: 'the role of eye contact' })?.text).toBe('eye contact');
    expect(find({ text, topic: 'the role of the wind' })).toBeUndefined();
  });

  test('is not named by a passage alone: without a line there is none', () => {
    const bare = { id: lanterns.id, text: lanterns.text };
    expect(findSubjectNoun(bare, analysePassage(bare))).toBeUndefined();
    expect(find({ topic: '' })).toBeUndefined();
    expect(find({})).toBeDefined();
  });

  test('is no noun that the line puts before another one', () => {
    expect(find({ topic: 'the lantern festival that keeps its own calendar' })).toBeUndefined();
    expect(find({ topic: 'the lantern industry of a small town' })).toBeUndefined();
    expect(find({ topic: 'the lantern committee and its rules' })).toBeUndefined();
    expect(find({ topic: 'how lanterns guide fishermen home' })?.lemma).toBe('lantern');
    expect(find({ topic: 'the lanterns of the coast' })?.lemma).toBe('lantern');
    expect(find({ topic: 'why fishermen trusted lanterns' })?.lemma).toMatch(/lantern|fisherman/u);
  });

  test('has a Korean noun only where the translation has it', () => {
    expect(find({})?.korean).toMatch(/랜턴/u);
    expect(find({ translations: [] })?.korean).toBeUndefined();
  });
});

describe('sides of the subject in general words', () => {
  const list = (changes: Partial<PassageSource>) => {
    const { source, analysis } = read(changes);
    return listFramedLines(source, analysis);
  };

  test('name the subject, each another side, and hold no open place', () => {
    const lines = list({});
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines.map(({ aspect }) => aspect)).size).toBe(lines.length);
    for (const { topic, title, gist, sentence = '' } of lines) {
      expect(topic).toContain('paper lanterns');
      expect(title).toContain('Paper Lanterns');
      expect(`${topic}${title}${gist}${sentence}`).not.toMatch(/[{}]|undefined/u);
      if (gist !== '') expect(gist).toMatch(/다\.$/u);
    }
  });

  test('leave out what the passage touches', () => {
    const has = (changes: Partial<PassageSource>) => list(changes).some(({ aspect }) => aspect === 'price');
    expect(has({})).toBe(true);
    expect(has({ text: `${lanterns.text} Their price was low.` })).toBe(false);
  });

  test('are not made of what fits anything alone', () => {
    const text = 'The committee met again. The committee voted at noon.';
    expect(list({ text, topic: 'the decision of the committee' }).length).toBeLessThanOrEqual(9);
    const blobs = { text: 'A wug is small. Two wugs sat there.', topic: 'the size of wugs' };
    expect(list(blobs).length).toBeLessThanOrEqual(2);
  });

  test('carry the particle that their noun takes', () => {
    const gists = list({}).map(({ gist }) => gist);
    expect(gists.join(' ')).not.toMatch(/랜턴(?:는|를|가)(?:\s|$)/u);
  });
});
