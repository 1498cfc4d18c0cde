import type { Link } from '#cohesion/cue.ts';
import { withParticle } from '#korean.ts';

const quote = (words: string): string => `‘${words}’`;

function explainRelation(relation: string, before: string): string {
  switch (relation) {
    case '역접':
      return `${before}의 내용을 뒤집는 말을 이끈다`;
    case '양보':
      return `${before}의 내용에 관해 인정할 점을 덧붙인다`;
    case '실제':
      return `${before}에서 말한 것이 실제로는 어떠한지를 밝힌다`;
    case '강조':
      return `${before}의 내용을 강조하거나 뒷받침하는 말을 이끈다`;
    case '요약':
      return `${before}의 내용을 간추려 말한다`;
    case '대체':
      return `${before}의 내용을 대신하는 것을 이끈다`;
    case '부정':
      return `${before}의 부정하는 말에 이어 또 하나를 부정한다`;
    case '결과':
      return `${before}의 내용을 까닭으로 하는 결과를 이끈다`;
    case '예시':
      return `${before}의 내용에 대한 예를 이끈다`;
    case '유사':
      return `${withParticle(before, '과')} 비슷한 내용을 나란히 이끈다`;
    case '재진술':
      return `${before}의 내용을 풀어서 다시 말한다`;
    case '시간 순서':
      return `${before} 다음에 이어지는 때의 일을 이끈다`;
    case '그때까지':
      return `${before}에서 말한 때까지의 일을 이끈다`;
    case '그 전':
      return `${before}에서 말한 때보다 앞선 일을 이끈다`;
    case '다음':
      return `${before}의 내용에 이어지는 다음 내용을 이끈다`;
    case '첫째':
      return `${before}에서 꺼낸 이야기를 차례로 펼치는 말 가운데 첫째를 이끈다`;
    case '첫째 답':
      return `${before}의 물음에 대한 답을 차례로 드는 말 가운데 첫째를 이끈다`;
    case '같은 까닭':
      return `${before}에서 말한 까닭이 다시 까닭이 되는 다른 일을 이끈다`;
    case '한편':
      return `${before}의 일과 나란히 놓이는 다른 일을 이끈다`;
    case '동시':
      return `${withParticle(before, '과')} 같은 때의 일을 이끈다`;
    case '뒷받침':
      return `${before}의 내용을 뒷받침하는 말을 이끈다`;
    case '이어받음':
      return `${before}의 내용을 받아 이어 간다`;
    case '대조':
      return `${before}의 내용과 대비되는 내용을 이끈다`;
    case '열거':
      return `${before}에서 말한 것에 이어 다른 것을 든다`;
    default:
      return `${before}의 내용에 덧붙이는 말을 이끈다`;
  }
}

const tellsTime = (relation: string): boolean => /^(?:시간 순서|그때까지|그 전)$/u.test(relation);

/** 1829년, 1830년대, 1830년대 초. */
export function nameTime(words: string): string {
  const [, part = '', year = words] = /^(early|mid|late) (.+)$/u.exec(words) ?? [];
  const suffix = { early: ' 초', mid: ' 중반', late: ' 말' }[part] ?? '';
  return year.endsWith('s') ? `${year.slice(0, -1)}년대${suffix}` : `${year}년`;
}

/** "Most of them", "The reason": noun phrases, which no grammar calls connectives. */
const ofThem = /^(?:most|none|all|much) of (?:them|this)$/iu;
const nounPhrase =
  /^(?:the \w+|one (?:reason|example|explanation|answer|solution)|an? (?:\w+ )?example|another|others|(?:an? )?(?:\w+ )?similar|something similar|much the same)$/iu;
/** "If so", "Doing so", "Seen in this light" */
const clause =
  /^(?:(?:when|if) .+|(?:to do|in doing|by doing|doing) so|once there|(?:seen|viewed|looked at|put) (?:in )?this (?:way|light))$/iu;

