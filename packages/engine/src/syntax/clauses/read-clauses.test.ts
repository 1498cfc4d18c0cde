import { describe, expect, it } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** Each clause of the sentence as "first word of its subject: verb", in the order of the verbs. */
function listPairs(text: string): string[] {
  const analysis = analysePassage({ id: 'clauses', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('The text has no sentence.');
  const view = viewSentence(analysis, sentence);
  return readClauses(view).findings.flatMap((finding) =>
    finding.type === 'verb' ? [`${view.at(finding.subject).lower}: ${view.at(finding.index).lower}`] : [],
  );
}

describe('the clauses of a sentence', () => {
  it.each([
    ['The farmers who left before the flood returned in May.', ['who: left', 'the: returned']],
    ['The coat she bought in spring was stolen.', ['she: bought', 'the: was']],
    ['A plan so cheap that it needs no vote seldom fails.', ['it: needs', 'a: fails']],
    ['What the letter contains surprised us.', ['the: contains', 'what: surprised']],
    ['That the river froze was no surprise.', ['the: froze', 'that: was']],
    ['When the rain stops, the birds return to the lake.', ['the: stops', 'the: return']],
    ['The judge, who had seen the film, left early.', ['who: had', 'the: left']],
    ['The bakers closed the shop and went home.', ['the: closed', 'the: went']],
    ['The wind rose, and the boats turned back.', ['the: rose', 'the: turned']],
    ['Not until the war had ended did he speak of it.', ['the: had', 'did: did']],
  ])('gives each clause its verb: %s', (text, pairs) => {
    expect(listPairs(text)).toEqual(pairs);
  });

  it.each([
    ['Workers told that the mine would close often moved away.', ['the: would', 'workers: moved']],
    ['Children given a map drew better pictures.', ['children: drew']],
    ['Letters printed in the capital angered readers.', ['letters: angered']],
    ['Guests invited to stay later thanked the cook.', ['guests: thanked']],
  ])('takes for a participle what would leave the sentence with a verb too many: %s', (text, pairs) => {
    expect(listPairs(text)).toEqual(pairs);
  });

  it.each([
    ['Children told their parents the news.', ['children: told']],
    ['The letters printed by the boys were lost.', ['the: were']],
    ['The cook invited the guests to stay.', ['the: invited']],
    ['He kept that small wooden box for years.', ['he: kept']],
  ])('leaves a plain sentence as it is: %s', (text, pairs) => {
    expect(listPairs(text)).toEqual(pairs);
  });
});
