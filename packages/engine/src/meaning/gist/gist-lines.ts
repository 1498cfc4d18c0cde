import type { PassageSource } from '#exercise/exercise.ts';
import type { LineContext } from '#meaning/lines/distractor-line.ts';
import { isBroken } from '#meaning/gist/broken-lines.ts';
import { broadenGist } from '#meaning/gist/broader-gist.ts';
import { isOfPast, listClaims, type Claim } from '#meaning/gist/claim-lines.ts';
import { quoteKey } from '#meaning/gist/explain-gist.ts';
import { flipClaim, isBareDenial } from '#meaning/gist/flipped-claims.ts';
import type { GistLine, GistStock } from '#meaning/gist/gist-draw.ts';
import { readMatter, readWords, unfitToLink } from '#meaning/gist/gist-words.ts';
import { listKoreanLines } from '#meaning/gist/korean-lines.ts';
import { areLikeLong, countSharedWords, listLineWords } from '#meaning/lines/line-words.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { listReportedViews } from '#meaning/gist/reported-views.ts';
import { isNearKey, isWholeLine, turnsWhole } from '#meaning/gist/whole-lines.ts';
import { listThemeLines } from '#meaning/gist/theme-lines.ts';
import { listTurnedLines } from '#meaning/gist/turned-lines.ts';
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
    ...listTurnedLines(answer, source.translations),
    ...listViews(context),
    ...listFromClaims(context),
    ...listBroader(context),
    ...listDetails(context),
  ].filter(isFit);
  const origins = new Set(own.map(({ origin }) => origin)).size;
  if (origins < leastOwn) return { answer, difficulty, lines: own };
  const others = listThemeLines(context).filter(isFit);
  return { answer, difficulty, lines: [...own, ...others] };
}

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
      claim.text.length < leastOfKeyLength * answer.length ||
      (isOfPast(claim.text) && !isOfPast(answer)) ||
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
/** A shorter detail is ruled out at a glance. */
const leastOfKeyLength = 0.45;

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
  const key = readWords(context.answer, matter);
  const quoted = new Set(quoteKey(context).map(({ index }) => `detail-${index}`));
  if (!isOfPast(context.answer)) return [];
  return listKoreanLines(context)
    .filter(({ id, text }) => !quoted.has(id) && countSharedWords(readWords(text, matter), key) <= 1)
    .map((line) => ({
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
