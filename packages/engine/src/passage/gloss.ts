import { findEntries, findEntry, type LexiconEntry, type PartOfSpeech } from '@jadoo/lexicon';
import lemmatize from 'wink-lemmatizer';

import type { Token } from '#passage/analysis.ts';
import { chooseSense } from '#passage/choose-sense.ts';
import { findMisread } from '#passage/misread-words.ts';
import { readOnce } from '#read-once.ts';

const partsByTag: readonly (readonly [RegExp, readonly PartOfSpeech[]])[] = [
  [/^NNP/u, ['n', 'adj', 'num']],
  [/^NN/u, ['n', 'pron', 'num']],
  [/^VB/u, ['v', 'aux']],
  [/^MD/u, ['aux', 'v']],
  [/^JJ/u, ['adj', 'det', 'num', 'pron']],
  [/^RB/u, ['adv', 'det', 'prep']],
  [/^IN/u, ['prep', 'conj', 'adv']],
  [/^(?:DT|PDT|WDT|PRP\$|WP\$)/u, ['det', 'pron', 'adv']],
  [/^(?:PRP|WP|EX)/u, ['pron', 'det', 'adv']],
  [/^WRB/u, ['adv', 'conj']],
  [/^RP/u, ['adv', 'prep']],
  [/^CC/u, ['conj', 'adv']],
  [/^CD/u, ['num', 'n', 'pron']],
  [/^TO/u, ['prep']],
  [/^UH/u, ['interj', 'adv']],
];

/** Forms that the lemma keeps but books list under another word. */
const formBases: ReadonlyMap<string, string> = new Map(
  `would will|could can|might may|should shall|me I|him he|her she|us we|them they|myself I|yourself you|himself he|herself she
  |itself it|ourselves we|themselves they|mine my|yours your|hers her|ours our|theirs their|whom who|these this|those that
  |n't not|'d would|'ll will`
    .split('|')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);

/** Words without letters of their own meaning: numbers, ordinals, marks and clitics. */
export function isRunningWord(token: Token): boolean {
  return /^\p{L}/u.test(token.text) && !/^(?:NNP|NNPS|CD|FW|POS|SYM)$/u.test(token.tag);
}

const entriesOf = readOnce<readonly Token[], Map<Token, LexiconEntry | undefined>>(() => new Map());

/** The lexicon entry of a word as it is used here: the tag decides the part of speech, the words around the first sense. */
export function glossToken(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  const entries = entriesOf(tokens);
  if (!entries.has(token)) entries.set(token, glossAfresh(tokens, token));
  return entries.get(token);
}

function glossAfresh(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  const entry = findUsedEntry(tokens, token);
  return entry === undefined ? undefined : chooseSense(tokens, token, entry);
}

function findUsedEntry(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  const misread = findMisread(tokens, token);
  if (misread !== undefined) return misread;
  const participle = findParticipleAdjective(tokens, token);
  if (participle !== undefined) return participle;
  if (/^(?:no|some|every|any)(?:body|one|thing)$|^none$/u.test(token.lower))
    return findEntry(token.lower, 'pron');
  const opening = findNounModifier(tokens, token);
  if (opening !== undefined) return opening;
  const parts = partsByTag.find(([pattern]) => pattern.test(token.tag))?.[1] ?? [];
  // "droppings", "belongings" before what drop and belong would make of them
  const plural = token.tag === 'NNS' && token.lower.endsWith('ings') ? findEntries(token.lower) : [];
  for (const pos of parts) {
    const entry =
      plural.find((one) => one.lemma === token.lower && one.pos === pos) ??
      findEntry(token.lemma, pos) ??
      (token.tag === 'NNS' ? findEntry(token.lower, pos) : undefined);
    if (entry !== undefined) return entry;
  }
  const base = formBases.get(token.lower);
  if (base !== undefined) return findEntries(base)[0];
  return (
    findVerbBehind(token) ?? findPositive(token) ?? findEntries(token.lemma)[0] ?? findEntries(token.lower)[0]
  );
}