/** "None", "all" and "each" speak of the whole. */
const isPart = (words: string): boolean => !/^(?:none|all|each)\b/iu.test(words);

/** How much of what was told of is meant, as an object in Korean. */
function namePart(words: string): string {
  const [first = ''] = words.toLowerCase().split(' ');
  if (first === 'most') return '대부분을';
  if (first === 'half') return '절반을';
  if (first === 'one' || first === 'only') return '하나를';
  return '일부를';
}

/** "None of these questions": what "these questions" takes up; empty where the questions were asked, not named. */
function explainWhole({ words, antecedent }: Link, before: string, after: string): string {
  const taken = withParticle(quote(words.replace(/^\w+ of /iu, '')), '은');
  return antecedent === ''
    ? `${after}의 ${taken} ${before}에서 던진 물음을 가리킨다`
    : `${after}의 ${taken} ${before}의 ${withParticle(quote(antecedent), '을')} 다시 가리킨다`;
}

function explainConnective({ words, relation }: Link, before: string, after: string): string {
  const told = withParticle(quote(words), '은');
  if (ofThem.test(words) && words.endsWith('them'))
    return isPart(words)
      ? `${after}의 ${told} ${before}에서 말한 대상의 ${namePart(words)} 가리킨다`
      : `${after}의 ${quote(words)}에서 ‘them’은 ${before}에서 말한 대상을 가리킨다`;
  if (relation === '이어받음' && (ofThem.test(words) || nounPhrase.test(words)))
    return `${after}의 ${told} ${before}의 내용을 받는 말이다`;
  const name = tellsTime(relation)
    ? '시간 표현 '
    : nounPhrase.test(words) || clause.test(words)
      ? ''
      : '연결어 ';
  return `${after}의 ${name}${told} ${explainRelation(relation, before)}`;
}

/** One clause in Korean (without a full stop) that says how `after` points to `before`. */
export function explainLink(link: Link, before: string, after: string): string {
  const words = quote(link.words);
  const antecedent = quote(link.antecedent);
  switch (link.type) {
    case 'connective':
      return explainConnective(link, before, after);
    case 'demonstrative':
      if (/^(?:some|most|few|many|only one)$/iu.test(link.words))
        return `${after}의 ${withParticle(words, '은')} ${before}의 ${antecedent} 가운데 ${namePart(link.words)} 가리킨다`;
      if (link.antecedent === '' && /^(?:both|each|none|all)$/iu.test(link.words))
        return `${after}의 ${withParticle(words, '은')} ${before}에서 말한 대상을 가리킨다`;
      return link.antecedent === ''
        ? `${after}의 ${withParticle(words, '은')} ${before}의 내용을 가리킨다`
        : `${after}의 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '을')} 다시 가리킨다`;
    case 'pronoun':
      return `${after}의 대명사 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '을')} 받는다`;
    case 'article':
      return `${before}에서 ${withParticle(antecedent, '으로')} 처음 나온 것이 ${after}에서 ${withParticle(words, '으로')} 다시 언급된다`;
    case 'group':
      if (!isPart(link.words)) return explainWhole(link, before, after);
      return link.antecedent.includes('…') || /\bgroup/iu.test(link.words)
        ? `${after}의 ${withParticle(words, '은')} ${before}에서 ${withParticle(antecedent, '으로')} 나눈 대상을 가리킨다`
        : `${after}의 ${withParticle(words, '은')} ${before}에서 말한 ${antecedent}의 ${namePart(link.words)} 가리킨다`;
    case 'study':
      return link.words.toLowerCase().endsWith(link.antecedent.toLowerCase())
        ? `${before}의 ${withParticle(antecedent, '이')} ${after}에서 ${withParticle(words, '으로')} 이어진다`
        : `${after}의 ${withParticle(words, '은')} ${before}에서 말한 ${withParticle(antecedent, '을')} 전제로 한다`;
    case 'name':
      return `${before}에서 ${withParticle(antecedent, '으로')} 온전히 쓴 이름을 ${after}에서 ${withParticle(words, '으로')} 줄여 쓴다`;
    case 'year':
      return `${before}의 ${nameTime(link.antecedent)} 다음에 ${after}의 ${withParticle(nameTime(link.words), '이')} 시간 순서로 이어진다`;
    case 'repetition':
      return link.words.toLowerCase() === link.antecedent.toLowerCase()
        ? `${before}의 ${withParticle(antecedent, '이')} ${after}에서 되풀이된다`
        : `${before}의 ${withParticle(antecedent, '이')} ${after}에서 ${withParticle(words, '으로')} 이어진다`;
    case 'comparison':
      if (/^(?:both|neither)\b/iu.test(link.words) && link.antecedent !== '')
        return `${after}의 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '을')} 다시 가리킨다`;
      if (link.antecedent !== '')
        return `${after}의 ${withParticle(words, '은')} ${before}의 ${withParticle(antecedent, '과')} 같은 종류의 다른 것을 든다`;
      return `${after}의 ${withParticle(words, '은')} 앞에서 말한 두 가지를 함께 가리키므로 ${before}의 내용을 전제로 한다`;
    case 'question':
      return `${withParticle(after, '은')} ${before}의 ${link.relation === '' ? '물음에 대한 답이다' : '물음을 이어받는다'}`;
  }
}

