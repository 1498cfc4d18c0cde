import { describe, expect, it } from 'vitest';

import { validatePassageText } from '#passage/validate-text.ts';

const good = 'A small habit is tied to something that already happens every day.';

describe('validatePassageText', () => {
  it.each([
    ['nothing', '', 'empty'],
    ['white space', ' \n\u00a0', 'empty'],
    ['5,001 characters', 'a '.repeat(2501).slice(0, 5001), 'too-long'],
    ['a megabyte', 'word '.repeat(200_000), 'too-long'],
    ['Korean only', '작은 습관은 이미 일어나고 있는 일에 연결되어 있다. 그래서 오래간다.', 'not-english'],
    ['emoji only', '😀😀😀', 'not-english'],
    ['digits only', '1234 5678', 'not-english'],
    ['a lone surrogate', `${good} \ud800`, 'broken-characters'],
    ['replacement characters', `${good} \ufffd`, 'broken-characters'],
    ['HTML', `<p>${good}</p>`, 'html'],
    ['a script', `${good} <script src="x">`, 'html'],
    ['three words', 'Only three words.', 'too-short'],
  ])('refuses %s', (_, text, reason) => {
    expect(validatePassageText(text)?.reason).toBe(reason);
  });

  it.each([
    ['a sentence', good],
    ['a sentence without an end', good.slice(0, -1)],
    ['emoji between words', `${good} 😀`],
    ['comparison signs', `${good} Here 3 < 5 and a > b hold.`],
    ['Korean footnotes', `${good}\n* habit: 습관`],
    ['exactly 5,000 characters', 'word '.repeat(1000)],
  ])('takes %s', (_, text) => {
    expect(validatePassageText(text)).toBeUndefined();
  });

  it('says what to do in Korean', () => {
    expect(validatePassageText('')?.message).toBe('지문을 입력해 주세요.');
    expect(validatePassageText('x'.repeat(5001))?.message).toContain('5,000자');
  });
});
