import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isFinite, isHave, isNoun, isVerb, textOf } from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { drawPhrase } from '#syntax/patterns/draw-pattern.ts';
import { findExtent } from '#syntax/patterns/extent.ts';
import { tellsManner } from '#syntax/patterns/infinitive-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** let us go, helped them find the way, had their picture taken: what the object does or undergoes. */
export function findObjectComplements(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 3; index += 1) {
    const verb = view.at(index);
    if (!isVerb(verb) || (verb.tag === 'VBN' && isBe(view.at(index - 1)))) continue;
    const phrase = readNounPhrase(view, index + 1);
    if (!phrase || phrase.end >= view.length - 1 || view.at(phrase.first).text.startsWith("'")) continue;
    // "only recently has her name returned", "friends who saw the same play sit down to remember"
    if (isHave(verb) && isAdverb(view.at(index - 1))) continue;
    if (/^(?:who|which|that)$/u.test(view.at(index - 1).lower) && !hasVerbBehind(view, phrase.end)) continue;
    // "lets someone help decide"
    if (
      phrase.end - phrase.first > 1 &&
      /^(?:some|any|every|no)(?:one|body|thing)$/u.test(view.at(phrase.first).lower)
    )
      continue;
    const name = nameComplement(view, index, phrase.end);
    if (name === undefined) continue;
    const role = `목적격 보어로 쓰인 ${name}, 목적어: ${textOf(view, phrase.first, phrase.end)})`;
    const first = phrase.end;
    const end = tellsManner(view, first, findExtent(view, first, 0)) ? undefined : findExtent(view, first, 0);
    patterns.push(...drawPhrase(view, '목적격 보어', { first, end, headEnd: first + 1, role, value: 3 }));
  }
  return patterns;
}

function hasVerbBehind(view: SentenceView, from: number): boolean {
  const close = view.tokens.findIndex(({ text }, at) => at >= from && /^[,;:.?!]$/u.test(text));
  return view.tokens.slice(from, close).some(isFinite);
}

function nameComplement(view: SentenceView, verb: number, at: number): string | undefined {
  const { lemma } = view.at(verb);
  const token = view.at(at);
  const isBare = token.tag === 'VB' && token.isSure && getVerbForms(token.lower).isBase;
  if (isBare) {
    if (/^(?:make|let)$/u.test(lemma)) return `원형부정사구 (사역동사 ${view.at(verb).text}`;
    if (/^(?:see|watch|hear|feel|notice|observe)$/u.test(lemma))
      return `원형부정사구 (지각동사 ${view.at(verb).text}`;
    return lemma === 'help' ? `원형부정사구 (동사 ${view.at(verb).text}` : undefined;
  }
  const isOwn = view.at(verb + 1).tag === 'PRP$';
  const isDone = token.tag === 'VBN' && !isNoun(view.at(at + 1)) && isOwn;
  return /^(?:have|get)$/u.test(lemma) && isDone
    ? `과거분사구 (동사 ${view.at(verb).text}, 수동 관계`
    : undefined;
}
