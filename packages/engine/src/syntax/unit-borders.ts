import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isAdverb, isBe, isFinite, isHave, isNoun, isVerb } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readOnce } from '#read-once.ts';
import { findFixedPhrases, type PhraseMatch } from '#syntax/fixed-phrases.ts';
import { isStranded, readPhraseEnd } from '#syntax/unit-phrases.ts';
import type { Unit } from '#syntax/units.ts';

const longestGlued = 7;
const article = /^(?:the|a|an|my|your|his|its|our|their|every|no)$/u;
const degree = /^(?:so|too|very|as|more|most|less|least|quite|rather|even|almost|just)$/u;
const quantity =
  /^(?:most|some|many|much|all|part|none|each|one|half|few|several|any|both|neither|either|enough|rest)$/u;
/** Words that go with the conjunction behind them: even after, long before, minutes before. */
const focus =
  /^(?:even|only|just|long|shortly|soon|right|immediately|especially|chiefly|mainly|mostly|largely|partly|particularly|simply|precisely|exactly|merely|primarily)$/u;
const timeNoun =
  /^(?:seconds|minutes|hours|days|weeks|months|years|decades|centuries|moment|hour|day|week|month|year|decade|century)$/u;
const marker =
  /^(?:after|before|when|while|if|as|because|until|since|though|where|how|why|wherever|whenever)$/u;
/** Verbs with two objects, or an object and what it becomes. */
const twoObjects =
  /^(?:give|offer|show|teach|tell|ask|cost|send|make|call|bring|lend|pay|leave|grant|hand|promise|allow|find|consider|keep|name|turn|buy|get|win|save)$/u;

/** Joins neighbours that are halves of one phrase, as long as the whole is not too long for a unit. */
export function glueHalves(view: SentenceView, units: readonly Unit[]): Unit[] {
  const glued: Unit[] = [];
  for (const whole of units) {
    const last = glued.at(-1);
    const [unit, clause] = splitMarker(view, whole);
    if (last && unit.end - last.first <= longestGlued && isHalf(view, unit)) {
      const isLed = /^(?:preposition|marker|infinitive|noun|verb)$/u.test(last.type) || unit.type === 'other';
      glued[glued.length - 1] = { ...last, type: isLed ? last.type : unit.type, end: unit.end };
    } else glued.push({ ...unit });
    if (clause) glued.push(clause);
  }
  return glued;
}

/** "to catch up | with what": the preposition ends the phrase, what opens a clause. */
function splitMarker(view: SentenceView, unit: Unit): [Unit, Unit?] {
  const { first, end } = unit;
  const phrase = phraseEnds(view).get(first);
  const isSplit =
    unit.type === 'marker' &&
    end - first === 2 &&
    phrase?.end === first + 1 &&
    phrase.end - phrase.first >= longestIdiom;
  return isSplit
    ? [
        { ...unit, end: first + 1 },
        { ...unit, first: first + 1 },
      ]
    : [unit];
}

/** Whether a border between two units cuts a phrase, or might. */
export const cutsPhrase = (view: SentenceView, units: readonly Unit[]): boolean =>
  units.some((unit, index) => index > 0 && (isHalf(view, unit) || isDoubtful(view, unit.first)));

const isMark = (view: SentenceView, index: number): boolean => !/[\p{L}\p{N}%]/u.test(view.at(index).text);

/** Whether the unit begins in the middle of a phrase. */
function isHalf(view: SentenceView, { first: at, end }: Unit): boolean {
  if (isMark(view, at - 1) || isMark(view, at)) return false;
  return (
    cutsFixed(view, at, isMark(view, end - 1) ? end - 1 : end) ||
    cutsNoun(view, at) ||
    cutsDegree(view, at) ||
    cutsPreposition(view, at) ||
    cutsQuestion(view, at)
  );
}

/** Where a fixed group of words or a phrase of the lexicon ends, by each border inside it. */
const phraseEnds = readOnce((view: SentenceView): ReadonlyMap<number, { first: number; end: number }> => {
  const ends = new Map<number, { first: number; end: number }>();
  for (const { first, end } of findFixedPhrases(view).filter((match) => !isComparison(view, match)))
    for (let at = first + 1; at < end; at += 1) ends.set(at, { first, end });
  for (const { positions } of listSentencePhrases(view.analysis, view.sentence)) {
    const first = positions[0] ?? 0;
    const end = (positions.at(-1) ?? 0) + 1;
    positions.forEach((position, index) => {
      if (index > 0 && position === (positions[index - 1] ?? 0) + 1) ends.set(position, { first, end });
    });
  }
  return ends;
});

