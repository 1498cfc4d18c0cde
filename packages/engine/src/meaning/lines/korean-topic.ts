import { hasFinalConsonant } from '#korean.ts';

const looksLikeTopic = (word: string): boolean =>
  /(?:[은는]|이란)$/u.test(word) || (/[가-힣]{2}란$/u.test(word) && !hasFinalConsonant(word.slice(0, -1)));
/** 죽은 나무, 기억에 미치는 영향: what describes the next word; 돕는 too, for behind a final a topic takes 은. */
const describesNext = (word: string): boolean =>
  describing.test(word) || (word.endsWith('는') && hasFinalConsonant(word.slice(0, -1)));
const describing =
  /(?:[받얻찾잃남맺믿읽잡막닫먹놓넣죽작많좋높낮같깊젊넓짧적옳늙밝맑겪굳붙앉맞늦않]은|[하되치라다]는|[만]드는|[느여]끼는)$/u;
/** Where the topic of a Korean sentence ends, by words; undefined where several words could be the topic, or none is. */
export function findTopicEnd(words: readonly string[]): number | undefined {
  const candidates = words.flatMap((word, at) => (looksLikeTopic(word) && !describesNext(word) ? [at] : []));
  const [first] = candidates;
  if (first === undefined) return undefined;
  // 기울이는 주의는: the first only describes; 소리는 … 방법은: it does not.
  return candidates.length === 1 && !/(?:에서|에게|으로|에|로|만)[은는]$/u.test(words[first] ?? '')
    ? first + 1
    : undefined;
}

/** Where the first topic of a Korean sentence ends, by words, or 0: 우리가 지키는 규칙은 ends behind 규칙은, for the last of two names it. */
export function findFirstTopicEnd(words: readonly string[]): number {
  const isTopic = (word = ''): boolean => looksLikeTopic(word) && !describesNext(word);
  const at = words.findIndex((word, index) => isTopic(word) && !isTopic(words[index + 1]));
  const isUnclear = words.slice(0, Math.max(0, at - 1)).some((word) => isTopic(word));
  return isUnclear ? 0 : at + 1;
}
