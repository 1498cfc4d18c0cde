import { describe, expect, test } from 'vitest';

import { textOf, viewSentence } from '#grammar/sentence-view.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { findBlankablePhrases } from '#syntax/blankable-phrases.ts';

function listPhrases(text: string): string[] {
  const analysis = analysePassageOnce({ id: 'p', text });
  return analysis.sentences.flatMap((sentence) =>
    findBlankablePhrases(viewSentence(analysis, sentence)).map(
      ({ view, first, end, tag, agent }) => `${tag} ${agent}: ${textOf(view, first, end)}`,
    ),
  );
}

describe('phrases that can be left out', () => {
  test.each([
    ['Good design begins with watching where they go.', 'VBG person: watching where they go'],
    [
      'It is affection that keeps the custom alive after the necessity has gone.',
      'VBZ thing: keeps the custom alive after the necessity has gone',
    ],
    [
      'Scientists can look deeper and deeper into the past.',
      'VB person: look deeper and deeper into the past',
    ],
    [
      'Doubt is the test through which conviction earns its strength.',
      'NP thing: the test through which conviction earns its strength',
    ],
    ['A building needs to be loved by those who use it.', 'VB thing: be loved by those who use it'],
    [
      'What matters is not the price but how long we are able to use it.',
      'WH thing: how long we are able to use it',
    ],
    ['The best way out of the trap is to imagine a stranger.', 'VB person: imagine a stranger'],
    ['Variety therefore acts as a kind of insurance.', 'NP thing: a kind of insurance'],
    ['Public parks are open only to a few.', 'JJ thing: open only to a few'],
    [
      'Those who stay discover it late, and they respect the older rules.',
      'VBP person: respect the older rules',
    ],
    ['Coaches who count only goals will miss the rest of the game.', 'VB person: miss the rest of the game'],
    ['As a result, small groups tend to choose the safest plan.', 'VB person: choose the safest plan'],
    [
      'The cure is not resting longer but sleeping at the right time.',
      'VBG person: sleeping at the right time',
    ],
    ['Some of what we fear, then, is simply a habit of the mind.', 'NP thing: a habit of the mind'],
    ['To forgive is to hand the past over to someone else.', 'VB person: hand the past over to someone else'],
    [
      'Trust depends less on kindness than on the hope that lies will be noticed.',
      'NP thing: the hope that lies will be noticed',
    ],
    ['Borrowing is a sign of health: only the living need new words.', 'NP thing: a sign of health'],
    [
      'A designer should find out where people are already walking.',
      'WH thing: where people are already walking',
    ],
    ['The message was in fact a cry for help.', 'NP thing: a cry for help'],
  ])('%s', (text, phrase) => {
    expect(listPhrases(text)).toContain(phrase);
  });

  test.each([
    ['an object before the verb', 'leave', 'She asked what kind of touch we wish to leave behind us today.'],
    ['a denial before it', 'strengthen', 'The effort does not strengthen the paths to the answer.'],
    ['a verb of its own subject', 'invites', 'One that invites mistakes teaches them how to adjust.'],
    ['a second clause', 'decay', 'The old trees decay and the living trees take root on them.'],
    ['a question', 'reveal', 'Can the small instruments reveal the moons of the planet?'],
    ['a number', 'open', 'The city will open 20 new parks near the river soon.'],
    ['a main verb inside', 'wait', 'Allowing them to wait for a bus costs nothing.'],
    ['a half of a comparison', 'laugh', 'People are more likely to laugh in company than alone.'],
    ['a quotation around it', 'keep', 'He said, “We will keep the old house for our children,” and left.'],
    [
      'a thing denied before a deed',
      'having',
      'What guests dislike is not the noise but having no quiet room.',
    ],
    ['a thing denied before a deed', 'losing', 'The danger is not the fall but losing the trust of others.'],
    ['a thing denied before a deed', 'asking', 'What helps is not a rule but asking the right question.'],
    ['a place instead of a reason', 'the', 'They paid not at sea but at the gates of the old town.'],
    ['a relative before it', 'keeps', 'People like an old house that keeps the memory of its builders.'],
  ])('no phrase with %s', (_, verb, text) => {
    expect(text).toContain(verb);
    expect(listPhrases(text).filter((phrase) => phrase.includes(`: ${verb} `))).toEqual([]);
  });
});
