import type { Link } from '#cohesion/cue.ts';
import { explainLink, sortByProof } from '#cohesion/explain-cue.ts';
import { findLinks } from '#cohesion/list-cues.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { findSharedKeys, weighKeys } from '#meaning/key-weights.ts';
import { listNaming, type OffPointSentence } from '#meaning/off-point/off-point-sentences.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** A neighbour tied this strongly to the one before shows the break that a stranger between them makes. */
export const goodCue = 1.5;

interface Stranger {
  sentence: OffPointSentence;
  /** Its mark among the options. */
  mark: string;
  /** It stands before this sentence of the passage. */
  before: number;
}

/** Why a sentence does not belong: what the passage is about, what the sentence speaks of, what its neighbours share. */
export function explainOffPoint(
  source: PassageSource,
  analysis: PassageAnalysis,
  { sentence, mark, before }: Stranger,
): string[] {
  const word = withParticle(`‘${sentence.shared[0]?.word ?? ''}’`, '을');
  return [
    ...sayMatter(source, analysis, sentence),
    `${withParticle(mark, '은')} 핵심어인 ${word} 언급하지만 ${sentence.reason} 있어서 글의 흐름과 관계가 없다.`,
    sayTie(analysis, { sentence, mark, before }),
  ];
}

/** Nothing where neither a line of the teacher nor the words of the passage tell it surely. */
function sayMatter(source: PassageSource, analysis: PassageAnalysis, sentence: OffPointSentence): string[] {
  const [gist = '', topic = ''] = [source.gist, source.topic].map((line) =>
    line?.trim().replace(/[.\s]+$/u, ''),
  );
  if (gist.endsWith('다')) return [`이 글은 ‘${gist}’라는 내용이다.`];
  if (topic !== '') return [`이 글의 주제는 ‘${topic}’이다.`];
  if (!runsThrough(analysis, sentence.shared[0]?.lemma ?? '')) return [];
  const words = listMainNouns(source, analysis, sentence).map((word) => `‘${word}’`);
  return [`이 글은 ${withParticle(words.join(', '), '을')} 중심으로 전개된다.`];
}

const mostNouns = 2;
/** A noun much rarer than the most frequent one is not what the passage turns on. */
const minShareOfTop = 0.7;

/** What the passage speaks of, as it has it: the noun that the stranger takes up, and the nouns that come most. */
function listMainNouns(
  source: PassageSource,
  analysis: PassageAnalysis,
  { shared }: OffPointSentence,
): string[] {
  const { weights, central } = weighKeys(source, analysis);
  const weightOf = (lemma: string): number => weights.get(lemma) ?? 0;
  const top = Math.max(0, ...[...central].map(weightOf));
  const heaviest = [...central].filter(
    (lemma) => weightOf(lemma) >= minShareOfTop * top && runsThrough(analysis, lemma),
  );
  const ranked = heaviest.sort((a, b) => weightOf(b) - weightOf(a));
  const nouns = analysis.tokens.filter((token) => isNoun(token) && !token.tag.startsWith('NNP'));
  const taken = shared[0]?.lemma ?? '';
  const named = [...new Set([taken, ...ranked])].flatMap(
    (lemma) => nouns.find((token) => token.lemma.toLowerCase() === lemma)?.lower ?? [],
  );
  return named.length === 0 ? [taken] : named.slice(0, mostNouns);
}

/** What fewer sentences name is a detail. */
const minShareOfSentences = 0.5;
/** The passage comes back to it again and again, from its opening on. */
function runsThrough(analysis: PassageAnalysis, lemma: string): boolean {
  const [count, named] = [analysis.sentences.length, listNaming(analysis, lemma)];
  return (named[0] ?? count) < 2 && named.length >= minShareOfSentences * count;
}

/** That both speak of halves or of a top ties no sentences. */
const ofMeasure =
  /^(?:half|third|quarter|percent|percentage|dozen|top|bottom|end|side|middle|rest|average|lot|pair)$/u;

const isNoun = (token: Token | undefined): boolean =>
  token?.tag.startsWith('NN') === true &&
  !isHollowNoun(token.lemma.toLowerCase()) &&
  !ofMeasure.test(token.lemma);

