import { withParticle } from '#korean.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { maySubjectGerund } from '#grammar/gerund-subjects.ts';
import { isInserted, isReport, noDoers, stativeVerbs } from '#grammar/participle-places.ts';
import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import { participleModifierDetectors } from '#grammar/detectors/participle-modifiers.ts';
import { readSubject } from '#grammar/subject.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { readAntecedent } from '#syntax/patterns/antecedent.ts';
import { drawPhrase, type PhraseDraft } from '#syntax/patterns/draw-pattern.ts';
import { findExtent, listClauseSubjects } from '#syntax/patterns/extent.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import { hasStrayVerb } from '#syntax/unpaid-verb.ts';

const fixedParticiples =
  /^(?:including|according|regarding|concerning|following|given|compared|based|depending|considering|provided|during|speaking|judging|owing)$/u;
/** Participle phrases that are surely that: at the head of a sentence, after a comma, or behind their noun in a subject. */
export function findParticiples(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    const token = view.at(index);
    if (!/^VB[GN]$/u.test(token.tag) || !token.isSure || fixedParticiples.test(token.lower)) continue;
    const draft = index === 0 ? readOpeningParticiple(view) : readLaterParticiple(view, index);
    if (draft)
      patterns.push(...drawPhrase(view, '분사구', { first: index, headEnd: index + 1, value: 3, ...draft }));
  }
  return patterns;
}

type Draft = Pick<PhraseDraft, 'end' | 'role'>;

function readOpeningParticiple(view: SentenceView): Draft | undefined {
  const end = view.tokens.findIndex(({ text }) => text === ',');
  // "Calling loudly costs energy, and …": a clause of its own.
  if (end < 3 || view.at(end + 1).tag === 'CC' || view.tokens.slice(0, end).some(isSureFinite))
    return undefined;
  // "Making failure visible, it turns out, does not …"
  if (readSubject(view, 0)?.type === 'gerund') return undefined;
  // "Led by Miguel, a pioneer of devices, the researchers": where the phrase ends is doubtful.
  const subject = listClauseSubjects(view).find(({ first }) => first === end + 1);
  if (!subject || subject.type === 'gerund') return undefined;
  // "Having too many options, the researchers told us, makes us afraid": the subject of the sentence.
  if (isReport(view, subject.verb)) return undefined;
  const name = textOf(view, subject.first, skipOfPhrases(view, subject.head + 1));
  return { end, role: `분사구문 (의미상 주어: ${name})` };
}

function readLaterParticiple(view: SentenceView, index: number): Draft | undefined {
  const token = view.at(index);
  const before = view.at(index - 1);
  const end = findExtent(view, index, 0);
  if (before.text === ',') return readAddedParticiple(view, index, end);
  // "the last remaining cinema"
  if (/^(?:first|last|next|only)$/u.test(before.lower) && isNoun(view.at(index + 1))) return undefined;
  if (isOfContactClause(view, index) || tellsPastime(view, index)) return undefined;
  // "the first book Hana borrowed", "the Women's Glass Cutting Department"
  if ((before.tag === 'NNP' && view.at(index - 2).tag === 'NN') || /^\p{Lu}/u.test(token.text))
    return undefined;
  if (token.tag === 'VBG' && maySubjectGerund(view, index - 1)) return undefined;
  const antecedent = readAntecedent(view, index);
  if (antecedent === undefined || !(isNoun(before) || before.lower === 'those')) return undefined;
  const isInSubject = listClauseSubjects(view).some(
    ({ head, verb }) => head === index - 1 && verb > index + 1,
  );
  const isByPhrase = token.tag === 'VBN' && view.at(index + 1).lower === 'by';
  const isDetermined = /^(?:a|an|the|its|their|his|her|our)\b/iu.test(antecedent);
  if (!isInSubject && isComplement(view, index)) return undefined;
  if (!isByPhrase && isVerbOfClause(view, index)) return undefined;
  const isNamed = /^(?:called|named)$/u.test(token.lower) && view.at(index + 1).tag.startsWith('NNP');
  const isSure =
    isNamed ||
    before.lower === 'those' ||
    isInSubject ||
    (isByPhrase && isDetermined) ||
    isModifier(view, index) ||
    followsObject(view, index, antecedent);
  if (!isSure) return undefined;
  const isPassive = token.tag === 'VBN';
  // "took a job setting up machines": the job sets up nothing.
  if (!isPassive && noDoers.test(view.at(index - 1).lemma)) return undefined;
  // "when gas lamps allowed cities to stay awake": with an object it is the verb of the clause.
  if (isPassive && (hasStrayVerb(view, index - 1, index + 1) || isOnlyVerb(view, index))) return undefined;
  // "At that time dying patients had to": it stands before its noun.
  if (!isPassive && view.at(index + 1).tag === 'NNS' && isFinite(view.at(index + 2))) return undefined;
  return {
    end: isNamed ? findNameEnd(view, index) : end,
    role: `${isPassive ? '과거분사구' : '현재분사구'}, 앞의 명사 ${withParticle(antecedent, '을')} 수식 (${isPassive ? '수동' : '능동'})`,
  };
}

