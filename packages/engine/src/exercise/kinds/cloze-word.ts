import { findNounClass, type LexiconEntry } from '@jadoo/lexicon';

import type { Candidate, Difficulty, Exercise, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import { listClozeSpots, type ClozeSpot } from '#passage/cloze-spots.ts';
import { hasRival } from '#passage/first-letter-rivals.ts';
import { findOwnMeaning, listFootnotes, posLabels } from '#passage/key-words.ts';
import { hasLetterRival } from '#passage/letter-rivals.ts';
import { printSettled } from '#passage/printed-meanings.ts';
import { createRandom, mixSeed, type Random } from '#random.ts';
import { layOutPassage } from '#syntax/passage-blocks.ts';
import { nameForm } from '#syntax/word-forms.ts';

/** Whether the student sees the first letter, a bank of the words, or nothing. */
type Help = 'first-letter' | 'bank' | 'none';

const wordsPerBlank = 15;
const fewestByDefault = 5;
const mostByDefault = 15;
const minCount = 3;
/** Of the wanted number at least this share must be found. */
const enoughShare = 0.6;
/** With at least this share no doubtful word is let in. */
const enoughSureShare = 0.8;
/** Tokens from one blank to the next: four words stay between them. */
const minDistance = 5;
const sameSentenceCost = 2;
const variation = 1.4;
/** More than a new sentence is worth. */
const doubtfulCost = 2;
/** More than anything else is worth. */
const rivalledCost = 6;
const attempts = 12;
/** Words of so many of the sets are taken as gladly as more blanks. */
const gladSets = 2;
const mostIdle = 2;
const bandWorth: readonly number[] = [0, 1, 2.4, 3, 1.4];
/** Words of this band are learned before a class reads such a text. */
const easiestBand = 1;
/** The commonest words: family, person, work. */
const topRank = 800;
/** Words of the first lessons: small, meet, friend. */
const firstRank = 500;
const rarestBand = 4;
/** A word of the first lessons costs more than a second blank in a sentence. */
const firstCost = 2.4;
const rarestRank = 9000;
/** What a name that everybody knows counts against an easy word. */
const namedCost = 1.2;

const instructions: Readonly<Record<Help, string>> = {
  'first-letter': '다음 글의 빈칸에 본문에 쓰인 말을 주어진 철자로 시작하여 쓰시오.',
  bank: '다음 글의 빈칸에 알맞은 말을 <보기>에서 골라 쓰시오.',
  none: '다음 글의 빈칸에 본문에 쓰인 말을 쓰시오.',
};
/** 빈칸 채우기: content words of the passage left out, spread over its sentences. */
export function makeClozeWord(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const spots = listClozeSpots(context.source, context.analysis);
  const wordCount = analysis.tokens.filter(({ text }) => /\p{L}/u.test(text)).length;
  const byLength = Math.round(wordCount / wordsPerBlank);
  const count = options.count ?? Math.min(mostByDefault, Math.max(fewestByDefault, byLength));
  const help = chooseHelp(context);
  const excluded = new Set(options.excludedSignatures ?? []);
  const locked = new Set(options.lockedSpots ?? []);
  const clear = spots.filter(
    (spot) => help !== 'first-letter' || locked.has(getSpotId(spot)) || !hasRival(spot.entry),
  );
  const rivalled = new Set(
    help === 'first-letter' ? clear.filter(({ token }) => hasLetterRival(analysis.tokens, token)) : [],
  );
  const sets = preferLearned(clear, { locked, rivalled });
  const least = Math.max(Math.min(minCount, count), Math.ceil(count * enoughShare));
  let found = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(context.seed, context.source.id, 'cloze-word', String(attempt)));
    let picked: readonly ClozeSpot[] = [];
    for (const [index, set] of sets.entries()) {
      const isGlad = index < gladSets;
      // What is idle or in doubt only makes up the least number, or lets the blanks reach other sentences.
      const most = isGlad ? count : Math.min(count, Math.max(least, picked.length + mostIdle));
      picked = pickSpots(set, { locked, rivalled, picked: isGlad ? [] : picked, count: most, random });
      found = Math.max(found, picked.length);
      const wanted = index === 0 ? Math.max(least, count * enoughSureShare) : least;
      if (picked.length >= wanted && (!isGlad || isSpread(picked, analysis.sentences.length))) break;
    }
    if (picked.length < least) continue;
    const signature = `${help}:${picked.map(({ token }) => token.start).join(',')}`;
    if (!excluded.has(signature)) return build(context, { spots, picked, help, signature, random });
  }
  const isUsedUp = excluded.size > 0 && found > 0;
  return refuse(
    'cloze-word',
    context,
    isUsedUp
      ? '이 지문에는 다르게 낼 빈칸이 더 없어요.'
      : `빈칸으로 낼 만한 낱말이 ${found}개뿐이에요. 빈칸 수를 줄이거나 더 긴 지문을 골라 주세요.`,
  );
}

