import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** Own sentences with every form that may be offered as certainly wrong there: 'rule: right > wrong'. */
const markedSentences: readonly (readonly [string, ...string[]])[] = [
  [
    'The people who live in the valley were warned about the storm.',
    'relative-who: who > whom',
    'agreement-relative-verb: live > lives',
    'finite-main-verb: were > being',
  ],
  [
    'He described a machine that has changed the way we work.',
    'relative-not-what: that > what',
    'agreement-relative-verb: has > have',
  ],
  [
    'She met a man who has never owned a car.',
    'relative-who: who > whom',
    'agreement-relative-verb: has > have',
  ],
  ['She bought a lamp that looks like a flower.', 'preposition-like: like > alike'],
  [
    'This is the book that I mentioned yesterday.',
    'relative-not-what: that > what',
    'past-with-time: mentioned > have mentioned',
  ],
  ['He lost the watch that his father had given him.', 'relative-not-what: that > what'],
  ['They built a machine which could count faster than a man.', 'relative-not-what: which > what'],
  ['The committee rejected a plan that would have closed the museum.', 'relative-not-what: that > what'],
  [
    'My neighbor, who speaks four languages, teaches music.',
    'relative-comma-which: who > whom',
    'agreement-long-subject: teaches > teach',
    'finite-main-verb: teaches > teaching',
  ],
  ['She invited ten friends, all of whom arrived late.', 'relative-of-which: whom > them'],
  [
    'They found a cave in which the hunters had stored their food.',
    'relative-preposition-which: in which > which',
  ],
  [
    'There are situations in which a rule is useless.',
    'agreement-there: are > is',
    'relative-preposition-which: in which > which',
  ],
  ['The writer whose novel won the prize lives abroad.', 'relative-whose: whose > which'],
  ['A child whose parents read books will probably read books.', 'relative-whose: whose > which'],
  [
    'She talked about what makes people happy.',
    'nominal-what: what > that',
    'adjective-object-complement: happy > happily',
  ],
  [
    'They learned from what had happened in the spring.',
    'nominal-what: what > that',
    'voice-intransitive: happened > been happened',
  ],
  [
    'People who walk every day sleep better at night.',
    'relative-who: who > whom',
    'agreement-relative-verb: walk > walks',
  ],
  ['She knows that the answer is wrong.', 'conjunction-that-clause: that > what'],
  ['He believed that his son would become a doctor.', 'conjunction-that-clause: that > what'],
  ['We often forget that the earth is a small planet.', 'conjunction-that-clause: that > what'],
  ['Because the road was icy, the bus moved slowly.', 'conjunction-not-preposition: Because > Because of'],
  ['Although the task was difficult, nobody gave up.', 'conjunction-not-preposition: Although > Despite'],
  ['While the soup was cooking, she set the table.', 'conjunction-not-preposition: While > During'],
  ['We stayed at home because of the heavy rain.', 'preposition-not-conjunction: because of > because'],
  ['Despite the bad weather, the match went on.', 'preposition-not-conjunction: Despite > Although'],
  ['He fell asleep during the long lecture.', 'preposition-not-conjunction: during > while'],
  ['Both the king and the queen attended the feast.', 'correlative-conjunction: and > or'],
  ['You can pay either by card or in cash.', 'correlative-conjunction: or > and'],
  ['It was in this house that the poet wrote his last book.', 'cleft-that: that > what'],
  [
    'The museum, which opened in 1990, attracts many tourists.',
    'relative-comma-which: which > what',
    'past-with-time: opened > has opened',
    'agreement-long-subject: attracts > attract',
    'finite-main-verb: attracts > attracting',
    'quantity-many-much: many > much',
  ],
  [
    'The law, which was passed last year, protects small shops.',
    'relative-comma-which: which > what',
    'past-with-time: was > has been',
    'agreement-long-subject: protects > protect',
    'finite-main-verb: protects > protecting',
  ],
  [
    'The bird, which is found only in Africa, eats insects.',
    'relative-comma-which: which > what',
    'agreement-long-subject: eats > eat',
    'finite-main-verb: eats > eating',
  ],
  ['Because the water was cold, nobody went in.', 'conjunction-not-preposition: Because > Because of'],
  ['Although he was ill, he finished the race.', 'conjunction-not-preposition: Although > Despite'],
  [
    'Though the book is short, it contains many ideas.',
    'conjunction-not-preposition: Though > Despite',
    'quantity-many-much: many > much',
  ],
  ['While he was away, thieves entered the house.', 'conjunction-not-preposition: While > During'],
  ['We could not sleep because of the noise.', 'preposition-not-conjunction: because of > because'],
  ['During the war, the museum was closed.', 'preposition-not-conjunction: During > While'],
  ['Despite his age, he climbs mountains every week.', 'preposition-not-conjunction: Despite > Although'],
  [
    'The girl who found the key was given a reward.',
    'relative-who: who > whom',
    'agreement-long-subject: was > were',
    'finite-main-verb: was > being',
  ],
  ['The country whose flag is white and red lies in Europe.', 'relative-whose: whose > which'],
  ['The trees whose leaves turn red in autumn are maples.', 'relative-whose: whose > which'],
  ['He lives in a town where nobody knows him.', 'relative-adverb: where > which'],
  [
    'What makes the town special is its old harbor.',
    'nominal-what: What > That',
    'adjective-object-complement: special > specially',
    'finite-main-verb: is > being',
    'pronoun-possessive-number: its > their',
  ],
  ['He is proud of what he has done.', 'nominal-what: what > that'],
  ['I believe that the king was wise.', 'conjunction-that-clause: that > what'],
  ['The doctor says that he needs a rest.', 'conjunction-that-clause: that > what'],
  ['He wanted to know whether the road was safe.', 'conjunction-whether: whether > what'],
  [
    'Students who want to join the club need a letter.',
    'relative-who: who > whom',
    'agreement-relative-verb: want > wants',
  ],
  [
    'The book that I bought is the one which he wrote.',
    'relative-not-what: that > what',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'One of the students who know the answer raised his hand.',
    'one-of-plural: students > student',
    'relative-who: who > whom',
    'finite-main-verb: raised > raising',
  ],
  [
    'The price of apples that are sold here is low.',
    'relative-not-what: that > what',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'The kind of books that sells well is changing.',
    'relative-not-what: that > what',
    'finite-main-verb: is > being',
  ],
  [
    'What we need are more teachers and better schools.',
    'nominal-what: What > Which',
    'finite-main-verb: are > being',
  ],
  [
    'What he wants is more time and less noise.',
    'nominal-what: What > Which',
    'agreement-what-subject: is > are',
    'finite-main-verb: is > being',
  ],
  [
    'That boy who won the race is my cousin.',
    'relative-who: who > whom',
    'agreement-long-subject: is > are',
    'finite-main-verb: is > being',
  ],
];

function listAnswers(text: string): string[] {
  const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
  return spots
    .filter(({ isAnswer, rule }) => isAnswer && !pairRules.has(rule))
    .map(({ rule, original, corrupted }) => `${rule}: ${original} > ${corrupted}`);
}

/** Rules for nearly every clause, which have sentences of their own. */
const pairRules: ReadonlySet<string> = new Set([
  'quantity-plural-noun',
  'agreement-plain',
  'adjective-predicative',
]);

describe('detectors of relatives, conjunctions and prepositions', () => {
  test.each(markedSentences.map(([sentence, ...wanted]) => ({ sentence, wanted })))(
    'find what must be wrong in: $sentence',
    ({ sentence, wanted }) => {
      expect(listAnswers(sentence)).toEqual(expect.arrayContaining(wanted));
    },
  );
});
