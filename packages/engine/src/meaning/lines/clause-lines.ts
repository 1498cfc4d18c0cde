import { emptyWords } from '#cohesion/words.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import {
  shapeClauseTitle,
  shapeClauseTopic,
  shapeDeedTitle,
  shapeDeedTopic,
  shapeThingTitle,
  shapeThingTopic,
  type Shaped,
} from '#meaning/lines/clause-shapes.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { listPlainClauses, type PlainClause } from '#meaning/lines/plain-clauses.ts';
import { listPlainDeeds } from '#meaning/lines/plain-deeds.ts';
import { listPlainThings } from '#meaning/lines/plain-things.ts';
import { findPointSentences } from '#meaning/point-sentences.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { PassageAnalysis, Sentence } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** What a detail may share with the lines of the teacher, and what it must say beside that: more of their words, and it may be the point itself. */
const mostShared = 1;
const leastFresh = 2;

/** What says the point, answers for it or draws it together, though no line has its words. */
const weighty =
  /\b(?:should|must|ought|lesson|the point|the key|what matters|in short|in other words|ultimately|therefore|thus|hence|as a result|the answer|the reason|the secret|conclude[sd]?|conclusion)\b|^(?:so|then)\b/iu;

/** A detail of the passage, worded as a topic and as a title. */
interface Detail {
  quote: string;
  /** It is what is done or named, not what is said of it. */
  isPhrase: boolean;
  isWeak: boolean;
  topics: readonly Shaped[];
  titles: readonly Shaped[];
}

/** Wrong topics and titles that say what one sentence in the middle of the passage says: too narrow for the whole. */
export const listClauseLines = (
  name: Exclude<LineName, 'gist'>,
  source: PassageSource,
  analysis: PassageAnalysis,
): DistractorLine[] => {
  const label = name === 'topic' ? '주제로는' : '제목으로는';
  return listDetails(source, analysis).flatMap(({ quote, isPhrase, isWeak, topics, titles }) =>
    (name === 'topic' ? topics : titles).map(({ shape, text }) => ({
      id: `told-${shape}-${quote}`,
      text,
      shape,
      reason: isPhrase
        ? `글의 한 부분에만 나오는 ‘${quote}’에 관한 것이어서 ${label} 알맞지 않다.`
        : `글의 일부(‘${quote}’)만 가져온 것이어서 ${label} 지나치게 좁다.`,
      isClose: false,
      isWeak,
      told: quote,
    })),
  );
};

const listDetails = readPassageOnce((source, analysis): readonly Detail[] => {
  const lines = [source.topic, source.title, source.summary].join(' ');
  const known = new Set(lines.toLowerCase().match(/[a-z]+/gu));
  const said = new Set(listLineWords(lines));
  const isNarrow = ({ quote }: Detail): boolean => {
    const shared = [...new Set(listLineWords(quote))].filter((word) => isKin(word, said)).length;
    const fresh = new Set(
      quote
        .toLowerCase()
        .match(/[a-z]{3,}/gu)
        ?.filter((word) => !known.has(word) && isTelling(word)),
    ).size;
    return shared <= mostShared && fresh >= Math.max(leastFresh, shared);
  };
  return listMiddle(source, analysis)
    .flatMap((sentence) => listOf(source, analysis, sentence, known))
    .filter(isNarrow);
});

const familyLength = 5;

/** "protection" where the lines have "protect". */
const isKin = (word: string, said: ReadonlySet<string>): boolean =>
  said.has(word) ||
  [...said].some(
    (other) =>
      Math.min(word.length, other.length) >= familyLength &&
      (word.startsWith(other) || other.startsWith(word)),
  );

const isTelling = (word: string): boolean =>
  !emptyWords.has(word) &&
  !/^(?:the|and|for|from|with|into|have|has|had|are|was|were|been|can|could|may|some|many|most|any|every|few|its|their|our|out|off|down|over|about)$/u.test(
    word,
  );

/** Sentences that only tell more. */
function listMiddle(source: PassageSource, analysis: PassageAnalysis): Sentence[] {
  const { sentences } = analysis;
  const points = new Set(findPointSentences(source, analysis));
  return sentences.filter((sentence) => {
    const { index, text } = sentence;
    const isBody = index < sentences.length - 1;
    const isAnswer = sentences[index - 1]?.text.includes('?') === true;
    const isImagined = sentences
      .slice(Math.max(0, index - mostImagined), index + 1)
      .some((before) => imagining.test(before.text));
    return isBody && !isAnswer && !isImagined && !points.has(sentence) && !weighty.test(text);
  });
}

const imagining = /^(?:Consider|Imagine|Picture|Say|Suppose|Think of)\b/u;
/** How far what is imagined may be spun on. */
const mostImagined = 2;

function listOf(
  source: PassageSource,
  analysis: PassageAnalysis,
  sentence: Sentence,
  known: ReadonlySet<string>,
): Detail[] {
  const isFit = ({ shape, text }: Shaped): boolean => shape !== 'role' || isRole(source, analysis, text);
  const told = unsaid.test(sentence.text)
    ? []
    : listPlainClauses(analysis, sentence, known).filter(
        ({ helpers, subject, finite }) =>
          !helpers.includes('had') &&
          // “People took a walk”: those of a test.
          !(subject === 'people' && finite.tag === 'VBD') &&
          !isSingled(analysis, sentence, subject),
      );
  const clauses = told.flatMap((clause) => {
    const worth = weighClause(analysis, sentence, clause);
    return worth === 0 ? [] : [{ clause, isWeak: worth < sure }];
  });
  const details = clauses.map(({ clause, isWeak }) => ({
    quote: clause.quote,
    isPhrase: false,
    isWeak,
    topics: shapeClauseTopic(clause).filter(isFit),
    titles: shapeClauseTitle(clause).filter(isFit),
  }));
  const deeds = listPlainDeeds(analysis, sentence, known).map((deed) => ({
    quote: deed.quote,
    isPhrase: true,
    isWeak: true,
    topics: shapeDeedTopic(deed),
    titles: shapeDeedTitle(deed),
  }));
  const things = listPlainThings(analysis, sentence, known).map((thing) => ({
    quote: thing.quote,
    isPhrase: true,
    isWeak: true,
    topics: shapeThingTopic(thing),
    titles: shapeThingTitle(thing),
  }));
  const isWhole = ({ quote }: Detail): boolean =>
    !isHalfDenied(sentence, quote) &&
    !vague.test(quote) &&
    !isCutRow(sentence, quote) &&
    !isCutFromCondition(sentence, quote);
  return [...[...details, ...deeds].filter(isWhole), ...things];
}

