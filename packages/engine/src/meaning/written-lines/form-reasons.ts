import { findEntry } from '@jadoo/lexicon';

import { withParticle } from '#korean.ts';
import type { Token } from '#passage/analysis.ts';

/** A plural noun is the end of its phrase: in "many words lack borders" the many is not of the borders. */
const nounPhraseInner = /^(?:JJ.?|NN|VB[GN]|RB)$/u;

const ofMany = /^(?:these|those|many|few|several|two|three|four|five|various)$/u;

/** Other words of their tag join clauses as well. */
const gerundPrepositions = /^(?:by|of|in|for|from|without|about|on|with|at|through|against|into|upon)$/u;

/**
 * Korean: why a word stands in the form in which the line has it, a reason that a student can see in the words beside it;
 * undefined where another form could stand there as well.
 */
export function explainForm(tokens: readonly Token[], token: Token): string | undefined {
  const { tag } = token;
  if (tag === 'NN' || tag === 'NNS') return explainNumber(tokens, token);
  if (tag.startsWith('VB')) return explainVerb(tokens, token);
  return undefined;
}

const at = (tokens: readonly Token[], index: number): Pick<Token, 'tag' | 'lower' | 'lemma'> =>
  tokens[index] ?? { tag: '', lower: '', lemma: '' };

function explainNumber(tokens: readonly Token[], { index, lower, tag }: Token): string | undefined {
  const next = tokens[index + 1];
  // The first of two nouns hardly ever has a plural, but in "one language demands" the second is a verb.
  const mayBeVerb = next?.tag === 'NNS' && findEntry(next.lemma, 'v') !== undefined;
  if (next !== undefined && /^NN/u.test(next.tag) && !mayBeVerb)
    // "by planting trees" is no phrase of two nouns.
    return tag === 'NN' && next.isSure && !lower.endsWith('ing')
      ? `뒤의 명사 ${withParticle(next.lower, '을')} 꾸미는 말이므로 단수형으로 쓴다`
      : undefined;
  let first = index;
  while (nounPhraseInner.test(at(tokens, first - 1).tag) && !ofMany.test(at(tokens, first - 1).lower))
    first -= 1;
  const { lower: before, tag: opening } = at(tokens, first - 1);
  if (tag === 'NNS') return ofMany.test(before) ? `앞의 ${before}에 맞춰 복수형으로 쓴다` : undefined;
  // "shows that noise" is no "that noise".
  const isOfOne = /^(?:DT|CD)$/u.test(opening) && /^(?:an?|one|each|every|another|this|that)$/u.test(before);
  return isOfOne ? `앞의 ${before}에 맞춰 단수형으로 쓴다` : undefined;
}

function explainVerb(tokens: readonly Token[], { index, tag }: Token): string | undefined {
  let before = index - 1;
  while (at(tokens, before).tag === 'RB') before -= 1;
  const { tag: own, lower, lemma } = at(tokens, before);
  const isBehindObject = /^(?:NN|PRP)/u.test(own);
  if (tag === 'VB' && own === 'TO') return '앞의 to에 이어지므로 동사원형으로 쓴다';
  if (tag === 'VB' && own === 'MD') return '조동사 뒤이므로 동사원형으로 쓴다';
  // "for struggling learners" looks like "for planting trees".
  const mayDescribe = !/^(?:by|without)$/u.test(lower) && at(tokens, index + 1).tag.startsWith('NN');
  if (tag === 'VBG' && own === 'IN' && gerundPrepositions.test(lower) && !mayDescribe)
    return `전치사 ${lower} 뒤이므로 동명사로 쓴다`;
  if (tag === 'VBN' && lemma === 'be' && !/^(?:DT|PRP|NN|JJ)/u.test(at(tokens, index + 1).tag))
    return '주어가 그 일을 당하는 쪽이므로 be동사 뒤에 과거분사로 쓴다';
  if (!isBehindObject) return undefined;
  return explainAgreement(tokens, index, before);
}

/** "how dolphins sleep", "noise harms": a verb right behind its subject, that is no end of another phrase. */
function explainAgreement(tokens: readonly Token[], index: number, subject: number): string | undefined {
  const { tag } = at(tokens, index);
  let first = subject;
  while (nounPhraseInner.test(at(tokens, first - 1).tag)) first -= 1;
  const opening = at(tokens, first - 1);
  if (/^(?:DT|PRP\$)$/u.test(opening.tag)) first -= 1;
  const link = at(tokens, first - 1);
  const isSubject =
    link.tag === '' ||
    /^(?:WRB|WDT|,|:)$/u.test(link.tag) ||
    /^(?:that|because|if|while|although)$/u.test(link.lower);
  if (!isSubject) return undefined;
  const noun = at(tokens, subject);
  if (tag === 'VBZ' && noun.tag === 'NN') return `주어 ${noun.lower}에 맞춰 3인칭 단수 현재형으로 쓴다`;
  if (tag === 'VBP' && noun.tag === 'NNS') return `복수 주어 ${noun.lower}에 맞춰 동사원형으로 쓴다`;
  return undefined;
}

const formNames: Readonly<Record<string, string>> = {
  NN: '단수형으로',
  NNS: '복수형으로',
  VB: '원형으로',
  VBP: '원형으로',
  VBZ: '3인칭 단수 현재형으로',
  VBG: '-ing형으로',
};

/** Korean: the form by its name, as a condition says it; undefined where there is none, or where past and participle look alike. */
export const nameForm = (tag: string): string | undefined => formNames[tag];
