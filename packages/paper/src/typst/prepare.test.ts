import { expect, test } from 'vitest';
import { composePassagesPaper } from '#compose/passages.ts';
import { defaultLayout } from '#layout.ts';
import { preparePaper } from '#typst/prepare.ts';

const latinAndHangul = new Set<number>();
for (let code = 0x20; code < 0x7f; code += 1) latinAndHangul.add(code);
for (let code = 0xac00; code <= 0xd7a3; code += 1) latinAndHangul.add(code);

function prepare(value: string, keepWords = false): string {
  const layout = { ...defaultLayout('academy-a4'), keepWords };
  const paper = composePassagesPaper({
    title: 't',
    layout,
    passages: [{ id: '1', title: 't', text: value }],
  });
  const [section] = preparePaper(paper, latinAndHangul).parts[0]?.sections ?? [];
  const block = section?.type === 'questions' ? section.groups[0]?.entries[0]?.blocks[0] : undefined;
  const inline = block?.type === 'paragraph' ? block.inlines[0] : undefined;
  return inline?.type === 'text' ? inline.text : '';
}

test('ordinary text passes unchanged', () => {
  expect(prepare('An ordinary sentence, 한국어 문장.')).toBe('An ordinary sentence, 한국어 문장.');
});

test('one unknown character of several code points becomes one box', () => {
  expect(prepare('a👨‍👩‍👧b')).toBe('a□b');
});

test('a word longer than a line may break every few letters and loses none', () => {
  const word = 'abcdefghij'.repeat(15);
  const prepared = prepare(word);
  expect(prepared.replaceAll('\u200B', '')).toBe(word);
  expect(Math.max(...prepared.split('\u200B').map((piece) => piece.length))).toBeLessThanOrEqual(8);
});

test('Hangul words hold together only when asked to, and only up to a sane length', () => {
  expect(prepare('학교에 간다')).toBe('학교에 간다');
  expect(prepare('학교에 간다', true)).toBe('학\u2060교\u2060에 간\u2060다');
  expect(prepare('가'.repeat(40), true)).toBe('가'.repeat(40));
});
