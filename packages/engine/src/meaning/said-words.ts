import { listBeginnings } from '#meaning/stems.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** What a passage says and what the teacher's lines of it say, by the beginnings of the words. */
export const readSaidWords = readPassageOnce(({ text, topic, title, summary, gist }) => ({
  text: listBeginnings(text),
  lines: listBeginnings([topic, title, summary].join('\n')),
  gist: listBeginnings(gist ?? ''),
}));
