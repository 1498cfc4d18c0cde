import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { isMeasured } from '#syntax/slashes/measured.ts';
import { isBehindGovernor } from '#syntax/slashes/phrase-slashes.ts';
import { findMark, findPhraseEnd, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import { isWaiting, readContact } from '#syntax/slashes/contact-slashes.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

const relativeWord = /^(?:who|whom|whose|which)$/u;
const amount = /^(?:few|many|most|some|several|both|all|none|half|one|two|three|each|neither|any)$/u;
const questionWord = /^(?:what|how|why|whatever|whoever|whichever|however|whether)$/u;
const antecedentWord =
  /^(?:this|these|those|all|everything|something|nothing|anything|one|someone|anyone|everyone|people)$/u;

/** Pauses before conjunctions, relatives and clauses without a mark of their own. */
export function findClauseSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const slash = readMarker(view, index) ?? readMeasured(view, index) ?? readContact(view, index);
    if (slash) slashes.push(slash);
  }
  return slashes;
}

function readMarker(view: SentenceView, index: number): Slash | undefined {
  const { lower, tag } = view.at(index);
  const before = view.at(index - 1);
  const found = (strength: number, reason: string, first = index): Slash => ({
    before: first,
    strength,
    reason,
  });
  if (lower === 'that') return readThat(view, index);
  if (opensInThat(view, index)) return found(3, '접속사 앞');
  // "easy prey for cats / were it not for the nets"
  if (
    /^(?:were|had)$/u.test(lower) &&
    view.at(index + 1).lower === 'it' &&
    view.at(index + 2).lower === 'not'
  )
    return found(3, '접속사 앞');
  if (relativeWord.test(lower)) return readRelative(view, index);
  if (questionWord.test(lower) && tag !== 'DT' && !(lower === 'however' && view.at(index + 1).text === ',')) {
    // "only when what is confessed is …", "which is why"
    // "where, when and how we sleep"
    if (before.tag === 'CC' && view.at(index - 2).tag === 'WRB') return undefined;
    if (/^(?:WRB|WP|WDT)$/u.test(before.tag) || (lower === 'why' && isBe(before))) return undefined;
    // "Ask them why and they will tell"
    if (view.at(index + 1).tag === 'CC' && view.at(index + 2).tag === 'PRP') return undefined;
    // "knows what to say"
    if (view.at(index + 1).tag === 'TO' && (isVerb(before) || /^(?:out|up)$/u.test(before.lower)))
      return undefined;
    // "draw attention to whatever worked"
    if (findMark(view, index) - index <= 2) return undefined;
    const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
    if (!isAfterPreposition) return found(2.2, '명사절 앞');
    if (before.lower === 'of' || /^(?:much|many|less|more)$/u.test(view.at(index - 2).lower))
      return undefined;
    const governor = view.at(index - 2);
    // "/ according to what they need"
    if (/^(?:according|owing|due|thanks|contrary|prior)$/u.test(governor.lower))
      return found(2.2, '명사절 앞', index - 2);
    // "depends on / what you want", but "questions / about what you want"
    // "stopped / by whatever comes"
    // "fifty years on / whether they had changed"
    const isLater =
      before.lower === 'on' && /^(?:day|week|month|year|decade|century)s?$/u.test(governor.lower);
    const isAgent = before.lower === 'by' && governor.tag === 'VBN';
    const isGoverned =
      isBehindGovernor(view, index - 1) && !isNoun(governor) && !isAdverb(governor) && !isAgent;
    // "weigh up / whether to go"
    const isParticle = /^(?:up|out|down|off|over)$/u.test(before.lower) && isVerb(view.at(index - 2));
    return found(2.2, '명사절 앞', isGoverned || isParticle || isLater ? index : index - 1);
  }
  if (!(subordinators.has(lower) || lower === 'whilst') || lower === 'as') return undefined;
  // "where, when and how we sleep"
  if (tag === 'WRB' && before.text === ',' && view.at(index - 2).tag === 'WRB') return undefined;
  // "what was once a reward"
  if (lower === 'once' && isBe(before)) return undefined;
  // "where to look", "when to let a scene remain quiet"
  if (/^wh(?:en|ere)$/u.test(lower) && view.at(index + 1).tag === 'TO')
    return found(findPhraseEnd(view, index) - index >= 4 ? 2.2 : 1, '명사절 앞');
  // "a question / about where he slept"
  if (
    /^wh(?:en|ere)$/u.test(lower) &&
    before.tag === 'IN' &&
    isNoun(view.at(index - 2)) &&
    before.lower !== 'of'
  )
    return found(2.2, '명사절 앞', index - 1);
  const isClause =
    /^(?:because|although|though|unless|whereas|while|whilst|if|when|whenever|where|wherever)$/u.test(lower);
  if (!isClause && !opensTimeClause(view, index)) return undefined;
  return found(3, /^wher/u.test(lower) && isNoun(before) ? '관계사절 앞' : '접속사 앞');
}

