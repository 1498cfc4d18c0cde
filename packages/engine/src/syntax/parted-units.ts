import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { Unit } from '#syntax/units.ts';

const particle = /^(?:up|down|out|off|away|aside|apart|forth|ahead|together|on|round)$/u;

const complements =
  /^(?:make|keep|find|leave|set|consider|call|turn|get|hold|render|paint|think|have|believe|judge|push|cut|open|drive|dye|see|feel|want|prefer|like|wipe|strip|let|declare)$/u;

/** Verbs that make one word with a noun without an article: join hands, take place. */
const light =
  /^(?:take|make|have|do|lose|join|pay|catch|keep|give|play|hold|shake|go|change|set|come|gain|break|lay|bear|put|bring|say)$/u;

const lightObject =
  /^(?:place|part|care|advantage|hands?|home|count|sight|track|pace|harm|good|use|sense|fun|way|turns?|shape|root|fire|note|notice|charge|effect|rise|birth|sides|friends|steps?|faith|hope|heart|minds?|action|attention|war|peace|goodbye|sail|hold|fault|company|silence|trains|places|clothes|seats|course)$/u;

/** Whether the token is a mark. */
export const isMarked = (view: SentenceView, at: number): boolean => !/[\p{L}\p{N}]/u.test(view.at(at).text);

/** Whether the unit begins or ends inside a phrase. */
export function isParted(view: SentenceView, units: readonly Unit[], index: number): boolean {
  const [unit, before, next] = [units[index], units[index - 1], units[index + 1]];
  if (unit === undefined) return false;
  const isOpen = before !== undefined && !isMarked(view, unit.first - 1);
  return endsInside(view, unit, next, units[index + 2]) || (isOpen && beginsInside(view, unit, before));
}

const isLone = (view: SentenceView, { first, end }: Unit): boolean =>
  end - first === 1 || (end - first === 2 && isMarked(view, end - 1));

/** "that | person", "her | pay", "as | goat", "not only | what", "so rough | a word", "what | sort of remark | it was" */
function endsInside(view: SentenceView, unit: Unit, next?: Unit, third?: Unit): boolean {
  const { first, end, type } = unit;
  const [opener, last, follower] = [view.at(first), view.at(end - 1), view.at(end)];
  if (partsNoun(view, unit) || endsInClause(view, unit, follower)) return true;
  const hasComma = view.tokens.slice(first, end - 1).some(({ text }) => text === ',');
  // "is | limited, smaller individuals"
  if (hasComma && isBe(view.at(first - 1))) return true;
  if (isMarked(view, end - 1)) return false;
  const isDenied = last.lower === 'not' && isVerb(view.at(end - 2));
  if (/^(?:only|not|even|just|both|either|almost|too|very|exactly|merely)$/u.test(last.lower) && !isDenied)
    return true;
  if (last.lower === 'so' && view.at(end - 2).lemma !== 'do') return true;
  if (endsInGroup(view, unit, next)) return true;
  const isMeasured = isAdjective(last) && /^(?:so|too|as|how)$/u.test(view.at(end - 2).lower);
  if (isMeasured && /^an?$/u.test(follower.lower)) return true;
  // "guilty for keeping | a teacher"
  const isGerund = last.tag === 'VBG' && end - first > 2 && view.at(end - 2).tag === 'IN';
  if (isGerund && !isVerb(opener) && /^(?:DT|PRP.?|NN.*|JJ.?|W.*|CD)$/u.test(follower.tag)) return true;
  // "drifted down | the street"
  const isWay = /^(?:down|along|across|through|around|past)$/u.test(last.lower) && isVerb(view.at(end - 2));
  if (isWay && /^(?:DT|PRP\$)$/u.test(follower.tag)) return true;
  if (last.lower === 'what' && /^(?:kinds?|sorts?|types?)$/u.test(follower.lower)) return true;
  const isNamed = next?.type === 'noun' && /^(?:noun|pronoun)$/u.test(third?.type ?? '');
  if (/^(?:what|which|whose)$/u.test(last.lower) && isNamed) return true;
  if (!isLone(view, unit)) return false;
  // "torn | and stained ones"
  const other = skipAdverbs(view, end + 1);
  const isPair =
    follower.tag === 'CC' &&
    /^(?:JJ.?|VB[NG])$/u.test(opener.tag) &&
    /^(?:JJ.?|VB[NG])$/u.test(view.at(other).tag);
  if (isPair && isNoun(view.at(other + 1))) return true;
  if (/^(?:DT|PRP\$|PDT)$/u.test(opener.tag) && isNoun(follower)) return true;
  if (opener.lower === 'that' && follower.lower === 'one') return true;
  if (opener.lower === 'that' && follower.tag === 'NN') return !isVerb(view.at(end + 1));
  // "which | way is down"
  if (/^(?:which|what|whose)$/u.test(opener.lower) && follower.tag === 'NN') return true;
  if (opener.lower === 'her' && next !== undefined && isLone(view, next))
    return !/^(?:let|make|help|see|hear|watch|feel|have)$/u.test(view.at(first - 1).lemma);
  if (opener.lower === 'as') return next === undefined || !isFinite(view.at(skipAdverbs(view, next.end)));
  // "would be | wasted | energy"
  if (opener.tag === 'VBN' && isBe(view.at(first - 1)) && isNoun(follower)) return true;
  return type === 'preposition' && /^(?:DT|PRP.?|NN.*|JJ.?|VBG|CD)$/u.test(follower.tag);
}

