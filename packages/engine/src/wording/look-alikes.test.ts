import { expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listLookAlikes } from '#wording/look-alikes.ts';
import { findWordSpots } from '#wording/word-spots.ts';

function listForms(text: string, lines: readonly string[]): string[] {
  const analysis = analysePassage({ id: 'l', text });
  return listLookAlikes(analysis, findWordSpots(analysis), lines).map(({ swap }) => swap.form);
}

test('a look-alike that the passage speaks of, or that the line names as well, is none', () => {
  const text = 'The council explained its decision in the hall.';
  expect(listForms(text, ['의회는 강당에서 결정을 설명했다.'])).toContain('counsel');
  expect(listForms(text, ['의회는 강당에서 결정과 조언을 설명했다.'])).not.toContain('counsel');
  const lines = ['의회는 강당에서 결정을 설명했다.', '나눔이 뒤따랐다.'];
  expect(listForms(`${text} Great counsel followed.`, lines)).not.toContain('counsel');
});

test('half of a compound has no look-alike', () => {
  expect(
    listForms('The college students met in the hall.', ['대학 학생들이 강당에서 만났다.']),
  ).not.toContain('colleague');
});
