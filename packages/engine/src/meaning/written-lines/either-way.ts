import type { KindOptions, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';

type Way = readonly [mode: NonNullable<KindOptions['mode']>, make: () => MakeResult];

/**
 * The first way to ask where it can be had, else the second, and the reasons of both where neither can; only one of them
 * where the teacher asks for it.
 */
export function makeEitherWay({ options }: KindContext, [first, second]: readonly [Way, Way]): MakeResult {
  const [firstMode, makeFirst] = first;
  const [secondMode, makeSecond] = second;
  if (options.mode === secondMode) return makeSecond();
  const made = makeFirst();
  if (!('refused' in made) || options.mode === firstMode) return made;
  const other = makeSecond();
  if (!('refused' in other) || other.reason === made.reason) return other;
  return { ...other, reason: `${made.reason} ${other.reason}` };
}
