import { describe, expect, it } from 'vitest';

import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { cutsPhrase } from '#syntax/unit-borders.ts';
import { cutUnits } from '#syntax/units.ts';

function cut(text: string): { units: string; isSound: boolean } {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) return { units: '', isSound: false };
  const view = viewSentence(analysis, sentence);
  const units = cutUnits(view, 0, view.length - 1);
  return {
    units: units.map(({ first, end }) => textOf(view, first, end)).join(' / '),
    isSound: !cutsPhrase(view, units),
  };
}

describe('units of a sentence', () => {
  it.each([
    ['A clock keeps the time by being wound every morning.', 'by being wound'],
    ['The guest asked one question before opening the box.', 'before opening the box'],
    ['The team crossed the desert without using any water.', 'without using any water'],
    ['The teacher asked the class to leave out most of the story.', 'to leave out / most of the story'],
    ['Many readers fill the margins with short clever notes.', 'with short clever notes'],
    ['The pilot had waited for more than twenty hours.', 'for more than twenty hours'],
    ['They describe the same room in completely different ways.', 'in completely different ways'],
    ['The town that she longed for was gone.', 'longed for'],
    ['The clerk did not know which form to sign.', 'which form'],
    ['The lamp kept burning even after the guests went home.', 'even after'],
    ['Her uncle told the boy not to open the door.', 'not to open'],
    ['The baker sells fresher bread than his neighbor.', 'than his neighbor'],
    ['The house whose walls and windows shine belongs to a painter.', 'whose walls and windows'],
    ['Every guest knows what he or she likes.', 'he or she'],
    ['The farmers know more than their teachers.', 'more than their teachers'],
    ['The bridge is about two hundred meters long.', 'about two hundred meters long'],
    ['The letter was lost for so long in the attic.', 'for so long'],
    ['The clerk remembers exactly where the keys were.', 'exactly where'],
    ['The cooks used much the same bread.', 'much the same bread'],
    ['The bridge cost more than twice the sum.', 'more than twice the sum'],
    ['The clerk speaks for a view one rejects.', 'for a view / one rejects'],
    ['They laugh not when they win but when they lose.', 'not when'],
    ['The guide sent a letter to the museum.', 'a letter / to the museum'],
  ])('keeps a phrase whole: %s', (text, expected) => {
    expect(` / ${cut(text).units} / `).toMatch(new RegExp(`[ /]${expected}[ /]`, 'u'));
    expect(cut(text).isSound).toBe(true);
  });

  it.each([
    ['The children climbed for years before the tree fell.', 'for years / before'],
    ['The cooks ate as much as the guests wanted.', 'as much as / the guests'],
    ['They broke the bread in half before the old man came.', 'in half / before'],
    ['The red house is not the one that she bought.', 'is not / the one'],
    ['The old farmer thought of the empty fields.', 'thought / of the empty fields'],
    ['She planned to turn the barn into a school.', 'to turn / the barn / into a school'],
    ['They confuse the stone found in the hills with gold.', 'found / in the hills / with gold'],
    ['The man who paints boats lives near the harbor.', 'who / paints'],
    ['The keys lie in what the children call a cave.', 'lie / in what'],
    ['The villagers gave the tired soldiers some bread.', 'the tired soldiers / some bread'],
  ])('does not join what is no phrase: %s', (text, expected) => {
    expect(cut(text).units).toContain(expected);
  });
});
