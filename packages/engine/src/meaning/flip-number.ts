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
/** 두 마리의 쥐, 세 배나; 그 두 가지 counts what the sentence has named itself. */
const counted = new RegExp(
  String.raw`(?<=^|\s)(?<!(?:^|\s)[그이저위] )(${[...nativeNumbers.keys()].join('|')}) (${counters})(?=[가-힣\s,.]|$)`,
  'u',
);
const units =
  '년간|년대|년|개월|월|일|시간|시|분|초|세기|명|마리|센티미터|킬로미터|제곱킬로미터|미터|마일|킬로그램|그램|톤|달러|파운드|유로|원|주|살|세|위|대|장|곡|권|가지|개|배|번|점|천만|만|억|천|퍼센트|%';
const figure = new RegExp(String.raw`(?<![\d.,A-Za-z])(\d[\d,]*(?:\.\d+)?)(${units})`, 'gu');
/** 3센티미터가 되지 않는다, 40곡이 넘는다: under a bound or a denial, or for a span up to now, another figure may be right as well. */
const bound =
  /절반|배나|최대|최소|적어도|이상|이하|미만|넘|[이가도] (?:채 )?(?:되지 않|안 되)|못 미|겨우|불과|까지만|\s안에|이내|지난 \d|앞으로 \d|(?:수 없|지 못|지 않)[가-힣]+\.$/u;

const wrap = (value: number, size: number): number => ((value - 1 + size) % size) + 1;
const january = 12;
const halfDay = 12;
const lastDay = 28;
/** 414,825 and 414,840 would hardly differ. */
const large = 1000;

/** A number of another size, in the same style: 1961 → 1971, 30 → 50, 4 → 6; what it counts keeps it possible. */
export function changeNumber(digits: string, unit = ''): string {
  const value = Number(digits.replace(/,/gu, ''));
  if (unit.startsWith('월')) return String(wrap(value + 3, january));
  if (/^시(?!간)/u.test(unit)) return String(value > halfDay ? value - 3 : wrap(value + 3, halfDay));
  if (/^일/u.test(unit)) return String(value > lastDay / 2 ? value - 10 : value + 10);
  if (/^세기/u.test(unit)) return String(value - 2);
  if (digits.includes('.')) return String(Number((value + (value < 10 ? 2 : 10)).toFixed(2)));
  if (/^(?:%|퍼센트)/u.test(unit) && value > 50) return String(value - 30);
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(digits);
  const other = isYear
    ? value - 10
    : value < 10
      ? value + 2
      : value % 10 === 0 || value >= large
        ? value + 2 * 10 ** (String(value).length - 1)
        : value + 15;
  return digits.includes(',') ? other.toLocaleString('en-US') : String(other);
}

/** Every figure of a Korean statement that can be another one. */
export function swapNumbers(text: string): Swap[] {
  const figures = bound.test(text)
    ? []
    : [...text.matchAll(figure)]
        .filter(([, digits = '', unit = '']) => unit !== '' && digits !== '1')
        .map(([, digits = '', unit = '']) => ({
          from: digits + unit,
          to: changeNumber(digits, unit) + unit,
        }));
  const [whole, number = '', counter = ''] = bound.test(text) ? [] : (counted.exec(text) ?? []);
  const native = nativeNumbers.get(number);
  return native === undefined || whole === undefined
    ? figures
    : [...figures, { from: whole, to: `${native} ${counter}` }];
}
