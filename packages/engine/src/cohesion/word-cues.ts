import { findNounClass } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Antecedent, Cue } from '#cohesion/cue.ts';
import type { CueSentence } from '#cohesion/read-sentences.ts';
import { saysWhich } from '#cohesion/reference-cues.ts';
import { canNameStatement } from '#cohesion/shell-nouns.ts';
import {
  areFamily,
  emptyWords,
  findNounAfter,
  isNoun,
  knownThings,
  textBetween,
  timeNouns,
} from '#cohesion/words.ts';

const openingReach = 12;
const modifierReach = 3;
const mostRepetitions = 3;
/** Sentences back to what is surely the same thing; further on it may be another of its sort. */
const nearReach = 2;

/** Words met again, weightiest first; a noun that was just brought in, or now has "the", tells most. */
export function findRepetitions(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue[] {
  const sentence = sentences[at];
  if (!sentence) return [];
  const seen = new Set<string>();
  return sentence.content
    .flatMap((token): Cue[] => {
      if (emptyWords.has(token.lemma) || seen.has(token.lemma)) return [];
      seen.add(token.lemma);
      const cue = findRepetition(analysis, sentences, sentence, token);
      return cue ? [cue] : [];
    })
    .sort((a, b) => b.lost + b.far - a.lost - a.far)
    .slice(0, mostRepetitions);
}

/** The noun itself before another word of its family. */
const findMention = (content: readonly Token[], token: Token): Token | undefined =>
  content.findLast((earlier) => isNoun(earlier) && earlier.lemma === token.lemma) ??
  content.findLast((earlier) => areFamily(earlier, token));

function findRepetition(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  { index: at, tokens }: CueSentence,
  token: Token,
): Cue | undefined {
  const mentions = sentences.flatMap(({ index, content }): [number, Token][] => {
    const found = index === at ? undefined : findMention(content, token);
    return found ? [[index, found]] : [];
  });
  const [first] = mentions[0] ?? [at];
  if (first >= at) return undefined;
  const position = token.index - (tokens[0]?.index ?? 0);
  const isOpening = isNoun(token) && position < openingReach;
  // "the bus stop" takes up a stop, not a bus.
  const isHead = isNoun(token) && !tokens[position + 1]?.tag.startsWith('NN');
  // "The preference" soon after "prefer" is no other one.
  const isNear = first >= at - nearReach;
  const isVerbNear = isNear && mentions.every(([, { tag }]) => tag.startsWith('VB'));
  const determiner =
    isHead &&
    !saysWhich(tokens, token) &&
    !isAlwaysKnown(token) &&
    // "The theory" may be the one that the text has come to since.
    (first === at - 1 || !canNameStatement(token) || isVerbNear) &&
    !isDefinite(sentences[first], token)
      ? findArticleOf(tokens, position)
      : undefined;
  // "the current president" need not be the first one.
  const ahead = listAhead(sentences[first], token);
  const isOther = listBetween(tokens, determiner, position).some(
    ({ lemma }) => !ahead.some((earlier) => earlier.lemma === lemma),
  );
  const isMade = mentions.some(([index, verb]) => isMadeOf(token, verb, sentences[index]?.tokens ?? []));
  const isSame = mentions.every(([, earlier]) => isNoun(earlier) && earlier.lemma === token.lemma);
  // "The protesters" are more than one protester who was seen.
  const isCounted = mentions.some(
    ([index, { tag }]) => index === first && isNounOf(tag) && tag !== token.tag,
  );
  // "The body of the truck" may be that of any truck, and what "could keep a ship in port" is told of any ship.
  // "Few animals", "any child": nobody that "the animals" could take up; of "many rings" that somebody made there are just those.
  const isEvent = sentences[first]?.tokens.some(({ tag }) => tag === 'VBD') === true;
  const isOfAny =
    (determiner !== undefined && tokens[tokens.indexOf(determiner) - 1]?.lower === 'of') ||
    ahead.some(({ tag, lower }) => tag === 'MD' || (ofNone.test(lower) && !(lower === 'many' && isEvent)));
  const isTold =
    determiner !== undefined
      ? !isMade && !isCounted && !isOfAny
      : isSame && !isCounted && !canNameStatement(token) && !general.test(token.lemma);
  const isSure = isNear && isOneThing(sentences[first], mentions[0]?.[1], token);
  const isNamed = isOpening && isHead && !isOther && !token.tag.startsWith('NNP') && isTold;
  const strength = isNamed && determiner ? (isSure ? 2 : 1) : isNamed ? 1.5 : 0.5;
  const nameMention = ([index, { text }]: [number, Token]): [number, Antecedent] => [
    index,
    { words: text, fit: 1, strength: index === first ? strength : 0.5 },
  ];
  // Words that only two sentences share keep these together.
  const isPair = mentions.length === 1 && first === at - 1;
  const weight = isNoun(token) && !isOther ? (determiner && !isMade ? 1 : 0.25) : 0.1;
  return {
    type: 'repetition',
    words: determiner && strength === 2 ? textBetween(analysis, determiner, token) : token.text,
    relation: '',
    antecedents: new Map(mentions.map(nameMention)),
    lost: weight,
    far: isPair ? (isNoun(token) ? 0.5 : 0.25) : 0,
  };
}

/** The "forest" of forest scientists is no forest that was told of, and "the viewer" none of what is told of a view. */
const isOneThing = (
  sentence: CueSentence | undefined,
  mention: Token | undefined,
  { lemma }: Token,
): boolean =>
  mention !== undefined &&
  (!isNoun(mention) ||
    (mention.lemma === lemma &&
      sentence?.tokens[sentence.tokens.indexOf(mention) + 1]?.tag.startsWith('NN') !== true));

/** There is but one, or it passes: "the year 2000" is not "a year" told of. */
const isAlwaysKnown = ({ lemma }: Token): boolean => knownThings.has(lemma) || timeNouns.has(lemma);

const isThing = ({ lemma }: Token): boolean =>
  /^(?:thing|stuff|place|animal)$/u.test(findNounClass(lemma) ?? '');

/** The speakers need not be those who had spoken, nor the feeling what was felt; errors that are produced are no productivity, nor any product, what is male is not the males, and "they line up" tells of no line. */
const isMadeOf = (noun: Token, verb: Token, tokens: readonly Token[]): boolean =>
  !isNoun(verb) &&
  (/(?:ing|er|or|product)s?$/u.test(noun.lower) ||
    (/(?:ity|ness|ship|hood)$/u.test(noun.lemma) && verb.tag.startsWith('VB')) ||
    (verb.tag === 'JJ' && verb.lemma === noun.lemma) ||
    // "Farmers plant them", and "the plant" is a thing.
    (verb.lemma === noun.lemma && isThing(noun)) ||
    /^(?:up|down|out|off|over|away|back)$/u.test(tokens[tokens.indexOf(verb) + 1]?.lower ?? ''));

const ofNone = /^(?:few|fewer|no|any|every|each|most|other|another|all|many|more|less|much|little)$/u;

/** Met again they prove nothing: a person, a kind of thing, a round number. */
const general =
  /^(?:dozen|hundred|thousand|million|billion|person|kind|sort|type|form|part|word|number|amount|level|place)$/u;

const isNounOf = (tag: string): boolean => tag.startsWith('NN');

/** What stands just before the noun where it is first met. */
function listAhead(sentence: CueSentence | undefined, token: Token): readonly Token[] {
  const tokens = sentence?.tokens ?? [];
  const at = tokens.findIndex((earlier) => areFamily(earlier, token));
  return tokens.slice(Math.max(0, at - modifierReach), at);
}

/** The first mention has "the" itself: the later one tells nothing about their order. */
function isDefinite(sentence: CueSentence | undefined, token: Token): boolean {
  const tokens = sentence?.tokens ?? [];
  const at = tokens.findIndex((earlier) => areFamily(earlier, token));
  return findArticleOf(tokens, at) !== undefined;
}

/** The article of the noun at `position`, with nothing but adjectives and nouns between. */
function findArticleOf(tokens: readonly Token[], position: number): Token | undefined {
  let index = position - 1;
  while (/^(?:JJ|NNP?$)/u.test(tokens[index]?.tag ?? '') && position - index < 3) index -= 1;
  return tokens[index]?.lower === 'the' ? tokens[index] : undefined;
}

const listBetween = (
  tokens: readonly Token[],
  determiner: Token | undefined,
  position: number,
): readonly Token[] => (determiner ? tokens.slice(tokens.indexOf(determiner) + 1, position) : []);

const isComparative = ({ tag }: Token): boolean => /^(?:JJR|RBR)$/u.test(tag);

/** Not "the opposite" and "the reverse": of what may be told in their own sentence. */
const comparing = /^(?:other|others|both|neither|latter|former|similar|different)$/u;

const pairs = /^(?:both|neither)$/u;

const correlative = /^the (?:more|less|\w+er)\b.*, the (?:more|less|\w+er)\b/iu;

/** "The more pleasant method", "Neither reason": a subject that needs something to be compared with. */
export function findComparison(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const [first, second] = tokens;
  if (at === 0 || !first || !second || tokens.some((token) => token.lower === 'than')) return undefined;
  const word = pairs.test(first.lower) ? first : second;
  if (word === second && first.lower !== 'the') return undefined;
  if (!comparing.test(word.lower) && !isComparative(word)) return undefined;
  // "Neither the price nor the size changed" names both itself.
  const pairing = first.lower === 'neither' ? 'nor' : first.lower === 'both' ? 'and' : undefined;
  if (tokens.some(({ lower }) => lower === pairing)) return undefined;
  // "The deeper they drill, the older the air becomes" sets its own two halves side by side.
  if (correlative.test(sentences[at]?.text ?? '')) return undefined;
  const noun = findNounAfter(tokens, word.index - first.index);
  const named = pairs.test(word.lower) && noun ? listOthers(sentences, at, noun) : [];
  if (named.some(([index]) => index < at))
    return {
      type: 'comparison',
      words: textBetween(analysis, first, noun ?? word),
      relation: '',
      antecedents: new Map(named),
      lost: 2,
      far: 0,
    };
  return {
    type: 'comparison',
    words: textBetween(analysis, first, noun ?? word),
    relation: '',
    // "The smaller rooms" and "the other" may be set beside what was told of further back; "both" takes up two things at once.
    antecedents: new Map([[at - 1, { words: '', fit: 1, strength: pairs.test(word.lower) ? 2 : 1 }]]),
    lost: isComparative(word) ? 0.5 : 1,
    far: isComparative(word) ? 0.5 : 1,
  };
}

/** "Both sites" asks for sites. */
const listOthers = (sentences: readonly CueSentence[], at: number, noun: Token): [number, Antecedent][] =>
  sentences.flatMap(({ index, content }): [number, Antecedent][] => {
    const found =
      index === at ? undefined : content.findLast((token) => isNoun(token) && token.lemma === noun.lemma);
    return found ? [[index, { words: found.text, fit: 1, strength: 3 }]] : [];
  });

const counted = ['first', 'second', 'third', 'fourth'];
const counts = /^(?:two|three|four|five|several|different)$/u;

/** "The second kind" after "the first kind", "The first reason" after "two reasons". */
export function findOrdinal(
  analysis: PassageAnalysis,
  sentences: readonly CueSentence[],
  at: number,
): Cue | undefined {
  const tokens = sentences[at]?.tokens ?? [];
  const [first, second] = tokens;
  if (!first || !second || !/^(?:the|a)$/u.test(first.lower)) return undefined;
  if (!/^(?:first|second|third|fourth|next|last|final)$/u.test(second.lower)) return undefined;
  const noun = findNounAfter(tokens, 1);
  if (!noun) return undefined;
  const rank = counted.indexOf(second.lower);
  const isLower = (word: string): boolean =>
    counted.includes(word) && (rank < 0 || counted.indexOf(word) < rank);
  const listEarlier = (isEarlier: (word: string) => boolean) =>
    sentences.flatMap(({ index, tokens: others }): [number, Antecedent][] => {
      const found = others.findLastIndex(
        (token, position) => token.lemma === noun.lemma && isEarlier(others[position - 1]?.lower ?? ''),
      );
      const [from, to] = [others[found - 1], others[found]];
      if (index === at || !from || !to) return [];
      return [[index, { words: textBetween(analysis, from, to), fit: 1, strength: 3 }]];
    });
  // "the first kind" stands before "the second kind", wherever "two kinds" are announced.
  const lower = listEarlier(isLower);
  const antecedents = new Map(lower.length > 0 ? lower : listEarlier((word) => counts.test(word)));
  if (![...antecedents.keys()].some((index) => index < at)) return undefined;
  return {
    type: 'repetition',
    words: textBetween(analysis, first, noun),
    relation: '',
    antecedents,
    lost: 2,
    far: 0.5,
  };
}
