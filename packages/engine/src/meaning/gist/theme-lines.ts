import type { GistLine } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords, unfitToLink } from '#meaning/gist/gist-words.ts';
import type { LineContext } from '#meaning/lines/distractor-line.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';

const mostGeneral = 3;

/** Lines on the very matter of the 요지 that the passage leaves aside. */
export function listThemeLines(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  const topics = readTopicNouns(context.answer);
  const themes = listThemes(context);
  const isOn = (text: string): boolean =>
    (topics.length > 0 && topics.every((noun) => ` ${text}`.includes(` ${noun}`))) ||
    themes.some((noun) =>
      new RegExp(`(?:^|\\s)${noun}(?:[은는이가을를의에]|에서|으로|로)(?=\\s)`, 'u').test(text),
    );
  const nouns = new Set([...topics, ...themes].flatMap(listLineWords));
  const said = new Set((context.source.translations ?? []).flatMap(listLineWords));
  const count = (text: string): number =>
    listLineWords(text).filter((word) => !nouns.has(word) && !unfitToLink.has(word) && said.has(word)).length;
  const sides = listSideDistractors(context).filter(({ isFar }) => isFar !== true);
  const touching = sides
    .filter(({ text }) => !sides.some((other) => other.text !== text && text.endsWith(other.text)))
    .filter(({ text }) => isOn(text))
    .map((line) => ({ line, touched: count(line.text) }));
  // Of the theme alone a line may say anything: those stand that share most of what the passage says of it.
  const most = Math.max(1, ...touching.map(({ touched }) => touched));
  return touching
    .filter(({ touched }) => touched === most)
    .slice(0, mostGeneral)
    .map(({ line }) => ({ sort: 'general', origin: line.id, words: readWords(line.text, matter), line }));
}

/** The nouns of the 요지 of which most sentences speak. */
function listThemes({ answer, source: { translations = [] } }: LineContext): string[] {
  const nouns = [
    ...answer.matchAll(/(?<=^|\s)([가-힣]{2,}?)(?:[은는이가을를의에]|에서|으로|로)(?=\s)/gu),
  ].map(([, noun = '']) => noun);
  return nouns.filter(
    (noun) =>
      !unfitToLink.has(noun) &&
      !/^(?:것|사람들?|경우|과정|방식|비용|효과|영향|방법|이유|때문|우리|자신)$/u.test(noun) &&
      translations.filter((line) => ` ${line}`.includes(` ${noun}`)).length >=
        Math.max(leastThemed, shareThemed * translations.length),
  );
}
const leastThemed = 3;
const shareThemed = 0.3;

/** 숲, 관중의 소음: the noun of which the 요지 speaks, with the one to which it belongs; none where it is not sure. */
function readTopicNouns(answer: string): string[] {
  const words = answer.split(' ');
  const end = findFirstTopicEnd(words) || words.findIndex((word) => /[가-힣]{2}[이가]$/u.test(word)) + 1;
  const noun = words[end - 1]?.replace(/(?:에서|에게|으로)?[은는이가]$/u, '') ?? '';
  const owner = /^([가-힣]{2,})의$/u.exec(words[end - 2] ?? '')?.[1];
  return noun.length < leastNoun || /^(?:것|사람들?|우리|경우|과정|방식|비용|효과)$/u.test(noun)
    ? []
    : [noun, ...(owner === undefined ? [] : [owner])];
}
const leastNoun = 2;
