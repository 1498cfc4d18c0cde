import { expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { explainGist } from '#meaning/gist/explain-gist.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const pairs = [
  ['Many offices regard naps as a sign of laziness.', '많은 사무실은 낮잠을 게으름의 표시로 여긴다.'],
  ['The phone rings, and the screen blinks.', '전화가 울리고 화면이 깜박인다.'],
  [
    'A nap is therefore not laziness but a way to sharpen attention in the afternoon.',
    '그러므로 낮잠은 게으름이 아니라 오후의 집중력을 날카롭게 하는 방법이다.',
  ],
] as const;

const naps: PassageSource = {
  id: 'naps',
  text: pairs.map(([en]) => en).join(' '),
  translations: pairs.map(([, ko]) => ko),
  gist: '낮잠은 게으름이 아니라 오후의 집중력을 높이는 방법이다.',
};

const explain = (changes: Partial<PassageSource>) => {
  const source = { ...naps, ...changes };
  return explainGist({ source, analysis: analysePassageOnce(source) });
};

test('the sentence that says the 요지 is quoted by its translation', () => {
  expect(explain({})).toContain(`‘${pairs[2][1].replace('.', '')}’라는 문장에 드러나므로`);
});

test('the 요약 of the teacher stands before the sentence that backs it', () => {
  const line = explain({ summary: 'A short nap sharpens attention.' });
  expect(line).toContain('“A short nap sharpens attention.”로 간추릴 수 있고');
  expect(line).toContain('이를 뒷받침하므로');
});

test('where no sentence is sure, only the lines of the teacher are named', () => {
  const gist = '등대는 뱃사람들의 희망이 되어 왔다.';
  const summary = explain({ gist, summary: 'A lighthouse gives hope to sailors.' });
  expect(summary).toContain('“A lighthouse gives hope to sailors.”로 간추릴 수 있으므로');
  expect(summary).not.toContain('문장');
  expect(explain({ gist, topic: 'the hope that lighthouses give' })).toContain(
    '이 글의 주제는 ‘the hope that lighthouses give’이므로',
  );
  expect(explain({ gist })).toBeUndefined();
});

test('beside the 요약 no sentence is quoted that only reports a part', () => {
  const text =
    'Naps were tested in two offices. Naps raised the attention of the workers in the afternoon. The phones rang as before.';
  const gist = '낮잠은 직원의 오후 집중력을 높인다.';
  const line = explain({ text, translations: [], gist, summary: 'Naps sharpen attention.' });
  expect(line).toContain('간추릴 수 있으므로');
});
