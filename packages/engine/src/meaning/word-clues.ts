import type { Token } from '#passage/analysis.ts';
import { isEcho } from '#meaning/echoed-words.ts';
import { isVerb } from '#grammar/sentence-view.ts';
import type { BlankSpot } from '#wording/blank-spots.ts';
import { getConcept, getValence, relate, type Relation } from '#wording/concepts.ts';
import type { Clue } from '#wording/evidence.ts';
import { getWordClass } from '#wording/word-class.ts';

const leastCompany = 1.6;
const leastWords = 2;

/** What really decides for a word, strongest first: a stated opposite, kin, two words of its side nearby, or the company of something bad. */
export function listDecidingClues({ clues, word: { token } }: BlankSpot): readonly Clue[] {
  const plain = clues.filter((clue) => isDeciding(token, clue));
  if (plain.length > 0) return plain;
  // A verb of many senses finds others of its side anywhere: to spot a skull, to catch attention.
  const beside = isVerb(token)
    ? []
    : clues.filter(
        (clue) =>
          clue.sense === 'same' &&
          isNear(token, clue) &&
          /^(?:same|synonym)$/u.test(relateTo(token, clue) ?? ''),
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

function isDeciding(token: Token, clue: Clue): boolean {
  const relation = relateTo(token, clue);
  switch (clue.sense) {
    case 'contrast':
      // Without a connective two verbs of one sentence may be done to different things.
      return (
        isNear(token, clue) &&
        (isVerb(token)
          ? isContrasted(clue) && clue.link.words !== 'than'
          : isContrasted(clue) || relation === 'antonym')
      );
    case 'denied':
      return isNear(token, clue) && relation === 'antonym';
    case 'same':
      return relation === 'family' && isEcho(token, clue.token);
    case 'remedy':
    case 'care':
      return true;
    case 'company':
      return false;
  }
}

const isContrasted = ({ link }: Clue): boolean => link.direction === 'contrast';

const isNear = (token: Token, clue: Clue): boolean => Math.abs(token.sentence - clue.token.sentence) <= 1;

function isBad(token: Token): boolean {
  const pos = getWordClass(token);
  return pos !== undefined && getValence(getConcept(token.lemma, pos)) < 0;
}

const countLemmas = (clues: readonly Clue[]): number =>
  new Set(clues.map(({ token }) => token.lemma.slice(0, 5))).size;

function relateTo(token: Token, clue: Clue): Relation | undefined {
  const [own, other] = [getWordClass(token), getWordClass(clue.token)];
  return own === undefined || other === undefined
    ? undefined
    : relate(getConcept(token.lemma, own), getConcept(clue.token.lemma, other));
}
