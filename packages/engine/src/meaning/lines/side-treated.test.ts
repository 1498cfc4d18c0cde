import { describe, expect, test } from 'vitest';

import { sideRows } from '#meaning/lines/side-rows.ts';
import { readTreated } from '#meaning/lines/side-treated.ts';
import { readStems } from '#meaning/stems.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const base = sideRows[0];
if (base === undefined) throw new Error('no rows');
const row = {
  ...base,
  keys: ['bell'],
  triggers: readStems('bronze'),
  topic: 'the harm of ringing bells too often at night',
  title: 'Too Often at Night: When Bells Steal Sleep',
  gist: '밤에 너무 자주 울리는 종은 주민의 잠을 빼앗는다.',
};
const isTreated = (text: string, lines: { topic: string; title?: string; gist?: string }): boolean => {
  const source = { id: `${text}${JSON.stringify(lines)}`, text, ...lines };
  return readTreated(source, analysePassageOnce(source))(row);
};

describe('what a row says is treated', () => {
  test.each([
    ['The bells are of bronze. A bell lasts.', { topic: 'the making of bells' }],
    [
      'A bell rings often. At night bells steal our rest, and sleep is gone.',
      { topic: 'the sound of bells' },
    ],
    ['A bell may ring. Bells wake us.', { topic: 'the cost of bells that ring too often' }],
    [
      'A bell may ring. Bells wake us.',
      { topic: 'the cost of bells', gist: '종이 너무 자주 울리면 주민의 잠이 줄어든다.' },
    ],
  ])('by %s %j', (text, lines) => {
    expect(isTreated(text, lines)).toBe(true);
  });

  test.each([
    ['A bell calls children to school. Bells are loud.', { topic: 'the use of bells in schools' }],
    [
      'The bell came by ship. Bells are heavy.',
      { topic: 'the transport of bells', gist: '종은 배로 옮겼다.' },
    ],
    ['Every bell has a note. Bells differ.', { topic: 'differences between the notes of bells' }],
  ])('but not by %s', (text, lines) => {
    expect(isTreated(text, lines)).toBe(false);
  });
});
