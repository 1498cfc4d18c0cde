import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import type { SentenceRange } from '#cohesion/cue.ts';

export const timeNouns = new Set([
  'time',
  'day',
  'year',
  'moment',
  'week',
  'month',
  'century',
  'morning',
  'evening',
  'night',
]);

const notNouns = new Set([
  'anyone',
  'anything',
  'anybody',
  'someone',
  'something',
  'everyone',
  'everything',
  'nobody',
  'nothing',
  'none',
  'one',
  'he',
  'she',
  'it',
  'they',
  'her',
  'his',
  'him',
  'its',
  'their',
  'them',
  'i',
  'we',
  'you',
  'this',
  'that',
]);

export const emptyWords = new Set([
  'be',
  'have',
  'do',
  'make',
  'take',
  'get',
  'go',
  'come',
  'one',
  'many',
  'much',
  'other',
  'same',
  'own',
  'such',
  'thing',
  'people',
  'way',
  'time',
  'year',
]);

export const isNoun = (token: Token): boolean => token.tag.startsWith('NN') && !notNouns.has(token.lower);

export const isContent = (token: Token): boolean => /^(?:NN|VB|JJ)/u.test(token.tag) && token.text.length > 2;

/** Tokens of a range of sentences. */
export function tokensOf(analysis: PassageAnalysis, range: SentenceRange): Token[] {
  const first = analysis.sentences[range.first];
  const last = analysis.sentences[range.end - 1];
  return first && last ? analysis.tokens.slice(first.firstToken, last.endToken) : [];
}

export function tokensOfSentence(analysis: PassageAnalysis, sentence: Sentence): Token[] {
  return analysis.tokens.slice(sentence.firstToken, sentence.endToken);
}

/** After a compound noun stands a verb, a preposition or a mark; after a verb taken for a noun its object. */
const endsPhrase = (token: Token | undefined): boolean =>
  !token || /^(?:VB|MD|IN|[,.:;]|CC|WDT|WP)/u.test(token.tag);

/** The noun that a determiner at `position` belongs to, skipping adjectives and adverbs. */
export function findNounAfter(tokens: Token[], position: number): Token | undefined {
  for (let index = position + 1; index < Math.min(tokens.length, position + 5); index += 1) {
    const token = tokens[index];
    if (!token) return undefined;
    if (isNoun(token)) {
      const next = tokens[index + 1];
      return next && isNoun(next) && next.isSure && endsPhrase(tokens[index + 2]) ? next : token;
    }
    if (!/^(?:JJ|RB|VBG|VBN|CD)/u.test(token.tag)) return undefined;
  }
  return undefined;
}

export const textBetween = (analysis: PassageAnalysis, from: Token, to: Token): string =>
  analysis.text.slice(from.start, to.end);

/** Nothing but a quotation: who speaks is said elsewhere, so the text cannot be moved. */
export const isBareQuotation = (text: string): boolean => /^[“"][^”"]*[”"]$/u.test(text);

/** A quotation begins or ends outside this text, so the text cannot be moved. */
export function breaksQuotation(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return count('“') !== count('”') || count('"') % 2 === 1;
}
