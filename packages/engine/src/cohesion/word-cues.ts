import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import type { Cue } from '#cohesion/cue.ts';
import { emptyWords, findNounAfter, isContent, isNoun, textBetween } from '#cohesion/words.ts';

const readYear = (token: Token): number => (/^(?:1[5-9]|20)\d\d$/u.test(token.text) ? Number(token.text) : 0);

export function findYear(tokens: Token[], before: Token[]): Cue | undefined {
  const year = tokens.find((token) => readYear(token) > 0);
  const earlier = before.findLast((token) => readYear(token) > 0);
  if (!year || !earlier || readYear(year) <= readYear(earlier)) return undefined;
  return { type: 'year', strength: 1, words: year.text, antecedent: earlier.text, relation: '' };
}

/** Words of one family share their beginning: conclude, conclusion. */
const minStem = 5;

function areFamily(one: Token, other: Token): boolean {
  if (one.lemma === other.lemma) return true;
  if (one.lemma.length < minStem + 1 || other.lemma.length < minStem + 1) return false;
  return one.lemma.slice(0, minStem + 1) === other.lemma.slice(0, minStem + 1);
}

/** A word met again; it tells more when the text before introduced it and when it stands with "the". */
export function findRepetition(analysis: PassageAnalysis, tokens: Token[], before: Token[]): Cue | undefined {
  const reach = 12;
  const first = before[0];
  const known = new Set(analysis.tokens.slice(0, first?.index ?? 0).map((token) => token.lemma));
  let found: Cue | undefined;
  for (const [position, token] of tokens.entries()) {
    if (!isContent(token) || emptyWords.has(token.lemma)) continue;
    const antecedent = before.findLast((earlier) => isContent(earlier) && areFamily(earlier, token));
    if (!antecedent) continue;
    const isNew =
      isNoun(token) && !known.has(antecedent.lemma) && !known.has(token.lemma) && position < reach;
    const determiner = findArticleOf(tokens, position);
    const between = determiner ? tokens.slice(tokens.indexOf(determiner) + 1, position) : [];
    // "the current president" need not be the first one.
    const isOther = between.some(({ lemma }) => !before.some((earlier) => earlier.lemma === lemma));
    const strength = isNew && !isOther ? (determiner ? 2 : 1.5) : 0.5;
    if (found && found.strength >= strength) continue;
    const words = determiner && isNew ? textBetween(analysis, determiner, token) : token.text;
    found = { type: 'repetition', strength, words, antecedent: antecedent.text, relation: '' };
  }
  return found;
}

/** The article of the noun at `position`, with nothing but adjectives and nouns between. */
function findArticleOf(tokens: Token[], position: number): Token | undefined {
  let index = position - 1;
  while (/^(?:JJ|NN$)/u.test(tokens[index]?.tag ?? '') && position - index < 3) index -= 1;
  return tokens[index]?.lower === 'the' ? tokens[index] : undefined;
}

const comparing = /^(?:another|other|others|same|both|neither|latter|former|similar|different|opposite)$/u;

/** "The more pleasant method", "Another reason": a subject that needs something to be compared with. */
export function findComparison(analysis: PassageAnalysis, tokens: Token[]): Cue | undefined {
  const [first, second] = tokens;
  if (!first || !second || tokens.some((token) => token.lower === 'than')) return undefined;
  const word = /^(?:another|both|neither|others)$/u.test(first.lower) ? first : second;
  if (word === second && first.lower !== 'the') return undefined;
  if (!comparing.test(word.lower) && !/^(?:JJR|RBR)$/u.test(word.tag)) return undefined;
  const noun = findNounAfter(tokens, word.index - first.index);
  return {
    type: 'comparison',
    strength: 2,
    words: textBetween(analysis, first, noun ?? word),
    antecedent: '',
    relation: '',
  };
}

/** "The second kind" after "the first kind", "The first reason" after "two reasons". */
export function findOrdinal(analysis: PassageAnalysis, tokens: Token[], before: Token[]): Cue | undefined {
  const [first, second] = tokens;
  if (!first || !second || !/^(?:the|a)$/u.test(first.lower)) return undefined;
  if (!/^(?:first|second|third|fourth|next|last|final)$/u.test(second.lower)) return undefined;
  const noun = findNounAfter(tokens, 1);
  if (!noun) return undefined;
  const counted = /^(?:first|second|third|two|three|four|five|several|different)$/u;
  const index = before.findLastIndex(
    (token, at) => token.lemma === noun.lemma && counted.test(before[at - 1]?.lower ?? ''),
  );
  const [from, to] = [before[index - 1], before[index]];
  if (!from || !to || from.lower === second.lower) return undefined;
  return {
    type: 'repetition',
    strength: 3,
    words: textBetween(analysis, first, noun),
    antecedent: textBetween(analysis, from, to),
    relation: '',
  };
}

/** A question is answered by what follows it. */
export function findQuestion(before: Token[], sentence: Sentence): Cue | undefined {
  const opening = before.findLastIndex(
    ({ text }, index) => index < before.length - 1 && /^[.?!]$/u.test(text),
  );
  // "What if he had taken the other path?" wants no answer.
  const isMusing = before[opening + 1]?.lower === 'what' && before[opening + 2]?.lower === 'if';
  if (isMusing || before.at(-1)?.text !== '?' || sentence.text.endsWith('?')) return undefined;
  return {
    type: 'question',
    strength: 2,
    words: sentence.text.split(' ').slice(0, 4).join(' '),
    antecedent: '',
    relation: '',
  };
}
