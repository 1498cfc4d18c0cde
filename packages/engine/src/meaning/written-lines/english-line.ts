import type { MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { makeLineExercise, readTeacherLine, type LineKind } from '#meaning/lines/line-exercise.ts';
import { makeWrittenLine } from '#meaning/written-lines/written-line.ts';

type EnglishLineKind = LineKind & { kind: 'topic' | 'title' };

/** The teacher's line with words to write; where that is asked for, the line among five options. */
export function makeEnglishLine(lineKind: EnglishLineKind, context: KindContext): MakeResult {
  if (context.options.mode === 'choice') return makeLineExercise(lineKind, context);
  const read = readTeacherLine(lineKind, context);
  return 'reason' in read
    ? refuse(lineKind.kind, context, read.reason)
    : makeWrittenLine({ ...lineKind, line: read.line }, context);
}
