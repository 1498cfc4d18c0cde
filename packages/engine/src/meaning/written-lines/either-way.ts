import type { KindOptions, MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';

type Way = readonly [mode: NonNullable<KindOptions['mode']>, make: () => MakeResult];

/** The first way to ask where it can be had, else the second; only one of them where the teacher asks for it. */
export function makeEitherWay({ options }: KindContext, [first, second]: readonly [Way, Way]): MakeResult {
  const [firstMode, makeFirst] = first;
  const [secondMode, makeSecond] = second;
  if (options.mode === secondMode) return makeSecond();
  const made = makeFirst();
  return 'refused' in made && options.mode !== firstMode ? makeSecond() : made;
}
