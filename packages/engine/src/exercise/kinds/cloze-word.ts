import { findEntries, type LexiconEntry } from '@jadoo/lexicon';

import type { Candidate, Difficulty, Exercise, MakeResult, PassageSource } from '#exercise/exercise.ts';
import { refuse, type KindContext } from '#exercise/kind-context.ts';
import type { Token } from '#passage/analysis.ts';
import { hasRival } from '#passage/first-letter-rivals.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { findOwnMeaning, listFootnotes, posLabels } from '#passage/key-words.ts';
import { isDoubtfulWord } from '#passage/word-certainty.ts';
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
/** Tokens from one blank to the next: four words stay between them. */
const minDistance = 5;
const sameSentenceCost = 1.6;
const variation = 1.4;
const attempts = 12;
/** From this length on a shared stem gives a word away: familiar, familiarity. */
const stemLength = 5;
const bandWorth: readonly number[] = [0, 1, 2.4, 3, 2.2];

const instructions: Readonly<Record<Help, string>> = {
  'first-letter': '다음 글의 빈칸에 본문에 쓰인 말을 주어진 철자로 시작하여 쓰시오.',
  bank: '다음 글의 빈칸에 알맞은 말을 <보기>에서 골라 쓰시오.',
  none: '다음 글의 빈칸에 본문에 쓰인 말을 쓰시오.',
};
const everydayLemmas = new Set(
  `be have do get make go come take give put say see know think want use let keep not one thing way lot kind time year day people man
  other such own many much more most little few good well bad new old big same first last very really even just still never always often also already
  soon ago mean seem need like number part fact find mind house here there able become
  north south east west`.split(/\s+/u),
);

interface Spot {
  token: Token;
  entry: LexiconEntry;
}

/** 빈칸 채우기: content words of the passage left out, spread over its sentences. */
export function makeClozeWord(context: KindContext): MakeResult {
  const { analysis, options } = context;
  const spots = listSpots(context);
  const wordCount = analysis.tokens.filter(({ text }) => /\p{L}/u.test(text)).length;
  const byLength = Math.round(wordCount / wordsPerBlank);
  const count = options.count ?? Math.min(mostByDefault, Math.max(fewestByDefault, byLength));
  const help = chooseHelp(context);
  const excluded = new Set(options.excludedSignatures ?? []);
  const locked = new Set(options.lockedSpots ?? []);
  const open = spots.filter(
    (spot) => help !== 'first-letter' || locked.has(getSpotId(spot)) || !hasRival(spot.entry),
  );
  let found = 0;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const random = createRandom(mixSeed(context.seed, context.source.id, 'cloze-word', String(attempt)));
    const picked = pickSpots(open, { locked, count, random });
    found = Math.max(found, picked.length);
    const signature = `${help}:${picked.map(({ token }) => token.start).join(',')}`;
    if (picked.length < Math.max(Math.min(minCount, count), Math.ceil(count * enoughShare))) continue;
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

function chooseHelp({ options }: KindContext): Help {
  if (options.mode === 'first-letter') return 'first-letter';
  if (options.mode === 'choice' || options.difficulty === 'low') return 'bank';
  return options.difficulty === 'high' ? 'none' : 'first-letter';
}

/** Words that may be left out: known content words that nothing else on the page gives away. */
function listSpots({ analysis, source }: KindContext): Spot[] {
  const notes = new Set(listFootnotes(source).flatMap(({ word }) => word.toLowerCase().split(/\s+/u)));
  const visible = countForms(analysis.tokens);
  const idioms = findIdiomTokens(analysis);
  return analysis.tokens.flatMap((token): Spot[] => {
    if (!isBlankable(analysis.text, token) || everydayLemmas.has(token.lemma)) return [];
    // "sign up" is no signing, and half of "high- powered" is no word.
    if (idioms.has(token.index) || /-$/u.test(analysis.tokens[token.index - 1]?.text ?? '')) return [];
    if (token.index === analysis.sentences[token.sentence]?.firstToken) return [];
    if (notes.has(token.lower) || notes.has(token.lemma)) return [];
    if (isGivenAway(visible, token)) return [];
    const entry = glossToken(analysis.tokens, token);
    if (entry === undefined || posLabels[entry.pos] === undefined || everydayLemmas.has(entry.lemma))
      return [];
    if (token.tag.startsWith('NN') && entry.pos !== 'n') return [];
    if (isDoubtfulWord(analysis.tokens, token, entry) || isMaybeOther(analysis.tokens, token, entry.pos))
      return [];
    if (findEntries(token.lower).some(({ pos }) => /^(?:prep|conj|pron|det|aux|num)$/u.test(pos))) return [];
    return [{ token, entry }];
  });
}

function isBlankable(text: string, token: Token): boolean {
  if (!token.isSure || !/^(?:NN|NNS|VB[DGNPZ]?|JJ[RS]?|RB)$/u.test(token.tag)) return false;
  if (!/^\p{Ll}{4,}$/u.test(token.text)) return false;
  const before = text.charAt(token.start - 1);
  return /[\s“"‘(]/u.test(before) && /^(?:$|\s|[,.;:!?)”"])/u.test(text.charAt(token.end));
}

