import { isTelling } from '#meaning/blanks/backing.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { getConcept, isFamily, relate } from '#wording/concepts.ts';
import { getWordClass } from '#wording/word-class.ts';

/** "quiet days", "an important part", "labor was cheapest", "afraid of challenges", "the likelihood that", "The difference is that", "The choice is not between", "The effects, however": few words take what stands behind these, or they only lead over. */
export function isBoundToNext({ tokens }: PassageAnalysis, { index, tag }: Token): boolean {
  const [next, after] = [tokens[index + 1]?.lower ?? '', tokens[index + 2]?.lower];
  if (tag.startsWith('JJ')) return /^(?:of|about|from|at|ones?|parts?|roles?)$/u.test(next);
  return (
    tag.startsWith('NN') &&
    (next === 'that' ||
      (tokens[index + 1]?.lemma === 'be' && /^JJ/u.test(tokens[index + 2]?.tag ?? '')) ||
      (next === 'is' && after === 'that') ||
      isBetween(tokens.slice(index + 1, index + betweenReach)) ||
      (next === ',' && after === 'however'))
  );
}

const betweenReach = 6;

/** "is therefore not between" */
const isBetween = ([verb, ...rest]: readonly Token[]): boolean =>
  verb?.lemma === 'be' && rest.find(({ tag }) => !tag.startsWith('RB'))?.lower === 'between';

const ofStates =
  /^(?:be|become|seem|remain|appear|depend|come|arise|lie|rest|disappear|vanish|fade|grow|shrink|fall|rise|increase|decrease|lead|make|matter|begin|end|help|spread|follow|derive|result|require|need|mean)$/u;

/** "The discovery widened our idea": what does something there cannot be told by words for a state. */
export function isDoer({ tokens }: PassageAnalysis, { index, tag }: Token): boolean {
  if (!tag.startsWith('NN')) return false;
  const verb = tokens.slice(index + 1, index + doerReach).find((token) => !/^(?:MD|RB)/u.test(token.tag));
  return verb !== undefined && /^VB[DPZ]?$/u.test(verb.tag) && !ofStates.test(verb.lemma);
}

/** "save effort", "waste talent", "take less pleasure in": few things are spent, and to take one is a set phrase. */
export const isSpent = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('NN') &&
  (/^(?:save|spend|waste|earn|pay|cost|take)$/u.test(tokens[index - 1]?.lemma ?? '') ||
    (tokens[index - 1]?.tag === 'JJR' && tokens[index - 2]?.lemma === 'take'));

/** "The most important reason is safety": nearly anything may be named there, its contrary too. */
export const isOnlyNamed = ({ tokens }: PassageAnalysis, { index, tag }: Token): boolean =>
  tag.startsWith('NN') &&
  tokens[index - 1]?.lemma === 'be' &&
  /^(?:reason|cause|answer|explanation|secret|key|problem|factor|difference|result)$/u.test(
    tokens[index - 2]?.lemma ?? '',
  );

const doerReach = 4;

const placeholders =
  /^(?:notion|idea|concept|way|kind|sort|form|part|role|word|term|name|matter|place|person|thing|example)$/u;

/** They are filled by what stands beside them. */
export const isPlaceholder = ({ lemma }: Token): boolean => placeholders.test(lemma);

/** "a careful form of care": the sentence itself gives the word. */
export const hasKinBeside = ({ tokens, sentences }: PassageAnalysis, token: Token): boolean =>
  tokens
    .slice(sentences[token.sentence]?.firstToken, sentences[token.sentence]?.endToken)
    .some((one) => one !== token && isTelling(one) && isNamesake(one.lemma, token.lemma));

/** "Such acceptance is no admission of guilt": what takes the word up gives it away. */
export const isNamedAgain = ({ tokens }: PassageAnalysis, word: Token): boolean =>
  tokens.some(
    (token) =>
      token.index !== word.index &&
      /^(?:such|this|these|that|the)$/u.test(tokens[token.index - 1]?.lower ?? '') &&
      Math.abs(token.sentence - word.sentence) <= 1 &&
      isNamesake(token.lemma, word.lemma),
  );