/** What the neighbours share: words of the later one that point to the one before, else a noun of both. */
function sayTie(analysis: PassageAnalysis, { sentence, mark, before }: Stranger): string {
  const said = sentence.text.toLowerCase();
  const link = sortByProof(findLinks(analysis, { first: before - 1, end: before }, before)).find(
    (found) =>
      found.type !== 'repetition' &&
      isSure(analysis, found, before) &&
      found.strength >= goodCue &&
      (found.antecedent === '' || !said.includes(lastWord(found.antecedent))),
  );
  const left = `${withParticle(mark, '을')} 빼면`;
  if (link)
    return `${explainLink(link, `${mark}의 앞 문장`, `${mark}의 뒤 문장`)}. 따라서 ${left} 앞뒤 문장이 바로 이어진다.`;
  const shared = findSharedNoun(analysis, sentence, before);
  return shared === undefined
    ? `${left} 앞뒤 문장이 자연스럽게 이어진다.`
    : `${mark}의 앞뒤 문장은 모두 ${withParticle(`‘${shared}’`, '을')} 언급하고 있어서 ${left} 자연스럽게 이어진다.`;
}

/** "Thus" may conclude from the whole text, "of course" grant what nobody has said. */
const looksFurther = /^(?:결과|양보|이어받음|동시)$/u;
const goesOn = /^then$/iu;

/**
 * "At the same time" grants a point as often as it tells a time, "this accident" may have been told long before the last
 * sentence, and "they" may be any of several that were named.
 */
function isSure(
  { tokens }: PassageAnalysis,
  { type, words, relation, antecedent }: Link,
  before: number,
): boolean {
  if (looksFurther.test(relation) || goesOn.test(words)) return false;
  if (type === 'comparison' || type === 'demonstrative')
    return bare.test(words) || (antecedent !== '' && !opensClause.test(words));
  if (type !== 'pronoun' || /^(?:he|she|his|her|him)$/iu.test(words)) return true;
  if (/^those\b/iu.test(antecedent)) return false;
  const number = /^th/iu.test(words) ? /^NNP?S$/u : /^NNP?$/u;
  const named = tokens.filter(({ sentence, tag }) => sentence === before - 1 && number.test(tag));
  return new Set(named.map(({ lemma }) => lemma)).size === 1;
}

const bare = /^(?:this|that)$/iu;
/** "None of this guarantees success" has no "this success". */
const opensClause = /^th(?:is|at) \w*[^isu\W]s\b/iu;

const lastWord = (words: string): string => words.split(' ').at(-1)?.toLowerCase() ?? '';

/** A noun with the nouns before it. */
interface NamedThing {
  words: string;
  lemma: string;
}

/** Sentences that name what the talk is of. */
const minNaming = 3;

/** What both neighbours name in the same words and the stranger does not: "rain" alone is not told of rain gardens. */
function findSharedNoun(
  analysis: PassageAnalysis,
  { text }: OffPointSentence,
  before: number,
): string | undefined {
  const { tokens } = analysis;
  const listNamed = (index: number): NamedThing[] =>
    tokens
      .filter((token) => token.sentence === index && isNoun(token) && !isNoun(tokens[token.index + 1]))
      .map((head) => {
        const first = tokens.findLastIndex((token, at) => at < head.index && !isNoun(token)) + 1;
        const words = tokens.slice(first, head.index + 1).map((token) => token.text);
        return { words: words.join(' '), lemma: head.lemma };
      });
  const ahead = new Set(listNamed(before - 1).map(({ words }) => words.toLowerCase()));
  const both = listNamed(before).filter(({ words }) => ahead.has(words.toLowerCase()));
  const weights = new Map(both.map(({ lemma }) => [lemma, 1]));
  const own = findSharedKeys(text, { weights, central: new Set() }).map(({ lemma }) => lemma);
  // "On the surface of the earth" and "the earth's crust" have a word in common and no matter.
  const isMatter = ({ lemma, words }: NamedThing): boolean =>
    words.includes(' ') || listNaming(analysis, lemma.toLowerCase()).length >= minNaming;
  return both.find((one) => !own.includes(one.lemma) && isMatter(one))?.words;
}
