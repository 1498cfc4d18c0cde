import { compareCompany } from '@jadoo/lexicon';

import { readTelling, type Slot } from '#meaning/blanks/slot-fit.ts';
import { readWordOnce } from '#read-once.ts';

const background =
  `table river doctor happy machine law sing cold money story animal build war teacher light idea quick market fear plant
  city measure friend art run`.split(/\s+/u);

/** How alike a word is to any words whatever. */
const readBase = readWordOnce(
  (lemma) =>
    background.reduce((sum, word) => sum + (compareCompany(lemma, word) ?? 0), 0) / background.length,
);

const closest = 4;

/** How near a word is to the matter of the passage, beyond what it is to any matter. */
export function tieToMatter({ analysis, blank }: Slot, lemma: string): number {
  const nearest = readTelling(analysis)
    .filter((token) => token.lemma !== blank.token.lemma)
    .map((token) => (compareCompany(lemma, token.lemma) ?? 0) - readBase(token.lemma))
    .sort((left, other) => other - left)
    .slice(0, closest);
  return nearest.reduce((sum, one) => sum + one, 0) / closest - readBase(lemma);
}

const closeCompany = 0.45;
const leastLead = 0.25;

/** "complexity" where the passage calls something complicated: what is nearer to a word of it than the right one is may be half said. */
export const isHalfSaid = ({ analysis, blank: { token } }: Slot, lemma: string): boolean =>
  readTelling(analysis)
    .flatMap((said) => [said.lemma, said.lower])
    .some((said) => {
      const company = compareCompany(lemma, said) ?? 0;
      return company >= closeCompany && company - (compareCompany(token.lemma, said) ?? 0) >= leastLead;
    });
