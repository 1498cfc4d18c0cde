import { withParticle } from '#korean.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findExtent, readAntecedent } from '#syntax/extent.ts';
import type { Pattern } from '#syntax/pattern.ts';

/** Nouns whose that-clause says what they contain. */
const contentNouns =
  /^(?:fact|idea|belief|claim|view|notion|evidence|hope|fear|assumption|possibility|conclusion|doubt|impression|sign|theory|proof|thought|opinion|feeling|realization)$/u;
const timeNouns = /^(?:day|days|time|times|year|years|moment|period|age|era|century)$/u;
const nominative = /^(?:i|he|she|we|they|you)$/u;

/** Relative clauses whose antecedent and end are certain. */
export function findRelativeClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const found = readRelative(view, index) ?? readContactClause(view, index);
    if (!found) continue;
    const end = findExtent(view, found.first, 1);
    if (end !== undefined && end - found.first >= 3) patterns.push({ category: '관계사절', ...found, end });
  }
  return patterns;
}

type Draft = Pick<Pattern, 'first' | 'role' | 'value'>;

function readRelative(view: SentenceView, index: number): Draft | undefined {
  const { lower } = view.at(index);
  if (!/^(?:who|whom|whose|which|that|where|when)$/u.test(lower)) return undefined;
  const before = view.at(index - 1);
  if (before.text === ',') return readAddedClause(view, index);
  if (before.tag === 'IN' && /^(?:which|whom)$/u.test(lower)) return readPrepositionClause(view, index);
  const antecedent = readAntecedent(view, index);
  if (antecedent === undefined) return undefined;
  const role = (name: string): Draft => ({ first: index, role: `${name} (선행사: ${antecedent})`, value: 3 });
  const next = skipAdverbs(view, index + 1);
  if (lower === 'whose')
    return startsNounPhrase(view.at(index + 1)) ? role('소유격 관계대명사 whose가 이끄는 절') : undefined;
  if (lower === 'where') return readSubject(view, next) ? role('관계부사 where가 이끄는 절') : undefined;
  if (lower === 'when')
    return timeNouns.test(before.lower) && readSubject(view, next)
      ? role('관계부사 when이 이끄는 절')
      : undefined;
  if (lower === 'that' && (isCleft(view, index) || isResult(view, index))) return undefined;
  if (isSureFinite(view.at(next))) return role(`주격 관계대명사 ${withParticle(lower, '이')} 이끄는 절`);
  if (contentNouns.test(before.lower) || !hasObjectGap(view, next)) return undefined;
  return role(`목적격 관계대명사 ${withParticle(lower, '이')} 이끄는 절`);
}

function readAddedClause(view: SentenceView, index: number): Draft | undefined {
  const { lower } = view.at(index);
  if (!/^(?:who|which|where)$/u.test(lower) || !isNoun(view.at(index - 2))) return undefined;
  const next = skipAdverbs(view, index + 1);
  if (lower === 'where')
    return readSubject(view, next)
      ? { first: index, role: '계속적 용법의 관계부사 where가 이끄는 절', value: 3 }
      : undefined;
  if (!isSureFinite(view.at(next))) return undefined;
  return {
    first: index,
    role: `계속적 용법의 주격 관계대명사 ${withParticle(lower, '이')} 이끄는 절`,
    value: 3,
  };
}

function readPrepositionClause(view: SentenceView, index: number): Draft | undefined {
  const antecedent = readAntecedent(view, index - 1);
  if (antecedent === undefined || !readSubject(view, skipAdverbs(view, index + 1))) return undefined;
  return { first: index - 1, role: `「전치사 + 관계대명사」가 이끄는 절 (선행사: ${antecedent})`, value: 3 };
}

/** the ideas we hold: the relative is left out. */
function readContactClause(view: SentenceView, index: number): Draft | undefined {
  if (!nominative.test(view.at(index).lower) || !isNoun(view.at(index - 1))) return undefined;
  const antecedent = readAntecedent(view, index);
  if (
    antecedent === undefined ||
    !/^(?:the|a|an|every|any|all|this|that)\b/iu.test(antecedent) ||
    !hasObjectGap(view, index)
  )
    return undefined;
  return { first: index, role: `목적격 관계대명사가 생략된 관계사절 (선행사: ${antecedent})`, value: 3 };
}

/** Subject and verb with nothing after them: the verb's object has moved to the front. */
function hasObjectGap(view: SentenceView, index: number): boolean {
  const subject = readSubject(view, index);
  if (!subject || subject.verb - index > 5 || !isFinite(view.at(subject.verb))) return false;
  const group = readVerbGroup(view, subject.verb);
  if (group.isPassive || isBe(view.at(group.main))) return false;
  const next = view.at(skipAdverbs(view, group.end));
  return next.tag === '' || /^[,.;:?!]$/u.test(next.text) || isSureFinite(next);
}

/** It is … that: 강조 구문 or 진주어, not a relative. */
function isCleft(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back > 0; back -= 1)
    if (isBe(view.at(back)) && view.at(back - 1).lower === 'it') return true;
  return false;
}

function isResult(view: SentenceView, index: number): boolean {
  return view.tokens
    .slice(Math.max(0, index - 14), index)
    .some(({ lower }) => lower === 'so' || lower === 'such');
}

/** That-clauses and what-clauses that serve as subject, object or complement. */
export function findNounClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    const role = view.at(index).lower === 'that' ? readThatClause(view, index) : readWhatClause(view, index);
    if (role === undefined) continue;
    const end = index === 0 ? findSubjectEnd(view) : findExtent(view, index, 1);
    const isOpen = end !== undefined && /ly$/u.test(view.at(end - 1).lower) && index > 0;
    if (end !== undefined && !isOpen && end - index >= 3)
      patterns.push({ category: '명사절', first: index, end, role, value: 3 });
  }
  return patterns;
}

