import type { MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { makeLineExercise, readTeacherLine, type LineKind } from '#meaning/lines/line-exercise.ts';
import { makeEitherWay } from '#meaning/written-lines/either-way.ts';
import { makeWrittenLine } from '#meaning/written-lines/written-line.ts';

type EnglishLineKind = LineKind & { kind: 'topic' | 'title' };

/** The teacher's line among five options, or that line with words to write. */
export function makeEnglishLine(lineKind: EnglishLineKind, context: KindContext): MakeResult {
  const makeWritten = (): MakeResult => {
    const read = readTeacherLine(lineKind, context);
    return 'reason' in read
      ? refuse(lineKind.kind, context, read.reason)
      : makeWrittenLine({ ...lineKind, line: read.line }, context);
  };
  return makeEitherWay(context, [
    ['choice', () => makeLineExercise(lineKind, context)],
    ['written', makeWritten],
  ]);
}
