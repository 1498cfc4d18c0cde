import { isCollocation, isCompound, readCollocationLink } from '@jadoo/lexicon';

import { isFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readWordOnce } from '#read-once.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { listClauseSigns, stepOf } from '#syntax/pauses/clause-signs.ts';

const closedTags =
  /^(?:DT|PDT|IN|TO|CC|MD|PRP|PRP\$|WDT|WP|WP\$|WRB|EX|RP|POS|,|:|\.|``|''|-LRB-|-RRB-|\(|\))$/u;
const closedLemmas = /^(?:be|have|do|not|so|as|than|more|less|only|even|such|much|many|most|no|also|just)$/u;
const phraseEnd = /^(?:IN|TO|CC|VB.|MD|W.*|,|:|\.)$/u;
const innerMark = /^[,;:–—]$/u;
const mark = /^[,;:–—.!?]$/u;

const hashText = readWordOnce((text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
});

/** What is told of a word: its tag, and the word itself where it is a small one. */
interface Sign {
  tag: number;
  word: number;
  lemma: number;
}

const before: Sign = { tag: hashText('<s>'), word: hashText('<s>'), lemma: hashText('<s>') };
const behind: Sign = { tag: hashText('</s>'), word: hashText('</s>'), lemma: hashText('</s>') };

/** Which kind of feature it is, so that the same words mean different things in different places. */
const templates = {
  word: 1,
  tag: 2,
  lemma: 3,
  pair: 4,
  pairBefore: 5,
  pairBehind: 6,
  tags: 7,
  tagsBefore: 8,
  tagsAround: 9,
  tagsBehind: 10,
  words: 11,
  wordsBefore: 12,
  clause: 13,
  clauseWord: 14,
  clauseTags: 15,
  clauseBefore: 16,
  clauseBehind: 17,
  idiom: 18,
  distance: 19,
  distances: 20,
  distanceWord: 21,
  distanceTags: 22,
  verbsWord: 23,
  verbsTags: 24,
  phraseLength: 25,
  phraseHead: 26,
  headWord: 27,
  headTag: 28,
  governed: 29,
  attached: 30,
  collocation: 31,
  joined: 32,
  joinedTags: 33,
  behindJoint: 34,
  length: 35,
} as const;

/** A feature as one number of 32 bits, by which the weights are found. */
function code(template: number, first: number, second = 0, third = 0, fourth = 0): number {
  let hash = Math.imul(template, 0x9e3779b1);
  for (const part of [first, second, third, fourth]) {
    hash = Math.imul(hash ^ part, 0x85ebca6b);
    hash ^= hash >>> 13;
  }
  return hash >>> 0;
}

/**
 * What can be told of each gap of a sentence, as numbers of 32 bits: entry `index` is the gap before that token, and the
 * first is empty. The same features are learned from and asked.
 */
export function listGapFeatures(view: SentenceView): number[][] {
  const signs = view.tokens.map(({ tag, lower, lemma }): Sign => ({
    tag: hashText(tag),
    word: closedTags.test(tag) || closedLemmas.test(lemma) ? hashText(lower) : hashText(tag),
    lemma: hashText(lemma),
  }));
  const at = (index: number): Sign => signs[index] ?? (index < 0 ? before : behind);
  const clauseSigns = listClauseSigns(view);
  const idioms = listIdiomGaps(view);
  const lengthStep = stepOf(Math.floor(view.length / 3));
  return view.tokens.map((_, index) => {
    if (index === 0) return [];
    return [
      ...listWindow(at, index),
      ...listClauses(clauseSigns, at, index),
      ...listDistances(view, at, index),
      ...listPhrase(view, at, index),
      ...listBonds(view, at, index),
      ...listJoints(view, at, index),
      ...(idioms.has(index) ? [code(templates.idiom, 0), code(templates.idiom, at(index).word)] : []),
      code(templates.length, lengthStep),
    ];
  });
}

type At = (index: number) => Sign;

function listWindow(at: At, index: number): number[] {
  const [b2, b1, here, a1, a2] = [at(index - 2), at(index - 1), at(index), at(index + 1), at(index + 2)];
  const around = [at(index - 3), b2, b1, here, a1, a2];
  return [
    ...around.flatMap((sign, place) => [
      code(templates.word, place, sign.word),
      code(templates.tag, place, sign.tag),
    ]),
    ...[b2, b1, here, a1].map((sign, place) => code(templates.lemma, place, sign.lemma)),
    code(templates.pair, b1.word, here.word),
    code(templates.pairBefore, b2.word, b1.word),
    code(templates.pairBehind, here.word, a1.word),
    code(templates.tags, b1.tag, here.tag),
    code(templates.tagsBefore, b2.tag, b1.tag, here.tag),
    code(templates.tagsAround, b1.tag, here.tag, a1.tag),
    code(templates.tagsBehind, here.tag, a1.tag, a2.tag),
    code(templates.words, b1.word, here.word, a1.word),
    code(templates.wordsBefore, b2.word, b1.word, here.word),
  ];
}

