import { describe, expect, test } from 'vitest';
import { curlInlines, curlQuotes } from '#compose/quotes.ts';

describe('typewriter quotes', () => {
  test.each([
    ['"I don\'t know," she said.', '“I don’t know,” she said.'],
    ['He said, "\'Tis late."', 'He said, “’Tis late.”'],
    ["the students' '90s hits", 'the students’ ’90s hits'],
    ["a 'small' habit", 'a ‘small’ habit'],
    ['("quoted")', '(“quoted”)'],
    ['‘already’ “curled”', '‘already’ “curled”'],
    ['nothing to do', 'nothing to do'],
  ])('%s', (straight, curled) => {
    expect(curlQuotes(straight)).toBe(curled);
  });

  test('behind an underlined word or a blank they close, and before one they open', () => {
    const run = curlInlines([
      { type: 'text', text: 'He said "' },
      { type: 'underline', text: 'yes', mark: '①' },
      { type: 'text', text: '" and "' },
      { type: 'blank', widthEm: 6 },
      { type: 'text', text: '".' },
    ]);
    expect(run.map((inline) => ('text' in inline ? inline.text : '_')).join('')).toBe(
      'He said “yes” and “_”.',
    );
  });

  test('nothing but quotes ever changes', () => {
    const text = 'A "mix" of \'all\' — 5\'10" (and "more")';
    const plain = (value: string) => value.replace(/["'‘’“”]/gu, '#');
    expect(plain(curlQuotes(text))).toBe(plain(text));
    expect(curlQuotes(curlQuotes(text))).toBe(curlQuotes(text));
  });
});
