import { findPointSentences } from '#meaning/point-sentences.ts';
import { listToldWords, type ToldWord } from '#meaning/written-lines/told-words.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { areKin } from '#wording/concepts.ts';

/** A word of the passage that the 요지 can be asked with. */
export interface GistWord extends ToldWord {
  weight: number;
}

const mostWords = 6;
const pointWorth = 1.5;
const claimWorth = 1;
const repeatedWorth = 1;
const sharedWorth = 0.4;
const besideWorth = 1;
const compoundCost = 0.5;
const mostShared = 3;
const enoughShared = 2;
const sharedOfDeed = 3;
/** Of a set with no better word the 요지 says more than the words tell. */
const leastBest = 1;

/** The words to ask it with, no two for one place of the 요지; the most telling first, each where its sentence says most of the 요지. */
export const listGistWords = readPassageOnce((source, analysis): readonly GistWord[] => {
  const gist = source.gist?.trim() ?? '';
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  const found = listToldWords(source, analysis).flatMap((told): GistWord[] => {
    const { token, said, shared } = told;
    const isPoint = points.has(token.sentence);
    const isRepeated = analysis.tokens.filter(({ lemma }) => lemma === token.lemma).length > 1;
    // What is done by the way, or to another thing, is no word of the point.
    const isDeed = token.tag.startsWith('VB') && told.word === token.lemma;
    if (isDeed && !isPoint && !told.isBeside && shared < sharedOfDeed) return [];
    const isPart = isInCompound(analysis, token);
    // "Chemical signals" are no signal of an illness.
    if (isPart && !isPoint && !told.isBeside && shared < enoughShared) return [];
    const weight =
      (isPoint ? pointWorth : 0) +
      (isRepeated ? repeatedWorth : 0) +
      // What the 요지 says of its matter stands behind it.
      (gist.indexOf(said) > gist.length / 3 ? claimWorth : 0) +
      (told.isBeside ? besideWorth : 0) -
      (isPart ? compoundCost : 0) +
      sharedWorth * Math.min(shared, mostShared);
    return [{ ...told, weight }];
  });
  const kept: GistWord[] = [];
  for (const word of found.toSorted((left, right) => right.weight - left.weight))
    if (
      kept.length < mostWords &&
      kept.every((other) => areApart(word, other) && !isOnePhrase(gist, word, other))
    )
      kept.push(pickUse(found, word));
  return kept.some(({ weight }) => weight >= leastBest) ? kept : [];
});

/** Of village women and the first African woman it quotes those whom the 요지 names so. */
const pickUse = (found: readonly GistWord[], word: GistWord): GistWord =>
  word.isBeside
    ? word
    : (found.find(({ token, said, isBeside }) => {
        return isBeside && token.lemma === word.token.lemma && said === word.said;
      }) ?? word);

/** "Soil maps" are one sort of maps only. */
const isInCompound = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('NN') && [-1, 1].some((step) => /^NNS?$/u.test(tokens[index + step]?.tag ?? ''));

/** "Receive a degree", 학위를 받다, is one thing to know. */
function isOnePhrase(gist: string, one: GistWord, other: GistWord): boolean {
  const [first, second] = gist.indexOf(one.said) < gist.indexOf(other.said) ? [one, other] : [other, one];
  const between = gist.slice(gist.indexOf(first.said) + first.said.length, gist.indexOf(second.said));
  const isDone = first.token.tag.startsWith('NN') && second.token.tag.startsWith('VB');
  return isDone && /[을를] $/u.test(first.said + between) && /^[을를]? $/u.test(between);
}

const areApart = (one: GistWord, other: GistWord): boolean =>
  !one.said.includes(other.said) &&
  !other.said.includes(one.said) &&
  !areKin(one.token.lemma, other.token.lemma);
