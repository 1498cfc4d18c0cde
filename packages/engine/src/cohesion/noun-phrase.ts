import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isOfPeople } from '#cohesion/persons.ts';
import { isNoun, textBetween } from '#cohesion/words.ts';

const counting =
  /^(?:many|much|few|several|such|other|same|own|first|second|last|next|more|most|certain|whole)$/u;
const isModifier = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:JJ$|NN)/u.test(token.tag) && token.isSure && !counting.test(token.lower);
const isOf = (token: Token | undefined): boolean => token?.lower === 'of';

/** Position of the last noun of the row of nouns that the word at `position` belongs to. */
function findHead(tokens: readonly Token[], position: number): number {
  let head = position;
  while (isNounAt(tokens, head + 1) && !endsPhrase(tokens, head)) head += 1;
  return head;
}

/** "The changes rites bring", "in a free society reasonable people": after a plural noun, or before an adjective, another phrase begins. */
const endsPhrase = (tokens: readonly Token[], position: number): boolean =>
  tokens[position]?.tag === 'NNS' ||
  (isNounAt(tokens, position) && tokens[position + 1]?.tag.startsWith('JJ') === true);

const isNounAt = (tokens: readonly Token[], position: number): boolean => {
  const token = tokens[position];
  return token !== undefined && isNoun(token);
};

/** Past the noun at `position` and "and", the end of a second phrase of several: "sloths and relatives of the elephant". */
function findPartner(tokens: readonly Token[], position: number): number {
  if (tokens[position + 1]?.lower !== 'and') return position;
  const noun = findHead(tokens, isNounAt(tokens, position + 2) ? position + 2 : position + 3);
  if (tokens[noun]?.tag !== 'NNS') return position;
  if (!isOf(tokens[noun + 1])) return noun;
  const start = /^(?:the|an?)$/u.test(tokens[noun + 2]?.lower ?? '') ? noun + 3 : noun + 2;
  return isNounAt(tokens, start) ? findHead(tokens, start) : noun;
}

/** The whole phrase in which a noun stands, its article left out, and its last noun; where the noun only tells of what kind the things are, what is joined to them as well. */
export function readPhrase(
  analysis: PassageAnalysis,
  tokens: readonly Token[],
  noun: Token,
): { words: string; head: Token } {
  const position = tokens.indexOf(noun);
  let first = position;
  while (isModifier(tokens[first - 1]) && !endsPhrase(tokens, first - 1)) first -= 1;
  // "The less generous conclusion" is no generous one.
  if (/^RB[RS]?$/u.test(tokens[first - 1]?.tag ?? '')) first = position;
  const end = findHead(tokens, position);
  const head = tokens[end] ?? noun;
  const last = head !== noun && head.tag === 'NNS' ? findPartner(tokens, end) : end;
  return { words: textBetween(analysis, tokens[first] ?? noun, tokens[last] ?? noun), head };
}

/** "Shopkeepers, mothers at windows, and regulars": the first and the last of a row, who are then "these people". */
export function readPeople(tokens: readonly Token[]): string | undefined {
  const named = tokens.filter((token) => token.tag === 'NNS' && isOfPeople(token));
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last || first === last) return undefined;
  const between = tokens.slice(tokens.indexOf(first), tokens.indexOf(last));
  const isRow =
    between.some(({ lower }) => lower === 'and') && !between.some(({ tag }) => /^(?:VB[DPZ]|MD)/u.test(tag));
  return isRow ? `${first.text} … ${last.text}` : undefined;
}
