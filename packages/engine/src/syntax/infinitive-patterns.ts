import { withParticle } from '#korean.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isNoun, isSureFinite, isVerb, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import { infinitiveObjectVerbs } from '#grammar/verb-lists.ts';
import { drawPhrase } from '#syntax/draw-pattern.ts';
import { findExtent } from '#syntax/extent.ts';
import type { Pattern } from '#syntax/pattern.ts';

const objectVerbs =
  /^(?:want|hope|wish|decide|refuse|expect|plan|promise|choose|learn|afford|pretend|manage|fail|attempt|try|need|agree)$/u;
const nounsWithInfinitive =
  /^(?:way|ways|chance|ability|opportunity|attempt|time|effort|efforts|right|desire|need|decision|plan|power|freedom|courage|tendency|refusal|willingness|capacity|permission|reason|mission|potential|duty|failure|ambition|temptation)$/u;
const governing =
  /^(?:able|unable|likely|unlikely|willing|unwilling|ready|eager|reluctant|free|anxious|keen)$/u;
const purposeful = /^(?:use|employ|utilize)$/u;

/** To-infinitives whose use is certain. */
export function findInfinitives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    if (view.at(index).tag !== 'TO' || view.at(skipAdverbs(view, index + 1)).tag !== 'VB') continue;
    const role = nameInfinitive(view, index);
    if (role === undefined) continue;
    const end = index === 0 ? findOpeningEnd(view) : findExtent(view, index, 0);
    const verb = skipAdverbs(view, index + 1);
    const isInOrder = view.at(index - 1).lower === 'order' && view.at(index - 2).lower === 'in';
    const first = isInOrder ? index - 2 : index;
    patterns.push(drawPhrase('to부정사', { first, end, headEnd: verb + 1, role, value: 3 }));
  }
  return patterns;
}

function findOpeningEnd(view: SentenceView): number | undefined {
  for (let index = 2; index < view.length; index += 1) {
    if (view.at(index).text === ',') return index;
    if (isSureFinite(view.at(index))) return isBe(view.at(index)) ? index : undefined;
  }
  return undefined;
}

function nameInfinitive(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  if (index === 0) {
    const end = findOpeningEnd(view);
    if (end === undefined) return undefined;
    return view.at(end).text === ','
      ? '부사적 용법의 to부정사구 (목적: ~하기 위해)'
      : '명사적 용법의 to부정사구, 문장의 주어';
  }
  if (/^(?:how|what|where|when|which|whether)$/u.test(before.lower)) return undefined;
  if (before.lower === 'order' && view.at(index - 2).lower === 'in')
    return '부사적 용법의 to부정사구 (목적: ~하기 위해)';
  if (isVerb(before) && objectVerbs.test(before.lemma) && !isPassiveAt(view, index - 1))
    return `명사적 용법의 to부정사구, 동사 ${before.text}의 목적어`;
  if (isDummyIt(view, index)) return '진주어로 쓰인 to부정사구 (It은 가주어)';
  if (nounsWithInfinitive.test(before.lower) && isNoun(before))
    return `형용사적 용법의 to부정사구, 명사 ${withParticle(before.text, '을')} 수식`;
  if (
    before.tag === 'JJ' &&
    governing.test(before.lower) &&
    (isBe(view.at(index - 2)) || isAdverb(view.at(index - 2)))
  )
    return `부사적 용법의 to부정사구, 형용사 ${withParticle(before.text, '을')} 수식`;
  if (before.lower === 'enough' && /^(?:JJ|RB)/u.test(view.at(index - 2).tag))
    return '부사적 용법의 to부정사구 (~할 만큼 충분히)';
  if (/^JJ|^RB/u.test(before.tag) && view.at(index - 2).lower === 'too')
    return '부사적 용법의 to부정사구 (「too ~ to …」: 너무 ~해서 …할 수 없다)';
  return nameComplement(view, index) ?? namePurpose(view, index);
}

/** used the internet to link … */
function namePurpose(view: SentenceView, index: number): string | undefined {
  for (let start = index - 1; start >= Math.max(1, index - 6); start -= 1) {
    const verb = view.at(start - 1);
    if (!isVerb(verb) || !purposeful.test(verb.lemma) || isPassiveAt(view, start - 1)) continue;
    return readNounPhrase(view, start)?.end === index
      ? '부사적 용법의 to부정사구 (목적: ~하기 위해)'
      : undefined;
  }
  return undefined;
}

const isPassiveAt = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBN' && isBe(view.at(index - 1));

/** It is hard (for us) to … */
function isDummyIt(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(1, index - 6); back -= 1) {
    if (isBe(view.at(back)) && view.at(back - 1).lower === 'it') {
      const adjective = skipAdverbs(view, back + 1);
      const isPlain =
        /^JJ/u.test(view.at(adjective).tag) &&
        (adjective === index - 1 || view.at(adjective + 1).lower === 'for');
      return (
        isPlain &&
        !/^(?:ready|able|likely|about|sure|bound)$/u.test(view.at(adjective).lower) &&
        back - 1 === 0
      );
    }
  }
  return false;
}

/** allow us to …: the verb right before the noun phrase asks for an infinitive. */
function nameComplement(view: SentenceView, index: number): string | undefined {
  for (let start = index - 1; start >= Math.max(1, index - 6); start -= 1) {
    const verb = view.at(start - 1);
    if (!isVerb(verb) || !infinitiveObjectVerbs.has(verb.lemma) || isPassiveAt(view, start - 1)) continue;
    const phrase = readNounPhrase(view, start);
    if (phrase?.end !== index) return undefined;
    return `목적격 보어로 쓰인 to부정사구 (목적어: ${textOf(view, start, index)})`;
  }
  return undefined;
}

/** how to, what to, where to … */
export function findQuestionInfinitives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const isMarked =
      /^(?:how|what|where|when|whether)$/u.test(view.at(index).lower) && view.at(index + 1).tag === 'TO';
    if (!isMarked || view.at(index + 2).tag !== 'VB') continue;
    const end = findExtent(view, index, 0);
    const role = '「의문사 + to부정사」로 된 명사구';
    patterns.push(drawPhrase('to부정사', { first: index, end, headEnd: index + 3, role, value: 3 }));
  }
  return patterns;
}
