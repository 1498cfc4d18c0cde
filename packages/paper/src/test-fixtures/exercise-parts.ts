import type { Block, Exercise, Inline } from '@jadoo/engine';
import type { FixturePassage } from '#test-fixtures/passages.ts';

export const text = (value: string): Inline => ({ type: 'text', text: value });

export const paragraph = (inlines: Inline[], isIndented = true): Block => ({
  type: 'paragraph',
  inlines,
  isIndented,
});

/** An exercise with the fields that printing does not look at filled in. */
export function makeExercise(
  passage: FixturePassage,
  part: Pick<Exercise, 'kind' | 'instruction' | 'body' | 'answer'> & Partial<Exercise>,
): Exercise {
  return {
    id: `${passage.id}:${part.kind}:1`,
    passageId: passage.id,
    seed: 1,
    options: [],
    explanation: [],
    changes: [],
    sourceSpans: [],
    candidates: [],
    signature: part.kind,
    points: 2,
    difficulty: 'middle',
    footnotes: [],
    ...part,
  };
}

/** Cuts a text at the given words, in order; each is handed to `make` with its place in the list. */
export function replaceWords(
  source: string,
  words: string[],
  make: (word: string, index: number) => Inline,
): Inline[] {
  const inlines: Inline[] = [];
  let rest = source;
  words.forEach((word, index) => {
    const at = rest.indexOf(word);
    if (at < 0) throw new Error(`fixture: no "${word}"`);
    inlines.push(text(rest.slice(0, at)), make(word, index));
    rest = rest.slice(at + word.length);
  });
  return [...inlines, text(rest)];
}

export const marks = ['①', '②', '③', '④', '⑤'];

export const markOptions: Inline[][] = marks.map((mark) => [text(mark)]);
