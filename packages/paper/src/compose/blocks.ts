import type { Answer, Block, Exercise, ExerciseItem, Inline } from '@jadoo/engine';
import { cleanText } from '#compose/clean-text.ts';
import { getCircledNumber } from '#compose/marks.ts';
import { curlInlines } from '#compose/quotes.ts';
import type { PaperBlock, PaperInline, PaperItem } from '#paper.ts';

/**
 * Hands the answers of one exercise to the places of its body, in reading order.
 * Without an answer (student copy) every place stays empty.
 */
export class AnswerFeed {
  readonly keyMark: string;
  readonly #list: string[];
  readonly #rows: string[];
  readonly #text: string | undefined;
  #taken = 0;
  #isTextTaken = false;

  constructor(answer: Answer | undefined) {
    this.keyMark = answer?.type === 'option' ? getCircledNumber(answer.number) : '';
    this.#list = answer?.type === 'list' ? answer.items.map(cleanText) : [];
    this.#rows = answer?.type === 'rows' ? answer.rows.map(cleanText) : [];
    this.#text = answer?.type === 'text' ? cleanText(answer.text) : undefined;
  }

  /** Next answer for a blank, a choice or an item. */
  takeNext(): string | undefined {
    if (this.#list.length > 0) return this.#list[this.#taken++];
    return this.takeText();
  }

  takeText(): string | undefined {
    if (this.#isTextTaken) return undefined;
    this.#isTextTaken = true;
    return this.#text;
  }

  getRow(index: number): string | undefined {
    return this.#rows[index];
  }

  get hasUnusedText(): boolean {
    return this.#text !== undefined && !this.#isTextTaken;
  }

  get unusedList(): string[] {
    return this.#list.slice(this.#taken);
  }
}

/** Keeps a field out of the object when there is nothing to say: copies for students must not even hold the key. */
function optional<K extends string, V>(key: K, value: V | undefined): Partial<Record<K, V>> {
  return value === undefined || value === '' ? {} : ({ [key]: value } as Record<K, V>);
}

/** What is still to be written behind the first letter that the student is given. */
function writeBehind(hint: string | undefined, answer: string | undefined): string | undefined {
  if (hint === undefined || hint === '' || answer === undefined) return answer;
  return answer.startsWith(hint) ? answer.slice(hint.length) : ` ${answer}`;
}

function isSameWord(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}

function composeChoice(inline: Extract<Inline, { type: 'choice' }>, feed: AnswerFeed): PaperInline {
  const [left, right] = [cleanText(inline.left), cleanText(inline.right)];
  const answer = feed.takeNext();
  const choice: PaperInline = { type: 'choice', left, right, label: cleanText(inline.label) };
  if (answer === undefined) return choice;
  if (isSameWord(answer, left)) return { ...choice, key: 'left' };
  return isSameWord(answer, right) ? { ...choice, key: 'right' } : choice;
}

function composeInline(inline: Inline, feed: AnswerFeed): PaperInline {
  switch (inline.type) {
    case 'text':
    case 'strong':
      return { type: inline.type, text: cleanText(inline.text) };
    case 'underline':
      return {
        type: 'underline',
        text: cleanText(inline.text),
        ...optional('mark', inline.mark),
        ...(inline.mark !== undefined && inline.mark === feed.keyMark ? { isKey: true as const } : {}),
      };
    case 'blank':
      return {
        type: 'blank',
        widthEm: inline.widthEm,
        ...optional('label', inline.label),
        ...optional('hint', inline.hint),
        ...optional('answer', writeBehind(inline.hint, feed.takeNext())),
      };
    case 'choice':
      return composeChoice(inline, feed);
    case 'insertion-point':
      return {
        type: 'insertion-point',
        mark: inline.mark,
        ...(inline.mark === feed.keyMark ? { isKey: true as const } : {}),
      };
    case 'slash':
      return { type: 'slash' };
  }
}

/** Turns a run of the engine into a run of the paper, with answers where the feed has some. */
export function composeInlines(inlines: Inline[], feed: AnswerFeed): PaperInline[] {
  return curlInlines(inlines.map((inline) => composeInline(inline, feed)));
}

function hasPlace(inlines: Inline[]): boolean {
  return inlines.some((inline) => inline.type === 'blank' || inline.type === 'choice');
}

/** A word with one blank behind it is printed as a word and a line to write on, so that the lines stand in a column. */
function splitTrailingBlank(prompt: Inline[]): {
  prompt: Inline[];
  blank?: Extract<Inline, { type: 'blank' }>;
} {
  const last = prompt.at(-1);
  const before = prompt.slice(0, -1);
  return last?.type === 'blank' && before.length > 0 && !hasPlace(before)
    ? { prompt: before, blank: last }
    : { prompt };
}

/** Two lines of the half of a column that stands beside a line to write on. */
const mostEmBeside = 24;

function isLongPrompt(prompt: Inline[]): boolean {
  const letters = Array.from(prompt.map((inline) => ('text' in inline ? inline.text : '')).join(''));
  return letters.reduce((em, letter) => em + (letter > '\u10FF' ? 1 : 0.5), 0) > mostEmBeside;
}

function composeItem(item: ExerciseItem, feed: AnswerFeed): PaperItem {
  const split = splitTrailingBlank(item.prompt);
  const prompt = composeInlines(split.prompt, feed);
  const answer = hasPlace(split.prompt) ? undefined : feed.takeNext();
  if (item.options === undefined) {
    return {
      number: item.number,
      prompt,
      ...(isLongPrompt(split.prompt) && !hasPlace(split.prompt) ? { isLong: true as const } : {}),
      ...optional('hint', split.blank?.hint),
      ...optional('answer', writeBehind(split.blank?.hint, answer)),
    };
  }
  const options = item.options.map(cleanText);
  const keyOption = findKeyOption(options, answer);
  return { number: item.number, prompt, options, ...(keyOption === undefined ? {} : { keyOption }) };
}

/** An item's answer is the option itself or its number, printed or circled. */
function findKeyOption(options: string[], answer: string | undefined): number | undefined {
  if (answer === undefined) return undefined;
  const index = options.findIndex(
    (option, at) =>
      isSameWord(option, answer) || answer === String(at + 1) || answer.startsWith(getCircledNumber(at + 1)),
  );
  return index < 0 ? undefined : index + 1;
}

const isBlankAlone = (cell: Inline[]): boolean => cell.length === 1 && cell[0]?.type === 'blank';

/** A row of two places takes what is wrong and what is right from one answer; else each place takes its own. */
function composeRow(row: Inline[][], feed: AnswerFeed): PaperInline[][] {
  const isPair = row.filter(isBlankAlone).length === 2;
  const pair = isPair ? feed.takeNext()?.split(' → ') : undefined;
  return row.map((cell) =>
    isPair && isBlankAlone(cell)
      ? [{ type: 'blank', widthEm: 0, ...optional('answer', pair?.shift()) }]
      : composeInlines(cell, feed),
  );
}

function composeBlock(block: Block, feed: AnswerFeed): PaperBlock {
  switch (block.type) {
    case 'paragraph':
      return {
        type: 'paragraph',
        inlines: composeInlines(block.inlines, feed),
        isIndented: block.isIndented,
      };
    case 'box':
      return {
        type: 'box',
        ...optional('heading', block.heading === undefined ? undefined : cleanText(block.heading)),
        paragraphs: block.paragraphs.map((inlines) => composeInlines(inlines, feed)),
      };
    case 'labelled':
      return {
        type: 'labelled',
        label: cleanText(block.label),
        inlines: composeInlines(block.inlines, feed),
      };
    case 'table':
      return {
        type: 'table',
        columns: block.columns.map(({ heading, weight }) => ({ heading: cleanText(heading), weight })),
        rows: block.rows.map((row) => composeRow(row, feed)),
      };
    case 'sentence-rows':
      return {
        type: 'sentence-rows',
        rows: block.rows.map((row, index) => ({
          number: row.number,
          inlines: composeInlines(row.inlines, feed),
          ...optional('answer', feed.getRow(index)),
        })),
      };
    case 'items':
      return {
        type: 'items',
        columnCount: block.columnCount,
        items: block.items.map((item) => composeItem(item, feed)),
      };
    case 'word-bank':
      return { type: 'word-bank', words: block.words.map(cleanText) };
    case 'writing-lines':
      return { type: 'writing-lines', count: block.count, ...optional('answer', feed.takeNext()) };
  }
}

/** Whether the numbered items alone take the whole list: a blank in the text above is then only pointed at. */
function areAnswersOfItems({ body, answer }: Exercise): boolean {
  if (answer.type !== 'list') return false;
  const items = body.flatMap((block) => (block.type === 'items' ? block.items : []));
  return items.length === answer.items.length && items.every(({ prompt }) => !hasPlace(prompt));
}

/** The body of an exercise as blocks of the paper. */
export function composeBlocks(exercise: Exercise, feed: AnswerFeed): PaperBlock[] {
  const forText = areAnswersOfItems(exercise) ? new AnswerFeed(undefined) : feed;
  return exercise.body.map((block) => composeBlock(block, block.type === 'items' ? feed : forText));
}
