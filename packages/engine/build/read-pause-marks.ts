import { readFileSync } from 'node:fs';

import { viewSentence, type SentenceView } from '../src/grammar/sentence-view.ts';
import { analysePassage } from '../src/passage/analyse-passage.ts';
import type { gapMarks } from '../src/syntax/pauses/pause-network.ts';

/** What a reader marked before a token: a pause there is a fault, may be made, or is expected. */
type GapMark = (typeof gapMarks)[number];

/** A sentence with what a reader marked before each token; undefined where no space stands. */
export interface MarkedSentence {
  view: SentenceView;
  marks: (GapMark | undefined)[];
}

const signs: ReadonlyMap<string, GapMark> = new Map([
  [' || ', 'expected'],
  [' / ', 'possible'],
]);

/** The sentences of a file of marks, one a line: `||` where a pause is expected, `/` where one may be made. */
export function readPauseMarks(path: string): MarkedSentence[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readLine);
}

function readLine(line: string): MarkedSentence {
  let text = '';
  const markByStart = new Map<number, GapMark>();
  for (const part of line.split(/( \|\| | \/ )/u)) {
    const mark = signs.get(part);
    text += mark === undefined ? part : ' ';
    if (mark !== undefined) markByStart.set(text.length, mark);
  }
  const analysis = analysePassage({ id: 'marked', text });
  const [sentence, ...others] = analysis.sentences;
  if (sentence === undefined || others.length > 0) throw new Error(`no single sentence: ${text}`);
  const view = viewSentence(analysis, sentence);
  const marks = view.tokens.map(({ start }, index) => {
    const hasRoom = index > 0 && /\s/u.test(text.charAt(start - 1));
    return hasRoom ? (markByStart.get(start) ?? 'fault') : undefined;
  });
  return { view, marks };
}
