import type { Exercise } from '@jadoo/engine';
import { describe, expect, test } from 'vitest';
import { writeGift } from '#gift/write-gift.ts';
import { paragraph, text } from '#test-fixtures/exercise-parts.ts';
import {
  gistExercise,
  grammarErrorExercise,
  orderExercise,
  questionExercises,
  topicExercise,
  wordOrderExercise,
} from '#test-fixtures/question-exercises.ts';
import { worksheetExercises } from '#test-fixtures/worksheet-exercises.ts';

interface Question {
  title: string;
  stem: string;
  right: string[];
  wrong: string[];
  feedback: string;
}

const unescapeGift = (value: string) => value.replace(/\\(.)/gu, '$1');

/** Index of the first `mark` that no backslash guards. */
function findBare(source: string, mark: string, from = 0): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === '\\') at += 1;
    else if (source.startsWith(mark, at)) return at;
  }
  return -1;
}

/** Reads GIFT by the rules of Moodle's own importer: paragraphs, `::title::`, braces, then = and ~. */
function parseGift(source: string): Question[] {
  return source
    .trim()
    .split(/\n\s*\n/u)
    .map((question) => {
      const titleEnd = findBare(question, '::', 2);
      const open = findBare(question, '{', titleEnd);
      const close = findBare(question, '}', open);
      expect(question.startsWith('::')).toBe(true);
      expect(findBare(question, '{', open + 1)).toBe(-1);
      expect(question.slice(close + 1)).toBe('');
      const inner = question.slice(open + 1, close);
      const feedbackAt = findBare(inner, '####');
      const answers = feedbackAt < 0 ? inner : inner.slice(0, feedbackAt);
      return {
        title: unescapeGift(question.slice(2, titleEnd)),
        stem: unescapeGift(question.slice(titleEnd + 2, open)),
        ...splitAnswers(answers),
        feedback: feedbackAt < 0 ? '' : unescapeGift(inner.slice(feedbackAt + 4).trim()),
      };
    });
}

function splitAnswers(answers: string): { right: string[]; wrong: string[] } {
  const found = { right: [] as string[], wrong: [] as string[] };
  const starts: number[] = [];
  for (let at = 0; at < answers.length; at += 1) {
    if (answers[at] === '\\') at += 1;
    else if (answers[at] === '=' || answers[at] === '~') starts.push(at);
  }
  starts.forEach((start, index) => {
    const value = unescapeGift(answers.slice(start + 1, starts[index + 1]).trim());
    (answers[start] === '=' ? found.right : found.wrong).push(value);
  });
  return found;
}

describe('writeGift', () => {
  test('writes every five-choice and one-answer exercise and nothing else', () => {
    const questions = parseGift(writeGift([...worksheetExercises, ...questionExercises]));
    const expected = questionExercises.filter(
      ({ answer }) => answer.type === 'option' || answer.type === 'text',
    );
    expect(questions.map(({ title }) => title)).toEqual(expected.map(({ id }) => id));
  });

  test('a five-choice question has its one right answer and four wrong ones', () => {
    const [order, gist] = parseGift(writeGift([orderExercise, gistExercise]));
    expect(order?.right).toEqual(['(C)－(A)－(B)']);
    expect(order?.wrong).toHaveLength(4);
    expect(gist?.right).toEqual([
      gistExercise.options[0]?.map((inline) => ('text' in inline ? inline.text : '')).join(''),
    ]);
  });

  test('marks in the text answer for options that are not printed', () => {
    const [question] = parseGift(writeGift([grammarErrorExercise]));
    expect(question?.stem).toContain('④<u>which</u>');
    expect(question?.right).toEqual(['④']);
    expect(question?.feedback).toContain('who로 고쳐야 한다');
  });

  test('a written answer comes with what is accepted beside it', () => {
    const [question] = parseGift(writeGift([wordOrderExercise]));
    expect(question?.right).toEqual([
      'Still, good intentions can be held too cheaply.',
      'Good intentions, still, can be held too cheaply.',
    ]);
    expect(question?.wrong).toEqual([]);
  });

  test('no text can break out of its place, in GIFT or in HTML', () => {
    const nasty = 'a=b ~c #d {e} f:g ::h:: \\i // $CATEGORY: x <script>&amp;\n\n} ####';
    const exercise: Exercise = {
      ...topicExercise,
      body: [paragraph([text(nasty)])],
      options: [nasty, '2', '3', '4', '5'].map((option) => [text(option)]),
      answer: { type: 'option', number: 1 },
      explanation: [nasty],
      footnotes: [{ word: nasty, meaning: nasty }],
    };
    const [question, ...rest] = parseGift(writeGift([exercise]));
    const html = 'a=b ~c #d {e} f:g ::h:: \\i // $CATEGORY: x &lt;script&gt;&amp;amp; } ####';
    expect(rest).toEqual([]);
    expect(question?.right).toEqual([html]);
    expect(question?.wrong).toEqual(['2', '3', '4', '5']);
    expect(question?.stem).toContain(`<p>${html}</p>`);
    expect(question?.feedback).toBe(`<p>${html}</p>`);
  });

  test('nothing to write gives an empty file', () => {
    expect(writeGift(worksheetExercises)).toBe('');
  });
});
