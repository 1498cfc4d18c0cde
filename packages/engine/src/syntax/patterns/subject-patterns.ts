import { findEntry } from '@jadoo/lexicon';
import { isContentNoun } from '#grammar/content-nouns.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { Subject } from '#grammar/subject.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Token } from '#passage/analysis.ts';
import { toPastParticiple } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { endWithParticle, sayingVerbs } from '#syntax/patterns/draw-pattern.ts';
import { listClauseSubjects, mayDescribeNoun } from '#syntax/patterns/extent.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import { trimAdverbs } from '#syntax/patterns/trailing-adverbs.ts';
import { hasStrayVerb } from '#syntax/unpaid-verb.ts';

/** Words that stand for a noun, whatever their tag. */
const quantities =
  /^(?:much|many|most|more|some|several|few|fewer|little|less|least|all|both|any|none|each|either|neither|one|two|three|half|first|second|third|last|latter|former|other|others|another|enough|(?:some|any|every|no)(?:one|body|thing))$/u;

const amounts = /^(?:ten|dozen|score|hundred|thousand|million|billion|lot|plenty|couple|handful|majority)$/u;

/** Long subjects with the verb they belong to. */
export function findLongSubjects(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (isDoubtful(view, subject)) return [];
    const end = isParted(view, subject.verb) ? undefined : trimAdverbs(view, subject.verb);
    // ", a shortage that experts say | will grow": the main clause stands before the comma.
    const isAdded =
      view.at(subject.first - 1).text === ',' &&
      !(subordinators.has(view.at(0).lower) || view.at(0).tag === 'IN') &&
      view.tokens.slice(0, subject.first).some(isFinite);
    if (
      isAdded ||
      isLastOfMore(view, subject.first) ||
      end === undefined ||
      end - subject.first < 4 ||
      end - subject.head < 3
    )
      return [];
    const head = view.at(subject.head);
    const kind = isNoun(head) && !quantities.test(head.lower) ? '핵심 명사' : '핵심어';
    const role = `주어 (${kind}: ${view.at(subject.head).text}, 동사: ${readVerb(view, subject.verb)})`;
    return [{ category: '주어와 동사', first: subject.first, end, role, isWhole: true, value: 2 }];
  });
}

/** Whether the words may be no subject at all, or another one than they seem. */
function isDoubtful(view: SentenceView, subject: Subject): boolean {
  return (
    subject.type !== 'noun' ||
    view.at(subject.head).tag.startsWith('NNP') ||
    subject.number === undefined ||
    view.at(subject.head).tag === 'VBG' ||
    // "a yawn that spreads through a room may", "one that leaves room": the verb of a relative clause.
    (isNoun(view.at(subject.first)) &&
      view.at(subject.first - 1).lower === 'that' &&
      /^(?:NN|CD|DT)/u.test(view.at(subject.first - 2).tag)) ||
    hasStrayVerb(view, subject.head, subject.verb) ||
    endsInToldClause(view, subject) ||
    isRivaled(view, subject.verb) ||
    mayEndBefore(view, subject) ||
    holdsSaying(view, subject) ||
    holdsVerb(view, subject) ||
    // "tens of thousands of people attended"
    amounts.test(view.at(subject.head).lemma) ||
    // "That weight on one side is": it points and joins nothing.
    (view.at(subject.first - 1).lower === 'that' && /^[;:–—]?$/u.test(view.at(subject.first - 2).text)) ||
    // "and that love for our own children is", "Early in the century Jean Perrin set out", "misleading someone"
    view.at(subject.first).lower === 'that' ||
    /^(?:early|late|high|deep|far)$/u.test(view.at(subject.head).lower) ||
    (view.at(subject.first).lower.endsWith('ing') &&
      /(?:one|body|thing)$/u.test(view.at(subject.head).lower)) ||
    // "the photograph and name of one girl"
    (view.at(subject.first - 1).tag === 'CC' &&
      isNoun(view.at(subject.first - 2)) &&
      isNoun(view.at(subject.first))) ||
    // "At that time women of Jeju", "judging that moment by its look"
    (view.at(subject.first - 1).lower === 'that' && view.at(subject.first).tag === 'NN') ||
    // "whose book on the sea appeared": a relative clause.
    view.at(subject.first).tag === 'WP$' ||
    // "kimchi and soy sauce in jars called onggi"
    (view.at(subject.first - 1).tag === 'CC' &&
      view.at(subject.first - 2).text !== ',' &&
      isBareVerb(view, subject.verb)) ||
    // "Hunting for their fur": as much a gerund as a noun.
    (/ing$/u.test(view.at(subject.head).lower) &&
      (subject.head === subject.first || isNoun(view.at(subject.head - 1)))) ||
    /^(?:those|these)$/u.test(view.at(subject.head - 1).lower) ||
    (view.at(subject.head).lower === 'one' && view.at(subject.head - 1).lower === 'no') ||
    // "a message that costs nothing to send can"
    /^(?:no|any|every|some)thing$/u.test(view.at(subject.head).lower) ||
    (!subject.hasClause && !subject.hasPreposition)
  );
}

