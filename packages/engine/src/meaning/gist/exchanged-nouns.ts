import { attachParticle, withParticle } from '#korean.ts';

/** Behind a topic, a doer, a condition, a time or a place a thing that is weighed begins. */
const border =
  /(?:[가-힣]{2}[은는이가]|^[가-힣]{1,2}[은는]|[가-힣](?:면|때|때는|위해|위해서는|에서|에서는|에게는|뒤에는|후에는))$/u;
/** 주는 순간, 돕는 사람: what describes the thing is no border. */
const describing = /^(?:[주하쓰먹사오가보내타무]는|[가-힣]*[돕받읽믿높낮많적좋작깊같넓짧][은는])$/u;
/** What governs a noun makes a clause of it: 책을 읽는 것. */
const governing = /(?:[을를로도만]|에게|까지|부터|[가-힣]{2}에)$/u;
/** No thing, or one that another sentence names. */
const noThing =
  /(?:^| )(?:것|때|데|수|뿐|바|이것|그것|이전|예전|무엇|누구|사실|생각|실제|덕분)$|[기므씩만서]$|라기$|(?:^| )(?:더|덜|훨씬|단순히|단지|무조건|오히려|우리가) /u;
/** What speaks for the one side, or says a second thing. */
const reasoned = /므로|지만|때문|(?:[가-힣]며|[가-힣]으나|수록) |뿐|보다.*보다|아니라.*아니라|[A-Za-z,]/u;

/** 신체보다 결과에 집중하는 것이 효과적이다, 기원이 아니라 역할에 따라 판단해야 한다: the line, without its full stop, with the two things exchanged; undefined where it is not sure which they are. */
export function exchangeThings(whole: string): string | undefined {
  const line = whole.replace('아니라,', '아니라');
  if (reasoned.test(line)) return undefined;
  const words = line.split(' ');
  const at = words.findIndex((word) => /[가-힣]보다는?$/u.test(word));
  return at >= 0 ? exchangeCompared(words, at) : exchangeDenied(words, words.indexOf('아니라'));
}

const mostWords = 5;

/** The words before the thing that ends at a word, and the thing without its particle; undefined for a clause. */
function readThing(words: readonly string[], last: number, mark: RegExp): [string[], string] | undefined {
  const start = words.slice(0, last).findLastIndex((word) => border.test(word)) + 1;
  const own = words.slice(start, last + 1);
  const thing = own.join(' ').replace(mark, '');
  const isFit =
    start > 0 &&
    own.length <= mostWords &&
    !describing.test(words[start - 1] ?? '') &&
    !noThing.test(thing) &&
    !own.slice(0, -1).some((word) => governing.test(word));
  return isFit ? [words.slice(0, start), thing] : undefined;
}

const particle = /(?:에서|에게서?|으로|로|에|[이가을를])$/u;
const noNoun = /(?:[은는을를이가에로고며면서게만]|[할될])$/u;
/** 유대를 맺은, 어떻게 채우는지: the thing only stands in a clause. */
const clausal = /^(?:\S*(?:[은는던지고해여]|[한된할될오])|어떻게|얼마나|무엇을?)$/u;
const person = /(?:들|님|사람|선수|자신|[가-힣]자|학생|교사|구성원|친구|타인)$/u;
const mostBehindDoer = 4;

function exchangeCompared(words: readonly string[], at: number): string | undefined {
  const [opening, less] = readThing(words, at, /보다는?$/u) ?? [[], ''];
  const behind = words.slice(at + 1);
  const end = behind.findIndex((word) => particle.test(word) && !/^(?:많이|깊이|같이|높이)$/u.test(word));
  const own = behind.slice(0, end + 1);
  const rest = behind.slice(end + 1);
  const mark = particle.exec(own.at(-1) ?? '')?.[0] ?? '';
  const more = own.join(' ').replace(particle, '');
  const isFit =
    less !== '' &&
    more !== '' &&
    own.length <= mostWords &&
    !noThing.test(more) &&
    !/^(?:더|덜|훨씬|먼저)$/u.test(own[0] ?? '') &&
    !own.slice(0, -1).some((word) => noNoun.test(word)) &&
    rest.length > 0 &&
    !clausal.test(rest[0] ?? '') &&
    !(/^[이가]$/u.test(mark) && rest.length > mostBehindDoer) &&
    person.test(less) === person.test(more) &&
    // What is compared may be the doer before it, too.
    (person.test(less) || !/[이가]$/u.test(opening.at(-1) ?? ''));
  return isFit ? [...opening, `${more}보다`, attachParticle(less, mark), ...rest].join(' ') : undefined;
}

/** What stands between the second thing and the end: 에 따라 판단해야 한다, 을 통해 확립된다, 가 될 수 있다. */
const predicate =
  /^((?:\S+ ){0,7}?\S*?[가-힣])(에 따라|에 의해|을 통해|를 통해|에서|으로|로|에|[이가](?= 될| 되| 된)) ((?:\S+ ){0,2}\S+다)$/u;

function exchangeDenied(words: readonly string[], at: number): string | undefined {
  const [opening, not] = at < 1 ? [[], ''] : (readThing(words, at - 1, /[이가]$/u) ?? [[], '']);
  const [, but = '', mark = '', rest = ''] = predicate.exec(words.slice(at + 1).join(' ')) ?? [];
  const isFit =
    not !== '' &&
    but !== '' &&
    !noThing.test(but) &&
    !/[가-힣]{2}[이가] |[을를] [가-힣]+$/u.test(but) &&
    !/^\S*[은는던된한난] |[은는] |[은는을를된한] .*(?<!것)이다$/u.test(rest) &&
    !(/의해$/u.test(mark) && /[속안]$/u.test(not));
  const [first = '', ...second] = mark.split(' ');
  return isFit
    ? [...opening, withParticle(but, '이'), '아니라', attachParticle(not, first), ...second, rest].join(' ')
    : undefined;
}
