import {
  countWords,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  subjectPronouns,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { afterSubject } from '#syntax/slashes/subject-slashes.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { readSureClauses } from '#syntax/slashes/clause-tags.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import {
  beginOfAmount,
  isBareSubject,
  opensOtherwise,
  opensTime,
} from '#syntax/slashes/unmarked-subjects.ts';

const timeNoun = /^(?:second|minute|hour|day|night|week|month|year|decade|century)$/u;
const timeWord = /^(?:after|before|since|until|once)$/u;
/** What stands before "after" and "before": "just after lunch". */
const leadsTime = /^(?:long|just|only|right|shortly|soon)$/u;
const longSubject = 5;
/** A subject without a clause or participle on it is parted from its verb from here on. */
const plainSubject = 6;
const shortestClause = 3;
/** Words of a phrase at the head of a second clause from which on it has its own pause. */
const shortestPhrase = 2;

type VerbFinding = Extract<Finding, { type: 'verb' }>;

/** Pauses that the clauses of the sentence ask for, whatever its words look like one by one. */
export function findClausePlaces(view: SentenceView): Slash[] {
  const findings = readSureClauses(view);
  if (!findings) return [];
  return findings.flatMap((finding): Slash[] => {
    switch (finding.type) {
      case 'verb':
        if (finding.how === 'turned') return turnedVerb(finding);
        return finding.how === 'joined' ? joinedVerb(view, finding) : verbOfSubject(view, finding, findings);
      case 'joint':
        return [{ before: finding.conjunction, strength: 3, reason: '등위접속사 앞' }];
      case 'open':
        return openedClause(view, finding.frame.start, finding.frame.kind, findings);
      default:
        return [];
    }
  });
}

/** "Not until the war was over / did they return" */
const turnedVerb = ({ index, start, closed }: VerbFinding): Slash[] =>
  closed > 0 && index - start >= longSubject
    ? [{ before: index, strength: 2.6, reason: '도치된 동사 앞' }]
    : [];

function verbOfSubject(view: SentenceView, verb: VerbFinding, findings: readonly Finding[]): Slash[] {
  const phrase: Slash[] = isBehindPhrase(view, verb)
    ? [
        {
          before: beginOfAmount(view, verb.subject),
          // "farmers noticed / that …" may stand alone before its clause.
          strength: isBareSubject(view, verb.subject, verb.index) ? 2.6 : 2.2,
          reason: '문두 전치사구 뒤',
        },
      ]
    : [];
  const before = beginOfVerb(view, verb.index);
  const isMarked = /^[,;:–—]$/u.test(view.at(before - 1).text);
  if (verb.how !== 'subject' || isMarked || !isLongSubject(view, verb, findings)) return phrase;
  return [...phrase, afterSubject(before, true)];
}

/** "Of his training and what he thought / they say nothing": no comma ends what stands before the subject. */
function isBehindPhrase(view: SentenceView, { kind, start, subject, how, index }: VerbFinding): boolean {
  const isJoined =
    view.at(start).tag === 'CC' ||
    (/^(?:yet|so)$/u.test(view.at(start).lower) && view.at(start + 1).tag === 'VBN');
  const head = isJoined ? start + 1 : start;
  // "and in 1915 she left" is one breath, "by the time / she left" parts an opener.
  const least = head === 0 ? longSubject - 1 : shortestPhrase + (view.at(subject).tag === 'PRP' ? 1 : 0);
  const isNear =
    (subject - head < least && !opensTime(view, head, subject)) || view.at(subject - 1).lower === 'time';
  // "that after a long run of losses / the next is bound to win"
  const isInside =
    view.at(start).lower === 'that' && view.at(start + 1).tag === 'IN' && subject - start > longSubject;
  if (isInside && how === 'subject' && kind !== 'main') return isBehindOpener(view, start + 1, subject);
  if (kind !== 'main' || how !== 'subject' || (start > 0 && head === start) || isNear) return false;
  // "When she told him he laughed": the clause may be what she told.
  const isTold = view.tokens
    .slice(Math.max(0, subject - 3), subject)
    .some((token) => isVerb(token) && clauseVerbs.has(token.lemma));
  const { tag, lower } = view.at(head);
  return (
    (tag === 'IN' ||
      (lower === 'next' && view.at(head + 1).lower === 'to') ||
      opensOtherwise(view, head, subject) ||
      (isJoined && tag === 'VBN') ||
      (head === 0 && subordinators.has(lower) && !isTold)) &&
    (/^(?:DT|PRP|PRP\$|JJS?)$/u.test(view.at(subject).tag) ||
      isBareSubject(view, subject, index) ||
      opensTime(view, head, subject) ||
      beginOfAmount(view, subject) < subject ||
      (/^(?:every|no|some|any)(?:body|one)$/u.test(view.at(subject).lower) &&
        !isAdverb(view.at(subject - 1)))) &&
    view.at(subject - 1).text !== ',' &&
    !/^(?:IN|CC)$/u.test(view.at(subject - 1).tag)
  );
}

