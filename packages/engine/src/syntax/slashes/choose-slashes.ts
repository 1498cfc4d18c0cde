import { isBe, isFinite, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { isContradicted } from '#syntax/slashes/clause-places.ts';
import { findSlashes } from '#syntax/slashes/find-slashes.ts';
import { mendJoins } from '#syntax/slashes/join-slashes.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { partsWhole } from '#syntax/slashes/whole-words.ts';
import { splitOverlong } from '#syntax/slashes/overlong-chunks.ts';
import { mendStray } from '#syntax/slashes/stray-slashes.ts';
import { countBetween, isWeakCut, isWorthIt, weighSureness } from '#syntax/slashes/sure-cuts.ts';
import { dropUnclosed } from '#syntax/slashes/unclosed-subjects.ts';

/** How fine the chunks are. */
export type Grain = 'fine' | 'usual' | 'coarse';

const thresholds: Readonly<Record<Grain, number>> = { fine: 1.2, usual: 1.5, coarse: 2.2 };
const shortestSentence = 6;
/** Words in a chunk beyond which a weaker pause is better than none. */
const longestChunks: Readonly<Record<Grain, number>> = { fine: 9, usual: 11, coarse: 16 };
/** Words in a chunk beyond which a pause for breath is better than none, wherever a phrase begins. */
const overlongChunks: Readonly<Record<Grain, number>> = { fine: 11, usual: 12, coarse: 18 };
/** Words up to which a chunk is read in one breath, so that no weak pause is worth its risk. */
const easyChunks: Readonly<Record<Grain, number>> = { fine: 7, usual: 9, coarse: 13 };
/** Words in a chunk up to which no phrase is parted from it. */
const wholeChunks: Readonly<Record<Grain, number>> = { fine: 5, usual: 7, coarse: 7 };
const shortSubject = 8;
/** Words of a clause up to which a bare subject is not parted from its verb. */
const longestBare = 11;
const clauseOpener =
  /^(?:that|because|when|if|while|although|though|since|before|after|until|what|which|whose|where|how|why|whether|as|and|but|or)$/u;
/** Verbs of a question, which may stand alone before it. */
const asking = /^(?:ask|wonder|inquire|consider|debate|question|describe)$/u;
const weakestFill = 0.7;
const shortestFill = 3;
const longestFill = 4;

/** The pauses to print: the strongest first, none so near another that a scrap is left. */
export function chooseSlashes(
  view: SentenceView,
  grain: Grain,
  isLocked: (slash: Slash) => boolean = () => false,
): Slash[] {
  const all = findSlashes(view);
  const total = countBetween(view, 0, view.length);
  const chosen: Slash[] = all.filter(isLocked);
  if (total >= shortestSentence) {
    const wanted = all.filter((slash) => slash.strength >= thresholds[grain] && !isLocked(slash));
    wanted.sort((left, right) => right.strength - left.strength || left.before - right.before);
    for (const slash of wanted) if (fits(view, chosen, slash, wholeChunks[grain])) chosen.push(slash);
  }
  const settled = settleAll(view, chosen, isLocked);
  const kept = dropWeak(view, settled, easyChunks[grain], isLocked);
  const mended = mendStray(view, fillLongChunks(view, kept, all, grain), isLocked).filter(
    (slash) => isLocked(slash) || !partsWhole(view, slash.before),
  );
  return total >= shortestSentence ? splitOverlong(view, mended, overlongChunks[grain]) : mended;
}

/**
 * Without the weak pauses that are not sure, and without those between chunks that are read in one breath
 * together: of several in one long stretch the surest near its middle stays.
 */
function dropWeak(
  view: SentenceView,
  chosen: readonly Slash[],
  easy: number,
  isLocked: (slash: Slash) => boolean,
): Slash[] {
  let kept = [...chosen];
  for (;;) {
    const worst = findWorst(view, kept, easy, isLocked);
    if (!worst) return kept;
    kept = kept.filter((slash) => slash !== worst);
  }
}

function findWorst(
  view: SentenceView,
  kept: readonly Slash[],
  easy: number,
  isLocked: (slash: Slash) => boolean,
): Slash | undefined {
  const doubted = kept.flatMap((slash, index) => {
    if (!isWeakCut(slash) || isLocked(slash)) return [];
    const left = kept[index - 1]?.before ?? 0;
    const right = kept[index + 1]?.before ?? view.length;
    const sureness = weighSureness(view, slash, left, right);
    const whole = countBetween(view, left, right);
    const part = Math.min(countBetween(view, left, slash.before), countBetween(view, slash.before, right));
    return isWorthIt(slash, sureness, whole, easy) ? [] : [{ slash, worth: sureness * 100 + part }];
  });
  doubted.sort((one, other) => one.worth - other.worth);
  return doubted[0]?.slash;
}

/** Without those that open what nothing closes, and with those that close what else would run on. */
function settleAll(
  view: SentenceView,
  chosen: readonly Slash[],
  isLocked: (slash: Slash) => boolean,
): Slash[] {
  const kept = new Set(dropUnclosed(view, chosen));
  const whole = chosen
    .filter((slash) => kept.has(slash) || isLocked(slash))
    .sort((left, right) => left.before - right.before);
  return mendJoins(view, whole).filter(
    (slash, index, all) =>
      isLocked(slash) ||
      !(
        isContradicted(view, slash) ||
        partsShortSubject(view, slash, all[index + 1], all[index - 1]) ||
        partsBareSubject(view, slash, all[index + 1], all[index - 1]) ||
        leavesOpener(view, slash, all[index - 1])
      ),
  );
}

/** "Planting three trees in its place / may look generous": a subject of one breath has no pause inside. */
const partsShortSubject = (view: SentenceView, slash: Slash, next?: Slash, last?: Slash): boolean =>
  slash.reason === '전치사구 앞' &&
  next?.reason === '긴 주어 뒤' &&
  countBetween(view, last?.before ?? 0, next.before) <= shortSubject;

/** "that the opposite / had happened": a subject of a few words is read with its verb. */
function partsBareSubject(
  view: SentenceView,
  { before, reason }: Slash,
  next?: Slash,
  last?: Slash,
): boolean {
  const start = last?.before ?? 0;
  const isShort = countBetween(view, start, next?.before ?? view.length) <= longestBare;
  if (
    reason !== '긴 주어 뒤' ||
    last?.reason === '비교 대상 앞' ||
    !isShort ||
    countBetween(view, start, before) > shortestFill
  )
    return false;
  const opensClause = clauseOpener.test(view.at(start).lower);
  // "regarded him / as stiff / was a mistake": behind a phrase the verb may be that of another noun.
  if (view.at(start).lower === 'as' && !/^(?:DT|PRP\$)$/u.test(view.at(start + 1).tag)) return false;
  const subject = view.tokens.slice(opensClause ? start + 1 : start, before);
  return (
    subject.length > 0 && subject.every(({ tag }) => /^(?:DT|PRP\$?|CD|JJ[RS]?|NN|NNS|NNPS?|POS)$/u.test(tag))
  );
}

/** "so that / what they say": words that only open what follows are no chunk. */
const leavesOpener = (view: SentenceView, { before }: Slash, last?: Slash): boolean =>
  view.tokens
    .slice(last?.before ?? 0, before)
    .every(({ tag, lower }) => /^(?:IN|CC|TO|WDT)$/u.test(tag) || lower === 'so');

/** A chunk too long to read in one breath takes its best weaker pause, if one leaves the others as they are. */
function fillLongChunks(
  view: SentenceView,
  chosen: readonly Slash[],
  all: readonly Slash[],
  grain: Grain,
): Slash[] {
  let filled = [...chosen];
  for (let round = 0; round < longestFill; round += 1) {
    const places = [0, ...filled.map(({ before }) => before), view.length];
    const spare = all.filter(
      (slash) =>
        slash.strength >= weakestFill &&
        !isLoose(view, slash) &&
        isInLongChunk(view, places, slash.before, longestChunks[grain]) &&
        isSure(view, slash, places, easyChunks[grain]),
    );
    spare.sort((left, right) => right.strength - left.strength || left.before - right.before);
    const next = spare
      .map((slash) => settleAll(view, [...filled, slash], (other) => filled.includes(other)))
      .find((settled) => settled.length > filled.length);
    if (!next) return filled;
    filled = next;
  }
  return filled;
}

/** Between two nouns, or before a phrase that runs into a list: the chunk had better stay long. */
function isLoose(view: SentenceView, { before, strength, reason }: Slash): boolean {
  const end = findMark(view, before);
  if (reason !== '등위접속사 앞' || strength >= 1.5)
    return findLists(view).some(({ commas }) => commas.includes(end));
  // "the shape or the size": both have their article, and neither is the subject of a verb behind.
  const isPaired =
    /^(?:DT|PRP\$)$/u.test(view.at(before + 1).tag) && !view.tokens.slice(before, end).some(isFinite);
  return !isPaired && view.at(before).lower !== 'but';
}

function isSure(view: SentenceView, slash: Slash, places: readonly number[], easy: number): boolean {
  const left = Math.max(...places.filter((place) => place < slash.before));
  const right = Math.min(...places.filter((place) => place > slash.before));
  const words = countBetween(view, left, right);
  return !isWeakCut(slash) || isWorthIt(slash, weighSureness(view, slash, left, right), words, easy);
}

function isInLongChunk(view: SentenceView, places: readonly number[], before: number, most: number): boolean {
  const left = Math.max(...places.filter((place) => place <= before));
  const right = Math.min(...places.filter((place) => place > before));
  if (left === before || countBetween(view, left, right) <= most) return false;
  return (
    countBetween(view, left, before) >= shortestFill && countBetween(view, before, right) >= shortestFill
  );
}

/** A phrase is parted only from a chunk that is long enough for two. */
const isOptional = ({ reason, strength }: Slash): boolean =>
  strength < 2 && /^(?:전치사구|to부정사구|형용사구) 앞$/u.test(reason);

function fits(view: SentenceView, chosen: readonly Slash[], slash: Slash, whole: number): boolean {
  const places = [0, ...chosen.map(({ before }) => before), view.length];
  const left = Math.max(...places.filter((place) => place < slash.before));
  const right = Math.min(...places.filter((place) => place > slash.before));
  // A preposition may belong to the noun before it, so its pause is the least sure of all.
  const most = slash.reason === '전치사구 앞' && slash.strength < 1.8 ? whole + 1 : whole;
  if (isOptional(slash) && countBetween(view, left, right) <= most) return false;
  const isJoint = slash.reason === '등위접속사 앞' && right < view.length;
  // "/ found / that …": the verb of a long subject may stand alone before its clause.
  const isClause = /절 앞$/u.test(slash.reason) && slash.strength >= 2.2;
  const least = slash.strength >= 2.6 || isClause || (isJoint && slash.strength >= 2) ? 2 : 3;
  const before = countBetween(view, left, slash.before);
  const isMarked = /^[,:;–—]$/u.test(view.at(slash.before - 1).text);
  const after = countBetween(view, slash.before, right);
  const verb = view.at(slash.before - 1);
  const isSay =
    (/^(?:that절|접속사가 생략된 절) 앞$/u.test(slash.reason) ||
      // "shows / how an invention can change habits"
      (slash.reason === '명사절 앞' &&
        after > shortestFill + 1 &&
        (clauseVerbs.has(verb.lemma) || asking.test(verb.lemma)))) &&
    before === 1 &&
    left > 0 &&
    isVerb(verb) &&
    !isBe(verb);
  // "by saying / that …"
  const isGerund = view.at(slash.before).tag === 'IN' && view.at(slash.before + 1).tag === 'VBG';
  // "from door to door / asking / where they had been"
  const isAsking =
    view.at(slash.before).tag === 'VBG' && after === 1 && right < view.length && before >= least;
  if (isAsking) return true;
  const hasRoom = before >= least || isSay || (isMarked && before >= 1);
  return (
    hasRoom && after >= (isGerund || (right === view.length && slash.reason !== '등위접속사 앞') ? 2 : least)
  );
}