const sure = 2;

/** A clause that is both general and on what the passage comes back to is worth two, one that is neither nothing. */
function weighClause(analysis: PassageAnalysis, sentence: Sentence, clause: PlainClause): number {
  const { finite, main, helpers, subject } = clause;
  const isPassive = main.tag === 'VBN';
  const isGeneral =
    sentence.index > 0 &&
    finite.tag !== 'VBD' &&
    !isPassive &&
    !helpers.includes('will') &&
    !/^(?:we|people)$/u.test(subject) &&
    !/\p{Lu}/u.test(clause.rest + subject.slice(1));
  return Number(isGeneral) + Number(isCentral(analysis, sentence, clause.quote));
}

/** Another sentence, too, has a noun of the clause. */
function isCentral({ sentences, tokens }: PassageAnalysis, own: Sentence, quote: string): boolean {
  const nouns = new Set(
    tokens
      .slice(own.firstToken, own.endToken)
      .filter(({ tag, lower, text }) => /^NNS?$/u.test(tag) && isTelling(lower) && quote.includes(text))
      .map(({ lemma }) => lemma),
  );
  return sentences.some(
    ({ index, firstToken, endToken }) =>
      index !== own.index && tokens.slice(firstToken, endToken).some(({ lemma }) => nouns.has(lemma)),
  );
}

/** Less than whom, and which pattern? */
const vague =
  /\b(?:is|are|was|were) (?:less|more) [a-z]+$|\bthe stuff\b|\ban? (?:[a-z]+ )?(?:pattern|model|picture|result|view|step|stir)(?! (?:of|for|that|in|to)\b)/u;

/** "(The) oldest mills": such a subject needs its article. */
const isSingled = (
  { tokens }: PassageAnalysis,
  { firstToken, endToken }: Sentence,
  subject: string,
): boolean =>
  tokens
    .slice(firstToken, endToken)
    .some(({ lower, tag }) => tag === 'JJS' && lower === subject.split(' ')[0]?.toLowerCase());

/** What is hoped for or will be, is asked, thought or imagined, or only seems, is not told as a fact. */
const unsaid =
  /\b(?:whether|asked|asking|assum(?:e|es|ed|ing)|believ(?:e|es|ed|ing)|suspect(?:s|ed)?|suspicion|think(?:s|ing)?|for granted|myth|hop(?:e|es|ed|ing)|want(?:s|ed)?|wish(?:es|ed)?|pretend(?:s|ed|ing)?|seem(?:s|ed|ingly)?|suppos(?:e|es|ed|edly)|will|would|as if|as though)\b/iu;

const denying =
  /\b(?:rarely|seldom|hardly|scarcely|barely|never|no|nor|nobody|nothing|none|neither|not (?:all|always|every|necessarily)|(?<!\ba )(?:few|little))\b/iu;

/** "Bakers rarely mix dough | without salt": what is denied holds only to the end of its sentence. */
function isHalfDenied({ text }: Sentence, quote: string): boolean {
  const isToEnd = text.replace(/[^\p{L}\p{N}]+$/u, '').endsWith(quote);
  return denying.test(text) && !(isToEnd && denying.test(quote));
}

/** "Plastic stays for ages and carbon | lingers": the row went on. */
const isCutRow = ({ text }: Sentence, quote: string): boolean => {
  const at = text.indexOf(quote);
  return / and [a-z]+$/u.test(quote) && /^ [a-z]/u.test(text.slice(at + quote.length));
};

/** "Seeds sprout faster | when the soil is warm": without the condition it says more than the passage. */
const isCutFromCondition = ({ text }: Sentence, quote: string): boolean =>
  /^(?:if|unless)\b/iu.test(text) ||
  /^,? (?:when|if|unless|only|until|as long as|whenever|because)\b/u.test(
    text.slice(text.indexOf(quote) + quote.length),
  );

/** "The role of X in Ying Z": only of things of which the topic, or more than one sentence, speaks. */
function isRole(source: PassageSource, { sentences, tokens }: PassageAnalysis, line: string): boolean {
  const [, doer = '', done = ''] = /^the role of (.+?) in \w+ing (.+)$/iu.exec(line) ?? [];
  return [doer, done].every((phrase) => {
    const head = phrase
      .toLowerCase()
      .split(/ (?:of|in|for|to|on|with|from|at|by|into) /u)[0]
      ?.split(' ')
      .at(-1);
    const lemma = tokens.find(({ lower }) => lower === head)?.lemma ?? head ?? '';
    const isNamed = ({ firstToken, endToken }: Sentence): boolean =>
      tokens.slice(firstToken, endToken).some((token) => token.lemma === lemma);
    return isOfTopic(source, lemma) || sentences.filter(isNamed).length > 1;
  });
}

const isOfTopic = ({ topic = '' }: PassageSource, lemma: string): boolean =>
  analyseLine(topic).tokens.some((token) => token.lemma === lemma);
