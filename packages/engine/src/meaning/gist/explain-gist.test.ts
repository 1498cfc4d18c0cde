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

test('of several sentences those are quoted that have most of the 요지 between them', () => {
  const more = [
    ...pairs,
    ['Short naps also keep people healthy.', '짧은 낮잠은 심장의 건강을 지켜 준다.'],
  ] as const;
  const line = explain({
    text: more.map(([en]) => en).join(' '),
    translations: more.map(([, ko]) => ko),
    gist: '낮잠은 짧은 시간에 심장의 건강을 지켜 주고 바쁜 사무실에서 오후의 업무에 필요한 집중력을 높인다.',
  });
  expect(line).toContain('그러므로 낮잠은');
  expect(line).toContain('짧은 낮잠은 심장의 건강을');
});

test('beside the sentence that has most of the 요지 the one is quoted that concludes', () => {
  const told = [
    ...pairs.slice(0, 2),
    [
      'A short nap keeps attention sharp in the afternoon.',
      '짧은 낮잠은 오후의 집중력을 날카롭게 지켜 준다.',
    ],
    ['So offices should find a quiet room for it.', '그러므로 사무실은 낮잠을 위한 조용한 방을 찾아야 한다.'],
  ] as const;
  const line = explain({
    text: told.map(([en]) => en).join(' '),
    translations: told.map(([, ko]) => ko),
    gist: '짧은 낮잠은 오후의 집중력을 지켜 주므로 자리를 마련해야 한다.',
  });
  expect(line).toContain('짧은 낮잠은 오후의 집중력을');
  expect(line).toContain('조용한 방을 찾아야 한다');
});

test('where the sentence has half of the 요지 the 요약 stands beside it', () => {
  const gist = '낮잠은 사무실의 비용을 아끼고 사고를 막으며 동료 사이의 믿음을 두텁게 하는 좋은 방법이다.';
  const summary = 'Naps save money and build trust.';
  const line = explain({ gist, summary });
  expect(line).toMatch(
    /문장에 드러나므로, .* 이 글을 요약하면 다음과 같다: Naps save money and build trust\.$/u,
  );
});

test('no English stands in a Korean sentence: the 요약 follows it', () => {
  const gist = '등대는 뱃사람들의 희망이 되어 왔다.';
  const line = explain({ gist, summary: 'A lighthouse gives hope to sailors.' });
  expect(line).toMatch(/다\. 이 글을 요약하면 다음과 같다: A lighthouse gives hope to sailors\.$/u);
  expect(line).not.toContain('문장에 드러나');
});

test('where neither a sentence nor the 요약 is there, nothing is said', () => {
  expect(
    explain({ gist: '등대는 뱃사람들의 희망이 되어 왔다.', text: 'Ships sail.', translations: [] }),
  ).toBeUndefined();
});

test('where the one sentence has only the first half of the 요지 the other half is shown as well', () => {
  const told = [
    ['The streets are long.', '거리는 길다.'],
    ['However, the sense of balance grows weaker with age.', '그러나 균형 감각은 나이가 들수록 약해진다.'],
    ['Therefore, people who practice fall less often.', '꾸준히 연습을 한 사람들은 덜 넘어진다.'],
    ['The park is open.', '공원은 열려 있다.'],
  ] as const;
  const line = explain({
    text: told.map(([en]) => en).join(' '),
    translations: told.map(([, ko]) => ko),
    gist: '균형 감각은 나이가 들수록 약해지지만 꾸준한 연습으로 넘어지는 일을 막을 수 있다.',
  });
  expect(line).toContain('나이가 들수록 약해진다’라는 문장과 ‘꾸준히 연습을 한');
});
