import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { findAimClue } from '#wording/aims.ts';
import { readCompanions, weighCompany, type Companions } from '#wording/company.ts';
import { getConcept, getValence, relate, type Concept, type Relation } from '#wording/concepts.ts';
import { findLink, findNegator, type Link } from '#wording/links.ts';
import { relateTopics } from '#wording/topics.ts';
import type { Swap } from '#wording/swap.ts';
import { getWordClass } from '#wording/word-class.ts';

/** A word nearby with which the right word agrees and the other one clashes. */
export interface Clue {
  token: Token;
  link: Link;
  /**
   * Whether the clue says the same as the word, says it by denying the opposite, stands in contrast, goes with
   * the word alone, or is something unwanted (`remedy`) or wanted (`care`) that the sentence means to change.
   */
  sense: 'same' | 'denied' | 'contrast' | 'company' | 'remedy' | 'care';
  /** The word that denies the clue, or that names the aim. */
  helper?: Token;
  weight: number;
}

/** All that speaks for the right word, strongest first, and how strong it is with what speaks against it taken off. */
export interface Evidence {
  clues: Clue[];
  strength: number;
}

const reachSentences = 1;
/** Words of one phrase say nothing about each other. */
const minDistanceTokens = 3;
const jointDistanceTokens = 2;
const maxClues = 3;

/** The word of the passage, its would-be substitute, and where they stand. */
interface Rivals {
  analysis: PassageAnalysis;
  swap: Swap;
  own: Concept;
  other: Concept;
  companions: Companions;
  /** -1 beside a negation, where everything counts the other way round: "not perfect designs but compromises". */
  sign: 1 | -1;
}

/** What the sentences around, `reach` before and after, say about the word and its would-be substitute. */
export function findEvidence(analysis: PassageAnalysis, swap: Swap, reach = reachSentences): Evidence {
  const rivals: Rivals = {
    analysis,
    swap,
    own: getConcept(swap.token.lemma, swap.pos),
    other: getConcept(swap.lemma, swap.pos),
    companions: readCompanions(swap),
    sign: findNegator(analysis, swap.token) === undefined ? 1 : -1,
  };
  const clues: Clue[] = [];
  const { sentence } = swap.token;
  for (const near of analysis.sentences.slice(Math.max(0, sentence - reach), sentence + reach + 1))
    for (const word of listTellingWords(analysis, near))
      if (word.token !== swap.token) clues.push(...weighWord(rivals, word));
  const aim = rivals.sign === 1 ? findAimClue(analysis, swap) : undefined;
  if (aim !== undefined) clues.push(aim);
  const against = clues.reduce((sum, { weight }) => sum - Math.min(0, weight), 0);
  const kept = clues
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.token.index - b.token.index)
    .slice(0, maxClues);
  return { clues: kept, strength: kept.reduce((sum, { weight }) => sum + weight, 0) - against };
}

/** A word that can say something of another word. */
export interface TellingWord {
  token: Token;
  concept: Concept;
}

const wordsBySentence = new WeakMap<Sentence, readonly TellingWord[]>();

/** The words of a sentence that can say something of others. */
export function listTellingWords(analysis: PassageAnalysis, sentence: Sentence): readonly TellingWord[] {
  const words = wordsBySentence.get(sentence) ?? readTellingWords(analysis, sentence);
  wordsBySentence.set(sentence, words);
  return words;
}

/** All but names, small words, halves of words, words that count, link or are denied, and both poles at once. */
function readTellingWords(analysis: PassageAnalysis, sentence: Sentence): TellingWord[] {
  return analysis.tokens.slice(sentence.firstToken, sentence.endToken).flatMap((token): TellingWord[] => {
    const pos = getWordClass(token);
    if (pos === undefined || isName(analysis, token) || countingWords.has(token.lower)) return [];
    const concept = getConcept(token.lemma, pos);
    const isMute =
      isHalfOfWord(analysis, token) ||
      isFeature(analysis, token) ||
      isConnective(analysis, token) ||
      isObjectOfDenied(analysis, token) ||
      standsWithOpposite(analysis, token, concept);
    return isMute ? [] : [{ token, concept }];
  });
}

