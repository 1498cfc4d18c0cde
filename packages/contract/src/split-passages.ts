import { passageMaxChars, passageMinWords } from './passage-limits.ts';

/** One passage found in a text, not yet saved. */
export interface FoundPassage extends TextCheck {
  title: string;
  text: string;
  footnotes: { word: string; meaning: string }[];
}

/** What is wrong or strange about a text, in sentences fit to show. */
export interface TextCheck {
  /** Why it cannot be saved as it is; empty when it can. */
  problem: string;
  /** What to look at before it is saved. */
  warnings: string[];
}

export type SplitMode = 'auto' | 'blank-lines' | 'whole';

export interface SplitOptions {
  mode?: SplitMode;
  /** True for files that know their paragraphs: a line is one; otherwise lines may have been broken for the page. */
  areLinesWhole?: boolean;
}

const numberHead =
  /^\s*(?:\[\s*(\d{1,3}(?:\s*[~∼～–-]\s*\d{1,3})?)\s*\]|(?:No\.?\s*)?(\d{1,3})\s*(?:[.)](?!\d)|번(?=[\s.:)]|$)))\s*/iu;
const footnoteLine = /^\s*[*＊†※]+\s*\S/u;
const footnotePart = /[*＊†※]+\s*([A-Za-z][A-Za-z' -]{0,48}?)\s*[:：]\s*([^*＊†※]+)/gu;
const pointsLine = /^\s*\[\s*\d{1,2}(?:\.\d)?\s*점\s*\]\s*$/u;
const hangul = /[가-힣]/gu;
const latin = /[A-Za-z]/gu;
const maxTitleChars = 60;

/** Splits a text into passages: at numbers such as `18.` or `[41~42]` when there are any, else at blank lines. */
export function splitIntoPassages(given: string, options: SplitOptions = {}): FoundPassage[] {
  const { mode = 'auto', areLinesWhole = false } = options;
  const lines = given
    .replaceAll(/\r\n?/gu, '\n')
    .replaceAll(/[\u00a0\u3000\t]/gu, ' ')
    .replaceAll('\u200b', '')
    .split('\n');
  const groups = groupLines(lines, mode, areLinesWhole);
  const found = groups.map((group) => readPassage(group, areLinesWhole)).filter(({ text }) => text !== '');
  return (startsBeforeNumbers(groups) ? dropCover(found) : found).map((found, at) =>
    found.title ? found : { ...found, title: `지문 ${at + 1}` },
  );
}

const startsBeforeNumbers = ([cover = [], next = []]: readonly (readonly string[])[]): boolean =>
  cover.some((line) => line.trim() !== '') &&
  !numberHead.test(cover[0] ?? '') &&
  numberHead.test(next[0] ?? '');

/** What stands before the first number is kept only if it could be a passage: the head of an exam is none. */
function dropCover(found: readonly FoundPassage[]): readonly FoundPassage[] {
  return found[0]?.problem === '' ? found : found.slice(1);
}

function groupLines(lines: readonly string[], mode: SplitMode, areLinesWhole: boolean): string[][] {
  if (mode === 'whole') return [[...lines]];
  const isNumbered = mode === 'auto' && lines.some((line) => numberHead.test(line));
  const isOnePerLine = mode === 'auto' && areLinesWhole && !isNumbered && isUnbroken(lines);
  const groups: string[][] = [[]];
  for (const line of lines) {
    const startsNew = isNumbered ? numberHead.test(line) : isOnePerLine || line.trim() === '';
    if (startsNew) groups.push([]);
    groups.at(-1)?.push(line);
  }
  return isNumbered ? groups : joinHeadings(groups);
}

/** A file with neither numbers nor blank lines, but with paragraphs as long as passages: each is one. */
function isUnbroken(lines: readonly string[]): boolean {
  const isBlank = (line: string): boolean => line.trim() === '';
  const inner = lines.slice(
    lines.findIndex((line) => !isBlank(line)),
    lines.findLastIndex((line) => !isBlank(line)) + 1,
  );
  return !inner.some(isBlank) && inner.filter((line) => countWords(line) >= shortWords).length >= 2;
}

/** A heading that stands alone between blank lines belongs to the text below it, footnotes to the text above. */
function joinHeadings(groups: readonly string[][]): string[][] {
  const joined: string[][] = [];
  let heading: string[] = [];
  for (const group of groups) {
    const lines = group.filter((line) => line.trim() !== '');
    if (lines.length === 0) continue;
    if (lines.every((line) => footnoteLine.test(line)) && joined.length > 0) {
      joined.at(-1)?.push(...lines);
    } else if (heading.length === 0 && lines.length === 1 && isHeading(lines[0] ?? '')) {
      heading = lines;
    } else {
      joined.push(heading.length > 0 ? [...heading, '', ...lines] : lines);
      heading = [];
    }
  }
  if (heading.length > 0) joined.push(heading);
  return joined;
}

/** A short line that ends neither a sentence nor a clause. */
function isHeading(line: string): boolean {
  const text = line.trim();
  return text !== '' && text.length <= maxTitleChars && !/[.!?…,;:]["'”’)]*$/u.test(text);
}

/** `The Power of Small Habits`: nearly every long word begins with a capital. */
function isTitleCase(text: string): boolean {
  const words = text.match(/[A-Za-z]{4,}/gu) ?? [];
  return words.length > 0 && words.filter((word) => /^[A-Z]/u.test(word)).length >= words.length * 0.75;
}

function readPassage(lines: readonly string[], areLinesWhole: boolean): FoundPassage {
  const rest = [...lines].filter((line, at, all) => line.trim() !== '' || (at > 0 && at < all.length - 1));
  let title = '';
  const number = numberHead.exec(rest[0] ?? '');
  if (number) {
    title = `${(number[1] ?? number[2] ?? '').replaceAll(/\s/gu, '')}번`;
    rest[0] = (rest[0] ?? '').slice(number[0].length);
    if (rest[0] === '') rest.shift();
  }
  const first = rest.findIndex((line) => line.trim() !== '');
  const isFollowed = rest.slice(first + 1).some((line) => line.trim() !== '' && !footnoteLine.test(line));
  if (first >= 0 && isFollowed && isTitleLine(rest[first] ?? '', rest[first + 1]?.trim() === '')) {
    const heading = (rest[first] ?? '').trim();
    title = title ? `${title} ${heading}` : heading;
    rest.splice(0, first + 1);
    if (number) rest.splice(0, countDirectionLines(rest));
  }
  const { own, hasOptions } = dropOptions(rest);
  const footnotes = own.filter((line) => footnoteLine.test(line)).flatMap(readFootnotes);
  const textLines = own.filter((line) => !footnoteLine.test(line) || readFootnotes(line).length === 0);
  const text = areLinesWhole ? textLines.map(tidy).filter(Boolean).join('\n') : joinParagraphs(textLines);
  const check = checkFoundText(text);
  return {
    title: title.slice(0, 100),
    text,
    footnotes: footnotes.slice(0, 30),
    ...check,
    warnings: hasOptions ? ['선택지 ①~⑤는 뺐어요.', ...check.warnings] : check.warnings,
  };
}

/** The direction of a question may run on, and its points may stand on a line of their own. */
function countDirectionLines(lines: readonly string[]): number {
  const at = lines.findIndex(
    (line) => line.trim() !== '' && !pointsLine.test(line) && countOf(line, hangul) <= countOf(line, latin),
  );
  return Math.max(0, at);
}

/** Takes the five options of a question away from its end; they are no part of the passage. */
function dropOptions(lines: readonly string[]): { own: readonly string[]; hasOptions: boolean } {
  const start = lines.findLastIndex((line) => /^\s*①/u.test(line));
  const hasOptions = start > 0 && lines.slice(start).some((line) => line.includes('⑤'));
  return { own: hasOptions ? lines.slice(0, start) : lines, hasOptions };
}

/**
 * Korean lines above an English text are directions or titles. English ones must look like a title or stand apart:
 * the first line of a text that a PDF has broken must never be taken away.
 */
function isTitleLine(line: string, isApart: boolean): boolean {
  const text = line.trim();
  if (text.length > maxTitleChars) return false;
  if (countOf(text, hangul) > countOf(text, latin)) return true;
  return isHeading(text) && (isApart || isTitleCase(text));
}

function readFootnotes(line: string): { word: string; meaning: string }[] {
  return [...line.matchAll(footnotePart)].map((match) => ({
    word: (match[1] ?? '').trim(),
    meaning: (match[2] ?? '').trim().slice(0, 100),
  }));
}

/** Lines broken by a PDF or a web page run on; a line break stays only between paragraphs. */
function joinParagraphs(lines: readonly string[]): string {
  const paragraphs = lines
    .join('\n')
    .split(/\n\s*\n/u)
    .map(joinLines);
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n');
}

const tidy = (line: string): string => line.replaceAll(/ {2,}/gu, ' ').trim();

function joinLines(paragraph: string): string {
  const lines = paragraph
    .split('\n')
    .map(tidy)
    .filter((line) => line !== '');
  let joined = '';
  for (const line of lines) {
    if (joined === '') joined = line;
    // A full line that ends a sentence well before the next begins may be a paragraph; a broken one never is.
    else joined += endsParagraph(joined, lines) ? `\n${line}` : ` ${line}`;
  }
  return joined;
}

const greeting = /^(?:Dear|Hello|Hi|To|Sincerely|Best|Regards|Yours|Warm|Kind|Respectfully)\b.{0,50},$/u;

function endsParagraph(joined: string, lines: readonly string[]): boolean {
  if (greeting.test(joined.slice(joined.lastIndexOf('\n') + 1))) return true;
  return /[.!?]["'”’)]*$/u.test(joined) && isShortLine(joined, lines);
}

function isShortLine(joined: string, lines: readonly string[]): boolean {
  const last = joined.slice(joined.lastIndexOf('\n') + 1);
  // Letters, dialogues: every line is its own paragraph when no line is as long as a printed one.
  return lines.every((line) => line.length < 45) && last.length < 45;
}

/** What stands in the way of saving a text, and what the teacher should look at first. */
export function checkFoundText(text: string): TextCheck {
  const problem = findProblem(text);
  return { problem, warnings: problem === '' ? listWarnings(text) : [] };
}

function findProblem(text: string): string {
  if (text.trim() === '') return '지문을 넣어 주세요.';
  if (text.length > passageMaxChars) return getTooLongMessage(text.length);
  if (countOf(text, latin) === 0) return '영어 문장이 없어요. 영어 지문을 넣어 주세요.';
  if (countOf(text, hangul) > countOf(text, latin))
    return '한국어가 더 많은 글이에요. 영어 지문만 남겨 주세요.';
  if (countWords(text) < passageMinWords)
    return `영어 단어가 ${passageMinWords}개보다 적어요. 한 문장 넘게 넣어 주세요.`;
  return '';
}

/** Below the first most kinds find nothing to ask; above the second it is probably more than one passage. */
const shortWords = 40;
const longWords = 450;

function listWarnings(text: string): string[] {
  const words = countWords(text);
  return [
    words < shortWords && `${shortWords}단어보다 짧아서 만들 수 있는 유형이 적어요.`,
    words > longWords && '한 지문으로는 길어요. 여러 지문이 붙어 있지 않은지 확인해 주세요.',
    countOf(text, hangul) > 0 && '한국어가 섞여 있어요. 영어 지문만 남았는지 확인해 주세요.',
    /[①-⑤]/u.test(text) && '선택지나 보기 번호(①~⑤)가 섞여 있어요.',
    text.includes('\ufffd') && '읽지 못한 글자(\ufffd)가 있어요.',
  ].filter((warning) => warning !== false);
}

/** `지문은 5,000자까지 넣을 수 있어요. 지금은 5,312자예요.` */
export function getTooLongMessage(chars: number): string {
  return `지문은 ${passageMaxChars.toLocaleString('ko-KR')}자까지 넣을 수 있어요. 지금은 ${chars.toLocaleString('ko-KR')}자예요.`;
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** English words, as the counter beside a text shows them. */
export function countWords(text: string): number {
  return text.match(/[A-Za-z0-9]+(?:['’-][A-Za-z0-9]+)*/gu)?.length ?? 0;
}
