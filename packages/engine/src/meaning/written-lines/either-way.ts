import type { MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';

/** Five options where they can be made, else words to write; only one of them where the teacher asks for it. */
export function makeEitherWay(
  { options }: KindContext,
  { choice, written }: Readonly<Record<'choice' | 'written', () => MakeResult>>,
): MakeResult {
  if (options.mode === 'written') return written();
  const made = choice();
  return 'refused' in made && options.mode !== 'choice' ? written() : made;
}
