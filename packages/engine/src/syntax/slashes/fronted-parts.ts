import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  countWords,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subjectPronouns,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, neverReduced } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const subject = /^(?:i|he|she|we|they|it|one|there)$/u;
const opener = /^(?:that|who|whom|whose|which|what|how|why|whether|than|as|where)$/u;
/** Words of a phrase before a subject from which on it has its own pause, in a long stretch and in any. */
const longPhrase = 4;
const longStretch = 10;
/** Words of a clause that has its own pause where as much follows. */
const shortClause = 3;

/** "in order to reach the hall / one might have to wait": a phrase or clause before its subject that no comma ends. */
export const findFrontedParts = (view: SentenceView): Slash[] => [
  ...findUnmarkedSubject(view),
  ...view.tokens.flatMap((_, index): Slash[] => {
    if (!isSubject(view, index)) return findNamedSubject(view, index);
    if (isBehindQuestion(view, index)) return [{ before: index, strength: 2.6, reason: '명사절 뒤' }];
    const head = findHead(view, index);
    return head >= 0 && isLongEnough(view, head, index) && isFronted(view, head, index)
      ? [
          {
            before: index,
            strength: isMoment(view, head) ? 3.1 : 2.6,
            reason: isPhrase(view, head) ? '문두 전치사구 뒤' : '종속절 뒤',
          },
        ]
      : [];
  }),
];

/** "Having lost the map / the hikers went on", "However hard they tried / the men could not lift it" */
function findUnmarkedSubject(view: SentenceView): Slash[] {
  const owed = countOpening(view);
  if (owed < 0) return [];
  for (let index = longPhrase - 1; index < findMark(view, 0); index += 1) {
    const before = view.at(index - 1);
    const end = readNounPhrase(view, index)?.end;
    const opens =
      /^(?:DT|PRP\$)$/u.test(view.at(index).tag) ||
      /^(?:some|any|every|no)(?:one|body)$/u.test(view.at(index).lower);
    if (!opens || end === undefined || /^(?:IN|TO|DT|CC|PDT)$/u.test(before.tag)) continue;
    const inside = view.tokens.slice(0, index);
    if (
      inside.some(({ tag }) => tag === 'CC' || (owed === 0 && tag.startsWith('W'))) ||
      inside.filter(isFinite).length !== owed
    )
      continue;
    if (isFinite(view.at(skipAdverbs(view, end))))
      return [{ before: index, strength: 2.6, reason: '종속절 뒤' }];
  }
  return [];
}

/** Finite verbs that stand before the subject; -1 where the sentence begins with it. */
function countOpening(view: SentenceView): number {
  const [first, second] = [view.at(0), view.at(1)];
  if (first.lower === 'however' && /^(?:JJ|RB)$/u.test(second.tag)) return 1;
  if (first.lower === 'no' && second.lower === 'matter') return 1;
  return (first.lower === 'having' && second.tag === 'VBN') || (first.tag === 'VBN' && second.tag === 'IN')
    ? 0
    : -1;
}

/** "and when the market collapsed / the shops were closed": what seems an object has a verb of its own. */
function findNamedSubject(view: SentenceView, index: number): Slash[] {
  if (!/^(?:DT|PRP\$)$/u.test(view.at(index).tag) || !isVerbForm(view.at(index - 1), 0, [])) return [];
  const head = findHead(view, index);
  const end = readNounPhrase(view, index)?.end;
  if (head < 1 || end === undefined || isPhrase(view, head) || !isLongEnough(view, head, index)) return [];
  const verb = view.at(skipAdverbs(view, end));
  const isOwn = (isBe(verb) || isHave(verb) || verb.tag === 'MD') && isFinite(verb);
  const mark = findMark(view, index);
  const isWaited = view.at(mark).text === ',' && view.at(mark + 1).tag !== 'CC';
  return isOwn && !isWaited && isFronted(view, head, index, end)
    ? [{ before: index, strength: 2.6, reason: '종속절 뒤' }]
    : [];
}

/** "from the moment it is done": a clause on a time stands in the phrase. */
const isMoment = (view: SentenceView, head: number): boolean =>
  view.at(head + 1).lower === 'the' &&
  /^(?:moment|day|minute|instant|hour)$/u.test(view.at(head + 2).lower) &&
  view.at(head + 3).tag === 'PRP';

