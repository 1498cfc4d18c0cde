import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isSureFinite, isVerb, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { inversionDetectors } from '#grammar/detectors/inversion.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** Verbs before their subject: Across the street stands …, Not only do …, So popular was …, Had he been … */
export function findInversions(view: SentenceView): Pattern[] {
  return [...findFrontedPhrases(view), ...findFrontedComplement(view), ...findUnsaidIf(view)];
}

/** The detectors are certain of negative words and of places. */
function findFrontedPhrases(view: SentenceView): Pattern[] {
  return inversionDetectors
    .flatMap(({ find }) => find(view))
    .flatMap(({ first, end }) => {
      const opening = view.at(0).tag === 'IN' ? '부사구' : '부정어구';
      return draw(view, first, end, `앞에 나온 ${opening} 뒤에서 주어와 도치된 ${nameVerb(view.at(first))}`);
    });
}

const nameVerb = (token: Token): string =>
  isBe(token) ? 'be동사' : /^(?:do|have)$/u.test(token.lemma) ? '조동사' : '동사';

function draw(view: SentenceView, first: number, end: number, name: string): Pattern[] {
  const phrase = readNounPhrase(view, end);
  // "does such a habit demand": the verb was read into the subject.
  const isHelping = /^(?:do|have)$/u.test(view.at(first).lemma);
  if (!phrase || (isHelping && !isVerb(view.at(skipAdverbs(view, phrase.end))))) return [];
  const subject = textOf(view, phrase.first, skipOfPhrases(view, phrase.end));
  const role = `${name} (주어: ${subject})`;
  return [{ category: '강조와 도치', first, end, role, isWhole: true, value: 3 }];
}

/** So popular was his campaign */
function findFrontedComplement(view: SentenceView): Pattern[] {
  const adjective = view.at(0).lower === 'so' ? skipAdverbs(view, 1) : -1;
  const isFronted = view.at(adjective).tag.startsWith('JJ') && isBe(view.at(adjective + 1));
  return isFronted
    ? draw(view, adjective + 1, adjective + 2, '앞에 나온 보어 뒤에서 주어와 도치된 be동사')
    : [];
}

/** Had he been a tidier man, the drug might have remained unknown. */
function findUnsaidIf(view: SentenceView): Pattern[] {
  const end = view.tokens.findIndex(({ text }) => text === ',');
  const phrase = readNounPhrase(view, 1);
  if (view.at(0).lower !== 'had' || !phrase || end < 4) return [];
  const participle = skipAdverbs(view, phrase.end);
  const modal = view.tokens.findIndex(({ lower }, at) => at > end && /^(?:would|could|might)$/u.test(lower));
  const isUnreal =
    view.at(participle).tag === 'VBN' &&
    modal > 0 &&
    view.at(skipAdverbs(view, modal + 1)).lower === 'have' &&
    !view.tokens.slice(participle, end).some(isFinite);
  if (!isUnreal || isVerb(view.at(end + 1)) || !isSureFinite(view.at(modal))) return [];
  const role = 'if가 생략되어 주어와 had가 도치된 조건의 부사절 (가정법 과거완료)';
  return [{ category: '부사절', first: 0, end, role, isWhole: true, value: 3 }];
}
