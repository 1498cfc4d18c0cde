import { describe, expect, it } from 'vitest';

import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { cutUnits } from '#syntax/units.ts';

function cut(text: string): string[] {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) return [];
  const view = viewSentence(analysis, sentence);
  return cutUnits(view, 0, view.length - 1).map(({ first, end }) => textOf(view, first, end));
}

describe('verbs in units', () => {
  it.each([
    ['The guide who had been warned could see the path.', 'had been warned'],
    ['The baker thinks that the bread has not been sold.', 'has not been sold'],
    ['The nurses say that the old man will most likely be moved.', 'will most likely be moved'],
    ['Those who knew the town have to leave it.', 'have to leave'],
    ['What she felt seems to have been a kind of fear.', 'to have been'],
    ['The letter told the boys how to win them over.', 'to win them over'],
    ['The clerk who came had already turned it down.', 'had already turned it down'],
  ])('keep their helpers where another verb could take them: %s', (text, unit) => {
    expect(cut(text)).toContain(unit);
  });

  it.each([
    ['The guests sing louder than their hosts do.', 'than their hosts do'],
    ['The lamp changed the way they read at night.', 'they read'],
    ['Strange as these stories are, the children believe them.', 'as these stories are,'],
  ])('keep a short subject that could change places with them: %s', (text, unit) => {
    expect(cut(text)).toContain(unit);
  });

  it.each([
    ['The young coach could ask the tired players to rest.', 'could'],
    ['The guests who came ate the cake with their hands.', 'who'],
    ['The farmers think that the river flooded their fields.', 'the river'],
  ])('stay apart from what nothing else could take: %s', (text, unit) => {
    expect(cut(text)).toContain(unit);
  });
});
