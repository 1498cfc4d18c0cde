import { findEntry } from '@jadoo/lexicon';
import { closesCleft } from '#grammar/cleft.ts';
import { isContentNoun } from '#grammar/content-nouns.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { lonelyVerbs, turningVerbs } from '#grammar/verb-lists.ts';
import { meansWholeClause, readAntecedent, readPlaceName } from '#syntax/patterns/antecedent.ts';
import { drawClause, type ClauseDraft } from '#syntax/patterns/draw-pattern.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const timeNouns = /^(?:day|days|time|times|year|years|moment|period|age|era|century)$/u;

/** Relative clauses whose antecedent and end are certain. */
export function findRelativeClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const found = readRelative(view, index) ?? readContactClause(view, index);
    if (!found) continue;
    patterns.push(...drawClause(view, '관계사절', found));
  }
  return patterns;
}

function readRelative(view: SentenceView, index: number): ClauseDraft | undefined {
  const { lower } = view.at(index);
  if (!/^(?:who|whom|whose|which|that|where|when)$/u.test(lower)) return undefined;
  const before = view.at(index - 1);
  if (before.text === ',') return readAddedClause(view, index);
  // "no matter which way"
  if (before.lower === 'matter' && view.at(index - 2).lower === 'no') return undefined;
  if (before.tag === 'IN' && /^(?:which|whom)$/u.test(lower)) return readPrepositionClause(view, index);
  const antecedent = lower !== 'that' && isAskedOf(view, index) ? undefined : readAntecedent(view, index);
  if (antecedent === undefined) return undefined;
  // "Nor are those who would suffer able to take part": what is said of them follows the clause.
  if (isTurned(view, index - 1)) return undefined;
  const role = (word: string): ClauseDraft => ({
    first: index,
    opener: 1,
    word,
    clause: '절',
    note: ` (선행사: ${antecedent})`,
    value: 3,
  });
  const next = skipAdverbs(view, index + 1);
  if (lower === 'whose')
    return startsNounPhrase(view.at(index + 1)) ? role('소유격 관계대명사 whose') : undefined;
  if (lower === 'where') return readSubject(view, next) ? role('관계부사 where') : undefined;
  if (lower === 'when')
    return timeNouns.test(before.lower) && readSubject(view, next) ? role('관계부사 when') : undefined;
  const mayBeCleft = lower === 'that' || lower === 'who';
  if (mayBeCleft && (isCleft(view, index) || isResult(view, index))) return undefined;
  // "the message that thought is worth the wait": a noun that looks like a verb.
  const mayBeNoun = isContentNoun(before) && /^VB[DP]$/u.test(view.at(next).tag);
  // "the view that only settled farmers could": a participle that looks like the verb.
  if (mayBeNoun && view.at(next).tag === 'VBD' && /^(?:NN.*|JJ)$/u.test(view.at(next + 1).tag))
    return undefined;
  if (lower === 'that' && mayBeNoun && isFinite(view.at(next + 1))) return undefined;
  const hasObject = /^(?:DT|PRP|PRP\$)$/u.test(view.at(next + 1).tag);
  if (isSureFinite(view.at(next)) || (isFinite(view.at(next)) && hasObject))
    return role(`주격 관계대명사 ${lower}`);
  if (isContentNoun(before) || tellsContent.test(before.lemma) || !hasObjectGap(view, next)) return undefined;
  return role(`목적격 관계대명사 ${lower}`);
}

function isTurned(view: SentenceView, head: number): boolean {
  let start = head;
  while (start > 0 && /^(?:NN.*|JJ.?|CD|DT|PRP\$|POS)$/u.test(view.at(start - 1).tag)) start -= 1;
  return isBe(view.at(start - 1)) && /^(?:|nor|neither)$/u.test(view.at(start - 2).lower);
}

/** "a report that thousands are starving": what is told as well as what somebody tells. */
const tellsContent =
  /^(?:report|news|story|rumor|sign|signal|message|warning|notice|word|proof|thought|claim|fear|hope|chance|danger|risk|condition|rule|sense|view|guess|complaint)$/u;

/** "asked the man where he lived", "tells everyone who is right", "leave it where it is": no relative. */
const isAskedOf = (view: SentenceView, index: number): boolean =>
  view.tokens
    .slice(Math.max(0, index - 4), index)
    .some(
      (token) =>
        isVerb(token) &&
        /^(?:ask|tell|show|teach|know|remind|inform|leave|keep|put|place|stay)$/u.test(token.lemma),
    );

