import { emptyWords } from '#cohesion/words.ts';
import { readWordOnce } from '#read-once.ts';

const minWordLength = 4;

/** The word without its ending: rivers and river, studies and study are one. */
const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:’s|s’)$/u, '')
    .replace(/(?:ies|es|s|ed|ing|y|e)$/u, '');

/** Words that lines on any matter have. */
const commonWords = new Set(
  `about after again also among because been before being both does doing down even ever every from have having here into itself just
  less like more most much only onto other others over same should some such than that their them then there these they this those
  through under until upon very well were what when where whether which while whom whose will with without within would your part role
  reason reasons value need actually become problem problems process limit limits effect effects importance important influence benefit
  benefits advantage advantages difficulty difference differences people young negative positive growing danger power help make making
  good better best great change changes between across using toward attitude attitudes wild growing 있다 없다 한다 된다 해야 필요하다 중요하다 대한 위해 위한 영향 통해 따라 다른 많은 높이 수록
  사람 때문 글로`.split(/\s+/u),
);

/** So many lines are compared while a passage is at hand. */
const mostLines = 1000;

/** Content words by a rough stem; Korean words by their first two syllables. Every kind asks it of the same lines. */
export const listLineWords = readWordOnce(
  (text: string): readonly string[] =>
    (text.toLowerCase().match(/[a-z]+|[가-힣]+/gu) ?? [])
      .map((word) => readKey(word))
      .filter((key) => key !== ''),
  mostLines,
);

/** Empty for what every line has. */
const readKey = readWordOnce((word): string => {
  if (commonWords.has(word) || emptyWords.has(word)) return '';
  const key = /[가-힣]/u.test(word) ? word.slice(0, 2) : word.length < minWordLength ? '' : stem(word);
  return commonWords.has(key) ? '' : key;
});

/** Whether the longer of two lines has at most so many times the letters of the shorter. */
export const areLikeLong = (left: string, right: string, ratio: number): boolean =>
  Math.max(left.length, right.length) <= ratio * Math.min(left.length, right.length);

/** How many content words two lines have in common. */
export function countSharedWords(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  return [...right].filter((word) => left.has(word)).length;
}
