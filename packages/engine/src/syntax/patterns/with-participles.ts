import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isNoun } from '#grammar/sentence-view.ts';
import { findExtent } from '#syntax/patterns/extent.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** ", with prices rising fast", "With his eyes closed, …": with, its object and a participle. */
export function findWithParticiples(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 3; index += 1) {
    const opens = index === 0 || view.at(index - 1).text === ',';
    if (view.at(index).lower !== 'with' || !opens) continue;
    const phrase = readNounPhrase(view, index + 1);
    if (!phrase) continue;
    const participle = view.at(skipOfPhrases(view, phrase.end));
    const isActive = participle.tag === 'VBG' && participle.isSure;
    // "with a company based in Seoul": only what belongs to somebody is surely in a state.
    const isPassive =
      participle.tag === 'VBN' && view.at(index + 1).tag === 'PRP$' && !isNoun(view.at(phrase.end + 1));
    const end = isActive || isPassive ? findExtent(view, index, 0) : undefined;
    if (end === undefined || participle.lower === 'including') continue;
    const relation = isActive && participle.lower !== 'being' ? '능동' : '수동';
    const name = isActive ? '현재분사' : '과거분사';
    const role = `「with + 목적어 + ${name}」의 분사구문 (부대상황, 목적어와 분사는 ${relation} 관계)`;
    patterns.push({ category: '분사구', first: index, end, role, isWhole: true, value: 3 });
  }
  return patterns;
}
