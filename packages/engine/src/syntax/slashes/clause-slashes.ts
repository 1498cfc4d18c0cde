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
import { getVerbForms } from '#passage/verb-forms.ts';
import { isPerson } from '#syntax/persons.ts';
import { isBehindGovernor, isMeasured } from '#syntax/slashes/phrase-slashes.ts';
import { findMark, findPhraseEnd, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

const relativeWord = /^(?:who|whom|whose|which)$/u;
const questionWord = /^(?:what|how|why|whatever|whoever|whichever|however|whether)$/u;
const antecedentWord =
  /^(?:this|these|those|all|everything|something|nothing|anything|one|someone|anyone|everyone|people)$/u;
const indefinite = /^(?:nobody|everybody|everyone|someone|anyone|no)$/u;
const nominative = /^(?:i|he|she|we|they|it|you)$/iu;

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
  if (relativeWord.test(lower)) {
    const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
    if (!isAfterPreposition) return found(3, '관계사절 앞');
    return found(isNoun(view.at(index - 2)) ? 3 : 1.5, '관계사절 앞', index - 1);
  }
  if (questionWord.test(lower) && tag !== 'DT' && !(lower === 'however' && view.at(index + 1).text === ',')) {
    // "only when what is confessed is …", "which is why"
    // "where, when and how we sleep"
    if (before.tag === 'CC' && view.at(index - 2).tag === 'WRB') return undefined;
    if (/^(?:WRB|WP|WDT)$/u.test(before.tag) || (lower === 'why' && isBe(before))) return undefined;
    const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
    if (!isAfterPreposition) return found(2.2, '명사절 앞');
    if (before.lower === 'of') return undefined;
    // "depends on / what you want", but "questions / about what you want"
    const isGoverned = isBehindGovernor(view, index - 1) && !isNoun(view.at(index - 2));
    // "weigh up / whether to go"
    const isParticle = /^(?:up|out|down|off|over)$/u.test(before.lower) && isVerb(view.at(index - 2));
    return found(2.2, '명사절 앞', isGoverned || isParticle ? index : index - 1);
  }
  if (!(subordinators.has(lower) || lower === 'whilst') || lower === 'as') return undefined;
  // "where, when and how we sleep"
  if (tag === 'WRB' && before.text === ',' && view.at(index - 2).tag === 'WRB') return undefined;
  // "what was once a reward"
  if (lower === 'once' && isBe(before)) return undefined;
  // "where to look", "when to let a scene remain quiet"
  if (/^wh(?:en|ere)$/u.test(lower) && view.at(index + 1).tag === 'TO')
    return found(findPhraseEnd(view, index) - index >= 4 ? 2.2 : 1, '명사절 앞');
  const isClause =
    /^(?:because|although|though|unless|whereas|while|whilst|if|when|whenever|where|wherever)$/u.test(lower);
  if (!isClause && !opensTimeClause(view, index)) return undefined;
  return found(3, /^wher/u.test(lower) && isNoun(before) ? '관계사절 앞' : '접속사 앞');
}

/** "began to sway / two minutes before it fell": the measure opens the clause. */
function readMeasured(view: SentenceView, index: number): Slash | undefined {
  if (!isMeasured(view, index) || findClauseVerb(view, index + 1) === undefined) return undefined;
  let first = index - 1;
  while (/^(?:CD|DT|JJ)$/u.test(view.at(first - 1).tag)) first -= 1;
  return view.tokens.slice(0, first).some(isFinite)
    ? { before: first, strength: 2.4, reason: '접속사 앞' }
    : undefined;
}

/** A conjunction that, or a relative; not a demonstrative. */
function readThat(view: SentenceView, index: number): Slash | undefined {
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
    view.at(index).tag === 'IN' &&
    startsNounPhrase(view.at(next)) &&
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
  return !view.tokens.slice(index + 1, findPhraseEnd(view, index + 1)).some((token) => isSureFinite(token));
}

