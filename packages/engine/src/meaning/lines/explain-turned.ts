import { withParticle } from '#korean.ts';

const mostTurned = 4;
const plain = '글의 내용과 반대된다.';

/** Korean: why a line is the contrary of the right one, naming the words that were turned round where they stand together. */
export function explainTurned(answer: string, opposite: string): string {
  const [right, wrong] = [answer, opposite].map((line) => line.replace(/[.]$/u, '').split(' '));
  if (right === undefined || wrong === undefined) return plain;
  let start = 0;
  while (start < right.length && right[start] === wrong[start]) start += 1;
  let end = 0;
  const rest = Math.min(right.length, wrong.length) - start;
  while (end < rest && right.at(-1 - end) === wrong.at(-1 - end)) end += 1;
  const [was, now] = [right, wrong].map((words) => words.slice(start, words.length - end));
  if (was === undefined || now === undefined) return plain;
  if (was.length === 0 || now.length === 0 || Math.max(was.length, now.length) > mostTurned) return plain;
  return `정답의 ‘${was.join(' ')}’ 대신 ${withParticle(`‘${now.join(' ')}’`, '이라고')} 하여 글의 내용과 반대된다.`;
}
