import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isFinite, isNoun, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { hasMomentClause, hasTimeClause, leavesOpen, takesMore } from '#syntax/patterns/inner-clauses.ts';
import { hasStrayVerb } from '#syntax/unpaid-verb.ts';

const longestSpan = 20;

const markers =
  /^(?:that|which|who|whom|whose|what|how|why|when|where|whether|if|as|because|until|before|after|since|so|while|than)$/u;

/** "twice as many cars", "before an exam", "that assumption" have no verb of their own. */
function opensClause(view: SentenceView, index: number): boolean {
  if (!/^(?:as|than|before|after|since|until|so|that)$/u.test(view.at(index).lower)) return true;
  const next = skipAdverbs(view, index + 1);
  return readSubject(view, next) !== undefined || isFinite(view.at(next));
}

/** "who compared many apologies found that", "what went wrong increased it": participles by their tags only. */
function mayBeFinite(view: SentenceView, { tag }: Token, index: number): boolean {
  const after = view.at(index + 1);
  const isVerbal = after.lower === 'that' || after.tag === 'PRP';
  // "a shoe never risked proving us wrong"
  const isNever = view.at(index - 1).lower === 'never' && isNoun(view.at(index - 2));
  return tag === 'VBN' && (isVerbal || isNever) && !/^(?:be|have)$/u.test(view.at(index - 1).lemma);
}

/** More finite verbs than clauses opened: the last one belongs to the sentence around. */
function hasVerbTooMany(view: SentenceView, first: number, end: number, ownVerbs: number): boolean {
  const inside = view.tokens.slice(first, end);
  const isPrepositioned = view.at(first).tag === 'IN' && /^(?:which|whom)$/u.test(view.at(first + 1).lower);
  const skipped = isPrepositioned ? 2 : 1;
  const opened = inside.filter(
    ({ lower }, at) => at >= skipped && markers.test(lower) && opensClause(view, first + at),
  ).length;
  const finite = inside.filter((token, at) => isFinite(token) || mayBeFinite(view, token, first + at));
  return finite.length > ownVerbs + opened;
}

/** What is said in quotation marks or brackets belongs to the words before it. */
function opensQuote(view: SentenceView, index: number): boolean {
  const { text, start } = view.at(index);
  return /^[“‘([]$/u.test(text) || (/^["'`]+$/u.test(text) && start > view.at(index - 1).end);
}

/** A conjunction inside that may join the words before it with something outside. */
function joinsOutside(view: SentenceView, first: number, end: number): boolean {
  for (let index = first + 1; index < end; index += 1) {
    // "those thought to be weakest whose bridge": the clause goes with a noun further back.
    if (/^whose?$/u.test(view.at(index).lower) && isAdjective(view.at(index - 1))) return true;
    // "an attempt to hide something draws attention"
    if (
      /^(?:some|any|every|no)(?:thing|one|body)$/u.test(view.at(index - 1).lower) &&
      view.at(index).tag === 'NNS'
    )
      return true;
    if (view.at(index).tag !== 'CC') continue;
    // "players who throw to first base and players who …": the second has a clause of its own.
    const joined = readNounPhrase(view, index + 1);
    // "that round characters are good and flat ones | are": another clause.
    const isSecond = view.tokens.slice(first, index).some(isFinite);
    if (joined && isSecond && isFinite(view.at(skipAdverbs(view, joined.end)))) return true;
    if (joined && /^(?:who|whom|whose|which|that)$/u.test(view.at(joined.end).lower)) return true;
    const next = view.at(skipAdverbs(view, index + 1));
    const before = view.at(index - 1);
    // Only nouns with nouns and adjectives with adjectives surely belong together.
    const isLike = next.tag.slice(0, 2) === before.tag.slice(0, 2) && /^(?:NN|JJ)/u.test(next.tag);
    // "held inside the bones and release sulfide"
    const mayAct =
      next.tag === 'NN' && getVerbForms(next.lower).isBase && /^(?:NN|JJ)/u.test(view.at(index + 2).tag);
    if (mayAct && view.tokens.slice(first, index).some(isFinite)) return true;
    // "seen in dim light and release their scent"
    const isFollowed = isFinite(view.at(index + 2)) || /^(?:DT|PRP\$?)$/u.test(view.at(index + 2).tag);
    if (!isLike || (isFollowed && isNoun(next))) return true;
  }
  return false;
}

/** Whether the span is all of its clause or phrase, as far as the words inside and right behind it tell. */
export function isWhole(view: SentenceView, first: number, end: number, ownVerbs: number): boolean {
  if (end - first > longestSpan || end - first < 2 || hasVerbTooMany(view, first, end, ownVerbs))
    return false;
  if (hasStrayVerb(view, first, end) || leavesOpen(view, first, end)) return false;
  if (hasMomentClause(view, first, end)) return false;
  // "a father who believes that his son does not steal need never lie"
  const helping = /^(?:need|dare)$/u.test(view.at(end - 1).lower)
    ? view.at(skipAdverbs(view, end))
    : undefined;
  if (helping?.tag.startsWith('VB')) return false;
  // "where nothing informs it that spring in the north | has moved"
  const that = view.tokens.findLastIndex(
    ({ lower, tag }, at) =>
      at > first &&
      at < end &&
      lower === 'that' &&
      (tag === 'IN' || isFinite(view.at(skipAdverbs(view, end)))),
  );
  if (that > 0 && !view.tokens.slice(that, end).some(isFinite)) return false;
  // "Asked after studying a pair of words whether they will remember it": what is asked.
  if (
    ownVerbs === 0 &&
    view.tokens
      .slice(first + 2, end)
      .some(({ lower }, at) => lower === 'whether' && isNoun(view.at(first + at + 1)))
  )
    return false;
  // "who have said Muslims in the | far north should": no phrase ends there.
  if (/^(?:the|an?|its|their|his|our|my|your|to|and|or|but)$/u.test(view.at(end - 1).lower)) return false;
  if (opensQuote(view, end) || (view.at(end).text === ',' && opensQuote(view, end + 1))) return false;
  // "a program called ELIZA that could hold a conversation": the program could.
  const isNamed = /^(?:named|called)$/u.test(view.at(first).lower);
  if (isNamed && view.tokens.slice(first, end).some(({ lower }) => /^(?:that|who|which|to)$/u.test(lower)))
    return false;
  // "those who kept to themselves | the least": what is compared stands outside.
  if (view.at(end - 2).lower === 'the' && /^(?:least|most|best|worst|same)$/u.test(view.at(end - 1).lower))
    return false;
  if (joinsOutside(view, first, end)) return false;
  if (ownVerbs === 0 && (hasTimeClause(view, first, end) || takesMore(view, first, end))) return false;
  return !['than', 'if', 'because', 'although', 'though', 'while', 'whereas', 'unless'].some((word) =>
    view.tokens.slice(first + 1, end).some(({ lower }) => lower === word),
  );
}
