import { withParticle } from '#korean.ts';
import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isFinite,
  isHave,
  isNoun,
  isStop,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { hasOnlyMarkedVerbs } from '#grammar/detectors/non-finite.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readSubject } from '#grammar/subject.ts';
import { doubleObjectVerbs, intransitiveVerbs } from '#grammar/verb-lists.ts';
import { nameForm, namePartner, type Pair } from '#grammar/parallel-names.ts';
import { previousWord } from '#grammar/detectors/voice.ts';
import { toIng, toPast } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** The verb after `conjunction` and the last verb before it in the same form. */
function readPair(view: SentenceView, conjunction: number): Pair | undefined {
  const word = view.at(conjunction).lower;
  if (!/^(?:and|or|but)$/u.test(word)) return undefined;
  const right = skipAdverbs(view, conjunction + 1);
  const { tag } = view.at(right);
  if (!/^(?:VBG|VB|VBZ|VBD|VBP|VBN)$/u.test(tag) || isBe(view.at(right)) || isHave(view.at(right)))
    return undefined;
  if (joinsClauses(view, conjunction, right) || isAttributeOfList(view, conjunction, right)) return undefined;
  // "stars rise and set": the verb right before may be taken for a noun.
  if (hasOneForm(view.at(right)) && getVerbForms(view.at(conjunction - 1).lower).isBase) return undefined;
  for (let left = conjunction - 1; left >= Math.max(0, conjunction - 14); left -= 1) {
    const token = view.at(left);
    if (/^(?:;|:|–|—)$/u.test(token.lower)) return undefined;
    if (opensClause(view, left, conjunction) || endsFirstClause(view, left, conjunction)) return undefined;
    if (isAttribute(view, left) || isPluralNoun(view, left)) continue;
    const isPair = (token.tag === tag && token.isSure && !isBe(token)) || isActivePast(view, left, tag);
    if (isPair) return isJoined(view, left, right) ? { left, right } : undefined;
    if (isFinite(token) && token.tag !== 'MD') return undefined;
    // "stars rise and set": a word of one form may be joined to any verb.
    if (isVerb(token) && !isBe(token) && !isHave(token) && hasOneForm(view.at(right))) return undefined;
  }
  return undefined;
}

/** "searched printed matter", "as known stars rise": a participle before its noun is no partner. */
function isAttribute(view: SentenceView, index: number): boolean {
  const before = view.at(previousWord(view, index));
  const isPast = /^VB[DN]$/u.test(view.at(index).tag) && isNoun(view.at(index + 1));
  if (!isPast || isBe(before) || isHave(before) || before.lower === 'that') return false;
  return /^(?:DT|PRP\$|JJ.?|RBR|IN|POS|VB.*|WRB)$/u.test(before.tag);
}

/** "slows it down, inserts longer pauses, and": a noun that looks like a verb. */
const isPluralNoun = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBZ' && view.at(index + 1).tag === ',' && view.at(index - 1).lower.endsWith('er');

/** "from the postcards and illustrated magazines": nouns may be joined, and the participle stands before one. */
const isAttributeOfList = (view: SentenceView, conjunction: number, right: number): boolean =>
  /^VB[DN]$/u.test(view.at(right).tag) &&
  getVerbForms(view.at(right).lower).isParticiple &&
  /^NNS?$/u.test(view.at(right + 1).tag) &&
  isNoun(view.at(conjunction - 1));

const hasOneForm = ({ lower }: Token): boolean => {
  const { isBase, isPast } = getVerbForms(lower);
  return isBase && isPast;
};