const opensClause = /^(?:that|how|what|whether|why|who|which)$/u;

/** "the consequence and reply | that", "so deep that | I", "no reason for it | to rise", "blocks with their corners | cut off" */
function endsInClause(view: SentenceView, { first, end }: Unit, follower: Token): boolean {
  const at = isMarked(view, end - 1) ? end - 2 : end - 1;
  const [last, before] = [view.at(at), view.at(at - 1)];
  const inside = view.tokens.slice(first, end);
  const holds = (word: string): boolean => inside.slice(1).some(({ lower }) => lower === word);
  const mayBeVerb = isNoun(last) && findEntry(last.lemma, 'v') !== undefined;
  if (before.tag === 'CC' && mayBeVerb && opensClause.test(follower.lower)) return true;
  // "another person bends | round": read as one noun
  if (last.tag === 'NNS' && /^(?:NN|VBG)$/u.test(before.tag) && mayBeVerb && !isFinite(follower)) return true;
  // "to refute | this argument fail,"
  const isFirst = !view.tokens.slice(0, end).some(isFinite) && !isFinite(follower);
  if (last.tag === 'NN' && before.tag === 'NN' && mayBeVerb && isFirst && view.at(first).tag === 'DT')
    return true;
  if (last.lower === 'that' && /^(?:so|such)$/u.test(view.at(first).lower) && end - first > 2) return true;
  if (follower.tag === 'TO' && holds('for')) return true;
  if (/^VB[GN]$/u.test(follower.tag) && holds('with')) return true;
  const hasGerund = inside.some(({ tag }, index) => tag === 'VBG' && inside[index - 1]?.tag === 'IN');
  return hasGerund && /^(?:W.*|TO)$/u.test(follower.tag);
}

/** "well | over an hour", "about her | pay", "with one side | wider", "the first Japanese | climbing kiln" */
function endsInGroup(view: SentenceView, { first, end }: Unit, next?: Unit): boolean {
  const [last, follower] = [view.at(end - 1), view.at(end)];
  if (last.lower === 'well')
    return /^(?:over|above|below|under|into|beyond|before|after)$/u.test(follower.lower);
  if (last.lower === 'her' && end - first > 1 && view.at(end - 2).tag === 'IN')
    return next !== undefined && isLone(view, next) && /^(?:NN.?|VBP?)$/u.test(follower.tag);
  const isState = next?.type === 'adjective' || /^VB[NG]$/u.test(follower.tag);
  if (view.at(first).lower === 'with' && isState) return true;
  // "When Rain Clouds | Gather"
  if (last.tag.startsWith('NNP') && isVerb(follower) && /^\p{Lu}/u.test(follower.text)) return true;
  return last.tag === 'NNP' && follower.tag === 'VBG' && isNoun(view.at(end + 1));
}