const isBehindOpener = (view: SentenceView, head: number, subject: number): boolean =>
  !subordinators.has(view.at(head).lower) &&
  /^(?:DT|PRP|PRP\$)$/u.test(view.at(subject).tag) &&
  !/^(?:IN|CC|,)$/u.test(view.at(subject - 1).tag);

/** A clause or a participle hangs on the subject. */
function isLongSubject(
  view: SentenceView,
  { subject, index, closed, start }: VerbFinding,
  findings: readonly Finding[],
): boolean {
  const before = beginOfVerb(view, index);
  const words = countWords(view, subject, before);
  const isClause = /^(?:what|why|how|who|whether|that)/u.test(view.at(subject).lower) && closed > 0;
  const hasParticiple = findings.some(
    (each) => each.type === 'participle' && each.index > subject && each.index < before,
  );
  // "historians wary of such tales"
  const hasQuality = view.tokens
    .slice(subject + 1, before)
    .some(
      (token, at, all) => isAdjective(token) && all[at + 1]?.tag === 'IN' && isNoun(view.at(subject + at)),
    );
  if (subject === start && subject > 0 && closed === 0) return false;
  if (closed > 0) return words >= (isClause ? shortestClause - 1 : longSubject - 1);
  return words >= (hasParticiple || hasQuality ? longSubject : plainSubject);
}

/** "holds water during dry months / and returns it": the second verb, behind what belongs to the first. */
function joinedVerb(view: SentenceView, { conjunction, index, closed, start }: VerbFinding): Slash[] {
  if (conjunction === index) return [];
  const first = view.tokens.slice(start, conjunction).findLastIndex((token) => isVerb(token)) + start;
  if (closed === 0 && conjunction - first < shortestClause) return [];
  return [{ before: conjunction, strength: closed > 0 ? 2.6 : 2.2, reason: '등위접속사 앞' }];
}

function openedClause(
  view: SentenceView,
  start: number,
  kind: string,
  findings: readonly Finding[],
): Slash[] {
  const { lower } = view.at(start);
  if (/^(?:as|before|after|since|until|once)$/u.test(lower) && kind === 'adverbial')
    return openedByTime(view, start);
  if (lower === 'lest' && start > 0) return [{ before: start, strength: 2.6, reason: '접속사 앞' }];
  const verb = findings.find((each): each is VerbFinding => each.type === 'verb' && each.start === start);
  if (!verb || start === 0) return [];
  if (lower === 'that')
    return [{ before: start, strength: 3, reason: kind === 'relative' ? '관계사절 앞' : 'that절 앞' }];
  if (kind === 'contact') return [{ before: start, strength: 2.2, reason: '관계사가 생략된 절 앞' }];
  const isUnmarked =
    kind === 'nominal' &&
    verb.subject === start &&
    (clauseVerbs.has(view.at(start - 1).lemma) || subjectPronouns.test(lower)) &&
    isVerb(view.at(start - 1));
  // "the cases found each year were few"
  const isTime = /^(?:each|every)$/u.test(lower) && timeNoun.test(view.at(start + 1).lemma);
  return isUnmarked && !isTime && !/^(?:what|who|which|how|why|whether)/u.test(lower)
    ? [{ before: start, strength: 2.2, reason: '접속사가 생략된 절 앞' }]
    : [];
}

/** "to be revived / as bacteria appeared", but "as early as he could" */
function openedByTime(view: SentenceView, start: number): Slash[] {
  const isCompared = view.tokens.slice(Math.max(0, start - 6), start).some(({ lower }) => lower === 'as');
  const isMeasured =
    timeNoun.test(view.at(start - 1).lemma) &&
    (view.at(start - 1).tag === 'NNS' || /^(?:CD|DT|JJ)$/u.test(view.at(start - 2).tag));
  return start === 0 || isCompared || isMeasured
    ? []
    : [{ before: start, strength: 2.6, reason: '접속사 앞' }];
}

