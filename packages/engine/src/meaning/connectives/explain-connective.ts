import type { Span } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import type { AskedRelation } from '#meaning/connectives/asked-connectives.ts';
import type { ConnectivePlace } from '#meaning/connectives/connective-places.ts';
import type { ConnectiveRival } from '#meaning/connectives/connective-rivals.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const meanings: Readonly<Record<string, string>> = {
  however: '그러나',
  but: '그러나',
  yet: '그러나',
  though: '하지만',
  'by contrast': '대조적으로',
  'in contrast': '대조적으로',
  'on the other hand': '반면에',
  conversely: '반대로',
  nevertheless: '그럼에도 불구하고',
  nonetheless: '그럼에도 불구하고',
  'even so': '그렇다 하더라도',
  therefore: '그러므로',
  thus: '따라서',
  hence: '그러므로',
  consequently: '그 결과',
  accordingly: '그에 따라',
  'as a result': '그 결과',
  'as a consequence': '그 결과',
  'for this reason': '이러한 이유로',
  'because of this': '이 때문에',
  so: '그래서',
  'in this way': '이런 식으로',
  'for example': '예를 들어',
  'for instance': '예를 들어',
  'in other words': '다시 말해',
  'put differently': '달리 말하면',
  'in short': '요컨대',
  'in sum': '요약하면',
  'in brief': '간단히 말해',
  similarly: '마찬가지로',
  likewise: '마찬가지로',
  'in the same way': '같은 방식으로',
  moreover: '게다가',
  furthermore: '게다가',
  'in addition': '게다가',
  additionally: '게다가',
  besides: '게다가',
  instead: '그 대신에',
  otherwise: '그렇지 않으면',
};

/** ‘However(그러나)’ without the quotation marks. */
export const glossConnective = (words: string): string => meanings[words.toLowerCase()] ?? '';

const reasons: Readonly<Partial<Record<AskedRelation, string>>> = {
  역접: '뒤에는 앞의 내용과 상반되거나 앞의 내용에서 기대되는 것과 다른 내용이 이어지므로 역접을',
  대조: '앞과 뒤가 서로 대비되는 내용이므로 대조를',
  양보: '뒤에서는 앞의 내용을 인정하면서도 그와 어긋나는 점을 말하므로 양보를',
  결과: '뒤의 내용은 앞의 내용에서 이끌어 낸 결과나 결론이므로 결과를',
  방식: '뒤의 내용은 앞에서 말한 방식으로 이루어지는 일이므로 방식을',
  예시: '뒤의 내용은 앞에서 말한 것의 구체적인 예이므로 예시를',
  재진술: '뒤의 내용은 앞의 내용을 다른 말로 다시 말한 것이므로 재진술을',
  요약: '이는 앞에서 말한 내용 전체를 간추린 것이므로 요약을',
  유사: '뒤의 내용은 앞의 내용과 비슷한 또 하나의 경우이므로 유사를',
  첨가: '뒤의 내용은 앞의 내용에 덧붙이는 것이므로 첨가를',
  대체: '앞에서 아니라고 한 것을 대신하는 내용이 뒤에 나오므로 대체를',
  조건: '뒤의 내용은 앞에서 말한 대로 하지 않을 때 생기는 일이므로 조건을',
};

const wrongs: Readonly<Partial<Record<AskedRelation, string>>> = {
  역접: '앞과 뒤의 내용이 서로 어긋나지 않는다.',
  대조: '앞과 뒤가 서로 대비되는 내용이 아니다.',
  양보: '앞과 뒤의 내용이 서로 어긋나지 않는다.',
  결과: '뒤의 내용은 앞의 내용에서 나온 결과가 아니다.',
  예시: '뒤의 내용은 앞의 내용에 대한 예가 아니다.',
  재진술: '뒤에서 앞의 내용을 다른 말로 다시 말하고 있지 않다.',
  요약: '뒤에서 앞의 내용을 간추리고 있지 않다.',
  유사: '뒤의 내용은 앞의 내용과 비슷한 경우가 아니다.',
  대체: '뒤의 내용은 앞의 것을 대신하는 것이 아니다.',
  조건: '뒤의 내용은 앞의 내용과 다를 때 생기는 일이 아니다.',
};

