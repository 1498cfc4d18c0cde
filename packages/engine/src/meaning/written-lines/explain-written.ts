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
 * to be found; of a part of many words what stands around it.
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
  const countWords = (): number =>
    own.slice(first, end).filter(({ text: word }) => /\p{L}/u.test(word)).length;
  while (countWords() < fewWords && (first > 0 || end < own.length)) {
    if (first > 0) first = (marks.findLast((mark) => mark < first - 1) ?? -1) + 1;
    else end = marks.find((mark) => mark > end) ?? own.length;
  }
  if (end - first > mostWords) [first, end] = narrow(own, at, first, end);
  const [from, to] = [own[first], own[end - 1]];
  if (from === undefined || to === undefined) return place.text;
  // What is quoted inside keeps its marks where both are there.
  const words = text
    .slice(from.start, to.end)
    .replaceAll(/[“"]([^“”"]*)[”"]/gu, '‘$1’')
    .replaceAll(/[“”"]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return `${first > 0 ? '… ' : ''}${words}${end < own.length - 1 ? ' …' : ''}`;
}

/** Of a part of many words those around the word, from where a clause begins to where a clause or a phrase does. */
function narrow(tokens: readonly Token[], at: number, first: number, end: number): [number, number] {
  const isFar = (side: number): boolean => side > mostWords / 2;
  const starts = tokens.flatMap((_, index) =>
    index > first && index <= at - leastBeside && opensClause(tokens, index) ? [index] : [],
  );
  const ends = tokens.flatMap((_, index) =>
    index > at + leastBeside && index < end && opensPhrase(tokens, index) ? [index] : [],
  );
  return [
    (isFar(at - first) ? starts.at(-1) : undefined) ?? first,
    (isFar(end - at) ? ends[0] : undefined) ?? end,
  ];
}

const linking = /^(?:that|because|if|although|though|while|whereas|since|unless|when|until|before|after)$/u;

/** Where a clause begins; behind a negation, a preposition or an "and" it belongs to that ("not because", "of what"). */
function opensClause(tokens: readonly Token[], index: number): boolean {
  const [before, own] = [tokens[index - 1], tokens[index]];
  if (own === undefined || /^(?:IN|RB.?|JJR|CC)$/u.test(before?.tag ?? '')) return false;
  return /^(?:CC|WDT|WP|WRB)$/u.test(own.tag) || (own.tag === 'IN' && linking.test(own.lower));
}

/** The same, and where a preposition opens a phrase that belongs to no verb right before it. */
function opensPhrase(tokens: readonly Token[], index: number): boolean {
  const [before, own] = [tokens[index - 1], tokens[index]];
  if (opensClause(tokens, index)) return true;
  return (
    own?.tag === 'IN' &&
    !/^(?:of|than)$/u.test(own.lower) &&
    !/^(?:IN|RB.?|JJR|CC|VB.?)$/u.test(before?.tag ?? '')
  );
}
