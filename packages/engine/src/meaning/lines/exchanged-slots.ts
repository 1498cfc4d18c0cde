import { areNearInMeaning, compareCompany, findEntry, findNounClass } from '@jadoo/lexicon';

import { emptyWords } from '#cohesion/words.ts';
import type { PassageSource } from '#exercise/exercise.ts';
import { textOf, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import type { DistractorLine } from '#meaning/lines/distractor-line.ts';
import type { LineName } from '#meaning/lines/line-name.ts';
import { listLineSlots, type LineSlot } from '#meaning/lines/line-slots.ts';
import { listLineWords } from '#meaning/lines/line-words.ts';
import { isPlainWord, isSpoken } from '#meaning/lines/plain-phrases.ts';
import { degrees, ills } from '#meaning/lines/plain-things.ts';
import { findSubjectGroup } from '#meaning/subject-groups.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import { toTitleCase } from '#meaning/lines/title-case.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { toPlural } from '#passage/inflect.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { isFamily } from '#wording/concepts.ts';

/** Nouns that keep less company than this speak of different things, and those that keep more might be taken for one another. */
const leastLike = 0.2;
const mostLike = 0.35;
const mostNear = 0.5;
/** What is so near a word of the other lines may be what they speak of: buildings and walls. */
const mostOfLines = 0.5;
const leastFitting = 0.1;
const mostWords = 4;
const mostPerSlot = 3;

/** Words of a passage that name a thing in general. */
interface PlainName {
  text: string;
  /** As the passage has it. */
  quote: string;
  head: string;
}

/** The right 주제 with one of its things replaced by another one of the passage, by itself or as a title. */
export function listExchanged(
  name: Exclude<LineName, 'gist'>,
  source: PassageSource,
  analysis: PassageAnalysis,
): DistractorLine[] {
  const topic = source.topic?.trim().replace(/[.]$/u, '') ?? '';
  const slots = listLineSlots(topic);
  if (slots.length === 0) return [];
  const names = listNames(source, analysis);
  return slots.flatMap((slot) =>
    names
      .filter((one) => canFill(analysis, slot, one) && !standsWith(analysis, slot, one))
      .map((one) => ({ one, fit: compareCompany(one.head, toLemma(analysis, slot.other ?? slot.head)) ?? 0 }))
      .sort((left, right) => right.fit - left.fit)
      .filter(
        ({ one }, at, all) => !all.slice(0, at).some((other) => isNear(one.head, other.one.head, mostLike)),
      )
      .slice(0, mostPerSlot)
      .map(({ one }) => {
        const text = [slot.before, one.text, slot.after].join(' ').trim();
        return {
          id: `exchanged-${one.text}`,
          text: name === 'title' ? toTitleCase(text) : text,
          reason: `글에 나오는 말인 ${withParticle(`‘${one.text}’`, '을')} 썼지만, 글이 다루는 것은 ${withParticle(`‘${slot.phrase}’`, '이다')}.`,
          isClose: true,
          told: one.quote,
        };
      }),
  );
}

/** The lemma of a word of the line, as the passage has it. */
function toLemma({ tokens }: PassageAnalysis, word: string): string {
  return tokens.find(({ lower }) => lower === word)?.lemma ?? toSingular(word);
}

const toSingular = (word: string): string =>
  findEntry(word, 'n') === undefined && /[^s]s$/u.test(word) ? word.slice(0, -1) : word;

const isAlike = (left: string, right: string): boolean =>
  findNounClass(left) === undefined
    ? findSubjectGroup(left) !== undefined && findSubjectGroup(left) === findSubjectGroup(right)
    : findNounClass(left) === findNounClass(right);

/** Another thing of the same sort, which keeps company with the rest of the line. */
function canFill(analysis: PassageAnalysis, slot: LineSlot, { head }: PlainName): boolean {
  const own = toLemma(analysis, slot.head);
  if (!isOften(analysis, head) || /\b(?:harmful|damaging|beneficial) [a-z]+ of$/u.test(slot.before))
    return false;
  // Electric motors are new technology.
  if (general.test(own)) return false;
  if (isHollowNoun(own) || (worth.test(slot.before) && ills.test(head))) return false;
  if (slot.isFirst && !(isPerson(head) ? doers : subjects).test(slot.before)) return false;
  const rest = slot.other === undefined ? undefined : toLemma(analysis, slot.other);
  const others = [...slot.phrase.split(' '), ...(rest === undefined ? [] : [rest])];
  if (isNear(head, own, mostLike)) return false;
  if (others.some((word) => isNear(head, toLemma(analysis, word), mostNear))) return false;
  const like = compareCompany(head, own);
  if (like === undefined) return false;
  const isOfSort = isAlike(head, own);
  if (rest === undefined) return isOfSort && like >= leastLike;
  const fit = compareCompany(head, rest) ?? 0;
  if (!slot.isFirst) return fit >= leastFitting && like >= leastLike && isOfSort;
  return fit >= leastFitting && (like >= leastLike || isOfSort);
}

const isNear = (left: string, right: string, most: number): boolean =>
  areNearInMeaning(left, right) || isFamily(left, right) || (compareCompany(left, right) ?? 0) >= most;

const isPerson = (lemma: string): boolean =>
  findNounClass(lemma) === 'people' ||
  /^(?:people|worker|customer|youth)$/u.test(findSubjectGroup(lemma) ?? '');

/** Headings under which any thing may stand, and any person. */
const subjects =
  /\b(?:effects?|influence|impact|role|value|importance|limits|functions?|contribution|power|benefits?|advantages?|usefulness|appeal|rise|tendency|costs?|dangers?|harm|acceptance|overuse|neglect|nature) of$/u;
const doers = /\b(?:influence|role|importance|contribution|tendency|advantages?) of$/u;
/** What is good for something is no ill. */
const worth = /\b(?:value|importance|benefits?|usefulness|advantages?|appeal|contribution)\b/u;

/** They name many things of which the passage may tell by one. */
const general =
  /^(?:technology|tool|device|machine|instrument|animal|creature|plant|food|art|medium|product|material|invention|work|practice|custom|activity|habit)$/u;
const mostNamed = 0.45;

/** What the passage touches in passing nobody takes for its matter; what it names throughout may be its matter. */
function isOften({ sentences, tokens }: PassageAnalysis, lemma: string): boolean {
  const named = sentences.filter(({ firstToken, endToken }) =>
    tokens.slice(firstToken, endToken).some((token) => token.lemma === lemma),
  ).length;
  return named > 1 && named <= mostNamed * sentences.length;
}

/** What stands in one sentence with the rest of the line may be what the passage says of it. */
function standsWith({ sentences }: PassageAnalysis, { other }: LineSlot, { quote }: PlainName): boolean {
  const [own] = listLineWords(other ?? '');
  return (
    own !== undefined &&
    sentences.some(
      (sentence) => sentence.text.toLowerCase().includes(quote) && listLineWords(sentence.text).includes(own),
    )
  );
}

/** Plural and uncountable nouns with what describes them, in sentences before the last. */
const listNames = readPassageOnce((source, analysis): readonly PlainName[] => {
  const lines = [source.topic, source.title, source.summary].join(' ');
  const known = new Set(lines.toLowerCase().match(/[a-z]+/gu));
  const said = new Set(listLineWords(lines));
  const names = analysis.sentences.slice(0, -1).flatMap((sentence) => {
    if (isSpoken(sentence)) return [];
    const view = viewSentence(analysis, sentence);
    return view.tokens.flatMap((_, at) => readName(view, at, known));
  });
  const topical = new Set(source.topic?.toLowerCase().match(/[a-z]+/gu));
  const others = [...known].filter((word) => !topical.has(word) && !emptyWords.has(word)).map(toSingular);
  const isNew = ({ text, head }: PlainName, at: number): boolean =>
    names.findIndex((other) => other.text === text) === at &&
    !listLineWords(text).some((word) => said.has(word)) &&
    !others.some((word) => isNear(head, word, mostOfLines));
  return names.filter(isNew);
});

/** "A steep hill", told of in general: steep hills. */
function readName(view: SentenceView, at: number, known: ReadonlySet<string>): PlainName[] {
  const noun = view.at(at);
  const next = view.at(at + 1);
  if (!/^NNS?$/u.test(noun.tag) || isHollowNoun(noun.lemma) || vague.test(noun.lemma)) return [];
  if (/^(?:NN|POS|VBG)/u.test(next.tag) || /^(?:of|that|who|which|-)$/u.test(next.lower)) return [];
  let first = at;
  while (/^(?:JJ|NN)$/u.test(view.at(first - 1).tag) && view.at(first - 1).isSure) first -= 1;
  const before = view.at(first - 1);
  if (/^(?:JJ|RB[RS]?|VB[NG]|CD|POS|PRP\$|NN|NNPS?|NNS)/u.test(before.tag) || before.text === '-') return [];
  if (/^(?:no|any|each|every|this|these|those|such|enough|another)$/u.test(before.lower)) return [];
  const words = view.tokens.slice(first, at + 1);
  const isFit = words.every(
    (word) =>
      isPlainWord(word, known) &&
      /^[a-z]{3,}$/u.test(word.text) &&
      !degrees.test(word.lower) &&
      !relative.test(word.lower),
  );
  const entry = findEntry(noun.lemma, 'n');
  const isMass = entry?.flags.includes('u') === true && !/^an?$/u.test(before.lower);
  if (!isFit || entry === undefined || words.length > mostWords) return [];
  if (words.length === 1 && noun.tag === 'NN') return [];
  if (!noun.isSure && findEntry(noun.lemma, 'v') !== undefined) return [];
  if (words.slice(0, -1).some(({ lower }) => /ing$/u.test(lower))) return [];
  const last = noun.tag === 'NNS' || isMass ? noun.lower : toPlural(noun.lemma);
  const text = [...words.slice(0, -1).map(({ lower }) => lower), last].join(' ');
  return [{ text, quote: textOf(view, first, at + 1).toLowerCase(), head: noun.lemma }];
}

/** What is so only beside something else. */
const relative =
  /^(?:similar|additional|extra|single|separate|equal|final|initial|original|particular|specific|typical|likely|proper|familiar|excellent|entire|double|upper|lower|offered|later|simple|nice|happy|good|bad|dead|local|ordinary)$/u;
/** Nouns that say how much, when or where. */
const vague =
  /^(?:year|month|week|day|hour|minute|moment|century|decade|time|half|dozen|hundred|thousand|million|percent|lot|bit|pair|couple|series|range|variety|thing|kind|sort|being|ending|researcher|scientist|psychologist|scholar|historian|expert|study|experiment|test|journalist|report|reporter|side|end|top|bottom|middle|beginning|place|piece|inch|foot|mile|meter|degree|detail|evidence|term|sense|turn|instance|example|exception|addition|contrast|trouble|chance|fact|matter|step|stage|age)$/u;
