import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** The finite verbs that the reading of the clauses finds, by their place in the text. */
function findVerbStarts(text: string): number[] {
  const analysis = analysePassage({ id: 'p', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  const view = viewSentence(analysis, sentence);
  return readClauses(view).findings.flatMap((found) =>
    found.type === 'verb' ? [view.at(found.index).start] : [],
  );
}

/** The sentence without its strokes, and where the word behind the last one begins. */
function readStrokes(stroked: string) {
  const text = stroked.replaceAll(' / ', ' ');
  return { text, start: text.length - (stroked.length - stroked.lastIndexOf(' / ') - ' / '.length) };
}

const isVerbBehind = (stroked: string): boolean => {
  const { text, start } = readStrokes(stroked);
  return findVerbStarts(text).includes(start);
};

describe('a word that has the tag of a noun where only a verb can stand', () => {
  it.each([
    'Voters faced with a rule / they find unfair / look for a way around it.',
    'Tourists tired of a town / they find dull / wait for the first train home.',
    'Asking them riddles about a story / they have not heard / seems to be a mistake.',
    'A word whispered early in a meeting / acts as a warning to all of them.',
  ])('ends the subject before it: %s', (text) => {
    expect(isVerbBehind(text)).toBe(true);
  });

  it.each([
    ['The box held a dozen eggs that were cracked.', 'dozen / eggs'],
    ['The city opened a customer services office near the station.', 'customer / services'],
    ['They praise a method they find useful for the care of old trees.', 'useful / for'],
    ['Each time they find fresh demand for bread, they bake more of it.', 'fresh / demand'],
    ['Before we blame them, we should ask whether we have given them reasons to be.', 'them / reasons'],
  ])('stays a noun elsewhere: %s', (text, parted) => {
    expect(findVerbStarts(text)).not.toContain(
      text.indexOf(parted.replace(' / ', ' ')) + parted.indexOf(' / ') + 1,
    );
  });

  it.each([
    'Children who hear more of it / have been found to learn faster.',
    'Guests who see more of it / have been known to return in winter.',
    'Sailors who watch all of it / have been seen to weep.',
  ])('is have before been, behind a verb of hearing and seeing: %s', (text) => {
    expect(isVerbBehind(text)).toBe(true);
  });

  it.each([
    ['The letter should by then have been sent to the owner.', 'then / have'],
    ['Would the roof have been lost in a storm like that one?', 'roof / have'],
    ['They hoped to have been there before the others came.', 'to / have'],
  ])('leaves have to its helper: %s', (text, parted) => {
    expect(findVerbStarts(text)).not.toContain(
      text.indexOf(parted.replace(' / ', ' ')) + parted.indexOf(' / ') + 1,
    );
  });

  it.each([
    'A law / that leaves no time for protest / produces only anger.',
    'A teacher / who gives no reason for a rule / earns only silence.',
    'Readers who have lost the thread / gain nothing from the last page.',
    'Towns in which nothing but salt is made / offer little comfort to a traveler.',
    'Beginners who buy too much at once usually / end up with a full kitchen.',
    'Snow that should have been swept away / piles up on the steps.',
    'Records kept by the monks between 1300 and 1400 / present a darker picture.',
    'Letters signed by the king in the last spring of the war / sell for huge sums.',
    'Anyone who asks rarely but politely / forces the clerk to answer.',
    "The boy who wants to copy another's drawing / keeps running into lines that he had overlooked.",
    'The salt / they took from the lake / stays buried under the sand.',
    'What is sold for its beauty alone / begins to bore us.',
    'A lamp priced at a hundred dollars / costs its owner far less in the end.',
    'The dog guards the flock as its family and / challenges any stranger at the gate.',
    'In 1731 the village of Rye in the south / lost its tower.',
  ])('is betrayed by what follows: %s', (text) => {
    expect(isVerbBehind(text)).toBe(true);
  });

  it.each([
    ['The workers moved the garden gates away from the road.', 'garden / gates'],
    ['The house was given gates that nobody could open.', 'given / gates'],
    ['They shield the young plants from frost and thieves in winter.', 'frost / and'],
    ['The hunters left the stays loosened and the rope on the deck.', 'the / stays'],
    ['They sell bread, cheese and challenges to those who like games.', 'cheese / and challenges'],
    ['The club owns two chairs and keeps left empty for years.', 'keeps / left'],
  ])('is no verb without such a sign: %s', (text, parted) => {
    expect(findVerbStarts(text)).not.toContain(
      text.indexOf(parted.replace(' / ', ' ')) + parted.indexOf(' / ') + 1,
    );
  });
});
