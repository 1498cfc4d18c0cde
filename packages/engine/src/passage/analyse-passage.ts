import type { PassageSource, Span } from '#exercise/exercise.ts';

import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { chunkSentence } from '#passage/chunk.ts';
import { correctTags } from '#passage/correct-tags.ts';
import { findFootnoteLines } from '#passage/footnotes.ts';
import { getLemma } from '#passage/lemmatize.ts';
import { splitSentences } from '#passage/split-sentences.ts';
import { plain, tagByModels } from '#passage/tag-models.ts';
import { tokenize } from '#passage/tokenize.ts';
import { voteTags } from '#passage/vote-tags.ts';

/** Splits, tags, lemmatises and chunks a passage. Pure: the same source gives the same analysis. */
export function analysePassage(source: PassageSource): PassageAnalysis {
  const { text } = source;
  const spans = getSentenceSpans(source);
  const plainText = plain(text);
  const words = spans.map((span) => tokenize(text, span));
  const names = findNames(text, words);
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  spans.forEach((span, index) => {
    const firstToken = tokens.length;
    tokens.push(...tagSentence(span, words[index] ?? [], { text, plainText, index, firstToken, names }));
    const sentenceText = text.slice(span.start, span.end);
    sentences.push({ ...span, index, text: sentenceText, firstToken, endToken: tokens.length });
  });
  const chunks = sentences.flatMap(({ firstToken, endToken }) => chunkSentence(tokens, firstToken, endToken));
  return { text, sentences, tokens, chunks };
}

/** The teacher's own sentence borders where they are usable, else the splitter's; footnote lines belong to no sentence. */
function getSentenceSpans({ text, sentences }: PassageSource): Span[] {
  if (sentences !== undefined && sentences.length > 0 && areUsable(text, sentences)) {
    return sentences.map(({ start, end }) => ({ start, end }));
  }
  const notes = findFootnoteLines(text);
  if (notes.length === 0) return splitSentences(text);
  const spans: Span[] = [];
  let position = 0;
  for (const note of [...notes, { start: text.length, end: text.length }]) {
    for (const span of splitSentences(text.slice(position, note.start))) {
      spans.push({ start: span.start + position, end: span.end + position });
    }
    position = note.end;
  }
  return spans;
}

function areUsable(text: string, spans: readonly Span[]): boolean {
  let position = 0;
  return spans.every(({ start, end }) => {
    const isInOrder =
      Number.isInteger(start) &&
      Number.isInteger(end) &&
      start >= position &&
      end > start &&
      end <= text.length;
    position = end;
    return isInOrder && text.slice(start, end).trim() !== '';
  });
}

/** Words with a capital inside a sentence; at a sentence start only these keep their capital for the taggers. */
function findNames(text: string, sentences: readonly Span[][]): ReadonlySet<string> {
  const names = new Set<string>();
  const common = new Set<string>();
  for (const spans of sentences) {
    spans.forEach((span, index) => {
      const word = text.slice(span.start, span.end);
      if (/^\p{Ll}/u.test(word)) common.add(word);
      else if (/^\p{Lu}/u.test(word) && index > 0 && !isOpening(text, spans, index)) names.add(word);
    });
  }
  for (const word of common) names.delete(word.charAt(0).toUpperCase() + word.slice(1));
  return names;
}

/** First word of a sentence, or of a quotation or after a colon, where a capital says nothing. */
function isOpening(text: string, spans: readonly Span[], index: number): boolean {
  const before = spans[index - 1];
  return before === undefined || /^["'“‘«:.?!([–—-]+$/u.test(text.slice(before.start, before.end));
}

interface SentenceContext {
  text: string;
  plainText: string;
  index: number;
  firstToken: number;
  names: ReadonlySet<string>;
}

function tagSentence(sentence: Span, spans: readonly Span[], context: SentenceContext): Token[] {
  const { text, plainText } = context;
  const words = spans.map((span) => plainText.slice(span.start, span.end));
  const isName = (index: number) => {
    const word = words[index] ?? '';
    if (!/^\p{Lu}/u.test(word) || word === 'I') return false;
    return !isOpening(text, spans, index) || context.names.has(word) || /^\p{Lu}{2,}$/u.test(word);
  };
  const forModels = words.map((word, index) => (isName(index) || word === 'I' ? word : word.toLowerCase()));
  const voted = correctTags(
    words,
    voteTags(words, tagByModels(plainText, sentence, spans, forModels), isName),
  );
  return spans.map((span, offset): Token => {
    const word = words[offset] ?? '';
    const { tag, isSure } = voted[offset] ?? { tag: 'NN', isSure: false };
    const { start, end } = span;
    return {
      start,
      end,
      index: context.firstToken + offset,
      sentence: context.index,
      text: text.slice(start, end),
      lower: word.toLowerCase(),
      tag,
      lemma: getLemma(word, tag),
      isSure,
    };
  });
}
