import { splitSyllable } from '#syllables.ts';

const adnominalFinals = new Set([4, 8]);

/** 돌아온, 돌아올: what describes the next word ends in ㄴ or ㄹ. */
export const isAdnominal = (syllable = ''): boolean =>
  adnominalFinals.has(splitSyllable(syllable)?.final ?? 0) && /[가-힣]/u.test(syllable);

const adnominal =
  /[다라려]는$|(?:하|되|가|오|보|지|들|나|치|르|이|만드|다루|이루|꾸|나누|배우|싸우|세우|태우|키우|외우|채우|추|시키|지키|가리키|삼키|일으키|그리|버리|올리|내리|돌리|울리|열리|팔리|걸리|살리|알리|늘리|빌리|때리|누리|달리|불리|흘리|벌리|기다리|보내|지내|끝내|꺼내|러내|타내|해내|견디|느끼|남기|맡기|옮기|즐기|숨기|여기)는$|[가-힣]은$(?<=같은|많은|높은|낮은|좋은|작은|적은|깊은|젊은|얻은|받은|넓은|짧은|찾은|잃은)/u;

/** 먹는, 찾는: behind a consonant 는 is no particle. */
const isVerbal = (word: string): boolean =>
  word.endsWith('는') && (splitSyllable(word.at(-2))?.final ?? 0) !== 0;

/** 죽었지만, 오자, 걸으면서; 과학자 is somebody. */
const leading = /^[^,]*(?:[가-힣]지만|[하되오나지치리받묻있없먹죽주보]자|[가-힣]면서), /u;

/**
 * The main clause of a sentence, which says as much without 죽었지만 before it, where it names its own subject first.
 * Of any other part what is cut off may have made it true.
 */
export function findMainClause(text: string): string | undefined {
  const main = text.replace(leading, '');
  return main !== text && hasOwnSubject(main) ? main : undefined;
}

const hasOwnSubject = (clause: string, words = 2): boolean =>
  clause
    .split(' ')
    .slice(0, words)
    .some((word) => /[가-힣A-Za-z][은는이가]$/u.test(word) && !adnominal.test(word) && !isVerbal(word));

/** 태어났으며, 그곳에서: a past deed before what goes on beside it. */
const coordinate = /^(.*?[가-힣])(?:고|으며|지만|는데), /u;
/** 갔고, 왔다고 말했다: both are only said. */
const reporting = /[다라자냐]고 |[다라]는 |는지|것[을이은]|[을를] (?:알|깨달|보여)/u;
/** ㅆ, the final of a past stem. */
const past = 20;

/** 1801년에 주인의 집이 무너졌다 is too little. */
const minWords = 4;

/** The two clauses of a sentence, each told by itself: 1887년에 태어났다. 음반은 1932년에 상을 받았다. */
export function splitClauses(text: string): { first: string; second?: string } | undefined {
  const [whole = '', stem = ''] = coordinate.exec(text) ?? [];
  const second = text.slice(whole.length);
  if (
    splitSyllable(stem.at(-1))?.final !== past ||
    reporting.test(second) ||
    !hasOwnSubject(stem, 4) ||
    stem.split(' ').length < minWords
  )
    return undefined;
  return { first: `${stem}다.`, ...(hasOwnSubject(second) && { second }) };
}
