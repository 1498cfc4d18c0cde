import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { takeApart } from '#syntax/word-order-task.ts';

function cut(text: string): readonly string[] | undefined {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && takeApart(viewSentence(analysis, sentence), 12)?.units;
}

describe('a sentence to be put in order again', () => {
  it.each([
    'Sailors give longer answers, and they speak more slowly to one another.',
    'The plan does not depend on the good will of the person who bought the drink.',
    'How sailors live on so little bread at sea remains unknown to the farmers.',
    'The map changed the way people thought about the old coast of the island.',
    'The guide helps the guests to find their way home over the wet stones.',
    'Less certain was the reason why the farmers left the valley in the spring.',
    'Gone are the days when the children played with the dogs in the street.',
    'Such was the fear of the sailors that nobody dared to leave the harbor.',
    'Pink flowers opened near the old pond that no living person had ever seen.',
    'Where the damage done to a forest costs no one anything, the signal remains silent about it.',
    'That the night sky is dark appears to be a fact so obvious that no one would explain it.',
  ])('is none whose pieces would be cut wrongly: %s', (text) => {
    expect(cut(text)).toBeUndefined();
  });

  it.each([
    ['The sailors rarely sell a single fish once they have left the harbor.', 'once they'],
    ['The task is hard in that the guards have lost the only key.', 'hard in that'],
    ['The young cook wants a well-baked loaf that she can carry to the market.', 'a well-baked loaf'],
    ['The guests found that the old guard measured out the wrong dose.', 'measured out'],
    ['What the sailors feared was that the wind would turn before dawn.', 'was'],
    ['The storm changed the plan that people made for the old coast of the island.', 'that'],
    ['What the young guide told the tired guests was an old story.', 'an old story'],
    ['A rough coat of barnacles slows a vessel and wastes fuel, so the owners are angry.', 'a vessel'],
    [
      'Talent may help the players, but the larger share of the feat lies in how the old material is arranged.',
      'in how',
    ],
    ['The old guard was chosen because the young guests had resisted that plan.', 'that plan'],
    ['Hardly any guest buys the new box, and yet the old farmers sell the large ones.', 'and yet'],
    ['Iran now grows most of the spice, although the old farmers in Spain also sell it.', 'Iran'],
    [
      'The old farmers explained with a shrug that the guards had closed the road to the town.',
      'explained with a shrug',
    ],
    [
      'Many old houses look dangerous to modern eyes, and the guests leave them.',
      'dangerous to modern eyes,',
    ],
  ])('has its verb in a piece: %s', (text, unit) => {
    expect(cut(text)).toContain(unit);
  });

  it('keeps a short clause whole where there are too many pieces', () => {
    const text =
      'If something is missing, he can borrow it or buy it, and this often leads the guests to a talk.';
    const analysis = analysePassage({ id: 'p', text });
    const [sentence] = analysis.sentences;
    const units = sentence && takeApart(viewSentence(analysis, sentence), 9)?.units;
    expect(units?.every((unit) => !/ (?:if|and|or)$/u.test(unit))).toBe(true);
  });
});
