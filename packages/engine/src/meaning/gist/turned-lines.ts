import { explainContrary } from '#meaning/gist/explain-contrary.ts';
import type { GistLine } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords } from '#meaning/gist/gist-words.ts';
import { listKoreanClauses } from '#meaning/gist/korean-clauses.ts';
import { turnKey, type TurnedKey } from '#meaning/gist/turned-keys.ts';
import { isWholeLine, keepsTopicAlone, turnsWhole } from '#meaning/gist/whole-lines.ts';

/** Of their two halves one stands as it is on purpose. */
const conceding: ReadonlySet<TurnedKey['way']> = new Set(['grant', 'drop', 'means', 'able']);

const tidy = (text: string): string => text.replace(/[.\s]+$/u, '');
/** Shorter than so much of the 요지, a line holds only a part of it. */
const leastOfWhole = 0.8;
const leastOfHalf = 0.45;

/** The 요지 turned round, as a whole or one of its clauses alone, and what it grants. */
export function listTurnedLines(answer: string, translations: readonly string[] = []): GistLine[] {
  const matter = readMatter(answer);
  const key = tidy(answer);
  const isWhole = (from: string, text: string): boolean =>
    turnsWhole(from, text) &&
    !keepsTopicAlone(key, text) &&
    (text.length >= leastOfWhole * key.length || isWholeLine(text, key));
  // Of two clauses one may stand alone, turned, where it is whole.
  const clauses = listKoreanClauses(key.replace(/(지만|므로|때문에) /u, '$1, ')).filter(
    (clause) => clause.length < leastOfWhole * key.length,
  );
  const halves = clauses.filter((clause) => clause.length >= leastOfHalf * key.length);
  const asLine = (text: string, way: TurnedKey['way'], origin: string): GistLine => ({
    sort: 'turned',
    origin,
    ...(readVerdict(text) === readVerdict(key) ? {} : { verdict: readVerdict(text) }),
    words: readWords(text, matter),
    line: {
      id: `turned-${text}`,
      text: `${text}.`,
      reason: explainContrary({ text, way }, clauses.includes(origin) ? origin : key, key),
      isClose: true,
    },
  });
  const whole = turnKey(key)
    .filter(({ text, way }) => conceding.has(way) || isWhole(key, text))
    .filter(({ way }) => way !== 'both' || !isLikened(key, translations))
    // 물을 많이 마시는 것도 위험하지 않다: besides what?
    .filter(({ text }) => !/것도 (?:[가-힣]+ ){0,2}[가-힣]+지 않으므로/u.test(text))
    .map(({ text, way }) => asLine(text, way, originOf(text, way, clauses)));
  const ofHalves = halves.flatMap((half) =>
    turnKey(half)
      .filter(({ text }) => isWhole(half, text) && isWholeLine(text, key) && !isHalfTrue(key, text))
      .map(({ text, way }) => asLine(text, way, half)),
  );
  const texts = new Set(whole.map(({ line }) => line.text));
  return [...listConceded(key, matter), ...whole, ...ofHalves.filter(({ line }) => !texts.has(line.text))];
}

/** 침묵은 빈 공간이 아니라 …, where the passage says 단어 사이의 공간처럼: what is denied is half granted. */
function isLikened(key: string, translations: readonly string[]): boolean {
  const denied = /([가-힣]+)[이가] 아니라/u.exec(key)?.[1] ?? ' ';
  return translations.some((line) =>
    new RegExp(`${denied}(?:들)?(?:처럼|[과와] (?:같|비슷|마찬가지)|에 가깝)`, 'u').test(line),
  );
}

/** 공개를 촉진하지만 비밀도 낳는다: of what has two sides the passage tells how it hinders, too; only a denial is plainly wrong. */
const isHalfTrue = (key: string, turned: string): boolean =>
  /(?:지만|으나|며),? .*(?<!아니라 )[가-힣]도 /u.test(key) && !/(?:않는?다|없다|못한다)$/u.test(turned);

/** 친밀감을 높이지만, 실망을 부른다: what the 요지 grants first. */
function listConceded(key: string, matter: ReadonlySet<string>): GistLine[] {
  const [, first = ''] = /^(.+?)(?:지만|으나),? /u.exec(key) ?? [];
  const half = listKoreanClauses(key.replace(/(지만|으나) /u, '$1, ')).find(
    (clause) => first !== '' && clause.startsWith(first.slice(0, -1)),
  );
  return half === undefined ||
    half.length >= leastOfWhole * key.length ||
    !isWholeLine(half, key) ||
    /므로|때문에|더라도/u.test(key)
    ? []
    : [
        {
          sort: 'claim',
          origin: half,
          words: readWords(half, matter),
          line: {
            id: 'conceded',
            text: `${half}.`,
            reason: '글에서 인정하는 내용이기는 하나, 이어서 말하는 중심 내용이 빠져 있다.',
            isClose: true,
          },
        },
      ];
}

const readVerdict = (text: string): string => text.split(' ').slice(-verdictWords).join(' ');
const verdictWords = 2;

/** One line of each clause that is turned alone, and one of each way of turning the whole. */
function originOf(text: string, way: TurnedKey['way'], halves: readonly string[]): string {
  const half = halves.find((clause) => clause.slice(0, sameOpening) === text.slice(0, sameOpening));
  return text.length < halfOfWhole * (half?.length ?? 0)
    ? (half ?? way)
    : /^(?:core|end|none|able|word|condition)$/u.test(way)
      ? 'whole'
      : way;
}
const sameOpening = 12;
const halfOfWhole = 1.2;
