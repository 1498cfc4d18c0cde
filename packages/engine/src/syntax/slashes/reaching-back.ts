import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { countWords, isAdverb, isFinite, isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark, findSegmentStart, findStretch, innerMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const measure =
  /^(?:mile|kilometer|kilometre|meter|metre|foot|inch|yard|year|month|week|day|hour|minute|century|decade)s?$/u;
const comparing = /^(?:compare|distinguish|separate|tell)$/u;
/** Verbs of rest: nothing that follows can be their object. */
const resting = /^(?:lying|sitting|standing|waiting|walking|sleeping|staying)$/u;
const longestReach = 12;
const leastBefore = 4;

/** Pauses before what goes back over a short clause or phrase to a word in front of it. */
export const findReachingBack = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((_, index): Slash[] => {
    const reason = readReason(view, index);
    return reason === undefined ? [] : [{ before: index, strength: 2.6, reason }];
  });

function readReason(view: SentenceView, index: number): string | undefined {
  if (isVerbBehindAs(view, index) || isThirdBehindAs(view, index) || isButBehindNor(view, index))
    return '등위접속사 앞';
  if (isSecondCompared(view, index)) return '비교 대상 앞';
  if (isVerbBehindRelative(view, index)) return '관계사절 뒤';
  if (isModalBehindRelative(view, index)) return '긴 주어 뒤';
  if (isSecondDegree(view, index)) return '접속사 앞';
  if (isLateObject(view, index)) return '목적어 앞';
  if (isWithoutSaying(view, index)) return '동명사구 앞';
  return view.at(index - 1).text === ',' && opensWithMeasure(view, index - 1) && isNamed(view, index)
    ? '문두 전치사구 뒤'
    : undefined;
}

/** "felt as we do / and found words for it" */
const isVerbBehindAs = (view: SentenceView, conjunction: number): boolean =>
  /^(?:and|but)$/u.test(view.at(conjunction).lower) &&
  /^(?:do|does)$/u.test(view.at(conjunction - 1).lower) &&
  view.at(conjunction - 2).tag === 'PRP' &&
  /^(?:as|than)$/u.test(view.at(conjunction - 3).lower) &&
  /^VB[DN]$/u.test(view.at(conjunction + 1).tag) &&
  getVerbForms(view.at(conjunction + 1).lower).isPast &&
  view.tokens.slice(0, conjunction - 3).some(({ tag }) => tag === 'VBD');

/** "does not keep the past as a camera does / but builds it anew" */
const isThirdBehindAs = (view: SentenceView, conjunction: number): boolean =>
  /^(?:and|but)$/u.test(view.at(conjunction).lower) &&
  /^(?:do|does|did)$/u.test(view.at(conjunction - 1).lower) &&
  view.tokens
    .slice(Math.max(0, conjunction - 5), conjunction)
    .some(({ lower }) => /^(?:as|than)$/u.test(lower)) &&
  /^VB[DPZ]$/u.test(view.at(conjunction + 1).tag);

/** "for neither money nor rank / but for leave to go" */
const isButBehindNor = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).lower === 'but' &&
  view.tokens
    .slice(Math.max(0, conjunction - longestReach / 2), conjunction)
    .some(({ lower }) => lower === 'nor') &&
  /^(?:IN|TO|DT|PRP\$)$/u.test(view.at(conjunction + 1).tag) &&
  countWords(view, conjunction, findMark(view, conjunction)) > 2;

/** "when the plum trees fruit / and the birds are hungry": what seems a second noun is the verb of the first. */
export function isClauseBehindVerb(view: SentenceView, conjunction: number): boolean {
  const verb = view.at(conjunction - 1);
  if (view.at(conjunction).lower !== 'and' || view.at(conjunction - 2).tag !== 'NNS') return false;
  if (!/^(?:NN|VBP?)$/u.test(verb.tag) || !getVerbForms(verb.lower).isBase) return false;
  let first = conjunction - 2;
  while (/^(?:NNS?|JJ)$/u.test(view.at(first - 1).tag)) first -= 1;
  if (view.at(first - 1).lower !== 'the') return false;
  if (!/^(?:when|where|because|while|if|until|before|after)$/u.test(view.at(first - 2).lower)) return false;
  const phrase = readNounPhrase(view, conjunction + 1);
  return (
    view.at(conjunction + 1).lower === 'the' &&
    phrase !== undefined &&
    /^(?:are|were)$/u.test(view.at(phrase.end).lower)
  );
}

/** "compare the pupils who went / with those who had to wait" */
function isSecondCompared(view: SentenceView, preposition: number): boolean {
  if (!/^(?:with|from|to)$/u.test(view.at(preposition).lower)) return false;
  if (!/^(?:those|one|ones|others)$/u.test(view.at(preposition + 1).lower)) return false;
  if (!/^(?:who|that|which)$/u.test(view.at(preposition + 2).lower)) return false;
  const first = Math.max(0, preposition - longestReach);
  const part = view.tokens.slice(first, preposition);
  const verb = part.findLastIndex(({ lemma, tag }) => comparing.test(lemma) && tag.startsWith('VB'));
  const inside = part.slice(verb + 1);
  return (
    verb >= 0 &&
    inside.some(({ lower, tag }) => /^(?:who|that|which)$/u.test(lower) && tag.startsWith('W')) &&
    inside.some(isFinite) &&
    !inside.some(({ text }) => innerMark.test(text))
  );
}

