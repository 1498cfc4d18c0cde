import type { SentenceView } from '#grammar/sentence-view.ts';
import { isFinite, isVerb, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { drawClause } from '#syntax/draw-pattern.ts';
import type { Pattern } from '#syntax/pattern.ts';

/** Verbs whose question clause is their object. */
const askingVerbs =
  /^(?:ask|wonder|know|see|show|explain|understand|learn|decide|determine|discover|describe|consider|question|reveal|test|examine|study|realize|remember)$/u;

/** whether, how and why with a clause behind a verb of asking or knowing. */
export function findQuestionClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const { lower } = view.at(index);
    const verb = view.at(index - 1);
    if (!/^(?:whether|how|why)$/u.test(lower) || !isVerb(verb) || !askingVerbs.test(verb.lemma)) continue;
    const subject = readSubject(view, skipAdverbs(view, index + 1));
    if (!subject || subject.first !== index + 1 || !isFinite(view.at(subject.verb))) continue;
    const word = lower === 'whether' ? '접속사 whether' : `의문사 ${lower}`;
    const note = `, 동사 ${verb.text}의 목적어${lower === 'whether' ? '' : ' (간접의문문)'}`;
    patterns.push(
      ...drawClause(view, '명사절', { first: index, opener: 1, word, clause: '명사절', note, value: 3 }),
    );
  }
  return patterns;
}