/** that within 40 days he had raised …: a phrase stands before the subject. */
function opensWithPhrase(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'IN' && view.at(index).text !== ',') return false;
  for (let next = index + 1; next < Math.min(view.length, index + 9); next += 1) {
    if (view.at(next).tag === 'PRP' && isFinite(view.at(next + 1))) return true;
    if (next > index + 1 && view.at(next).text === ',') return findClauseVerb(view, next + 1) !== undefined;
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
  const isInClause =
    segment > 0 && isNoun(view.at(index - 1)) && !/^[,;:–—]$/u.test(view.at(segment - 1).text);
  const isOnlyVerb =
    (isWhole || isInClause) &&
    view.tokens.slice(segment, findClauseEnd(view, index)).filter(isFinite).length <=
      (isWaiting(view, segment - 1) && view.at(findMark(view, index)).text === '.' ? 2 : 1);
  if (isOnlyVerb) return false;
  const subject = readSubject(view, skipAdverbs(view, index + 1));
  if (subject !== undefined && subject.verb - index <= 13) return true;
  if (findClauseVerb(view, index + 1) === undefined) return false;
  if (view.tokens.slice(findSegmentStart(view, index), index).some(isFinite)) return true;
  return findUnpaidVerb(view, index + 1, findPhraseEnd(view, index), 'clause') !== undefined;
}

/** The relative word follows a noun that has no verb yet. */
function isWaiting(view: SentenceView, relative: number): boolean {
  if (!/^(?:who|that|which)$/u.test(view.at(relative).lower) || !isNoun(view.at(relative - 1))) return false;
  return !view.tokens.slice(findSegmentStart(view, relative), relative).some(isFinite);
}

/** The next mark or relative word. */
function findClauseEnd(view: SentenceView, from: number): number {
  let index = from + 1;
  const limit = findMark(view, from);
  while (index < limit && !/^(?:that|which|who|whose)$/u.test(view.at(index).lower)) index += 1;
  return index;
}

/** A clause whose that or which is left out: the answer he gave, hopes it will help. */
function readContact(view: SentenceView, index: number): Slash | undefined {
  const token = view.at(index);
  if (!startsNounPhrase(token) && token.tag !== 'VBG') return undefined;
  const verb = findClauseVerb(view, index);
  if (
    verb === undefined ||
    view.tokens.slice(index, verb).some(({ tag, text }) => tag === 'CC' || text === ',')
  )
    return undefined;
  if (isAsked(view, index) || isParticipleBehindObject(view, index, verb)) return undefined;
  if (isReported(view, index)) return { before: index, strength: 2.2, reason: '접속사가 생략된 절 앞' };
  return isRelativeContact(view, index, verb)
    ? { before: index, strength: 2.2, reason: '관계사가 생략된 절 앞' }
    : undefined;
}

/** "showed no activity in regions linked with it": what looks like the verb is a participle, the noun an object. */
function isParticipleBehindObject(view: SentenceView, index: number, verb: number): boolean {
  const before = view.at(index - 1);
  return (
    isVerb(before) &&
    !/^(?:say|think|believe|hope|suppose|insist|wish|argue|assume|guess|bet|swear|fear)$/u.test(
      before.lemma,
    ) &&
    view.at(index).tag !== 'PRP' &&
    view.at(verb).tag === 'VBD' &&
    getVerbForms(view.at(verb).lower).isParticiple &&
    /^(?:IN|TO)$/u.test(view.at(verb + 1).tag)
  );
}

/** "which of two worlds they would live in", "what he thought the city needed" */
function isAsked(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 5); back -= 1) {
    const { lower } = view.at(back);
    if (
      /^(?:which|what|whose|whom)$/u.test(lower) ||
      (lower === 'how' && /^(?:much|many)$/u.test(view.at(back + 1).lower))
    )
      return true;
    if (isBe(view.at(back))) return false;
  }
  return false;
}

const assuring = /^(?:sure|glad|afraid|certain|sorry|happy|convinced|confident)$/u;

