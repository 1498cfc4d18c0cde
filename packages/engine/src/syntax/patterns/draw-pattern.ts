import { withParticle } from '#korean.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isFinite, isVerb, skipAdverbs, startsNounPhrase } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { findExtent, listClauseSubjects } from '#syntax/patterns/extent.ts';
import { hasTimeClause } from '#syntax/patterns/inner-clauses.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const leastWords = 3;
const phraseName = /(to부정사|원형부정사|분사|동명사)구(?=,| |$)/u;

/** A clause before its end is known. */
export interface ClauseDraft {
  first: number;
  /** Words that open the clause; none where nothing marks it. */
  opener: number;
  /** The conjunction or relative, as 주격 관계대명사 that. */
  word: string;
  /** What the whole clause is, as 절. */
  clause: string;
  /** More about it: its antecedent, whose object it is. */
  note: string;
  value: Pattern['value'];
}

/** The whole clause where its end is certain, else the words that open it. */
export function drawClause(
  view: SentenceView,
  category: Pattern['category'],
  draft: ClauseDraft,
  known?: number,
): Pattern[] {
  const { first, opener, word, clause, note, value } = draft;
  const end = known ?? findExtent(view, first, 1);
  const isWhole = end !== undefined && isClause(view, category, first, end);
  if (isWhole) {
    const name = word === '' ? clause : `${withParticle(word, '이')} 이끄는 ${clause}`;
    return [{ category, first, end, role: name + note, isWhole: true, value }];
  }
  if (opener === 0) return [];
  const role = category === '관계사절' ? word + note : nameOpener(draft);
  return [{ category, first, end: first + opener, role, isWhole: false, value: value === 1 ? 1 : 2 }];
}

/** Whether the words are a clause of their own that goes on nowhere behind its end. */
function isClause(view: SentenceView, category: Pattern['category'], first: number, end: number): boolean {
  const hasVerb = view.tokens.slice(first, end).some(isFinite);
  if (end - first < leastWords || !hasVerb || isCutShort(view, first, end)) return false;
  // "that children heard it | explained", "about the instruments | used to measure"
  if (/^VB[GN]$/u.test(view.at(skipAdverbs(view, end)).tag)) return false;
  if (category === '관계사절' || (category === '명사절' && first === 0)) return true;
  // "learn what a program can do without reading a manual": the deed may be that of the sentence.
  if (category === '명사절' && first > 0 && hasDeedBehind(view, first, end)) return false;
  // "find reasons for what they do before they do it": the time may be that of the sentence.
  if (view.at(first).lower === 'what' && first > 0 && hasTimeClause(view, first, end)) return false;
  // "called what is left behind attention residue"
  if (category === '명사절' && /^(?:call|name|term|label|dub|consider)$/u.test(view.at(first - 1).lemma))
    return false;
  // "watching what happens next closely"
  if (category === '명사절' && view.at(end - 1).lower.endsWith('ly')) return false;
  // Only the verb of a noun that holds the clause may follow it; any other was read into the sentence wrongly.
  const next = view.at(skipAdverbs(view, end));
  return !isFinite(next) || isHeldBy(view, next);
}

const hasDeedBehind = (view: SentenceView, first: number, end: number): boolean =>
  view.tokens
    .slice(first, end)
    .some(
      ({ lower }, at) =>
        /^(?:without|by|before|after|of|than)$/u.test(lower) &&
        (!/^(?:of|than)$/u.test(lower) || /^(?:instead|rather)$/u.test(view.at(first + at - 1).lower)) &&
        /[^h]ing$/u.test(view.at(first + at + 1).lower),
    );

/** 동사 said의 목적어인 명사절을 이끄는 접속사 that: the clause has the place in the sentence, the word only opens it. */
function nameOpener({ word, clause, note }: ClauseDraft): string {
  const [, place, more = ''] = /^, (.+?)( \(.+\))?$/u.exec(note) ?? [];
  if (place === undefined) return `${withParticle(clause, '을')} 이끄는 ${word}${note}`;
  const kind = clause === '동격절' ? '절' : clause;
  return `${place}인 ${withParticle(kind, '을')} 이끄는 ${word}${more}`;
}

/** Verbs whose object is nearly always a clause. */
export const sayingVerbs =
  /^(?:say|think|believe|hope|suspect|claim|argue|feel|assume|suppose|fear|insist|admit|conclude|realize)$/u;

/**
 * "who said it | did not go far enough", "a shortage that experts say | will grow": a clause without that goes on
 * behind the end, unless the verb there is that of the noun: "the words that he said | were kind".
 */
