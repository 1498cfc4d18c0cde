/** A piece of a statement and what stands there instead. */
export interface Swap {
  from: string;
  to: string;
}

const nativeNumbers: ReadonlyMap<string, string> = new Map([
  ['두', '네'],
  ['세', '다섯'],
  ['네', '여섯'],
  ['다섯', '세'],
  ['여섯', '여덟'],
  ['일곱', '다섯'],
  ['여덟', '여섯'],
]);
const counters = '개|명|번(?!째)|시(?!간)|시간|달|해|가지|살|마리|곳|권|사람|배|점|대';
/** 두 마리의 쥐, 세 배나. */
const counted = new RegExp(
  String.raw`(?<=^|\s)(${[...nativeNumbers.keys()].join('|')}) (${counters})(?=[가-힣\s,.]|$)`,
  'u',
);
const figure = /(?<![\d.,A-Za-z])(\d[\d,]*(?:\.\d+)?)(?![\d.,]*\d)([가-힣%]{0,2})/gu;
/** 절반인 45.6%, 38% 이상: the words around would speak against the new figure. */
const bound = /절반|배나|최대|최소|이상|이하|미만/u;

const wrap = (value: number, size: number): number => ((value - 1 + size) % size) + 1;
const january = 12;
const halfDay = 12;
const lastDay = 28;

/** A number of another size, in the same style: 1961 → 1971, 30 → 50, 4 → 6; what it counts keeps it possible. */
export function changeNumber(digits: string, unit = ''): string {
  const value = Number(digits.replace(/,/gu, ''));
  if (unit.startsWith('월')) return String(wrap(value + 3, january));
  if (/^시(?!간)/u.test(unit)) return String(value > halfDay ? value - 3 : wrap(value + 3, halfDay));
  if (/^일/u.test(unit)) return String(value > lastDay / 2 ? value - 10 : value + 10);
  if (/^세기/u.test(unit)) return String(value - 2);
  if (digits.includes('.')) return String(Number((value + 10).toFixed(2)));
  if (unit.startsWith('%') && value > 50) return String(value - 30);
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(digits);
  const other = isYear
    ? value - 10
    : value < 10
      ? value + 2
      : value % 10 === 0
        ? value + 2 * 10 ** (String(value).length - 1)
        : value + 15;
  return digits.includes(',') ? other.toLocaleString('en-US') : String(other);
}

/** Every figure of a Korean statement that can be another one. */
export function swapNumbers(text: string): Swap[] {
  const figures = bound.test(text)
    ? []
    : [...text.matchAll(figure)]
        .filter(([, digits = '', unit = '']) => unit !== '' && !(digits.length === 1 && digits === '1'))
        .map(([, digits = '', unit = '']) => ({
          from: digits + unit,
          to: changeNumber(digits, unit) + unit,
        }));
  const [whole, number = '', counter = ''] = counted.exec(text) ?? [];
  const native = nativeNumbers.get(number);
  return native === undefined || whole === undefined
    ? figures
    : [...figures, { from: whole, to: `${native} ${counter}` }];
}