/** "the other enslaved | sailors", "a clear, | step-by-step explanation" */
function partsNoun(view: SentenceView, { first, end }: Unit): boolean {
  const last = isMarked(view, end - 1) ? end - 2 : end - 1;
  let at = last;
  while (at > first && /^(?:JJ.?|VB[NG]|CD|RB)$/u.test(view.at(at).tag)) at -= 1;
  const isNumbered = view.at(at).lower === 'the' && view.at(last).tag === 'CD';
  if (at === last || isNumbered || !/^(?:DT|PRP\$|IN)$/u.test(view.at(at).tag)) return false;
  // "the fixed | and searching stare"
  const isJoined = view.at(end).tag === 'CC' && view.at(at).tag !== 'IN';
  return /^(?:VBG|NN.?|JJ)$/u.test(view.at(isJoined ? end + 1 : end).tag);
}

/** "go | on speaking", "join | hands there", "push | men | aside", "egg | white | is", "gave | mice dust" */
function beginsInside(view: SentenceView, unit: Unit, before: Unit): boolean {
  const { first, end } = unit;
  const [opener, second, last] = [view.at(first), view.at(first + 1), view.at(first - 1)];
  const isSingle = isLone(view, unit);
  // "only August | 20", "seven pages | a day"
  if (isSingle && opener.tag === 'CD' && last.tag === 'NNP') return true;
  if (/^an?$/u.test(opener.lower) && /^(?:hour|day|night|week|month|year|season)$/u.test(second.lower))
    return isNoun(last);
  // "schools | everywhere hand out certificates"
  if (
    /^(?:everywhere|here|there|alone|elsewhere|nearby|abroad|inland|overseas|ashore|outside|inside)$/u.test(
      opener.lower,
    ) &&
    isFinite(second)
  )
    return true;
  // "leaves | and seeds with her father"
  const hasPhrase = view.tokens
    .slice(first + 2, end)
    .some(({ tag, lower }) => tag === 'IN' && lower !== 'of');
  // "called | a bower on the forest floor", "fed us | the best pieces with her fingers"
  if (/^(?:called|named)$/u.test(last.lower) && hasPhrase) return true;
  const isMeans = view.tokens
    .slice(first, end)
    .some(({ lower }, at) => lower === 'with' && view.at(first + at + 1).tag === 'PRP$');
  if (isMeans && unit.type === 'noun' && (isVerb(last) || last.tag === 'PRP')) return true;
  if (opener.tag === 'CC' && before.type === 'noun' && !isVerb(second) && hasPhrase) return true;
  if (particle.test(opener.lower) && (isSingle || opener.tag !== 'IN' || second.tag === 'VBG')) return true;
  if (opener.lower === 'about' && last.lemma === 'bring') return true;
  // "the seed | capsules open", "the United States | professional championship"
  if (isNoun(last) && before.type === 'noun' && isNoun(opener) && !isVerb(opener)) return true;
  if (last.tag.startsWith('NNP') && isAdjective(opener) && isNoun(second)) return true;
  if (opener.lower === 'but' && last.lower === 'all') return true;
  // "hold a mind | so firmly must be"; "respond | best to the one"
  if (opener.lower === 'so' && isAdverb(second) && isFinite(view.at(first + 2))) return true;
  const degree = /^(?:even|much|far)$/u.test(opener.lower) ? first + 1 : first;
  const isDegree =
    view.at(degree).tag === 'RBR' || /^(?:best|better|more|less|most|well)$/u.test(view.at(degree).lower);
  if (isDegree && /^(?:IN|TO)$/u.test(view.at(degree + 1).tag))
    return !/^(?:than|of)$/u.test(view.at(degree + 1).lower);
  if (isSingle && isAdjective(opener)) {
    if (isVerb(last) && !isBe(last) && opener.tag === 'JJ' && /^(?:VBP?|NN)$/u.test(view.at(end).tag))
      return true;
    const verb = view.tokens.slice(0, first).findLast(isVerb);
    // "keep the food | cool", but "avoid the word | certain"
    if (isNoun(last) && /^(?:imaginable|possible|available)$/u.test(opener.lower)) return true;
    if (isNoun(last) && !(verb && complements.test(verb.lemma))) return true;
  }
  if (!isVerb(last) || !isNoun(opener)) return false;
  const nouns = view.tokens.slice(first, end).filter(isNoun).length;
  if (/^(?:give|offer|show|teach|send|feed|tell)$/u.test(last.lemma) && nouns > 1) return true;
  return light.test(last.lemma) && lightObject.test(opener.lower) && !isNoun(second);
}
