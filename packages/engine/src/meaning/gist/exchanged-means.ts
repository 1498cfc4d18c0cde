import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { withParticle } from '#korean.ts';
import { isRieul, toObligation, toStem } from '#meaning/korean-forms.ts';

/** 메모하는 것은 기억하는 데 도움이 된다. */
const helping =
  /^(.+[가-힣])는 것(?:은|이) (.+[가-힣])는 데 (도움이 된다|도움을 준다|방해가 된다|기여한다|중요하다|필수적이다|효과적이다)$/u;
/** 오래 기억하려면 손으로 메모해야 한다. */
const requiring = /^(.+[가-힣])려면,? (.+야) 한다$/u;

const object = /[을를] (?:[가-힣]+ ){0,2}[가-힣]+$/u;
/** Each of the two is one deed, done to something, without a topic of its own. */
const isDeed = (text: string): boolean =>
  object.test(text) && !/지만|므로|때문|[고며면],? |아니라|보다|않|말고|뿐|만 |[A-Za-z,]/u.test(text);
const hasTopic = (text: string): boolean => findFirstTopicEnd(text.split(' ')) > 0;
/** 조명은 상품의 인상에 큰 영향을 준다. */
const affecting = /^(.+)에 ((?:[가-힣]+ )?영향을 (?:미친다|준다|줄 수 있다|미칠 수 있다))$/u;

/** The line with its means and its end exchanged: 기억하는 것은 메모하는 데 도움이 된다; undefined where a form is not sure. */
export function exchangeMeans(line: string): string | undefined {
  const [, means = '', end = '', verdict = ''] = helping.exec(line) ?? [];
  if (verdict !== '') {
    const bare = end.replace(/^.*(?:로서|으로써) /u, '');
    return isPair(means, bare) ? `${bare}는 것은 ${means}는 데 ${verdict}` : undefined;
  }
  return exchangeRequired(line) ?? exchangeAffected(line);
}

const isPair = (one: string, other: string): boolean =>
  [one, other].every(
    (text) => isDeed(text) && !hasTopic(text) && !/것[은이을] |[가-힣]{2,}[이가] /u.test(text),
  );

function exchangeRequired(line: string): string | undefined {
  const [, end = '', duty = ''] = requiring.exec(line) ?? [];
  const means = duty === '' ? undefined : toStem(duty);
  const form = toObligation(end.replace(/으$/u, ''));
  return means === undefined || form === undefined || !isPair(means, end)
    ? undefined
    : `${ifMeant(means)} ${form} 한다`;
}

const ifMeant = (stem: string): string => withLink(stem, '려면');

function exchangeAffected(line: string): string | undefined {
  const words = line.split(' ');
  const end = findFirstTopicEnd(words);
  const cause = words
    .slice(0, end)
    .join(' ')
    .replace(/[은는]$/u, '');
  const [, affected = '', verdict = ''] = affecting.exec(words.slice(end).join(' ')) ?? [];
  return cause === '' || verdict === '' || !isThing(cause) || !isThing(affected)
    ? undefined
    : `${withParticle(affected, '은')} ${cause}에 ${verdict}`;
}

/** No clause, and nobody. */
const isThing = (text: string): boolean =>
  !/(?:지만|므로|때문|[고며면,]|아니라|보다|않|뿐) |(?:사람|아이|학생|소비자|고객)들?$|[A-Za-z]/u.test(
    `${text} `.trimEnd(),
  );

/** 읽 → 읽으면, 만들 → 만들면. */
const withLink = (stem: string, ending: string): string =>
  isRieul(stem) || !withParticle(stem.slice(-1), '은').endsWith('은') ? stem + ending : `${stem}으${ending}`;
