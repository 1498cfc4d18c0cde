import type { GistLine } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords, unfitToLink } from '#meaning/gist/gist-words.ts';
import type { DistractorLine, LineContext } from '#meaning/lines/distractor-line.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listOtherHeadings } from '#meaning/lines/other-headings.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';

/** What one could write of the matter of the 요지 in place of it. */
export function listHeadings(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  return listOtherHeadings(context).map((line) => ({
    sort: 'heading',
    origin: line.aspect ?? line.id,
    words: readWords(line.text, matter),
    isPassing: line.isWeak === true,
    line,
  }));
}

const mostGeneral = 4;

/** Lines of the bank on the matter of the passage, which it leaves aside. */
export function listGeneral(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  const sides = listSideDistractors(context);
  const topic = readTopicNoun(context.answer);
  const told = new Set(listLineWords(context.answer));
  const sharesNoun = (text: string): boolean =>
    listLineWords(text).some((word) => told.has(word) && !unfitToLink.has(word));
  const isNearest = ({ isNear, text }: DistractorLine): boolean =>
    (isNear === true && sharesNoun(text)) ||
    (topic !== '' && new RegExp(`(?:^| )${topic}(?:[은는이가을를의과와]|에|으로|로)(?: |$)`, 'u').test(text));
  return [true, false]
    .flatMap((wanted) =>
      sides
        .filter((line) => isNearest(line) === wanted && (wanted || sharesNoun(line.text)))
        .slice(0, mostGeneral),
    )
    .map((line) => ({
      sort: 'general',
      origin: line.id,
      words: readWords(line.text, matter),
      isPassing: !isNearest(line),
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
