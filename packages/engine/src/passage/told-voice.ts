import type { LexiconEntry } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { joinSyllable, splitSyllable } from '#syllables.ts';

/** 나뉘다, 들리다, 완료되다; 돌리다 and 끓이다 are what somebody does. */
const undergone =
  /(?:되|뀌|뉘|(?<![던만가])지|들리|보이|열리|닫히|걸리|막히|쓰이|놓이|모이|쌓이|섞이|묶이|잡히|먹히|팔리|풀리|갈리|밀리|끌리|깔리|뽑히|찍히|적히|읽히|실리|뚫리|잠기|담기|쫓기|찢기|안기|감기|끊기)다$/u;
const objectOpeners = /^(?:DT|PRP\$?|CD|JJ|NNP?S?)$/u;

/**
 * A told meaning as the verb has it: a translation may turn "she could hardly hear the crowd" into 소리가 들리지 않다 and
 * "worlds divided by a wall" into 나뉜 세계, where hear is 듣다 and divide 나누다.
 */
export function turnVoice(
  tokens: readonly Token[],
  token: Token,
  { pos, senses }: LexiconEntry,
  told: string,
): string {
  if (pos !== 'v' || !undergone.test(told) || !isDone(tokens, token)) return told;
  const all = senses.flatMap((sense) => splitMeanings(sense));
  const turned = splitMeanings(told).map((meaning) => {
    const at = all.indexOf(meaning);
    return undergone.test(meaning)
      ? (all.find((one, other) => other < at && !undergone.test(one) && openOf(one) === openOf(meaning)) ??
          meaning)
      : meaning;
  });
  return [...new Set(turned)].join(', ');
}

/** "the carving ceased" for 중단되다: without an object it is what happens to the subject, as the line has it. */
export function turnToHappening(
  tokens: readonly Token[],
  token: Token,
  { pos, senses }: LexiconEntry,
  { told, line }: { told: string; line: string },
): string {
  const root = /^([가-힣]{2,})하다$/u.exec(told)?.[1];
  if (pos !== 'v' || root === undefined) return told;
  const happensToo = senses.flatMap((sense) => splitMeanings(sense)).includes(`${root}되다`);
  if (happensToo ? isDone(tokens, token) : !standsAlone(tokens, token)) return told;
  const [does, happens] = [`${root}[하한할함해했]`, `${root}[되된될됨돼됐]`];
  return new RegExp(happens, 'u').test(line) && !new RegExp(does, 'u').test(line) ? `${root}되다` : told;
}

/** "It breaks down rocks" for 분해되다: with an object behind its last word a phrase is what somebody does, where it has both meanings. */
export function turnPhrase(
  tokens: readonly Token[],
  last: Token | undefined,
  senses: readonly string[],
  told: string,
): string {
  const root = /^([가-힣]{2,})되다$/u.exec(told)?.[1];
  if (root === undefined || last === undefined || !isDone(tokens, { ...last, tag: '' })) return told;
  return senses.includes(`${root}하다`) ? `${root}하다` : told;
}

/** The verb of a noun right before it, with neither an object nor anything whose verb it could be instead. */
function standsAlone(tokens: readonly Token[], { index, sentence, tag }: Token): boolean {
  const before = tokens[index - 1];
  const next = tokens[index + 1];
  const isGap = tokens.some(
    (one) =>
      one.sentence === sentence &&
      one.index < index &&
      /^(?:WDT|WP|that)$/u.test(one.lower === 'that' ? 'that' : one.tag),
  );
  return (
    /^VB[DPZ]$/u.test(tag) &&
    /^NNS?$/u.test(before?.tag ?? '') &&
    /^(?:[.,;:]|CC)$/u.test(next?.tag ?? '') &&
    !isGap
  );
}

/** The first syllable without the consonant that closes it, which 듣다 and 들리다 have in common. */
function openOf(meaning: string): string {
  const syllable = splitSyllable(meaning.charAt(0));
  return syllable === undefined ? meaning.charAt(0) : joinSyllable({ ...syllable, final: 0 });
}

/** In the passive voice, or with an object behind it. */
function isDone(tokens: readonly Token[], { index, sentence, tag }: Token): boolean {
  const skip = (from: number, step: number): Token | undefined => {
    const at = tokens[from];
    return at?.tag === 'RB' && at.sentence === sentence ? skip(from + step, step) : at;
  };
  if (tag === 'VBN' && skip(index - 1, -1)?.lemma !== 'have') return true;
  const next = skip(index + 1, 1);
  return next?.sentence === sentence && objectOpeners.test(next.tag);
}