/** "rice paste | spread through", "a female | waiting in", "the sea | close to": the last noun may describe the one before. */
function mayEndBefore(view: SentenceView, { first, head }: Subject): boolean {
  const { lower } = view.at(head);
  const before = view.at(head - 1);
  if (head === first || !(isNoun(before) || findEntry(before.lower, 'n'))) return false;
  return (
    lower.endsWith('ing') ||
    (isNoun(before) && (toPastParticiple(lower) === lower || findEntry(lower, 'adj') !== undefined))
  );
}

/** "one of the instruments invented in the city, | was", "a stone to a wall built to last takes part": a participle, as another verb may follow. */
function isRivaled(view: SentenceView, verb: number): boolean {
  if (!mayDescribeNoun(view, verb)) return false;
  const close = view.tokens.findIndex(
    ({ text, tag }, at) => at > verb && (/^[,;:–—.?!]$/u.test(text) || /^(?:CC|W.*)$/u.test(tag)),
  );
  const mayBeVerb = view.tokens
    .slice(verb + 2, close)
    .some(({ tag, isSure, lemma }) => tag === 'NNS' && !isSure && findEntry(lemma, 'v') !== undefined);
  return mayBeVerb || (view.at(close).text === ',' && isFinite(view.at(skipAdverbs(view, close + 1))));
}

/** "that a bad harvest brought on a revolt is": the verb of the clause inside. */
const holdsVerb = (view: SentenceView, { first, head, verb }: Subject): boolean =>
  view.at(first - 1).lower === 'that' &&
  /^VB[DN]$/u.test(view.at(head + 1).tag) &&
  /^(?:on|about|up|out|down|off)$/u.test(view.at(head + 2).lower) &&
  head + 3 < verb;

/** "decades of research show that interviews predict": a verb that was read as a noun. */
const holdsSaying = (view: SentenceView, { first, verb }: Subject): boolean =>
  view.tokens.slice(first + 1, verb).some(({ lower }, at) => {
    const before = view.at(first + at);
    return lower === 'that' && isNoun(before) && clauseVerbs.has(before.lemma) && !isContentNoun(before);
  });

/** A past form that may be a participle, with nothing behind it that makes it the verb of a clause. */
function isBareVerb(view: SentenceView, verb: number): boolean {
  const { tag, lemma, lower } = view.at(verb);
  const isForm = tag === 'VBD' && lemma !== 'have' && toPastParticiple(lemma) === lower;
  return isForm && !/^(?:DT|PRP|PRP\$|RB)$/u.test(view.at(verb + 1).tag);
}

/** "flora and fauna in the book have", "Once it rang, trains, trucks, and ships of all lands could": one of more subjects. */
function isLastOfMore(view: SentenceView, first: number): boolean {
  if (view.at(first - 1).tag !== 'CC') return false;
  const last = view.at(first - 2).text === ',' ? first - 2 : first - 1;
  const start = view.tokens.findLastIndex((token, index) => index < last && opensSegment(token)) + 1;
  // "the rich, the wellborn, and the eloquent, and a citizen …": the list before is closed.
  const isClosed =
    view.at(start).tag === 'CC' && last < first - 1 && view.tokens.slice(0, start).some(isFinite);
  return !isClosed && !view.tokens.slice(start, last).some(isFinite);
}

const opensSegment = ({ text, lower, tag }: Token): boolean =>
  /^[,;:–—]$/u.test(text) ||
  subordinators.has(lower) ||
  tag.startsWith('W') ||
  (lower === 'that' && tag === 'IN');

/** "Every age that supposed it | was saving the past has": the verb belongs to what is supposed. */
const endsInToldClause = (view: SentenceView, { head, verb }: Subject): boolean =>
  view.tokens
    .slice(head + 1, verb)
    .some(
      (token, at) =>
        isVerb(token) && sayingVerbs.test(token.lemma) && readNounPhrase(view, head + at + 2)?.end === verb,
    );

