import type { PassageSource } from '#exercise/exercise.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { quoteMeaning } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { areKin } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word of the passage whose meaning the teacher's 요지 has. */
export interface GistWord {
  token: Token;
  meaning: string;
  /** The same as the 요지 has it. */
  said: string;
  weight: number;
}

const mostWords = 6;
const pointWorth = 1.5;
const claimWorth = 1;
const repeatedWorth = 1;
const sharedWorth = 0.4;
const mostShared = 3;
const enoughShared = 2;
const leastSyllables = 2;

/** What any 요지 may say, and what tells little of this one. */
const emptyWords =
  /^(?:be|have|do|make|take|get|go|come|give|say|know|think|thing|way|people|person|man|time|many|much|more|most|little|few|other|such|same|good|new|one|can|need|use|become|year|day|mean|today|now|live|life|role|fact|case|line|part|kind|number|point|reason|side|bring|find|keep|look|see|put|show|feel|want|like|start|begin|try|call|turn|place|big|small|easy|hard|high|low|meet|reach|prepare|note)$/u;
/** Meanings that half of the sentences of a language have. */
const plainMeanings = /^(?:만들다|하다|되다|있다|보다|주다|들다|살다|내다|가지다|얻다)$/u;

/** The words whose meaning stands in the 요지 and in the translation of their own sentence, no two for one place of the 요지; the most telling first, each where its sentence says most of the 요지. */
export const listGistWords = readPassageOnce((source, analysis): readonly GistWord[] => {
  const gist = source.gist?.trim() ?? '';
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  const found = listTold(source, analysis).flatMap((told): GistWord[] => {
    const { token, said, shared } = told;
    const isPoint = points.has(token.sentence);
    const isRepeated = analysis.tokens.filter(({ lemma }) => lemma === token.lemma).length > 1;
    // What is done once by the way is no word of the point.
    if (token.tag.startsWith('VB') && !isPoint && !isRepeated && shared < enoughShared) return [];
    const weight =
      (isPoint ? pointWorth : 0) +
      (isRepeated ? repeatedWorth : 0) +
      // What the 요지 says of its matter stands behind it.
      (gist.indexOf(said) > gist.length / 3 ? claimWorth : 0) +
      sharedWorth * Math.min(shared, mostShared);
    return [{ token, meaning: told.meaning, said, weight }];
  });
  const kept: GistWord[] = [];
  for (const word of found.toSorted((left, right) => right.weight - left.weight))
    if (kept.length < mostWords && kept.every((other) => areApart(word, other))) kept.push(word);
  return kept;
});

/** How many other words of the 요지 the line has; without one the word may mean another thing there. */
function countShared(line: string, said: string, key: ReadonlySet<string>): number {
  const own = new Set(listLineWords(said));
  return new Set(listLineWords(line).filter((word) => key.has(word) && !own.has(word))).size;
}

/** "How do tastes change": the same word, used as another part of speech. */
const isReadTwice = ({ tokens }: PassageAnalysis, { lemma, tag }: Token): boolean =>
  tokens.some((other) => other.lemma === lemma && other.tag.charAt(0) !== tag.charAt(0));

/** "A short melody": the noun is the word. */
const describes = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('JJ') && /^(?:NN|JJ)/u.test(tokens[index + 1]?.tag ?? '');

/** 표면 stands in 표면은 but not in 표면적은, 제한 not alone in 시간제한, 늦은 in no 늦추고 and 살다 in no 살피다. */
function isWhole(said: string, meaning: string): boolean {
  if (said.length < leastSyllables || !said.startsWith(meaning.slice(0, 1))) return false;
  if (said.startsWith(meaning)) return afterNoun.test(said.slice(meaning.length));
  const isShortStem = meaning.length === leastSyllables;
  return said.length <= meaning.length + 1 && (!isShortStem || afterStem.test(said.slice(1)));
}
const afterNoun =
  /^(?:들?(?:은|는|이|가|을|를|의|에|에서|에게|에게서|로|으로|와|과|도|만|보다|까지|부터|처럼|이나|나|이다|인|일|이며|이고|이자|마다|뿐)?)$/u;
const afterStem = /^[으은는을고게지다어아여기면며음임던]/u;

const areApart = (one: GistWord, other: GistWord): boolean =>
  !one.said.includes(other.said) &&
  !other.said.includes(one.said) &&
  !areKin(one.token.lemma, other.token.lemma);

type Told = Omit<GistWord, 'weight'> & { shared: number };

function listTold(source: PassageSource, analysis: PassageAnalysis): Told[] {
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
      !isReadTwice(analysis, token) &&
      !describes(analysis, token);
    const entry = isFree ? glossToken(analysis.tokens, token) : undefined;
    if (entry === undefined || entry.pos !== pos) return [];
    const line = lines[token.sentence] ?? '';
    for (const meaning of entry.senses.flatMap(splitMeanings)) {
      const said = quoteMeaning(meaning, gist);
      // The passage may use the word in another sense than the 요지 its meaning.
      const isUsed = line === '' ? entry.senses[0] === meaning : quoteMeaning(meaning, line) !== undefined;
      const plain = meaning.replace(/\([^)]*\)\s*|[~…]\S*\s*/gu, '').trim();
      const isFit = !meaning.startsWith('(') && !plainMeanings.test(plain);
      if (said === undefined || !isUsed || !isFit || !isWhole(said, plain)) continue;
      const shared = countShared(line, said, key);
      if (line === '' || shared > 0) return [{ token, meaning: plain, said, shared }];
    }
    return [];
  });
}
