import type { Candidate } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { listKeyWords, type KeyWord } from '#passage/key-words.ts';
import { pickKeyWords } from '#passage/pick-key-words.ts';

const attempts = 12;

/** Unless the teacher asks for a number: fewer rows are better than doubtful ones and than words that most of a class know. */
const enoughWords = 8;
/** Words below it are known to most of a class; they are taken gladly only where the teacher asks for easy words. */
const learnedBand = 3;

/** Words for a list or a test, whose signature was not used before. */
interface FreshWords {
  words: KeyWord[];
  /** Every word that could have been taken, for the teacher to swap. */
  candidates: Candidate[];
  signature: string;
}

interface FreshWordsWish {
  count: number;
  /** Below this number words of middle school are let in too. */
  fewest: number;
  /** Names a choice of words, so that it is not made again. */
  sign: (words: readonly KeyWord[]) => string;
  /** Whether the exercise can ask a word at all; every word when absent. */
  canAsk?: (word: KeyWord) => boolean;
}

/** Picks words inside the wanted bands; `none-left` when every choice was already used. */
export function pickFreshWords(
  context: KindContext,
  { count, fewest, sign, canAsk = () => true }: FreshWordsWish,
): FreshWords | 'none-left' {
  const { analysis, options, random } = context;
  const all = listWanted(context, fewest, canAsk);
  const locked = new Set(options.lockedSpots ?? []);
  const kept = all.filter((word) => locked.has(getWordId(word))).slice(0, count);
  const free = all.filter((word) => !kept.includes(word));
  const excluded = new Set(options.excludedSignatures ?? []);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const picked = pickKeyWords(
      free,
      analysis,
      {
        count: count - kept.length,
        enough: (options.count ?? enoughWords) - kept.length,
        leastBand:
          options.minBand === undefined && (options.maxBand ?? learnedBand) >= learnedBand ? learnedBand : 0,
        variation: excluded.size === 0 ? 0 : attempt + 1,
      },
      random,
    );
    const words = [...kept, ...picked].sort((left, right) => left.start - right.start);
    const signature = sign(words);
    if (!excluded.has(signature)) return { words, candidates: listCandidates(all, words), signature };
  }
  return 'none-left';
}

function listWanted(
  { analysis, options, source }: KindContext,
  fewest: number,
  canAsk: (word: KeyWord) => boolean,
): readonly KeyWord[] {
  const max = options.maxBand ?? 4;
  const words = listKeyWords(source, analysis, { min: options.minBand ?? 2, max }).filter(canAsk);
  if (options.minBand !== undefined || words.length >= fewest) return words;
  const easy = listKeyWords(source, analysis, { min: 1, max: 1 })
    .filter(
      (word) => canAsk(word) && (word.isPhrase === true ? word.isUntold !== true : word.entry !== undefined),
    )
    .sort((left, right) => rankEasy(left) - rankEasy(right) || right.rank - left.rank);
  return [...words, ...easy.slice(0, fewest - words.length)].sort((left, right) => left.start - right.start);
}

/** Of what is easy phrases are most worth a row; the rarer nouns are things that everybody knows (toothbrush). */
const rankEasy = ({ entry, isPhrase }: KeyWord): number =>
  isPhrase === true ? 0 : entry?.pos === 'n' ? 2 : 1;

function getWordId({ lemma }: KeyWord): string {
  return `word:${lemma}`;
}

function listCandidates(all: readonly KeyWord[], used: readonly KeyWord[]): Candidate[] {
  return all.map((word) => ({
    id: getWordId(word),
    start: word.start,
    end: word.end,
    category: getCategory(word),
    isUsed: used.includes(word),
  }));
}

function getCategory({ entry, isPhrase, band }: KeyWord): string {
  if (isPhrase === true) return '숙어';
  return entry === undefined ? '각주' : `수준 ${band}`;
}
