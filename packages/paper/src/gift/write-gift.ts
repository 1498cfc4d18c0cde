import type { Block, Exercise, Inline } from '@jadoo/engine';
import { cleanText } from '#compose/clean-text.ts';
import { getCircledNumber } from '#compose/marks.ts';

/** GIFT gives these a meaning anywhere in a question; the backslash first, or it would escape the escapes. */
const special = /[\\~=#{}:]/gu;

function escapeGift(text: string): string {
  return text.replace(special, '\\$&');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const say = (text: string): string => escapeGift(escapeHtml(cleanText(text)));

/** A tag of ours may hold an equals sign or a colon, which GIFT would read as its own. */
const tag = (html: string): string => escapeGift(html);

function writeInline(inline: Inline): string {
  switch (inline.type) {
    case 'text':
      return say(inline.text);
    case 'strong':
      return `<b>${say(inline.text)}</b>`;
    case 'underline':
      return `${say(inline.mark ?? '')}<u>${say(inline.text)}</u>`;
    case 'blank':
      return `${say(inline.label ?? '')} ${say(inline.hint ?? '')}______`.trimStart();
    case 'choice':
      return `${say(inline.label)} [${say(inline.left)} / ${say(inline.right)}]`;
    case 'insertion-point':
      return `( ${say(inline.mark)} )`;
    case 'slash':
      return ' / ';
  }
}

const writeRun = (inlines: Inline[]): string => inlines.map(writeInline).join('');

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${writeRun(block.inlines)}</p>`;
    case 'box': {
      const heading = block.heading === undefined ? '' : `<p><b>&lt;${say(block.heading)}&gt;</b></p>`;
      const paragraphs = block.paragraphs.map((inlines) => `<p>${writeRun(inlines)}</p>`).join('');
      return `${tag('<blockquote style="border:1px solid">')}${heading}${paragraphs}</blockquote>`;
    }
    case 'labelled':
      return `<p>${say(block.label)} ${writeRun(block.inlines)}</p>`;
    case 'table':
      return writeTable(block);
    case 'sentence-rows':
      return block.rows.map((row) => `<p>${row.number}. ${writeRun(row.inlines)}</p>`).join('');
    case 'items':
      return block.items.map((item) => `<p>${item.number}. ${writeRun(item.prompt)}</p>`).join('');
    case 'word-bank':
      return `<p>[ ${block.words.map(say).join(' / ')} ]</p>`;
    case 'writing-lines':
      return '';
  }
}

function writeTable({ columns, rows }: Extract<Block, { type: 'table' }>): string {
  const head = columns.map(({ heading }) => `<th>${say(heading)}</th>`).join('');
  const body = rows
    .map((row) => `<tr>${row.map((cell) => `<td>${writeRun(cell)}</td>`).join('')}</tr>`)
    .join('');
  return `<table><tr>${head}</tr>${body}</table>`;
}

function writeFeedback(exercise: Exercise): string {
  const text = exercise.explanation.map((line) => `<p>${say(line)}</p>`).join('');
  return text === '' ? '' : `\n####${text}`;
}

function writeAnswers(exercise: Exercise): string | undefined {
  const { answer, options } = exercise;
  if (answer.type === 'option') {
    const texts = options.length > 0 ? options.map(writeRun) : [1, 2, 3, 4, 5].map(getCircledNumber);
    return texts.map((text, index) => `${index + 1 === answer.number ? '=' : '~'}${text}`).join('\n');
  }
  if (answer.type !== 'text') return undefined;
  // Short answers are compared as plain text: HTML entities would never match what a student types.
  const accepted = new Set([answer.text, ...answer.accepted].map((text) => escapeGift(cleanText(text))));
  return [...accepted].map((text) => `=${text}`).join('\n');
}

function writeQuestion(exercise: Exercise): string | undefined {
  const answers = writeAnswers(exercise);
  if (answers === undefined) return undefined;
  const notes = exercise.footnotes.map(({ word, meaning }) => `<p>* ${say(`${word}: ${meaning}`)}</p>`);
  const stem = `<p>${writeRun(exercise.instruction)}</p>${exercise.body.map(writeBlock).join('')}${notes.join('')}`;
  return `::${say(exercise.id)}::[html]${stem}{\n${answers}${writeFeedback(exercise)}\n}`;
}

/**
 * Moodle's GIFT of all five-choice and one-answer exercises, as UTF-8 text with one question per blank-line
 * paragraph. Worksheets and exercises with several answers have no counterpart there and are left out.
 */
export function writeGift(exercises: Exercise[]): string {
  const questions = exercises.map(writeQuestion).filter((question) => question !== undefined);
  return questions.length === 0 ? '' : `${questions.join('\n\n')}\n`;
}