/** "high-powered", "wind- up": half of a word says nothing by itself. */
const isHalfOfWord = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens[index - 1]?.text === '-' || tokens[index + 1]?.text === '-';

/** "a serious weakness", "its strengths": what something lacks or has says nothing of how strong it is. */
const isFeature = ({ tokens }: PassageAnalysis, { index, lower }: Token): boolean =>
  /^(?:strengths|weaknesses)$/u.test(lower) ||
  (/^(?:strength|weakness)$/u.test(lower) &&
    [1, 2].some((back) => /^(?:an?|another|one)$/u.test(tokens[index - back]?.lower ?? '')));

/** "As a consequence," and "in contrast,": the noun only links. */
function isConnective(analysis: PassageAnalysis, token: Token): boolean {
  const before = analysis.tokens.slice(Math.max(0, token.index - 2), token.index).map(({ lower }) => lower);
  const isHead = /^(?:consequence|result|contrast|addition|fact|example|instance|end)$/u.test(token.lower);
  return isHead && before.some((word) => /^(?:as|in|by|for)$/u.test(word));
}

/** A capital inside a sentence. */
function isName(analysis: PassageAnalysis, token: Token): boolean {
  const isFirst = analysis.sentences[token.sentence]?.firstToken === token.index;
  return !isFirst && /^\p{Lu}/u.test(token.text);
}

/** They belong to a noun and say nothing of the words around. */
const countingWords = new Set('more less most least few fewer little many much far near'.split(' '));

/** They stand in any text and say little of another word, unless it is of their own family. */
export const lightWords = new Set(
  `give take get make use go come have do be keep let put set see know think want try lead hold help believe live life good well best better
  bad great new first last right high low big large small long old easy easily important open work way part people need accept include end`.split(
    /\s+/u,
  ),
);

const none: readonly Clue[] = [];

function weighWord(rivals: Rivals, { token, concept }: TellingWord): readonly Clue[] {
  const { analysis, swap, own, other, companions, sign } = rivals;
  const weight = isTooNear(analysis, token, swap.token) ? 0 : weigh(own, other, concept) * sign;
  if (weight !== 0) {
    const tie = relateTopics(analysis, swap.token, token);
    // "the biggest source", "one of the biggest factors": such words come back with anything.
    const isLight = tie < 1 && lightWords.has(concept.lemma);
    return isLight ? none : [judge(analysis, swap.token, token, weight * tie)];
  }
  const isNear = Math.abs(token.sentence - swap.token.sentence) <= reachSentences;
  const company = sign === 1 && isNear ? weighCompany(analysis, swap, companions, token) : undefined;
  const praise = weighPraise(rivals, concept, token);
  return company === undefined ? praise : [company, ...praise];
}