/** A pause that takes a word for the verb of a subject, or for the head of a clause, where the whole says otherwise. */
export function isContradicted(view: SentenceView, { before, reason, strength }: Slash): boolean {
  const findings = readSureClauses(view);
  if (!findings) return false;
  switch (reason) {
    case '긴 주어 뒤':
      return (
        isBehindMark(view, before) ||
        !findings.some(
          (each) =>
            each.type === 'verb' &&
            each.how !== 'joined' &&
            beginOfVerb(view, each.index) <= before &&
            before <= each.index &&
            (each.closed > 0 || countWords(view, each.subject, before) >= shortestClause),
        )
      );
    case '관계사가 생략된 절 앞':
    case '접속사가 생략된 절 앞':
      return (
        (reason === '접속사가 생략된 절 앞' && isPushedDown(view, before)) ||
        !findings.some((each) => each.type === 'open' && Math.abs(each.frame.start - before) <= 1) ||
        countWords(view, before, findMark(view, before)) < shortestClause ||
        isInShortSubject(view, before, findings)
      );
    case '등위접속사 앞':
      return (
        (strength >= 3 &&
          !findings.some(
            (each) => (each.type === 'joint' || each.type === 'verb') && each.conjunction === before,
          )) ||
        isInShortSubject(view, before, findings)
      );
    case '도치된 동사 앞':
      // "for years these explanations were hard to separate": the verb stands behind its subject.
      return (
        !/^(?:DT|PRP\$|NNP)$/u.test(view.at(before + 1).tag) &&
        findings.some(
          (each) =>
            each.type === 'verb' && each.index === before && each.how === 'subject' && each.closed === 0,
        )
      );
    case 'that절 앞':
      return isPointing(view, before, findings) || isInShortSubject(view, before, findings);
    case '접속사 앞':
      return isNoTime(view, before, findings) || isInShortSubject(view, before, findings);
    default:
      return isInShortSubject(view, before, findings);
  }
}

/** "…, so often leaves": between the comma and the verb stands no word but adverbs. */
function isBehindMark(view: SentenceView, before: number): boolean {
  let back = before - 1;
  while (isAdverb(view.at(back)) || view.at(back).lower === 'so') back -= 1;
  return back < before - 1 && /^[,;:–—]$/u.test(view.at(back).text);
}

/** "the roots of trees felled long before were alive": the word opens no clause. */
function isNoTime(view: SentenceView, before: number, findings: readonly Finding[]): boolean {
  // "long before", "since long before"
  let word = before;
  while (leadsTime.test(view.at(word + 1).lower) || leadsTime.test(view.at(word).lower)) word += 1;
  return (
    timeWord.test(view.at(word).lower) &&
    !findings.some((each) => each.type === 'open' && each.frame.start === word)
  );
}

/** "who never runs that risk is …": behind a verb that says nothing, where the next verb is that of the subject. */
const isPointing = (view: SentenceView, that: number, findings: readonly Finding[]): boolean =>
  isVerb(view.at(that - 1)) &&
  !isBe(view.at(that - 1)) &&
  !clauseVerbs.has(view.at(that - 1).lemma) &&
  view.at(that + 1).tag === 'NN' &&
  findings.some(
    (each) => each.type === 'verb' && each.closed > 0 && each.subject < that && that < each.index,
  ) &&
  !findings.some((each) => each.type === 'open' && each.frame.start === that);

/** "what people say they buy": the clause is part of the question. */
const isPushedDown = (view: SentenceView, before: number): boolean =>
  view.tokens.slice(Math.max(0, before - 4), before).some(
    ({ lower }, at, all) =>
      /^(?:what|which|who|whom|how)$/u.test(lower) &&
      // "who have said / the gates will open": the word is the subject itself.
      !(lower === 'who' && all[at + 1] !== undefined && isFinite(all[at + 1] ?? view.at(before))),
  );

/** "the land it leaves behind": a subject of one breath has no pause inside. */
function isInShortSubject(view: SentenceView, before: number, findings: readonly Finding[]): boolean {
  return findings.some((each) => {
    if (each.type !== 'verb' || each.how !== 'subject' || each.subject >= before || before >= each.index)
      return false;
    const begin = beginOfVerb(view, each.index);
    const isMarked = view.tokens.slice(each.subject, begin).some(({ text }) => /^[,:–—]$/u.test(text));
    return (
      !isMarked &&
      each.closed > 0 &&
      countWords(view, each.subject, begin) <= longSubject &&
      !isFinite(view.at(before))
    );
  });
}