function readAddedClause(view: SentenceView, index: number): ClauseDraft | undefined {
  const { lower } = view.at(index);
  const name = nameAddedRelative(view, index);
  if (closesCleft(view, index) || (lower === 'who' && takesUpCleft(view, index))) return undefined;
  if (name === undefined || !isNoun(view.at(index - 2)) || /\?["'”’)]*$/u.test(view.sentence.text))
    return undefined;
  // "When athletes learn a skill, where they look can matter": the subject.
  if (lower === 'where' && subordinators.has(view.at(0).lower)) return undefined;
  const place = lower === 'where' ? readPlaceName(view, index - 1) : undefined;
  const antecedent = place ?? (meansWholeClause(view, index) ? undefined : readAntecedent(view, index - 1));
  const note = antecedent === undefined ? '' : ` (선행사: ${antecedent})`;
  const word = `계속적 용법의 ${name} ${lower}`;
  return { first: index, opener: 1, word, clause: '절', note, value: note === '' ? 1 : 3 };
}

function nameAddedRelative(view: SentenceView, index: number): string | undefined {
  const { lower } = view.at(index);
  const next = skipAdverbs(view, index + 1);
  if (lower === 'where') return readSubject(view, next) ? '관계부사' : undefined;
  if (lower === 'whose') return startsNounPhrase(view.at(index + 1)) ? '소유격 관계대명사' : undefined;
  if (!/^(?:who|whom|which)$/u.test(lower)) return undefined;
  if (isSureFinite(view.at(next))) return lower === 'whom' ? undefined : '주격 관계대명사';
  // ", which the palace said had changed": its own verb comes later.
  const end = hasObjectGap(view, next) ? readVerbGroup(view, readSubject(view, next)?.verb ?? next).end : 0;
  return end > 0 && !isFinite(view.at(skipAdverbs(view, end))) ? '목적격 관계대명사' : undefined;
}

function readPrepositionClause(view: SentenceView, index: number): ClauseDraft | undefined {
  const antecedent = readAntecedent(view, index - 1);
  if (antecedent === undefined || !readSubject(view, skipAdverbs(view, index + 1))) return undefined;
  // "It is worth asking to whom it belongs"
  if (/^(?:asking|wondering|knowing|deciding)$/u.test(view.at(index - 2).lower)) return undefined;
  return {
    first: index - 1,
    opener: 2,
    word: '「전치사 + 관계대명사」',
    clause: '절',
    note: ` (선행사: ${antecedent})`,
    value: 3,
  };
}

/** the ideas we hold: the relative is left out. */
function readContactClause(view: SentenceView, index: number): ClauseDraft | undefined {
  if (!subjectPronouns.test(view.at(index).lower) || !isNoun(view.at(index - 1))) return undefined;
  const antecedent = readAntecedent(view, index);
  if (
    antecedent === undefined ||
    !/^(?:the|a|an|every|any|all|this|that)\b/iu.test(antecedent) ||
    !hasObjectGap(view, index)
  )
    return undefined;
  return {
    first: index,
    opener: 0,
    word: '',
    clause: '목적격 관계대명사가 생략된 관계사절',
    note: ` (선행사: ${antecedent})`,
    value: 3,
  };
}

/** Subject and verb with nothing after them: the verb's object has moved to the front. */
function hasObjectGap(view: SentenceView, index: number): boolean {
  const subject = readSubject(view, index);
  if (!subject || subject.verb - index > 5 || !isFinite(view.at(subject.verb))) return false;
  // "a response that dulls pain": a verb that was read as a noun.
  const { tag, isSure, lemma: noun } = view.at(index);
  if (subject.head === index && tag === 'NNS' && !isSure && findEntry(noun, 'v')) return false;
  const group = readVerbGroup(view, subject.verb);
  const { lemma } = view.at(group.main);
  // "a signal that winter has passed": as likely the content of the noun.
  if (group.isPassive || isBe(view.at(group.main)) || lonelyVerbs.has(lemma)) return false;
  if (view.at(index - 1).lower === 'that' && (turningVerbs.has(lemma) || lemma === 'pass')) return false;
  const next = view.at(skipAdverbs(view, group.end));
  return next.tag === '' || /^[,.;:?!]$/u.test(next.text) || isSureFinite(next);
}

/** It is … that: 강조 구문 or 진주어, not a relative. */
export function isCleft(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back > 0; back -= 1)
    if (isBe(view.at(back)) && [back - 1, back + 1].some((at) => view.at(at).lower === 'it')) return true;
  return false;
}

/** "It was the mayor of the town, not the council, who": a remark between the stressed noun and who. */
function takesUpCleft(view: SentenceView, index: number): boolean {
  const be = view.tokens.findLastIndex(
    (token, at) => at < index && isBe(token) && view.at(at - 1).lower === 'it',
  );
  const between = view.tokens.slice(be + 1, index);
  const isNamed = /^(?:DT|PRP|PRP\$|NNPS?|NNS)$/u.test(view.at(skipAdverbs(view, be + 1)).tag);
  const commas = between.filter(({ text }) => text === ',').length;
  return be > 0 && isNamed && commas > 1 && !between.some(({ text }) => /["“”]/u.test(text));
}

/** "so heavy that", "such a day that" */
export function isResult(view: SentenceView, index: number): boolean {
  return view.tokens
    .slice(Math.max(0, index - 14), index)
    .some(({ lower }) => lower === 'so' || lower === 'such');
}
