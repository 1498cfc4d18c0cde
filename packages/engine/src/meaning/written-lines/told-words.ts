import { findEntry, type LexiconEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { isWhole, standsIn } from '#meaning/written-lines/whole-meanings.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { quoteMeaning } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word of the passage whose meaning the teacher's 요지 has. */
export interface ToldWord {
  token: Token;
  /** As it is given. */
  word: string;
  meaning: string;
  /** The same as the 요지 has it. */
  said: string;
  /** How many other words of the 요지 the translation of its sentence has. */
  shared: number;
  /** Whether the same word stands before it there. */
  isBeside: boolean;
}

/** What any 요지 may say, and what tells little of this one. */
const emptyWords =
  /^(?:be|have|do|make|take|get|go|come|give|say|know|think|thing|way|people|person|man|time|many|much|more|most|little|few|other|such|same|good|new|one|can|need|use|become|year|day|mean|today|now|live|life|role|fact|case|line|part|kind|number|point|reason|side|hour|minute|week|month|leave|bring|find|keep|look|see|put|show|feel|want|like|start|begin|try|call|turn|place|big|small|easy|hard|high|low|meet|reach|prepare|note)$/u;
/** Meanings that half of the sentences of a language have, and verbs that are several: 쓰다 of pens, hats and money. */
const plainMeanings =
  /^(?:만들다|하다|되다|있다|보다|주다|들다|살다|내다|가지다|얻다|쓰다|지다|타다|걸다|차다|치다|풀다|맞다|싸다|물다|달다|빼다|고르다|이르다|부르다)$/u;

/** The words whose meaning stands in the 요지 and in the translation of their own sentence. */
export function listToldWords(source: PassageSource, analysis: PassageAnalysis): ToldWord[] {
  const gist = source.gist?.trim() ?? '';
  const lines = alignTranslations({ analysis, source });
  const key = new Set(listLineWords(gist));
  // "In fact" tells no fact, and who puts it into words puts nothing.
  const inPhrases = new Set(
    analysis.sentences.flatMap((sentence) =>
      listSentencePhrases(analysis, sentence).flatMap(({ positions }) =>
        positions.map((at) => sentence.firstToken + at),
      ),
    ),
  );
  return analysis.tokens.flatMap((token) => {
    const pos = getWordClass(token);
    const isFree =
      pos !== undefined &&
      pos !== 'adv' &&
      token.isSure &&
      /^\p{Ll}{3,}$/u.test(token.lemma) &&
      !emptyWords.test(token.lemma) &&
      !inPhrases.has(token.index) &&
      !linksBack(analysis, token) &&
      !isReadTwice(analysis, token) &&
      !isDenied(analysis, token) &&
      !describes(analysis, token);
    const line = lines[token.sentence] ?? '';
    const adjective = isFree ? readAdjective(token, line) : undefined;
    const entry = adjective ?? (isFree ? glossToken(analysis.tokens, token) : undefined);
    if (entry === undefined || (entry !== adjective && entry.pos !== pos)) return [];
    for (const meaning of entry.senses.flatMap(splitMeanings)) {
      const said = quoteMeaning(meaning, gist);
      const plain = meaning.replace(/\([^)]*\)\s*|[~…]\S*\s*/gu, '').trim();
      const isFit = !meaning.startsWith('(') && !plainMeanings.test(plain);
      if (said === undefined || !isFit || !isWhole(said, plain)) continue;
      const told = { token, word: adjective === undefined ? token.lemma : token.lower, meaning: plain, said };
      // Without a translation only the first sense of a word is likely.
      if (line === '' && entry.senses[0] === meaning) return [{ ...told, shared: 0, isBeside: false }];
      const used = quoteMeaning(meaning, line) ?? '';
      const shared = countShared(line, said, key);
      // The passage may use the word in another sense than the 요지 its meaning.
      if (shared === 0 || !standsIn(used, plain) || isOfOther(analysis, token, meaning)) continue;
      const isBeside = standsBeside([said, gist], [used, line]);
      if (isBeside || !isOfRival(source, analysis, token, meaning)) return [{ ...told, shared, isBeside }];
    }
    return [];
  });
}

