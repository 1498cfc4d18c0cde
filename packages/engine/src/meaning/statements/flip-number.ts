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
const counters = '개|명|번(?!째)|시(?!간)|시간|달|해(?!안|협|군|역)|가지|살|마리|곳|권|사람|배|점|대';
/** 서른네 마리, 열여섯 살: tens and ones in Korean. */
const tens = ['열', '스물', '서른', '마흔', '쉰', '예순', '일흔', '여든', '아흔'] as const;
const ones = '한|두|세|네|다섯|여섯|일곱|여덟|아홉';
const countedTens = new RegExp(
  String.raw`(?<=^|\s)(${tens.join('|')})(${ones}) (?!시(?!간))(${counters}|권|편|곡)(?=[가-힣\s,.]|$)`,
  'u',
);

/** 서른네 마리 → 쉰네 마리, 아흔세 살 → 일흔세 살; a child of 열여섯 살 is not 서른여섯. */
function swapTens(text: string): Swap[] {
  const [from, ten = '', one = '', counter = ''] = countedTens.exec(text) ?? [];
  const at = tens.findIndex((word) => word === ten);
  // Nobody has thirty-one children.
  // Married at 열네 살 and a widow at 스무 살: one age shows that another has been changed.
  if (from === undefined || /자녀|자식|형제|남매|[가-힣] 살.*[가-힣] 살/u.test(text)) return [];
  const other = tens[at > 5 ? at - 2 : counter === '살' ? at + 1 : at + 2] ?? '';
  return [{ from, to: `${other}${one} ${counter}` }];
}

/** 두 마리의 쥐, 세 배나; 그 두 가지 counts what the sentence has named itself, 두 사람은 and 두 곳 모두 count those named before. */
const counted = new RegExp(
  String.raw`(?<=^|\s)(?<!(?:^|\s)[그이저위] )(?!두 사람[은이의])(${[...nativeNumbers.keys()].join('|')}) (${counters})(?! 모두)(?=[가-힣\s,.]|$)`,
  'u',
);
const units =
  '년간|년대|년|개월|월|일|시간|시|분의 \\d+|분|초|세기|명|마리|센티미터|킬로미터|제곱킬로미터|미터|마일|킬로그램|그램|톤|달러|파운드|유로|원|주|살|세|위|대(?! ?\\d)|장|곡|권|가지|개국|개|배|번|점|천만|만|억|천|퍼센트|%';
/** George 3세 is no age. */
const figure = new RegExp(String.raw`(?<![\d.,A-Za-z]|[A-Z][a-z]+ )(\d[\d,]*(?:\.\d+)?)(${units})`, 'gu');
/** 3센티미터가 되지 않는다, 40곡이 넘는다: under a bound or a denial, or for a span up to now, another figure may be right as well. */
const bound =
  /절반|배나|하루가 되|최대|최소|적어도|이상|이하|미만|넘(?![기겨겼])|[이가도] (?:채 )?(?:되지 않|안 되)|못 미|깨|깬|앞당|단축|겨우|불과|까지만|\s안에|이내|번째 생일|지난 \d|앞으로 \d|\d번 원소|(?:수 없|지 못|지 않)[가-힣]+\.$/u;

const wrap = (value: number, size: number): number => ((value - 1 + size) % size) + 1;
const january = 12;
const halfDay = 12;
const lastDay = 28;
const oldAge = 60;
/** 414,825 and 414,840 would hardly differ. */
const large = 1000;
/** So many times a measured figure is another one that may be believed. */
const another = 1.15;

/** The hours that each part of the day has. */
const hoursOfPart: ReadonlyMap<string, readonly [first: number, last: number]> = new Map([
  ['새벽', [2, 5]],
  ['아침', [6, 9]],
  ['오전', [6, 11]],
  ['낮', [1, 3]],
  ['오후', [1, 8]],
  ['저녁', [5, 8]],
  ['밤', [8, 11]],
]);
const partOfDay = /(새벽|아침|오전|낮|오후|저녁|밤) ?$/u;

/** 저녁 7시 → 5시: another hour of the same part of the day; the same hour where that has no other. */
function changeHour(hour: number, part: string): number {
  const range = hoursOfPart.get(part);
  if (range === undefined) return hour > halfDay ? hour - 3 : wrap(hour + 3, halfDay);
  const [first, last] = range;
  return [hour + 2, hour - 2].find((other) => other >= first && other <= last) ?? hour;
}

