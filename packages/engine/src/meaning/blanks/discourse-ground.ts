import { findConnective, findMedialConnective } from '#cohesion/connectives.ts';
import { withParticle } from '#korean.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';

/** More words are no quotation that one reads. */
const mostWords = 26;

/**
 * One sentence of Korean: by which words of the passage the sentence of the blank is borne out, where a connective says so
 * ("because", "therefore", "for example"); undefined elsewhere.
 */
export function explainByDiscourse(
  analysis: PassageAnalysis,
  word: Token,
  translations: readonly string[],
): string | undefined {
  const { sentences } = analysis;
  const [own, next] = [sentences[word.sentence], sentences[word.sentence + 1]];
  if (own === undefined) return undefined;
  const quote = (sentence: Sentence | undefined): string | undefined =>
    sentence === undefined ? undefined : quoteSentence(sentence, translations[sentence.index]);
  const reason = findReason(analysis, own, word);
  if (reason !== undefined) return `같은 문장에서 그 까닭을 ‘${reason}’라고 밝히고 있다.`;
  const example = next !== undefined && relationOf(next) === '예시' ? quote(next) : undefined;
  if (example !== undefined) return `뒤 문장에서 그 예로 ‘${example}’라는 내용을 들고 있다.`;
  const cause = next !== undefined && givesReason.test(next.text) ? quote(next) : undefined;
  if (cause !== undefined) return `뒤 문장에서 그 까닭을 ‘${cause}’라고 밝히고 있다.`;
  const restated = next !== undefined && relationOf(next) === '재진술' ? quote(next) : undefined;
  if (restated !== undefined) return `뒤 문장에서 ‘${restated}’라고 다시 말하고 있다.`;
  const relation = relationOf(own);
  // What closes the passage rests on more than the sentence before it.
  if (relation === '결과' && next === undefined && sentences.length >= leastGrounds)
    return '앞에서 말한 내용 전체에서 이끌어 낸 결론이다.';
  const before = quote(sentences[word.sentence - 1]);
  if (before === undefined) return undefined;
  if (relation === '결과') return `앞 문장의 ‘${before}’에서 이끌어 낸 결론이다.`;
  return relation === '재진술'
    ? `앞 문장의 ${withParticle(`‘${before}’`, '을')} 다시 말하고 있다.`
    : undefined;
}

const leastGrounds = 4;

const givesReason =
  /^(?:this|that|it) is because\b|^the reason (?:is|was) (?:simple|that|clear)\b|^after all\b/iu;

/** "In fact" need not say the same again, nor "imagine" give an example of it. */
const looseWords = /^(?:in fact|indeed|in effect|in this sense|in this way|take|consider|imagine|suppose)$/u;

function relationOf({ text }: Sentence): string | undefined {
  const found = findConnective(text.toLowerCase()) ?? findMedialConnective(text.toLowerCase());
  return found === undefined || looseWords.test(found.words) ? undefined : found.relation;
}

function quoteSentence({ text }: Sentence, translation: string | undefined): string | undefined {
  const plain = text.replace(/\s+/gu, ' ').replace(/[.\s]+$/u, '');
  if (plain.split(' ').length <= mostWords && !/["“”()?!]/u.test(plain)) return plain;
  const korean = translation?.replace(/[.\s]+$/u, '') ?? '';
  return korean === '' || /["“”‘’?!]/u.test(korean) ? undefined : korean;
}

const leastReason = 4;

/** "Not because it was the best but because …": half of it is denied. */
const isPlainBecause = (own: readonly Token[], at: number): boolean =>
  own[at]?.lower === 'because' &&
  own[at + 1]?.lower !== 'of' &&
  !/^(?:not|n[’']t|only|just|simply|merely|partly|but)$/u.test(own[at - 1]?.lower ?? '');

/** "…, because a handle that is easy for weak hands is even easier for strong hands" */
function findReason(
  { tokens, text }: PassageAnalysis,
  { firstToken, endToken }: Sentence,
  word: Token,
): string | undefined {
  const own = tokens.slice(firstToken, endToken);
  const opener = own.find((_, at) => isPlainBecause(own, at));
  if (own.some(({ lower }, at) => lower === 'because' && !isPlainBecause(own, at))) return undefined;
  if (opener === undefined) return undefined;
  const at = opener.index - firstToken;
  const comma = own.findIndex((token, index) => index > at && token.text === ',');
  const isHead = at === 0;
  const end = isHead ? comma : own.length - 1;
  if (end < 0 || (isHead ? word.index - firstToken < end : word.index > opener.index)) return undefined;
  const [first, last] = [own[at], own[end - 1]];
  const quoted = text.slice(first?.start, last?.end).replace(/\s+/gu, ' ');
  return end - at < leastReason || end - at > mostWords || /["“”()]/u.test(quoted) ? undefined : quoted;
}
