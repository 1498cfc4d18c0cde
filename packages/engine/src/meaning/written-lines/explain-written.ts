import { withParticle } from '#korean.ts';
import type { LineWord } from '#meaning/written-lines/line-words.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';

/** The labels of the blanks of a line, in their order. */
export const blankLabels: readonly string[] = ['(A)', '(B)', '(C)'];
/** 배점 of each blank. */
export const pointsOfBlank = 2;

interface Explained {
  /** 주제, 제목 or 요약문 */
  label: string;
  line: string;
  gist: string | undefined;
  passage: PassageAnalysis;
  words: readonly LineWord[];
}

/** The whole line, where the passage has each word and why its form changes, and what earns part of the points. */
export function explainWritten({ label, line, gist, passage, words }: Explained): string[] {
  const point = gist?.trim().replace(/[.\s]+$/u, '') ?? '';
  const opening = point.endsWith('다') ? `이 글은 ‘${point}’라는 내용이므로, ` : '';
  const each = words.length > 1 ? ' 각' : '';
  const labels = blankLabels.slice(0, words.length).join(', ');
  return [
    `${opening}${withParticle(label, '을')} 완성하면 “${line}”이다.`,
    ...words.map((word, index) => `${blankLabels[index] ?? ''} ${explainWord(passage, word)}`),
    `배점: ${labels}${each} ${pointsOfBlank}점. 부분 점수: 낱말은 맞고 형태나 철자가 틀리면 1점을 준다.`,
  ];
}

function explainWord(passage: PassageAnalysis, { token, place, change, turned }: LineWord): string {
  const told = `본문의 “${quoteClause(passage, place)}”`;
  if (turned !== undefined) return `${token.text}: ${told}에 쓰인 ${turned}.`;
  if (change === undefined) return `${token.text}: ${told}에 쓰인 말이다.`;
  return `${token.text}: ${told}에 쓰인 ${withParticle(place.text, '을')} 찾아, ${change}.`;
}

const fewWords = 6;
const mostWords = 22;
const leastBeside = 4;

/**
 * The part of its sentence between two marks in which a word stands, with the parts beside it where that is too short
 * to be found; of a part of many words what stands between two joints.
 */
export function quoteClause({ text, sentences, tokens }: PassageAnalysis, place: Token): string {
  const sentence = sentences[place.sentence];
  if (sentence === undefined) return place.text;
  const own = tokens.slice(sentence.firstToken, sentence.endToken);
  const marks = own.flatMap((token, index) => (/^[,;:—–]$/u.test(token.text) ? [index] : []));
  const at = place.index - sentence.firstToken;
  let first = (marks.findLast((mark) => mark < at) ?? -1) + 1;
  let end = marks.find((mark) => mark > at) ?? own.length;
  // "…, insects, …": what has no words of its own around it is told by those before it.
  while (end - first < fewWords && (first > 0 || end < own.length)) {
    if (first > 0) first = (marks.findLast((mark) => mark < first - 1) ?? -1) + 1;
    else end = marks.find((mark) => mark > end) ?? own.length;
  }
  if (end - first > mostWords) {
    const joints = own.flatMap((_, index) => (isJoint(own, index) ? [index] : []));
    if (at - first > mostWords / 2)
      first = joints.findLast((joint) => joint > first && joint <= at - leastBeside) ?? first;
    if (end - at > mostWords / 2)
      end = joints.find((joint) => joint < end && joint > at + leastBeside) ?? end;
  }
  const [from, to] = [own[first], own[end - 1]];
  if (from === undefined || to === undefined) return place.text;
  const words = text.slice(from.start, to.end).replace(/\s+/gu, ' ').replaceAll(/[“”"]/gu, '');
  return `${first > 0 ? '… ' : ''}${words}${end < own.length - 1 ? ' …' : ''}`;
}

/** Where a clause or a phrase begins; behind a negation it belongs to it ("not because"). */
function isJoint(tokens: readonly Token[], index: number): boolean {
  const [before, own] = [tokens[index - 1], tokens[index]];
  if (/^(?:IN|RB.?|JJR)$/u.test(before?.tag ?? '')) return false;
  const opensPhrase =
    own?.tag === 'IN' && !/^(?:of|than)$/u.test(own.lower) && !/^VB/u.test(before?.tag ?? '');
  return opensPhrase || /^(?:CC|WDT|WP|WRB)$/u.test(own?.tag ?? '');
}