/** A number of another size, in the same style: 1961 → 1971, 30 → 50, 4 → 6; what it counts keeps it possible. */
export function changeNumber(digits: string, unit = '', part = ''): string {
  const value = Number(digits.replace(/,/gu, ''));
  if (unit.startsWith('월')) return String(wrap(value + 3, january));
  if (/^시(?!간)/u.test(unit)) return String(changeHour(value, part));
  if (/^일/u.test(unit)) return String(value > lastDay / 2 ? value - 10 : value + 10);
  if (/^세기/u.test(unit)) return String(value - 2);
  // A jump of 1.68 meters is none of 3.68.
  if (digits.includes('.'))
    return (value < 10 ? value * another : value + 10).toFixed(digits.split('.')[1]?.length);
  // Nobody dies at 112.
  if (/^[세살]/u.test(unit) && value > oldAge) return String(value - 15);
  // 90대까지 … 110대: as many machines might be 110.
  if (unit === '대' && value % 10 === 0 && value > oldAge && value < 100) return String(value - 20);
  if (/^(?:%|퍼센트)/u.test(unit) && value > 50) return String(value - 30);
  // 만 원 is no 10천 원.
  if (/^[천백]/u.test(unit) && value > 7) return String(value - 2);
  const isYear = /^(?:1[5-9]|20)\d\d$/u.test(digits) || (/^1\d{3}$/u.test(digits) && /^년(?!간)/u.test(unit));
  const other = isYear
    ? value - 10
    : value < 10
      ? value + 2
      : value % 10 === 0 || value >= large
        ? value + 2 * 10 ** (String(value).length - 1)
        : value + 15;
  return digits.includes(',') ? other.toLocaleString('en-US') : String(other);
}

const seasons = /봄|여름|가을|겨울|눈보라|성탄|크리스마스/u;

/** From 1847 to 1840 nobody works, and a winter is not in July. */
function isBetrayed(text: string, digits: string, unit: string): boolean {
  if (unit === '월') return seasons.test(text);
  if (!unit.startsWith('년')) return reckoned.test(text);
  if (dated.test(text)) return true;
  // 30년간 떠나 있은 후 1990년에: a span up to a year dates its beginning.
  if (digits.length < yearDigits && /\d{4}년/u.test(text)) return true;
  const [from, to] = [Number(digits), Number(changeNumber(digits, unit))];
  const years = [...text.matchAll(/(?<!\d)(\d{4})(?!\d)/gu)].map(([year]) => Number(year));
  return years.some((year) => year !== from && year < from !== year < to);
}

const yearDigits = 4;
/** Games, wars and slumps have years that are known. */
const dated = /올림픽|월드컵|대회|대전|전쟁|대공황|혁명/u;
/** 올림픽이 두 번 중단되었기 때문에 12년을: of a figure that is a reason another one follows. */
const reckoned = /(?:기 때문에|므로|니까|덕분에|라서|어서|아서),? .*(?:\d|등으로)/u;
/** Gothenburg, Prague, London에서: what is counted may be told one by one. */
const listed = /[^\s,]+, (?:[^\s,]+ )?[^\s,]+(?:, |[과와] |에서|까지)/u;

/** 5미터나 6미터, 48초를 깬 47.82초: by another figure of its sort a changed one is seen to be false. */
function hasPeer(text: string, unit: string): boolean {
  const peers = [...text.matchAll(figure)].filter(([, , other]) => other === unit);
  return !unit.startsWith('년') && peers.length > 1;
}

const hours = /시$/u;
const countHours = (text: string): number => text.match(/\d+시(?!간)/gu)?.length ?? 0;

/** Every figure of a Korean statement that can be another one. */
export function swapNumbers(text: string): Swap[] {
  const figures = bound.test(text)
    ? []
    : [...text.matchAll(figure)]
        .filter(
          ([, digits = '', unit = '']) =>
            unit !== '' && digits !== '1' && !isBetrayed(text, digits, unit) && !hasPeer(text, unit),
        )
        .map(({ 1: digits = '', 2: unit = '', index }) => {
          const [, part] = partOfDay.exec(text.slice(0, index)) ?? [];
          return { from: digits + unit, to: changeNumber(digits, unit, part) + unit };
        })
        // 저녁 7시나 8시: of two hours one changed may come before the other, or be it.
        .filter(({ from, to }) => from !== to && !(hours.test(to) && countHours(text) > 1));
  const [whole, number = '', counter = ''] = bound.test(text) ? [] : (counted.exec(text) ?? []);
  // 한 번은 …, 또 한 번은 … 종이 두 번 쳤다; 두 가지뿐인데, 팔거나 버린다: the sentence counts them itself.
  const isCountedOut =
    new RegExp(
      `한 ${counter}.*(?:한|다른) ${counter}|${number} ${counter},? (?:즉|곧) |${number} 가지.*(?:거나|또는) |(?:[과와]|,) (?:\\S+ )?\\S+(?:라는|인|의|,) ${number} ${counter}|${number} ${counter}[은는이가]?,? \\S+[과와] `,
      'u',
    ).test(text) ||
    listed.test(text) ||
    reckoned.test(text);
  const native = isCountedOut ? undefined : nativeNumbers.get(number);
  const all = bound.test(text) ? figures : [...figures, ...swapTens(text)];
  return native === undefined || whole === undefined
    ? all
    : [...all, { from: whole, to: `${native} ${counter}` }];
}
