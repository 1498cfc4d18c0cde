import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { takeApart, type WordOrderTask } from '#syntax/word-order-task.ts';

function cut(text: string): WordOrderTask | undefined {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  return sentence && takeApart(viewSentence(analysis, sentence), 12);
}

describe('other right orders', () => {
  it.each([
    [
      'Gardeners who grew roses should cut the branches before they cover the soil.',
      'Before they cover the soil, gardeners who grew roses should cut the branches.',
    ],
    [
      'However, the young nurse can read the old records while the doctors were asleep.',
      'However, while the doctors were asleep, the young nurse can read the old records.',
    ],
    [
      'Her father left when she was a child, and her aunt raised her alone.',
      'When she was a child, her father left, and her aunt raised her alone.',
    ],
    [
      'The young widow had used the small garden to feed her hungry children.',
      'To feed her hungry children, the young widow had used the small garden.',
    ],
    [
      'The old engineer could have stopped the heavy train by pulling a red lever.',
      'By pulling a red lever, the old engineer could have stopped the heavy train.',
    ],
    [
      'Although he owned the field, the old farmer planted nothing, and the weeds covered it.',
      'The old farmer planted nothing, although he owned the field, and the weeds covered it.',
    ],
    [
      'As the snow melts, the gray river rises, and the old mill turns.',
      'The gray river rises, as the snow melts, and the old mill turns.',
    ],
    [
      'The old baker, a man who had lost his shop, kept the long wooden table.',
      'A man who had lost his shop, the old baker, kept the long wooden table.',
    ],
    [
      'The people of the valley speak their own language, Soqotri, which had no written form.',
      'The people of the valley speak Soqotri, their own language, which had no written form.',
    ],
    [
      'Whereas the old tower can be seen from the hill, the well must be found by chance.',
      'The old tower can be seen from the hill, whereas the well must be found by chance.',
    ],
    [
      'The old tower can be seen from the hill, whereas the well must be found by chance.',
      'Whereas the old tower can be seen from the hill, the well must be found by chance.',
    ],
    [
      'The young guard could have opened the heavy gate by the end of the night.',
      'By the end of the night, the young guard could have opened the heavy gate.',
    ],
    [
      'What made the old bridge dangerous was that the young guards had forgotten the lamp.',
      'That the young guards had forgotten the lamp was what made the old bridge dangerous.',
    ],
    [
      'For a long time, the old farmers could sell the wheat because the young miller needed flour.',
      'The old farmers could sell the wheat for a long time, because the young miller needed flour.',
    ],
  ])('are told: %s', (text, other) => {
    expect(cut(text)?.accepted).toContain(other);
  });

  it('keeps a place that could move with its word where the other order cannot be told', () => {
    expect(
      cut('The shepherds who slept in the valley saw the wolves before the dogs woke.')?.units,
    ).toContain('slept in the valley');
  });

  it('lets a what-clause and its noun change places', () => {
    expect(cut('What the young coach told the tired players was an old story.')?.accepted).toContain(
      'An old story was what the young coach told the tired players.',
    );
    expect(cut('What the young coach told the tired players was old and sad.')?.accepted ?? []).toEqual([]);
  });

  it.each([
    'The guests will remember the moment when the old door opened slowly.',
    'It was only because the guard slept that the prisoner could escape.',
    'The old captain did not know when to call the crew.',
    'She wanted to know whether the old farmers had sold their land.',
    'Although the farmer owned the field, he planted nothing, and the weeds covered it.',
  ])('are not made where the clause belongs to another word: %s', (text) => {
    expect(cut(text)?.accepted ?? []).toEqual([]);
  });

  it.each([
    'The guide told the tired group to wait until the rain stopped.',
    'The critics say that the plan will fail unless the mayor changes the rules.',
    'The new law has in some ways helped the poor farmers who sold their land.',
    'Now and then she remembered the old garden behind the house of her aunt.',
    'Strangely, then, the smallest dog can scare the largest wolf in the forest.',
  ])('leave the sentence out where they cannot be told with certainty: %s', (text) => {
    expect(cut(text)).toBeUndefined();
  });

  it.each([
    ['The young painter won the heart of the king by showing how the sea looks at night.', 'by showing'],
    ['The widow who sold the house had lived there without knowing what the cellar held.', 'without knowing'],
    ['The clerks wanted to close the old office before asking what the mayor thought.', 'before asking'],
  ])('leave no piece alone that what follows leans on: %s', (text, unit) => {
    expect(cut(text)?.units ?? []).not.toContain(unit);
  });

  it('have nothing in front that belongs to an idiom of two phrases', () => {
    expect(
      cut('The whole plan of the young mayor can end in tears in a single night.')?.accepted ?? [],
    ).toEqual([]);
  });

  it('keeps the capital of a name that begins the sentence', () => {
    expect(cut('Edward Jenner was the first doctor who gave the children a vaccine.')?.units[0]).toBe(
      'Edward Jenner',
    );
    expect(cut('Many doctors gave the children a vaccine because the disease spread.')?.units[0]).toBe(
      'many doctors',
    );
  });
});
