import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isEcho } from '#meaning/blanks/echoed-words.ts';
import { isVerb } from '#grammar/sentence-view.ts';
import type { BlankSpot } from '#wording/blank-spots.ts';
import { getConcept, getValence, relate, type Relation } from '#wording/concepts.ts';
import type { Clue } from '#wording/evidence.ts';
import { getWordClass } from '#wording/word-class.ts';

const leastCompany = 1.6;
const leastWords = 2;

/** What really decides for a word, strongest first: a stated opposite, kin, two words of its side nearby, or the company of something bad. */
export function listDecidingClues(analysis: PassageAnalysis, spot: BlankSpot): readonly Clue[] {
  const { token } = spot.word;
  const clues = spot.clues.filter((clue) => !isLoose(analysis, token, clue));
  const plain = clues.filter((clue) => isDeciding(analysis, token, clue) || isTakenUp(analysis, token, clue));
  if (plain.length > 0) return plain;
  // A verb of many senses finds others of its side anywhere: to spot a skull, to catch attention.
  const beside = isVerb(token)
    ? []
    : clues.filter(
        (clue) =>
          clue.sense === 'same' &&
          isNear(token, clue) &&
          /^(?:same|synonym)$/u.test(relateTokens(token, clue.token) ?? ''),
      );
  if (countLemmas(beside) >= leastWords) return beside;
  // A phenomenal failure is as good English as a success, but what is sinister can only be disturbing.
  const company =
    isBad(token) && clues.some((clue) => clue.sense === 'company' && isBad(clue.token))
      ? clues.filter(({ sense }) => sense === 'company')
      : [];
  const weight = company.reduce((sum, clue) => sum + clue.weight, 0);
  return countLemmas(company) >= leastWords && weight > leastCompany ? company : [];
}

/** Whether a clue proves nothing: what "than" compares need not be opposed, "so does the standard" draws no conclusion, "too" denies only a degree. */
export function isLoose({ tokens }: PassageAnalysis, word: Token, { token, link, helper }: Clue): boolean {
  if (/^than$/iu.test(link.words) || helper?.lower === 'too') return true;
  if (/^so$/iu.test(link.words)) {
    const [from, to] = [Math.min(word.index, token.index), Math.max(word.index, token.index)];
    const so = tokens.slice(from, to).find(({ lower }) => lower === 'so');
    return so === undefined || /^(?:VB[ZPD]|MD|JJ|RB)/u.test(tokens[so.index + 1]?.tag ?? '');
  }
  return false;
}

/** "A slump in well-being … The lull in happiness": the noun takes up what was said just before under another name. */
function isTakenUp({ tokens }: PassageAnalysis, word: Token, { token, sense }: Clue): boolean {
  const before = tokens[word.index - 1];
  return (
    sense === 'same' &&
    /^NNS?$/u.test(word.tag) &&
    /^NNS?$/u.test(token.tag) &&
    /^(?:the|this|these|that|those|such)$/u.test(before?.lower ?? '') &&
    word.sentence - token.sentence === 1 &&
    /^(?:same|synonym)$/u.test(relateTokens(word, token) ?? '')
  );
}

function isDeciding(analysis: PassageAnalysis, token: Token, clue: Clue): boolean {
  const relation = relateTokens(token, clue.token);
  switch (clue.sense) {
    case 'contrast':
      // Without a connective two verbs of one sentence may be done to different things.
      return (
        isNear(token, clue) &&
        (isVerb(token)
          ? isContrasted(clue) && clue.link.words !== 'than'
          : isContrasted(clue) || (relation === 'antonym' && isSideBySide(analysis, token, clue.token)))
      );
    case 'denied':
      return isNear(token, clue) && relation === 'antonym';
    case 'same':
      return relation === 'family' && isEcho(analysis, token, clue.token);
    case 'remedy':
    case 'care':
      return true;
    case 'company':
      return false;
  }
}

const seeming = /^(?:look|seem|appear|feel|sound)$/u;

/**
 * Without a connective two opposites of a sentence are set against each other only where one is but seeming or both
 * stand alike: "what looks like neglect is care", "its success contains its failure"; not "the defense is a duty of
 * those nearest to the offense".
 */
function isSideBySide({ tokens }: PassageAnalysis, word: Token, clue: Token): boolean {
  if (word.sentence !== clue.sentence) return true;
  const [from, to] = [Math.min(word.index, clue.index), Math.max(word.index, clue.index)];
  const before = (token: Token) => tokens[token.index - 1]?.lower ?? '';
  const isSeeming = tokens.slice(Math.max(0, from - 3), to).some(({ lemma }) => seeming.test(lemma));
  return (
    isSeeming ||
    (/^(?:its|their|his|her|our|your|so|how)$/u.test(before(word)) && before(word) === before(clue))
  );
}

/** Its opposite stands across a connective: on ordinary days, yet on extraordinary ones. */
export const isSetAgainst = ({ clues, word: { token } }: BlankSpot): boolean =>
  clues.some(
    (clue) =>
      clue.sense === 'contrast' &&
      isContrasted(clue) &&
      !/^than$/iu.test(clue.link.words) &&
      /^(?:antonym|opposite)$/u.test(relateTokens(token, clue.token) ?? ''),
  );

const isContrasted = ({ link }: Clue): boolean => link.direction === 'contrast';

const isNear = (token: Token, clue: Clue): boolean => Math.abs(token.sentence - clue.token.sentence) <= 1;

function isBad(token: Token): boolean {
  const pos = getWordClass(token);
  return pos !== undefined && getValence(getConcept(token.lemma, pos)) < 0;
}

const countLemmas = (clues: readonly Clue[]): number =>
  new Set(clues.map(({ token }) => token.lemma.slice(0, 5))).size;

/** How the meanings of two words of a passage stand to each other. */
export function relateTokens(token: Token, clue: Token): Relation | undefined {
  const [own, other] = [getWordClass(token), getWordClass(clue)];
  return own === undefined || other === undefined
    ? undefined
    : relate(getConcept(token.lemma, own), getConcept(clue.lemma, other));
}
