import { findNounClass } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { isPerson } from '#syntax/persons.ts';

/** Deeds of somebody who sees, judges or speaks. */
const ofPersons =
  /^(?:ignore|overlook|neglect|disregard|forget|remember|recall|misunderstand|exaggerate|criticize|deceive|fear|abandon|imitate|copy|share|dismiss|reject|refuse|accept|welcome|embrace|praise|blame|respect|appreciate|admire|deny|admit|question|doubt|trust|distrust|understand|recognize|notice|exploit|forgive|resent|predict|confront|study|examine|punish)$/u;

/** Whether the verb may stand where that of the token stands: "readers ignore others", but no "information ignores people" and no "prevents food". */
export function canDo({ tokens }: PassageAnalysis, { lemma, tag, index }: Token, verb: string): boolean {
  const rest = tokens.slice(index + 1);
  const object = rest[rest.findIndex(({ tag: own }) => !/^(?:DT|PDT|JJ|RB|CD|PRP\$)/u.test(own))];
  if (verb === 'prevent' && tangible.test(findNounClass(object?.lemma ?? '') ?? '')) return false;
  return tag === 'VBN' || !ofPersons.test(verb) || ofPersons.test(lemma) || isDoneByPerson(tokens, index);
}

const ofPurpose = /^(?:secretly|reluctantly|unwillingly|accidentally|hastily|carelessly|deliberately)$/u;

/** Whether the adverb may stand there: only who has a will does anything "secretly". */
export function canColour({ tokens }: PassageAnalysis, { index, lower }: Token, adverb: string): boolean {
  if (!ofPurpose.test(adverb) || ofPurpose.test(lower)) return true;
  const isVerb = ({ tag }: Token): boolean => tag.startsWith('VB');
  const verb = tokens[index + 1];
  const own = verb !== undefined && isVerb(verb) ? verb : tokens.slice(0, index).findLast(isVerb);
  return own !== undefined && isDoneByPerson(tokens, own.index);
}

const tangible = /^(?:people|nature|land|thing|stuff|place)$/u;

function isDoneByPerson(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index).filter(({ tag }) => !/^(?:RB|MD)/u.test(tag));
  const last = before.at(-1);
  if (last === undefined || /^(?:IN|[,;:])$/u.test(last.tag)) return true;
  // "continues to ignore" is told of what continues; "the attempt to ignore" of somebody.
  if (/^(?:be|have|do)$/u.test(last.lemma)) return isDoneByPerson(tokens, last.index);
  if (last.tag === 'TO') {
    const governor = before.at(-2);
    return governor?.tag.startsWith('VB') !== true || isDoneByPerson(tokens, governor.index);
  }
  if (last.tag === 'CC') {
    const twin = tokens.slice(0, index).findLast(({ tag }) => /^(?:VB[DPZ]|MD)$/u.test(tag));
    return twin !== undefined && isDoneByPerson(tokens, twin.index);
  }
  const subject = /^(?:that|which)$/u.test(last.lower) ? before.at(-2) : last;
  return (
    subject !== undefined &&
    (/^(?:who|we|they|you|he|she|i|us|them|others|those|media)$/u.test(subject.lower) ||
      isPerson(subject) ||
      findNounClass(subject.lemma) === 'people')
  );
}
