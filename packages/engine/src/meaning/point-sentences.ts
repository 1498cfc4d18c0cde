import type { PassageSource } from '#exercise/exercise.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import { readClaim } from '#meaning/claims.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listSenseKeys } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { getWordClass } from '#wording/word-class.ts';
import { readWordOnce } from '#read-once.ts';
import { joinSyllable, splitSyllable } from '#syllables.ts';

const turns = /^(?:but|yet|however|still|nevertheless|nonetheless|in (?:fact|truth|reality)|actually)\b/iu;
const innerTurns = /^[^.;]{0,60}, (?:however|though|in fact)[,.]/iu;
/** What many do or want is what the passage goes on from; what is "otherwise" is said elsewhere. */
const starts = /^(?:many|most|some|few|people|critics|others)\b|\botherwise\b|\bas (?:though|if)\b/iu;
const concessions =
  /^(?:of course|to be sure|admittedly|granted|certainly|no doubt|naturally|it is true)\b|^(?:this|that|it|none of this) (?:does|did|is|was|need)(?:n’t| not)\b|\bnot to (?:say|deny)\b|\bdoes not mean\b/iu;
/** What somebody holds, hopes or foretells need not be what the passage says. */
const holding =
  /^(?:think|believe|assume|imagine|suppose|expect|hope|fear|complain|doubt|insist|argue|claim|predict|worry)$/u;
const held =
  /\b(?:widely|commonly|often|generally|long) (?:believed|thought|assumed|said|held|seen|regarded)\b|\b(?:seem(?:s|ed)?|look(?:s|ed)? (?:like|as|to)|appear(?:s|ed)? to)\b|\b(?:is|are|was|were|feels?) (?:tempting|tempted|natural to (?:think|assume|suppose|believe|conclude))\b|\bthe temptation (?:is|was) to\b/iu;
const pointing =
  /^(?:it|its|they|their|he|she|his|her|this|these|those|that|such|the (?:first|second|other|same|latter))\b/iu;

const concluding =
  /^(?:so|thus|hence|therefore)\b|^what\b.*\bturns? out\b|\b(?:therefore|in (?:short|other words|this way)|as a result|ultimately|what matters|the (?:lesson|point|answer|solution|remedy) (?:is|was|lies))\b|, (?:then|thus|it seems),/iu;

const isTurn = ({ text }: Sentence): boolean => turns.test(text) || innerTurns.test(text);

/**
 * The sentences that can say the point: no question, no case, no concession, no view of somebody, nothing that the
 * passage turns against in the next sentence or, having led up to a turn, in the one after.
 */
