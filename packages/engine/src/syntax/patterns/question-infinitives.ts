import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isVerb, textOf } from '#grammar/sentence-view.ts';
import { drawPhrase, endWithParticle } from '#syntax/patterns/draw-pattern.ts';
import { findExtent } from '#syntax/patterns/extent.ts';
import { isParticiple } from '#syntax/patterns/infinitive-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const telling = /^(?:tell|show|teach|ask)$/u;

/** "knows how to", "depends on how to", "tells us what to". */
function namePlace(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  if (isBe(before)) return `동사 ${before.text}의 주격 보어`;
  if (isVerb(before) && before.tag !== 'MD')
    return isParticiple(view, index - 1) ? undefined : `동사 ${before.text}의 목적어`;
  if (/^(?:about|on|of|in|by|to|from|with|into|over)$/u.test(before.lower))
    return `전치사 ${before.text}의 목적어`;
  if (/^(?:out|up)$/u.test(before.lower) && isVerb(view.at(index - 2)))
    return `동사구 ${textOf(view, index - 2, index)}의 목적어`;
  for (let start = index - 1; start >= Math.max(1, index - 5); start -= 1) {
    const verb = view.at(start - 1);
    if (isVerb(verb) && telling.test(verb.lemma) && readNounPhrase(view, start)?.end === index)
      return `동사 ${verb.text}의 직접목적어`;
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
    // The phrase is asked for, so that words without their object do not stand for it.
    const next = view.at(endWithParticle(view, index + 3));
    if (end === undefined && !/^[,;:.?!–—]$/u.test(next.text) && !isFinite(next)) continue;
    const opener = view.at(index).lower === 'whether' ? 'whether' : '의문사';
    const place = namePlace(view, index);
    if (place === undefined) continue;
    const role = `「${opener} + to부정사」로 된 명사구, ${place}`;
    patterns.push(...drawPhrase(view, 'to부정사', { first: index, end, headEnd: index + 3, role, value: 3 }));
  }
  return patterns;
}
