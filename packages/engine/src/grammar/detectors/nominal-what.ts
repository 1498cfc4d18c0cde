import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isStop,
  isSureFinite,
  isVerb,
  quote,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { hasObjectGap } from '#grammar/detectors/relatives.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** What + clause without subject or object, at the start or after a preposition. */
const nominalWhat: GrammarDetector = {
  rule: 'nominal-what',
  category: '관계사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'what' || opensQuestion(view, index)) return [];
      // "what else appears" asks, "what is more" is an adverb.
      if (/^(?:else|is more)\b/u.test(textOf(view, index + 1, index + 3).toLowerCase())) return [];
      const before = view.at(index - 1);
      const next = skipAdverbs(view, index + 1);
      const clause = readGappedClause(view, next);
      if (!clause) return [];
      const { gap, verb } = clause;
      const isRelative = isSurelyRelative(view, index);
      const corrupted = index === 0 ? readInitial(view, gap) : readAfter(before.lower, before.lemma, gap);
      return [
        {
          ...base,
          isAnswer: corrupted !== undefined && !isPartOf(view, index),
          first: index,
          end: index + 1,
          corrupted: corrupted ?? 'that',
          because: `선행사가 없고 뒤에 ${gap}가 빠진 불완전한 절(${quoteClause(view, index + 1, verb)})이 이어지므로`,
          form: `선행사를 포함한 관계대명사${isRelative ? '' : '(의문사)'}`,
          // What may open a question as well has no sure name.
          isFiller: isRelative,
          evidence: [next],
        },
      ];
    }),
};

const askingVerbs =
  /^(?:ask|know|wonder|tell|see|decide|learn|understand|show|explain|remember|forget|discover|consider|reveal|determine|guess|imagine|notice|describe|realize|study|examine|investigate|question|predict|teach|recall|recognize|specify|define|clarify|judge|find|say|hear|indicate|think|mind|care|suggest|note|check|test|inform|remind|debate|discuss|agree|argue|foresee|calculate|choose|look|perceive|grasp|demonstrate|illustrate|report|record|observe|state|mention|measure|estimate|establish|identify|express|read|watch|explore|confirm|shape|control|signal|anticipate|dictate|guarantee|matter)$/u;
/** Of these what may open a question. */
const askingHeads =
  /^(?:sense|idea|picture|understanding|knowledge|question|account|view|image|notion|memory|record|story|description|explanation|proof|evidence|issue|problem|matter|sign|indication|prediction|measure|map|list|grasp|recollection|awareness|aware|unaware|sure|unsure|certain|uncertain|ignorant|conscious|think|regardless|irrespective|instead|definition|concept|conception|theory|impression|doubt|example|study|guess|vision|model|expectation|remind|inform|reminder|interpretation|judgment|estimate)$/u;
const askingPredicates =
  /^(?:unclear|unknown|uncertain|clear|obvious|question|questions|mystery|puzzle|matters?|mattered|depends?|depended|varies|vary|differs?|remains?|remained|determines?|decides?)$/u;

/** "gives what it has", "since what we saw is hard": the verb before it or, where it is the subject, behind it takes no question. */
function isSurelyRelative(view: SentenceView, what: number): boolean {
  let back = what - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const before = view.at(back);
  // "A better question is what will happen"
  if (
    isBe(before) &&
    /^(?:question|problem|puzzle|issue|mystery|matter|point)$/u.test(view.at(back - 1).lemma)
  )
    return false;
  if (
    isBe(before) ||
    /^(?:to|from|for|with|by|beyond|between|against|towards?|like|without)$/u.test(before.lower)
  )
    return true;
  // "of what is now Suriname"
  if (isBe(view.at(what + 1)) && /^(?:now|then|today|called|known)$/u.test(view.at(what + 2).lower))
    return true;
  // "proud of what they have done", but "an idea of what they do"
  if (before.lower === 'of') return !askingHeads.test(view.at(back - 1).lemma);
  const isCompared = /^(?:as|than)$/u.test(before.lower);
  if (/^(?:CC|,)$/u.test(before.tag) || isCompared)
    return !isAsked(view, what) && !followsQuestion(view, back);
  if (back < 0 || subordinators.has(before.lower) || before.lower === 'that') return !isAsked(view, what);
  // "tell us what", "show the reader what"
  while (/^(?:NN.*|PRP\$?|DT|JJ)$/u.test(view.at(back).tag) || isAdverb(view.at(back))) back -= 1;
  return isVerb(view.at(back)) && !askingVerbs.test(view.at(back).lemma);
}

