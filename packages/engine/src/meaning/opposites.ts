import { withParticle } from '#korean.ts';

/** Words of English lines by what says the contrary in the same place; the first that matches is used. */
const englishPairs: readonly (readonly [RegExp, string])[] = [
  [/^not ([^:]+?) but ([^:]+)/iu, 'Not $2 but $1'],
  [/^More (.+), Less (.+)$/u, 'More $1, More $2'],
  [/\bfrom (an? [^,:]+?) (into|to) (an? [^,:]+)$/u, 'from $3 $2 $1'],
  [/\bFrom ([^,:]+?) to ([^,:]+)$/u, 'From $2 to $1'],
  [/\bbenefits of\b/u, 'dangers of'],
  [/\bbenefit of\b/u, 'danger of'],
  [/\badvantage(s?) of\b/u, 'disadvantage$1 of'],
  [/\bpositive (effects?|influences?|impacts?|aspects?|roles?)\b/u, 'negative $1'],
  [/\bnegative (effects?|influences?|impacts?|aspects?)\b/u, 'positive $1'],
  [/\bthe useful function of\b/u, 'the harmful effects of'],
  [/\bproblems with\b/u, 'the benefits of'],
  // "The importance of agreement in the success of a plan" names no contrary.
  [/\bthe importance of\b(?!.* in )/u, 'the dangers of'],
  [/\bthe value of\b/u, 'problems with'],
  [/\bthe need to\b/u, 'reasons not to'],
  [/\b(?:the )?(?:dangers?|risks?) of\b/u, 'the benefits of'],
  [/\bthe (?:vital|leading|active|crucial|essential|key|important) role\b/u, 'the limited role'],
  [/\bthe (?:gap|difference|contrast) between\b/u, 'the similarity between'],
  [/\bless (suitable|important|effective|useful|valuable|likely)\b/u, 'more $1'],
  [/\bmore (suitable|important|effective|useful|valuable|likely)\b/u, 'less $1'],
  [/\btoo many\b/u, 'too few'],
  [/(?<!\bin )\bthe success of\b/u, 'the failure of'],
  [/(?<!\bin )\bthe failure of\b/u, 'the success of'],
  [/\bthe (?:sharp |rapid |worldwide )?decline in\b/u, 'the increase in'],
  [/\bthe (?:sharp |rapid )?(?:increase|growth) in\b/u, 'the decrease in'],
  [/\bthe growing\b/u, 'the shrinking'],
  [/\bworldwide rise in\b/u, 'worldwide fall in'],
  [/\bthe (?:international )?(?:conflict|dispute) over\b/u, 'the widespread agreement on'],
  [/\bthe (?:serious |growing )?threat that (.+) poses to\b/u, 'the unexpected benefits that $1 brings to'],
  [/\bsubjective\b/u, 'objective'],
  [/\bobjective\b/u, 'subjective'],
  [/\bcannot (replace|explain|prevent|solve|predict|measure)\b/u, 'can easily $1'],
  [/\bhave survived\b/u, 'have disappeared'],
  [/\bsurvive\b/u, 'disappear'],
  [/\boutlast\b/u, 'give way to'],
  [/\bwithout authority\b/u, 'through strong authority'],
  [/\bhas become (?:fashionable|popular)\b/u, 'has gone out of fashion'],
  [/\bBetter\b(?= (?!Than)[A-Z])/u, 'Worse'],
  [/\bWorse\b(?= (?!Than)[A-Z])/u, 'Better'],
  [/\bStronger\b/u, 'Weaker'],
  [/\bPoor\b/u, 'Perfect'],
  [/\bImproves?\b/u, 'Harms'],
  [/\bBuilds Trust\b/u, 'Destroys Trust'],
  [/\bCannot\b/u, 'Can'],
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
  [/쌓아 준다(?=[.]?$)/u, '무너뜨린다'],
  [/대신할 수는? 없다(?=[.]?$)/u, '충분히 대신할 수 있다'],
  [/(?:제대로 )?기억하지 못하게 된다(?=[.]?$)/u, '더 오래 기억하게 된다'],
  [/(?<=[가-힣])([을를]) (?:크게 )?위협하고 있다(?=[.]?$)/u, '$1 지켜 주고 있다'],
  [/성공을 거두고 있다(?=[.]?$)/u, '어려움을 겪고 있다'],
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
  const pair = englishPairs.find(([pattern]) => pattern.test(line));
  return pair === undefined ? undefined : line.replace(pair[0], pair[1]);
}

/** The Korean sentence with its point turned round; undefined where that cannot be done for sure. */
export function opposeKorean(line: string): string | undefined {
  const contrast = notButPattern.exec(line);
  if (contrast) {
    const [, subject = '', denied = '', stated = '', copula = '', end = ''] = contrast;
    // Only two nouns can change places: A가 아니라 B이다.
    if (copula === '' || /[,]/u.test(stated) || !isOneTopic(subject)) return undefined;
    return `${subject}${withParticle(stated, '이')} 아니라 ${denied}이다${end}`;
  }
  // The reason that the sentence gives would speak for the contrary.
  if (
    /(?:[가-힣]야(?= (?!한다|할|하는|합니다))|뒤에도|않아도|없어도|어도|때문에|덕분에|므로|수 있어|[가-힣]아서|[가-힣]어서|하여|[가-힣]지만|보다|보다는) /u.test(
      line,
    )
  )
    return undefined;
  for (const [pattern, shown] of koreanPairs) {
    if (pattern.test(line))
      return negative.test(shown) && denying.test(line) ? undefined : line.replace(pattern, shown);
  }
  return undefined;
}

/** 규칙 없이도 … 유지될 수 없다: two denials in one sentence say nothing clear. */
const negative = /(?:없|않|어렵)/u;
const denying = /(?:없이|없는|않고|않은|않는|않아|못하|못한|아니라|아닌|말고)/u;

/** 죽은 나무는, but not 침묵은 없는: the last word must be the only topic. */
function isOneTopic(subject: string): boolean {
  const words = subject.trim().split(' ');
  const last = words.pop() ?? '';
  return !adnominal.test(last) && words.every((word) => !/[은는]$/u.test(word) || adnominal.test(word));
}
