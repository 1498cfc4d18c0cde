const whole = new Intl.NumberFormat('ko-KR');

/** 12300 → 12,300P */
export function formatPoints(points: number): string {
  return `${whole.format(points)}P`;
}

/** 30000 → 30,000원 */
export function formatWon(amount: number): string {
  return `${whole.format(amount)}원`;
}

/** 5312 → 5,312 */
export function formatCount(value: number): string {
  return whole.format(value);
}

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** An instant in Seoul: 2026.11.21 14:30 */
export function formatDateTime(instant: string): string {
  const [year, month, day, hour, minute] = parts
    .formatToParts(new Date(instant))
    .filter(({ type }) => type !== 'literal')
    .map(({ value }) => value);
  return `${year}.${month}.${day} ${hour}:${minute}`;
}

/** An instant in Seoul: 2026.11.21 */
export function formatDate(instant: string): string {
  return formatDateTime(instant).slice(0, 10);
}

/** An instant in Seoul: 12월 3일 */
export function formatMonthDay(instant: string): string {
  const [, month, day] = formatDate(instant).split('.').map(Number);
  return `${month}월 ${day}일`;
}

/** 01012345678 → 010-1234-5678 */
export function formatPhone(phone: string): string {
  return phone.replaceAll('-', '').replace(/^(\d{3})(\d{3,4})(\d{4})$/u, '$1-$2-$3');
}
