import type { KindContext } from '#exercise/kind-context.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { drawsTogether, findPointSentences, listEligible } from '#meaning/point-sentences.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** So many words of the 요지 a sentence must have, or bring to the one quoted before it. */
const leastShared = 2;
const leastOfOther = 3;
const pointWorth = 2;
/** With less of the 요지 the sentences would show a part of it only. */
const leastOfKey = 0.45;
const enoughOfKey = 0.5;
const mostQuoted = 2;

/**
 * Why the teacher's 요지 is the right one: the sentences of the translation that a teacher would underline, or the
 * teacher's own 요약; undefined where there is neither.
 */
export function explainGist(context: Pick<KindContext, 'source' | 'analysis'>): string | undefined {
  const shown = quoteKey(context);
  const summary = trimEnd(context.source.summary);
  const gist = context.source.gist ?? '';
  const summed = `이 글을 요약하면 다음과 같다: ${summary}.`;
  const quoted = shown.map(({ text }) => `‘${text}’라는 문장`).join('과 ');
  const isAll = showsAll(shown, gist);
  if (summary !== '' && !isAll && !touches(shown, gist))
    return `글 전체의 내용을 한 문장으로 나타낸 것이다. ${summed}`;
  if (quoted === '') return undefined;
  const why = `글의 중심 내용은 ${quoted}에 드러나므로, 이를 담은 것이 글의 요지로 가장 적절하다.`;
  return isAll || summary === '' ? why : `${why} ${summed}`;
}

const touches = (shown: readonly { text: string }[], gist: string): boolean =>
  shareIn(new Set(shown.flatMap(({ text }) => listLineWords(text))), listLineWords(gist)) >= leastTouched;

/** Whether both the matter of a 요지 and what it says of it stand in the quoted sentences; where they have half of it the 요약 stands beside them. */
function showsAll(shown: readonly { text: string }[], gist: string): boolean {
  const said = new Set(shown.flatMap(({ text }) => listLineWords(text)));
  const claimed = readClaimed(trimEnd(gist));
  return (
    shareIn(said, listLineWords(gist)) >= leastShown && shareIn(said, listLineWords(claimed)) >= leastClaimed
  );
}
/** A translation says the same in other words, so that less is enough. */
const leastTouched = 0.15;
const leastShown = 0.3;
const leastClaimed = 0.2;

const shareIn = (said: ReadonlySet<string>, words: readonly string[]): number => {
  const own = [...new Set(words)];
  return own.filter((word) => said.has(word)).length / Math.max(own.length, 1);
};

/** The sentences of the passage, by their translation and number, in which its 요지 can be shown. */
export function quoteKey({
  source,
  analysis,
}: Pick<KindContext, 'source' | 'analysis'>): readonly { text: string; index: number }[] {
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  // A view that the passage turns against has the words of the 요지, too.
  const eligible = new Set(listEligible(analysis).map(({ index }) => index));
  const isConcluding = (index: number): boolean => {
    const sentence = analysis.sentences[index];
    return sentence !== undefined && drawsTogether(analysis, sentence);
  };
  const lines = alignTranslations({ source, analysis })
    .map((line, index) => ({
      text: trimEnd(line),
      index,
      isPoint: points.has(index),
      isConclusion: isConcluding(index),
      isSure: points.has(index) && isConcluding(index),
    }))
    // What opens the passage leads up to its point; a detail may have its words and not say it.
    .filter(
      ({ text, index, isPoint, isConclusion }) =>
        text !== '' && (isPoint || (index > 0 && isConclusion && eligible.has(index))),
    );
  const gist = source.gist ?? '';
  return addClaimed(coverKey(lines, gist) ?? lines.filter(({ isSure }) => isSure), lines, gist);
}

interface Line {
  text: string;
  index: number;
  isPoint: boolean;
  isConclusion: boolean;
}

/** 맛이 좋지만, 값이 비싸다: what the 요지 comes to stands last, and the wrong lines turn it round. */
function readClaimed(gist: string): string {
  const clauses = gist.split(/(?<=지만|므로|[가-힣][며고면]|[아어여]서),? /u);
  const words = gist.split(' ');
  return clauses.length > 1 ? (clauses.at(-1) ?? '') : words.slice(Math.floor(words.length / 2)).join(' ');
}

/** One or two sentences that have most words of the 요지 between them; undefined where there are none. */
function coverKey<T extends Line>(lines: readonly T[], gist: string): T[] | undefined {
  const key = new Set(listLineWords(gist));
  const left = new Set(key);
  const share = (): number => 1 - left.size / key.size;
  const quoted: T[] = [];
  while (quoted.length < mostQuoted && (quoted.length === 0 || share() < enoughOfKey)) {
    const rate = ({ text }: Line): number =>
      new Set(listLineWords(text).filter((word) => left.has(word))).size;
    const worth = (line: Line): number => rate(line) + (line.isPoint ? pointWorth : 0);
    const [best] = lines
      .filter((line) => !quoted.includes(line) && rate(line) >= (line.isPoint ? leastShared : leastOfOther))
      .sort((one, other) => worth(other) - worth(one));
    if (best === undefined) break;
    quoted.push(best);
    for (const word of listLineWords(best.text)) left.delete(word);
  }
  if (share() < leastOfKey || quoted.length === 0) return undefined;
  // A student who wavers between two lines looks at what the passage concludes.
  const conclusion = lines.findLast(
    ({ text, isConclusion }) => isConclusion && listLineWords(text).some((word) => key.has(word)),
  );
  const isShown = conclusion === undefined || quoted.some(({ isConclusion }) => isConclusion);
  const shown = isShown ? quoted : [...quoted.slice(0, mostQuoted - 1), conclusion];
  return shown.sort((one, other) => one.index - other.index);
}

/** Where the one sentence has only the first half of a long 요지, the sentence with most of the other half as well. */
function addClaimed<T extends Line>(shown: readonly T[], lines: readonly T[], gist: string): readonly T[] {
  const claimed = new Set(listLineWords(readClaimed(gist)));
  const tell = ({ text }: Line): number =>
    new Set(listLineWords(text).filter((word) => claimed.has(word))).size;
  const [fullest] = lines.toSorted((one, other) => tell(other) - tell(one));
  const [only] = shown;
  if (shown.length !== 1 || only === undefined || tell(only) > 0) return shown;
  if (fullest === undefined || tell(fullest) === 0) return shown;
  return [only, fullest].sort((one, other) => one.index - other.index);
}

const trimEnd = (line: string | undefined): string => line?.trim().replace(/[.\s]+$/u, '') ?? '';
