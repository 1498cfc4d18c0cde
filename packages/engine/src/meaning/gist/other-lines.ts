import type { GistLine } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords, unfitToLink } from '#meaning/gist/gist-words.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listOtherHeadings } from '#meaning/lines/other-headings.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';
import { leadIn } from '#meaning/lines/side-leads.ts';

/** What one could write of the matter of the 요지 in place of it. */
export function listHeadings(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  return listOtherHeadings(context)
    .flatMap((line) => [line, ...listLed(line, context.answer)])
    .map((line) => ({
      sort: 'heading',
      origin: line.aspect ?? line.id,
      words: readWords(line.text, matter),
      isPassing: line.isWeak === true,
      line,
    }));
}

/** Beside a long 요지 the same with a clause before it, so that the right line is not the longest by far. */
function listLed(line: DistractorLine, answer: string): DistractorLine[] {
  const text = answer.length > longGist ? leadIn(line.text) : undefined;
  return text === undefined ? [] : [{ ...line, text, shape: 'led' }];
}

const mostGeneral = 4;
const longGist = 38;

/** Lines of the bank on the matter of the passage, which it leaves aside. */
export function listGeneral(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  const sides = listSideDistractors(context);
  // Beside a short 요지 none needs a clause before it.
  const plain = sides.filter(({ shape }) => shape === undefined || context.answer.length > longGist);
  const topic = readTopicNoun(context.answer);
  const told = new Set(listLineWords(context.answer));
  const sharesNoun = (text: string): boolean =>
    listLineWords(text).some((word) => told.has(word) && !unfitToLink.has(word));
  const rankOf = ({ isNear, isFar, text }: DistractorLine): number =>
    (isNear === true && sharesNoun(text)) ||
    (topic !== '' && new RegExp(`(?:^| )${topic}(?:[은는이가을를의과와]|에|으로|로)(?: |$)`, 'u').test(text))
      ? 0
      : isFar === true
        ? 2
        : 1;
  return [0, 1, 2]
    .flatMap((rank) => plain.filter((line) => rankOf(line) === rank).slice(0, mostGeneral))
    .map((line) => ({
      sort: 'general',
      origin: line.id,
      words: readWords(line.text, matter),
      isPassing: rankOf(line) > 0,
      line,
    }));
}

/** 숲은: the noun of which the 요지 speaks; empty where it is not sure. */
function readTopicNoun(answer: string): string {
  const words = answer.split(' ');
  const noun = words[findFirstTopicEnd(words) - 1]?.replace(/[은는]$/u, '') ?? '';
  return noun.length < leastNoun ||
    /(?:것|사람들?|우리|경우|과정|방식|비용|효과|가치|본질|의미|때|[에로서])$/u.test(noun)
    ? ''
    : noun;
}
const leastNoun = 2;
