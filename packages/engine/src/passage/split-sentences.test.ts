import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { splitSentences } from '#passage/split-sentences.ts';

const split = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

describe('splitSentences', () => {
  it.each([
    ['decimals', 'It rose 3.5 percent. Then it fell.', ['It rose 3.5 percent.', 'Then it fell.']],
    ['titles', 'Dr. Kim met Mrs. Lee. They talked.', ['Dr. Kim met Mrs. Lee.', 'They talked.']],
    ['initials', 'J. K. Rowling wrote it. It sold.', ['J. K. Rowling wrote it.', 'It sold.']],
    ['a country before a name', 'The U.S. Congress met. It voted.', ['The U.S. Congress met.', 'It voted.']],
    ['a country at the end', 'He lives in the U.S. She does not.', ['He lives in the U.S.', 'She does not.']],
    [
      'Latin abbreviations',
      'Use tools, e.g. Hammers, and go. Rest.',
      ['Use tools, e.g. Hammers, and go.', 'Rest.'],
    ],
    ['No. before a number', 'See No. 5 first. Then stop.', ['See No. 5 first.', 'Then stop.']],
    ['the word no', 'She said no. Everyone left.', ['She said no.', 'Everyone left.']],
    ['the pronoun I', 'It was I. The others slept.', ['It was I.', 'The others slept.']],
    ['quotes', '“Stop!” he cried. She ran.', ['“Stop!” he cried.', 'She ran.']],
    ['a quotation that ends', 'He said, “Go.” She went.', ['He said, “Go.”', 'She went.']],
    ['a question inside quotes', '“Why?” she asked. “Why not?”', ['“Why?” she asked.', '“Why not?”']],
    [
      'a quotation broken off before a dash',
      '“We were all …” – Ana looked up – “lost.” They nodded.',
      ['“We were all …” – Ana looked up – “lost.”', 'They nodded.'],
    ],
    [
      'a dash before a new speaker',
      '“We are lost.” – “Not yet!” – Ana laughed.',
      ['“We are lost.”', '– “Not yet!”', '– Ana laughed.'],
    ],
    ['ellipsis', 'He waited… and waited. Then… Nothing.', ['He waited… and waited.', 'Then…', 'Nothing.']],
    ['dots', 'Well... maybe. Yes.', ['Well... maybe.', 'Yes.']],
    [
      'brackets',
      'He ran (it was late. Very late.) home. OK.',
      ['He ran (it was late. Very late.) home.', 'OK.'],
    ],
    ['times of day', 'It opens at 9 a.m. on Monday. Come.', ['It opens at 9 a.m. on Monday.', 'Come.']],
    [
      'etc. at the end',
      'Bring pens, paper, etc. You need them.',
      ['Bring pens, paper, etc.', 'You need them.'],
    ],
    ['a lost space', 'It was late.Nobody came.', ['It was late.', 'Nobody came.']],
    ['a brand in lower case', 'It sold out. iPhones were rare.', ['It sold out.', 'iPhones were rare.']],
    ['line breaks of a narrow page', 'It was\nlate. He\nleft.', ['It was\nlate.', 'He\nleft.']],
    ['paragraphs', 'A title\n\nIt was late. He left.', ['A title', 'It was late.', 'He left.']],
    ['no end mark', 'a line without an end', ['a line without an end']],
  ])('splits rightly at %s', (_, text, expected) => {
    expect(split(text)).toEqual(expected);
  });

  it.each(['', ' ', '\n\n'])('finds nothing in %j', (text) => {
    expect(split(text)).toEqual([]);
  });

  it('covers every character but white space, in order, without overlap', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.constantFrom('a', 'B', '.', '?', ' ', '\n', '"', '”', '(', ')', 'Mr', '…', '가', '\u{1f600}'),
        ),
        (parts) => {
          const text = parts.join('');
          const spans = splitSentences(text);
          let position = 0;
          for (const { start, end } of spans) {
            expect(text.slice(position, start).trim()).toBe('');
            expect(text.slice(start, end).trim()).toBe(text.slice(start, end));
            expect(end).toBeGreaterThan(start);
            position = end;
          }
          expect(text.slice(position).trim()).toBe('');
        },
      ),
      { numRuns: 300 },
    );
  });
});
