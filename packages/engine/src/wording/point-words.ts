import { areNearWords, findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { isStated, type WordSpot } from '#wording/word-spots.ts';

/** Words nearby may say a little against the right word, but no more. */
const leastStrength = -0.25;
/** Words of the first year turn up in any 요지. */
const leastBand = 2;

/** The 요지 as a clause to be quoted; undefined where the teacher gave no sentence. */
export function readPoint({ gist }: PassageSource): string | undefined {
  const point = gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  return point.endsWith('다') ? point : undefined;
}

/** Nouns whose meaning the teacher's 요지 names: their full opposite contradicts the passage as a whole. What other words say of them may be a detail. */
export function listPointSpots(
  source: PassageSource,
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
): AnswerSpot[] {
  const point = readPoint(source);
  if (point === undefined) return [];
  return spots.flatMap((spot): AnswerSpot[] => {
    const { token, pos, rivals } = spot;
    if (pos !== 'n' || (findEntry(token.lemma, pos)?.band ?? 0) < leastBand) return [];
    const chosen = rivals.find(
      ({ swap, evidence }) =>
        swap.source === 'antonym' &&
        swap.isFull &&
        evidence.strength >= leastStrength &&
        affirms(point, swap.meaning) &&
        isStated(analysis, swap) &&
        !isSpokenOf(analysis, swap.lemma),
    );
    if (chosen === undefined) return [];
    return [{ spot, swap: chosen.swap, evidence: { clues: [], strength: 0 }, difficulty: 'high' }];
  });
}

/** Where the passage speaks of supporters, an advocate is nothing that it contradicts. */
const isSpokenOf = ({ tokens }: PassageAnalysis, opposite: string): boolean =>
  isPerson(opposite) &&
  tokens.some(({ lemma }) => isPerson(lemma.toLowerCase()) && areNearWords(lemma.toLowerCase(), opposite));

const isPerson = (noun: string): boolean => findNounClass(noun) === 'people';

/** What the 요지 sets aside: 이유를 설명하기보다, 이해로 착각하기, 경쟁이 아니라. */
const aside = /보다|대신|아니|않|없|못|착각|오해|혼동/u;

/** Whether the 요지 names the meaning, and not as what it sets aside. */
function affirms(point: string, meanings: string): boolean {
  const [meaning = ''] = meanings.split(';');
  const words = point.split(/\s+/u);
  const isAside = words.some(
    (word, index) => namesMeaning(word, [meaning]) && aside.test(`${word} ${words[index + 1] ?? ''}`),
  );
  return namesMeaning(point, [meaning]) && !isAside;
}