/** "…, drawing visitors": a participle behind the comma that ends a clause. */
function readAddedParticiple(view: SentenceView, index: number, end: number | undefined): Draft | undefined {
  const token = view.at(index);
  // ", existing roads might carry more": the subject of what follows.
  const noun = readNounPhrase(view, index + 1);
  if (noun && isFinite(view.at(noun.end)) && isNoun(view.at(index + 1))) return undefined;
  if (isInserted(view, index) || (isNoun(view.at(index - 2)) && stativeVerbs.test(token.lemma)))
    return undefined;
  const isAfterOpening = subordinators.has(view.at(0).lower) || view.at(0).tag === 'IN';
  if (isAfterOpening && readSubject(view, index)?.type === 'gerund') return undefined;
  const isClause =
    token.tag === 'VBG' &&
    followsClause(view, index) &&
    !isInList(view, index) &&
    !isAttributive(view, index) &&
    view.tokens.slice(0, index).some(isFinite) &&
    !view.tokens
      .slice(0, index)
      .some(
        ({ lemma, tag }) =>
          /^V/u.test(tag) && /^(?:find|see|watch|hear|notice|observe|feel|catch)$/u.test(lemma),
      );
  const isPerfect = isHave(token) && view.at(skipAdverbs(view, index + 1)).tag === 'VBN';
  // Whether it goes along with the action or follows from it only the sense can tell.
  const relation = isPerfect ? ' (완료 분사구문, 주절보다 앞선 일)' : '';
  return isClause ? { end, role: `앞 절에 이어지는 분사구문${relation}` } : undefined;
}

/** "an artist named James Houston | after her return": the name alone; undefined where it may be longer. */
function findNameEnd(view: SentenceView, named: number): number | undefined {
  let end = named + 1;
  while (view.at(end).tag.startsWith('NNP')) end += 1;
  const next = view.at(end);
  return next.lower === 'of' || /^(?:NN|CD|POS|JJ|VBG|VBN|TO)/u.test(next.tag) ? undefined : end;
}

/** "the way people thought about it", "the year the bridge opened": behind such a noun another one is the subject. */
function isOfContactClause(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (
    /^(?:NNP?S?|JJ|CD|PRP\$)$/u.test(view.at(first - 1).tag) &&
    !contactNouns.test(view.at(first - 1).lemma)
  )
    first -= 1;
  if (view.at(first - 1).tag === 'DT') first -= 1;
  return contactNouns.test(view.at(first - 1).lemma) && view.at(first - 2).tag === 'DT';
}

const contactNouns = /^(?:way|reason|time|moment|day|night|year|week|month|minute|hour|century|place)$/u;

const complementVerbs =
  /^(?:see|watch|hear|notice|observe|feel|spot|find|catch|keep|leave|have|get|make|let|help|imagine|remember|stop|prevent|mind|start|show|hate|like|love|want|risk|say|think|believe|know|hope|claim|argue|report|feel|suggest)$/u;

/** "got her bicycle repaired": what the object undergoes. */
function isComplement(view: SentenceView, index: number): boolean {
  let start = index - 1;
  while (/^(?:NN.*|JJ.?|DT|PRP\$|CD|POS|RB)$/u.test(view.at(start).tag)) start -= 1;
  return /^(?:have|get|find|see|watch|hear|keep|leave|want|think|declare|judge|call)$/u.test(
    view.at(start).lemma,
  );
}

/** "is a phenomenon known as …", "attract a plant growing in …": the clause has its verb, which asks for no participle. */
function followsObject(view: SentenceView, index: number, antecedent: string): boolean {
  const token = view.at(index);
  if (!/^(?:an?|the|two|three|more)\b/iu.test(antecedent) || neverReduced.has(token.lemma)) return false;
  // "who examined the case found that", "an event judged a room cold": an object makes it a verb.
  const following = token.tag === 'VBN' ? /^(?:IN|TO)$/u : /^(?:DT|IN|PRP\$|NNS|NNP|TO)$/u;
  const next = view.at(index + 1);
  if (!following.test(next.tag) || next.lower === 'that' || token.lower === 'being') return false;
  if (!hasMainVerb(view, index)) return false;
  let start = index - 1;
  while (start > 0 && !/^(?:DT|CD|JJR)$/u.test(view.at(start).tag)) start -= 1;
  const before = view.at(start - 1);
  const isObject = isVerb(before) && !complementVerbs.test(before.lemma) && before.tag !== 'VBN';
  const isFronted = start === 1 && /^(?:in|at|on|from)$/u.test(before.lower);
  return (isObject && (!isBe(before) || token.tag === 'VBN')) || before.lower === 'as' || isFronted;
}