/** "have more than once lost", "is, without knowing it, casting": what helps stands apart from its verb. */
function isParted(view: SentenceView, verb: number): boolean {
  const { main, end } = readVerbGroup(view, verb);
  const { tag } = view.at(end);
  if (view.at(main).tag === 'MD') return true;
  // "has yet to agree"
  if (isHave(view.at(main)) && view.at(main + 1).lower === 'yet') return true;
  // "were sewn together", "were forbidden to leave" with the tag of an adjective
  const next = view.at(skipAdverbs(view, end));
  // "was insulting, and", "is missing": as much a quality as a deed.
  if (view.at(main).tag === 'VBG' && /^(?:[,.;:?!]|CC)$/u.test(next.tag)) return true;
  if (isBe(view.at(main)) && !next.isSure && getVerbForms(next.lower).isParticiple) return true;
  // "did not, as a rule, climb"
  // "those who declared it did not themselves receive"
  const isDenied = view.tokens.slice(verb, end).some(({ lower }) => /^n[o'’]?t$/u.test(lower));
  if (view.at(main).lemma === 'do' && (tag === ',' || isDenied)) return true;
  return isBe(view.at(main)) ? tag === ',' : isHave(view.at(main)) && /^(?:,|IN|JJ|JJR|RBR)$/u.test(tag);
}

/** "have split a town"; no "have cut flowers". */
function isBareParticiple(view: SentenceView, index: number): boolean {
  const { lower, tag } = view.at(index);
  const isOpen = tag === 'NN' ? !isNoun(view.at(index + 1)) : /^VB[PD]?$/u.test(tag);
  return isOpen && getVerbForms(lower).isBase && toPastParticiple(lower) === lower;
}

/** The verb with its auxiliaries, without adverbs: has erupted, does not keep, will have to be found. */
function readVerb(view: SentenceView, index: number): string {
  const group = readVerbGroup(view, index);
  let { end } = group;
  if (
    (/^(?:have|go|ought)$/u.test(view.at(group.main).lemma) ||
      (view.at(group.main).lower === 'used' && !group.isPassive)) &&
    view.at(end).tag === 'TO' &&
    view.at(end + 1).tag === 'VB'
  )
    end = readVerbGroup(view, end + 1).end;
  // "have spread" with the tag of a noun or of a present, "were laughed at by"
  const isMisread = isHave(view.at(group.main)) && isBareParticiple(view, end);
  const isLeftBehind = group.isPassive && view.at(end).tag === 'IN' && view.at(end + 1).lower === 'by';
  if (isMisread || isLeftBehind) end += 1;
  const words = view.tokens
    .slice(index, isBe(view.at(end - 1)) ? end : endWithParticle(view, end))
    .filter(
      (token, at) =>
        (!isAdverb(token) && (at === 0 || !/^(?:since|so)$/u.test(token.lower))) ||
        /^(?:not|n't|n’t)$|^up$/u.test(token.lower),
    );
  return words
    .map(({ text, start }, at) => (at === 0 || words[at - 1]?.end === start ? text : ` ${text}`))
    .join('');
}

/** Gerund phrases as subjects. */
export function findSubjectGerunds(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (
      subject.type !== 'gerund' ||
      subject.verb - subject.first < 3 ||
      view.at(subject.first - 1).text === ',' ||
      // "and leaving some ground uncovered.": what becomes of the object.
      (/^[.,;:]$/u.test(view.at(subject.verb + 1).text) && view.at(subject.verb).tag === 'VBD') ||
      isOneOfMore(view, subject.first) ||
      // "waiting times in traffic dropped"
      (view.at(subject.first + 1).tag === 'NNS' &&
        view.at(subject.verb).tag === 'VBD' &&
        !isBe(view.at(subject.verb)))
    )
      return [];
    const end = isParted(view, subject.verb) ? undefined : trimAdverbs(view, subject.verb);
    if (end === undefined) return [];
    const role = `동명사구, 동사 ${readVerb(view, subject.verb)}의 주어 (단수 취급)`;
    return [{ category: '동명사구', first: subject.first, end, role, isWhole: true, value: 3 }];
  });
}

/** "Finding words and choosing one takes": only one of two, but not behind "Sleep is good and". */
function isOneOfMore(view: SentenceView, first: number): boolean {
  if (first < 2 || view.at(first - 1).tag !== 'CC') return false;
  const verb = view.tokens.findLastIndex((token, index) => index < first && isFinite(token));
  return verb < 0 || view.tokens.slice(verb, first).some(({ tag }) => tag === 'VBG');
}