/** What follows the conjunction has its own subject, or is an order, and joins no verb before it. */
function joinsClauses(view: SentenceView, conjunction: number, right: number): boolean {
  const { tag, lemma } = view.at(right);
  const commas = view.tokens.slice(0, conjunction).filter((token) => token.tag === ',').length;
  const isBehindComma = view.at(conjunction - 1).tag === ',';
  // "and no longer did it matter", "and did the sea rise?"
  const subject = lemma === 'do' ? readNounPhrase(view, right + 1) : undefined;
  const isTurned = /^VBP?$/u.test(view.at(skipAdverbs(view, subject?.end ?? right)).tag);
  if (subject && (isTurned || view.at(view.length - 1).text === '?')) return true;
  // "learn by watching, but watching is", "and missing pieces are"
  if (tag === 'VBG' && isBehindComma && hasOwnVerb(view, right)) return true;
  // "you may break it, but try it first"
  return tag === 'VB' && isBehindComma && (commas === 1 || view.at(conjunction).lower === 'but');
}

/** The -ing form is the subject of a verb, or describes it. */
function hasOwnVerb(view: SentenceView, ing: number): boolean {
  if (isFinite(view.at(skipAdverbs(view, ing + 1))) || readSubject(view, ing) !== undefined) return true;
  const subject = readSubject(view, ing + 1);
  return subject !== undefined && subject.type !== 'gerund' && isNoun(view.at(ing + 1));
}

/** "If you want to move well, focus and let", "When it rains, water flows and stays": the clause of the condition is over. */
const endsFirstClause = (view: SentenceView, index: number, conjunction: number): boolean =>
  view.at(index).tag === ',' &&
  index < conjunction - 1 &&
  subordinators.has(view.at(0).lower) &&
  !view.tokens.slice(0, index).some((token) => token.tag === ',') &&
  (view.at(conjunction - 1).tag !== ',' || !isFinite(view.at(skipAdverbs(view, index + 1))));

/** ", and a thick mist": a clause of its own begins between the two, whose verb was not seen. */
function opensClause(view: SentenceView, index: number, conjunction: number): boolean {
  if (view.at(index).tag !== 'CC' || view.at(index - 1).tag !== ',' || index === conjunction) return false;
  return startsNounPhrase(view.at(skipAdverbs(view, index + 1)));
}

/** "divided the men into pairs": a past form with its object that is taken for a participle. */
function isActivePast(view: SentenceView, left: number, tag: string): boolean {
  const token = view.at(left);
  const auxiliary = view.at(previousWord(view, left));
  if (tag !== 'VBD' || token.tag !== 'VBN' || isBe(auxiliary) || isHave(auxiliary)) return false;
  return isNoun(auxiliary) && startsNounPhrase(view.at(left + 1)) && toPast(token.lemma) === token.lower;
}

/** Nothing tells that the two belong to different verbs or clauses. */
function isJoined(view: SentenceView, left: number, right: number): boolean {
  const { tag } = view.at(right);
  const auxiliary = view.at(previousWord(view, left));
  const after = view.at(right + 1);
  // "revised plans and borrowed ideas" are nouns with their participles.
  if (tag === 'VBN' && isNoun(after) && !isHave(auxiliary)) return false;
  // "bring seeds, and cut banks offer them ground": no verb.
  const phrase = readNounPhrase(view, right + 1);
  if (phrase && /^VB[PND]?$/u.test(tag) && isNoun(after) && isFinite(view.at(phrase.end))) return false;
  // "had essays marked by teachers and added"
  if (
    /^VB[DN]$/u.test(tag) &&
    view.at(left).tag === 'VBN' &&
    view.at(left + 1).lower === 'by' &&
    isNoun(auxiliary)
  )
    return false;
  if (isInContactClause(view, left) || joinsAnother(view, left, right)) return false;
  // "was born in a village and left it", "songs that get stuck and found that": the second is no passive.
  const isPassive = isBe(auxiliary) || auxiliary.lemma === 'get';
  const takesObject = startsNounPhrase(after) || after.lower === 'that' || after.tag === 'VBG';
  if (tag === 'VBN' && isPassive && takesObject && !doubleObjectVerbs.has(view.at(right).lemma)) return false;
  if (tag === 'VBN' && isPassive && !mayBePassive(view, left, right)) return false;
  return !isMainUnseen(view, left, right);
}