/** Over at least two sentences for every three blanks, where there are so many. */
const isSpread = (picked: readonly ClozeSpot[], sentenceCount: number): boolean =>
  new Set(picked.map(({ token }) => token.sentence)).size * 3 >= Math.min(sentenceCount, picked.length) * 2;

/**
 * First the words worth writing whose meaning here the translation tells, then commoner ones, then others of which nothing
 * tells the meaning: fewer blanks are better than idle ones, and a plain word is better than a gloss that may be wrong.
 */
function preferLearned(
  spots: readonly ClozeSpot[],
  { locked, rivalled }: Pick<Choice, 'locked' | 'rivalled'>,
): (readonly ClozeSpot[])[] {
  const keep = (test: (spot: ClozeSpot) => boolean) =>
    spots.filter((spot) => locked.has(getSpotId(spot)) || test(spot));
  const isLearned = ({ entry }: ClozeSpot) => entry.band > easiestBand && !isForNotes(entry);
  const isHarder = ({ entry }: ClozeSpot) =>
    entry.band > easiestBand ? !isForNotes(entry) : entry.rank > topRank && !isNamed(entry);
  const isPlain = ({ entry }: ClozeSpot) => !isForNotes(entry) && !isFirst(entry);
  const isClear = (spot: ClozeSpot) => spot.isSure && !rivalled.has(spot);
  return [
    keep((spot) => isLearned(spot) && isClear(spot)),
    keep((spot) => isHarder(spot) && isClear(spot)),
    keep((spot) => isPlain(spot) && isClear(spot)),
    keep((spot) => !isForNotes(spot.entry) && isClear(spot)),
    keep((spot) => !isForNotes(spot.entry) && !rivalled.has(spot)),
    spots,
  ];
}

const isFirst = ({ band, rank }: LexiconEntry): boolean => band === easiestBand && rank <= firstRank;

/** A thing, a plant or a person that everybody can name. */
const isNamed = ({ lemma, pos }: LexiconEntry): boolean =>
  pos === 'n' && (findNounClass(lemma) ?? 'idea') !== 'idea';

/** What a test would rather footnote than ask: a rare word, or the name of a thing that few texts have (confectioner, trill). */
const isForNotes = (entry: LexiconEntry): boolean =>
  entry.band === rarestBand && (entry.rank > rarestRank || isNamed(entry));

function chooseHelp({ options }: KindContext): Help {
  if (options.mode === 'first-letter') return 'first-letter';
  if (options.mode === 'choice' || options.difficulty === 'low') return 'bank';
  return options.difficulty === 'high' ? 'none' : 'first-letter';
}

interface Choice {
  /** Spots that the teacher keeps. */
  locked: ReadonlySet<string>;
  /** Spots that another word of the passage with the same first letter would fill as well. */
  rivalled: ReadonlySet<ClozeSpot>;
  /** Spots that are taken already. */
  picked: readonly ClozeSpot[];
  count: number;
  random: Random;
}

/** The most useful words, a new sentence before a second blank in the same one. */
function pickSpots(spots: readonly ClozeSpot[], choice: Choice): ClozeSpot[] {
  const { locked, rivalled, count, random } = choice;
  const scored = spots.map((spot) => ({
    spot,
    worth: getWorth(spot) - (rivalled.has(spot) ? rivalledCost : 0) + random.next() * variation,
  }));
  const picked = [...choice.picked];
  const fits = ({ token }: ClozeSpot) =>
    picked.every(
      (other) =>
        Math.abs(other.token.index - token.index) >= minDistance && other.entry.lemma !== token.lemma,
    );
  for (const spot of spots)
    if (picked.length < count && locked.has(getSpotId(spot)) && fits(spot)) picked.push(spot);
  while (picked.length < count) {
    let best: ClozeSpot | undefined;
    let bestWorth = -Infinity;
    for (const { spot, worth } of scored) {
      const neighbours = picked.filter(({ token }) => token.sentence === spot.token.sentence).length;
      const value = worth - neighbours * sameSentenceCost;
      if (value > bestWorth && fits(spot)) [best, bestWorth] = [spot, value];
    }
    if (best === undefined) break;
    picked.push(best);
  }
  return picked.sort((left, right) => left.token.start - right.token.start);
}

