import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { findClauseReason } from '#wording/clause-logic.ts';
import { showQuote } from '#wording/quote-clause.ts';
import { findWordSpots } from '#wording/word-spots.ts';

/** How the clause beside it decides a word, and what of the text is quoted for that. */
function readReason(text: string, word: string): string | undefined {
  const analysis = analysePassage({ id: 'c', text });
  const swap = findWordSpots(analysis)
    .find(({ token }) => token.text === word)
    ?.rivals.find((rival) => rival.swap.source === 'antonym')?.swap;
  const reason = swap && findClauseReason(analysis, swap);
  return reason?.span && `${reason.sense} ${showQuote(analysis, reason.span)}`;
}

describe('a clause tied to that of the word is quoted whole', () => {
  test.each([
    ['No fish can live there, but some bacteria can survive.', 'survive', 'turn ‘No fish can live there’'],
    [
      'The old bridge is dangerous because the floods have washed its posts away.',
      'dangerous',
      'cause ‘because the floods have washed its posts away’',
    ],
    [
      'The bridge must be painted each year, and visitors avoid it because it is dangerous.',
      'dangerous',
      'effect ‘visitors avoid it’',
    ],
    [
      'The work was dangerous because the best stones lay high up, where the wind caused falls.',
      'dangerous',
      'cause ‘because the best stones lay high up, where the wind caused falls’',
    ],
    [
      'Beginners assume that painters should avoid the color because it is dangerous.',
      'dangerous',
      'effect ‘painters should avoid the color’',
    ],
    [
      'The label was so deeply fixed that nobody could pull it off.',
      'deeply',
      'degree ‘that nobody could pull it off’',
    ],
  ])('%s %s', (text, word, told) => {
    expect(readReason(text, word)).toBe(told);
  });
});

describe('no clause decides', () => {
  test.each([
    ['a second deed', 'The bear cannot swim, so it waits on the ice and catches fish.', 'catches'],
    ['a denied cause', 'He left not because he was poor but because he was tired.', 'poor'],
    ['a turn of what is done', 'They set public clocks, although the law knew no zones.', 'public'],
    [
      'a clause before the main one',
      'As the seed gets hot, the water turns to steam, but the hull does not break.',
      'hot',
    ],
    [
      'a turn of nothing that is told',
      'Such tests are easy to prepare, but they teach students to forget the chapters.',
      'easy',
    ],
    [
      'one of two claims of its side',
      'The more often it had appeared, the more it was liked, although nobody praised it.',
      'liked',
    ],
    [
      'the second of two qualities alone',
      'The map was accurate but hard to read because the stations were crowded.',
      'accurate',
    ],
    [
      'the second of two deeds alone',
      'They are active at night and find food by smell because their eyes are weak.',
      'active',
    ],
    [
      'a clause within another one',
      'A city that cuts the old lines because they have become expensive will regret it.',
      'expensive',
    ],
    [
      'a denied deed, and whose the thing is',
      'They were not allowed to use public fields, so they ran on dirt roads.',
      'public',
    ],
    ['a turn to what is denied', 'The list is what you expect, but the towns were not wealthy.', 'wealthy'],
    ['a clause cut short', 'The judge is honest, although the guard at the door is not.', 'honest'],
    ['any reason', 'She knew the reason, because the road was dangerous.', 'dangerous'],
    [
      'what hangs on a clause within',
      'The work succeeds when nothing happens, so nobody sees it.',
      'succeeds',
    ],
    [
      'half of not … but',
      'The lessons are powerful because they come not from books, which may be lost, but from life.',
      'powerful',
    ],
    [
      'the cause of a clause within',
      'It is easy to think that the groups quarrel because they have something to fight about.',
      'easy',
    ],
    [
      'what is said of one of two things',
      'The fear greets every new book, and it is not foolish, because a summary comes without reasons.',
      'foolish',
    ],
    ['what people say', 'The jars look simple, but people often say that they can breathe.', 'simple'],
    [
      'since when it is so',
      'The engines had been improved since the last war, but the demand for coal had increased.',
      'improved',
    ],
    ['a likeness', 'They told the clerks to be careful, as though haste were a fault.', 'careful'],
    ['what was only expected', 'I expected him to be sad, but he cut a few twigs from the tree.', 'sad'],
    ['which of several things', 'Soap breaks the outer layer, because this layer is made of oil.', 'outer'],
    ['what is measured', 'The bird that is rare in the north sings when the sun has set.', 'rare'],
  ])('%s', (_name, text, word) => {
    expect(readReason(text, word)).toBeUndefined();
  });
});
