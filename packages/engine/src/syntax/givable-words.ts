import { findEntries, findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';

/** Content words with a dictionary form of their own that the sentence has once. */
export function listGivable({ analysis, tokens }: SentenceView): Token[] {
  const uses = new Map<string, number>();
  for (const { lemma } of tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  return tokens.filter((token, index) => {
    // "plate tectonics": no plural, and "tectonic" leads nowhere.
    if (token.tag === 'NNS' && token.lower.endsWith('ics')) return false;
    // A word that the lexicon does not know no student can find.
    if (isUnknownNoun(token) && !isFirstName(token, tokens[index + 1]))
      return inflect(token.lemma, token.tag) === token.lower && uses.get(token.lemma) === 1;
    if (
      isFirstName(token, tokens[index + 1]) ||
      !(token.isSure || isOnly(token)) ||
      !/^(?:NN|NNS|VB[DGNPZ]?|JJ[RS]?|RB)$/u.test(token.tag) ||
      !/^\p{L}{3,}$/u.test(token.text)
    )
      return false;
    if (/^(?:be|have|do|not|will|very|also|then|thus|just|even|only)$/u.test(token.lemma)) return false;
    // In "in short," the word has no meaning of its own.
    if (tokens[index - 1]?.tag === 'IN' && tokens[index + 1]?.text === ',' && /^(?:JJ|RB)/u.test(token.tag))
      return false;
    // "droppings" has no other form.
    if (token.tag === 'NNS' && findEntries(token.lower).some(({ lemma }) => lemma === token.lower))
      return false;
    if (isQuality({ tokens }, index) || isSide(tokens, index)) return false;
    // "a vacuum cleaner" is cleaner than nothing.
    if (token.tag === 'JJR' && tokens[index - 1]?.tag === 'NN' && findEntry(token.lower, 'n')) return false;
    // "a moment's thought": a noun that was read as a verb.
    if (token.tag.startsWith('VB') && /^(?:POS|PRP\$|DT)$/u.test(tokens[index - 1]?.tag ?? '')) return false;
    // "a series of answers to needs": so was this one.
    if (
      token.tag === 'VBZ' &&
      /^(?:TO|IN|JJ)$/u.test(tokens[index - 1]?.tag ?? '') &&
      tokens[index - 1]?.lower !== 'that'
    )
      return false;
    // "the mind searches for food": a verb that was read as a noun.
    const next = tokens[index + 1]?.tag ?? '';
    const isVerbLike = token.tag === 'NNS' && tokens[index - 1]?.tag === 'NN' && findEntry(token.lemma, 'v');
    if (isVerbLike && /^(?:IN|DT|PRP.*|TO|JJ.?|NN.*|CD|RB)$/u.test(next)) return false;
    // "gets around the problem": the verb alone says nothing of what the phrase means.
    if (findIdiomTokens(analysis).has(token.index)) return false;
    // From "good" nobody would come to "better": the given word must lead to its form by rule.
    if (isIrregularDegree(token) || inflect(token.lemma, token.tag) !== token.lower) return false;
    const entry = glossToken(analysis.tokens, token);
    return entry !== undefined && /^(?:n|v|adj|adv)$/u.test(entry.pos) && uses.get(token.lemma) === 1;
  });
}

/** "from left to right", "her left cheek", "faced left": nobody leaves. */
export const isSide = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'left' &&
  (/^(?:DT|PRP\$|IN|POS)$/u.test(tokens[at - 1]?.tag ?? '') ||
    /^(?:face|turn|look|go|move|lean|point)$/u.test(tokens[at - 1]?.lemma ?? ''));

/** "flatters", "lullabies": whatever the taggers say, it is no other part of speech. */
const isOnly = ({ lemma, tag }: Token): boolean => {
  const part = { VBZ: 'v', NNS: 'n' }[tag];
  const entries = findEntries(lemma);
  return part !== undefined && entries.length > 0 && entries.every(({ pos }) => pos === part);
};

/** "is sometimes complicated": an adjective of its own, whatever verb it was made from. */
export function isQuality({ tokens }: Pick<SentenceView, 'tokens'>, at: number): boolean {
  const token = tokens[at];
  let before = at - 1;
  while (tokens[before]?.tag.startsWith('RB') === true) before -= 1;
  const isAdjective = (lower: string): boolean =>
    findEntries(lower).some(({ pos, base, lemma }) => pos === 'adj' && base === undefined && lemma === lower);
  return (
    token?.tag === 'VBN' &&
    /^(?:be|feel|seem|look|become|get)$/u.test(tokens[before]?.lemma ?? '') &&
    tokens[at + 1]?.lower !== 'by' &&
    isAdjective(token.lower)
  );
}

/** "Thomas Parnell" has no Thoma. */
export const isFirstName = ({ text, lower }: Token, next: Token | undefined): boolean =>
  /^\p{Lu}/u.test(text) && next?.tag.startsWith('NNP') === true && findEntries(lower).length === 0;

/** A noun that the lexicon lacks. */
const isUnknownNoun = ({ tag, lemma, text }: Token): boolean =>
  /^NNS?$/u.test(tag) && /^\p{L}\p{Ll}{2,}$/u.test(text) && findEntries(lemma).length === 0;

const isIrregularDegree = ({ lower }: Token): boolean =>
  /^(?:better|best|worse|worst|more|most|less|least|further|furthest|farther|farthest|elder|eldest)$/u.test(
    lower,
  );
