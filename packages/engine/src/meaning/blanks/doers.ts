import { findNounClass } from '@jadoo/lexicon';

import type { Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

/** Deeds of somebody who feels, judges or speaks. */
const ofPersons =
  /^(?:fear|explain|exaggerate|forget|reject|punish|deny|accept|refuse|question|forbid|reward|trust|praise|criticize|defend|obey|celebrate|mock|predict|justify|welcome|doubt|respect|admire|demand|borrow|sacrifice|remember|warn|invent|imitate|value|consider|examine|notice|believe|regret|apologize|promise|ignore|overlook|describe|exploit)$/u;
/** A nose ignores a smell, too, but fears none. */
const alsoOfThings = /^(?:ignore|overlook)$/u;
const pronouns =
  /^(?:i|you|we|he|she|they|who|whoever|us|them|our|my|your|his|her|their|nobody|everybody|somebody)$/u;

const skipped = /^(?:MD|RB|VB|TO|,)/u;

/** The noun or pronoun before a verb, or before the "that" of its clause; undefined where something else stands there. */
function readDoer(tokens: readonly Token[], index: number): Token | undefined {
  const before = tokens.slice(0, index).findLast(({ tag }) => !skipped.test(tag));
  const doer = before?.tag === 'WDT' ? tokens[before.index - 1] : before;
  return /^(?:NN|PRP$|WP)/u.test(doer?.tag ?? '') ? doer : undefined;
}

/**
 * "The nose fears a smell", "bumps that ignore friction": no thing does somebody's deed, and where nobody is told of nothing
 * does, unless the right word is one itself.
 */
export function canBeDone(tokens: readonly Token[], lemma: string, right: Token): boolean {
  if (!ofPersons.test(lemma) || (ofPersons.test(right.lemma) && !alsoOfThings.test(right.lemma))) return true;
  const doer = right.tag === 'VBN' ? undefined : readDoer(tokens, right.index);
  if (doer !== undefined && isThing(doer)) return false;
  return tokens.some((token) => pronouns.test(token.lower) || isPerson(token));
}

const isThing = ({ tag, lemma }: Token): boolean =>
  tag.startsWith('NN') && /^(?:thing|stuff|land|nature)$/u.test(findNounClass(lemma) ?? '');