/** Words that stand for words come first; what "But" turns against, and a word met again, is less to go by. */
const ranks: Readonly<Record<Link['type'], number>> = {
  demonstrative: 0,
  name: 0,
  pronoun: 0,
  group: 0,
  study: 0,
  question: 0,
  comparison: 0,
  article: 1,
  year: 1,
  connective: 1,
  repetition: 1,
};
const minSure = 2;

/** What "neither half" is set beside cannot be told. */
const isUnnamed = ({ type, antecedent }: Link): boolean => type === 'comparison' && antecedent === '';

/** A bare "this", "the effect" and "the other" tell no more than a connective. */
const pointsLoosely = ({ type, words, antecedent }: Link): boolean =>
  antecedent === '' &&
  (type === 'comparison' || (type === 'demonstrative' && /^(?:th(?:is|at)$|the (?!same))/iu.test(words)));

const rank = (link: Link): number =>
  link.strength < minSure ? 2 : pointsLoosely(link) ? 1 : ranks[link.type];

/** The links in the order in which they are told; those of one rank keep theirs. "This reason" is told by "For this reason". */
export const sortByProof = <Told extends Link>(links: readonly Told[]): Told[] =>
  links
    .filter(
      (link) =>
        link.antecedent !== '' ||
        link.type === 'question' ||
        !links.some((other) => other !== link && other.type === 'connective' && tellsSame(link, other)),
    )
    .sort((one, other) => rank(one) - rank(other));

/** One or two sentences in Korean that say how the text at `after` takes up the text at `before`. */
export function explainLinks(links: readonly Link[], before: string, after: string): string {
  const [first, ...others] = sortByProof(links);
  if (!first) return '';
  const main = `${explainLink(first, before, after)}.`;
  // A mere word met again proves nothing: "a federation" may be another one.
  const isIdle = ({ type, strength }: Link): boolean => type === 'repetition' && strength < minSure;
  const second = others.find(
    (link) => link.strength >= 1 && !isUnnamed(link) && !isIdle(link) && !tellsSame(link, first),
  );
  return second ? `${main} 또한 ${explainLink(second, before, after)}.` : main;
}

/** "this reason" says nothing that "For this reason" has not said. */
function tellsSame(one: Link, other: Link): boolean {
  if (one.antecedent !== '' && one.antecedent === other.antecedent) return true;
  const [words, others] = [one.words.toLowerCase(), other.words.toLowerCase()];
  return words.includes(others) || others.includes(words);
}
