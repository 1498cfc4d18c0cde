import { findEntries } from '@jadoo/lexicon';

import type { Block, Difficulty, Exercise, MakeResult } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { textOf, type SentenceView } from '#grammar/sentence-view.ts';
import { glossToken } from '#passage/gloss.ts';
import { alignTranslations, describeMisfit } from '#syntax/aligned-translations.ts';
import {
  hasSeemingAside,
  isNamedOtherwise,
  leavesDeedOut,
  leavesLinkOut,
  leavesPastOut,
  leavesSubjectOut,
  namesItOtherwise,
  namesOneOtherwise,
} from '#syntax/named-otherwise.ts';
import { listBoxWords, type BoxWord } from '#syntax/box-words.ts';
import { listMainPatterns } from '#syntax/patterns/describe-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import {
  describePlaces,
  labelPlace,
  listAccepted,
  pickPlaces,
  type SentencePlace,
} from '#syntax/pick-places.ts';
import { listPlainSentences } from '#syntax/pick-sentence.ts';
import {
  addsRelative,
  hasApposition,
  isMarked,
  leavesVerbOut,
  opensFreely,
} from '#syntax/plain-structure.ts';
import { turnsTime } from '#syntax/turned-time.ts';
import { countTurnedCompounds, countTurnedStructures } from '#syntax/told-structure.ts';
import { countTurnedSubjects } from '#syntax/told-subjects.ts';
import { findNamed, isProven, listConditions, namesFirst } from '#syntax/writing-conditions.ts';
import { countUnnamedOpeners } from '#syntax/unnamed-openers.ts';
import { countUnwritten } from '#syntax/unwritten-korean.ts';
import { nameChange } from '#syntax/word-forms.ts';
import { takeApart } from '#syntax/word-order-task.ts';
import type { Random } from '#random.ts';

const leastWords = 8;
const mostWords = 20;
const bestWords = 13;
const leastGiven = 4;
const mostGiven = 6;
/** Of a word that no book has. */
const unknownBand = 9;
/** Where so many have to be given. */
const mostNeeded = 9;
/** A word that the box has no room for. */
const leftOutCost = 0.5;
const fairBelowBest = 0.6;
const wordsPerLine = 10;
const points = 5;
/** Above all that speaks for another word. */
const neededWorth = 10;
const mostUnits = 14;
/** A construction that the explanation does not name, or a subject that the Korean line does not. */
const unnamedCost = 2;
/** A word for which the Korean line has no counterpart, though it is given. */
const untoldCost = 0.8;
/** A word of the Korean line for which the sentence has none. */
const unwrittenCost = 3.5;
/** A word that nobody would come to and that cannot be given. */
const hiddenCost = 3;
/** One that cannot be given, though the Korean line leads to it. */
const ungivenCost = 1;
/** A connective or a tense to which the Korean line does not lead. */
const misledCost = 4;
/** Of a sentence above it no student would come near. */
const mostUnforetold = 3;
const marking = `채점 기준(한 문장 ${points}점): 조건을 모두 지키고 뜻이 우리말과 같으면 ${points}점. 철자나 어형이 틀리면 하나에 1점씩, 조건을 어기면 하나에 1점씩 뺀다. 어순이 틀려 뜻이 달라지면 2점을 뺀다. 조건을 지킨 같은 뜻의 다른 문장은 정답으로 인정한다.`;

interface Place extends SentencePlace {
  view: SentenceView;
  translation: string;
  /** Words that may be given, in the order of the sentence. */
  box: BoxWord[];
  patterns: Pattern[];
  /** What the Korean line does not lead to, weighed. */
  unforetold: number;
  /** How good a task it makes. */
  worth: number;
}

/** 조건 영작: the Korean line, words to use in their dictionary form, the number of words and a construction. */
export function makeConditionalWriting(context: KindContext): MakeResult {
  const { source } = context;
  const translations = alignTranslations(context);
  if (translations.every((line) => line === '')) {
    const reason =
      describeMisfit(context) ?? '조건 영작에는 우리말 해석이 필요해요. 지문에 해석을 먼저 넣어 주세요.';
    return refuse(
      'conditional-writing',
      context,
      (source.translations ?? []).length > 0
        ? reason
        : '조건 영작에는 우리말 해석이 필요해요. 지문에 해석을 먼저 넣어 주세요.',
    );
  }
  const places = listPlaces(context, translations);
  if (places.length === 0)
    return refuse(
      'conditional-writing',
      context,
      listPlainSentences(context.analysis, leastWords, mostWords).length === 0
        ? '영작하기에 알맞은 8~20단어 문장이 없어요.'
        : '해석만 보고 영어로 쓸 수 있는 문장이 없어요. 해석을 문장에 더 가깝게 고치면 만들 수 있어요.',
    );
  const picked = pickPlaces(context, places, {
    rank: ({ worth }) => worth,
    fair: fairBelowBest,
    signatureOf,
  });
  return picked
    ? build(context, places, picked)
    : refuse('conditional-writing', context, '이 지문에는 영작 문항으로 낼 다른 문장이 없어요.');
}