function listClauses(signs: ReadonlyMap<number, readonly string[]>, at: At, index: number): number[] {
  const [b1, here] = [at(index - 1), at(index)];
  const hashes = (place: number) => (signs.get(place) ?? []).map(hashText);
  return [
    ...hashes(index).flatMap((sign) => [
      code(templates.clause, sign),
      code(templates.clauseWord, sign, b1.word),
      code(templates.clauseTags, sign, b1.tag, here.tag),
    ]),
    ...hashes(index - 1).map((sign) => code(templates.clauseBefore, sign)),
    ...hashes(index + 1).flatMap((sign) => [
      code(templates.clauseBehind, sign),
      code(templates.clauseBehind, sign, here.word),
    ]),
  ];
}

/** How far the marks on both sides are, and how many finite verbs stand between. */
function listDistances(view: SentenceView, at: At, index: number): number[] {
  let from = index - 1;
  while (from >= 0 && !innerMark.test(view.at(from).text)) from -= 1;
  let end = index;
  while (end < view.length && !mark.test(view.at(end).text)) end += 1;
  const countVerbs = (first: number, last: number) =>
    Math.min(2, view.tokens.slice(first, last).filter(isFinite).length);
  const [left, right] = [stepOf(index - from - 1), stepOf(end - index)];
  const [verbsLeft, verbsRight] = [countVerbs(from + 1, index), countVerbs(index, end)];
  const [b1, here] = [at(index - 1), at(index)];
  return [
    code(templates.distance, 0, left),
    code(templates.distance, 1, right),
    code(templates.distances, left, right),
    code(templates.distanceWord, 0, here.word, left),
    code(templates.distanceWord, 1, here.word, right),
    code(templates.distanceTags, b1.tag, here.tag, left),
    code(templates.verbsWord, verbsLeft, verbsRight, here.word),
    code(templates.verbsTags, verbsLeft, verbsRight, b1.tag, here.tag),
  ];
}

/** The phrase that begins here, and the word before that opens the one it follows. */
function listPhrase(view: SentenceView, at: At, index: number): number[] {
  let end = index + 1;
  while (end < view.length && !phraseEnd.test(view.at(end).tag)) end += 1;
  const head = findHead(view, index);
  const [b1, here] = [at(index - 1), at(index)];
  return [
    code(templates.phraseLength, here.word, stepOf(end - index)),
    code(templates.phraseHead, at(head).tag, stepOf(index - head - 1), here.word),
    code(templates.headWord, at(head).lemma, here.word),
    code(templates.headTag, at(head).word, b1.tag, here.word),
  ];
}

function findHead(view: SentenceView, index: number): number {
  let head = index - 1;
  while (head >= 0 && !phraseEnd.test(view.at(head).tag)) head -= 1;
  return head;
}

const qualifier = /^(?:DT|JJ|PRP\$|CD|RB|VBN|NN)/u;

/** Whether the words on both sides, or a preposition and what it may hang on, are known to go together. */
function listBonds(view: SentenceView, at: At, index: number): number[] {
  const [last, token] = [view.at(index - 1), view.at(index)];
  const bonds: number[] = [];
  if (isCollocation(last.lemma, '', token.lemma))
    bonds.push(
      code(templates.collocation, 0),
      code(templates.collocation, 1, at(index - 1).tag, at(index).tag),
    );
  if (isCompound(last.lemma, token.lemma)) bonds.push(code(templates.collocation, 2));
  const link = readCollocationLink(token.lower);
  if (!/^(?:IN|TO)$/u.test(token.tag)) return bonds;
  const head = view.at(findHead(view, index)).lemma;
  if (takesPreposition(last.lemma, token.lower))
    bonds.push(code(templates.governed, 0), code(templates.governed, 1, at(index).word));
  if (takesPreposition(head, token.lower)) bonds.push(code(templates.governed, 2));
  let object = index + 1;
  while (!view.at(object).tag.startsWith('NN') && qualifier.test(view.at(object).tag)) object += 1;
  const noun = view.at(object);
  if (link === undefined || !noun.tag.startsWith('NN')) return bonds;
  if (isCollocation(last.lemma, link, noun.lemma)) bonds.push(code(templates.attached, 0));
  if (isCollocation(head, link, noun.lemma)) bonds.push(code(templates.attached, 1));
  return bonds;
}

/** What a conjunction has on its two sides. */
function listJoints(view: SentenceView, at: At, index: number): number[] {
  const [b2, b1, here, a1, a2] = [at(index - 2), at(index - 1), at(index), at(index + 1), at(index + 2)];
  if (view.at(index).tag === 'CC')
    return [
      code(templates.joined, b1.tag, a1.tag),
      code(templates.joinedTags, b2.tag, b1.tag, a1.tag, a2.tag),
    ];
  return view.at(index - 1).tag === 'CC' ? [code(templates.behindJoint, b2.tag, here.tag)] : [];
}

/** Gaps between two neighbouring words of one phrase: depend | on, in | spite | of. */
function listIdiomGaps(view: SentenceView): ReadonlySet<number> {
  const gaps = new Set<number>();
  for (const { positions } of listSentencePhrases(view.analysis, view.sentence))
    for (const [place, position] of positions.entries())
      if (place > 0 && positions[place - 1] === position - 1) gaps.add(position);
  return gaps;
}
