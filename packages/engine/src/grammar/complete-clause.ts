import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isBe,
  isEnd,
  isStop,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { doubleObjectVerbs, intransitiveVerbs, transitiveVerbs } from '#grammar/verb-lists.ts';

/** Number of the token after the clause that starts at `from`. */
function findClauseEnd(view: SentenceView, from: number): number {
  let index = from;
  while (index < view.length && !isStop(view.at(index)) && view.at(index).tag !== 'CC') index += 1;
  return index;
}

const linkingVerbs = new Set(['seem', 'become', 'look', 'remain', 'sound', 'feel']);

/** What a clause from its subject on is known to have. */
interface CompleteClause {
  subject: number;
  verb: number;
  /** 수동태, 보어, 목적어, 자동사: why nothing is missing. */
  reason: string;
}

/** Reads the clause from its subject on; undefined unless it surely lacks neither subject nor object. */
export function readCompleteClause(view: SentenceView, start: number): CompleteClause | undefined {
  const subject = readSubject(view, skipAdverbs(view, start));
  if (!subject || subject.type === 'what' || subject.type === 'gerund') return undefined;
  const group = readVerbGroup(view, subject.verb);
  if (hasStrandedPreposition(view, group.end)) return undefined;
  const main = view.at(group.main);
  const next = skipAdverbs(view, group.end);
  const found = (reason: string): CompleteClause => ({ subject: subject.head, verb: group.first, reason });
  if (group.isPassive) {
    const isWhole =
      transitiveVerbs.has(main.lemma) &&
      !doubleObjectVerbs.has(main.lemma) &&
      !startsNounPhrase(view.at(next));
    return isWhole && !hasLaterVerb(view, next) ? found('수동태로 완결된') : undefined;
  }
  if (isBe(main) || linkingVerbs.has(main.lemma)) {
    if (!hasComplement(view, next)) return undefined;
    return found(view.at(subject.head).tag === 'EX' ? '「there + be + 주어」로 된' : '주어와 보어를 갖춘');
  }
  if (intransitiveVerbs.has(main.lemma))
    return hasLaterVerb(view, next) ||
      main.lemma === 'seem' ||
      main.lemma === 'appear' ||
      main.lemma === 'remain'
      ? undefined
      : found('주어와 자동사로 이루어진');
  return hasObject(view, main.lemma, next) ? found('주어와 목적어를 갖춘') : undefined;
}

function hasComplement(view: SentenceView, next: number): boolean {
  const token = view.at(next);
  if (isAdjective(token) && token.isSure) {
    const after = skipAdverbs(view, next + 1);
    if (view.at(after).tag === 'TO' || view.at(after).tag.startsWith('NN')) return false;
    return !hasLaterVerb(view, after);
  }
  if (!/^(?:DT|PRP\$)$/u.test(token.tag) || /^(?:that|this|all)$/u.test(token.lower)) return false;
  const phrase = readNounPhrase(view, next);
  return phrase !== undefined && !hasLaterVerb(view, phrase.end);
}

function hasObject(view: SentenceView, lemma: string, next: number): boolean {
  if (doubleObjectVerbs.has(lemma)) return false;
  const token = view.at(next);
  if (!/^(?:DT|PRP|PRP\$|NNS)$/u.test(token.tag) || (token.tag === 'NNS' && !token.isSure)) return false;
  if (/^(?:that|this|all|each|every|both)$/u.test(token.lower)) return false;
  const phrase = readNounPhrase(view, next);
  if (!phrase) return false;
  if (
    /^(?:time|way|day|year|week|moment|times|days|minute|minutes|second|seconds|hour|decade|decades|centuries|century|years|weeks|hours|month|months|night|morning|mile|miles)$/u.test(
      view.at(phrase.head).lower,
    )
  )
    return false;
  return (
    !/^(?:later|ago|earlier|before)$/u.test(view.at(phrase.end).lower) && !hasLaterVerb(view, phrase.end)
  );
}

/** A later verb might want the missing object for itself. */
function hasLaterVerb(view: SentenceView, from: number): boolean {
  const end = findClauseEnd(view, from);
  for (let index = from; index < end; index += 1)
    if (isVerb(view.at(index)) || view.at(index).tag === 'TO') return true;
  return false;
}

/** "the car it is made of": a preposition with nothing after it. */
function hasStrandedPreposition(view: SentenceView, from: number): boolean {
  const end = findClauseEnd(view, from);
  for (let index = from; index < end; index += 1) {
    if (view.at(index).tag !== 'IN' && view.at(index).tag !== 'RP') continue;
    const after = view.at(index + 1);
    if (isEnd(after) || isStop(after) || isVerb(after) || after.tag === 'CC' || after.tag === 'IN') {
      if (after.tag !== 'VBG') return true;
    }
  }
  return false;
}
