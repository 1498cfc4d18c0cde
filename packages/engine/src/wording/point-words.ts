import { areNearWords, findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { isFinite } from '#grammar/sentence-view.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { isFamily } from '#wording/concepts.ts';
import { lightWords } from '#wording/evidence.ts';
import { tells, tellSense } from '#wording/settle-sense.ts';
import type { Swap } from '#wording/swap.ts';
import { isVague } from '#wording/vague-adverbs.ts';
import { isStated, type WordSpot } from '#wording/word-spots.ts';

/** Words nearby must not speak against the right word. */
const leastStrength = 0;
/** What the whole passage says settles a word as much as its clause does. */
const pointStrength = 1.5;
/** Words of the first year turn up in any 요지. */
const leastBand = 2;

/** The 요지 as a clause to be quoted; undefined where the teacher gave no sentence. */
export function readPoint({ gist }: PassageSource): string | undefined {
  const point = gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  return point.endsWith('다') ? point : undefined;
}

/**
 * Words whose meaning the teacher's 요지 names: their full opposite contradicts the passage as a whole. Other words than
 * nouns may tell a detail and count only in a sentence that says what the 요지 says.
 */
export function listPointSpots(
  source: PassageSource,
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
): AnswerSpot[] {
  const point = readPoint(source);
  if (point === undefined) return [];
  const lines = alignTranslations({ analysis, source });
  return spots.flatMap((spot): AnswerSpot[] => {
    const { token, pos, rivals } = spot;
    const band = findEntry(token.lemma, pos)?.band ?? 0;
    const isPlace = pos === 'n' ? band >= leastBand : !lightWords.has(token.lemma);
    if (!isPlace || isVague(spot) || !isClaimed(analysis, spot) || hasKin(analysis, token)) return [];
    if (pos === 'adj' && isOfAnySubject(analysis, token)) return [];
    const fitting = rivals.filter(
      ({ swap, evidence }) =>
        swap.source === 'antonym' &&
        swap.isFull &&
        evidence.strength >= leastStrength &&
        affirms(point, tellSense(swap, lines[token.sentence] ?? '').meaning) &&
        isInFirstSense(swap, lines[token.sentence] ?? '') &&
        // 불균형 has 균형 in it.
        !affirms(point, swap.otherMeaning) &&
        (pos !== 'v' || tellsDeed(point, swap.meaning)) &&
        (pos !== 'adv' || tellsManner(point, swap.meaning)) &&
        (pos !== 'adj' || (tellsQuality(point, swap.meaning) && tellsOwner(analysis, token, point))) &&
        (pos === 'n' || restates(lines[token.sentence] ?? '', point, swap)) &&
        isStated(analysis, swap) &&
        !isSpokenOf(analysis, swap),
    );
    const [chosen] = fitting.sort((a, b) => rankSwap(a.swap) - rankSwap(b.swap));
    if (chosen === undefined) return [];
    return [
      { spot, swap: chosen.swap, evidence: { clues: [], strength: pointStrength }, difficulty: 'high' },
    ];
  });
}

/** Whether the sentence says the word outright: not as what it is far from, nor of degree, nor as one of a row. */
export const isClaimed = (analysis: PassageAnalysis, spot: WordSpot): boolean =>
  !isHeldOff(analysis, spot.token) && !isOfDegree(analysis, spot) && !isOneOfMany(analysis, spot.token);

/** Whether a quality is said of any thing of which the sentence tells: "a healthy community also needs …" may be said of the contrary as well. */
export function isOfAnySubject({ tokens, sentences }: PassageAnalysis, { index, sentence }: Token): boolean {
  const end = sentences[sentence]?.endToken ?? 0;
  if (!/^an?$/u.test(tokens[index - 1]?.lower ?? '')) return false;
  const next = tokens.slice(index + 2, end).find(({ tag }) => !/^(?:NN|JJ|RB|POS)/u.test(tag));
  return next !== undefined && (isFinite(next) || /^(?:that|which|who)$/u.test(next.lower));
}

const farReach = 4;

/** "far from being natural" */
const isHeldOff = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens
    .slice(Math.max(0, index - farReach), index)
    .some(({ lower }, at, near) => lower === 'from' && near[at - 1]?.lower === 'far');

/** "exactly the same": such an adverb tells no more than how far. */
const isOfDegree = ({ tokens }: PassageAnalysis, { token, pos }: WordSpot): boolean =>
  pos === 'adv' && /^(?:DT|JJ|RB|CD|VBN)/u.test(tokens[token.index + 1]?.tag ?? '');

/** Of several meanings the opposite belongs to the first: what is opposed to credit is no debit where it is praise. */
export const isInFirstSense = (swap: Swap, line: string): boolean =>
  (swap.meaning.split('; ')[0] ?? '').includes(tellSense(swap, line).meaning.split('; ')[0] ?? '');

/** "words such as likely, possible, and unlikely", "Another was trust": what stands in a row can be anything. */
function isOneOfMany({ tokens, sentences }: PassageAnalysis, { index, sentence }: Token): boolean {
  const first = sentences[sentence]?.firstToken ?? 0;
  const before = [2, 1].map((back) => tokens[index - back]?.lower ?? '').join(' ');
  // "solve a problem of competition"
  if (/^(?:problem|question|matter|kind|form|lack) of$/u.test(before)) return true;
  const isCounted = /^(?:another|one|first|second)$/u.test(tokens[first]?.lower ?? '') && index - first < 4;
  const such = tokens.slice(first, index).findLastIndex(({ lower }) => lower === 'such');
  const row = such < 0 ? [] : tokens.slice(first + such, index + 2);
  return (
    isCounted || (row[1]?.lower === 'as' && row.some(({ text }) => text === ',') && row.length < rowReach)
  );
}

const rowReach = 12;

/** "Should they fail, the failure": the sentence itself tells the word, not the 요지. */
const hasKin = ({ tokens }: PassageAnalysis, token: Token): boolean =>
  tokens.some((one) => one !== token && one.sentence === token.sentence && isFamily(one.lemma, token.lemma));

const stemLength = 2;
/** A deed is told again only with what it is done to. */
const leastShared = { deed: 3, other: 2 } as const;

/** The beginnings of the longer words of a Korean line. */
export const listStems = (line: string): string[] =>
  line
    .split(/[^가-힣]+/u)
    .filter((word) => word.length > stemLength)
    .map((word) => word.slice(0, stemLength));

/** Whether the Korean line of a sentence tells the 요지 again, the meaning of the word with it and its opposite not. */
function restates(line: string, point: string, { meaning, otherMeaning, pos }: Swap): boolean {
  if (pos === 'v' && areDoneToOthers(line, point, meaning)) return false;
  const stems = new Set(listStems(line));
  const shared = new Set(listStems(point).filter((stem) => stems.has(stem)));
  const [own = ''] = meaning.split(';');
  const [other = ''] = otherMeaning.split(';');
  return (
    shared.size >= leastShared[pos === 'v' ? 'deed' : 'other'] &&
    tells(line, own) &&
    !tells(`${line} ${point}`, other)
  );
}

/** 즉흥성을 중시했고 is not told by 정확성을 중시하도록. */
function areDoneToOthers(line: string, point: string, meaning: string): boolean {
  const [one, other] = [line, point].map((text) => {
    const words = text.split(/\s+/u);
    const at = words.findIndex((word) => tells(word, meaning.split(';')[0] ?? ''));
    return /^(\S+)[을를]$/u.exec(words[at - 1] ?? '')?.[1];
  });
  return one !== undefined && other !== undefined && one.slice(0, stemLength) !== other.slice(0, stemLength);
}

/** Where the passage speaks of costs as well as of benefits, or of supporters, an advocate is nothing that it contradicts. */
export const isSpokenOf = ({ tokens }: PassageAnalysis, { lemma: opposite, pos }: Swap): boolean =>
  tokens.some(
    ({ lemma }) =>
      (pos === 'n' && lemma === opposite) ||
      (isPerson(opposite) && isPerson(lemma.toLowerCase()) && areNearWords(lemma.toLowerCase(), opposite)),
  );

const isPerson = (noun: string): boolean => findNounClass(noun) === 'people';

/** What the 요지 sets aside: 이유를 설명하기보다, 이해로 착각하기, 경쟁이 아니라. */
const aside = /보다|대신|아니|아닌|않|없|못|착각|오해|혼동/u;

/** 조직의 구조 and 소비자 tell nothing of who organizes and consumes. */
function tellsDeed(point: string, meanings: string): boolean {
  const [meaning = ''] = meanings.split(';');
  const stems = meaning.split(',').map((one) => one.trim().replace(/[하되]다$/u, ''));
  return stems.some((stem) =>
    stem.endsWith('다')
      ? namesMeaning(point, [stem])
      : new RegExp(`${stem}(?:[을를] )?(?:[하되할한해했함된될됨돼]|시[키킨킬켜킴])`, 'u').test(point),
  );
}

/** 단순히 쓰는 것 tells of nothing simple. */
const tellsQuality = (point: string, meanings: string): boolean =>
  point.split(/\s+/u).some((word) => tells(word, meanings.split(';')[0] ?? '') && !/히$/u.test(word));

/** 귀로 듣는 소리 tells nothing of 큰 소리로. */
const tellsManner = (point: string, meanings: string): boolean =>
  (meanings.split(';')[0] ?? '').split(',').some((one) =>
    one
      .trim()
      .split(' ')
      .every((word) => tells(point, word)),
  );

/** A huge lion is not told by a 요지 of a huge rock. */
export function tellsOwner({ tokens }: PassageAnalysis, { index }: Token, point: string): boolean {
  const head = tokens[index + 1];
  if (head === undefined || !head.tag.startsWith('NN')) return true;
  return tells(point, findEntry(head.lemma, 'n')?.senses.join('; ') ?? '');
}

/** Whether the 요지 names the meaning, and not as what it sets aside. */
export function affirms(point: string, meanings: string): boolean {
  const [meaning = ''] = meanings.split(';');
  const words = point.split(/\s+/u);
  const isAside = words.some(
    (word, index) => tells(word, meaning) && aside.test(`${word} ${words[index + 1] ?? ''}`),
  );
  return tells(point, meaning) && !isAside;
}
