import { expect, test } from 'vitest';

import { listKoreanRows } from '#meaning/lines/korean-rows.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test('rows are found by a noun of the 요지 to which the translation comes back', () => {
  const translations = ['침묵은 도움이 된다.', '침묵이 흐른다.', '우리는 침묵을 지킨다.'];
  const read = (gist: string) => {
    const source = { id: gist, text: 'A. B. C.', gist, translations };
    return listKoreanRows(source, analysePassageOnce(source));
  };
  const rows = read('침묵은 생각할 틈을 준다.');
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ gist }) => gist.includes('침묵'))).toBe(true);
  expect(read('소음은 생각을 막는다.')).toEqual([]);
});
