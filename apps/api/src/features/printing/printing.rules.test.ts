import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getFileName, makeTicket, readTicket, type Ticket, toLayoutOptions } from './printing.rules.ts';

const secret = 'test-ticket-secret-of-at-least-32-letters';
const now = new Date('2026-11-21T05:30:00Z');
const expiresAt = new Date(now.getTime() + 600_000);
const idx = fc.integer({ min: 1, max: 2 ** 31 });
const copy = fc.constantFrom('student' as const, 'teacher' as const, 'answers' as const);
const target: fc.Arbitrary<Ticket['target']> = fc.oneof(
  fc.record({
    WHAT: fc.constant('exam' as const),
    ED_IDX: idx,
    COPY: copy,
    FORM: fc.constantFrom('A' as const, 'B' as const),
  }),
  fc.record({
    WHAT: fc.constant('passages' as const),
    PS_IDXS: fc.array(idx, { minLength: 1, maxLength: 100 }),
  }),
  fc.record({
    WHAT: fc.constant('category' as const),
    ED_IDXS: fc.array(idx, { minLength: 1, maxLength: 50 }),
    COPY: copy,
  }),
  fc.record({
    WHAT: fc.constant('category' as const),
    ED_IDXS: fc.array(idx, { minLength: 1, maxLength: 50 }),
    COPY: copy,
    KIND: fc.constantFrom('word-test' as const, 'conditional-writing' as const),
  }),
);
const ticket = fc.record({
  userIdx: idx,
  target,
  jti: fc.constant('a1b2c3d4e5f6a7b8'),
  expiresAt: fc.constant(expiresAt),
});

describe('a ticket', () => {
  test('comes back as it was made, and fits into an address', () => {
    fc.assert(
      fc.property(ticket, (given) => {
        const text = makeTicket(given, secret);
        expect(text.length).toBeLessThanOrEqual(1000);
        expect(text).toMatch(/^[\w.-]+$/u);
        expect(readTicket(text, secret, now)).toEqual(given);
      }),
    );
  });

  test('with any character changed is worth nothing', () => {
    fc.assert(
      fc.property(ticket, fc.nat(), fc.constantFrom('A', 'z', '0', '-', '.'), (given, at, letter) => {
        const text = makeTicket(given, secret);
        const position = at % text.length;
        fc.pre(text[position] !== letter);
        expect(
          readTicket(text.slice(0, position) + letter + text.slice(position + 1), secret, now),
        ).toBeUndefined();
      }),
    );
  });

  test('of another secret, of nobody or cut short is worth nothing', () => {
    const given: Ticket = { userIdx: 1, target: { WHAT: 'passages', PS_IDXS: [1] }, jti: 'x', expiresAt };
    const text = makeTicket(given, secret);
    for (const wrong of [
      makeTicket(given, `${secret}!`),
      '',
      '.',
      'a.b',
      text.slice(0, -1),
      `${text}A`,
      text.split('.').slice(0, -1).join('.'),
    ]) {
      expect(readTicket(wrong, secret, now)).toBeUndefined();
    }
  });

  test('ends after its time, except for saying that a page was closed', () => {
    const text = makeTicket(
      { userIdx: 1, target: { WHAT: 'passages', PS_IDXS: [1] }, jti: 'x', expiresAt },
      secret,
    );
    expect(readTicket(text, secret, new Date(expiresAt.getTime() - 1))).toBeDefined();
    expect(readTicket(text, secret, expiresAt)).toBeUndefined();
    expect(readTicket(text, secret, expiresAt, 60_000)).toBeDefined();
  });
});

describe('a file name', () => {
  const paper = { title: '중간고사 대비', copy: 'student', form: 'A' } as const;

  test('tells book, unit, paper and day', () => {
    expect(getFileName({ ...paper, book: '능률 영어', unit: '3과' }, 'pdf', now)).toBe(
      '능률 영어_3과_중간고사 대비_20261121.pdf',
    );
    expect(getFileName({ ...paper, copy: 'teacher', form: 'B' }, 'hwpx', now)).toBe(
      '중간고사 대비_교사용_B형_20261121.hwpx',
    );
  });

  test('has the day of Seoul, where it begins nine hours earlier', () => {
    const name = (time: string) => getFileName(paper, 'pdf', new Date(time));
    expect(name('2026-11-21T14:59:59Z')).toContain('_20261121.');
    expect(name('2026-11-21T15:00:00Z')).toContain('_20261122.');
  });

  test('holds nothing that a system refuses, and is never too long', () => {
    expect(getFileName({ ...paper, title: '1학기: "중간"/기말_?' }, 'pdf', now)).toBe(
      '1학기 중간 기말_20261121.pdf',
    );
    expect(getFileName({ ...paper, title: '..\u0000' }, 'pdf', now)).toBe('자두 자료_20261121.pdf');
    const long = '가'.repeat(300);
    expect(getFileName({ ...paper, book: long, unit: long, title: long }, 'pdf', now).length).toBeLessThan(
      170,
    );
  });
});

test('a layout keeps every setting', () => {
  const layout = {
    STYLE: 'academy-a4' as const,
    COLUMNS: 1 as const,
    FONT_SIZE_PT: 9,
    LINE_SPACING: 1.5,
    KEEP_WORDS: true,
    SCHOOL: '학교',
    HEADING: '제목',
    SUBHEADING: '부제',
    PERIOD: '1교시',
    FORM_NAME: 'A형',
    FOOTER: '바닥',
    HAS_NAME_BOX: false,
    HAS_ANSWER_SHEET: true,
  };
  expect(Object.values(toLayoutOptions(layout))).toEqual(Object.values(layout));
});