/** How many other words of the 요지 the line has; without one the word may mean another thing there. A name may stand in every line. */
function countShared(line: string, said: string, key: ReadonlySet<string>): number {
  const own = new Set(listLineWords(said));
  const isShared = (word: string): boolean => key.has(word) && !own.has(word) && /[가-힣]/u.test(word);
  return new Set(listLineWords(line).filter(isShared)).size;
}

/** A word and the line that has it. */
type Place = readonly [word: string, line: string];
/** As much of a word as its particles leave. */
const ownSyllables = 2;

/** 해저 지도 in both, and not 토양 지도. */
const standsBeside = (said: Place, used: Place): boolean => {
  const [own, other] = [readWordBefore(said), readWordBefore(used)];
  return own !== undefined && own.slice(0, ownSyllables) === other?.slice(0, ownSyllables);
};
const readWordBefore = ([word, line]: Place): string | undefined =>
  /[가-힣]{2,}(?= $)/u.exec(line.slice(0, line.indexOf(word)))?.[0];

/** "How do tastes change": the same word, used as another part of speech. */
const isReadTwice = ({ tokens }: PassageAnalysis, { lemma, tag }: Token): boolean =>
  tokens.some((other) => other.lemma === lemma && other.tag.charAt(0) !== tag.charAt(0));

/** "A short melody": the noun is the word. */
const describes = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('JJ') && /^(?:NN|JJ)/u.test(tokens[index + 1]?.tag ?? '');

/** "Who follow one schedule fail to understand another": what the line says may be what another word means. */
const isOfOther = ({ sentences, tokens }: PassageAnalysis, token: Token, meaning: string): boolean =>
  tokens.slice(sentences[token.sentence]?.firstToken, sentences[token.sentence]?.endToken).some((other) => {
    // "A chili pepper" is one thing.
    const isApart = other.lemma !== token.lemma && Math.abs(other.index - token.index) > 1;
    const pos = isApart ? getWordClass(other) : undefined;
    const senses = pos === undefined ? [] : (findEntry(other.lemma, pos)?.senses ?? []);
    return senses.some((sense) => splitMeanings(sense).includes(meaning));
  });

/** Heat, where the teacher's English lines speak of the fever of the passage: so does the 요지 with its 열. */
function isOfRival(
  { topic = '', title = '', summary = '' }: PassageSource,
  { tokens }: PassageAnalysis,
  { lemma, tag }: Token,
  meaning: string,
): boolean {
  const english = ` ${[topic, title, summary].join(' ').toLowerCase()}`;
  const isNamed = (word: string): boolean => english.includes(` ${word}`);
  return tokens.some((other) => {
    const pos = getWordClass(other);
    if (pos === undefined || other.lemma === lemma || other.tag.charAt(0) !== tag.charAt(0)) return false;
    const senses = isNamed(other.lemma) ? (findEntry(other.lemma, pos)?.senses ?? []) : [];
    return senses.some((sense) => splitMeanings(sense).includes(meaning));
  });
}

/** "In this sense", "on that view": it only takes up what was said. */
const linksBack = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^(?:this|that|what|some|any|every)$/u.test(tokens[index - 1]?.lower ?? '') &&
  /^(?:in|on|at|by|from)$/u.test(tokens[index - 2]?.lower ?? '');

/** "She was no longer lost": the line has more of the adjective, 길을 잃은, than of the verb. */
function readAdjective({ lower, tag }: Token, line: string): LexiconEntry | undefined {
  const entry = tag === 'VBN' ? findEntry(lower, 'adj') : undefined;
  const meanings = entry?.senses.flatMap(splitMeanings) ?? [];
  return meanings.some((meaning) => meaning.includes(' ') && quoteMeaning(meaning, line) !== undefined)
    ? entry
    : undefined;
}

/** "Not the players but the referees" */
function isDenied({ tokens }: PassageAnalysis, { index }: Token): boolean {
  const [before, next] = [tokens[index - 1], tokens[index + 1]];
  const opening = before?.tag === 'DT' ? tokens[index - 2] : before;
  return opening?.lower === 'not' && next?.lower === 'but';
}
