import type { Chunk, Token } from '#passage/analysis.ts';

const determinerTags = /^(?:DT|PDT|PRP\$|WP\$|WDT|POS)$/u;
const nominalTags = /^(?:NN|NNS|NNP|NNPS|CD|FW|\$|SYM)$/u;
const modifierTags = /^(?:JJ|JJR|JJS|VBN|VBG|CD|NN|NNS|NNP|NNPS|POS|RB|RBR|RBS|\$)$/u;
const verbTags = /^(?:VB|VBD|VBG|VBN|VBP|VBZ|MD)$/u;

/** Base phrases of one sentence from left to right; they do not overlap, except that a PP holds its NP. */
export function chunkSentence(tokens: readonly Token[], firstToken: number, endToken: number): Chunk[] {
  const chunks: Chunk[] = [];
  let index = firstToken;
  while (index < endToken) {
    const found = chunkAt(tokens, index, endToken);
    if (found.length === 0) index += 1;
    else {
      chunks.push(...found);
      index = Math.max(...found.map((chunk) => chunk.endToken));
    }
  }
  return chunks;
}

function chunkAt(tokens: readonly Token[], index: number, limit: number): Chunk[] {
  const tag = tokens[index]?.tag ?? '';
  if (tag === 'IN') {
    const phrase = readNounPhrase(tokens, index + 1, limit);
    if (phrase === undefined) return [];
    return [{ type: 'PP', firstToken: index, endToken: phrase.endToken, head: index }, phrase];
  }
  const verb = readVerbPhrase(tokens, index, limit);
  if (verb !== undefined) return [verb];
  const noun = readNounPhrase(tokens, index, limit);
  if (noun !== undefined) return [noun];
  return readModifier(tokens, index, limit);
}

function readNounPhrase(tokens: readonly Token[], start: number, limit: number): Chunk | undefined {
  const first = tokens[start];
  if (first === undefined || start >= limit) return undefined;
  if (/^(?:PRP|EX|WP)$/u.test(first.tag))
    return { type: 'NP', firstToken: start, endToken: start + 1, head: start };
  let index = start;
  let hasDeterminer = false;
  while (index < limit && determinerTags.test(tokens[index]?.tag ?? '')) {
    hasDeterminer = true;
    index += 1;
  }
  const head = findHead(tokens, index, limit, hasDeterminer);
  if (head >= 0) return { type: 'NP', firstToken: start, endToken: head + 1, head };
  if (hasDeterminer && first.tag !== 'WDT')
    return { type: 'NP', firstToken: start, endToken: index, head: index - 1 };
  return first.tag === 'WDT'
    ? { type: 'NP', firstToken: start, endToken: start + 1, head: start }
    : undefined;
}

/** Last noun of a run of modifiers and nouns, or -1. A participle only modifies after a determiner or before a noun. */
function findHead(tokens: readonly Token[], start: number, limit: number, hasDeterminer: boolean): number {
  let head = -1;
  for (let index = start; index < limit; index += 1) {
    const tag = tokens[index]?.tag ?? '';
    if (nominalTags.test(tag)) {
      head = index;
      continue;
    }
    const isComma =
      tag === ',' &&
      /^JJ/u.test(tokens[index - 1]?.tag ?? '') &&
      /^(?:JJ|VBN|VBG)/u.test(tokens[index + 1]?.tag ?? '');
    const isJoin =
      tag === 'CC' && /^JJ/u.test(tokens[index - 1]?.tag ?? '') && /^JJ/u.test(tokens[index + 1]?.tag ?? '');
    if (head >= 0 && tag !== 'POS') break;
    if (!modifierTags.test(tag) && !isComma && !isJoin && tag !== 'DT') break;
    if (tag === 'DT' && tokens[index - 1]?.tag !== 'POS') break;
    if (
      /^(?:VBN|VBG)$/u.test(tag) &&
      !hasDeterminer &&
      index === start &&
      !nominalTags.test(tokens[index + 1]?.tag ?? '')
    )
      break;
    if (tag === 'POS') head = -1;
  }
  return head;
}

function readVerbPhrase(tokens: readonly Token[], start: number, limit: number): Chunk | undefined {
  let index = start;
  if (tokens[index]?.tag === 'TO') {
    index += 1;
    while (index < limit && tokens[index]?.tag.startsWith('RB')) index += 1;
  }
  if (index >= limit || !verbTags.test(tokens[index]?.tag ?? '')) return undefined;
  let head = index;
  for (let next = index + 1; next < limit; next += 1) {
    const token = tokens[next];
    if (token === undefined || (!verbTags.test(token.tag) && !token.tag.startsWith('RB'))) break;
    if (verbTags.test(token.tag)) {
      if (!isAuxiliary(tokens[head])) break;
      head = next;
    }
  }
  return { type: 'VP', firstToken: start, endToken: head + 1, head };
}

function isAuxiliary(token: Token | undefined): boolean {
  return token !== undefined && (token.tag === 'MD' || /^(?:be|have|do|get)$/u.test(token.lemma));
}

function readModifier(tokens: readonly Token[], start: number, limit: number): Chunk[] {
  let index = start;
  let head = -1;
  while (index < limit && /^(?:RB|RBR|RBS|JJ|JJR|JJS)$/u.test(tokens[index]?.tag ?? '')) {
    if (
      head < 0 ||
      tokens[index]?.tag.startsWith('JJ') === true ||
      tokens[head]?.tag.startsWith('RB') === true
    )
      head = index;
    index += 1;
  }
  if (head < 0) return [];
  const type = tokens[head]?.tag.startsWith('JJ') === true ? 'ADJP' : 'ADVP';
  return [{ type, firstToken: start, endToken: head + 1, head }];
}
