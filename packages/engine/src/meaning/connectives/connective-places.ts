import type { Span } from '#exercise/exercise.ts';
import { isFinite, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import {
  bareHeads,
  clauseConnectives,
  findAskedRelation,
  setOffConnectives,
  type AskedRelation,
  type ConnectiveForm,
} from '#meaning/connectives/asked-connectives.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { readSides, type Side } from '#wording/clause-sides.ts';

/** A connective of the passage with what it joins. */
export interface ConnectivePlace extends Span {
  id: string;
  /** As it stands in the passage. */
  text: string;
  /** As it is asked for: what takes a comma stands for what takes none. */
  key: string;
  /** The comma is printed behind the blank that the passage does not have. */
  isCommaDue: boolean;
  relation: AskedRelation;
  form: ConnectiveForm;
  sentence: Sentence;
  /** What stands before it, and what it leads on to. */
  before: Span;
  after: Span;
}

/** Whether a locked place is that of a connective. */
export const isConnectiveId = (id: string): boolean => /^c\d+$/u.test(id);

const setOff = setOffConnectives.join('|');
const opening = new RegExp(String.raw`^(${setOff}),(?= )`, 'u');
/** "So far", "Yet another", "But for the wind", "So it goes": these go together. */
const bound = 'that|far|as|of|on|for|not|too|many|much|few|little|another|it (?:is|was|goes|went)';
const bare = new RegExp(String.raw`^(${[...bareHeads.keys()].join('|')})(?=,? (?!(?:${bound})\b))`, 'u');
const inner = new RegExp(String.raw`([,;]) (${setOff}),(?= )`, 'gu');
/** Later in a sentence a connective joins what the sentence itself says. */
const innerReach = 70;

/** Connectives that can be left out, in the order of the passage. */
export function listConnectivePlaces(analysis: PassageAnalysis): ConnectivePlace[] {
  return analysis.sentences.flatMap((sentence) => {
    if (isQuoted(sentence)) return [];
    const before = analysis.sentences[sentence.index - 1];
    const joining = listJoining(sentence, before === undefined || isQuoted(before) ? undefined : before);
    const clauses = listClausal(analysis, sentence);
    // "But the heat, however, …": one tells what the other would be.
    const all = [...joining.filter((place) => !place.isCommaDue || opensClause(analysis, place)), ...clauses];
    return joining.length > 1 || clauses.length > 1 ? [] : all;
  });
}

/** "Thus did the copy …", "So closely are …": the word order or the adverb belongs to that connective alone. */
const opensClause = ({ tokens }: PassageAnalysis, { end }: ConnectivePlace): boolean =>
  /^(?:DT|PDT|PRP\$?$|NN|EX|IN|WRB|TO|VBG|CD)/u.test(tokens.find(({ start }) => start > end)?.tag ?? '');

/** In a quotation somebody else is speaking, and a question asks on. */
const isQuoted = ({ text }: Sentence): boolean => /[“”"…]|\.\.\./u.test(text) || text.endsWith('?');

function makePlace(
  sentence: Sentence,
  { at, words, form }: { at: number; words: string; form: ConnectiveForm },
  sides: { before: Span; after: Span },
): ConnectivePlace[] {
  const lower = words.toLowerCase();
  const relation = findAskedRelation(lower);
  const start = sentence.start + at;
  const isHead = at === 0;
  const adverb = (isHead ? bareHeads.get(lower) : undefined) ?? lower;
  return relation === undefined
    ? []
    : [
        {
          start,
          end: start + words.length,
          id: `c${start}`,
          text: words,
          key: adverb === lower ? words : adverb.charAt(0).toUpperCase() + adverb.slice(1),
          isCommaDue: isHead && sentence.text.charAt(words.length) !== ',',
          relation,
          form,
          sentence,
          ...sides,
        },
      ];
}

/** Those that go on from the sentence before, or behind a semicolon from the clause before. */
function listJoining(sentence: Sentence, before: Sentence | undefined): ConnectivePlace[] {
  const { text } = sentence;
  const lower = text.charAt(0).toLowerCase() + text.slice(1);
  const sides = before && {
    before: { start: before.start, end: before.end },
    after: { start: sentence.start, end: sentence.end },
  };
  const head = opening.exec(lower) ?? bare.exec(lower);
  const heads =
    head?.[1] === undefined || sides === undefined
      ? []
      : makePlace(sentence, { at: 0, words: text.slice(0, head[1].length), form: 'opening' }, sides);
  const inners = [...lower.matchAll(inner)].flatMap((match) => {
    const [, mark = '', words = ''] = match;
    const at = match.index + mark.length + 1;
    if (mark === ';') {
      const border = sentence.start + match.index;
      const halves = {
        before: { start: sentence.start, end: border },
        after: { start: border + 1, end: sentence.end },
      };
      return makePlace(sentence, { at, words, form: 'inner' }, halves);
    }
    const isLate = match.index > innerReach || /[;:—–(]/u.test(lower.slice(0, match.index));
    return isLate || sides === undefined ? [] : makePlace(sentence, { at, words, form: 'inner' }, sides);
  });
  return [...heads, ...inners];
}

const notReason =
  /^(?:example|instance|the (?:first|time|last|next|sake|moment|rest)|all|most|much|more|many|years|centuries|decades|some|once)/u;

/** Whether a verb is left for the clause itself when each of its relative clauses has had one. */
function isWhole(view: SentenceView, { first, end }: Side): boolean {
  const tokens = view.tokens.slice(first, end);
  const openers = tokens.filter(({ tag, lower }) => /^(?:WDT|WP|WP\$)$/u.test(tag) || lower === 'that');
  return tokens.filter(isFinite).length > openers.length;
}

/** "It sells, and the practice of visiting places because they vanish is known": its own clause only goes on behind. */
function isWithinSubject(view: SentenceView, before: Side): boolean {
  const comma = view.tokens.findLastIndex(
    ({ text }, at) =>
      at > before.first && at < before.end - 1 && text === ',' && view.at(at + 1).tag === 'CC',
  );
  return !isWhole(view, { first: Math.max(before.first, comma + 1), end: before.end });
}

/** "so are the years", "rarely has a film" */
const isInverted = (view: SentenceView, first: number): boolean =>
  /^(?:so|neither|nor|rarely|seldom|never|hardly|only|little)$/u.test(view.at(first).lower) &&
  /^(?:be|have|do|can|will|may|must|should|would|could)$/u.test(view.at(first + 1).lemma);

const isJoinedBefore = (view: SentenceView, index: number): boolean =>
  view.tokens.slice(0, index).some(({ text }, at) => /^[,;:—]$/u.test(text) && view.at(at + 1).tag === 'CC');

/** Those that join two whole clauses. */
function listClausal(analysis: PassageAnalysis, sentence: Sentence): ConnectivePlace[] {
  const view = viewSentence(analysis, sentence);
  return view.tokens.flatMap(({ text, start }, index) => {
    if (index === 0 || !clauseConnectives.has(text)) return [];
    // "but, because …, the details …": what it belongs to follows.
    if (view.at(index - 1).text === ',' && view.at(index - 2).tag === 'CC') return [];
    if (text !== 'because' && view.at(index - 1).text !== ',') return [];
    // "It has three hearts, and its blood is blue because": the reason is that of the last clause alone.
    if (text === 'because' && isJoinedBefore(view, index)) return [];
    // "just because", "that is because": more than the conjunction says so.
    if (
      /^(?:is|was|are|were|if|just|even|not|either|perhaps|maybe|part|(?:on|mere|simp|part|main|precise|large|exact|chief|most|special|especial|particular|probab|possib|sole|pure)ly)$/u.test(
        view.at(index - 1).lower,
      )
    )
      return [];
    // ", for example,", ", for the first time …"
    if (text === 'for' && notReason.test(view.at(index + 1).lower + ' ' + view.at(index + 2).lower))
      return [];
    // "Not only do they go unnoticed, but …": the other half asks for it.
    if (text === 'but' && /\bnot (?:only|just|merely)\b/iu.test(sentence.text)) return [];
    // "so little oxygen reaches it that …"
    if (text === 'so' && view.tokens.slice(index).some(({ lower }) => lower === 'that')) return [];
    const sides = readSides(view, index);
    // "not weakness but the sight of someone who …": what follows is no clause of its own.
    if (sides === undefined || !isWhole(view, sides.behind)) return [];
    if (isWithinSubject(view, sides.before)) return [];
    // ", but so are the years", ", but rarely has a film": the word order asks for that connective.
    if (isInverted(view, sides.behind.first)) return [];
    // "do not cry out, but point to one person": "unless" would ask for a subject.
    if (/^VBP?$/u.test(view.at(sides.behind.first).tag)) return [];
    // Up to the mark that ends the thought before, so that "Taxes, trials, and wars" stays whole.
    const border = view.tokens.slice(0, index).findLastIndex((token) => /^[;:—–]$/u.test(token.text));
    return makePlace(
      sentence,
      { at: start - sentence.start, words: text, form: 'clause' },
      {
        before: { start: view.at(border + 1).start, end: view.at(index - 1).end },
        after: { start: view.at(sides.behind.first).start, end: view.at(sides.behind.end - 1).end },
      },
    );
  });
}