/** "know more than anyone else": the quantity belongs to the verb. */
const isComparison = (view: SentenceView, { first, end }: PhraseMatch): boolean =>
  end - first === 2 &&
  view.at(first + 1).lower === 'than' &&
  !/^(?:other|rather)$/u.test(view.at(first).lower);

const particle = /^(?:on|in|out|up|off|down|away|back|over)$/u;
const longestPhrasal = 4;
const pairReach = 6;
const longestIdiom = 3;

/** "so | to speak", "to make | fun of Galileo", "put | on headphones"; "think | of symbols" may be cut. */
function cutsFixed(view: SentenceView, at: number, end: number): boolean {
  const phrase = phraseEnds(view).get(at);
  if (phrase === undefined || view.at(at).lower === 'that') return false;
  const isPhrasal =
    particle.test(view.at(at).lower) &&
    isVerb(view.at(at - 1)) &&
    end - at < longestPhrasal &&
    !/^(?:what|which|whom?|how|whether|why|where)$/u.test(view.at(at + 1).lower);
  return phrase.end >= end || isPhrasal || phrase.end - phrase.first >= longestIdiom;
}

function cutsNoun(view: SentenceView, at: number): boolean {
  const [left, right] = [view.at(at - 1), view.at(at)];
  const isNominal = isNoun(right) || isAdjective(right) || right.tag === 'CD';
  if (left.lower === 'very' && article.test(view.at(at - 2).lower)) return isNominal;
  if (article.test(left.lower) || left.tag === 'POS' || left.lower === 'whose') return true;
  if (/^(?:DT|PDT|PRP\$|CD)$/u.test(left.tag) && isNominal) return true;
  if (left.lower === 'but' && /^(?:no|any)thing$/u.test(view.at(at - 2).lower)) return isNominal;
  if (right.lower === 'else' || (left.text.includes('-') && isNoun(right))) return true;
  // "one another's | suggestions"
  if (/^['’]s$/u.test(left.text) && /^(?:an)?other$/u.test(view.at(at - 2).lower)) return true;
  if (/^(?:twice|double|half)$/u.test(left.lower) && /^(?:DT|PRP\$)$/u.test(right.tag)) return true;
  // "between one cent | and | nothing", "at minus | eighteen degrees"
  if (right.tag === 'CC' || left.tag === 'CC') {
    const open = view.tokens.slice(Math.max(0, at - pairReach), at).map(({ lower }) => lower);
    const verbs = view.tokens.slice(Math.max(0, at - pairReach) + open.lastIndexOf('between'), at + 1);
    const isOpen = open.includes('between') && open.filter((word) => word === 'and').length <= 1;
    const closes = right.tag === 'CC' || !open.slice(0, -1).includes('and');
    if (isOpen && closes && !verbs.some(isFinite)) return right.lower === 'and' || left.lower === 'and';
  }
  if (left.lower === 'minus' || right.lower === 'minus') return true;
  // "20 hours a day"
  if (/^an?$/u.test(right.lower) && /^(?:hour|day|night|week|month|year)$/u.test(view.at(at + 1).lower))
    return isNoun(left) || left.tag === 'CD' || /^(?:once|twice)$/u.test(left.lower);
  if (left.tag === 'NN' && right.tag === 'NNP') return true;
  // "in March | 1944"
  if (left.tag === 'NNP' && /^\d{4}$/u.test(right.text)) return true;
  // "to last | year's fires"
  if (/^(?:last|next)$/u.test(left.lower) && timeNoun.test(right.lower)) return true;
  // "its unstarred | neighbors", "half | hidden", "from vial | eight"
  if (left.tag === 'VBN' && /^(?:the|an?|its|their|his|her)$/u.test(view.at(at - 2).lower) && isNoun(right))
    return true;
  if (left.tag === 'VBN' && isNoun(right) && isFull(view.at(at - 2))) return true;
  if (left.lower === 'half' && /^(?:VBN|JJ)$/u.test(right.tag)) return true;
  if (left.tag === 'NN' && right.tag === 'CD' && view.at(at - 2).tag === 'IN') return true;
  if (right.lower === 'more' && timeNoun.test(left.lower) && !isNoun(view.at(at + 1))) return true;
  // "large raised | letters"
  if (/^VB[GN]$/u.test(left.tag) && isAdjective(view.at(at - 2)) && isNoun(right)) return true;
  // "nothing so glamorous", "something strange"
  if (/^(?:some|any|no|every)thing$/u.test(left.lower))
    return isAdjective(right) || (/^(?:so|as|too|very)$/u.test(right.lower) && isAdjective(view.at(at + 1)));
  // "he or she", "whose direction and length"
  if (right.tag === 'CC') {
    const isPair = left.tag === 'PRP' && view.at(at + 1).tag === 'PRP' && right.lower === 'or';
    return isPair || (view.at(at - 2).lower === 'whose' && isNoun(left) && isNoun(view.at(at + 1)));
  }
  // "his or her presence"
  if (/^PRP\$$/u.test((right.tag === 'CC' ? left : right).tag) && (right.tag === 'CC' || left.tag === 'CC'))
    return view.at(right.tag === 'CC' ? at + 1 : at - 2).tag === 'PRP$';
  // "fully | formed young"
  // "to define | that | connection, however,"
  if (left.lower === 'that' && isNoun(right)) return view.at(at + 1).text === ',';
  if (left.lower === 'contrary' && right.lower === 'to') return true;
  // "20 | to 30 centimeters long"
  if (right.lower === 'to' && left.tag === 'CD') return view.at(at + 1).tag === 'CD';
  const isFormed =
    left.tag === 'VBN' && view.at(at - 2).tag === 'RB' && /^(?:IN|TO)$/u.test(view.at(at - 3).tag);
  if (isFormed && (isAdjective(right) || isNoun(right))) return true;
  if (left.tag === 'RB' && left.lower.endsWith('ly') && right.tag === 'VBN')
    return isAdjective(view.at(at + 1));
  if (left.lower === 'or' && right.tag === 'PRP') return view.at(at - 2).tag === 'PRP';
  if (left.tag === 'CC' && view.at(at - 3).lower === 'whose') return isNoun(right);
  if (right.lower === 'of') {
    const isClause = /^(?:what|which|whom|whose|how)$/u.test(view.at(at + 1).lower);
    return (
      quantity.test(left.lower) ||
      left.lower === 'which' ||
      ((isNoun(left) || left.tag === 'CD') && !isClause)
    );
  }
  // "the painting itself"
  if (/sel(?:f|ves)$/u.test(right.lower) && right.lower !== 'self')
    return isNoun(left) || left.tag === 'PRP' || (left.tag === 'VBG' && !isVerb(view.at(at - 2)));
  // "rising costs had", "removing walls would": subject and first word belong together either way.
  return left.tag === 'VBG' && isNoun(right) && isFinite(view.at(readPhraseEnd(view, at) ?? at));
}

function cutsDegree(view: SentenceView, at: number): boolean {
  const [left, right] = [view.at(at - 1), view.at(at)];
  // "minutes before it fell", but "for years before the roots grow"
  const isPhrase = view.at(at - 2).tag === 'IN' || view.at(at - 3).tag === 'IN';
  if (focus.test(left.lower) && marker.test(right.lower)) return true;
  if (timeNoun.test(left.lower) && /^(?:before|after)$/u.test(right.lower)) return !isPhrase;
  if (/^(?:ago|later|earlier|apart)$/u.test(right.lower)) return timeNoun.test(left.lower) || isAdverb(left);
  // "in later years", "a single sport early", "worth repeating"
  if (/^(?:later|earlier)$/u.test(left.lower)) return isNoun(right) && !timeNoun.test(view.at(at - 2).lower);
  const isLate = /^(?:at|in)$/u.test(view.at(at + 1).lower);
  if (/^(?:early|late)$/u.test(right.lower) && (isNoun(left) || isVerb(left))) return !isLate;
  if (/^(?:early|late)$/u.test(left.lower)) return /^(?:at|in)$/u.test(right.lower);
  if (left.lower === 'worth') return right.tag === 'VBG';
  if (left.lower === 'enough' && isNoun(right)) return true;
  // "the few books there had"
  if (/^t?here$/u.test(right.lower) && isNoun(left)) return isFinite(view.at(at + 1));
  // "with both eyes shut"
  const isState = /^(?:VB[DGNP]?|JJ)$/u.test(right.tag) && isNoun(left);
  const hasWith = view.tokens.slice(Math.max(0, at - 3), at - 1).some(({ lower }) => lower === 'with');
  if (isState && hasWith && isMark(view, at + 1)) return true;
  // "200 meters long"
  const isMeasure = /^(?:long|wide|high|tall|deep|old|thick|away|off)$/u.test(right.lower);
  if (isMeasure && isNoun(left) && view.at(at - 2).tag === 'CD') return true;
  // "must first learn", "has since been told"
  if (/^(?:first|since|long|once)$/u.test(right.lower) && isVerb(view.at(at + 1)))
    return left.tag === 'MD' || isHave(left) || isBe(left);
  // "fell almost | to zero", "much | like the song of a bird"
  if (/^(?:almost|nearly)$/u.test(left.lower) && right.tag === 'TO') return true;
  if (left.lower === 'much' && right.lower === 'like') return true;
  if (left.lower === 'far') return /^(?:from|behind|away|apart|below|above)$/u.test(right.lower);
  if (right.lower === 'as' && view.at(at + 1).lower === 'possible') return true;
  if (isFull(left) && flatAdverb.test(right.lower)) return true;
  // "leaves intact | the arrangement that produced it": behind the object it would be right, too.
  if (/^(?:leave|keep|make|render|hold)$/u.test(left.lemma) && isVerb(left) && isAdjective(right))
    return /^(?:DT|PRP\$)$/u.test(view.at(at + 1).tag);
  if (
    /^(?:somewhere|halfway|deep)$/u.test(left.lower) ||
    (focus.test(left.lower) && !/^(?:long|shortly|soon|right|immediately)$/u.test(left.lower))
  )
    return right.tag === 'IN';
  // "as recently as last week", "a bit more"
  if (right.lower === 'as' && isAdverb(left)) return view.at(at - 2).lower === 'as';
  if (/^(?:bit|lot|little)$/u.test(left.lower)) return /^(?:more|less|too)$|er$/u.test(right.lower);
  // "nearly every chip", "half a century", "the second most expensive one"
  if (
    /^(?:nearly|almost|hardly|scarcely|barely|virtually|half|exactly|roughly)$/u.test(left.lower) &&
    /^(?:P?DT|CD)$/u.test(right.tag)
  )
    return true;
  // "after only | a few tries", "wherever | possible"
  if (left.lower === 'only' && view.at(at - 2).tag === 'IN') return /^(?:DT|CD)$/u.test(right.tag);
  if (
    /^(?:wherever|whenever|where|when|if)$/u.test(left.lower) &&
    /^(?:possible|necessary)$/u.test(right.lower)
  )
    return true;
  if (/^(?:second|third|fourth|next)$/u.test(left.lower)) return right.lower === 'most';
  if (/^ones?$/u.test(right.lower))
    return (
      isAdjective(left) ||
      // "a view | one rejects"
      (isNoun(left) && /^(?:an?|the)$/u.test(view.at(at - 2).lower) && !isFinite(view.at(at + 1)))
    );
  const isModifier = isAdjective(right) || isAdverb(right);
  // "on much | the same device"
  if (left.lower === 'much' && right.lower === 'the') return view.at(at + 1).lower === 'same';
  if (left.lower === 'how') return isModifier && right.lower !== 'often';
  if (degree.test(left.lower) && (isModifier || isNoun(right))) return !isVerb(left);
  return isAdverb(left) && left.lower.endsWith('ly') && isAdjective(right);
}

/** Adverbs without -ly, which go with their verb: "spread wide", "runs straight". */
const flatAdverb = /^(?:wide|tight|open|shut|straight|flat|short|loose|free|clean|high|low|deep)$/u;

const takesAs =
  /^(?:judge|observe|classify|interpret|design|begin|start|see|regard|treat|define|use|describe|know|serve|act|view|think|accept|recognize|dismiss)$/u;
const asReach = 5;

const isFull = (token: Token): boolean =>
  isVerb(token) && !isBe(token) && !isHave(token) && token.tag !== 'MD' && token.lemma !== 'do';

function cutsPreposition(view: SentenceView, at: number): boolean {
  const [left, right] = [view.at(at - 1), view.at(at)];
  // "to judge a souvenir as | an object is …"
  if (left.lower === 'as' && /^(?:DT|PRP\$)$/u.test(right.tag))
    return view.tokens.slice(Math.max(0, at - asReach), at).some(({ lemma }) => takesAs.test(lemma));
  // "directly past | the heart" is read as an adjective.
  if (left.lower === 'out' && right.lower === 'of') return true;
  if (left.tag === 'TO' || (/^(?:past|opposite)$/u.test(left.lower) && /^(?:DT|PRP\$?)$/u.test(right.tag)))
    return true;
  // "from beginning to end"
  if (right.lower === 'to' && view.at(at - 2).lower === 'from')
    return isNoun(left) && isNoun(view.at(at + 1));
  // "before and after the change"
  if (left.tag === 'CC' && right.tag === 'IN') return view.at(at - 2).tag === 'IN';
  if (right.tag === 'CC' && left.tag === 'IN') return view.at(at + 1).tag === 'IN';
  if (isStranded(view, at) && /^(?:IN|RP|RB)$/u.test(right.tag))
    return (
      isVerb(left) ||
      isAdjective(left) ||
      /^(?:RP|PRP)$/u.test(left.tag) ||
      isNoun(left) ||
      particle.test(left.lower)
    );
  if (left.lower === 'than')
    return (
      /^(?:CD|VBG|TO)$/u.test(right.tag) ||
      /^(?:before|ever|once|twice)$/u.test(right.lower) ||
      isThanPhrase(view, at)
    );
  return (
    left.tag === 'IN' &&
    /^(?:on|in|at|for|with|by|of|from|into|onto|about|against|among|between|through|toward|towards|without|within|despite|during|over|under|across|upon)$/u.test(
      left.lower,
    ) &&
    !/^(?:what|which|whom|how)$/u.test(right.lower) &&
    !isStranded(view, at - 1)
  );
}

/** "heavier than females": no verb behind the noun. */
function isThanPhrase(view: SentenceView, at: number): boolean {
  const end = isAdjective(view.at(at)) ? at + 1 : readPhraseEnd(view, at);
  return end !== undefined && !isVerb(view.at(end));
}

const asking =
  /^(?:ask|know|decide|see|tell|choose|wonder|learn|find|understand|determine|show|explain|guess)$/u;

/** which line to take, what time it was, knows which people came */
function cutsQuestion(view: SentenceView, at: number): boolean {
  const [before, left, right] = [view.at(at - 2), view.at(at - 1), view.at(at)];
  if (!/^(?:which|what)$/u.test(left.lower) || !isNoun(right)) return false;
  const end = readPhraseEnd(view, at) ?? at + 1;
  const next = view.at(end);
  if (next.tag === 'TO' || next.tag === 'PRP') return true;
  return left.lower === 'which' && (asking.test(before.lemma) || before.tag === 'IN');
}

const comparative =
  /^(?:longer|shorter|harder|faster|slower|earlier|later|deeper|closer|higher|lower|better|worse|further)$/u;

/** Borders that no unit should have, though the words around them leave open what belongs together. */
function isDoubtful(view: SentenceView, at: number): boolean {
  const [left, right] = [view.at(at - 1), view.at(at)];
  if (isMark(view, at - 1)) return false;
  // "the way people | thought about it"
  const isContact = isNoun(left) && /^VB[DNPZ]$/u.test(right.tag) && view.at(at - 3).tag === 'DT';
  if (isContact && /^(?:way|time|day|year|moment|reason)$/u.test(view.at(at - 2).lower)) return true;
  // "make use of this | finding by …"
  if (left.lower === 'this' && right.tag === 'VBG') return true;
  // "find their way | home over land"
  if (right.lower === 'home' && left.lower === 'way') return true;
  // "regard it as | a real proposal"
  if (left.lower === 'as' && left.tag === 'IN' && right.tag === 'DT' && !readSubject(view, at)) return true;
  if (left.lemma === 'do' && right.lower === 'so') return true;
  // "bought secondhand | tools"
  const isPlain = left.tag === 'RB' && !left.lower.endsWith('ly');
  if (isPlain && isNoun(right) && isVerb(view.at(at - 2)) && findEntry(left.lower, 'adj')) return true;
  // "give longer | answers": an adjective that was read as an adverb.
  if (/^RBR?$/u.test(left.tag) && comparative.test(left.lower) && isNoun(right)) return true;
  // "who study skill learning warn"
  if (isNoun(left) && right.tag === 'VBG' && isFinite(view.at(at + 1))) return true;
  if (isAdjective(left) && (isNoun(right) || isAdjective(right) || right.lower === 'zero')) return true;
  // "was due to Prussian | blue"
  if (left.tag === 'NNP' && isAdjective(right) && view.at(at - 2).tag === 'IN') return true;
  if (/^NNP?$/u.test(left.tag) && (isNoun(right) || (isAdjective(right) && isNoun(view.at(at + 1)))))
    return !view.tokens.slice(Math.max(0, at - 5), at).some(({ lemma }) => twoObjects.test(lemma));
  // "handed down along | with the desks", "measured | out the dose", "that used | to fill it"
  if (left.lower === 'along' && right.lower === 'with') return true;
  const isParticle = /^(?:up|out|off)$/u.test(right.lower) && view.at(at + 1).lower !== 'of';
  if (isVerb(left) && isParticle) return true;
  const isHelped = isBe(view.at(at - 2)) || isHave(view.at(at - 2)) || isAdverb(view.at(at - 2));
  if (left.lower === 'used' && right.tag === 'TO') return !isHelped && view.at(at + 1).tag === 'VB';
  return right.tag === 'RP';
}