/** "said the bill maintains", "glad you are here", "so remote it has only one line" */
function isReported(view: SentenceView, index: number): boolean {
  const quoted = /^["“‘']$/u.test(view.at(index - 1).text) ? index - 2 : index - 1;
  const before = view.at(quoted);
  const token = view.at(index);
  // "try to recall its contents remember more": only a pronoun is sure to be the subject behind a bare verb.
  const isPlain = isFinite(before) || isHave(view.at(quoted - 1)) || /^(?:PRP|EX)$/u.test(view.at(index).tag);
  // "suspect there is", "bet he knew": such a pronoun is no object.
  const isSubject = token.tag === 'EX' || /^(?:i|he|she|we|they)$/u.test(token.lower);
  // "neither will she ever master it": the verb stands before its subject.
  const isTurned = isBe(before) || before.tag === 'MD' || before.lemma === 'do' || isHave(before);
  if (isVerb(before) && isSubject && !isTurned && isReporting(view, quoted)) return true;
  // "pilots who report their own errors are …": one verb is left, and it is that of the noun before.
  if (isVerb(before) && waitsForVerb(view, quoted)) return false;
  if (isVerb(before)) return clauseVerbs.has(before.lemma) && isReporting(view, quoted) && isPlain;
  const isPronoun = nominative.test(view.at(index).lower);
  return (
    isPronoun &&
    isAdjective(before) &&
    ((assuring.test(before.lower) && view.at(index - 2).lower !== 'how') || view.at(index - 2).lower === 'so')
  );
}

/** The verb is that of a clause on a noun that has no verb yet, and not more than one follows. */
function waitsForVerb(view: SentenceView, verb: number): boolean {
  let relative = verb - 1;
  while (isAdverb(view.at(relative))) relative -= 1;
  if (!isWaiting(view, relative)) return false;
  return view.tokens.slice(verb + 1, findMark(view, verb)).filter(isFinite).length < 2;
}

/** The verb says or thinks here; what is seen and felt may be an object with its complement. */
const isReporting = (view: SentenceView, verb: number): boolean =>
  (isFinite(view.at(verb)) || view.at(verb).tag === 'VB' || isHave(view.at(verb - 1))) &&
  !/^(?:see|hear|find|feel|notice|observe)$/u.test(view.at(verb).lemma);

/** The noun before is what the clause speaks about. */
function isRelativeContact(view: SentenceView, index: number, verb: number): boolean {
  const token = view.at(index);
  const before = view.at(index - 1);
  const isNominal = isNoun(before) || /^(?:one|everything|something|all|nothing)$/u.test(before.lower);
  // "details that support it"
  if (!isNominal || /^(?:that|who|which)$/u.test(view.at(index - 2).lower)) return false;
  // "each time they come", "in one sense it is"
  const isTime =
    /^(?:time|moment)$/u.test(before.lower) &&
    /^(?:each|every|first|last|next)$/u.test(view.at(index - 2).lower);
  if (isTime || (isBe(view.at(verb)) && /^[,;.]$/u.test(view.at(verb + 1).text))) return false;
  if (token.tag === 'PRP' && nominative.test(token.lower)) {
    const own = /sel(?:f|ves)$/u.test(view.at(index + 1).lower) ? index + 2 : index + 1;
    return skipAdverbs(view, own) === verb;
  }
  // "an injury there would hurt": an adverb of place.
  if (token.tag === 'EX') return isBe(view.at(verb)) || isBe(view.at(skipAdverbs(view, verb + 1)));
  // "the words the crowd wanted to hear", "every problem a beginner could meet": the sentence has its verb already.
  const isOne = !view.tokens.slice(index + 1, verb).some(({ tag }) => /^(?:DT|PRP|PRP\$|EX|IN)$/u.test(tag));
  if (!isOne || verb - index > 6) return false;
  if (token.tag === 'NNS' && isPerson(token))
    return view.tokens.slice(findSegmentStart(view, index), index).some(isFinite);
  const isNamed =
    (/^(?:DT|PRP\$)$/u.test(token.tag) || indefinite.test(token.lower)) && !/^NNP/u.test(before.tag);
  return isNamed && view.tokens.slice(0, index).some(isFinite);
}
