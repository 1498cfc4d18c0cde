import { expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { glossToken } from '#passage/gloss.ts';
import { isDoubtfulWord } from '#passage/word-certainty.ts';

function isListed(text: string, word: string): boolean {
  const { tokens } = analysePassage({ id: 'p', text });
  const token = tokens.find(({ lower }) => lower === word);
  const entry = token === undefined ? undefined : glossToken(tokens, token);
  return token !== undefined && entry?.pos === 'v' && !isDoubtfulWord(tokens, token, entry);
}

it.each([
  ['The matter has become more complicated than the lawyers expected.', 'complicated'],
  ['The tourists were exhausted after the long climb.', 'exhausted'],
  ['Her parents were surprised at the size of the bill.', 'surprised'],
  ['We become upset when a later customer is served first.', 'upset'],
  ['A climb of a few hours leaves her exhausted.', 'exhausted'],
])('a participle that books list as an adjective is no verb without an agent: %s', (text, word) => {
  expect(isListed(text, word)).toBe(false);
});

it.each([
  ['The new rules complicated the work of every clerk.', 'complicated'],
  ['The long war exhausted the resources of the country.', 'exhausted'],
  ['The old bridge was repaired after the flood.', 'repaired'],
])('a verb with its object or without such an adjective stays one: %s', (text, word) => {
  expect(isListed(text, word)).toBe(true);
});

function isAsked(text: string, word: string): boolean {
  const { tokens } = analysePassage({ id: 'p', text });
  const token = tokens.find(({ lower }) => lower === word);
  const entry = token === undefined ? undefined : glossToken(tokens, token);
  return token !== undefined && entry !== undefined && !isDoubtfulWord(tokens, token, entry);
}

it.each([
  ['The mayor waved aside every protest.', 'waved'],
  ['The mayor waved aside every protest.', 'aside'],
  ['Grammar was the Achilles’ heel of the young clerk.', 'heel'],
  ['She earned a master’s degree in Kansas.', 'master'],
  ['Dredging lowers the water table of the valley.', 'table'],
  ['They went through the report page by page.', 'page'],
  ['Half of the sand goes into concrete, glass, and chips.', 'concrete'],
  ['A brighter lamp wastes more current, so that it costs more.', 'current'],
  ['The merchants loaded ships bound for Venice.', 'bound'],
  ['On a steep slope the surface cracks into deep gaps.', 'cracks'],
  ['That required news to travel faster than wind.', 'required'],
  ['Visitors to the hall found it enthralling.', 'enthralling'],
  ['The deeds differ, however alike the results may look.', 'alike'],
  ['The gene came from an extinct human relative tens of thousands of years ago.', 'relative'],
  ['Many widows fared better, provided the bond could change.', 'provided'],
  ['The clock has a mechanical escapement.', 'escapement'],
  ['Asked to invent tosses, people alternate heads and tails.', 'alternate'],
  ['The old custom had withered when the town grew.', 'withered'],
  ['An honest judge would sooner resign than lie.', 'sooner'],
  ['The theory has the merit of accounting for a strange gesture.', 'accounting'],
  ['Ordinary people, given enough time, deliberate with unexpected care.', 'deliberate'],
  ['They removed a shape but not the process, and the process is patient.', 'patient'],
  ['A mouse without enemies can afford to be imposing.', 'imposing'],
  ['The herd will graze its own ground to dust.', 'dust'],
  ['The uniforms make everybody look alike.', 'alike'],
  ['The new treatment looked worse overall.', 'overall'],
  ['A drawing appears overnight on a brick wall.', 'overnight'],
])('half of a phrase and a word that may be another part of speech are not asked: %s (%s)', (text, word) => {
  expect(isAsked(text, word)).toBe(false);
});

it.each([
  ['The mayor ignored every protest.', 'ignored'],
  ['His heel hurt after the long march.', 'heel'],
  ['The degree of risk surprised the owners.', 'degree'],
  ['They printed a blank page by mistake.', 'page'],
  ['The manager gave a concrete example.', 'concrete'],
  ['The old map was hardly current.', 'current'],
  ['A deep crack ran through the wall.', 'crack'],
  ['The required documents arrived late.', 'required'],
  ['The council provided shelter for the victims.', 'provided'],
  ['Her relative kindness surprised them.', 'relative'],
  ['They took an alternate route to the coast.', 'alternate'],
  ['She swept the withered leaves from the path.', 'withered'],
  ['He studied accounting at a college in Kansas.', 'accounting'],
  ['It was a deliberate attempt to mislead the court.', 'deliberate'],
  ['The doctor visited a patient in the village.', 'patient'],
  ['The council is imposing a fine on late payments.', 'imposing'],
])('a word that stands for itself is asked: %s (%s)', (text, word) => {
  expect(isAsked(text, word)).toBe(true);
});

it.each([
  ['On that globe north was at the bottom.', 'north'],
  ['The couple upstairs complained about the piano.', 'upstairs'],
])('a noun and adverb of place is asked only where its place tells which it is: %s', (text, word) => {
  expect(isAsked(text, word)).toBe(false);
});

it.each([
  ['The signal tells them when to hunt, trade, worship, and rest.', 'trade'],
  ['The signal tells them when to hunt, trade, worship, and rest.', 'worship'],
  ['The female lays two eggs in the sand.', 'female'],
])('no part of speech is told where the tagger takes a verb for a noun: %s (%s)', (text, word) => {
  expect(isAsked(text, word)).toBe(false);
});
