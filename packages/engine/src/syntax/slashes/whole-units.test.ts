import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

const join = (text: string): string => text.replaceAll(' / ', ' ');

describe('pauses part no unit', () => {
  it.each([
    'Its price was only about a tenth of the true value.',
    'The neighbors objected to a stranger becoming the leader of their club.',
    'Not until the late 1980s, however, / were new rules for plastic bottles agreed upon.',
    'When the river became warmer, / nearly all the young fish died.',
    'The cabin stands on a hill many kilometers from the coast.',
    'The cook may find the bread still in the oven.',
    'Were the villagers to sell the land, / she warns, / their children would lose a home.',
    'By means of the small word "unless," / the promise becomes empty.',
    'The birds fled to hills / where fur hunters had never set a foot.',
    'Guests may stay for no longer than sixty minutes.',
    'Few fears are as hard to name as jealousy.',
    'They gave up dreams / they did not know they held.',
    'Those who learned of it after the deadline had passed / may complain.',
  ])('keeps together: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'He still keeps a small museum of old maps / in a quiet street near the river.',
    'They met some dancers / moving slowly across the empty square.',
    'Only the guests / who arrived before noon / were shown the garden.',
    'The baker is happier / than the farmers are.',
    'Were it not for the bees, / the trees would bear no fruit.',
  ])('still cuts where two whole phrases meet: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});

describe('pauses before a second part', () => {
  it.each([
    'The law protects a person / who owns a house / no less than the one / who rents a room.',
    'Critics praised him in a letter to the paper / as a brave and honest judge.',
    'The birds return / the instant the noise of the machines is gone.',
    'The visitors forgot most of the paintings / they had photographed / and remembered fewer names.',
    'Open any drawer / and one of the first maps / is a picture of the harbor.',
    'They take it for granted / that machines are fair.',
    'The study reports / that merely seeing a cake on a plate / makes people hungry.',
    'The patients needed smaller doses / than those given before.',
    'A habit is something / one keeps without a reason.',
    'The letters / a soldier could not send / may tell us more than his diary.',
    'The songs that survived / grew louder than before.',
    'She reads each letter twice: / once for what it says / and once for what it hides.',
    'The child stays awake, / keeping open the window / through which the sound comes.',
    'If berries were rare this year, / foxes, birds, and bears would leave.',
    'The garden is filled with tools / normally reserved for farmers.',
    'Not until the end of the long war / was the bridge opened again.',
    'A poem / nobody was meant to find / would need no title.',
    'How the story will be told / remains to be seen.',
    'They stood around a table / and someone was asked to sing.',
    'The guards saw to it / that nobody left the hall.',
  ])('comes before the clause or the fellow: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });

  it.each([
    'He has always remembered the moment well.',
    'The camp is run by people / who wash and dry the plates.',
    'She spoke of a colorful life and a happy death.',
    'He kept that day free for his family and his friends.',
    'Last week a judge ruled / that the land belonged to nobody.',
    'When the music stopped, however, / nobody left the hall.',
  ])('does not come where there is none: %s', (text) => {
    expect(cutSentence(join(text))).toBe(text);
  });
});
