import { describe, expect, test } from 'vitest';

import { listOtherHeadings, tellsOfOne } from '#meaning/lines/other-headings.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function list(name: LineName, text: string, lines: { topic: string; gist?: string }): string[] {
  const source = { id: `${name} ${text}`, text, ...lines };
  const analysis = analysePassageOnce(source);
  return listOtherHeadings({ source, analysis, name, answer: '' }).map((line) => line.text);
}

describe('the matter of a passage under other headings', () => {
  const topic = 'the benefits of reading aloud to older students';

  test('keeps its words', () => {
    const lines = list('topic', 'Stories please us.', { topic });
    expect(lines).toContain('common mistakes in reading aloud to older students');
    for (const line of lines) expect(line).toContain('reading aloud to older students');
  });

  test('takes none that the passage treats', () => {
    const lines = list('topic', 'It is a mistake to stop.', { topic });
    expect(lines.join('; ')).not.toMatch(/mistake/u);
  });

  test('asks for no better ways of what does harm', () => {
    const lines = list('topic', 'Stories please us.', { topic: 'the danger of wasting clean water' });
    expect(lines.join('; ')).not.toMatch(/ways|tips|mistakes/u);
  });

  test('of a creature names what one sentence tells as a part of it', () => {
    const text = 'The wombat is an animal. Wombats are animals that dig. A wombat eats grass.';
    const lines = list('topic', text, { topic: 'the characteristics of the wombat' });
    expect(lines).toContain('the diet and feeding habits of wombats');
  });

  test('is a Korean sentence on the matter of the 요지', () => {
    const gist = '라디오 드라마는 청취자의 상상력을 이끌어 낸다.';
    const lines = list('gist', 'Radio drama has no pictures.', { topic: 'the appeal of radio drama', gist });
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toMatch(/라디오 드라마.*다\.$/u);
  });
});

test('a topic on what one thing is like is told from one that argues', () => {
  expect(tellsOfOne('physical features and habits of the okapi')).toBe(true);
  expect(tellsOfOne('the effect of habits on sleep')).toBe(false);
});
