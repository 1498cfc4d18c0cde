import { findEntry } from '@jadoo/lexicon';
import { expect, test } from 'vitest';

import { optionFrames } from '#meaning/option-frames.ts';

const classes = new Set('people nature land thing stuff place practice text idea'.split(' '));

test('every frame is a phrase of its use with one place for a noun of known classes, and none stands twice', () => {
  const keys = optionFrames.flatMap((frame) =>
    [...frame.classes].map((one) => `${frame.use} ${one} ${frame.text}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
  for (const { use, text, classes: own } of optionFrames) {
    expect(text.split('{x}'), text).toHaveLength(2);
    expect([...own].every((one) => classes.has(one))).toBe(true);
    const [head = ''] = text.split(' ');
    if (use === 'noun' || use === 'factor') expect(text).toMatch(/^(?:an?|the) /u);
    else if (use === 'question') expect(head).toMatch(/^(?:how|wh\w+)$/u);
    else if (use !== 'state') expect(findEntry(head, 'v'), text).toBeDefined();
  }
});

test('there are frames of every use for people and for what is thought and done', () => {
  for (const use of ['person', 'thing', 'noun', 'state', 'question'])
    for (const one of ['people', 'practice', 'idea'])
      expect(
        optionFrames.filter((frame) => frame.use === use && frame.classes.has(one)).length,
        `${use} ${one}`,
      ).toBeGreaterThanOrEqual(2);
});