function findSubjectEnd(view: SentenceView): number | undefined {
  const subject = readSubject(view, 0);
  if (!subject || !isSureFinite(view.at(subject.verb))) return undefined;
  const end = isAdverb(view.at(subject.verb - 1)) ? subject.verb - 1 : subject.verb;
  return view.tokens.slice(0, end).some(({ text }) => text === ',') ? undefined : end;
}

function readThatClause(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  const next = skipAdverbs(view, index + 1);
  if (
    view.at(index).tag !== 'IN' ||
    isSureFinite(view.at(next)) ||
    !startsNounPhrase(view.at(next)) ||
    isResult(view, index)
  )
    return undefined;
  if (!readSubject(view, next)) return undefined;
  if (isBe(before) && !isCleft(view, index)) return `접속사 that이 이끄는 명사절, ${before.text}의 보어`;
  if (isVerb(before) && clauseVerbs.has(before.lemma) && isActive(view, index - 1))
    return `접속사 that이 이끄는 명사절, 동사 ${before.text}의 목적어`;
  if (contentNouns.test(before.lower) && !hasObjectGap(view, next))
    return `접속사 that이 이끄는 동격절, ${withParticle(before.text, '과')} 동격`;
  return undefined;
}

const isActive = (view: SentenceView, index: number): boolean =>
  isFinite(view.at(index)) ||
  view.at(index).tag === 'VB' ||
  view.at(index).tag === 'VBG' ||
  (view.at(index).tag === 'VBN' && /^(?:have|has|had|'ve)$/u.test(view.at(index - 1).lower));

function readWhatClause(view: SentenceView, index: number): string | undefined {
  if (view.at(index).lower !== 'what' || view.at(view.length - 1).text === '?') return undefined;
  const next = skipAdverbs(view, index + 1);
  if (!isSureFinite(view.at(next)) && !readSubject(view, next)) return undefined;
  if (index === 0)
    return readSubject(view, 0)?.type === 'what' ? 'what이 이끄는 명사절, 문장의 주어' : undefined;
  const before = view.at(index - 1);
  if (before.tag === 'IN') return `what이 이끄는 명사절, 전치사 ${before.text}의 목적어`;
  if (isBe(before)) return `what이 이끄는 명사절, ${before.text}의 보어`;
  return isVerb(before) && isActive(view, index - 1)
    ? `what이 이끄는 명사절, ${before.text}의 목적어`
    : undefined;
}

const adverbClauses: ReadonlyMap<string, string> = new Map([
  ['because', '이유'],
  ['although', '양보'],
  ['though', '양보'],
  ['unless', '조건'],
  ['whereas', '대조'],
  ['until', '시간'],
  ['before', '시간'],
  ['after', '시간'],
]);
/** Verbs after which if asks a question: ask if, know if. */
const askingVerbs =
  /^(?:ask|wonder|know|see|check|decide|tell|say|determine|doubt|find|learn|question|test|remember|care)$/u;

/** Adverbial clauses whose meaning the conjunction settles. */
export function findAdverbClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 3; index += 1) {
    const draft = readAdverbClause(view, index);
    if (draft === undefined) continue;
    const end = findExtent(view, draft.first, 1);
    if (end !== undefined && end - index >= 4) patterns.push({ category: '부사절', ...draft, end });
  }
  return patterns;
}

function readAdverbClause(view: SentenceView, index: number): Draft | undefined {
  const { lower } = view.at(index);
  const before = view.at(index - 1);
  const subject = readSubject(view, skipAdverbs(view, index + 1));
  if (!subject || !isSureFinite(view.at(subject.verb))) return undefined;
  if (isBe(before) || (isAdverb(before) && isBe(view.at(index - 2)))) return undefined;
  if (lower === 'that') {
    if (isSoThat(view, index))
      return { first: index, role: '「so ~ that …」 구문에서 결과를 나타내는 부사절', value: 3 };
    const isPurpose =
      before.lower === 'so' && view.at(subject.verb).tag === 'MD' && view.at(index - 2).text !== ',';
    return isPurpose
      ? { first: index - 1, role: '「so that ~」 구문의 목적을 나타내는 부사절', value: 3 }
      : undefined;
  }
  if (lower === 'though' || lower === 'if') {
    if (before.lower === 'as' || before.lower === 'only' || before.lower === 'what') return undefined;
    if (before.lower === 'even')
      return {
        first: index - 1,
        role: `접속사 even ${withParticle(lower, '이')} 이끄는 양보의 부사절`,
        value: 2,
      };
  }
  const meaning = adverbClauses.get(lower) ?? readCondition(view, index);
  if (meaning === undefined || /^(?:not|only|just|long|soon|shortly|even|and|but|or)$/u.test(before.lower))
    return undefined;
  return { first: index, role: `접속사 ${withParticle(lower, '이')} 이끄는 ${meaning}의 부사절`, value: 2 };
}

/** When at the head of a sentence can only be adverbial; if wherever no verb of asking stands before it. */
function readCondition(view: SentenceView, index: number): string | undefined {
  const { lower } = view.at(index);
  if (lower === 'when') return index === 0 ? '시간' : undefined;
  if (lower !== 'if') return undefined;
  return view.tokens.slice(0, index).some(({ lemma }) => askingVerbs.test(lemma)) ? undefined : '조건';
}

/** so + adjective or adverb within a few words before. */
function isSoThat(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back >= Math.max(0, index - 6); back -= 1)
    if (view.at(back).lower === 'so' && /^(?:JJ|RB)/u.test(view.at(back + 1).tag)) return true;
  return false;
}
