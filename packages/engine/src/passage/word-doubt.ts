import { countSenses, findEntries, type LexiconEntry } from '@jadoo/lexicon';

/** Of a word with more senses than the glossary prints the one used here may be missing. */
const unprintedDoubt = 0.3;
const mostUnprintedDoubt = 1.5;
/** A dictionary tells apart about so many senses in one that the glossary prints. */
const sensesPerMeaning = 2;
/** Of a word that is a noun as well as a verb the tag may be wrong. */
const otherPartDoubt = 0.6;

/** How easily an exercise could print a meaning that a word does not have here; 0 never, 2.1 most easily. */
export function getDoubt({ lemma, pos, senses }: LexiconEntry): number {
  const unprinted = Math.max(0, countSenses(lemma, pos) - sensesPerMeaning * senses.length);
  const isOtherPart = findEntries(lemma).some(
    (other) => other.pos !== pos && /^(?:n|v|adj|adv)$/u.test(other.pos),
  );
  return Math.min(mostUnprintedDoubt, unprinted * unprintedDoubt) + (isOtherPart ? otherPartDoubt : 0);
}
