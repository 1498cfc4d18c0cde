import { describe, expect, test } from 'vitest';

import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

interface Lines {
  topic: string;
  gist?: string;
  title?: string;
  translations?: string[];
}

function readSides(name: LineName, text: string, lines: Lines): DistractorLine[] {
  const source = { id: `${name} ${text}`, text, ...lines };
  const analysis = analysePassageOnce(source);
  return listSideDistractors({ source, analysis, name, answer: lines[name] ?? '' });
}

const list = (name: LineName, text: string, lines: Lines): string =>
  readSides(name, text, lines)
    .filter(({ isFar }) => isFar !== true)
    .map((line) => line.text)
    .join('\n');

describe('a wrong line is about the matter of the passage', () => {
  test('not about those who act in it', () => {
    const ward = 'A doctor may wait in silence. Doctors who keep silence learn more. Silence helps a doctor.';
    const topics = list('topic', ward, { topic: 'the value of silence for doctors' }).split('\n');
    expect(topics.length).toBeGreaterThan(3);
    for (const topic of topics) expect(topic).toMatch(/silen/u);
  });

  test('not about what stands before its noun', () => {
    const ships =
      'The noise of a ship troubles a whale. Ships pass, and ships return. A whale hears ships and whales fall silent.';
    const topics = list('topic', ships, { topic: 'the effect of ship noise on whales' });
    expect(topics).not.toMatch(/\bships\b/u);
    expect(topics).toMatch(/whales/u);
  });

  test('what names more of it comes first', () => {
    const birds = 'Some birds leave. A bird on migration rests at night, and the migration of birds is hard.';
    const [first = ''] = list('topic', birds, { topic: 'the hardships of migration for birds' }).split('\n');
    expect(first).toMatch(/migrat/u);
    expect(first).toMatch(/bird/u);
  });

  test('and not about a means beside it', () => {
    const paper =
      'Readers of paper go slowly. Paper has pages, and paper keeps its place. On paper a reader turns back.';
    expect(
      list('topic', paper, { topic: 'the difference between reading on paper and reading on screens' }),
    ).not.toMatch(/paper$/mu);
  });
});

describe('a wrong 요지', () => {
  const lines = { topic: 'the value of silence', gist: '침묵은 듣는 이에게 생각할 틈을 준다.' };
  const translations = ['침묵은 도움이 된다.', '침묵은 생각하게 한다.'];
  const text = 'Silence helps. A short silence makes us think, and silence is no gap.';

  test('names what the translation calls the matter', () => {
    const gists = list('gist', text, { ...lines, translations }).split('\n');
    expect(gists.length).toBeGreaterThanOrEqual(4);
    expect(gists.every((line) => line.includes('침묵'))).toBe(true);
  });

  test('stands once by itself and once with a clause before it', () => {
    const sides = readSides('gist', text, { ...lines, translations });
    const led = sides.filter(({ aspect }) => aspect === 'led');
    expect(led.length).toBeGreaterThan(0);
    for (const { id, text: long } of led) {
      const plain = sides.find((side) => side.id === id && side.aspect !== 'led');
      expect(long.endsWith(plain?.text ?? '없음')).toBe(true);
    }
  });
});