/** "is unusual / in that it is played untouched" */
const opensInThat = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'in' &&
  view.at(index + 1).lower === 'that' &&
  (isAdjective(view.at(index - 1)) || isNoun(view.at(index - 1))) &&
  /^(?:DT|PRP\$?)$/u.test(view.at(index + 2).tag) &&
  readSubject(view, index + 2) !== undefined;

/** The pause before a relative, or before the preposition or the amount that stands before it. */
function readRelative(view: SentenceView, index: number): Slash | undefined {
  const { lower } = view.at(index);
  const before = view.at(index - 1);
  const found = (strength: number, first: number): Slash => ({
    before: first,
    strength,
    reason: '관계사절 앞',
  });
  const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
  if (!isAfterPreposition) return found(3, index);
  if (before.lower === 'of' && isAmountBehindComma(view, index - 1)) return undefined;
  // "to use with whom"
  if (view.at(index - 2).tag === 'VB' && lower === 'whom') return undefined;
  // "by artists / few of whom had ever been cold"
  const isAmount = before.lower === 'of' && amount.test(view.at(index - 2).lower);
  if (isAmount) return index > 3 ? found(3, index - 2) : undefined;
  return found(isNoun(view.at(index - 2)) ? 3 : 1.5, index - 1);
}

/** ", fewer than one in five of which": the amount behind the comma opens the clause. */
function isAmountBehindComma(view: SentenceView, preposition: number): boolean {
  for (let back = preposition - 1; back > Math.max(0, preposition - 7); back -= 1) {
    if (view.at(back).text === ',') return true;
    if (isVerb(view.at(back))) return false;
  }
  return false;
}

/** "began to sway / two minutes before it fell": the measure opens the clause. */
function readMeasured(view: SentenceView, index: number): Slash | undefined {
  if (!isMeasured(view, index) || findClauseVerb(view, index + 1) === undefined) return undefined;
  let first = index - 1;
  while (/^(?:CD|DT|JJR?)$/u.test(view.at(first - 1).tag) || view.at(first - 1).lower === 'than') first -= 1;
  // "needed about five years / before they came": how long it takes is what the verb asks for.
  let verb = first - 1;
  while (isAdverb(view.at(verb)) || /^(?:about|over|under|around)$/u.test(view.at(verb).lower)) verb -= 1;
  if (isVerb(view.at(verb)) && /^(?:need|take|require|spend|wait|last)$/u.test(view.at(verb).lemma))
    return { before: index, strength: 3, reason: '접속사 앞' };
  return view.tokens.slice(0, first).some(isFinite)
    ? { before: first, strength: 2.4, reason: '접속사 앞' }
    : undefined;
}