/** "goals they have never agreed to, and argue", "the load it will carry and make": a clause of the noun. */
function isInContactClause(view: SentenceView, left: number): boolean {
  const before = previousWord(view, left);
  const first = view.at(before).tag === 'MD' || isHave(view.at(before)) ? before : left;
  // "In her twenties she moved": nothing but a phrase of time.
  const isLater = view.tokens.slice(0, first).some(isFinite);
  return isLater && view.at(first - 1).tag === 'PRP' && isNoun(view.at(first - 2));
}

/** The word right before the conjunction, or at the head of the listed member, is the partner. */
function joinsAnother(view: SentenceView, left: number, right: number): boolean {
  const conjunction = view.tokens.findLastIndex((token, index) => index < right && token.tag === 'CC');
  const before = view.at(conjunction - 1);
  const { tag } = view.at(right);
  // "in which lifting and moving forward are"
  if (tag === 'VBG' && conjunction - 1 > left && before.lower.endsWith('ing') && isNoun(before)) return true;
  // "too ill or exhausted to work", "looked weak and faded"
  const isState = tag === 'VBN' || (tag === 'VBD' && isStop(view.at(right + 1)));
  if (isState && before.tag === 'JJ') return true;
  // "last for years, are easy to wash, and come"
  const comma = view.tokens.findLastIndex((token, index) => index < left && token.tag === ',');
  const head = skipAdverbs(view, comma + 1);
  const isHeaded = comma >= 0 && head < left && isFinite(view.at(head)) && view.at(head).tag !== 'MD';
  return before.tag === ',' && isHeaded && tag === 'VB';
}

/** "was born in 1890 and graduated", "was written in Haiti and appeared": not what was done to it. */
function mayBePassive(view: SentenceView, left: number, right: number): boolean {
  // "was awarded the prize and kept working"
  if (view.at(left).lower === 'born' || view.at(right + 1).tag === 'VBG') return false;
  const { lemma } = view.at(right);
  const isListed = view.at(right - 2).tag === ',';
  return isListed || !(intransitiveVerbs.has(lemma) || /^(?:die|work|graduate|come|go|live)$/u.test(lemma));
}

/** "the animals on which they feed increase and eat": the verb that the relative clause leads up to was not seen. */
function isMainUnseen(view: SentenceView, left: number, right: number): boolean {
  const relative = view.tokens.findLastIndex(({ tag }, index) => index < left && /^(?:WDT|WP)$/u.test(tag));
  const isOver = view.tokens.slice(relative, left).some((token) => token.tag === ',' || isFinite(token));
  if (relative < 0 || isOver || !isFinite(view.at(left)) || view.tokens.slice(0, relative).some(isFinite))
    return false;
  return hasOnlyMarkedVerbs(view, right + 1);
}

/** Second verb of a pair in one form → another form. */
const parallelVerb: GrammarDetector = {
  rule: 'parallel-verb',
  category: '병렬 구조',
  find: (view) =>
    view.tokens.flatMap((_, index): SpotDraft[] => {
      const pair = readPair(view, index);
      if (!pair) return [];
      const right = view.at(pair.right);
      const left = view.at(pair.left);
      const corrupted = readCorruption(view, pair.left, pair.right);
      if (pair.right - pair.left < 3 || (!right.isSure && !/(?:ed|ing)$/u.test(right.lower))) return [];
      return [
        {
          ...base,
          first: pair.right,
          end: pair.right + 1,
          corrupted: corrupted ?? (right.tag === 'VBG' ? right.lemma : toIng(right.lemma)),
          because: `접속사 ${view.at(index).lower}에 의해 앞의 ${withParticle(namePartner(view, pair), '과')} 병렬로 연결되므로`,
          form: nameForm(view, pair),
          ...listOthers(view, pair),
          evidence: [pair.left, index],
          isAnswer:
            corrupted !== undefined &&
            right.isSure &&
            (right.tag !== 'VBN' || isHave(view.at(previousWord(view, pair.left)))) &&
            !takesGerund.test(left.lemma) &&
            !hangsOnPreposition(view, pair.left),
        },
      ];
    }),
};

