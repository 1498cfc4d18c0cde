import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';

/** A sentence with tokens numbered from 0; positions outside it give an empty token. */
export interface SentenceView {
  analysis: PassageAnalysis;
  sentence: Sentence;
  tokens: readonly Token[];
  /** Number of tokens. */
  length: number;
  at: (index: number) => Token;
}

const nothing: Token = {
  start: 0,
  end: 0,
  index: -1,
  sentence: -1,
  text: '',
  lower: '',
  tag: '',
  lemma: '',
  isSure: false,
};

const known = new WeakMap<Sentence, SentenceView>();

/** The view of a sentence, the same one each time, so that what is read from it can be kept with it. */
export function viewSentence(analysis: PassageAnalysis, sentence: Sentence): SentenceView {
  const view = known.get(sentence) ?? makeView(analysis, sentence);
  known.set(sentence, view);
  return view;
}

function makeView(analysis: PassageAnalysis, sentence: Sentence): SentenceView {
  const tokens = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
  return { analysis, sentence, tokens, length: tokens.length, at: (index) => tokens[index] ?? nothing };
}

/** Text of the tokens `[first, end)` as it stands in the passage. */
export function textOf(view: SentenceView, first: number, end: number): string {
  const from = view.tokens[first];
  const to = view.tokens[end - 1];
  return from && to ? view.analysis.text.slice(from.start, to.end).replace(/\s+/gu, ' ') : '';
}

/** Words among the tokens `[first, end)`: marks do not count. */
export const countWords = (view: SentenceView, first: number, end: number): number =>
  view.tokens.slice(first, end).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length;

/** Evidence for an explanation, shortened in the middle when it is long. */
export function quote(view: SentenceView, first: number, end: number): string {
  if (end - first <= 7) return textOf(view, first, end);
  return `${textOf(view, first, first + 4)} … ${textOf(view, end - 1, end)}`;
}

/** Pronouns that can only be subjects. */
export const subjectPronouns = /^(?:i|he|she|we|they|you)$/u;
export const isNoun = (token: Token): boolean => token.tag.startsWith('NN');
export const isVerb = (token: Token): boolean => token.tag.startsWith('VB') || token.tag === 'MD';
export const isAdverb = (token: Token): boolean =>
  token.tag.startsWith('RB') && token.lower !== 'so' && token.lower !== 'there';
export const isAdjective = (token: Token): boolean => token.tag.startsWith('JJ');
export const isBe = (token: Token): boolean => token.lemma === 'be' && isVerb(token);
export const isHave = (token: Token): boolean => token.lemma === 'have' && isVerb(token);

const closedVerbs = /^(?:am|is|are|was|were|has|have|had|does|do|did|'s|'re|'m|'ve)$/u;

/** A finite verb by its tag. */
export const isFinite = (token: Token): boolean => /^(?:VBZ|VBP|VBD|MD)$/u.test(token.tag);

/** A finite verb whose tag is beyond doubt. */
export const isSureFinite = (token: Token): boolean =>
  isFinite(token) && (token.isSure || closedVerbs.test(token.lower));

/** First word of a noun phrase. */
export const startsNounPhrase = (token: Token): boolean =>
  /^(?:DT|PDT|PRP|PRP\$|CD|NN|NNS|NNP|NNPS|JJ|JJR|JJS|EX|WP\$)$/u.test(token.tag);

export const isEnd = (token: Token): boolean => token.tag === '' || /^[.!?;:]$/u.test(token.lower);
export const isStop = (token: Token): boolean =>
  isEnd(token) || /^(?:,|:|\.|''|``|-LRB-|-RRB-)$/u.test(token.tag);

export const subordinators: ReadonlySet<string> = new Set(
  'because although though unless whereas while if when whenever where wherever whether once until since as after before'.split(
    ' ',
  ),
);

/** Position of the next token that is no adverb; "no longer" is one. */
export function skipAdverbs(view: SentenceView, from: number): number {
  let index = from;
  while (isAdverb(view.at(index)) || isNoLonger(view, index)) index += 1;
  return index;
}

const isNoLonger = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'no' && view.at(index + 1).lower === 'longer';

/** Whether any word of the list stands in `[from, to)`. */
export function hasWord(view: SentenceView, words: ReadonlySet<string>, from = 0, to = view.length): boolean {
  for (let index = from; index < to; index += 1) if (words.has(view.at(index).lower)) return true;
  return false;
}
