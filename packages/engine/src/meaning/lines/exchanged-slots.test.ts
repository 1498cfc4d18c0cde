import { describe, expect, test } from 'vitest';

import { listExchanged } from '#meaning/lines/exchanged-slots.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function list(name: 'topic' | 'title', topic: string, text: string): string[] {
  const source = { id: 'exchanged', topic, title: 'What Machines Changed', text };
  return listExchanged(name, source, analysePassageOnce(source)).map((line) => line.text);
}

const topic = 'the effect of air conditioning on the design of buildings';
const text =
  'Builders once watched the sun. Before machines came, high ceilings kept rooms cool in July. High ceilings went out of use. Then air conditioning changed the design of buildings. A new office is the same in every city.';

describe('the right topic with another thing of the passage', () => {
  test('names a thing of the passage in the place of its own', () => {
    expect(list('topic', topic, text)).toContain('the effect of high ceilings on the design of buildings');
    expect(list('title', topic, text)).toContain('The Effect of High Ceilings on the Design of Buildings');
  });

  test('names nothing that stands in one sentence with the rest of the line', () => {
    const told = text.replace('kept rooms cool in July', 'shaped the design of a house');
    expect(list('topic', topic, told)).not.toContain(
      'the effect of high ceilings on the design of buildings',
    );
  });

  test('names nothing that the lines of the teacher name, and nobody where a thing acts', () => {
    const lines = list('topic', topic, text).join('; ');
    expect(lines).not.toMatch(/builders|machines/iu);
  });

  test('a thing named once plays no role, one named twice does', () => {
    const role = 'the role of air conditioning in the design of buildings';
    const line = 'the role of high ceilings in the design of buildings';
    const once = text.replace('High ceilings went out of use. ', '');
    expect(list('topic', role, once)).not.toContain(line);
    expect(list('topic', role, text)).toContain(line);
  });

  test('what the passage names throughout may be its very matter', () => {
    const often = text.replace('A new office', 'Without high ceilings an office');
    expect(list('topic', topic, often.replace('Builders', 'Under high ceilings builders'))).not.toContain(
      'the effect of high ceilings on the design of buildings',
    );
  });

  test('what names many things may mean the one of which the passage tells', () => {
    expect(list('topic', 'the effect of new technology on the design of buildings', text)).toEqual(
      expect.not.arrayContaining(['the effect of high ceilings on the design of buildings']),
    );
  });

  test('a topic that is a clause has no such line', () => {
    expect(list('topic', 'how air conditioning changed buildings', text)).toEqual([]);
  });
});
