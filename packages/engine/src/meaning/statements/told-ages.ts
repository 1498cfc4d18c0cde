const tens = ['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'] as const;
const ones = ['한', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉'] as const;
const age = new RegExp(
  String.raw`(?<=^|\s)(?:(\d{1,3})(?:세|살)|(${tens.join('|')}|스무)?(${ones.join('|')}|하나|둘|셋|넷)?(?: 살|의 나이))`,
  'u',
);
const counted: ReadonlyMap<string, number> = new Map([
  ...ones.map((word, index) => [word, index + 1] as const),
  ...['하나', '둘', '셋', '넷'].map((word, index) => [word, index + 1] as const),
]);
const year = /(?<!\d)(\d{4})년/gu;
const ten = 10;

/** The age that a Korean statement tells: 예순두 살, 쉰셋의 나이, 101세. */
export function readAge(text: string): number | undefined {
  const [, digits, high, low] = age.exec(text) ?? [];
  if (digits !== undefined) return Number(digits);
  if (high === undefined && low === undefined) return undefined;
  const full = high === '스무' ? 2 : tens.findIndex((word) => word === high) + 1;
  return full * ten + (counted.get(low ?? '') ?? 0);
}

/** The year of birth that a statement tells, or lets one reckon from its one year and an age. */
export function readBirthYear(text: string): number | undefined {
  const [told, ...more] = [...text.matchAll(year)].map(([, digits]) => Number(digits));
  if (told === undefined) return undefined;
  // Of somebody's child or an age that came later nothing is reckoned.
  if (/^[^,]*\d{4}년[^,]*태어/u.test(text)) return told;
  const years = more.length > 0 ? undefined : readAge(text);
  return years === undefined ? undefined : told - years;
}