/** Why a connective cannot stand in a place: a sentence of Korean. */
export const tellWrong = ({ relation }: ConnectiveRival): string => wrongs[relation] ?? '';

/** A line that is longer than this is not read as a quotation. */
const longestLine = 150;
const mostWords = 18;

/** How a translation opens that renders the connective; it would only say the answer again. */
const koreanOpening =
  /^(?:그러나|하지만|그렇지만|그런데도?|그럼에도(?: 불구하고)?|반면에?|이와 대조적으로|대조적으로|이에 반해|그에 반해|그와(?:는)? 대조적으로|이와(?:는)? 대조적으로|이와는 반대로|반대로|이에 비해|그에 비해|이와 달리|이와는 달리|그러므로|따라서|그래서|그리하여|그러니|그 결과|결과적으로|이런 이유로|이러한 이유로|이런 까닭에|이러한 까닭에|그런 까닭에|이 때문에|예를 들어서?|예컨대|다시 말해서?|즉|요컨대|마찬가지로|게다가|또한|더욱이|그 대신에?|대신에?|그렇지 않으면|그렇다 하더라도|그렇다 해도|그렇더라도|오히려|예를 들면|이런 식으로|이런 방식으로)[,\s]+|^이렇게,\s*/u;

const clean = (line: string): string => line.replace(koreanOpening, '').replace(/[.\s]+$/u, '');
const isFit = (line: string): boolean =>
  line.endsWith('다') && line.length <= longestLine && !/[‘’“”'"]/u.test(line);

/** The words of one side, cut behind so many of them. */
function quoteSide(text: string): string {
  const words = text
    .replace(/\s+/gu, ' ')
    .replace(/^[,;\s]+|[,;.\s]+$/gu, '')
    .split(' ');
  return words.length <= mostWords ? words.join(' ') : `${words.slice(0, mostWords).join(' ')} …`;
}

/** The other blank of the question, as it is printed. */
interface OtherBlank extends Span {
  shown: string;
}

/** The words of a stretch as the page has them: what is asked at the other blank is not told here. */
function readPrinted(text: string, start: number, end: number, other: OtherBlank | undefined): string {
  return other === undefined || other.start < start || other.end > end
    ? text.slice(start, end)
    : text.slice(start, other.start) + other.shown + text.slice(other.end, end);
}

/** One sentence of Korean: what stands on both sides of the blank, and which connective that asks for. */
export function explainConnective(
  { text }: PassageAnalysis,
  place: ConnectivePlace,
  translations: readonly string[],
  other?: OtherBlank,
): string {
  const { sentence, before, after } = place;
  const answer = withParticle(`‘${place.key}(${glossConnective(place.key)})’`, '이');
  const reason = `${reasons[place.relation] ?? ''} 나타내는 ${answer} 알맞다.`;
  const isJoined = before.end <= sentence.start;
  const own = clean(translations[sentence.index] ?? '');
  // The sentence just before is no more than a part of what is summed up.
  if (isJoined && place.relation === '요약' && isFit(own))
    return `빈칸 뒤에서는 ‘${own}’라고 한다. ${reason}`;
  if (isJoined) {
    const earlier = clean(translations[sentence.index - 1] ?? '');
    if (isFit(earlier) && isFit(own))
      return `앞에서는 ‘${earlier}’라고 하고 뒤에서는 ‘${own}’라고 한다. ${reason}`;
  }
  const read = (start: number, end: number): string => readPrinted(text, start, end, other);
  const ahead = read(after.start, Math.max(after.start, place.start)).replace(/,\s*$/u, ' ');
  const behind = read(Math.max(after.start, place.end), after.end).replace(/^\s*,\s*/u, '');
  const sides = `앞의 내용은 ‘${quoteSide(read(before.start, before.end))}’이고 뒤의 내용은 ‘${quoteSide(ahead + behind)}’이다.`;
  const meaning = !isJoined && isFit(own) ? ` 이 문장은 ‘${own}’라는 뜻이다.` : '';
  return `${sides}${meaning} ${reason}`;
}
