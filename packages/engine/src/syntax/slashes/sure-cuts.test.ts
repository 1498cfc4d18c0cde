import { describe, expect, it } from 'vitest';

import { makeExercise } from '#exercise/registry.ts';

const tail = ' If that were so, we might expect every animal to become faster.';

function cut(text: string): string {
  const made = makeExercise('chunk-reading', { id: 'p', text: text.replaceAll(' / ', ' ') + tail }, {}, 1);
  if ('refused' in made) throw new Error(made.reason);
  const [row = []] = made.body.flatMap((block) =>
    block.type === 'sentence-rows' ? block.rows.map(({ inlines }) => inlines) : [],
  );
  return row.map((inline) => (inline.type === 'slash' ? '/' : 'text' in inline ? inline.text : '')).join(' ');
}

describe('pauses before a phrase', () => {
  it.each([
    'The keeper had looked after the same three bears / for nearly forty years.',
    'He promised to repair the roof of the old barn / before the first of the autumn storms.',
    'The village built a second road around the hill / because of the noise from the mine.',
    'Most visitors spend far more time reading the labels / than looking at the paintings.',
  ])('shorten a long stretch where they are sure: %s', (text) => {
    expect(cut(text)).toBe(text);
  });

  it.each([
    'The letter was sent directly to the new owner.',
    'The painter stood on the ladder with his back to the door.',
    'She taught the piano almost until the end of her life.',
    'The new rule lends weight to a very old complaint.',
    'They passed the buckets from hand to hand across the square.',
    'The children were left to struggle with the task.',
    'Nobody had ever built anything like the present tower.',
    'The teacher asked the girls to draw a plan of the room.',
  ])('are left out where a word before asks for the phrase, or the stretch is short: %s', (text) => {
    expect(cut(text)).toBe(text);
  });
});

describe('last checks of the other pauses', () => {
  it.each([
    'The label must name not only the fruit / that was used / but also the sugar.',
    'He likes streets / that are lined with trees / and those / that lead to the sea.',
    'The guests who stayed / were given a second key.',
    'The scout saw a thin beam of light / where none had been before.',
  ])('part what belongs to two clauses: %s', (text) => {
    expect(cut(text)).toBe(text);
  });

  it.each([
    'The old men can no more rely on the strength of their arms.',
    'The clerk never learned which key fitted which door.',
    'The traffic moves as slowly as it did before.',
  ])('part no verb from its helper and open no clause without a verb: %s', (text) => {
    expect(cut(text)).not.toMatch(/more \/|\/ which door|it \//u);
  });
});
