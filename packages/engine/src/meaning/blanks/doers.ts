import type { Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

/** Deeds of somebody who feels, judges or speaks. */
const ofPersons =
  /^(?:fear|explain|exaggerate|forget|reject|punish|deny|accept|refuse|question|forbid|reward|trust|praise|criticize|defend|obey|celebrate|mock|predict|justify|welcome|doubt|respect|admire|demand|borrow|sacrifice|remember|warn|invent|imitate|value|consider|examine|notice|believe|regret|apologize|promise|ignore|overlook|describe|exploit)$/u;
/** A nose ignores a smell, too, but fears none. */
const alsoOfThings = /^(?:ignore|overlook)$/u;
const pronouns =
  /^(?:i|you|we|he|she|they|who|whoever|us|them|our|my|your|his|her|their|nobody|everybody|somebody)$/u;

/** "The nose fears a smell": where the sentence tells of nobody, nobody's deed may stand in it, unless the right word is one. */
export const canBeDone = (tokens: readonly Token[], lemma: string, right: string): boolean =>
  !ofPersons.test(lemma) ||
  (ofPersons.test(right) && !alsoOfThings.test(right)) ||
  tokens.some((token) => pronouns.test(token.lower) || isPerson(token));
