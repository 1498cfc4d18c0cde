/** A statement made false in one place. */
export interface Flip {
  text: string;
  /** What the passage says, and what the statement says instead. */
  from: string;
  to: string;
  /** The better, the plainer the difference. */
  worth: number;
}

const nextCounter: ReadonlyMap<string, string> = new Map([
  ['두', '네'],
  ['세', '다섯'],
  ['네', '여섯'],
  ['다섯', '세'],
]);
const counters = '(?:개|명|번(?!째)|시(?!간)|시간|달|해|가지|살|마리|곳|권|사람)';

/** Ends of Korean statements and their denials; the first that matches is used. */
const koreanEnds: readonly (readonly [RegExp, string])[] = [
  [/수 있(었)?다\.$/u, '수 없$1다.'],
  [/수 없(었)?다\.$/u, '수 있$1다.'],
  [/하지 않는다\.$/u, '한다.'],
  [/하지 않았다\.$/u, '했다.'],
  [/되지 않는다\.$/u, '된다.'],
  [/되지 않았다\.$/u, '되었다.'],
  [/고 있(었)?다\.$/u, '고 있지 않$1다.'],
  [/(?<!야 )했다\.$/u, '하지 않았다.'],
  [/(?<!야 )(?<=[가-힣])한다\.$/u, '하지 않는다.'],
  [/되었다\.$/u, '되지 않았다.'],
  [/(?<=[가-힣])된다\.$/u, '되지 않는다.'],
];
const koreanPairs: readonly (readonly [string, string])[] = [
  ['증가', '감소'],
  ['상승', '하락'],
  ['성공', '실패'],
  ['찬성', '반대'],
  ['많은', '적은'],
  ['높은', '낮은'],
  ['긴', '짧은'],
  ['빠르게', '느리게'],
  ['왼쪽', '오른쪽'],
];

/** A number of another size, in the same style: 1961 → 1971, 30 → 50, 4 → 6. */
export function changeNumber(digits: string): string {
  const value = Number(digits.replace(/,/gu, ''));
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

/** The Korean statement made false: another number, the opposite word, or a denial. */
export function flipKorean(text: string): Flip | undefined {
  const number = /(?<![\d.,])\d[\d,]*(?![\d.,]*\d)/u.exec(text);
  if (number && text.match(/\d+/gu)?.length === 1) {
    const to = changeNumber(number[0]);
    return { text: text.replace(number[0], to), from: number[0], to, worth: 3 };
  }
  const counted = new RegExp(String.raw`(?:^|\s)(두|세|네|다섯) (${counters})`, 'u').exec(text);
  if (counted) {
    const [, from = '', counter = ''] = counted;
    const to = nextCounter.get(from) ?? '여섯';
    return {
      text: text.replace(`${from} ${counter}`, `${to} ${counter}`),
      from: `${from} ${counter}`,
      to: `${to} ${counter}`,
      worth: 3,
    };
  }
  for (const [left, right] of [...koreanPairs, ...koreanPairs.map(([a, b]) => [b, a] as const)]) {
    // 적은 is also 적 with a topic particle: 있었던 적은 없다.
    const pattern = new RegExp(
      String.raw`${left === '적은' ? '(더 |훨씬 )' : String.raw`(^|\s)`}${left}`,
      'u',
    );
    if (pattern.test(text) && !text.includes(right))
      return { text: text.replace(pattern, `$1${right}`), from: left, to: right, worth: 2.5 };
  }
  // 아무도, 전혀 and their like ask for a denial of their own.
  if (/아무|전혀|결코|거의|더는|더 이상|뿐만|밖에|때문|시작/u.test(text)) return undefined;
  for (const [pattern, denial] of koreanEnds) {
    if (!pattern.test(text)) continue;
    const flipped = text.replace(pattern, denial);
    return { text: flipped, ...readDifference(text, flipped), worth: 2 };
  }
  return undefined;
}

/** The words in which two statements with the same beginning differ. */
function readDifference(left: string, right: string): { from: string; to: string } {
  const others = right.split(' ');
  const words = left.split(' ');
  let same = 0;
  while (words[same] === others[same] && same < words.length) same += 1;
  const tell = (list: readonly string[]): string => list.slice(same).join(' ').replace(/\.$/u, '');
  return { from: tell(words), to: tell(others) };
}
