import type { PassageSource } from '#exercise/exercise.ts';
import type { LineContext } from '#meaning/lines/distractor-line.ts';
import { isBroken } from '#meaning/gist/broken-lines.ts';
import { broadenGist } from '#meaning/gist/broader-gist.ts';
import { explainContrary } from '#meaning/gist/explain-contrary.ts';
import { isOfPast, listClaims, type Claim } from '#meaning/gist/claim-lines.ts';
import { quoteKey } from '#meaning/gist/explain-gist.ts';
import { flipClaim, isBareDenial } from '#meaning/gist/flipped-claims.ts';
import type { GistLine, GistStock } from '#meaning/gist/gist-draw.ts';
import { listKoreanClauses } from '#meaning/gist/korean-clauses.ts';
import { listKoreanLines } from '#meaning/gist/korean-lines.ts';
import { findFirstTopicEnd } from '#meaning/lines/korean-topic.ts';
import { areLikeLong, countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { listReportedViews } from '#meaning/gist/reported-views.ts';
import { listSideDistractors } from '#meaning/lines/side-distractors.ts';
import { turnKey, type TurnedKey } from '#meaning/gist/turned-keys.ts';
import { isNearKey, isWholeLine, keepsTopicAlone, turnsWhole } from '#meaning/gist/whole-lines.ts';
import { isSmoothLine } from '#meaning/gist/smooth-lines.ts';
import { isCutFromCondition } from '#meaning/statements/cut-conditions.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

/** So many of them come from what the passage says. */
const leastOwn = 3;
const maxRatio = 2.7;
/** A claim with so many words of the 요지 could be defended as the right line. */
const mostOfKey = 0.35;

/** Every wrong line that could stand beside the 요지. */
export function listGistLines(context: LineContext): GistStock {
  const { answer, source, difficulty = 'middle' } = context;
  const isFit = ({ line: { text } }: GistLine): boolean =>
    text !== answer &&
    areLikeLong(text, answer, maxRatio) &&
    !isBroken(text, answer, source.translations ?? []);
  const own = [
    ...listTurned(context),
    ...listViews(context),
    ...listFromClaims(context),
    ...listBroader(context),
    ...listDetails(context),
  ].filter(isFit);
  const origins = new Set(own.map(({ origin }) => origin)).size;
  if (origins < leastOwn) return { answer, difficulty, lines: own };
  const others = listGeneral(context).filter(isFit);
  return { answer, difficulty, lines: [...own, ...others] };
}

const readWords = (text: string, matter: ReadonlySet<string>): Set<string> =>
  new Set(listLineWords(text).filter((word) => !matter.has(word)));

/** 중고 시장은: what the 요지 and every line beside it speak of. */
const readMatter = (answer: string): Set<string> =>
  new Set(listLineWords(/^(?:\S+ ){0,3}?\S+[은는](?= )/u.exec(answer)?.[0] ?? ''));

/** Of their two halves one stands as it is on purpose. */
const conceding: ReadonlySet<TurnedKey['way']> = new Set(['grant', 'drop', 'means', 'able']);

const tidy = (text: string): string => text.replace(/[.\s]+$/u, '');
/** Shorter than so much of the 요지, a line holds only a part of it. */
const leastOfWhole = 0.8;
const leastOfHalf = 0.45;

function listTurned({ answer }: LineContext): GistLine[] {
  const matter = readMatter(answer);
  const key = tidy(answer);
  const isWhole = (from: string, text: string): boolean =>
    turnsWhole(from, text) &&
    !keepsTopicAlone(key, text) &&
    (text.length >= leastOfWhole * key.length || isWholeLine(text, key));
  // Of two clauses one may stand alone, turned, where it is whole.
  const halves = listKoreanClauses(key.replace(/(지만|므로|때문에) /u, '$1, ')).filter(
    (clause) => clause.length < leastOfWhole * key.length && clause.length >= leastOfHalf * key.length,
  );
  const asLine = (text: string, way: TurnedKey['way'], origin: string): GistLine => ({
    sort: 'turned',
    origin,
    ...(readVerdict(text) === readVerdict(key) ? {} : { verdict: readVerdict(text) }),
    words: readWords(text, matter),
    line: {
      id: `turned-${text}`,
      text: `${text}.`,
      reason: explainContrary({ text, way }, halves.includes(origin) ? origin : key, key),
      isClose: true,
    },
  });
  const whole = turnKey(key)
    .filter(({ text, way }) => conceding.has(way) || isWhole(key, text))
    // 물을 많이 마시는 것도 위험하지 않다: besides what?
    .filter(({ text }) => !/것도 (?:[가-힣]+ ){0,2}[가-힣]+지 않으므로/u.test(text))
    .map(({ text, way }) => asLine(text, way, originOf(text, way, halves)));
  const ofHalves = halves.flatMap((half) =>
    turnKey(half)
      .filter(({ text }) => isWhole(half, text) && isWholeLine(text, key))
      .map(({ text, way }) => asLine(text, way, half)),
  );
  const texts = new Set(whole.map(({ line }) => line.text));
  return [...listConceded(key, matter), ...whole, ...ofHalves.filter(({ line }) => !texts.has(line.text))];
}

/** 친밀감을 높이지만, 실망을 부른다: what the 요지 grants first. */
function listConceded(key: string, matter: ReadonlySet<string>): GistLine[] {
  const [, first = ''] = /^(.+?)(?:지만|으나),? /u.exec(key) ?? [];
  const half = listKoreanClauses(key.replace(/(지만|으나) /u, '$1, ')).find((clause) => first !== '' && clause.startsWith(first.slice(0, -1)));
  return half === undefined || half.length >= leastOfWhole * key.length || !isWholeLine(half, key) || /므로|때문에|더라도/u.test(key)
    ? []
    : [
        {
          sort: 'claim',
          origin: half,
          words: readWords(half, matter),
          line: {
            id: 'conceded',
            text: `${half}.`,
            reason: '글에서 인정하는 내용이기는 하나, 이어서 말하는 중심 내용이 빠져 있다.',
            isClose: true,
          },
        },
      ];
}

const readVerdict = (text: string): string => text.split(' ').slice(-verdictWords).join(' ');
const verdictWords = 2;

/** One line of each clause that is turned alone, and one of each way of turning the whole. */
function originOf(text: string, way: TurnedKey['way'], halves: readonly string[]): string {
  const half = halves.find((clause) => clause.slice(0, sameOpening) === text.slice(0, sameOpening));
  return text.length < halfOfWhole * (half?.length ?? 0)
    ? (half ?? way)
    : /^(?:core|end|none|able)$/u.test(way)
      ? 'whole'
      : way;
}
const sameOpening = 12;
const halfOfWhole = 1.2;

function listViews({ source, analysis, answer }: LineContext): GistLine[] {
  const matter = readMatter(answer);
  const key = readWords(answer, matter);
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  const views = listReportedViews(analysis, alignTranslations({ analysis, source }), answer).filter(
    ({ text, sentence, isRejected }) => {
      const words = readWords(text, matter);
      if (!isSmoothLine(text)) return false;
      return isRejected || (!points.has(sentence) && countSharedWords(words, key) < mostOfKey * words.size);
    },
  );
  return views.map(({ text, sentence }) => ({
    sort: 'view',
    origin: `sentence-${sentence}`,
    words: readWords(text, matter),
    line: {
      id: `view-${sentence}`,
      text,
      reason: '글에서 사람들의 생각으로 소개했을 뿐, 글쓴이가 내린 결론이 아니다.',
      isClose: true,
    },
  }));
}

function listFromClaims({ source, analysis, answer }: LineContext): GistLine[] {
  const matter = readMatter(answer);
  const key = readWords(answer, matter);
  const recurring = listRecurring(source, answer);
  const told = new Set(listLineWords(answer));
  const quoted = new Set(quoteKey({ source, analysis }).map(({ index }) => index));
  const smooth = listClaims(source, analysis).filter(
    ({ text, line, sentence }) => isSmoothLine(text) && !isCutFromCondition(text, line, sentence.text),
  );
  return smooth.flatMap((claim): GistLine[] => {
    const words = readWords(claim.text, matter);
    const isPassing =
      claim.text.length < leastOfHalf * answer.length ||
      !listLineWords(claim.text).some((word) => recurring.has(word));
    const shared = countSharedWords(words, key);
    // What is said of the very matter is near what is concluded of it.
    const mostHere = isOfMatter(claim.text, matter) ? mostOfMatter : mostBeside;
    const isPlain =
      !claim.isPoint &&
      !quoted.has(claim.sentence.index) &&
      // What is denied of the matter is half of the point.
      !(denial.test(claim.text) && isOfMatter(claim.text, matter)) &&
      shared <= mostHere &&
      shared <= mostOfKey * words.size &&
      countSharedWords(new Set(listLineWords(claim.text)), told) <= mostOfPoint * told.size &&
      !isNearKey(claim.text, answer) &&
      (isSentence(claim) || isWholeLine(claim.text, answer)) &&
      !isView(claim.sentence.text);
    const isTurnedFrom = turnsAway.test(analysis.sentences[claim.sentence.index + 1]?.text ?? '');
    return [
      ...(isPlain ? [asDetail(claim, words, isTurnedFrom)] : []),
      ...asFlips(claim, answer, matter),
    ].map((line) => ({
      ...line,
      isPassing,
    }));
  });
}

/** Nothing but what ties it to the sentence before was cut away. */
const isSentence = ({ text, line }: Claim): boolean =>
  line.endsWith(text) && !line.slice(0, -text.length).includes(',') && line.length - text.length < mostTie;
const mostTie = 14;

/** The words of the 요지 and those that the passage repeats. */
function listRecurring({ translations = [] }: PassageSource, answer: string): Set<string> {
  const counts = new Map<string, number>();
  for (const line of translations)
    for (const word of new Set(listLineWords(line))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count >= leastRepeated).map(([word]) => word);
  return new Set([...listLineWords(answer), ...repeated].filter((word) => !unfitToLink.has(word)));
}
const leastRepeated = 2;
/** In a passage on anything they come again. */
const unfitToLink = new Set([
  '우리',
  '시간',
  '자신',
  '때로',
  '흔히',
  '거의',
  '모든',
  '대부',
  '누구',
  '무언',
  '사실',
  '어떤',
]);

/** With so many words of the 요지, those of its matter among them, it may be another wording of it. */
const mostOfPoint = 0.5;
/** What it may share with the 요지 where it begins with the same topic. */
const mostOfMatter = 2;
const mostBeside = 3;
const denial = /(?:않는다|않다|없다|아니다|못한다)$/u;
const isOfMatter = (text: string, matter: ReadonlySet<string>): boolean =>
  listLineWords(text)
    .slice(0, 1)
    .some((word) => matter.has(word));

const turnsAway = /^(?:but|yet|however|still|nevertheless|nonetheless)\b/iu;
/** What somebody holds is no detail of which the writer speaks. */
const isView = (sentence: string): boolean =>
  /\b(?:(?:people|many|critics|some|others|opponents|defenders|skeptics|experts)\b[^,.]{0,30}\b(?:say|think|believe|argue|assume|claim|object|complain|suppose|insist)|(?:often|commonly|usually|sometimes) (?:said|thought|believed|argued|assumed|seen|regarded)|it is (?:said|thought|argued)|(?:on|according to|from) (?:this|that) (?:view|account|picture|belief)|(?:charge|objection|argument|claim|belief|assumption|view|idea|complaint)\b[^.]{0,20}\bthat|presented as|supposedly)\b/iu.test(
    sentence,
  );

const asDetail = (claim: Claim, words: ReadonlySet<string>, isTurnedFrom: boolean): GistLine => ({
  sort: 'claim',
  origin: `sentence-${claim.sentence.index}`,
  words,
  line: {
    id: `claim-${claim.text}`,
    text: `${claim.text}.`,
    reason: isTurnedFrom
      ? '글에서 먼저 말한 뒤 ‘그러나’로 다른 이야기로 돌린 내용이므로, 글쓴이가 내린 결론이 아니다.'
      : '글의 일부에만 나오는 세부 내용이다.',
    isClose: false,
  },
});

const asFlips = (claim: Claim, answer: string, matter: ReadonlySet<string>): GistLine[] =>
  flipClaim(claim.text)
    .filter((text) => !isBareDenial(text))
    .filter((text) => turnsWhole(claim.text, text) && isWholeLine(text, answer))
    .map((text) => ({
      sort: 'flip',
      origin: `sentence-${claim.sentence.index}`,
      words: readWords(text, matter),
      line: {
        id: `flip-${text}`,
        text: `${text}.`,
        reason: `글에서는 ‘${claim.line}’라고 하므로 글의 내용과 반대된다.`,
        isClose: true,
      },
    }));

/** Beside a 요지 that tells what was, what else was. */
function listDetails(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  if (!isOfPast(context.answer)) return [];
  return listKoreanLines(context).map((line) => ({
    sort: 'detail',
    origin: line.id.replace(/^detail/u, 'sentence'),
    words: readWords(line.text, matter),
    line,
  }));
}

/** A passage that tells of one reason and another tells of several. */
const several =
  /\b(?:another|one|several|second|two|three|many|other) (?:[a-z]+ )?(?:reason|cause|way|factor|method)s?\b/iu;

function listBroader({ answer, source }: LineContext): GistLine[] {
  const made =
    several.test(source.text) || /\breasons\b/iu.test(source.topic ?? '') ? undefined : broadenGist(answer);
  return made === undefined
    ? []
    : [
        {
          sort: 'broader',
          origin: 'broader',
          words: new Set(),
          line: { ...made, id: 'broader', isClose: false },
        },
      ];
}

const mostGeneral = 3;

/** Lines on the very matter of the 요지 that the passage leaves aside. */
function listGeneral(context: LineContext): GistLine[] {
  const matter = readMatter(context.answer);
  const topics = readTopicNouns(context.answer);
  const themes = listThemes(context);
  const isOn = (text: string): boolean =>
    (topics.length > 0 && topics.every((noun) => ` ${text}`.includes(` ${noun}`))) ||
    themes.some((noun) => new RegExp(`(?:^|\\s)${noun}(?:[은는이가을를의에]|에서|으로|로)(?=\\s)`, 'u').test(text));
  const nouns = new Set([...topics, ...themes].flatMap(listLineWords));
  const said = new Set((context.source.translations ?? []).flatMap(listLineWords));
  // Of the theme alone a line may say anything.
  const touchesMore = (text: string): boolean =>
    listLineWords(text).some((word) => !nouns.has(word) && !unfitToLink.has(word) && said.has(word));
  const sides = listSideDistractors(context).filter(({ isFar }) => isFar !== true);
  return sides
    .filter(({ text }) => !sides.some((other) => other.text !== text && text.endsWith(other.text)))
    .filter(({ text }) => isOn(text) && touchesMore(text))
    .slice(0, mostGeneral)
    .map((line) => ({ sort: 'general', origin: line.id, words: readWords(line.text, matter), line }));
}

/** The nouns of the 요지 of which most sentences speak. */
function listThemes({ answer, source: { translations = [] } }: LineContext): string[] {
  const nouns = [...answer.matchAll(/(?<=^|\s)([가-힣]{2,}?)(?:[은는이가을를의에]|에서|으로|로)(?=\s)/gu)].map(
    ([, noun = '']) => noun,
  );
  return nouns.filter(
    (noun) =>
      !unfitToLink.has(noun) &&
      !/^(?:것|사람들?|경우|과정|방식|비용|효과|영향|방법|이유|때문|우리|자신)$/u.test(noun) &&
      translations.filter((line) => ` ${line}`.includes(` ${noun}`)).length >=
        Math.max(leastThemed, shareThemed * translations.length),
  );
}
const leastThemed = 3;
const shareThemed = 0.4;

/** 숲, 관중의 소음: the noun of which the 요지 speaks, with the one to which it belongs; none where it is not sure. */
function readTopicNouns(answer: string): string[] {
  const words = answer.split(' ');
  const end = findFirstTopicEnd(words) || words.findIndex((word) => /[가-힣]{2}[이가]$/u.test(word)) + 1;
  const noun = words[end - 1]?.replace(/(?:에서|에게|으로)?[은는이가]$/u, '') ?? '';
  const owner = /^([가-힣]{2,})의$/u.exec(words[end - 2] ?? '')?.[1];
  return noun.length < leastNoun || /^(?:것|사람들?|우리|경우|과정|방식|비용|효과)$/u.test(noun)
    ? []
    : [noun, ...(owner === undefined ? [] : [owner])];
}
const leastNoun = 2;
