import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isFinite, isNoun, skipAdverbs, subjectPronouns } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { doubleObjectVerbs } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { toPastParticiple } from '#passage/inflect.ts';

const sureOpeners =
  /^(?:who|whom|whose|which|what|why|how|when|whenever|wherever|whether|whatever|whoever|whichever|if|while|because|although|though|unless|whereas|once)$/u;
/** Prepositions and demonstratives as well: only a subject behind them makes a clause. */
const mayOpen = /^(?:since|before|after|until|that|as)$/u;

/** The words break off where a clause inside, or the verb at the end, still wants something. */
export function leavesOpen(view: SentenceView, first: number, end: number): boolean {
  const next = view.at(end);
  // "a shutter that many of them do | not have"
  // "who declare another | 's wishes"
  if (/^(?:not|n't|n’t|'s|’s)$/u.test(next.lower) || next.tag === 'POS') return true;
  if (holdsSecondObject(view, first, end)) return true;
  const verb = skipAdverbs(view, end);
  if (!isFinite(view.at(verb))) return false;
  return (
    wantsVerb(view, first, verb) || endsInObject(view, first, end) || mayEndInParticiple(view, first, end)
  );
}

/** "gives those who choose it a quiet power": the second object is that of the verb before. */
const holdsSecondObject = (view: SentenceView, first: number, end: number): boolean =>
  view.at(first).tag.startsWith('W') &&
  view.tokens.slice(Math.max(0, first - 5), first).some(({ lemma }) => doubleObjectVerbs.has(lemma)) &&
  view.tokens
    .slice(first + 2, end)
    .some(({ tag }, at) => tag === 'DT' && /^(?:NN|PRP$)/u.test(view.at(first + at + 1).tag));

/** "to show whatever | was submitted", "turn as the body | turns": the verb behind is that of the clause inside. */
function wantsVerb(view: SentenceView, first: number, verb: number): boolean {
  for (let at = verb - 1; at > first; at -= 1) {
    const { lower, tag } = view.at(at);
    if (isFinite(view.at(at))) return false;
    if (sureOpeners.test(lower) && tag !== 'RB' && view.at(at + 1).tag !== 'TO') return true;
    if (mayOpen.test(lower) && readSubject(view, at + 1)?.verb === verb) return true;
    // "as long as everyone | spoke", "from conditions it | cannot cure"
    if (lower === 'as' && /^(?:long|soon|far|much)$/u.test(view.at(at - 1).lower)) return true;
    if (isNoun(view.at(at - 1)) && (subjectPronouns.test(lower) || (lower === 'it' && at === verb - 1)))
      return true;
  }
  return false;
}

/** "Why do experts who are paid to make saves keep diving?": the verb of the question stands behind the clause. */
export function owesQuestionVerb(view: SentenceView, first: number): boolean {
  if (!/\?["'”’)]*$/u.test(view.sentence.text)) return false;
  const helping = view.tokens.findIndex(
    (token, at) =>
      at < first &&
      (token.tag === 'MD' || /^(?:do|does|did)$/u.test(token.lower)) &&
      (at === 0 || /^(?:W.*|,|CC)$/u.test(view.at(at - 1).tag)),
  );
  return helping >= 0 && !view.tokens.slice(helping + 1, first).some(({ tag }) => tag === 'VB');
}

const times =
  /^(?:day|night|week|month|year|morning|evening|afternoon|season|summer|winter|spring|autumn|time|way)$/u;

/** "releases a vitamin the body | cannot absorb": a noun beside a noun is the subject of what follows. */
function endsInObject(view: SentenceView, first: number, end: number): boolean {
  let start = end - 1;
  while (isAdverb(view.at(start))) start -= 1;
  if (!isNoun(view.at(start)) || times.test(view.at(start).lemma)) return false;
  while (start > first && /^(?:NN.*|JJ.?|POS|CD)$/u.test(view.at(start).tag)) start -= 1;
  if (start <= first + 1 || !/^(?:DT|PRP\$)$/u.test(view.at(start).tag) || !isNoun(view.at(start - 1)))
    return false;
  // "who is busy picturing the scene"
  if (view.at(start - 1).lower.endsWith('ing')) return false;
  return !view.tokens.slice(first, start).some(({ lemma }) => doubleObjectVerbs.has(lemma));
}

/** "through which plasma collected in the city | was shipped": its only verb may be a participle. */
function mayEndInParticiple(view: SentenceView, first: number, end: number): boolean {
  const inside = view.tokens.slice(first, end);
  const verbs = inside.filter(isFinite);
  const [only] = verbs;
  const at = only ? inside.indexOf(only) + first : -1;
  if (verbs.length !== 1 || only?.tag !== 'VBD' || !isNoun(view.at(at - 1))) return false;
  return (
    !/^(?:who|that|which)$/u.test(view.at(first).lower) &&
    toPastParticiple(only.lemma) === only.lower &&
    /^(?:IN|TO)$/u.test(view.at(at + 1).tag)
  );
}

/** "decide what to eat before opening the menu": the time may be that of the verb before. */
export const hasTimeClause = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first, end).some(({ lower }, at) => {
    if (!/^(?:before|after|until|when|while|since)$/u.test(lower)) return false;
    const next = first + at + 1;
    const isGerund = view.at(next).lower.endsWith('ing') && !isNoun(view.at(next + 1));
    return isGerund || readSubject(view, next) !== undefined;
  });

/** "in place the moment the rope | went slack", "every time it rains": a noun opens the clause as a conjunction does. */
export const hasMomentClause = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first, end).some(({ lower }, at) => {
    const next = first + at + 1;
    return (
      /^(?:moment|minute|instant|second|time|day|year|way)$/u.test(lower) &&
      /^(?:the|every|each|next|last|first)$/u.test(view.at(next - 2).lower) &&
      /^(?:DT|PRP|PRP\$)$/u.test(view.at(next).tag) &&
      (next + 1 >= end || readSubject(view, next) !== undefined)
    );
  });

/** "found in the water one group at a time", "so few are willing to climb that": what follows belongs to words before. */
export const takesMore = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens.slice(first, end).some(({ lower, tag }, at) => {
    const index = first + at;
    if (at === 0) return false;
    if (tag === 'CD') return isNoun(view.at(index - 1)) && /^(?:at|by)$/u.test(view.at(index + 2).lower);
    return lower === 'that' && tag === 'IN' && view.tokens.slice(0, first).some(isDegree);
  });

const isDegree = ({ lower }: Token): boolean => lower === 'so';
