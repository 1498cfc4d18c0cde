import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isFinite, isVerb, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { drawClause } from '#syntax/patterns/draw-pattern.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** Verbs whose question clause is their object. */
const askingVerbs =
  /^(?:ask|wonder|know|see|show|explain|understand|learn|decide|determine|discover|describe|consider|question|reveal|test|examine|study|realize|remember|measure)$/u;
const prepositions = /^(?:about|on|of|in|by|to|from|with|into|over)$/u;

/** whether, if, how and why with a clause behind a verb of asking or knowing, or behind a preposition. */
export function findQuestionClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const note = readNote(view, index);
    if (note === undefined || !hasClause(view, index)) continue;
    const { lower } = view.at(index);
    const isConjunction = /^(?:whether|if)$/u.test(lower);
    const word = isConjunction ? `접속사 ${lower}` : `의문사 ${lower}`;
    patterns.push(
      ...drawClause(view, '명사절', {
        first: index,
        opener: 1,
        word,
        clause: '명사절',
        note: note + (isConjunction ? '' : ' (간접의문문)'),
        value: 3,
      }),
    );
  }
  return patterns;
}

function readNote(view: SentenceView, index: number): string | undefined {
  const { lower } = view.at(index);
  const before = view.at(index - 1);
  // "know if", "see if": only ask and wonder surely ask.
  if (lower === 'if')
    return /^(?:ask|wonder)$/u.test(before.lemma) ? `, 동사 ${before.text}의 목적어` : undefined;
  if (!/^(?:whether|how|why)$/u.test(lower)) return undefined;
  if (isVerb(before) && askingVerbs.test(before.lemma))
    return isPassive(view, index - 1) ? noteBehindPassive(view, index) : `, 동사 ${before.text}의 목적어`;
  return prepositions.test(before.lower) ? `, 전치사 ${before.text}의 목적어` : undefined;
}

function isPassive(view: SentenceView, verb: number): boolean {
  let before = verb - 1;
  while (isAdverb(view.at(before))) before -= 1;
  return view.at(verb).tag === 'VBN' && isBe(view.at(before));
}

/** "It must be decided whether": the subject. "were asked whether": what was asked stays an object. */
function noteBehindPassive(view: SentenceView, index: number): string | undefined {
  const { text, lemma } = view.at(index - 1);
  if (lemma === 'ask') return `, 동사 ${text}의 목적어`;
  let subject = index - 2;
  while (isVerb(view.at(subject)) || isAdverb(view.at(subject))) subject -= 1;
  const it = view.at(subject);
  return it.lower === 'it' ? `, 진주어 (${it.text}은 가주어)` : undefined;
}

/** "how we sleep", "how well we know": the subject stands right behind, or behind the degree. */
function hasClause(view: SentenceView, index: number): boolean {
  const isHow = view.at(index).lower === 'how';
  const starts = [index + 1, ...(isHow && /^(?:JJ|RB)$/u.test(view.at(index + 1).tag) ? [index + 2] : [])];
  return starts.some((start) => {
    const subject = readSubject(view, skipAdverbs(view, start));
    return subject?.first === start && isFinite(view.at(subject.verb));
  });
}
