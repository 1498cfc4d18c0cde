import { findEntries, findEntry, findNounClass } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { isFinite, isNoun, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { weighKeys } from '#meaning/key-weights.ts';
import { isAdnominal } from '#meaning/statements/statement-clauses.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';

/** 그 다리는 in a passage about a bridge is 다리는; 그 방법은 stays, and points. */
export function nameSubject(text: string, source: PassageSource, analysis: PassageAnalysis): string {
  // 그 성공: a success is that of something.
  const names = listSubjects(source, analysis)
    .filter((lemma) => !isHollowNoun(lemma))
    .flatMap((lemma) => findEntry(lemma, 'n')?.senses ?? []);
  const nouns = new Set(names.flatMap((sense) => sense.split(', ')));
  return text.replace(
    /(?<=^|(\S)\s)[이그] ([가-힣]+?)(?=(은|는|이|가|을|를|의|에서|에|으로|로|과|와)(?:\s|$))/gu,
    (whole, before: string | undefined, noun: string, particle: string) => {
      // 가지를 지닌 이 나무는, 그 새는: without it any one of the sort is meant.
      const isAny = living.test(noun) || (/[은는]/u.test(particle) && isAdnominal(before));
      return nouns.has(noun) && !isAny ? noun : whole;
    },
  );
}

const living = /^(?:동물|생물|새|종|식물|나무|꽃|곤충|물고기)$/u;

/** What the passage names most, and what the 주제 names of it. */
function listSubjects(source: PassageSource, analysis: PassageAnalysis): string[] {
  const { weights, central } = weighKeys(source, analysis);
  const top = Math.max(0, ...[...central].map((lemma) => weights.get(lemma) ?? 0));
  const topic = new Set<string>(source.topic?.toLowerCase().match(/[a-z]+/gu));
  return [...central].filter((lemma) => (weights.get(lemma) ?? 0) === top || topic.has(lemma));
}

/** Korean words that point to what another sentence names. */
const pointers =
  /(?:^|\s)(?:만약 그렇다면|이것|저것|이들|그들|이러한|그러한|이런|그런|이는|이를|이에|이로|이제는?|그렇다면|그중|그곳|이곳|여기|거기|그때(?!마다|그때)|이때|그해|그날|그만(?:이|은)|이 역시|전자|후자|각각은|나머지|이번에는|둘 다|그렇게|이렇게|그다음|그 다음|다음 해|그로부터|[그이] ?무렵|[그이]즈음|그 시절|이튿날|이듬해|그에 못지않게|그와 (?:반대|같|비슷)\S*|그(?:녀)?(?:에게서|와 함께) |그보다|그 대신|그만큼|그토록|그동안|그러려면|그러자면|그러기 위해|그 덕분에|[그이]로 인해|모두 합해|자신은|우리는|나는|[이그] (?:모든|두|세|네|때|뒤|후|전|중|밖|위|안|옆|해|아이디어|이야기|생각|문제|방법|결과|조건|기술|과정|현상|경우|주장|점|일)(?:들?[은는이가을를의에]|들?에서|들?로|\s)|이 [가-힣]|결과로 나온|다음 날|그러고는|그러더니|이어 |또 (?:다른 )?하나[가는]|그것[은이의] |다른 (?:접근|방법|방식|해결)|더 나은 (?:것|방법)|(?<=^|[은는이가을를에로도며고서면한인안의신] |[은는이가을를에로도며고서면한인안의신], )같은 [가-힣]|(?:첫|두|세) 번째(?: [가-힣]+)?[은는이가] )/u;
/**
 * 알을 낳으며 그것들을: what is named right before needs no other sentence; 각자 at the beginning does, and one asks of
 * what 마지막 단계는 is the last, and which society 학회는 is.
 */
const openPointers =
  /^(?:나머지[은는] |일[이은을] |(?:두|세) (?:사람|명)[은이] |(?:마지막|나머지|남은|이후의) [가-힣]+[은는이가을를] |(?:한|다른) (?:무리|쪽|집단|팀|하나)[은는이가] |(?!.*(?:를|(?<!마|가|노|겨|오)을) .*그것).*(?:^|\s)그것|각자|각(?:각의)? [가-힣]+[은는이가] |(?:표면|단계|모든 단계)[은는이가을를] |(?:지금|요즘|당시|처음)(?:에)?[은는] |(?:학회|협회|재단|위원회|단체|회사|정부|학교|대학|교회|법원|의회|신문|잡지|극장|병원|은행|공장)[은는이가] )/u;
/** Guesses, wishes and impressions are neither true nor false, and a reason is no statement by itself. */
const opinionEnds =
  /(?:모른다|것 같다|야 한다|일 것이다|좋겠다|아닐까|듯하다|보인다|보였다|느껴진다|결론이 나온다|경향이 있다|때문이다|지 않게 된다|(?<!다는 )것이(?:었)?다)\.$/u;
/** What a thing is like, or looks like, is no fact of it. */
const images = /(?:이었|였)던 것[이은] |마치|듯이|듯 |만큼이나|셈이다/u;
/** Most of whom? */
const bareAmounts =
  /\b(?:most|many|some|others|few|several|all) (?:had|have|were|are|did|do|could|would|gave|went|came)\b/iu;
const imagesInEnglish =
  /^(?:judged|seen|viewed)\b|\b(?:(?:an?|one) eye (?:on|for)|blind eye|eyebrows?|(?:side|back) door|cold shoulder|(?:bore|bears?|bearing) (?:no |much )?fruit|heart and soul|hand in hand|in (?:his|her|their|its) (?:blood|footsteps|wake)|turn(?:s|ed)? (?:its|their|his|her) back)\b|\b(?:like|as (?:if|though)|so to speak|in a sense|as it were)\b|\b(?:look|seem|appear|feel)(?:s|ed)? (?!at|for|up|back|after|into)|^what\b.*\b(?:is|are|was|were)\b|^it (?:is|was) (?!built|born|found|held|made)/iu;

const abstractHeads =
  /(?:아이디어|이야기|생각|문제|이유|까닭|방법|결과|조건|해결책|해답|대답|질문|주장|목표|차이|효과|점|비결|교훈|의견|합의|믿음|사실|과정|현상|기술|주제|태도|출생|죽음|사망|도착|판매|설계|것)들?(?:은|는|이|가)(?=\s)/u;

/** 차드에 있는데, 그곳에서는: what points to the clause before it needs no other sentence. */
const withinSentence =
  /(?<=[가-힣]{2,} .{6,})(, )(?:그곳(?:에서는?|에는?|은|으로)|거기에는?|그중|이제는?|이로써) /gu;
/** 과학자들은 …했지만, 그들의 논문에는: they are named right there, and nobody else is. */
const ownMany =
  /(?<=^(?:(?!들[은이]).)*[가-힣]들[은이] (?:(?!들[은이을에의]).)*)(, |\s)그들(?:[은이의을]|에게) /gu;
/** 어려웠는데, … 때문이다: the reason stands with its fact. */
const reasoned = /[가-힣]는데, [^,]+기 때문이다\.$/u;

/** Whether a Korean sentence says a fact that can be read without the passage. */
export function isPlainFact(told: string): boolean {
  const text = told.replace(withinSentence, '$1').replace(ownMany, '$1');
  return (
    !pointers.test(text) &&
    !openPointers.test(text) &&
    (!opinionEnds.test(text) || reasoned.test(text)) &&
    !images.test(text) &&
    !hasBareAbstract(text)
  );
}

/** 아이디어는 결코 새롭지 않았다: whose idea? 한 과학자의 생각은 says it. */
function hasBareAbstract(text: string): boolean {
  const at = abstractHeads.exec(text);
  if (at === null) return false;
  const before = text.slice(0, at.index).trim().split(' ').at(-1) ?? '';
  const isWhole = at.index === 0 || text[at.index - 1] === ' ';
  return isWhole && !/(?:의|한|은|는|던|인|된|할|을|ㄴ)$/u.test(before);
}

/**
 * How well a statement can be read without the passage: `clear` names all it speaks of, `known` has a thing or person
 * of whom the passage tells (the tower), `open` needs the sentences around it.
 */
export type Standing = 'clear' | 'known' | 'open';

/** Reads how well a Korean statement of a sentence stands alone. */
export function readStanding(
  text: string,
  { source, analysis, sentence }: { source: PassageSource; analysis: PassageAnalysis; sentence: Sentence },
  /** It speaks of the one whom the passage is about, or the passage is about one person. */
  { isOfTheOne, isOfPerson }: { isOfTheOne: boolean; isOfPerson: boolean },
): Standing {
  if (
    (text.includes('그것') && pointsOut(viewSentence(analysis, sentence))) ||
    imagesInEnglish.test(sentence.text) ||
    bareAmounts.test(sentence.text) ||
    /^그 (?!어떤)[가-힣]|\s그 (?!어떤|내용|안에|속에|사이에)[가-힣]/u.test(text)
  )
    return 'open';
  if (isOfTheOne) return 'clear';
  const view = viewSentence(analysis, sentence);
  const head = findBareHead(view);
  const lemma = head === undefined ? '' : view.at(head).lemma.toLowerCase();
  // 집은: in the life of a person no house is the only one.
  if (lemma !== '' && isOfPerson) return 'open';
  if (lemma === '' || listSubjects(source, analysis).includes(lemma)) return 'clear';
  const nounClass = isHollowNoun(lemma) || ofOthers.test(lemma) ? undefined : findNounClass(lemma);
  return nounClass === undefined || nounClass === 'idea' || nounClass === 'text' ? 'open' : 'known';
}

/** "Europe learned of it after he had carried a sample home": beside its subject the sentence has named nothing yet. */
function pointsOut(view: SentenceView): boolean {
  const at = view.tokens.findIndex(({ lower }) => /^(?:it|them)$/u.test(lower));
  return at >= 0 && view.tokens.slice(0, at).filter(isNoun).length < 2;
}

/** The owner, the winner: of what? */
const ofOthers =
  /^(?:owner|winner|loser|author|founder|inventor|leader|head|member|son|daughter|wife|husband|mother|father|parent|brother|sister|capital|top|inside|surface|edge)$/u;

const definite = /^(?:the|its|their|this|these|that|those|such|both|each|either|neither)$/u;

/** The noun of "the plan" right before the first verb: nothing tells which plan. */
function findBareHead(view: SentenceView): number | undefined {
  const verb = view.tokens.findIndex(isFinite);
  let head = verb - 1;
  while (view.at(head).tag.startsWith('RB')) head -= 1;
  if (definite.test(view.at(head).lower)) return head;
  if (!isNoun(view.at(head)) || view.at(head).tag.startsWith('NNP')) return undefined;
  let at = head - 1;
  while (/^(?:NN|JJ|VBN|VBG|CD)/u.test(view.at(at).tag)) at -= 1;
  const isSingled =
    /^(?:last|first|only|next)$/u.test(view.at(at + 1).lower) || view.at(at + 1).tag === 'JJS';
  const isOwned = /^(?:its|their)$/u.test(view.at(at).lower);
  const isModified = isSingled || head - at > 2 || (!isOwned && view.at(at - 1).tag === 'IN');
  // "Convinced that words alone would do": no such words are pointed at.
  const isPointing = definite.test(view.at(at).lower) && view.at(at).tag !== 'IN';
  return isPointing && !isModified ? head : undefined;
}

const figure =
  /\d|[십백천만억] ?(?:년|명|개|마리|권|달러|미터|킬로)|(?:한|두|세|네|다섯|여섯|일곱|여덟|아홉|열|스무|서른|마흔|쉰|백|천|만) (?:개|명|번|시간|달|해|가지|살|마리|곳|권|사람|배|점|대)/u;
/** Of times and styles, not of somebody or somewhere. */
const epochs = /^(?:roman|greek|victorian|i)$/u;

/** Whether a statement has a figure or a name by which it can be checked. */
export const hasFigureOrName = (text: string, { tokens }: SentenceView): boolean =>
  figure.test(text) ||
  tokens.some(
    ({ tag, lower }) => tag.startsWith('NNP') && !epochs.test(lower) && findEntries(lower).length === 0,
  );
