import type { PassageSource } from '#exercise/exercise.ts';
import { withParticle } from '#korean.ts';
import { countTopics, listKoreanClauses, readTopic } from '#meaning/gist/korean-clauses.ts';
import { isPastForm } from '#meaning/korean-forms.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** What a sentence of the passage says in general, as a Korean sentence without its full stop. */
export interface Claim {
  sentence: Sentence;
  text: string;
  /** The translation of the whole sentence, without its full stop. */
  line: string;
  /** It is, or may be, what the passage comes to. */
  isPoint: boolean;
}

const shortest = 15;
const longest = 66;

/** What another sentence names. */
const pointers =
  /(?:^|\s)(?:[이그저] |이런|그런|저런|이러|그러|이렇|그렇|이것|그것|저것|이들|그들|그녀|그의|그가|그는|그를|그에게|이는|이를|이에|이로|그로|이와|그와|그중|이곳|그곳|여기|거기|그때|이때|당시|이처럼|그처럼|그토록|그만큼|그만한|전자|후자|각각|저마다|나머지|일부는 |일부가 |양쪽|같은 |똑같은|마찬가지|다른 (?:쪽|곳|하나|모든|이유|한|학생|지원자)|또 다른|첫 |첫째|두 번째|세 번째|앞의|위의|나는|내가|나의|당신|너는|저자|필자|역시|또 |한층|요즘|최근|자신은|스스로도|아예|대신 |각자|이후|만약|그에 |이듬해|그해|올겨울|내년|당대|위에서|그조차|그동안|그다음)|^더 [가-힣]+게는 |^더 (?:[가-힣]+ )?것[은이] |^(?:자신|어떤 |이르러|누군가)|(?<!(?<!에서|에게)[은는이가] (?:.* )?)자신/gu;
/** What the clause itself has named before: 자막은 그것이 속한 장면, 감정은 그 뒤에. */
const inner =
  /(?<=[가-힣][은는] (?:.* )?)(?:그 (?=(?:뒤|원천|자체)[가-힣]* )|그것이 (?=속한|딸린|자라는)|저마다)/gu;
