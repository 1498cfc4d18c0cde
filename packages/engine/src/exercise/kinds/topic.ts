import type { MakeResult } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import { makeEnglishLine } from '#meaning/written-lines/english-line.ts';

/** 주제: the teacher's English noun phrase with words to write or, where that is asked for, among five. */
export function makeTopic(context: KindContext): MakeResult {
  return makeEnglishLine(
    {
      kind: 'topic',
      label: '주제',
      instruction: [{ type: 'text', text: '다음 글의 주제로 가장 적절한 것은?' }],
      readAnswer,
    },
    context,
  );
}

function readAnswer(given: string, { source }: KindContext): { line: string } | { reason: string } {
  const line = given.replace(/[.\s]+$/u, '');
  if (/[가-힣]/u.test(line) || !/[a-z]/u.test(line))
    return { reason: '주제 줄이 영어가 아니에요. 주제를 영어로 적으면 만들 수 있어요.' };
  const first = /^\p{Lu}\p{Ll}*/u.exec(line)?.[0];
  // Only a name keeps its capital.
  const isName =
    first !== undefined &&
    !/^(?:A|An|The|How|Why|What|Ways?)$/u.test(first) &&
    (new RegExp(String.raw`[a-z,] ${first}`, 'u').test(source.text) ||
      (/^\p{L}+(?:[’']s | \p{Lu})/u.test(line) &&
        !new RegExp(String.raw`\b${first.toLowerCase()}\b`, 'u').test(source.text)));
  return { line: first === undefined || isName ? line : line.charAt(0).toLowerCase() + line.slice(1) };
}
