import { findAntonyms } from '@jadoo/lexicon';

import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { inflect } from '#passage/inflect.ts';

/** Words of English lines by what says the contrary in the same place; the first that matches is used. */
const englishPairs: readonly (readonly [RegExp, string])[] = [
  [/^not ([^:]+?) but ([^:]+)/iu, 'Not $2 but $1'],
  [/\bbenefits of\b/u, 'dangers of'],
  [/\bbenefit of\b/u, 'danger of'],
  [/\badvantage(s?) of\b/u, 'disadvantage$1 of'],
  [/\bpositive (effects?|influences?|impacts?|aspects?|roles?)\b/u, 'negative $1'],
  [/\bnegative (effects?|influences?|impacts?|aspects?)\b/u, 'positive $1'],
  [/\bthe useful function of\b/u, 'the harmful effects of'],
  [/\bproblems with\b/u, 'benefits of'],
  [/\bthe importance of\b/u, 'the risks of'],
  [/\bthe value of\b/u, 'problems with'],
  [/\bthe need to\b/u, 'reasons not to'],
  [/\b(?:the )?(?:dangers?|risks?) of\b/u, 'the benefits of'],
  [/\bthe (?:vital|leading|active|crucial|essential|key|important) role\b/u, 'the limited role'],
  [/\bthe (?:gap|difference|contrast) between\b/u, 'the similarity between'],
  [/\bless (suitable|important|effective|useful|valuable|likely)\b/u, 'more $1'],
  [/\bmore (suitable|important|effective|useful|valuable|likely)\b/u, 'less $1'],
  [/\bhave survived\b/u, 'have disappeared'],
  [/\bsurvive\b/u, 'disappear'],
  [/\boutlast\b/u, 'give way to'],
  [/\bwithout authority\b/u, 'through strong authority'],
  [/\bhelps?\b/u, 'fails to help'],
  [/\bBetter\b/u, 'Worse'],
  [/\bWorse\b/u, 'Better'],
  [/\bStronger\b/u, 'Weaker'],
  [/\bPoor\b/u, 'Perfect'],
  [/\bMore\b/u, 'Less'],
  [/\bLess\b/u, 'More'],
  [/\bImproves?\b/u, 'Harms'],
];

/** Ends of Korean sentences by what says the contrary. */
const koreanPairs: readonly (readonly [RegExp, string])[] = [
  [/더 오래 지속된다(?=[.]?$)/u, '더 빨리 사라진다'],
  [/더 효과적이다(?=[.]?$)/u, '덜 효과적이다'],
  [/(?<!더 )효과적이다(?=[.]?$)/u, '효과적이지 않다'],
  [/해야 한다(?=[.]?$)/u, '할 필요는 없다'],
  [/되어야 한다(?=[.]?$)/u, '될 필요는 없다'],
  [/강하게 만들어 준다(?=[.]?$)/u, '약하게 만든다'],
  [/풍부하게 만든다(?=[.]?$)/u, '빈약하게 만든다'],
  [/(?:더 잘 )?대비하게 해 준다(?=[.]?$)/u, '대비하기 어렵게 만든다'],
  [/이끌어 왔다(?=[.]?$)/u, '방해해 왔다'],
  [/이끌어 낸다(?=[.]?$)/u, '방해한다'],
  [/살아남았다(?=[.]?$)/u, '사라지고 말았다'],
  [/하는 역할을 한다(?=[.]?$)/u, '하는 데 방해가 된다'],
  [/도움이 된다(?=[.]?$)/u, '방해가 된다'],
  [/사랑받는다(?=[.]?$)/u, '사랑받기 어렵다'],
  [/중요하다(?=[.]?$)/u, '중요하지 않다'],
  [/필요하다(?=[.]?$)/u, '필요하지 않다'],
  [/할 수 있다(?=[.]?$)/u, '할 수 없다'],
  [/될 수 있다(?=[.]?$)/u, '될 수 없다'],
];
/** Adnominal forms that end like a topic: 죽은 나무는. */
const adnominal = /^(?:죽은|작은|좋은|많은|높은|낮은|같은|깊은|젊은|넓은|짧은|적은|있는|없는|하는|되는)$/u;
const notButPattern = /^(.+[은는] )(.+?)[이가] 아니라 (?:오히려 )?(.+?)(이)?다([.]?)$/u;

/** The English line with its point turned round; undefined where that cannot be done for sure. */
export function opposeEnglish(line: string): string | undefined {
  for (const [pattern, shown] of englishPairs) {
    if (pattern.test(line)) return line.replace(pattern, shown);
  }
  return opposeAdjective(line);
}

/** unpredictable practice → predictable practice: only opposites that hold in any passage. */
function opposeAdjective(line: string): string | undefined {
  if (/\p{Lu}/u.test(line.slice(1))) return undefined;
  const { tokens } = analysePassageOnce({ id: 'line', text: `${line}.` });
  const lemmas = new Set(tokens.map((token) => token.lemma));
  for (const token of tokens) {
    if (!/^JJ/u.test(token.tag)) continue;
    const opposite = findAntonyms(token.lemma, 'adj').find(
      ({ word, strength }) => strength === 'full' && !lemmas.has(word),
    );
    const form = opposite && inflect(opposite.word, token.tag);
    const before = tokens[token.index - 1];
    if (form === undefined || /^an?$/u.test(before?.lower ?? '')) continue;
    return line.slice(0, token.start) + form + line.slice(token.end);
  }
  return undefined;
}

/** The Korean sentence with its point turned round; undefined where that cannot be done for sure. */
export function opposeKorean(line: string): string | undefined {
  const contrast = notButPattern.exec(line);
  if (contrast) {
    const [, subject = '', denied = '', stated = '', copula = '', end = ''] = contrast;
    // Only two nouns can change places: A가 아니라 B이다.
    if (copula === '' || /[,]/u.test(stated) || !isOneTopic(subject)) return undefined;
    return `${subject}${joinCopula(stated)} 아니라 ${denied}이다${end}`;
  }
  if (/(?:뒤에도|않아도|없어도|어도) /u.test(line)) return undefined;
  for (const [pattern, shown] of koreanPairs) {
    if (pattern.test(line)) return line.replace(pattern, shown);
  }
  return undefined;
}

/** 죽은 나무는, but not 침묵은 없는: the last word must be the only topic. */
function isOneTopic(subject: string): boolean {
  const words = subject.trim().split(' ');
  const last = words.pop() ?? '';
  return !adnominal.test(last) && words.every((word) => !/[은는]$/u.test(word) || adnominal.test(word));
}

const hasFinal = (word: string): boolean => {
  const code = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return code >= 0 && code % 28 !== 0;
};
const joinCopula = (noun: string): string => noun + (hasFinal(noun) ? '이' : '가');