/** More finite verbs stand before it than clauses open: "people who know the boy called" still wants one. */
function hasMainVerb(view: SentenceView, index: number): boolean {
  const before = view.tokens.slice(0, index);
  const openers = before.filter(
    ({ lower, tag }) => /^W/u.test(tag) || subordinators.has(lower) || lower === 'that',
  );
  return before.filter(isFinite).length > openers.length;
}

/** "spent three years matching the sounds": what the time went on. */
const tellsPastime = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBG' &&
  view.tokens
    .slice(Math.max(0, index - 6), index)
    .some((token) => isVerb(token) && /^(?:spend|waste|pass|lose)$/u.test(token.lemma));

/** The detectors of participles are certain that it modifies the noun before it. */
const isModifier = (view: SentenceView, index: number): boolean =>
  participleModifierDetectors.some(({ find }) =>
    find(view).some(({ first, isAnswer }) => isAnswer && first === index),
  );

/**
 * Behind a clause of its own and before none: no "and in 1993, playing for New York, he completed", no "before Ramsay,
 * studying the gas, saw", no "a deep, shining black", no "met her, staring at a mountain of cabbages".
 */
function followsClause(view: SentenceView, index: number): boolean {
  const isQuality =
    isAdjective(view.at(index - 2)) && (isNoun(view.at(index + 1)) || isAdjective(view.at(index + 1)));
  const start = view.tokens.findLastIndex(({ text }, at) => at < index - 1 && mark.test(text)) + 1;
  const clause = view.tokens.slice(start, index - 1);
  const meets = clause.some(
    ({ lower, tag }, at) =>
      tag === 'PRP' && /^(?:him|her|them|me|us|you)$/u.test(lower) && isVerb(view.at(start + at - 1)),
  );
  if (isQuality || meets || !clause.some(isFinite)) return false;
  const close = view.tokens.findIndex(({ text }, at) => at > index && text === ',');
  if (close < 0) return true;
  const next = skipAdverbs(view, close + 1);
  return !isFinite(view.at(next)) && readSubject(view, next) === undefined;
}

const mark = /^[,;:–—“”"]$/u;

/** "nor are the most common ones placed", "to say that a bad harvest brought about a revolt is": what the clause says of its subject. */
function isVerbOfClause(view: SentenceView, index: number): boolean {
  let start = index - 1;
  while (start > 0 && /^(?:NN.*|JJ.?|RB.|CD|DT|PRP\$|POS)$/u.test(view.at(start - 1).tag)) start -= 1;
  const opener = view.at(start - 1);
  const isTurned = isBe(opener) && /^(?:|nor|neither|so|and|but|,)$/u.test(view.at(start - 2).lower);
  return isTurned || (opener.lower === 'that' && opener.tag === 'IN' && view.at(index).tag === 'VBN');
}

/** "while the others escaped by boat": the clause of the conjunction has no other verb. */
function isOnlyVerb(view: SentenceView, index: number): boolean {
  const start = view.tokens.findLastIndex(
    ({ text, lower }, at) => at < index && (mark.test(text) || subordinators.has(lower)),
  );
  if (start < 0 || !subordinators.has(view.at(start).lower)) return false;
  const close = view.tokens.findIndex(({ text }, at) => at > index && /^[,;:–—.?!]$/u.test(text));
  return !view.tokens.slice(start, close < 0 ? view.length : close).some(isFinite);
}

/** ", pushing and lifting", "damaging ecosystems, creating waste and destroying habitats": one of several. */
const isInList = (view: SentenceView, index: number): boolean =>
  view.tokens
    .slice(0, index - 1)
    .some(
      ({ tag, lower }, at) =>
        tag === 'VBG' || (lower.endsWith('ing') && isNoun(view.at(at - 1)) && isNoun(view.at(at + 1))),
    );

/** ", burgeoning populations of deer and …": the participle may stand before its noun in a list. */
function isAttributive(view: SentenceView, index: number): boolean {
  const noun = view.at(index + 1);
  if (!isNoun(noun) && !/^JJ/u.test(noun.tag)) return false;
  let end = index + 1;
  while (end < view.length && !/^[,;:.?!]$/u.test(view.at(end).text)) end += 1;
  return view.tokens.slice(index, end).some(({ tag }) => tag === 'CC') || view.at(end + 1).tag === 'CC';
}