export function listEligible(analysis: PassageAnalysis): Sentence[] {
  const { sentences } = analysis;
  const turn = sentences.findIndex(isTurn);
  const first = turn < sentences.length / 2 ? turn : 0;
  return sentences.filter((sentence) => {
    const { index, text } = sentence;
    const next = sentences[index + 1];
    const view = viewSentence(analysis, sentence);
    const isView = view.tokens.some((token, at) => isHeld(token, view.at(at - 1), view.at(at + 1)));
    const isTurnedAgainst = next !== undefined && isTurn(next) && !isTurn(sentence);
    const isSpoken = /[?“”"]/u.test(text) || readClaim(view).isCase;
    return index >= first && !isTurnedAgainst && !isView && !isSpoken && !isLess(text);
  });
}

/** "They believe", "was thought", but no "thought stored in advance" and no "was supposed to". */
function isHeld({ lemma, tag, lower }: Token, before: Token, after: Token): boolean {
  if (!tag.startsWith('VB') || !holding.test(lemma)) return false;
  if (lower === 'supposed' && after.tag === 'TO') return false;
  return tag !== 'VBN' || /^(?:be|have)$/u.test(before.lemma) || before.tag.startsWith('RB');
}

const isLess = (text: string): boolean =>
  concessions.test(text) || starts.test(text) || (held.test(text) && !isTelling(text));

/** "It seems" in the middle is the voice of the writer, and what turns out so is so. */
const isTelling = (text: string): boolean =>
  /, it (?:seems|appears),|\bturns? out\b|^far from\b/iu.test(text);

const minSyllables = 2;
const fillers =
  /^(?:것|없|있|않|아니|되|하|위해|때마|이야|가고|주고|말고|수록|많으|지나|오히|더욱|서로|모두|함께|때로|실제)/u;

/** What a Korean line says, by the first two syllables of its words. */
const listKeys = (line: string): string[] => [
  ...new Set(
    listLineWords(line)
      .filter((word) => word.length >= minSyllables && !fillers.test(word))
      .map(toStem),
  ),
];

/** Finals that endings put on a stem: ㄴ ㄹ ㅁ ㅂ ㅆ. */
const endingFinals = new Set([4, 8, 16, 17, 20]);
/** ㅕ is ㅣ and ㅝ is ㅜ with an ending. */
const stemVowels: ReadonlyMap<number, number> = new Map([
  [6, 20],
  [14, 13],
]);

/** 지켜, 지킨 and 지키 are one. */
const toStem = readWordOnce((key: string): string => {
  const [first = '', second = ''] = key;
  const syllable = splitSyllable(second);
  if (key.length > minSyllables || syllable === undefined) return key;
  const { initial, vowel, final } = syllable;
  if (final !== 0 && !endingFinals.has(final)) return key;
  return first + joinSyllable({ initial, vowel: stemVowels.get(vowel) ?? vowel, final: 0 });
});

/** 좋은 사과는: what the 요지 speaks of, of which other sentences speak as well. */
const readTopic = (gist: string): string => /^(?:\S+ ){0,4}?\S+[은는](?= )/u.exec(gist)?.[0] ?? '';
const shareOfTopic = 0.4;
/** An English word of the summary says less of the 요지 than a word of its own. */
const shareOfEnglish = 0.6;

const sensesRead = 3;

/** The same of a sentence: of its translation, and of the meanings of its words. */
function listSaid(
  { tokens }: PassageAnalysis,
  { firstToken, endToken }: Sentence,
  line: string,
): Set<string> {
  const meanings = tokens.slice(firstToken, endToken).flatMap((token) => {
    const pos = getWordClass(token);
    return pos === undefined ? [] : listSenseKeys(token.lemma, pos, sensesRead);
  });
  return new Set([...listLineWords(line), ...meanings].map(toStem));
}

const plainWords = /^(?:often|still|rather|enough|each|number|thre|many|way|tim)$/u;

/** Names stand wherever their bearer is spoken of. */
const listNames = ({ tokens }: PassageAnalysis): string =>
  tokens.flatMap(({ tag, text }) => (tag.startsWith('NNP') ? [text] : [])).join(' ');

interface Read {
  sentence: Sentence;
  /** Words of the teacher's lines that it has, in Korean and in English. */
  words: ReadonlySet<string>;
}

const minWorth = 2.3;
/** A second sentence must draw a conclusion, and add so much. */
const minGain = 1.2;
const concludingRate = 1.9;
/** A conclusion that has so much of what the passage has of the 요지 says it alone. */
const enough = 0.35;

/**
 * The sentence in which a passage says its 요지, or two that say it together, in the order of the passage; none where
 * no sentence surely does.
 */
export function findPointSentences(source: PassageSource, analysis: PassageAnalysis): readonly Sentence[] {
  return readPointsOnce(source, analysis);
}

const readPointsOnce = readPassageOnce(readPoints);

function readPoints(source: PassageSource, analysis: PassageAnalysis): readonly Sentence[] {
  const lines = alignTranslations({ analysis, source });
  const gist = source.gist ?? '';
  const wanted = listKeys(gist);
  const topic = new Set(listKeys(readTopic(gist)));
  const names = new Set(listLineWords(listNames(analysis)));
  const english = [...new Set(listLineWords([source.topic, source.title, source.summary].join(' ')))].filter(
    (word) => !names.has(word) && !plainWords.test(word),
  );
  const reads = analysis.sentences.map((sentence): Read => {
    const said = listSaid(analysis, sentence, lines[sentence.index] ?? '');
    const own = new Set(listLineWords(sentence.text));
    return {
      sentence,
      words: new Set([
        ...wanted.filter((word) => said.has(word)),
        ...english.filter((word) => own.has(word)),
      ]),
    };
  });
  // A word that every sentence has tells nothing.
  const weigh = (word: string): number => {
    const share = topic.has(word) ? shareOfTopic : /[가-힣]/u.test(word) ? 1 : shareOfEnglish;
    return (share * 2) / (1 + reads.filter(({ words }) => words.has(word)).length);
  };
  const sum = (words: Iterable<string>): number => [...words].reduce((total, word) => total + weigh(word), 0);
  const eligible = new Set(listEligible(analysis));
  const rated = reads
    .filter(({ sentence }) => eligible.has(sentence))
    .map((read) => ({ ...read, worth: sum(read.words) * rate(analysis, read.sentence) }))
    .sort((a, b) => b.worth - a.worth);
  const [best] = rated;
  if (best === undefined || best.worth < minWorth) return [];
  const all = new Set(reads.flatMap(({ words }) => [...words]));
  const isConclusion = rate(analysis, best.sentence) >= concludingRate;
  if (isConclusion && sum(best.words) >= enough * sum(all)) return [best.sentence];
  const [second] = rated
    .slice(1)
    .flatMap((read) => {
      const value = rate(analysis, read.sentence);
      const added = [...read.words].filter((word) => !best.words.has(word));
      const gain = sum(added) * value;
      const isNew = added.some((word) => /[가-힣]/u.test(word));
      return isNew && value >= concludingRate && gain >= minGain ? [{ ...read, gain }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
  return second === undefined
    ? [best.sentence]
    : [best.sentence, second.sentence].sort((a, b) => a.index - b.index);
}

/** Whether a sentence by its form draws the point together: the last one, "therefore", "must", but no report or past event. */
export const drawsTogether = (analysis: PassageAnalysis, sentence: Sentence): boolean =>
  rate(analysis, sentence) > 1;

/** The last sentence and what draws a conclusion say more of the point than a report. */
function rate(analysis: PassageAnalysis, sentence: Sentence): number {
  const { isMarked, isPast, isReport } = readClaim(viewSentence(analysis, sentence));
  const isLast = sentence.index === analysis.sentences.length - 1;
  return (
    (isMarked ? 1.3 : 1) *
    (concluding.test(sentence.text) ? 1.6 : 1) *
    (isLast ? 1.5 : 1) *
    (isPast ? 0.6 : 1) *
    (isReport ? 0.7 : 1) *
    (pointing.test(sentence.text) ? 0.7 : 1)
  );
}