/** Care and careful, but not agreement and disagreement. */
const isNamesake = (left: string, right: string): boolean =>
  left.slice(0, 4) === right.slice(0, 4) && isFamily(left, right);

/** "is not dark, but it is not bright, either": one clause gives the other, and nothing is left to infer. */
export const isDeniedTwice = ({ tokens, sentences }: PassageAnalysis, { sentence }: Token): boolean =>
  tokens
    .slice(sentences[sentence]?.firstToken, sentences[sentence]?.endToken)
    .some(({ lower }) => /^(?:n?either|nor)$/u.test(lower));

/** "The stated aim was to prevent waste, but": what stands before is given up at once. */
export const isSetAside = ({ tokens }: PassageAnalysis, { index, sentence }: Token): boolean =>
  tokens.some(
    (token) =>
      token.index > index &&
      token.sentence === sentence &&
      token.lower === 'but' &&
      tokens[token.index - 1]?.text === ',',
  );

/** Before a noun many an adjective could stand, and half of a compound is no word of its own. */
export function isBesideNoun(tokens: readonly Token[], { index, tag }: Token): boolean {
  const [before, after] = [tokens[index - 1]?.tag ?? '', tokens[index + 1]?.tag ?? ''];
  if (/^(?:NN|POS)/u.test(after))
    return !tag.startsWith('VB') || (tag === 'VBG' && /^(?:POS|JJ|PRP\$|DT)/u.test(before));
  return tag.startsWith('NN') && before.startsWith('NN');
}

/** "creators and society", "Laws, habits, and values", "strong and healthy": what stands in a row with others could be many a thing. */
export function isListed({ tokens }: PassageAnalysis, { index, tag }: Token): boolean {
  const kin = /^(?:NN|JJ$)/u.exec(tag)?.[0];
  if (kin === undefined) return false;
  const [opening, before, , after, closing] = tokens.slice(Math.max(0, index - 2), index + 3);
  const joins = (token: Token | undefined): boolean => /^(?:and|or|,)$/u.test(token?.lower ?? '');
  const isKin = (token: Token | undefined): boolean => token?.tag.startsWith(kin) === true;
  return (
    index > 1 && ((joins(before) && (isKin(opening) || joins(opening))) || (joins(after) && isKin(closing)))
  );
}

/** "hides the individual and shows the role", "little changes": a quality that is no quality, and a noun that is a verb. */
export function isOfOtherClass({ tokens }: PassageAnalysis, { index, tag }: Token): boolean {
  const [before, after] = [tokens[index - 1], tokens[index + 1]];
  return tag === 'JJ'
    ? before?.tag === 'DT' && !/^(?:NN|JJ|VBN|VBG|CD|``|,)/u.test(after?.tag ?? '')
    : tag === 'NNS' && /^(?:little|much)$/u.test(before?.lower ?? '');
}

/** "One person's gain is another's loss": the sentence itself gives the contrary of what is asked. */
export function hasContraryBeside({ tokens, sentences }: PassageAnalysis, word: Token): boolean {
  const { firstToken = 0, endToken = 0 } = sentences[word.sentence] ?? {};
  const own = getWordClass(word);
  return tokens.slice(firstToken, endToken).some((token) => {
    const other = getWordClass(token);
    if (own === undefined || other === undefined || !isTelling(token)) return false;
    return relate(getConcept(word.lemma, own), getConcept(token.lemma, other)) === 'antonym';
  });
}

/** "because it was easy", "can be dangerous as well": the sentence itself leaves few qualities. */
export function isGrounded(
  { text, sentences }: PassageAnalysis,
  { start, end, tag, sentence }: Token,
): boolean {
  const { start: from = 0, end: to = 0 } = sentences[sentence] ?? {};
  return (
    tag === 'JJ' &&
    (/\bbecause [^,;:]*$/iu.test(text.slice(from, start)) ||
      /^[^,;:]*\b(?:as well|too|either)\b/u.test(text.slice(end, to)))
  );
}