const signatureOf = (places: readonly Place[]): string =>
  places.map(({ sentence }) => `conditional-writing:s${sentence.index}`).join('+');

function listPlaces({ analysis, options }: KindContext, translations: readonly string[]): Place[] {
  return listPlainSentences(analysis, leastWords, mostWords).flatMap((plain): Place[] => {
    const translation = translations[plain.view.sentence.index] ?? '';
    const content = listBoxWords(plain.view, translation);
    const box = content.filter(({ shown }) => shown !== undefined);
    const patterns = listMainPatterns(plain.view).filter((pattern) => isProven(plain.view, pattern));
    if (translation === '' || box.length < leastGiven || leavesVerbOut(plain.view)) return [];
    if (isNamedOtherwise(plain.view, translation) || hasSeemingAside(plain.view)) return [];
    const unforetold = weighUnforetold(plain.view, patterns, content, translation);
    const place = { ...plain, sentence: plain.view.sentence, translation, box, patterns, unforetold };
    // A sentence with another opening is right as long as no condition names the first word.
    const accepted = namesFirst(plain.view, patterns, options.difficulty)
      ? []
      : takeApart(plain.view, mostUnits)?.accepted;
    return unforetold > mostUnforetold
      ? []
      : [{ ...place, accepted: (accepted ?? []).filter(namesAtOnce), worth: weigh(place) }];
  });
}

/** Not "Before its users climb, the teacher holds the ladder": whose users? */
const namesAtOnce = (text: string): boolean =>
  !/^[^,]*\b(?:its?|their|they|them|his|him|he|hers?|she)\b[^,]*,/iu.test(text);

/** What a student could not come to from the Korean line. */
const weighUnforetold = (
  view: SentenceView,
  patterns: readonly Pattern[],
  content: readonly BoxWord[],
  line: string,
): number =>
  (hasApposition(view) ? unnamedCost : 0) +
  (opensFreely(view) ? unnamedCost : 0) +
  (addsRelative(view) ? unnamedCost : 0) +
  (isMarked(view) ? misledCost : 0) +
  (turnsTime(view, 0, view.length, line) ? misledCost : 0) +
  countTurnedSubjects(view, line) * unnamedCost +
  countTurnedStructures(view, patterns, line) * misledCost +
  (leavesSubjectOut(view, line) ? unnamedCost : 0) +
  (leavesLinkOut(view, line) ? misledCost : 0) +
  (namesOneOtherwise(view, line) ? misledCost : 0) +
  (leavesDeedOut(view, line) ? unnamedCost : 0) +
  (namesItOtherwise(view, line) ? misledCost : 0) +
  countTurnedCompounds(view, line) * misledCost +
  (leavesPastOut(view, line) ? misledCost : 0) +
  content.filter(({ isTold }) => !isTold).length * untoldCost +
  countUnwritten(view, line, countOthers(content)) * unwrittenCost +
  content
    .filter(({ shown }) => shown === undefined)
    .reduce((sum, { isNeeded }) => sum + (isNeeded ? hiddenCost : ungivenCost), 0) +
  Math.max(0, content.filter(({ isNeeded }) => isNeeded).length - mostNeeded) * hiddenCost;

/**
 * Of how many Korean words the content words that the line has otherwise may be the source: "someone" and "a few" of none,
 * one that no book has (수레바퀴 장인 for "wheelwright") of two.
 */
const countOthers = (content: readonly BoxWord[]): number =>
  content
    .filter(({ isTold, token, rest = '' }) => !isTold && !openWords.test(token.lemma + rest))
    .reduce((sum, { token }) => sum + (findEntries(token.lemma).length === 0 ? 2 : 1), 0);

const openWords = /^(?:(?:some|any|no|every)(?:one|body|thing)|thing|people|a few|a)$/u;