/** A conjunction that, or a relative; not a demonstrative. */
function readThat(view: SentenceView, index: number): Slash | undefined {
  // "the picture he took that day"
  if (
    /^(?:day|night|morning|evening|week|year|summer|winter|time|way|very)$/u.test(view.at(index + 1).lower) &&
    isVerb(view.at(index - 1)) &&
    !clauseVerbs.has(view.at(index - 1).lemma)
  )
    return undefined;
  const isQuoted = /^["'”’]$/u.test(view.at(index - 1).text) && isNoun(view.at(index - 2));
  const before = view.at(isQuoted ? index - 2 : index - 1);
  const next = skipAdverbs(view, index + 1);
  const found = (reason: string): Slash => ({ before: index, strength: 3, reason });
  // "of that on earth", "because that trust", "when that happens"; but "point out that …"
  const isParticle =
    before.lower === 'out' || (/^(?:up|down|on|in)$/u.test(before.lower) && isVerb(view.at(index - 2)));
  if (!isParticle && /^(?:IN|TO|WRB|W?DT|PDT|,)$/u.test(before.tag) && !antecedentWord.test(before.lower))
    return undefined;
  if (isFinite(view.at(next))) {
    if (isNoun(before) || antecedentWord.test(before.lower)) return found('관계사절 앞');
    return before.tag === 'CC' ? found('that절 앞') : undefined;
  }
  // "tells the mind that what it does is good"
  if (next === index + 1 && /^(?:what|if|when|whoever)$/u.test(view.at(next).lower) && !isParticle)
    return found('that절 앞');
  const hasClause = findClauseVerb(view, index + 1) !== undefined || opensWithPhrase(view, index + 1);
  // "remarked that the hardest skill for a writer to acquire is": the verb comes late.
  const isGoverned =
    (isVerb(before) || isParticle || isAdjective(before) || isNoun(before)) &&
    (view.at(index).tag === 'IN' || isVerb(before)) &&
    (startsNounPhrase(view.at(next)) || view.at(next).tag === 'VBG') &&
    !isDemonstrative(view, index) &&
    (clauseVerbs.has(before.lemma) ||
      isBe(before) ||
      isAdjective(before) ||
      view.tokens.slice(next, findPhraseEnd(view, next)).some(isFinite));
  return isGoverned || (hasClause && !isDemonstrative(view, index)) ? found('that절 앞') : undefined;
}

/** "keep that money in their pockets": behind a verb that says nothing, a verb must follow beyond doubt. */
function isDemonstrative(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (!isVerb(before) || isBe(before) || clauseVerbs.has(before.lemma)) return false;
  // "ordered that the gates be closed"
  if (/^(?:order|require|request|propose|recommend|urge|ask|allege|contend|caution)$/u.test(before.lemma))
    return false;
  // "reply that without them, money would run out", but "keep that in mind, and they will agree"
  const mark = findMark(view, index);
  const isPhrase = view.at(index + 1).tag === 'IN' && view.at(mark + 1).tag !== 'CC';
  const end = isPhrase ? view.length : findPhraseEnd(view, index + 1);
  return !view.tokens.slice(index + 1, end).some((token) => isSureFinite(token));
}

/** that within 40 days he had raised …: a phrase stands before the subject. */
function opensWithPhrase(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'IN' && view.at(index).text !== ',') return false;
  for (let next = index + 1; next < Math.min(view.length, index + 9); next += 1) {
    if (view.at(next).tag === 'PRP' && isFinite(view.at(next + 1))) return true;
    if (next > index + 1 && view.at(next).text === ',') return findClauseVerb(view, next + 1) !== undefined;
    // "that in the winter the pair left": an article behind a whole phrase.
    const isWhole = isNoun(view.at(next - 1)) || view.at(next - 1).tag === 'CD';
    if (isWhole && view.at(next).tag === 'DT' && findClauseVerb(view, next) !== undefined) return true;
  }
  return false;
}

/** A clause behind since, before and the like: the sentence has its verb already, or a second one follows. */
function opensTimeClause(view: SentenceView, index: number): boolean {
  // "the train before him"
  if (/^(?:me|him|us|them)$/u.test(view.at(index + 1).lower)) return false;
  // "since 1989 said"
  if (/^\d{4}$/u.test(view.at(index + 1).text) && isVerb(view.at(index + 2))) return false;
  // "has since saved", "ten years after the war ended"
  if (isHave(view.at(index - 1)) || isMeasured(view, index)) return false;
  // "that play after school develops skills": the only verb is that of the noun before.
  const segment = findSegmentStart(view, index);
  const isWhole = segment === 0 && !view.tokens.slice(findMark(view, index)).some(isFinite);
  // "guests who plan to stay until Sunday leave": two verbs, and two nouns that wait for them.
  const isLast = view.at(findMark(view, index)).text === '.' && isWaiting(view, segment - 1);
  const isInClause =
    segment > 0 && (isLast || isNoun(view.at(index - 1))) && !/^[,;:–—]$/u.test(view.at(segment - 1).text);
  const isOnlyVerb =
    (isWhole || isInClause) &&
    view.tokens.slice(segment, findClauseEnd(view, index)).filter(isFinite).length <= (isLast ? 2 : 1);
  if (isOnlyVerb) return false;
  const subject = readSubject(view, skipAdverbs(view, index + 1));
  if (subject !== undefined && subject.verb - index <= 13) return true;
  if (findClauseVerb(view, index + 1) === undefined) return false;
  if (view.tokens.slice(findSegmentStart(view, index), index).some(isFinite)) return true;
  return findUnpaidVerb(view, index + 1, findPhraseEnd(view, index), 'clause') !== undefined;
}

/** The next mark or relative word. */
function findClauseEnd(view: SentenceView, from: number): number {
  let index = from + 1;
  const limit = findMark(view, from);
  while (index < limit && !/^(?:that|which|who|whose)$/u.test(view.at(index).lower)) index += 1;
  return index;
}
