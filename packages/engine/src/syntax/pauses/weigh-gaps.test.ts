import { describe, expect, it } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';
import { findPauses, listPossiblePauses } from '#syntax/pauses/find-pauses.ts';
import { weighGaps } from '#syntax/pauses/weigh-gaps.ts';

function viewOf(text: string): SentenceView {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  return viewSentence(analysis, sentence);
}

const views = sampleBook.units
  .flatMap(({ passages }) => passages.slice(0, 2))
  .flatMap(({ source }) => {
    const analysis = analysePassage(source);
    return analysis.sentences.map((sentence) => viewSentence(analysis, sentence));
  });

describe('weighGaps', () => {
  it('gives chances that add up to 1 wherever a space stands, and none elsewhere', () => {
    for (const view of views) {
      const chances = weighGaps(view);
      expect(chances).toHaveLength(view.length);
      for (const [index, gap] of chances.entries()) {
        const hasSpace = index > 0 && view.at(index).start > view.at(index - 1).end;
        expect(gap !== undefined).toBe(hasSpace);
        if (gap !== undefined) expect(gap.fault + gap.possible + gap.expected).toBeCloseTo(1, 6);
      }
    }
  });

  it('is sure of the plainest things', () => {
    const view = viewOf('When the rain stopped, the children ran into the garden.');
    const at = (word: string) =>
      weighGaps(view)[view.tokens.findIndex(({ text }, index) => index > 0 && text === word)];
    expect(at('rain')?.fault).toBeGreaterThan(0.95);
    expect(at('garden')?.fault).toBeGreaterThan(0.95);
    const [, , , , , second] = weighGaps(view);
    expect(second?.expected).toBeGreaterThan(0.9);
  });
});

describe('the reasons of pauses', () => {
  it.each([
    ['The guide explained that no visitor may touch the old walls.', 'that', 'that절 앞'],
    ['The nurse who remembers the names of the dead offers a kind of comfort.', 'who', '관계사절 앞'],
    ['The shop closed early because the owner had gone to the city.', 'because', '접속사 앞'],
    ['The families are happier, but the reason has little to do with food.', 'but', '쉼표 뒤'],
    ['The man who lives next to us opened the door and told us the story.', 'and', '등위접속사 앞'],
  ])('%s: before %s stands %s', (text, word, reason) => {
    const view = viewOf(text);
    const pause = listPossiblePauses(view).find(({ before }) => view.at(before).lower === word);
    expect(pause?.reason).toBe(reason);
  });

  it('are told of every pause that is made', () => {
    for (const view of views)
      for (const { before, reason } of findPauses(view, 'fine')) {
        expect(before).toBeGreaterThan(0);
        expect(reason).toMatch(/[가-힣] (?:앞|뒤)$/u);
      }
  });
});