function getWorth({ token, entry, isSure, doubt }: ClozeSpot): number {
  const isAdverb = entry.pos === 'adv';
  return (
    (bandWorth[entry.band] ?? 0) -
    (isAdverb ? 0.8 : 0) -
    (entry.band === easiestBand && isNamed(entry) ? namedCost : 0) -
    (isFirst(entry) ? firstCost : 0) -
    (token.tag === 'VBN' || token.tag === 'VBG' ? 0.2 : 0) -
    (isSure ? 0 : doubtfulCost) -
    doubt
  );
}

const getSpotId = ({ token }: ClozeSpot): string => `word:${token.start}`;

interface Plan {
  spots: readonly ClozeSpot[];
  picked: readonly ClozeSpot[];
  help: Help;
  signature: string;
  random: Random;
}

function build(context: KindContext, plan: Plan): Exercise {
  const { analysis, seed, source } = context;
  const { help, picked, random } = plan;
  const widthEm = Math.ceil(Math.max(...picked.map(({ token }) => token.text.length)) * 0.45) + 1;
  const body = layOutPassage(
    analysis.text,
    picked.map(({ token }, index) => ({
      span: token,
      inline: {
        type: 'blank' as const,
        widthEm,
        label: `(${index + 1})`,
        ...(help === 'first-letter' ? { hint: token.text.charAt(0) } : {}),
      },
    })),
  );
  const words = picked.map(({ token }) => token.text);
  if (help === 'bank') body.push({ type: 'word-bank', words: shuffleWords(words, random) });
  return {
    id: `${source.id}:cloze-word:1`,
    kind: 'cloze-word',
    passageId: source.id,
    seed,
    instruction: [{ type: 'text', text: instructions[help] }],
    body,
    options: [],
    answer: { type: 'list', items: words },
    explanation: picked.map((spot, index) => `(${index + 1}) ${explain(source, spot)}`),
    changes: picked.map(({ token }) => ({
      start: token.start,
      end: token.end,
      original: token.text,
      shown: '',
    })),
    sourceSpans: analysis.sentences.map(({ start, end }) => ({ start, end })),
    candidates: listCandidates(plan),
    signature: plan.signature,
    points: picked.length,
    difficulty: getLevel(picked, help),
    footnotes: listFootnotes(source),
  };
}

function shuffleWords(words: readonly string[], random: Random): string[] {
  let shuffled = random.shuffle(words);
  for (let round = 0; round < attempts && shuffled.every((word, index) => word === words[index]); round += 1)
    shuffled = random.shuffle(words);
  return shuffled;
}

function explain(source: PassageSource, spot: ClozeSpot): string {
  const { token, entry } = spot;
  const form = nameForm(token);
  // The remains of a wreck are no plural of one remain.
  const isPlain = entry.lemma === token.lower || (token.tag === 'NNS' && entry.flags.includes('pl'));
  const origin = form === undefined || isPlain ? '' : `${entry.lemma}의 ${form}, `;
  const label = posLabels[entry.pos] ?? '';
  const meaning = findOwnMeaning(source, entry.lemma, label) ?? printSettled(spot);
  return `${token.text} (${label}) ${origin}${meaning}`;
}

function listCandidates({ spots, picked }: Plan): Candidate[] {
  return spots.map((spot) => ({
    id: getSpotId(spot),
    start: spot.token.start,
    end: spot.token.end,
    category: `수준 ${spot.entry.band}`,
    isUsed: picked.includes(spot),
  }));
}

function getLevel(picked: readonly ClozeSpot[], help: Help): Difficulty {
  if (help === 'bank') return 'low';
  if (help === 'none') return 'high';
  const average = picked.reduce((sum, { entry }) => sum + entry.band, 0) / picked.length;
  return average < 2.2 ? 'low' : 'middle';
}
