import { findEntry } from '@jadoo/lexicon';

import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const nearly = /^(?:about|nearly|almost|roughly|just|exactly|quite|twice|half|every)$/u;
const pointing = /^(?:exactly|precisely|just|only)$/u;
const mark = /^[,;:.?!–—]$/u;
const timeNoun =
  /^(?:day|night|morning|evening|afternoon|week|month|year|spring|summer|autumn|fall|winter|season|time|point|moment)$/u;
const causing = /^(?:let|lets|letting|make|makes|making|made|help|helps|helped|helping)$/u;
const perceiving = /^(?:see|sees|saw|seeing|hear|hears|heard|watch|watched|find|found|have|had)$/u;

/** Verbs of what a thing is or does "as" something. */
const seeming = /^(?:appear|emerge|serve|function|act|count|qualify|rank|operate)$/u;

/** Words with "as", "that", "and" or a causing verb that are one unit, whatever clause they seem to open. */
export const partsSetPhrase = (view: SentenceView, { before, reason }: Slash): boolean =>
  isAsUnit(view, before) ||
  (view.at(before).lower === 'that' && isPointingThat(view, before)) ||
  (view.at(before).tag === 'CC' && isLooseSecond(view, before)) ||
  (reason === '긴 주어 뒤' && isObject(view, before)) ||
  (/생략된 절 앞$/u.test(reason) && isDoneByOther(view, before));

/** "the town / as a whole", "about / as much as", "are / just as lost" */
function isAsUnit(view: SentenceView, index: number): boolean {
  const as = skipAdverbs(view, index);
  const at = view.at(index).lower === 'as' ? index : view.at(as).lower === 'as' ? as : index + 1;
  if (view.at(at).lower !== 'as') return false;
  const [next, after] = [view.at(at + 1), view.at(at + 2)];
  // "what appears / as a link", "began / as a toy"
  const isRole = at === index && isVerb(view.at(at - 1)) && seeming.test(view.at(at - 1).lemma);
  if (isRole && /^(?:DT|PRP\$)$/u.test(next.tag)) return true;
  if (at === index && next.lower === 'a' && after.lower === 'whole') return true;
  // "make leaving as easy / as joining would change nothing"
  const isCompared = view.at(at - 2).lower === 'as' && /^(?:VBG|NN)$/u.test(next.tag) && after.tag === 'MD';
  if (at === index && isCompared && !mark.test(view.at(at + 3).text)) return true;
  // "that her future / as an artist lay elsewhere"
  const isOwned = view.at(index - 2).tag === 'PRP$' && view.at(index - 3).lower === 'that';
  if (at === index && isOwned && /^an?$/u.test(next.lower)) return true;
  // "as many / as two hundred", "as hard / as you can"
  if (at === index && next.tag === 'CD' && view.at(at - 2).lower === 'as') return true;
  const isUtmost =
    next.tag === 'PRP' && /^(?:can|could|possible)$/u.test(after.lower) && view.at(at - 2).lower === 'as';
  if (at === index && isUtmost) return true;
  const isQuality =
    /^(?:JJ|RB|VBN)$/u.test(next.tag) && !/^(?:soon|long|far|not|if|though)$/u.test(next.lower);
  if (!isQuality) return false;
  if (at === index && nearly.test(view.at(index - 1).lower) && after.lower === 'as') return true;
  return isBe(view.at(index - 1)) && (at === index || nearly.test(view.at(index).lower));
}

/** "supply / precisely that number and stop", "ten years after / that, …", "left the harbor / that spring" */
function isPointingThat(view: SentenceView, that: number): boolean {
  const [before, next, after] = [view.at(that - 1), view.at(that + 1), view.at(that + 2)];
  if (/^(?:after|before)$/u.test(before.lower) && mark.test(next.text)) return true;
  // "For all / that, …", "won / that as well"
  if (before.lower === 'all' && mark.test(next.text)) return true;
  if (
    /^(?:as|too|again)$/u.test(next.lower) &&
    mark.test(view.at(next.lower === 'as' ? that + 3 : that + 2).text)
  )
    return true;
  const isEnd = after.tag === 'CC' || mark.test(after.text);
  if (pointing.test(before.lower) && isNoun(next) && isEnd) return true;
  const isTold = isVerb(before) && clauseVerbs.has(before.lemma);
  return (
    timeNoun.test(next.lower) &&
    !isTold &&
    (isNoun(before) || isVerb(before)) &&
    (isEnd || /^(?:RB|IN)$/u.test(after.tag))
  );
}

/** "in China / and elsewhere", "the words for chest / and look at" */
const isLooseSecond = (view: SentenceView, conjunction: number): boolean =>
  (/^(?:elsewhere|abroad|beyond)$/u.test(view.at(conjunction + 1).lower) &&
    (isFinite(view.at(conjunction + 2)) || mark.test(view.at(conjunction + 2).text))) ||
  (view.at(conjunction - 2).lower === 'for' &&
    /^(?:words|terms|names|signs|symbols)$/u.test(view.at(conjunction - 3).lower));

/** "let / somebody else decide", "to see / it taught" */
function isDoneByOther(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1).lower;
  if (causing.test(before)) return !isAdverb(view.at(index)) && !isFinite(view.at(index));
  return (
    perceiving.test(before) &&
    /^(?:it|him|her|them|us|me)$/u.test(view.at(index).lower) &&
    /^VB[DN]$/u.test(view.at(index + 1).tag) &&
    !view.at(index + 1).lower.endsWith('ed') &&
    /^(?:IN|RB)$/u.test(view.at(index + 2).tag)
  );
}

/** "when the team filmed / flies near a cave", "prove that bats send out / cries": the verb has its subject, and the noun behind it is its object. */
function isObject(view: SentenceView, index: number): boolean {
  const noun = view.at(index);
  if (!/^(?:VBZ|NNS)$/u.test(noun.tag) || findEntry(noun.lemma, 'n') === undefined) return false;
  const verb = /^(?:out|up|off|down|away)$/u.test(view.at(index - 1).lower) ? index - 2 : index - 1;
  if (!isVerb(view.at(verb)) || isBe(view.at(verb)) || view.at(verb).tag === 'VBG') return false;
  let first = verb;
  while (/^(?:DT|PRP\$|CD|JJ|NN|NNS|NNPS?|CC|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
  const opener = view.at(first - 1);
  const isThat = opener.lower === 'that' && clauseVerbs.has(view.at(first - 2).lemma);
  if (first < verb) return isThat || /^(?:when|while|because|although|after)$/u.test(opener.lower);
  return opener.tag === 'WDT' && isApposition(view, first - 1);
}

/** ", a star that …": behind a whole clause and a comma, no verb waits for the noun. */
function isApposition(view: SentenceView, relative: number): boolean {
  let first = relative;
  while (/^(?:DT|JJ|RB|VBG|NN|NNS|NNPS?)$/u.test(view.at(first - 1).tag)) first -= 1;
  return (
    /^an?$/u.test(view.at(first).lower) &&
    view.at(first - 1).text === ',' &&
    !/^(?:IN|TO|WRB|VBG)$/u.test(view.at(0).tag) &&
    view.tokens.slice(0, first).some(isFinite)
  );
}
