import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readOnce } from '#read-once.ts';
import { findFixedPhrases } from '#syntax/fixed-phrases.ts';
import { findEvidence, type Evidence } from '#wording/evidence.ts';
import { findNegator, isPlainNegator } from '#wording/links.ts';
import { listAntonymSwaps, listConfusableSwaps, type Swap } from '#wording/swap.ts';
import type { WordClass } from '#wording/word-class.ts';

/** A word of the passage that a lexical question may mark. */
export interface WordSpot {
  id: string;
  token: Token;
  pos: WordClass;
  /** Substitutes with what speaks against them in this passage, the surest first. */
  rivals: { swap: Swap; evidence: Evidence }[];
}

/** Every word with an opposite or a word it is confused with, in the order of the text. */
export const findWordSpots = readOnce(readWordSpots);

function readWordSpots(analysis: PassageAnalysis): readonly WordSpot[] {
  return analysis.sentences.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    const bound = findBoundWords(view);
    return view.tokens.flatMap((token, index): WordSpot[] => {
      if (bound.has(index)) return [];
      const swaps = [...listAntonymSwaps(view, index), ...listConfusableSwaps(view, index)];
      const [first] = swaps;
      if (first === undefined) return [];
      const rivals = swaps
        .map((swap) => ({ swap, evidence: weighIn(analysis, swap) }))
        .sort((a, b) => b.evidence.strength - a.evidence.strength);
      return [{ id: `w${token.start}`, token, pos: first.pos, rivals }];
    });
  });
}

/** Words that belong to a phrase or to a term in quotation marks keep it. */
export const findBoundWords = readOnce((view: SentenceView): ReadonlySet<number> => {
  const bound = new Set<number>();
  for (const { positions } of listSentencePhrases(view.analysis, view.sentence))
    for (const position of positions) bound.add(position);
  for (const { first, end } of findFixedPhrases(view))
    for (let index = first; index < end; index += 1) bound.add(index);
  for (const index of findQuotedTerms(view)) bound.add(index);
  for (const index of view.tokens.keys()) if (isSetPart(view, index)) bound.add(index);
  return bound;
});

const flatAdverbs = /^(?:deep|high|low|hard|fast|long|wide|early|late|straight|close|far|short|tight)$/u;

/** "deep inside", "high above": the one word tells how far the other goes. */
const depths = /^(?:inside|within|into|down|under|underground|below|beneath|above|over)$/u;

/** "weaker and weaker": the one word only repeats the other. */
const isRepeated = (view: SentenceView, index: number): boolean =>
  [-1, 1].some(
    (side) =>
      view.at(index + side).lower === 'and' && view.at(index + 2 * side).lower === view.at(index).lower,
  );

/** "know the cost better than most": the adverb, though it may be read as the adjective. */
const isFlatDegree = (view: SentenceView, index: number): boolean =>
  /^(?:better|worse)$/u.test(view.at(index).lower) &&
  view.at(index).tag === 'JJR' &&
  !/^(?:NN|JJ|VBN)/u.test(view.at(index + 1).tag) &&
  !view.tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => linkingVerbs.test(lemma));

/** "would be no different if …" */
const isMereDenial = (view: SentenceView, index: number): boolean =>
  /^(?:no|any)$/u.test(view.at(index - 1).lower) &&
  view.at(index).tag.startsWith('JJ') &&
  !/^(?:NN|JJ|VB[NG])/u.test(view.at(index + 1).tag);

/** "opened late and cost roughly fourteen times as much": a deed, though it may be read as a thing. */
const isDeedAsThing = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' &&
  view.at(index - 1).tag === 'CC' &&
  /^(?:RB|DT|CD|PRP\$)$/u.test(view.at(index + 1).tag);

/**
 * "sinks deep into": an adverb in the form of an adjective; "pay attention": half of what the verb says; "weaker and
 * weaker".
 */
function isSetPart(view: SentenceView, index: number): boolean {
  const [before, token, after] = [view.at(index - 1), view.at(index), view.at(index + 1)];
  if ([isRepeated, isFlatDegree, isMereDenial, isDeedAsThing].some((test) => test(view, index))) return true;
  // "Statins lower cholesterol": behind its subject it is a verb.
  if (token.lower === 'lower' && token.tag === 'JJR' && before.tag.startsWith('NN')) return true;
  if (/^(?:deep|high)$/u.test(token.lower) && depths.test(after.lower)) return true;
  if (flatAdverbs.test(token.lower) && token.tag.startsWith('JJ'))
    return /^VB/u.test(before.tag) && !linkingVerbs.test(before.lemma) && !/^(?:NN|JJ)/u.test(after.tag);
  return (
    token.tag === 'NN' &&
    ((/^(?:pay|take)$/u.test(before.lemma) && before.tag.startsWith('VB')) ||
      (before.lemma === 'make' && /^(?:sense|use|room|way|fun|progress)$/u.test(token.lower)))
  );
}

const linkingVerbs = /^(?:be|become|seem|appear|look|feel|remain|stay|keep|grow|get|run|prove|turn|sound)$/u;

const longestTerm = 4;

/** "moral luck": what the passage calls a thing, no other word of the passage can tell. */
function findQuotedTerms({ tokens }: SentenceView): number[] {
  const opens = (index: number) => /^["“‘]$/u.test(tokens[index]?.text ?? '');
  const closes = ({ text }: Token) => /^["”’]$/u.test(text);
  return tokens.flatMap((_, open) => {
    const rest = tokens.slice(open + 1, open + longestTerm + 3);
    const length = opens(open) ? rest.findIndex(closes) : -1;
    const term = rest.slice(0, Math.max(0, length));
    const words = term.filter(({ text }) => text !== ',');
    const isTerm = words.length <= longestTerm && words.every(({ text }) => /^\p{L}/u.test(text));
    return isTerm ? term.map((_token, offset) => open + 1 + offset) : [];
  });
}

const none: Evidence = { clues: [], strength: 0 };

/** What speaks against a substitute within `reach` sentences; nothing where both words could be true. */
export function weighIn(analysis: PassageAnalysis, swap: Swap, reach?: number): Evidence {
  return isStated(analysis, swap) ? findEvidence(analysis, swap, reach) : none;
}

/** Whether the passage states what the word says: what is asked, or held off in a roundabout way, can be true either way. */
export function isStated(analysis: PassageAnalysis, swap: Swap): boolean {
  const negator = findNegator(analysis, swap.token);
  if (negator !== undefined && (swap.pos !== 'adj' || !isPlainNegator(negator))) return false;
  const sentence = analysis.sentences[swap.token.sentence];
  if (sentence === undefined || /\?["”’']?$/u.test(sentence.text)) return false;
  return !isOutcome(analysis, swap.token) && !isPairedWithOpposite(analysis, swap);
}

const outcomeReach = 4;

/** "goes there only to feel happy": an aim, or what came of it against the aim. */
const isOutcome = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  tokens
    .slice(Math.max(0, index - outcomeReach), index)
    .some(({ lower }, at, near) => lower === 'to' && near[at - 1]?.lower === 'only');

/** "rich and poor", "true or false" */
function isPairedWithOpposite(analysis: PassageAnalysis, { token, lemma }: Swap): boolean {
  const near = analysis.tokens.slice(Math.max(0, token.index - 3), token.index + 4);
  return near.some((other) => other.lemma === lemma && other.sentence === token.sentence);
}
