import { withParticle } from '#korean.ts';
import type { GrammarSpot } from '#grammar/spot.ts';

/** 해설 of a spot that is right as printed. */
export function explainRight(spot: GrammarSpot): string {
  return `${spot.because} ${spot.form} ${withParticle(spot.original, '이')} 알맞다.`;
}

/** 해설 of a spot that is printed in its wrong form. */
export function explainWrong(spot: GrammarSpot): string {
  return `${spot.because} ${spot.form} ${withParticle(spot.original, '을')} 써야 한다. 따라서 ${withParticle(spot.corrupted, '을')} ${withParticle(spot.original, '으로')} 고쳐야 한다.`;
}

/** 해설 of a pair `[right / wrong]`. */
export function explainChoice(spot: GrammarSpot): string {
  return `${explainRight(spot)} (${spot.corrupted} ×)`;
}
