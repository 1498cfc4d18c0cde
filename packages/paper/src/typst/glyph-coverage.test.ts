import { expect, test } from 'vitest';
import { getFontPaths } from '#fonts.ts';
import { readCoverage } from '#typst/glyph-coverage.ts';

const coverage = readCoverage(getFontPaths());
const has = (char: string) => coverage.has(char.codePointAt(0) ?? -1);

test('the fonts of the papers draw every mark that papers use', () => {
  expect(Array.from('①②③④⑤⑳ⓐ㉠□■→－※“”‘’…~가힣漢éɪəˈ').filter((char) => !has(char))).toEqual([]);
});

test('emoji and unassigned places are known to be missing', () => {
  expect(['😀', '\uFFFD', '\u{10FFFD}'].filter(has)).toEqual([]);
});
