import type { KindId, KindOptions, PassageSource, Refusal } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { Random } from '#random.ts';

/** What a kind makes its exercise from. */
export interface KindContext {
  source: PassageSource;
  analysis: PassageAnalysis;
  options: KindOptions;
  seed: number;
  /** Seeded with seed, passage id and kind. */
  random: Random;
}

/** Says in Korean why this kind makes nothing of this passage. */
export function refuse(kind: KindId, context: KindContext, reason: string): Refusal {
  return { refused: true, kind, passageId: context.source.id, reason };
}
