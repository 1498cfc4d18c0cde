import type { MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import { makeEnglishLine } from '#meaning/written-lines/english-line.ts';

/** 제목: the teacher's English title with words to write or, where that is asked for, among five. */
export function makeTitle(context: KindContext): MakeResult {
  return makeEnglishLine(
    {
      kind: 'title',
      label: '제목',
      instruction: [{ type: 'text', text: '다음 글의 제목으로 가장 적절한 것은?' }],
      readAnswer,
    },
    context,
  );
}

function readAnswer(given: string): { line: string } | { reason: string } {
  const line = given.replace(/[.\s]+$/u, '');
  if (/[가-힣]/u.test(line) || !/[a-z]/u.test(line))
    return { reason: '제목 줄이 영어가 아니에요. 제목을 영어로 적으면 만들 수 있어요.' };
  const capitals = line
    .split(/\s+/u)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word)).length;
  return { line: capitals > 0 ? line : toTitleCase(line) };
}
