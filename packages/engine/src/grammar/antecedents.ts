import { findEntry } from '@jadoo/lexicon';
import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { isBe, isFinite, isNoun, isStop, isVerb, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import { personNouns } from '#grammar/verb-lists.ts';

/**
 * What a relative that follows `head` takes up, where it can be but one noun phrase: after "numbers on shirts",
 * "criticism of his government" or "a fire and a flood" either noun may be meant, and nothing is named.
 */
export function nameAntecedent(view: SentenceView, head: number): string | undefined {
  let first = head;
  while (phraseTags.test(view.at(first - 1).tag)) first -= 1;
  const before = view.at(first - 1);
  const isAfterNoun = /^(?:NN.*|PRP|CD|DT|VBG)$/u.test(view.at(first - 2).tag);
  const mayBeOther =
    before.tag === 'CC' || before.lower === 'of' || (/^(?:IN|TO)$/u.test(before.tag) && isAfterNoun);
  return mayBeOther ? undefined : textOf(view, findNameStart(view, head), head + 1);
}

const phraseTags = /^(?:JJ|JJR|JJS|NN|NNS|NNP|NNPS|DT|PRP\$|CD|VBN|VBG|POS)$/u;

/** "Mexico City": all words of a name. */
function findNameStart(view: SentenceView, head: number): number {
  let first = head;
  while (view.at(head).tag.startsWith('NNP') && view.at(first - 1).tag.startsWith('NNP')) first -= 1;
  return first;
}

/** "the row of spines that runs": the verb of the clause shows that the last noun alone is not meant. */
export function isUnlikeVerb(view: SentenceView, head: number): boolean {
  const verb = view.at(skipAdverbs(view, head + 2));
  const after = view.at(skipAdverbs(view, head + 2) + 1);
  const looksLikeNoun =
    verb.tag === 'NNS' && /^(?:IN|RB|RP|TO)$/u.test(after.tag) && findEntry(verb.lemma, 'v') !== undefined;
  return view.at(head).tag === 'NNS' && (verb.tag === 'VBZ' || verb.lower === 'was' || looksLikeNoun);
}

/** "the day of the week on which": the first noun of the two may be meant. */
export const isPartOfOther = (view: SentenceView, head: number): boolean =>
  view.at(head - 1).tag === 'DT' && view.at(head - 2).lower === 'of' && isNoun(view.at(head - 3));

/** "Spain, France and Japan, where", "an age of information and Twitter where": more than the last noun is meant. */
export function isListed(view: SentenceView, head: number): boolean {
  let index = head - 1;
  while (index > 0 && /^(?:NN|NNS|NNP|NNPS|JJ|DT|PRP\$|CD)$/u.test(view.at(index).tag)) index -= 1;
  return view.at(index).tag === 'CC' && (isNoun(view.at(index - 1)) || view.at(index - 1).tag === ',');
}

/** "leave the keys where they are": the clause says where, and modifies no noun. */
export const isPlaceOfObject = (view: SentenceView, where: number): boolean =>
  /^(?:it|they)$/u.test(view.at(where + 1).lower) &&
  (isBe(view.at(where + 2)) || view.at(where + 2).lemma === 'belong') &&
  isStop(view.at(where + 3));

export const placeAdverbs = /^(?:indoors|outdoors|upstairs|downstairs|abroad|overseas|home)$/u;

/** "the few in the city who": the noun that a preposition of place adds is nobody. */
export function followsPlace(view: SentenceView, who: number): boolean {
  const noun = view.at(who - 1);
  if (view.at(who).lower !== 'who' || personNouns.has(noun.lemma) || noun.lower === 'people') return false;
  let first = who - 1;
  while (/^(?:JJ|NN|NNS|NNP|DT|PRP\$|CD)$/u.test(view.at(first - 1).tag)) first -= 1;
  const isPlace = /^(?:in|on|near|around|within|inside|outside|across)$/u.test(view.at(first - 1).lower);
  return isPlace && /^(?:NN|NNS|JJ|DT|CD|PRP)$/u.test(view.at(first - 2).tag);
}

const places =
  /^(?:one|place|spot|area|region|country|city|town|village|house|home|room|school|site|island|valley|field|building|market|station|restaurant|caf[eé]|shop|store|world|land|society|culture|environment|situation|case|point|stage|system|job|position|context|space|street|road|park|garden|museum|hospital|church|theat(?:er|re)|office|factory|farm|forest|sea|ocean|lake|river|beach|coast|community|state|nation|zone|corner|habitat|setting|ecosystem|scene|experiment|study|condition|relationship|workplace|workshop|laborator(?:y|ie)|classroom|website|university|college|kitchen|desert|mountain|harbor|harbour|border|district|neighbou?rhood)$/u;

/** "to Rome on a scholarship, where", "hung curtains where": a noun beside the place, or whose place the clause tells, is no antecedent. */
export function isPlaceFor(view: SentenceView, head: number): boolean {
  let first = head;
  while (/^(?:NN.*|JJ.?|DT|PRP\$|CD)$/u.test(view.at(first - 1).tag)) first -= 1;
  const before = view.at(first - 1);
  // "a village near Lyon, where": either may be meant.
  if (/^(?:near|outside|beyond|opposite|off|beside)$/u.test(before.lower) && isNoun(view.at(first - 2)))
    return false;
  if (places.test(view.at(head).lemma) || view.at(head).tag.startsWith('NNP')) return true;
  if (isVerb(before) && !isBe(before) && before.lemma !== 'have') return false;
  // "a smudge of light where none had been"
  if (/^(?:like|as|of)$/u.test(before.lower)) return false;
  const isBeside = /^(?:on|with|for|about|as|by|over|during|after)$/u.test(before.lower);
  return !(isBeside && /^(?:NN|CD)/u.test(view.at(first - 2).tag));
}

/** ", and on a beach that is the sea": a place at the head of the clause, whose only verb has "that" for its subject. */
export function isTakenUp(view: SentenceView, that: number): boolean {
  const isEdge = ({ tag }: Token): boolean => /^(?:,|:|CC)$/u.test(tag);
  const start = view.tokens.findLastIndex((token, index) => index < that && isEdge(token)) + 1;
  const verb = skipAdverbs(view, that + 1);
  const isPlace = view.at(start).tag === 'IN' && !view.tokens.slice(start, that).some(isVerb);
  return isPlace && isFinite(view.at(verb)) && !view.tokens.slice(verb + 1).some(isFinite);
}