/** "a damp grey mist rolls in", "smells signal danger", "by leading members", "thought of striking": what the word is stays open. */
function isMaybeOther(tokens: readonly Token[], { index, lemma, lower, tag }: Token, pos: string): boolean {
  const [before, after] = [tokens[index - 1]?.tag ?? '', tokens[index + 1]?.tag ?? ''];
  const isListed = (word: string, part: string) => findEntries(word).some((entry) => entry.pos === part);
  if (tag.startsWith('NN')) return /^(?:NN|VB)/u.test(before) && isListed(lemma, 'v');
  const isBeforeNoun = after.startsWith('NN');
  // "wait on average for one second"
  if (pos === 'adj' && before === 'IN' && !/^(?:NN|JJ|VB|RB|CC|,)/u.test(after)) return true;
  if (lower.endsWith('ing') && isListed(lower, 'adj'))
    return before === 'IN' || (tag === 'VBG' && isBeforeNoun);
  return pos === 'v' && /^VB[DN]$/u.test(tag) && isBeforeNoun && /^(?:DT|JJ|CC|IN|PRP\$|CD)$/u.test(before);
}

/** How often each dictionary form stands in the passage; parts of hyphenated words count too. */
function countForms(tokens: readonly Token[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { lemma, lower } of tokens) {
    const forms = new Set([lemma.toLowerCase(), ...(lower.includes('-') ? lower.split('-') : [])]);
    for (const form of forms) if (/^\p{L}{3}/u.test(form)) counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  return counts;
}

function isGivenAway(visible: ReadonlyMap<string, number>, { lemma, lower }: Token): boolean {
  if ((visible.get(lemma) ?? 0) > 1 || (lower !== lemma && visible.has(lower))) return true;
  for (const form of visible.keys()) if (form !== lemma && sharesStem(form, lemma)) return true;
  return false;
}

function sharesStem(left: string, right: string): boolean {
  const [short, long] = left.length <= right.length ? [left, right] : [right, left];
  if (short.length >= stemLength) return long.includes(short);
  return (
    long.startsWith(short) && /^[a-z]?(?:ing|ings|ed|er|ers|s|ly|y|ness)$/u.test(long.slice(short.length))
  );
}

interface Choice {
  /** Spots that the teacher keeps. */
  locked: ReadonlySet<string>;
  count: number;
  random: Random;
}

/** The most useful words, a new sentence before a second blank in the same one. */
function pickSpots(spots: readonly Spot[], { locked, count, random }: Choice): Spot[] {
  const scored = spots.map((spot) => ({ spot, worth: getWorth(spot) + random.next() * variation }));
  const picked: Spot[] = [];
  const fits = ({ token }: Spot) =>
    picked.every(
      (other) =>
        Math.abs(other.token.index - token.index) >= minDistance && other.entry.lemma !== token.lemma,
    );
  for (const spot of spots)
    if (picked.length < count && locked.has(getSpotId(spot)) && fits(spot)) picked.push(spot);
  while (picked.length < count) {
    let best: Spot | undefined;
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

function getWorth({ token, entry }: Spot): number {
  const isAdverb = entry.pos === 'adv';
  return (
    (bandWorth[entry.band] ?? 0) -
    (isAdverb ? 0.8 : 0) -
    (token.tag === 'VBN' || token.tag === 'VBG' ? 0.2 : 0)
  );
}

const getSpotId = ({ token }: Spot): string => `word:${token.start}`;

interface Plan {
  spots: readonly Spot[];
  picked: readonly Spot[];
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

function explain(source: PassageSource, { token, entry }: Spot): string {
  const form = nameForm(token);
  const origin = form === undefined || entry.lemma === token.lower ? '' : `${entry.lemma}의 ${form}, `;
  const label = posLabels[entry.pos] ?? '';
  const meaning = findOwnMeaning(source, entry.lemma, label) ?? entry.senses.join(' / ');
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

function getLevel(picked: readonly Spot[], help: Help): Difficulty {
  if (help === 'bank') return 'low';
  if (help === 'none') return 'high';
  const average = picked.reduce((sum, { entry }) => sum + entry.band, 0) / picked.length;
  return average < 2.2 ? 'low' : 'middle';
}
