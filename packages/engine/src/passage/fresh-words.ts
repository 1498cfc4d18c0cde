import { findEntry, findNounClass } from '@jadoo/lexicon';

import type { Candidate } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { isEverydayPhrase } from '#passage/key-phrases.ts';
import { listKeyWords, type KeyWord } from '#passage/key-words.ts';
import { pickKeyWords } from '#passage/pick-key-words.ts';

const attempts = 12;

/** Unless the teacher asks for a number: fewer rows are better than doubtful ones and than words that most of a class know. */
const enoughWords = 8;
/** With fewer there would be no exercise: rather words of which not every meaning is sure. */
const leastWords = 3;
/** Words below it are known to most of a class; they are taken gladly only where the teacher asks for easy words. */
const learnedBand = 3;

/** Phrases that nobody needs to be told after the first years. */
const everydayPhrases = new Set(
  `~ enough to|a few|a little|a lot|a lot of|a large number of|at a time|at all|at first|as a result|as ~ as|at the same time
  |because of|close to|each other|for example|for years|hundreds of|in addition|in fact|in front of|in order to|in the middle of
  |instead of|next to|not ~ but|of course|one another|out of|such as|that is|thousands of|too ~ to|up to`
    .split('|')
    .map((phrase) => phrase.trim()),
);
/** Words of primary school that few texts have. */
const primaryWords = new Set(
  `hungry|thirsty|tired|sleepy|lazy|gray|soft|sunny|cloudy|windy|rainy|snowy|basketball|baseball|volleyball|soccer|tennis|
  autumn|evening|umbrella|expensive|running water|left|meeting|math|twice|sunlight`
    .split('|')
    .map((word) => word.trim()),
);
/** Words of the first years that are rare enough in long texts, but known to all. */
const plainWords = new Set(
  `bone|brush|chopstick|circle|climb|cloud|coin|diary|dot|easily|friendly|glasses|healthy|helpful|lonely|novel|passport|rainbow|stair|striped|tasty|textbook|thick|thin|tool|useful|usually`.split(
    '|',
  ),
);
/** A phrase is rarer in use than its words: as rare as a word of this rank. */
const phraseRank = 2500;
/** Commoner words are those of the first lessons. */
const firstLessons = 2000;

/** Words for a list or a test, whose signature was not used before. */
interface FreshWords {
  words: KeyWord[];
  /** Every word that could have been taken, for the teacher to swap. */
  candidates: Candidate[];
  signature: string;
}

interface FreshWordsWish {
  count: number;
  /** While fewer are sure words of the first years are let in too, but not those of the first lessons. */
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
  // Where nothing is told at all, no word is surer than another.
  const isTold = words.some(({ used, isUntold }) => used !== undefined || isUntold === true);
  const missing = fewest - (isTold ? words.filter(isSure) : words).length;
  if (options.minBand !== undefined || missing <= 0) return words;
  const easy = listKeyWords(source, analysis, { min: 1, max: 1 })
    .filter((word) => canAsk(word) && !everydayPhrases.has(word.lemma) && !primaryWords.has(word.lemma))
    .sort((left, right) => weighEasy(right) - weighEasy(left));
  const sure = easy.filter((word) => isSure(word) && isPastFirstLessons(word)).slice(0, missing);
  // Rather a word of the first lessons than one whose meaning here may be another.
  const certain = (isTold ? words.filter(isSure) : words).length + sure.length;
  const others = easy
    .filter((word) => !sure.includes(word))
    .sort((left, right) => Number(isSure(right)) - Number(isSure(left)))
    .slice(0, Math.max(0, leastWords - certain));
  return [...words, ...sure, ...others].sort((left, right) => left.start - right.start);
}

/** Neither a thing, a plant or a person that everybody can name (soccer, classmate), nor loudly beside loud. */
function isPastFirstLessons({ lemma, entry, rank }: KeyWord): boolean {
  if (entry === undefined) return !isEverydayPhrase(lemma);
  if (rank < firstLessons || plainWords.has(lemma)) return false;
  if (entry.pos === 'n') return (findNounClass(lemma) ?? 'idea') === 'idea';
  const adjective = entry.pos === 'adv' ? lemma.replace(/ly$/u, '').replace(/i$/u, 'y') : lemma;
  return adjective === lemma || findEntry(adjective, 'adj')?.band !== 1;
}

/** A word of several meanings of which the translation tells none may stand for another. */
const isSure = ({ isDoubtful, isUntold }: KeyWord): boolean => isDoubtful !== true && isUntold !== true;

/** Of what is easy the rarer is worth a row; but the rarer nouns are things that everybody knows (toothbrush). */
function weighEasy({ entry, isPhrase, rank }: KeyWord): number {
  if (isPhrase === true) return phraseRank;
  return entry?.pos === 'n' ? rank / 2 : rank;
}

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