const unfit =
  /[다라]고 (?:흔히 |보통 )?(?:생각하|여기|믿|가정하)[가-힣]*(?:지만|으나|나),? |[“”"‘’'?!:;()A-Za-z\d]|연구자|참가자|지원자|자원자|피험자|응답자|실험|연구팀|설문|조사에|연구에|논문|저술가|심리학자|철학자|학자들|과학자들은|경제학자|따르면|마치|(?<!좀)처럼|듯이|라면 |텐데|^(?:한|어느|두|세|네|다섯|몇몇|몇|일련의|단 하나의) (?!번|가지)|[이가] 되어 있다|데, |지만 |것이고,|낮겠|(?:모두|모든).*아니|(?:두|세|네|몇) 가지|^한 가지 |^(?:[가-힣]+ ){0,4}(?:이유|까닭)[는은] .*(?<!이)다$|^(?:[가-힣]+ )?(?:이유|원인|방법|해결책|결과)[는은] |^(?:지금|오늘날|처음에|나중에)[은는]? (?!.*[가-힣][은는이가] )|[가-힣] (?:한|두|세) (?:마리|명|개|대|척|그루)[가이은는]|이미 |(?:^|\s)한 [가-힣]+가 |의 눈에 |기는 (?:한다|했다)$|[은는] .*는 일은 (?:드물|흔하)다$|^(?:\S+ ){1,3}것은 .+(?:이다|아니다)$|(?:수십|수백|수천|수만|수억)[가-힣]* (?:마리|명|개|척|장)|(?:이야기|화석 기록|수수께끼|속담|소식|설명)/u;
/** Views, guesses and reports. */
const opinions =
  /(?:[다라자]고 [가-힣]+ ?[가-힣]*다|모른다|것 같다|듯하다|것으로 보인다|것처럼 보인다|보인다|여겨진다|여긴다|생각한다|생각하기를 좋아한다|(?:생각하는|여기는|가정하는) 경향이 있다|[생해가][각석정]하기 쉽다|믿는다|[가-힣] 것이다|셈이다|뜻이다|때문이다|보여 준다|시사한다|드러난다|밝혀진다|알려져 있다|다는 것을 [가-힣]+다|까닭이다|이유이다|[은는]가이다|느냐이다|필요가 있다|[가-힣]도 (?:있다|없다|거의 없다|많다)|[가-힣] 뿐이다)$/u;
/** It may turn against what was said to say the point. */
const turns =
  /^(?:but|yet|however|instead|rather|still|in (?:fact|truth)|nevertheless|nonetheless|on the contrary)\b|\bhowever\b/iu;
const concludes =
  /^(?:what|so|thus|hence|therefore|in (?:short|other words|this way))\b|\b(?:therefore|thus|in short|in other words|then,|should|must|ought|conclusion|lesson|what matters|the (?:point|key|answer|secret) (?:is|lies|was))\b/iu;
const mostShared = 0.4;
/** With so many words of the 주제 a sentence says more than a detail. */
const mostOfTopic = 3;
const shareOfTopic = 0.6;
/** Where the passage says its point elsewhere, a turn that says so little of it is another detail. */
const mostOfTurn = 0.2;

/** The claims of a passage in the order of its text; none without aligned translations. */
export const listClaims = readPassageOnce(readClaims);

function readClaims(source: PassageSource, analysis: PassageAnalysis): readonly Claim[] {
  const lines = alignTranslations({ analysis, source });
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  const gistWords = new Set(listLineWords(source.gist ?? ''));
  const comesTo = new Set(listLineWords(source.summary ?? source.topic ?? ''));
  const topic = new Set(listLineWords(source.topic ?? ''));
  const matter = /^((?:[가-힣]+ ){0,2}[가-힣]+)[은는] /u.exec(source.gist ?? '')?.[1] ?? '';
  const isHistory = isOfPast(source.gist ?? '');
  return analysis.sentences.flatMap((sentence): Claim[] => {
    const { index, text } = sentence;
    const own = new Set(listLineWords(text));
    const shared = [...comesTo].filter((word) => own.has(word)).length;
    const isPoint =
      index === analysis.sentences.length - 1 ||
      points.has(index) ||
      concludes.test(text) ||
      (turns.test(text) && (points.size === 0 || shared > mostOfTurn * comesTo.size)) ||
      shared >= mostShared * comesTo.size ||
      [...topic].filter((word) => own.has(word)).length >= Math.max(mostOfTopic, shareOfTopic * topic.size);
    const isOfMany = isGeneral(analysis, sentence);
    const given = lines[index] ?? '';
    const named = namePronoun(given, lines[index - 1] ?? '', matter);
    const line = named === given ? nameTopicBefore(given, lines.slice(0, index)) : named;
    // Korean leaves a pronoun out of which English makes the subject.
    if (line === given && (opensWithPronoun.test(text) || mainPronoun.test(text))) return [];
    return listKoreanClauses(line).flatMap((clause): Claim[] => {
      const named = nameThings(clause.replace(/ (?:또한|이제) /u, ' '), gistWords);
      const told =
        isPastForm(named) && !/[어아여해되] 왔다$/u.test(named) && !isHistory
          ? isOfMany && !definite.test(text) && (ofMany.test(named) || isOfKind(analysis, sentence))
            ? named
            : undefined
          : named;
      const isFit =
        told !== undefined &&
        isClaim(told) &&
        !(
          / (?:would|might|could have)\b/u.test(text) &&
          !/ will\b/u.test(text) &&
          told !== lines[index]?.trim()
        );
      return isFit ? [{ sentence, text: told, line: given.trim().replace(/[.\s]+$/u, ''), isPoint }] : [];
    });
  });
}

const connectives = /^(?:그러나|하지만|또한|게다가|실제로|더구나),? /u;

const opensWithPronoun =
  /^(?:(?:and|but|yet|so|still|also|moreover),? )?(?:they|this|these|those|he|she|it (?!is|was|takes|took|seems|turns))\b/iu;

/** “When prices fall, it lasts longer”: what does? */
const mainPronoun =
  /\b(?:when|if|after|before|while|because|as|although|though)\b[^,]*, (?:it|they|he|she) (?!is\b|was\b)/iu;

/** 그것은 is the matter of the 요지 where the sentence before speaks of just that. */
function namePronoun(line: string, before: string, matter: string): string {
  const head = matter.split(' ').at(-1) ?? '';
  // 그들은 after a sentence on mistakes: those who make them.
  if (/^(?:그들|이들)[은는] /u.test(line.replace(connectives, '')) && !ofPeople.test(head)) return line;
  const isTold = head.length > 1 && new RegExp(`^(?:[^,]{0,24} )?${head}(?:들)?[은는] `, 'u').test(before);
  const free = line.replace(connectives, '');
  return isTold && /^(?:그것|그것들|그들|이것|이들)[은는] /u.test(free)
    ? free.replace(/^\S+/u, withParticle(matter, '은'))
    : line;
}

/** 그들은 is the topic of the sentence before, which has only one, or of the one before that where it begins so, too. */
function nameTopicBefore(line: string, earlier: readonly string[]): string {
  const own = line.replace(connectives, '');
  const pronoun = leading.exec(own)?.[0];
  const before = earlier.findLast((one) => !one.replace(connectives, '').startsWith(pronoun ?? ' ')) ?? '';
  const topic = readTopic(before.replace(connectives, '').replace(/[.\s]+$/u, ''));
  const isMany = ofMany.test(`${topic} `) || /^(?:대부분|많은)/u.test(topic);
  const isFit =
    pronoun !== undefined &&
    topic !== '' &&
    topic.split(' ').length <= mostOfTopicWords &&
    !isPointing(topic) &&
    !leading.test(`${topic} `) &&
    countTopics(before) === 1 &&
    !/^우리/u.test(topic) &&
    isMany === /들/u.test(pronoun);
  return isFit ? own.replace(pronoun, `${topic} `) : line;
}
const leading = /^(?:그것|그것들|그들|이들|이것들)은 /u;
const mostOfTopicWords = 4;

const ofPeople = /(?:들|사람|[학유]생|아이|동물|새|[가-힣](?:자|인|관|사|가|진|팀))$/u;

/** A 요지 that tells what was. */
export const isOfPast = (gist: string): boolean => isPastForm(gist.trim().replace(/[.\s]+$/u, ''));

/** Deeds of many, not of somebody once. */
const ofMany = /(?:들|사람|학생|구성원|대부분)(?:[은이가의을]|에게|에게는)? /u;

/** No name and no figure tells when or of whom it was. */
const isGeneral = ({ tokens }: PassageAnalysis, { firstToken, endToken }: Sentence): boolean =>
  !tokens.slice(firstToken + 1, endToken).some(({ tag }) => /^(?:NNP|CD)/u.test(tag));

/** Some of whom the passage told before. */
const definite = /^(?:the|these|those|its|their|his|her|he|she|they|it|both)\b/iu;
/** Bacteria became resistant: the sentence begins with a bare plural. */
function isOfKind({ tokens }: PassageAnalysis, { firstToken, endToken }: Sentence): boolean {
  const opening = tokens.slice(firstToken, Math.min(endToken, firstToken + mostOpening));
  const at = opening.findIndex(({ tag }) => tag === 'NNS');
  return at >= 0 && opening.slice(0, at).every(({ tag }) => /^(?:JJ|NN$)/u.test(tag));
}
const mostOpening = 4;

/** 액자는 그림을 보호하고 그것을 돋보이게 한다: another clause of the same sentence has named it. */
const namedBefore =
  /(?<=[가-힣][은는이가을를] .*(?:고|며|므로|때문에|지만|면|때|[아어해여]서|도록),? (?:\S+ ){0,3}?)그것들?(?:을|이|의|은|에는?|에게)(?= )/gu;
const manyBefore = /(?<=(?:들|사람|학생|구성원)(?:[은이을]|에게|의) .*)그들(?:을|이|의|은|에게)(?= )/gu;

const isPointing = (clause: string): boolean =>
  clause.replace(inner, '').replace(namedBefore, '').replace(manyBefore, '').search(pointers) >= 0;

/** 그러한 수치는 is 수치는 where the 요지 speaks of figures. */
export const nameThings = (clause: string, gistWords: ReadonlySet<string>): string =>
  clause.replace(/(?<=^|\s)(?:이러한|그러한|이런|그런|이|그) ([가-힣]{2,})/gu, (whole, noun: string) =>
    gistWords.has(noun.slice(0, 2)) ? noun : whole,
  );

/** 무엇을 먹는다: half of a question that another verb asks. */
const asks = /(?:^|\s)(?:무엇[을이에]|어떻게|누가|누구를|왜|얼마나) /u;
const question = /(?:[는은인할을될]지|[는은]가|느냐|냐)/u;

function isClaim(clause: string): boolean {
  return (
    !(asks.test(clause) && !question.test(clause)) &&
    clause.length >= shortest &&
    clause.length <= longest &&
    clause.split(',').length <= 2 &&
    (clause.includes(',') || /반면/u.test(clause) || countTopics(clause) < 2) &&
    !isPointing(clause) &&
    !unfit.test(clause) &&
    !opinions.test(clause)
  );
}