function isCutShort(view: SentenceView, first: number, end: number): boolean {
  const next = view.at(skipAdverbs(view, end));
  if (!isFinite(next)) return false;
  let verb = end - 1;
  while (verb > first && !(isVerb(view.at(verb)) && sayingVerbs.test(view.at(verb).lemma))) verb -= 1;
  if (verb === first || view.at(verb + 1).lower === 'that') return false;
  const isAdded = listClauseSubjects(view).some(
    (subject) => view.at(subject.verb) === next && view.at(subject.first - 1).text === ',',
  );
  return verb < end - 1 || isAdded || !isHeldBy(view, next);
}

const isHeldBy = (view: SentenceView, next: Token): boolean =>
  listClauseSubjects(view).some(({ verb }) => view.at(verb) === next);

/** A phrase before its end is known. */
export interface PhraseDraft {
  first: number;
  /** Undefined where the end of the phrase is doubtful. */
  end: number | undefined;
  /** End of the words that make it what it is: to + verb, the participle. */
  headEnd: number;
  /** With 구 where the phrase is named. */
  role: string;
  value: Pattern['value'];
}

/** The whole phrase where its end is certain, else its first words unless they are cut off from what they need. */
export function drawPhrase(
  view: SentenceView,
  category: Pattern['category'],
  { first, end, headEnd, role, value }: PhraseDraft,
): Pattern[] {
  if (end !== undefined && end - first >= leastWords)
    return [{ category, first, end, role, isWhole: true, value }];
  const lowered = value === 3 ? 2 : 1;
  // "choosing badly", "moving on": short, but all there is.
  if (end !== undefined && end > headEnd && !isLoose(view, end))
    return [{ category, first, end, role, isWhole: false, value: lowered }];
  const last = endWithParticle(view, headEnd);
  if (end !== last && isCutOff(view, last)) return [];
  return [
    { category, first, end: last, role: role.replace(phraseName, '$1'), isWhole: false, value: lowered },
  ];
}

/** "a prize for drawing | later spent less time": the adverb may belong to what follows. */
const isLoose = (view: SentenceView, end: number): boolean =>
  isAdverb(view.at(end - 1)) && !endingMarks.test(view.at(end).text);

/** "to hold | on or let go", "to point, count, and draw", "to think | of": the words alone are no unit. */
function isCutOff(view: SentenceView, end: number): boolean {
  const verb = view.at(end - 1);
  const next = view.at(end);
  const after = view.at(end + 1);
  if (verb.tag === 'VBN') return next.tag === 'CC' && after.tag === 'VBN';
  if (next.tag === 'CC' || isAdverb(next)) return true;
  if (next.text === ',')
    return (
      /^(?:TO|VB|VBG)$/u.test(after.tag) ||
      (getVerbForms(after.lower).isBase && /^(?:,|CC)$/u.test(view.at(end + 2).tag))
    );
  if (next.tag !== 'IN' && next.tag !== 'TO') return false;
  return takesPreposition(verb.lemma, next.lower) || isParticleOrStranded(view, end);
}

const endingMarks = /^[.,;:?!–—]?$/u;

/** "to hold on or let go", "was jeered at in the street", "must be drawn on rather than": nothing follows it as its object. */
export function isParticleOrStranded(view: SentenceView, index: number): boolean {
  if (
    !/^(?:at|of|on|in|to|with|for|into|upon|about|from|over|off|through|across|under|after)$/u.test(
      view.at(index).lower,
    )
  )
    return false;
  const after = view.at(index + 1);
  if (view.at(index).tag === 'TO' && view.at(skipAdverbs(view, index + 1)).tag === 'VB') return false;
  if (endingMarks.test(after.text) || isFinite(after)) return true;
  if (/^(?:CC|IN|TO)$/u.test(after.tag) || /^when(?:ever)?$/u.test(after.lower)) return true;
  return isAdverb(after) && !/^(?:once|least)$/u.test(after.lower) && !startsNounPhrase(view.at(index + 2));
}

const particle = /^(?:out|up|off|away|down|back|around|along|forward|apart|together|aside)$/u;

const preposition = /^(?:around|along)$/u;

/** booked out, to sign up: a verb keeps its particle. */
export function endWithParticle(view: SentenceView, end: number): number {
  // "gathered around a pump"
  const isPreposition =
    preposition.test(view.at(end).lower) &&
    (startsNounPhrase(view.at(end + 1)) || view.at(end + 1).lower === 'with');
  const isParticle = view.at(end).tag === 'RP' || (particle.test(view.at(end).lower) && !isPreposition);
  // "repeated up and down the street"
  const isPair = view.at(end + 1).tag === 'CC' && particle.test(view.at(end + 2).lower);
  return isParticle && !isPair ? end + 1 : end;
}