/** "animals that froze / survived": the second of two verbs is that of the noun. */
function isVerbBehindRelative(view: SentenceView, index: number): boolean {
  const first = view.at(index - 1);
  const relative = view.at(index - 2);
  return (
    /^(?:that|who|which)$/u.test(relative.lower) &&
    relative.tag.startsWith('W') &&
    // "the message that thought is worth it"
    (view.at(index - 3).tag === 'NNS' || (relative.lower === 'who' && isNoun(view.at(index - 3)))) &&
    /^VB[DZP]$/u.test(first.tag) &&
    !/^(?:be|have|do)$/u.test(first.lemma) &&
    /^(?:MD|VB[DZP])$/u.test(view.at(index).tag) &&
    view.at(index).isSure &&
    countWords(view, index, findMark(view, index)) > 2
  );
}

/** "people who slept then / would wake early": no modal follows an adverb behind a whole clause but that of its noun. */
function isModalBehindRelative(view: SentenceView, index: number): boolean {
  const last = view.at(index - 1);
  if (view.at(index).tag !== 'MD' || !isAdverb(last)) return false;
  const start = findStretch(view, index);
  const opener = view.tokens.findLastIndex(
    ({ lower, tag }, at) =>
      at > start && at < index && /^(?:that|who|which)$/u.test(lower) && /^(?:W|DT)/u.test(tag),
  );
  const head = view.at(opener - 1);
  return (
    opener > 0 &&
    (isNoun(head) || head.lower === 'those') &&
    !view.tokens.slice(findSegmentStart(view, opener), opener).some(isFinite) &&
    isFinite(view.at(opener + 1)) &&
    view.tokens.slice(opener, index).filter(isFinite).length === 1 &&
    countWords(view, index, findMark(view, index)) > 2
  );
}

/** "gets worse / the longer it lasts" */
function isSecondDegree(view: SentenceView, index: number): boolean {
  const comparative = /^(?:JJR|RBR)$/u;
  const { tag, lower } = view.at(index + 1);
  if (view.at(index).lower !== 'the' || !(comparative.test(tag) || lower === 'longer')) return false;
  return (
    comparative.test(view.at(index - 1).tag) &&
    view.tokens.slice(findStretch(view, index), index).some(isFinite) &&
    view.tokens.slice(index + 2, findMark(view, index)).some(isFinite)
  );
}

/** "lose in one night / the money that they had saved": the object stands behind a time. */
function isLateObject(view: SentenceView, index: number): boolean {
  if (!/^(?:the|their|his|her|its)$/u.test(view.at(index).lower)) return false;
  const phrase = readNounPhrase(view, index);
  if (!phrase || !/^(?:that|which|who)$/u.test(view.at(phrase.end).lower)) return false;
  const before = view.at(index - 1);
  const isClosed = isNoun(before) || (before.tag === 'RB' && resting.test(view.at(index - 2).lower));
  if (!isClosed) return false;
  let first = index - 1;
  while (first > index - longestReach && /^(?:NN|JJ|RB|CD|DT|VBG)|^IN$/u.test(view.at(first).tag)) {
    const isTime = measure.test(view.at(first + 2).lower) || /^nights?$/u.test(view.at(first + 2).lower);
    const isOpener = /^(?:in|within|over)$/u.test(view.at(first).lower);
    if (isOpener && isTime && view.at(first + 1).tag === 'CD') return /^VB/u.test(view.at(first - 1).tag);
    first -= 1;
  }
  return false;
}

/** "that it rained / without saying how the news came" */
const isWithoutSaying = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'without' &&
  view.at(index + 1).tag === 'VBG' &&
  /^(?:WRB|WP)$/u.test(view.at(index + 2).tag) &&
  countWords(view, findStretch(view, index), index) >= leastBefore;

/** "Some ten miles off the coast of Chile, …": a distance or time with its phrase before the subject. */
export function opensWithMeasure(view: SentenceView, comma: number): boolean {
  if (view.at(comma).text !== ',' || findMark(view, 0) !== comma) return false;
  const first = /^(?:some|about|nearly|almost|only|just)$/u.test(view.at(0).lower) ? 1 : 0;
  const unit = view.tokens.findIndex(({ lower }, at) => at > first && at < first + 4 && measure.test(lower));
  return (
    unit > 0 &&
    view.tokens.slice(first, unit).every(({ tag }) => /^(?:CD|JJ)$/u.test(tag)) &&
    /^(?:IN|RB|JJ)$/u.test(view.at(unit + 1).tag) &&
    !view.tokens.slice(0, comma).some(isFinite)
  );
}

/** "Ada Lowe was": a name and its verb. */
function isNamed(view: SentenceView, index: number): boolean {
  let end = index;
  while (view.at(end).tag.startsWith('NNP')) end += 1;
  return end > index && isFinite(view.at(end));
}
