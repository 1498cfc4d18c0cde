/** Words that stand twice in a row, a comparison denied, and a denial of what is so as well: no teacher writes so. */
const odd =
  /(?:^|\s)(\S{2,}) \1(?=\s)|이기도 하지 않|더 (?:[가-힣]+ )?(?:[가-힣]*[을할될갈]) 수 없다|(?:만큼이나|못지않게) .*(?:않다|없다|아니다|않는다)\.?$|(?:^|\s)더 나는 |되지 못했다\.?$|없게 되지 않|야 \S+ 수 없다\.?$|(?:에서|에게|으로)[를와] |별로 (?:[가-힣]+ ){0,2}[가-힣]*(?:있다|크다|높다|좋다)\.?$/u;
/** 야생이라는 관념: a name and what it names. */
const named = /\S+(?:라|다)는 [가-힣]+/gu;
/** 일정에 대해 이해할 필요는 없다: the topic made an object, which it was not. */
const aboutIt = /\S+에 대해 /u;
/** 생체 시계의: a noun that another one describes. */
const compound = /(?<=^|\s)([가-힣]{2,}) ([가-힣]{2,})[은는이가을를의](?=\s)/gu;
const ending = /[은는이가을를의에로도만과와고서면며한인된할던]$/u;

const determiner = /^(?:여러|모든|다른|대부분|각각|일부|우리|어떤|이런|그런|모두|가장|매우|흔히|주로|실제)$/u;

/** Whether a line made of a 요지 or a sentence came out broken, or names by half what the 요지 names in two words. */
export function isBroken(line: string, key: string, sources: readonly string[]): boolean {
  if (odd.test(line)) return true;
  const told = [key, ...sources];
  const isCut = [...line.matchAll(named)].some(([pair]) => !told.some((text) => text.includes(pair)));
  const about = aboutIt.exec(line)?.[0];
  const isStray = about !== undefined && !told.some((text) => text.includes(about));
  return isCut || isStray || namesHalf(line, key);
}

/** 시계는 주로 아침 빛에 맞춰진다, where the 요지 speaks of 생체 시계. */
const namesHalf = (line: string, key: string): boolean =>
  [...key.matchAll(compound)].some(
    ([, first = '', second = '']) =>
      !ending.test(first) &&
      !determiner.test(first) &&
      new RegExp(`(?:^|\\s)${second}[은는이가을를의](?=\\s)`, 'u').test(line) &&
      !line.includes(`${first} ${second}`),
  );
