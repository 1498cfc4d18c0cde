import { countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import type { SideRow } from '#meaning/lines/side-rows.ts';
import { readSaidWords } from '#meaning/said-words.ts';
import { namesAny } from '#meaning/stems.ts';
import { weighSubjects } from '#meaning/subject-relevance.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { readOnce } from '#read-once.ts';

/** Of its own words a row may share so many with the passage, and with the lines of the teacher. */
const mostInText = 2;
const mostInLines = 1;
const mostInGist = 2;
const mostOfKorean = 0.6;

const read = (said: string): ReadonlySet<string> => new Set(listLineWords(said));

const readWords = readOnce(({ topic, title, gist, keys }: SideRow) => ({
  english: read(`${topic} ${title}`),
  korean: read(gist),
  keys: read(keys.join(' ')),
}));

/** "Too many": two words side by side, one of them no word of the matter. */
function sharesPair(lines: string, { topic, title }: SideRow, own: ReadonlySet<string>): boolean {
  const said = ` ${lines.toLowerCase().replace(/[^a-z]+/gu, ' ')} `;
  return [topic, title].some((line) => {
    const words = line.toLowerCase().match(/[a-z]+/gu) ?? [];
    return words.some(
      (word, at) =>
        said.includes(` ${word} ${words[at + 1] ?? '-'} `) &&
        listLineWords(`${word} ${words[at + 1] ?? ''}`).some((one) => own.has(one)),
    );
  });
}

/**
 * Tells whether the passage speaks of what a row says, by the words that show it or by saying the same in other words:
 * where more than its matter would be in both, both could be right.
 */
export const readTreated = readPassageOnce((source, analysis): ((row: SideRow) => boolean) => {
  const { text, topic = '', title = '', summary = '', gist = '', translations = [] } = source;
  const { mains, others } = weighSubjects(source, analysis);
  const lines = [topic, title, summary].join(' ');
  const said = readSaidWords(source, analysis);
  const matter = read([...mains, ...others].join(' '));
  const [inText, inLines, inGist] = [read(text), read(lines), read(gist)];
  const inKorean = read([gist, ...translations].join(' '));
  const saysTheSame = (row: SideRow): boolean => {
    const { english, korean, keys } = readWords(row);
    const own = new Set([...english].filter((word) => !keys.has(word) && !matter.has(word)));
    const ofLines = countSharedWords(inLines, own);
    const ofText = countSharedWords(inText, own);
    return (
      ofLines > mostInLines ||
      ofText > mostInText ||
      (ofLines === mostInLines && (ofText === mostInText || sharesPair(lines, row, own))) ||
      countSharedWords(inGist, korean) > mostInGist ||
      countSharedWords(inKorean, korean) >= mostOfKorean * korean.size
    );
  };
  const known = new Map<SideRow, boolean>();
  return (row) => {
    const found = known.get(row) ?? (namesAny(row.triggers, said.text, said.lines) || saysTheSame(row));
    known.set(row, found);
    return found;
  };
});