/** "an interested reader", "is exhausting": participles that books list as adjectives of their own. */
function findParticipleAdjective(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  if (!/^(?:JJ|VBN|VBG)$/u.test(token.tag) || !/(?:ed|ing|en|t|n)$/u.test(token.lower)) return undefined;
  const isVerbal = token.tag !== 'JJ' && !standsBeforeNoun(tokens, token);
  if (isVerbal && !closesAdjectives(tokens, token)) return undefined;
  if (!token.isSure && standsAsParticiple(tokens, token)) return findEntry(lemmatize.verb(token.lower), 'v');
  return findEntries(token.lower).find((entry) => entry.pos === 'adj');
}

/** "roads worn by mules", "manners that have worn down" */
const standsAsParticiple = (tokens: readonly Token[], { index, lower }: Token): boolean =>
  lemmatize.verb(lower) !== lower &&
  (tokens[index + 1]?.lower === 'by' || tokens[index - 1]?.lemma === 'have');

/** "specific, honest, and sparing." */
function closesAdjectives(tokens: readonly Token[], { index, sentence }: Token): boolean {
  const [joint, after] = [tokens[index - 1], tokens[index + 1]?.tag ?? ''];
  const before = tokens[index - (tokens[index - 2]?.text === ',' ? 3 : 2)];
  return (
    joint?.tag === 'CC' && before?.tag === 'JJ' && before.sentence === sentence && /^[.,:]$/u.test(after)
  );
}

/** "the opening praise", "giant ones": a noun before another that books list as an adjective. */
function findNounModifier(tokens: readonly Token[], token: Token): LexiconEntry | undefined {
  if (token.tag !== 'NN') return undefined;
  if (tokens[token.index + 1]?.lower === 'ones') return findEntry(token.lower, 'adj');
  if (!token.lower.endsWith('ing')) return undefined;
  const [before, after] = [tokens[token.index - 1]?.tag ?? '', tokens[token.index + 1]?.tag ?? ''];
  return /^(?:DT|PRP\$)$/u.test(before) && /^NNS?$/u.test(after)
    ? findEntries(token.lower).find(({ pos }) => pos === 'adj')
    : undefined;
}

function standsBeforeNoun(tokens: readonly Token[], token: Token): boolean {
  const isVerbal = token.tag === 'VBN';
  const before = tokens[token.index - 1];
  // At the head of a sentence the word before is that of another one.
  const tag = before?.sentence === token.sentence ? before.tag : ',';
  const after = tokens[token.index + 1]?.tag ?? '';
  const isModifierPlace = /^(?:DT|PRP\$|JJ|POS|CD|IN|CC|VB)$/u.test(tag) || (tag === ',' && isVerbal);
  const isBeforeNoun =
    /^NNS?$/u.test(after) || (isVerbal && /^(?:DT|,)$/u.test(tag) && /^JJ$|^NNP$/u.test(after));
  return isModifierPlace && isBeforeNoun && (isVerbal || tag !== 'IN');
}

/** "later", "longer" where they are tagged as plain adverbs. */
function findPositive(token: Token): LexiconEntry | undefined {
  if (!/^(?:JJ|RB)/u.test(token.tag)) return undefined;
  const base = lemmatize.adjective(token.lower);
  return base === token.lower ? undefined : findEntries(base)[0];
}

/** A noun in -ing or an adjective in -ed without an entry of its own shows its verb. */
function findVerbBehind(token: Token): LexiconEntry | undefined {
  if (!/^(?:NN|JJ)/u.test(token.tag) || !/(?:ing|ed)$/u.test(token.lower)) return undefined;
  const base = lemmatize.verb(token.lower);
  return base === token.lower ? undefined : findEntries(base).find((entry) => entry.pos === 'v');
}
