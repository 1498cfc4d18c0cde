import { mayDescribe } from '#grammar/attributive-ing.ts';
import { hasObjectGap } from '#grammar/detectors/relatives.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isFinite, isHave, isNoun, isVerb, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { gerundVerbs, intransitiveVerbs } from '#grammar/verb-lists.ts';
import { drawPhrase } from '#syntax/patterns/draw-pattern.ts';
import { findExtent } from '#syntax/patterns/extent.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const fixedParticiples =
  /^(?:including|according|regarding|concerning|following|given|compared|based|depending|considering|provided|during|speaking|judging|owing|being)$/u;
const objectVerbs =
  /^(?:begin|start|recommend|propose|discuss|mention|practice|practise|delay|admit|include|mean|involve|require|dislike|miss|escape)$/u;

const prepositions =
  /^(?:by|without|of|from|for|in|about|after|before|despite|on|upon|at|with|through|against|to|since|besides|beyond|toward|towards)$/u;

/** Gerund phrases behind prepositions and as objects: without saying a word, enjoy reading books. */
export function findGerunds(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const { tag, isSure, lower } = view.at(index);
    if (tag !== 'VBG' || !isSure || fixedParticiples.test(lower) || lower === 'beginning') continue;
    if (!opensPhrase(view, index) || isDescribed(view, index + 1) || isAttribute(view, index)) continue;
    const role = nameRole(view, index);
    if (role === undefined) continue;
    // "Nowhere is the folly of fixing it more evident", "Seldom has the cost of saving it been paid": the rest of the verb stands behind it.
    const isInverted = isAdverb(view.at(0)) && (isBe(view.at(1)) || isHave(view.at(1)));
    const end =
      isInverted || isStressed(view, index) || opensSpan(view, index)
        ? undefined
        : findExtent(view, index, 0);
    if (end !== undefined && holdsOther(view, index, end)) continue;
    patterns.push(...drawPhrase(view, '동명사구', { first: index, end, headEnd: index + 1, role, value: 2 }));
  }
  return patterns;
}

/** "It is by leaving things out that we see": the phrase ends before that. */
function isStressed(view: SentenceView, gerund: number): boolean {
  let be = gerund - 2;
  while (isAdverb(view.at(be))) be -= 1;
  return isBe(view.at(be)) && view.at(be - 1).lower === 'it';
}

/** "explained differences in thinking mainly by comparing", "kept them from exploding for years", "the age of writing itself" */
const holdsOther = (view: SentenceView, gerund: number, end: number): boolean =>
  view.at(gerund + 1).lower === 'itself' ||
  view.tokens
    .slice(gerund + 1, end)
    .some(
      ({ lower }, at) =>
        (/^(?:by|without)$/u.test(lower) && view.at(gerund + at + 2).tag === 'VBG') ||
        (lower === 'for' && view.at(gerund - 1).lower === 'from'),
    );

/** "from writing a book to winning a medal": the phrase ends before to. */
const opensSpan = (view: SentenceView, gerund: number): boolean =>
  view.at(gerund - 1).lower === 'from' &&
  view.tokens.slice(gerund).some(({ lower }, at) => lower === 'to' && view.at(gerund + at + 1).tag === 'VBG');

/** An object or another phrase follows: "of leading members" may speak of members who lead. */
const opensPhrase = (view: SentenceView, index: number): boolean =>
  // "without intending to, …"
  !(view.at(index + 1).tag === 'TO' && view.at(skipAdverbs(view, index + 2)).tag !== 'VB') &&
  (/^(?:DT|PRP|PRP\$|IN|RB|RP|WP|TO)$/u.test(view.at(index + 1).tag) ||
    (view.at(index + 1).tag === 'NNS' && !mayDescribe(view.at(index).lemma)));

function nameRole(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  // "go on threatening": a particle.
  const isParticle =
    before.tag === 'RP' || (before.lower === 'on' && /^(?:go|keep|carry)$/u.test(view.at(index - 2).lemma));
  // "since using them requires skill": the subject of a clause.
  const mayJoin = /^(?:since|after|before)$/u.test(before.lower);
  if (mayJoin && readSubject(view, index)?.type === 'gerund') return undefined;
  if (mayDescribeNext(view, index) || (before.lower === 'in' && view.at(index).lemma === 'keep'))
    return undefined;
  // "males fly about flashing a pattern"
  if (before.lower === 'about' && isVerb(view.at(index - 2)) && !tellingVerbs.test(view.at(index - 2).lemma))
    return undefined;
  if (prepositions.test(before.lower) && !isParticle) return `동명사구, 전치사 ${before.lower}의 목적어`;
  const takesGerund = gerundVerbs.has(before.lemma) || objectVerbs.test(before.lemma);
  return isVerb(before) && takesGerund ? `동명사구, 동사 ${before.text}의 목적어` : undefined;
}

const tellingVerbs =
  /^(?:talk|think|know|worry|care|learn|complain|dream|ask|hear|write|speak|read|forget|argue|teach|be)$/u;

const deeds =
  /^(?:way|habit|practice|art|task|process|job|idea|risk|cost|hope|means|instead|purpose|method|act|point|danger|work|custom)$/u;

/** "stretches of breaking waves", "on stepping stones": the plural may do what the verb says, or be a compound. */
const mayDescribeNext = (view: SentenceView, index: number): boolean =>
  view.at(index + 1).tag === 'NNS' &&
  /^(?:of|on|with|at|about)$/u.test(view.at(index - 1).lower) &&
  !deeds.test(view.at(index - 2).lemma);

/** "a waste of working hours" */
const isAttribute = (view: SentenceView, index: number): boolean =>
  (intransitiveVerbs.has(view.at(index).lemma) || /^(?:living|working)$/u.test(view.at(index).lower)) &&
  isNoun(view.at(index + 1));

/** "a way of thinking that nobody has found", "the sense of belonging that grows" */
function isDescribed(view: SentenceView, that: number): boolean {
  if (/^(?:that|which|who)$/u.test(view.at(that).lower) && isFinite(view.at(skipAdverbs(view, that + 1))))
    return true;
  const subject = view.at(that).lower === 'that' ? readSubject(view, skipAdverbs(view, that + 1)) : undefined;
  return subject !== undefined && hasObjectGap(view, subject.verb);
}