/** "through the will to do it and absorbing the costs": the gerund might follow the preposition. */
function hangsOnPreposition(view: SentenceView, left: number): boolean {
  if (view.at(left - 1).tag !== 'TO') return false;
  let first = left - 2;
  // "the will" is sometimes read as the auxiliary.
  while (/^(?:JJ|NN|NNS|DT|MD|PRP\$)$/u.test(view.at(first).tag)) first -= 1;
  return first < left - 2 && view.at(first).tag === 'IN';
}

/** Another form of the second verb that keeps the sentence right. */
function listOthers(view: SentenceView, { left, right }: Pair): Partial<SpotDraft> {
  const { tag, lemma } = view.at(right);
  // "was living there, playing the piano and waiting": a clause of participles stands by itself.
  // "such as solving puzzles and stringing beads": so do gerunds of a preposition.
  const isParted = /^(?:,|IN)$/u.test(view.at(left - 1).tag);
  if (tag === 'VBG' && !isParted && hasPastBefore(view, left)) return { alsoRight: toPast(lemma) };
  // "asks her to stay and sings": sing would be parallel to stay, but not in "learned to drive, studied anatomy, and went".
  const between = view.tokens.slice(left + 1, right);
  const infinitive = between.findLastIndex(
    // "the right to bottle the drink": the infinitive of a noun.
    ({ tag: one }, at) => one === 'VB' && between[at - 1]?.tag === 'TO' && !isNoun(view.at(left + at - 1)),
  );
  // "She tried to swim but failed": what is set against the first verb is not joined to its infinitive.
  const isLast =
    view.at(right - 1).lower !== 'but' &&
    infinitive > 0 &&
    !between.slice(infinitive + 1).some((token) => isVerb(token) || token.tag === ',');
  if (/^VB[ZPD]$/u.test(tag) && isLast) return { alsoRight: lemma };
  // "should ask him to come, and let him in": the auxiliary may govern both.
  const isOnlyTo =
    !view.tokens.slice(0, left).some((token) => token.tag === 'MD') &&
    !between.some((token) => token.tag === ',');
  return tag === 'VB' && view.at(left - 1).tag === 'TO' && isOnlyTo ? { alsoRight: `to ${lemma}` } : {};
}

/** "keeps us awake and telling", "likes tea and reading": a gerund or participle might be joined to the object. */
const takesGerund =
  /^(?:keep|stay|remain|sit|stand|lie|leave|find|make|see|hear|watch|feel|have|get|like|love|hate|enjoy|prefer|mean|require|involve|include|need|start|begin|stop|avoid|consider|imagine|suggest|catch|notice|spend|send)$/u;

function readCorruption(view: SentenceView, left: number, right: number): string | undefined {
  const token = view.at(right);
  if (token.tag === 'VBG') return hasBareReading(view, right) ? undefined : token.lemma;
  // A gerund with its own object could join a noun only as nonsense.
  const next = view.at(right + 1);
  const takesObject = startsNounPhrase(next) || /^(?:IN|TO|RP|\$)$/u.test(next.tag);
  if (!takesObject || hasGerund(view, right)) return undefined;
  return token.tag === 'VB' && view.at(left - 1).tag !== 'TO' && view.at(left - 1).tag !== 'MD'
    ? undefined
    : toIng(token.lemma);
}

/** "spent four days trudging and collecting": collected would be parallel to spent. */
function hasPastBefore(view: SentenceView, left: number): boolean {
  return view.tokens.slice(0, left).some((token) => token.tag === 'VBD' && !isBe(token) && !isHave(token));
}

/** A bare form after "and" may follow an infinitive, a modal or a plural present. */
function hasBareReading(view: SentenceView, right: number): boolean {
  for (let index = 0; index < right; index += 1)
    if (/^(?:VB|VBP|MD|TO)$/u.test(view.at(index).tag)) return true;
  return false;
}

function hasGerund(view: SentenceView, right: number): boolean {
  for (let index = 0; index < right; index += 1)
    if (view.at(index).tag === 'VBG' || view.at(index).lower.endsWith('ing')) return true;
  return false;
}

export const parallelDetectors: readonly GrammarDetector[] = [parallelVerb];
