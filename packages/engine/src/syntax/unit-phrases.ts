import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';

const particle = /^(?:out|up|off|down|away|back|over)$/u;
const shortPreposition = /^(?:on|upon|in|at|for|with|to|by|of|about|from|around|along|through)$/u;
const degree =
  /^(?:so|too|very|as|more|most|less|least|quite|rather|such|even|almost|only|just|about|nearly)$/u;

/** Whether a noun phrase begins at `index`: "any noise", "completely different ways", "folded arms". */
const opensPhrase = (view: SentenceView, index: number): boolean =>
  readPhraseEnd(view, index) !== undefined || view.at(index).tag === 'VBG';

/** End of the verb at `index` with its particle or the preposition that it leaves behind: leave out, the day he longed for. */
export function readVerbEnd(view: SentenceView, index: number): number {
  const next = view.at(index + 1);
  // "is held together less by force"
  if (/^(?:together|apart)$/u.test(next.lower)) return index + 2;
  const isParticle = next.tag === 'RP' || particle.test(next.lower);
  const isLeft = /^(?:IN|RB|RP|TO)$/u.test(next.tag) && shortPreposition.test(next.lower);
  if (!isParticle && !isLeft) return index + 1;
  const behind = view.at(index + 2);
  // "felt for at least twenty years"
  if (isLeft && isAtLeast(view, index + 2)) return index + 1;
  // "live for about a century"
  if (isLeft && /^(?:about|around|over)$/u.test(behind.lower) && /^(?:CD|DT)$/u.test(view.at(index + 3).tag))
    return index + 1;
  // "eat up to four kilograms"
  if (next.lower === 'up' && behind.lower === 'to' && view.at(index + 3).tag === 'CD') return index + 1;
  if (next.tag === 'RP' || (isParticle && isPhrasal(view, index))) return index + 2;
  // "tops up | supplies", "measured out | the dose"
  if (/^(?:up|out|off)$/u.test(next.lower) && startsNounPhrase(behind)) return index + 2;
  if (next.lower === 'away' && startsNounPhrase(behind)) return index + 2;
  // "leave out most of", "walk down the street": with a phrase behind it only a quantity shows the particle.
  const isFree =
    /^(?:IN|,|\.|TO|CC|VBZ|VBD|VBP|MD|)$/u.test(behind.tag) ||
    (isParticle && /^(?:most|much|many|some|all|none)$/u.test(behind.lower));
  const opensClause = /^(?:what|which|whom|how|whether|that|where|when)$/u.test(behind.lower);
  return isFree && !opensClause && !(isLeft && behind.tag === 'TO') ? index + 2 : index + 1;
}

/** A verb and its particle that the lexicon knows: break off. */
const isPhrasal = (view: SentenceView, index: number): boolean =>
  listSentencePhrases(view.analysis, view.sentence).some(
    ({ positions }) => positions[0] === index && positions[1] === index + 1 && positions.length === 2,
  );

/** End of the noun phrase at `index` with words of degree and quantity before it: more than 20 hours, so few animals. */
export function readPhraseEnd(view: SentenceView, index: number): number | undefined {
  let at = index;
  while (isQuantifier(view, at)) at += view.at(at + 1).lower === 'than' || isAtLeast(view, at) ? 2 : 1;
  if (at > index && !/^(?:CD|DT|JJ|NN)/u.test(view.at(at).tag)) return undefined;
  while ((isAdverb(view.at(at)) || degree.test(view.at(at).lower)) && isModified(view, at)) at += 1;
  // "the walls of abandoned mines"
  if (/^VB[GN]$/u.test(view.at(at).tag) && isNoun(view.at(at + 1))) at += 1;
  return readNounPhrase(view, at)?.end;
}

const isAtLeast = (view: SentenceView, at: number): boolean =>
  view.at(at).lower === 'at' && /^(?:least|most)$/u.test(view.at(at + 1).lower);

/** "more than twenty", "at least one", "about a third", "some fourteen hundred" */
function isQuantifier(view: SentenceView, at: number): boolean {
  const { lower } = view.at(at);
  if (/^(?:more|less|fewer|rather)$/u.test(lower) && view.at(at + 1).lower === 'than')
    return view.at(at + 2).tag === 'CD' || /^(?:an?|half)$/u.test(view.at(at + 2).lower);
  if (isAtLeast(view, at)) return /^(?:CD|DT)$/u.test(view.at(at + 2).tag);
  return (
    /^(?:about|around|nearly|almost|only|over|just|some|roughly|up to)$/u.test(lower) &&
    view.at(at + 1).tag === 'CD'
  );
}

/** An adverb before the modifier of a noun. */
const isModified = (view: SentenceView, at: number): boolean => {
  const next = view.at(at + 1);
  if (isAdverb(next)) return isModified(view, at + 1);
  return (
    (isAdjective(next) || /^VB[GN]$/u.test(next.tag)) &&
    (isNoun(view.at(at + 2)) || (isAdjective(view.at(at + 2)) && isNoun(view.at(at + 3))))
  );
};

const longestGerund = 6;

/** End of "by being read", "without using any electricity", whose preposition stands at `index`; undefined without a gerund. */
export function readGerundEnd(view: SentenceView, index: number): number | undefined {
  let at = index + 1;
  while (isAdverb(view.at(at))) at += 1;
  // "before opening the bag": with an object behind it the noun is a gerund.
  const isMisread = /^\p{Ll}+ing$/u.test(view.at(at).text) && /^(?:DT|PRP\$?)$/u.test(view.at(at + 1).tag);
  if (view.at(at).tag !== 'VBG' && !(isMisread && view.at(at).tag === 'NN')) return undefined;
  while ((isBe(view.at(at)) || isHave(view.at(at))) && /^VB[GN]$/u.test(view.at(at + 1).tag)) at += 1;
  const end = readVerbEnd(view, at);
  if (isBe(view.at(at)) && isAdjective(view.at(end)) && !isNoun(view.at(end + 1))) return end + 1;
  const object = startsNounPhrase(view.at(end)) ? readPhraseEnd(view, end) : undefined;
  const isObject = object !== undefined && object - index <= longestGerund && !isVerb(view.at(object));
  return isObject ? object : end;
}

/** End of the infinitive whose to stands at `index`: to quickly leave out. */
export function readInfinitiveEnd(view: SentenceView, index: number, to: number): number {
  let at = index + 1;
  while (at < to - 1 && isAdverb(view.at(at))) at += 1;
  return readVerbEnd(view, at);
}

/** "the time we think of": no noun phrase behind the preposition at `index`. */
export const isStranded = (view: SentenceView, index: number): boolean =>
  shortPreposition.test(view.at(index).lower) &&
  !opensPhrase(view, index + 1) &&
  !/^(?:what|which|whom|whose|how|whether|where|when|who|JJ)$/u.test(view.at(index + 1).lower) &&
  (isFinite(view.at(index + 1)) || /^(?:IN|,|\.|TO|CC|)$/u.test(view.at(index + 1).tag));
