import { countWords, isFinite, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { infinitiveObjectVerbs, infinitiveVerbs } from '#grammar/verb-lists.ts';
import { readSureClauses } from '#syntax/slashes/clause-tags.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

/** Verbs that take a thing for another: "treat the past as a guide". */
const judging =
  /^(?:treat|regard|see|view|describe|accept|define|present|dismiss|portray|interpret|recognize|condemn|praise|reject)$/u;
/** Nouns that have their own infinitive. */
const wantsInfinitive =
  /^(?:ability|attempt|chance|choice|decision|desire|duty|effort|freedom|need|opportunity|plan|power|promise|reason|right|tendency|time|way|willingness|wish|permission|failure|refusal|pressure|ambition|incentive|room|license|courage|money|thing|place)s?$/u;
const shortestEnd = 3;

/**
 * Pauses before what a verb still asks for behind a clause on its object: "forces those who shirk / to own up",
 * "treat the end they know / as the only one". Without them it is heard as a part of that clause.
 */
export const findLateComplements = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((_, index): Slash[] => {
    if (isLateInfinitive(view, index)) return [{ before: index, strength: 2.6, reason: '목적격 보어 앞' }];
    return isLateAs(view, index) ? [{ before: index, strength: 2.6, reason: '목적격 보어 앞' }] : [];
  });

function isLateInfinitive(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'TO' || view.at(index + 1).tag !== 'VB') return false;
  const clause = readClauseOnObject(view, index, (lemma) => infinitiveObjectVerbs.has(lemma));
  const last = view.at(index - 1);
  return (
    clause !== undefined &&
    isNoun(last) &&
    !wantsInfinitive.test(last.lower) &&
    !clause.some(
      (token) =>
        isVerb(token) && (infinitiveVerbs.has(token.lemma) || infinitiveObjectVerbs.has(token.lemma)),
    )
  );
}

function isLateAs(view: SentenceView, index: number): boolean {
  if (view.at(index).lower !== 'as' || !/^(?:DT|PRP\$)$/u.test(view.at(index + 1).tag)) return false;
  const clause = readClauseOnObject(view, index, (lemma) => judging.test(lemma));
  return clause !== undefined && !clause.some((token) => isVerb(token) && judging.test(token.lemma));
}

/** The words, up to `end`, of the last clause before it, where that hangs on the object of such a verb. */
function readClauseOnObject(view: SentenceView, end: number, isGovernor: (lemma: string) => boolean) {
  const start = findStretch(view, end);
  if (countWords(view, end, findMark(view, end)) < shortestEnd) return undefined;
  const findings = readSureClauses(view) ?? [];
  const opened = findings.findLast((each) => each.type === 'open' && each.frame.start < end);
  if (opened?.type !== 'open' || !/^(?:relative|contact)$/u.test(opened.frame.kind)) return undefined;
  const first = opened.frame.start;
  let object = first;
  while (/^(?:DT|PRP\$|JJ[RS]?|CD|NNP?S?)$/u.test(view.at(object - 1).tag)) object -= 1;
  const clause = view.tokens.slice(first, end);
  const isOnObject = object < first && object > start && isGovernor(view.at(object - 1).lemma);
  return isOnObject && isVerb(view.at(object - 1)) && clause.some(isFinite) ? clause : undefined;
}