/** "never exceeding a limit": the verb is denied, not its object. */
function isObjectOfDenied(analysis: PassageAnalysis, token: Token): boolean {
  const negator = token.tag.startsWith('NN') ? findNegator(analysis, token) : undefined;
  if (negator === undefined || !/^(?:not|n't|n’t|never)$/u.test(negator.lower)) return false;
  return analysis.tokens
    .slice(negator.index + 1, token.index)
    .some(({ tag, lemma }) => tag.startsWith('VB') && !/^(?:be|have|do)$/u.test(lemma));
}

/** "has risen and fallen": both poles at once say nothing. */
function standsWithOpposite(analysis: PassageAnalysis, token: Token, concept: Concept): boolean {
  return [-1, 1].some((side) => {
    const joint = analysis.tokens[token.index + side];
    const partner = analysis.tokens[token.index + 2 * side];
    if (partner === undefined || !/^(?:and|or)$/u.test(joint?.lower ?? '')) return false;
    const pos = getWordClass(partner);
    const relation = pos === undefined ? undefined : relate(concept, getConcept(partner.lemma, pos));
    return relation === 'antonym' || relation === 'opposite';
  });
}

/** Words of one phrase, unless "and" or a comma joins them as equals. */
export function isTooNear(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const distance = Math.abs(left.index - right.index);
  if (distance >= minDistanceTokens) return false;
  const between = analysis.tokens[Math.min(left.index, right.index) + 1];
  return distance !== jointDistanceTokens || !/^(?:and|,)$/u.test(between?.lower ?? '');
}

const weights: Readonly<Record<Relation, number>> = {
  family: 2,
  antonym: 2,
  synonym: 1.3,
  same: 0.9,
  opposite: 0.9,
};

const isCounted = (one: Relation): boolean => one === 'family' || one === 'same' || one === 'synonym';

/** How much a word says: positive where it sides with the right word, negative where it sides with the other. */
function weigh(own: Concept, other: Concept, word: Concept): number {
  const relation = relate(own, word);
  const counter = relate(other, word);
  if (lightWords.has(word.lemma) && relation !== 'family' && counter !== 'family') return 0;
  if (relation !== undefined && isCounted(relation) && (counter === undefined || !isCounted(counter)))
    return weights[relation];
  if (relation !== undefined && !isCounted(relation) && (counter === undefined || isCounted(counter)))
    return -(counter === undefined ? weights[relation] / 2 : weights[relation]);
  return relation === undefined && counter === 'family' ? -weights.family / 2 : 0;
}

const praiseWeight = 0.2;

/** Praise beside blame makes the word doubtful; praise beside praise proves nothing. */
function weighPraise(
  { analysis, own, other, sign, swap }: Rivals,
  word: Concept,
  token: Token,
): readonly Clue[] {
  const valence = getValence(own);
  if (token.sentence !== swap.token.sentence || valence === 0 || getValence(other) !== -valence) return none;
  const link = findLink(analysis, swap.token, token);
  const turned = (findNegator(analysis, token) === undefined ? 1 : -1) * sign * valence * getValence(word);
  const isAgainst = link.direction === 'contrast' ? turned > 0 : turned < 0;
  return isAgainst ? [{ token, link, sense: 'same', weight: -praiseWeight }] : none;
}

const contrastFactor = 1.4;
/** Who accepts and who refuses are seldom the same in two sentences. */
const otherVerbFactor = 0.4;

/** Turns the weight by negation and by the link: what sides with the other word supports the right one in contrast. */
function judge(analysis: PassageAnalysis, word: Token, token: Token, weight: number): Clue {
  const link = findLink(analysis, word, token);
  const negator = findNegator(analysis, token);
  const turned = negator === undefined ? weight : -weight;
  const rest = { token, link, ...(negator === undefined ? {} : { helper: negator }) };
  if (link.direction === 'contrast') {
    const isOtherVerb =
      link.sentences === 1 && word.tag.startsWith('VB') && !haveOneObject(analysis, word, token);
    return turned < 0
      ? {
          ...rest,
          sense: 'contrast',
          weight: -turned * (link.sentences === 0 ? contrastFactor : isOtherVerb ? otherVerbFactor : 1),
        }
      : { ...rest, sense: 'same', weight: -turned * 0.6 };
  }
  const isFar = Math.abs(token.sentence - word.sentence) > reachSentences;
  const factor = link.direction === 'accord' ? 1.2 : isFar ? 0.6 : link.sentences === 0 ? 1 : 0.8;
  const sense = negator === undefined ? 'same' : 'denied';
  if (turned > 0) return { ...rest, sense, weight: turned * factor };
  // Two opposites in one sentence without a connective are set against each other on purpose.
  const isPair =
    -weight >= weights.antonym && getWordClass(word) === getWordClass(token) && negator === undefined;
  if (isPair && link.direction === 'none' && link.sentences === 0 && token.tag !== 'VBN')
    return { ...rest, sense: 'contrast', weight: -weight * 0.8 };
  return { ...rest, sense, weight: turned * (link.direction === 'accord' ? 0.7 : 0.5) };
}

const objectReach = 4;

/** "accept the theory. However, … reject the theory" */
function haveOneObject(analysis: PassageAnalysis, left: Token, right: Token): boolean {
  const listObjects = ({ index }: Token) =>
    analysis.tokens
      .slice(index + 1, index + 1 + objectReach)
      .filter(({ tag }) => tag.startsWith('NN'))
      .map(({ lemma }) => lemma);
  const objects = new Set(listObjects(left));
  return listObjects(right).some((lemma) => objects.has(lemma));
}