/** "What it means is unclear", "what they choose depends on" */
function isAsked(view: SentenceView, what: number): boolean {
  const verb = readSubject(view, what)?.verb;
  return (
    verb !== undefined && view.tokens.slice(verb, verb + 4).some(({ lower }) => askingPredicates.test(lower))
  );
}

/** "decide where to settle and what they can grow": a question goes on. */
const followsQuestion = (view: SentenceView, end: number): boolean =>
  view.tokens
    .slice(0, end)
    .some(({ lemma, tag }) => askingVerbs.test(lemma) || tag === 'WRB' || tag === 'WP');

/** "What does it mean?" asks and joins nothing. */
const opensQuestion = (view: SentenceView, what: number): boolean =>
  (what === 0 || /^(?:CC|``|''|,|:)$/u.test(view.at(what - 1).tag)) &&
  view.tokens.slice(what).some(({ text }) => text === '?');

interface GappedClause {
  gap: '주어' | '목적어' | '보어' | '전치사의 목적어';
  /** Its finite verb. */
  verb: number;
}

function readGappedClause(view: SentenceView, next: number): GappedClause | undefined {
  if (isSureFinite(view.at(next))) return { gap: '주어', verb: next };
  const subject = readSubject(view, next);
  const isClear = subject?.type === 'pronoun' || /^(?:DT|PRP\$)$/u.test(view.at(next).tag);
  return subject && isClear && hasObjectGap(view, subject.verb) && !holdsClause(view, next, subject.verb)
    ? { gap: nameGap(view, subject.verb), verb: subject.verb }
    : undefined;
}

/** "of what he hopes will be a success": the gap is in the clause that he hopes. */
function holdsClause(view: SentenceView, subject: number, verb: number): boolean {
  const { end, main } = readVerbGroup(view, verb);
  return subject > 1 && clauseVerbs.has(view.at(main).lemma) && isFinite(view.at(end));
}

/** "what it can become", "what we had not counted on", "what they built" */
function nameGap(view: SentenceView, verb: number): GappedClause['gap'] {
  const group = readVerbGroup(view, verb);
  const { main } = group;
  // "what this leaves out": an adverb, no preposition.
  const end = /^(?:out|up|down|away|off|back)$/u.test(view.at(group.end).lower) ? group.end + 1 : group.end;
  const isStranded = /^(?:IN|TO)$/u.test(view.at(end).tag) && isOver(view, end + 1);
  if (isStranded) return '전치사의 목적어';
  const isLinking = isBe(view.at(main)) || view.at(main).lemma === 'become';
  return isLinking ? '보어' : '목적어';
}

const isOver = (view: SentenceView, index: number): boolean =>
  isStop(view.at(index)) || isSureFinite(view.at(index)) || /^(?:CC|TO|RB)$/u.test(view.at(index).tag);

/** The clause as far as it is surely read: to the end of its verb. */
function quoteClause(view: SentenceView, first: number, verb: number): string {
  const { end } = readVerbGroup(view, verb);
  const isWhole = isStop(view.at(end)) || isSureFinite(view.at(end));
  return quote(view, first, end) + (isWhole ? '' : ' …');
}

function readInitial(view: SentenceView, gap: GappedClause['gap']): string | undefined {
  if (readSubject(view, 0)?.type !== 'what') return undefined;
  return gap === '주어' ? 'that' : 'which';
}

/** "Some of that happened": the demonstrative would be right there. */
const isPartOf = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'of' &&
  /^(?:some|much|most|all|part|none|any|half|more|little|enough|rest)$/u.test(view.at(index - 2).lower);

const wordsBeforeWhat =
  /^(?:about|of|from|to|for|with|by|on|at|into|upon|through|over|beyond|around|between)$/u;

function readAfter(lower: string, lemma: string, gap: GappedClause['gap']): string | undefined {
  if (wordsBeforeWhat.test(lower)) return 'that';
  return lemma === 'be' && gap === '주어' ? 'which' : undefined;
}

export const nominalWhatDetectors: readonly GrammarDetector[] = [nominalWhat];