/** "What they gain in order / they lose in safety": the same subject twice, and what is lost stands before it. */
function isBehindQuestion(view: SentenceView, index: number): boolean {
  const first = findOpening(view, index);
  return (
    view.at(first).lower === 'what' &&
    view.at(first + 1).lower === view.at(index).lower &&
    subjectPronouns.test(view.at(index).lower) &&
    countWords(view, first, index) > longPhrase &&
    view.tokens.slice(first, index).filter(isFinite).length === 1 &&
    !view.tokens.slice(first, index).some((token) => isVerb(token) && clauseVerbs.has(token.lemma))
  );
}

const isLongEnough = (view: SentenceView, head: number, index: number): boolean => {
  const words = countWords(view, head, index);
  const least = isPhrase(view, head) ? longPhrase : shortClause;
  const stretch = countWords(view, head, findMark(view, index));
  return words > longPhrase || (words >= least && stretch >= longStretch - (longPhrase - least) * 2);
};

const isSubject = (view: SentenceView, index: number): boolean =>
  subject.test(view.at(index).lower) &&
  isFinite(view.at(skipAdverbs(view, index + 1))) &&
  (view.at(index).lower !== 'one' || view.at(skipAdverbs(view, index + 1)).tag === 'MD');

/** First word behind the mark and the conjunction before. */
function findOpening(view: SentenceView, index: number): number {
  const first = findStretch(view, index);
  if (view.at(first).tag === 'CC') return first + 1;
  // "so when the hull was raised in 1961 it …", "for when they succeed there …"
  return /^(?:so|for)$/u.test(view.at(first).lower) && subordinators.has(view.at(first + 1).lower)
    ? first + 1
    : first;
}

/** The same, behind that too, where a phrase or a clause begins with it. */
function findHead(view: SentenceView, index: number): number {
  let first = findOpening(view, index);
  if (view.at(first).lower === 'that' && view.at(first).tag === 'IN') first += 1;
  if (opener.test(view.at(first).lower)) return -1;
  return isPhrase(view, first) || subordinators.has(view.at(first).lower) ? first : -1;
}

const isPhrase = (view: SentenceView, head: number): boolean =>
  /^(?:IN|TO)$/u.test(view.at(head).tag) && !subordinators.has(view.at(head).lower);

/** Nothing in the phrase takes the subject for its own, and no verb behind waits for another one. */
function isFronted(view: SentenceView, head: number, index: number, subjectEnd = index + 1): boolean {
  const inside = view.tokens.slice(head + 1, index);
  if (inside.some(({ lower }) => opener.test(lower) || subordinators.has(lower))) return false;
  const before = view.at(index - 1);
  if (/^(?:IN|CC|TO|DT|PRP\$)$/u.test(before.tag) && before.lower !== 'in') return false;
  // "by mixing / it with milk"
  if (isVerb(before) && !/^(?:VBD|VBN|VBZ|VBP)$/u.test(before.tag)) return false;
  if (inside.some((token) => isVerb(token) && clauseVerbs.has(token.lemma))) return false;
  if (isBe(before) || before.tag === 'MD') return false;
  // "once we lose something / we value, …": the clause behind the comma is the one that was waited for.
  const end = findMark(view, index);
  const isWaited = !isPhrase(view, head) && isNominal(before) && view.at(end).text === ',';
  if (isWaited && view.at(end + 1).tag !== 'CC') return false;
  if (inside.filter(isVerbForm).length !== (isPhrase(view, head) && !isMoment(view, head) ? 0 : 1))
    return false;
  return countOwed(view, skipAdverbs(view, subjectEnd) + 1) === 0;
}

/** "when he died in 1902": the tag of a participle may be that of the past. */
const isVerbForm = (token: Token, at: number, all: readonly Token[]): boolean => {
  const before = all[at - 1];
  const isAlone = before === undefined || !(isBe(before) || isHave(before));
  return isFinite(token) || (token.tag === 'VBN' && isAlone && neverReduced.has(token.lemma));
};

const isNominal = (token: Token): boolean => isNoun(token) || /thing$/u.test(token.lower);

/** Finite verbs up to the next mark that no opening word pays for. */
function countOwed(view: SentenceView, from: number): number {
  let owed = 0;
  for (const { lower, tag } of view.tokens.slice(from, findMark(view, from))) {
    if (opener.test(lower) || subordinators.has(lower) || tag === 'CC') return Math.max(0, owed);
    if (/^(?:VBZ|VBP|VBD|MD)$/u.test(tag)) owed += 1;
  }
  return owed;
}
