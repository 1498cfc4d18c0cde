import { findEntries, isCollocation, isCompound, readCollocationLink } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readWordOnce } from '#read-once.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { listClauseSigns } from '#syntax/pauses/clause-signs.ts';

const closedTag =
  /^(?:DT|PDT|IN|TO|CC|MD|PRP|PRP\$|WDT|WP|WP\$|WRB|EX|RP|POS|RB.?|,|:|\.|``|''|-LRB-|-RRB-|\(|\))$/u;
const closedLemma = /^(?:be|have|do|not|so|as|than|more|less|only|even|such|much|many|most|no|also|just)$/u;
const phraseEnd = /^(?:IN|TO|CC|VB.|MD|W.*|,|:|\.)$/u;
const qualifier = /^(?:DT|JJ|PRP\$|CD|RB|VBN|NN)/u;

/**
 * What is told of each token of a sentence beside the company its word keeps: the tag, the word itself where it is a small
 * one, what the reading of the clauses says of it, and how it is bound to what stands before.
 */
export function listTokenSigns(view: SentenceView): string[][] {
  const clauseSigns = listClauseSigns(view);
  const bound = listBoundTokens(view);
  return view.tokens.map((token, index) => [
    ...listOwnSigns(token, index === 0),
    ...(clauseSigns.get(index) ?? []),
    ...(bound.has(index) ? ['bound'] : []),
    ...(index > 0 ? listBonds(view, index) : []),
  ]);
}

/** A tagger may be wrong: what the word can be besides is told too. */
function listOwnSigns({ tag, text, lower, lemma, isSure }: Token, isFirst: boolean): string[] {
  const isCapital = /^\p{Lu}/u.test(text);
  return [
    `tag ${tag}`,
    ...(closedTag.test(tag) || closedLemma.test(lemma) ? [`word ${lower}`] : []),
    isSure ? 'sure' : 'unsure',
    ...(isCapital ? [isFirst ? 'first capital' : 'capital'] : []),
    ...listClasses(lower),
  ];
}

/** The parts of speech under which the glossary has a word, or one of which it can be a form. */
const listClasses = readWordOnce((lower: string): readonly string[] => [
  ...new Set(
    [lower, lemmatize.verb(lower), lemmatize.noun(lower)]
      .flatMap((word) => findEntries(word))
      .map(({ pos }) => `can be ${pos}`),
  ),
]);

/** Whether the words on both sides, or a preposition and what it may hang on, are known to go together. */
function listBonds(view: SentenceView, index: number): string[] {
  const [last, token] = [view.at(index - 1), view.at(index)];
  const bonds: string[] = [];
  if (isCollocation(last.lemma, '', token.lemma)) bonds.push('collocation');
  if (isCompound(last.lemma, token.lemma)) bonds.push('compound');
  if (!/^(?:IN|TO)$/u.test(token.tag)) return bonds;
  const head = findHead(view, index);
  if (takesPreposition(last.lemma, token.lower)) bonds.push('governed');
  if (takesPreposition(head, token.lower)) bonds.push('governed from afar');
  const noun = findObject(view, index);
  const link = readCollocationLink(token.lower);
  if (link === undefined || noun === undefined) return bonds;
  if (isCollocation(last.lemma, link, noun)) bonds.push('attached');
  if (isCollocation(head, link, noun)) bonds.push('attached from afar');
  return bonds;
}

/** The word that opens the phrase before. */
function findHead(view: SentenceView, index: number): string {
  let head = index - 1;
  while (head >= 0 && !phraseEnd.test(view.at(head).tag)) head -= 1;
  return view.at(head).lemma;
}

function findObject(view: SentenceView, preposition: number): string | undefined {
  let index = preposition + 1;
  while (!view.at(index).tag.startsWith('NN') && qualifier.test(view.at(index).tag)) index += 1;
  const { tag, lemma } = view.at(index);
  return tag.startsWith('NN') ? lemma : undefined;
}

/** Tokens that follow their neighbour in one phrase: depend | on, in | spite | of. */
function listBoundTokens(view: SentenceView): ReadonlySet<number> {
  const tokens = new Set<number>();
  for (const { positions } of listSentencePhrases(view.analysis, view.sentence))
    for (const [place, position] of positions.entries())
      if (place > 0 && positions[place - 1] === position - 1) tokens.add(position);
  return tokens;
}
