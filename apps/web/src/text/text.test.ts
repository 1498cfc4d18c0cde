// @vitest-environment node
import { legalVersions } from '@jadoo/contract';
import { expect, it } from 'vitest';
import {
  formatCount,
  formatDate,
  formatDateTime,
  formatMonthDay,
  formatPhone,
  formatPoints,
  formatWon,
} from '#text/format.ts';
import { businessLines, fillBusiness, pickLines } from '#text/legal/legal-document.ts';
import { marketing } from '#text/legal/marketing.ts';
import { privacy } from '#text/legal/privacy.ts';
import { refund } from '#text/legal/refund.ts';
import { terms } from '#text/legal/terms.ts';
import { legalTitles } from '#text/legal/titles.ts';
import { toLocalDateText } from '#text/local-date.ts';

it('writes points, money, counts and phones as Koreans read them', () => {
  expect(formatPoints(1000)).toBe('1,000P');
  expect(formatPoints(-720)).toBe('-720P');
  expect(formatWon(30000)).toBe('30,000원');
  expect(formatCount(5312)).toBe('5,312');
  expect(formatPhone('01012345678')).toBe('010-1234-5678');
  expect(formatPhone('011-123-4567')).toBe('011-123-4567');
});

it('writes instants in Seoul, whatever the zone they come in', () => {
  expect(formatDateTime('2026-11-21T05:30:00Z')).toBe('2026.11.21 14:30');
  expect(formatDateTime('2026-11-20T15:00:00Z')).toBe('2026.11.21 00:00');
  expect(formatDate('2026-12-31T16:00:00+00:00')).toBe('2027.01.01');
  expect(formatMonthDay('2026-12-02T15:00:00Z')).toBe('12월 3일');
  expect(toLocalDateText(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('every text of the law has a title, a version, and only marks that a setting fills', () => {
  const keys: string[] = [...businessLines.map(({ key }) => key), 'WRITER'];
  for (const [name, text] of Object.entries({ terms, privacy, marketing, refund })) {
    expect(legalTitles).toHaveProperty(name);
    expect(legalVersions).toHaveProperty(name, expect.stringMatching(/^\d{4}-\d\d-\d\d$/u));
    const lines = [text.intro ?? '', ...text.articles.flatMap((article) => article.lines)];
    for (const [, key] of lines.join('\n').matchAll(/\{(\w+)\}/gu)) expect(keys).toContain(key);
    expect(text.articles.every(({ title, lines: own }) => title !== '' && own.length > 0)).toBe(true);
    // Law speaks in 합니다체.
    expect(lines.join('\n')).not.toMatch(/(?:어요|아요|해요|세요)[.\n]/u);
  }
});

it('every text of the law holds from the day that is its version', () => {
  for (const [name, text] of Object.entries({ terms, privacy, marketing, refund })) {
    const [year, month, day] = legalVersions[name as keyof typeof legalVersions].split('-').map(Number);
    const last = text.articles.at(-1);
    expect([name, last?.title]).toEqual([name, '부칙']);
    expect(last?.lines.join(' ')).toContain(`${year}년 ${month}월 ${day}일부터`);
  }
});

it('the refund text says what the refund does', () => {
  const text = refund.articles.flatMap(({ lines }) => lines).join('\n');
  expect(text).toContain(
    '7일 안에 그 결제로 얻은 유상 포인트와 함께 받은 무상 포인트를 전혀 쓰지 않은 경우 결제 금액 전부를 환불합니다',
  );
  expect(text).toContain('쓰지 않은 부분의 90%를 환불합니다');
  expect(text).toContain('유상 포인트는 얻은 날부터 5년, 무상 포인트는 1년이 지나면 소멸');
});

it('the privacy text names the service that writes suggestions where there is one, and only there', () => {
  const lines = privacy.articles.flatMap((article) => article.lines);
  const show = (business: Record<string, string>) =>
    pickLines(lines, business)
      .map((line) => fillBusiness(line, business))
      .join('\n');
  expect(show({ WRITER: '가나다 AI(미국)' })).toContain('가나다 AI(미국): 번역');
  expect(show({ WRITER: '가나다 AI(미국)' })).toContain('‘제안 받기’를 누를 때 그 지문의 글만');
  expect(show({})).not.toMatch(/WRITER|제안 받기/u);
  expect(show({})).toContain('토스페이먼츠');
});

it('business information that is not set is plainly marked', () => {
  expect(fillBusiness('{NAME}, {PHONE}', { NAME: '주식회사 자두' })).toBe('주식회사 자두, [전화: 등록 예정]');
});
