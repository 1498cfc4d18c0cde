import type { Span } from '#exercise/exercise.ts';
import {
  bareHeads,
  findAskedRelation,
  setOffConnectives,
  type AskedRelation,
  type ConnectiveForm,
} from '#meaning/connectives/asked-connectives.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

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
    // "But the heat, however, …": one tells what the other would be.
    return joining.length > 1
      ? []
      : joining.filter((place) => !place.isCommaDue || opensClause(analysis, place));
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
