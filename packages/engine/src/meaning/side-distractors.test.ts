import { describe, expect, test } from 'vitest';

import type { LineName } from '#meaning/line-name.ts';
import { listSideDistractors } from '#meaning/side-distractors.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function list(
  name: LineName,
  text: string,
  lines: { topic: string; gist?: string; title?: string; translations?: string[] },
): string {
  const source = { id: `${name} ${text}`, text, ...lines };
  const sides = listSideDistractors({
    source,
    analysis: analysePassageOnce(source),
    name,
    answer: lines[name] ?? '',
  });
  return sides.map((line) => line.text).join('\n');
}

describe('a wrong line is about the matter of the passage', () => {
  const tracks =
    'Designers draw a path, and walkers make another. A designer may block tracks. Designers who watch tracks learn from the tracks that walkers make.';

  test('not about those who act in it', () => {
    const topics = list('topic', tracks, { topic: 'the value of walking tracks for designers' });
    expect(topics).not.toMatch(/designers/u);
    expect(topics).toMatch(/walking tracks/u);
  });

  test('not about what stands before its noun', () => {
    const ships =
      'The noise of a ship troubles a whale. Ships pass, and ships return. A whale hears ships and whales fall silent.';
    const topics = list('topic', ships, { topic: 'the effect of ship noise on whales' });
    expect(topics).not.toMatch(/\bships\b/u);
    expect(topics).toMatch(/whales/u);
  });

  test('not about the field in which it stands', () => {
    const doubt = 'Science lives by doubt. A science without doubt is asleep, and science needs doubt.';
    const topics = list('topic', doubt, { topic: 'the useful role of doubt in science' });
    expect(topics).not.toMatch(/\bscience$/mu);
    expect(topics).toMatch(/doubt/u);
  });

  test('and differs from view to view only where people have one', () => {
    const layers =
      'A layer of oxide covers the metal. The layer stops the air, and oxide layers repair themselves.';
    const topics = list('topic', layers, { topic: 'the function of oxide layers on metals' });
    expect(topics).toMatch(/oxide layers/u);
    expect(topics).not.toMatch(/cultural|individual|opinion/u);
  });

  test('not about a means beside it', () => {
    const paper =
      'Readers of paper go slowly. Paper has pages, and paper keeps its place. On paper a reader turns back.';
    expect(
      list('topic', paper, { topic: 'the difference between reading on paper and reading on screens' }),
    ).not.toMatch(/paper$/mu);
  });

  test('and takes its name from the 요지 where it has no class', () => {
    const lines = {
      topic: 'the role of constraints in inventive work',
      gist: '알맞은 제약은 사람들이 새로운 길을 찾게 하므로 반드시 나쁜 것은 아니다.',
    };
    const translations = ['제약이 도움이 될 수 있다.', '한계는 새로운 길을 찾게 한다.'];
    const gists = list('gist', 'A limit can help. Limits push us to look for new ways.', {
      ...lines,
      translations,
    }).split('\n');
    expect(gists.length).toBeGreaterThanOrEqual(4);
    expect(gists.every((line) => line.includes('알맞은 제약'))).toBe(true);
  });
});
