import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isBe,
  isFinite,
  isSureFinite,
  isVerb,
  skipAdverbs,
  textOf,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { inversionDetectors } from '#grammar/detectors/inversion.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** Verbs before their subject: Across the street stands …, Not only do …, So popular was …, Had he been … */
export function findInversions(view: SentenceView): Pattern[] {
  const fronted = findFrontedPhrases(view);
  return [
    ...(fronted.length > 0 ? fronted : findFrontedNegative(view)),
    ...findFrontedComplement(view),
    ...findFrontedConcession(view),
    ...findUnsaidIf(view),
  ];
}

const onlyPhrase = '「Only + 부사(구·절)」';

/** The detectors are certain of negative words and of places. */
function findFrontedPhrases(view: SentenceView): Pattern[] {
  return (
    inversionDetectors
      .flatMap(({ find }) => find(view))
      // "Since there are no keys" is the order of every such clause, and in "it is the latter that" the subject stands before.
      .filter(({ first }) => !/^(?:there|it)$/u.test(view.at(first - 1).lower))
      .flatMap(({ first, end }) => {
        const isOnly = view.at(0).lower === 'only';
        const opening = isOnly ? onlyPhrase : view.at(0).tag === 'IN' ? '부사구' : '부정어구';
        return draw(
          view,
          first,
          end,
          `앞에 나온 ${opening} 뒤에서 주어와 도치된 ${nameVerb(view.at(first))}`,
        );
      })
  );
}

const nameVerb = (token: Token): string =>
  isBe(token)
    ? 'be동사'
    : token.tag === 'MD' || /^(?:do|have|need|dare)$/u.test(token.lemma)
      ? '조동사'
      : '동사';

function draw(view: SentenceView, first: number, end: number, name: string): Pattern[] {
  const phrase = readNounPhrase(view, end);
  // "does such a habit demand": the verb was read into the subject.
  const isHelping = /^(?:do|have)$/u.test(view.at(first).lemma);
  if (!phrase || (isHelping && !isVerb(view.at(skipAdverbs(view, phrase.end))))) return [];
  // "Nor was this due to chance": the pronoun alone.
  if (/^(?:this|that|these|those)$/u.test(view.at(end).lower) && !view.at(phrase.head).isSure) return [];
  const subject = textOf(view, phrase.first, skipOfPhrases(view, phrase.end));
  const role = `${name} (주어: ${subject})`;
  return [{ category: '강조와 도치', first, end, role, isWhole: true, value: 3 }];
}

const negative = /^(?:only|not|never|seldom|rarely|hardly|little|nor|scarcely)$/u;

/** Only because the door stands open are we …, Not only do they …: a clause between, or a pronoun as the subject. */
function findFrontedNegative(view: SentenceView): Pattern[] {
  const { lower, tag } = view.at(0);
  // "In none of these cases need anyone be dishonest"
  const isNone = tag === 'IN' && /^(?:no|none|neither)$/u.test(view.at(1).lower);
  const isNegative = negative.test(lower) && /^(?:IN|WRB|RB|VB[DPZ]|MD)$/u.test(view.at(1).tag);
  if (!isNone && !isNegative) return [];
  const verb = view.tokens.findIndex((_, index) => index > 0 && standsBeforeSubject(view, index));
  if (verb < 0) return [];
  const opening = lower === 'only' ? onlyPhrase : '부정어구';
  return draw(view, verb, verb + 1, `앞에 나온 ${opening} 뒤에서 주어와 도치된 ${nameVerb(view.at(verb))}`);
}

/** are we justified, did the oldest chief allow, can trees grow; not "people are doctors". */
function standsBeforeSubject(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const phrase = isSureFinite(token) ? readNounPhrase(view, index + 1) : undefined;
  if (!phrase) return false;
  if (isBe(token)) return /^(?:i|we|he|she|they|it|you)$/u.test(view.at(index + 1).lower);
  const verb = view.at(skipAdverbs(view, phrase.end));
  if (token.tag === 'MD' || /^(?:do|need|dare)$/u.test(token.lemma))
    return verb.tag === 'VB' || verb.tag === 'VBP';
  return token.lemma === 'have' && verb.tag === 'VBN' && phrase.isPronoun;
}

/** So popular was his campaign */
function findFrontedComplement(view: SentenceView): Pattern[] {
  const adjective = view.at(0).lower === 'so' ? skipAdverbs(view, 1) : -1;
  const isFronted = view.at(adjective).tag.startsWith('JJ') && isBe(view.at(adjective + 1));
  return isFronted
    ? draw(view, adjective + 1, adjective + 2, '앞에 나온 보어 뒤에서 주어와 도치된 be동사')
    : [];
}

/** Plausible as the story may be, it is false. */
function findFrontedConcession(view: SentenceView): Pattern[] {
  const { lower } = view.at(1);
  const end = view.tokens.findIndex(({ text }) => text === ',');
  const subject =
    isAdjective(view.at(0)) && /^(?:as|though)$/u.test(lower) ? readSubject(view, 2) : undefined;
  if (!subject || subject.verb >= end || view.at(end + 1).tag === 'CC') return [];
  const role = `「형용사 + ${lower} + 주어 + 동사」의 어순으로 쓴 양보의 부사절`;
  return [{ category: '부사절', first: 0, end, role, isWhole: true, value: 3 }];
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
