import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { chooseSlashes } from '#syntax/slashes/choose-slashes.ts';
import { viewForSlashes } from '#syntax/slashes/slash-view.ts';

/** The first sentence with its pauses. */
export function cutSentence(text: string): string {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  const view = viewForSlashes(viewSentence(analysis, sentence));
  const places = [
    sentence.start,
    ...chooseSlashes(view, 'usual').map(({ before }) => view.at(before).start),
    sentence.end,
  ];
  return places
    .slice(1)
    .map((end, index) => text.slice(places[index], end).trim())
    .join(' / ');
}