/** Middle length, constructions and words whose form changes make a better task. */
function weigh({ view, words, box, patterns, unforetold }: Omit<Place, 'accepted' | 'worth'>): number {
  const changed = box.filter((word) => changeOf(view, word) !== undefined).length;
  return (
    Math.min(2, patterns.length) * 1.2 +
    Math.min(3, changed) * 0.5 -
    Math.abs(words - bestWords) / 4 -
    Math.max(0, box.length - mostNeeded) * leftOutCost -
    countUnnamedOpeners(view, patterns) * unnamedCost -
    unforetold
  );
}

function build(context: KindContext, places: readonly Place[], picked: readonly Place[]): Exercise {
  const { options, seed, source } = context;
  const tasks = picked.map((place, index) => layOutTask(context, place, labelPlace(index, picked.length)));
  const mostWordsUsed = Math.max(...picked.map(({ words }) => words));
  return {
    id: `${source.id}:conditional-writing:1`,
    kind: 'conditional-writing',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: '다음 우리말을 <조건>에 맞게 영어로 옮겨 쓰시오.' }],
    body: tasks.flatMap(({ blocks }) => blocks),
    options: [],
    ...describePlaces(places, picked),
    explanation: [...tasks.flatMap(({ explanation }) => explanation), marking],
    signature: signatureOf(picked),
    points: points * picked.length,
    difficulty: options.difficulty ?? (mostWordsUsed <= 10 ? 'low' : mostWordsUsed <= 15 ? 'middle' : 'high'),
    footnotes: [],
  };
}

/** The Korean line, its conditions, the words to use and lines to write on. */
function layOutTask(
  { options, random }: KindContext,
  place: Place,
  label: string,
): { blocks: Block[]; explanation: string[] } {
  const given = pickGiven(place, random, options.difficulty);
  const paragraphs = listConditions(place, options.difficulty);
  return {
    blocks: [
      { type: 'paragraph', inlines: [{ type: 'text', text: label + place.translation }], isIndented: false },
      { type: 'box', heading: '조건', paragraphs },
      { type: 'word-bank', words: random.shuffle(given.map(({ shown = '' }) => shown)) },
      { type: 'writing-lines', count: Math.ceil(place.words / wordsPerLine) },
    ],
    explanation: explain(place, given, label),
  };
}

/**
 * Every word that nobody would come to, then harder ones and changing verbs, in the order of the sentence. A Korean line is
 * seldom so close that it leads to all the others, so these are left to the student on hard sheets alone.
 */
function pickGiven({ view, box, words }: Place, random: Random, difficulty?: Difficulty): BoxWord[] {
  const usual =
    difficulty === 'high' ? Math.min(mostGiven, Math.max(leastGiven, Math.round(words / 2.6))) : mostNeeded;
  const needed = box.filter(({ isNeeded }) => isNeeded).length;
  const scored = box.map((word) => ({ word, worth: weighWord(view, word) + random.next() }));
  scored.sort((left, right) => right.worth - left.worth);
  return scored
    .slice(0, Math.max(usual, Math.min(needed, mostNeeded)))
    .map(({ word }) => word)
    .sort((left, right) => left.token.start - right.token.start);
}

const weighWord = (view: SentenceView, word: BoxWord): number =>
  (word.isNeeded ? neededWorth : 0) +
  (word.token.tag.startsWith('V') ? 1.5 : 0) +
  (changeOf(view, word) === undefined ? 0 : 1) +
  Math.min(word.token.text.length, 9) / 6 +
  ((glossToken(view.analysis.tokens, word.token)?.band ?? unknownBand) - 1) / 2;

const changeOf = (view: SentenceView, { token, shown, rest = '' }: BoxWord): string | undefined =>
  shown === token.lemma + rest
    ? nameChange(view, token)?.replace(/^(\S+) → ([^(]+)/u, `$1${rest} → $2${rest}`)
    : undefined;

function explain({ view, accepted, patterns }: Place, given: readonly BoxWord[], label: string): string[] {
  const changed = given.flatMap((word) => changeOf(view, word) ?? []);
  // What no condition asks for is left to the class: a doubtful line would spoil a good sentence.
  const named = findNamed(patterns);
  return [
    label +
      (changed.length === 0
        ? '<보기>의 단어는 모두 그대로 쓴다.'
        : `어형을 바꾸는 단어: ${changed.join(', ')}`),
    ...(named === undefined ? [] : [`‘${textOf(view, named.first, named.end)}’: ${named.role}`]),
    ...(label === '' ? [] : listAccepted(accepted)),
  ];
}
