import { findEntry } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subjectPronouns,
  textOf,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { infinitiveObjectVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { drawPhrase } from '#syntax/patterns/draw-pattern.ts';
import { findExtent } from '#syntax/patterns/extent.ts';
import { findOpeningEnd, opensRemark } from '#syntax/patterns/opening-infinitives.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

const objectVerbs =
  /^(?:want|hope|wish|decide|refuse|expect|plan|promise|choose|learn|afford|pretend|manage|fail|attempt|try|need|agree|claim|offer|intend|begin|start|continue|like|love|prefer|hate|help|threaten|seek|propose)$/u;
const nounsWithInfinitive =
  /^(?:way|ways|chance|ability|opportunity|attempt|time|effort|efforts|right|desire|need|decision|plan|power|freedom|courage|tendency|refusal|willingness|capacity|permission|reason|mission|potential|duty|failure|ambition|temptation|campaign|plans|proposal|bid|fight|struggle|promise|incentive|opportunities|attempts|chances|rights|determination|motivation|obligation|eagerness)$/u;
const governing = /^(?:likely|unlikely|willing|unwilling|ready|eager|reluctant|free|anxious|keen)$/u;
const purposeful = /^(?:use|employ|utilize)$/u;

/** To-infinitives whose use is certain. */
export function findInfinitives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    if (view.at(index).tag !== 'TO' || view.at(skipAdverbs(view, index + 1)).tag !== 'VB') continue;
    // "from time to time"
    if (view.at(index - 1).lower === view.at(index + 1).lower) continue;
    const role = nameInfinitive(view, index);
    if (role === undefined) continue;
    const extent = index === 0 ? findOpeningEnd(view) : findExtent(view, index, 0);
    const end = role.startsWith('목적격 보어') && tellsManner(view, index, extent) ? undefined : extent;
    const verb = skipAdverbs(view, index + 1);
    const first = isInOrder(view, index) ? index - 2 : index;
    const value = /^(?:명사적|부사적 용법의 to부정사구, 형용사)/u.test(role) ? 2 : 3;
    patterns.push(
      ...drawPhrase(view, 'to부정사', { first, end, headEnd: readVerbGroup(view, verb).end, role, value }),
    );
  }
  return patterns;
}

/** "enables us to foresee it without giving us reasons": the manner may be that of the first verb. */
export const tellsManner = (view: SentenceView, first: number, end = first): boolean =>
  view.tokens
    .slice(first, end)
    .some(({ lower }, at) => /^(?:without|by)$/u.test(lower) && view.at(first + at + 1).tag === 'VBG');

/** in order to, so as to */
const isInOrder = (view: SentenceView, to: number): boolean =>
  /^(?:in order|so as)$/u.test(`${view.at(to - 2).lower} ${view.at(to - 1).lower}`);

function nameInfinitive(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  if (index === 0) {
    const end = findOpeningEnd(view);
    if (end === undefined) return undefined;
    // "To keep everything, it turns out, is to lose it", "To wait, at times, is": the subject of what follows the remark.
    if (opensRemark(view, end)) return undefined;
    return view.at(end).text === ','
      ? '부사적 용법의 to부정사구 (목적: ~하기 위해)'
      : '명사적 용법의 to부정사구, 문장의 주어';
  }
  if (/^(?:how|what|where|when|which|whether)$/u.test(before.lower)) return undefined;
  if (isInOrder(view, index)) return '부사적 용법의 to부정사구 (목적: ~하기 위해)';
  if (
    isVerb(before) &&
    objectVerbs.test(before.lemma) &&
    !isParticiple(view, index - 1) &&
    !isNounBehindQuantity(view, index - 1) &&
    // "It helps to touch the handle": what helps.
    !(before.lemma === 'help' && hasItBefore(view, index - 1)) &&
    !hasObject(view, index - 1)
  )
    return `명사적 용법의 to부정사구, 동사 ${before.text}의 목적어`;
  const formal = nameFormal(view, index);
  if (formal !== undefined) return formal;
  const modifier = nameModifier(view, index);
  if (modifier !== undefined) return modifier;
  // "It is too simple to blame them": as much the subject as a degree.
  const quality = before.lower === 'enough' ? index - 2 : index - 1;
  // "The past is difficult enough to know": what is hard to know.
  const isHard = /^(?:easy|hard|difficult|simple|impossible|possible|pleasant)$/u.test(
    view.at(quality).lower,
  );
  if (isHard || (judging.test(view.at(quality).lower) && speaksOfIt(view, quality))) return undefined;
  // "it is not enough to ask": the subject.
  if (
    before.lower === 'enough' &&
    /^(?:not|exactly|just|barely|only|quite|almost|hardly)$/u.test(view.at(index - 2).lower)
  )
    return undefined;
  if (before.lower === 'enough' && /^(?:JJ|RB)/u.test(view.at(index - 2).tag))
    return '부사적 용법의 to부정사구 (~할 만큼 충분히)';
  // "printed too many to pay for wars": what is too many stands unsaid.
  if (
    /^JJ|^RB/u.test(before.tag) &&
    !/^(?:many|much|few|little)$/u.test(before.lower) &&
    view.at(index - 2).lower === 'too'
  )
    return '부사적 용법의 to부정사구 (「too ~ to …」: 너무 ~해서 …할 수 없다)';
  return nameComplement(view, index) ?? namePredicate(view, index) ?? namePurpose(view, index);
}

/** "a chance to win", "glad to help": the noun or adjective right before governs it. */
function nameModifier(view: SentenceView, index: number): string | undefined {
  const before = view.at(index - 1);
  const isNamed = nounsWithInfinitive.test(before.lower) && isNoun(before) && !mayBeVerb(view, index - 1);
  // "enough effort to prevent it": the infinitive may go with enough.
  if (
    isNamed &&
    !/^(?:enough|too|so)$/u.test(view.at(index - 2).lower) &&
    !isPointedTime(view, index - 1) &&
    !speaksOtherwise(view, index)
  )
    return `형용사적 용법의 to부정사구, 명사 ${withParticle(before.text, '을')} 수식`;
  if (
    before.tag === 'JJ' &&
    governing.test(before.lower) &&
    (isBe(view.at(index - 2)) || isAdverb(view.at(index - 2)))
  )
    return `부사적 용법의 to부정사구, 형용사 ${withParticle(before.text, '을')} 수식`;
  return undefined;
}

/** "neither had any wish to win": no verb. */
const isNounBehindQuantity = (view: SentenceView, index: number): boolean =>
  /^(?:DT|PRP\$|JJ.?|POS|CD)$/u.test(view.at(index - 1).tag) ||
  /^(?:any|no|some|little|every|much|more|another)$/u.test(view.at(index - 1).lower);

/** "It is our duty to help", "saw it as their duty to help"; "on his way to work", "the right to clean air". */
function speaksOtherwise(view: SentenceView, index: number): boolean {
  const noun = view.at(index - 1).lower;
  const verb = view.at(index + 1);
  let start = index - 2;
  while (/^(?:DT|PRP\$|JJ.?|NN|CD)$/u.test(view.at(start).tag)) start -= 1;
  const opener = view.at(start);
  const isOfIt = (isBe(opener) || opener.lower === 'as') && view.at(start - 1).lower === 'it';
  const isRoute = /^ways?$/u.test(noun) && view.at(index - 2).tag === 'PRP$';
  const isQuality = isNoun(view.at(index + 2)) && findEntry(verb.lower, 'adj') !== undefined;
  // "do everything in their power to escape"
  const isMeans = noun === 'power' && view.at(index - 2).tag === 'PRP$' && view.at(index - 3).lower === 'in';
  return isOfIt || isRoute || isQuality || isMeans;
}

function hasItBefore(view: SentenceView, verb: number): boolean {
  let before = verb - 1;
  while (isAdverb(view.at(before)) || view.at(before).tag === 'MD') before -= 1;
  return view.at(before).lower === 'it';
}

/** It right before the quality, as in it would be too simple. */
const speaksOfIt = (view: SentenceView, quality: number): boolean =>
  view.tokens.slice(Math.max(0, quality - 5), quality).some(({ lower }) => lower === 'it');

/** "during that short time to produce a fruit": what the time is for has been said. */
function isPointedTime(view: SentenceView, noun: number): boolean {
  if (view.at(noun).lower !== 'time') return false;
  let start = noun - 1;
  while (/^JJ/u.test(view.at(start).tag)) start -= 1;
  return (
    /^(?:this|that|same)$/u.test(view.at(start).lower) ||
    /^(?:during|in|for|over)$/u.test(view.at(start - 1).lower)
  );
}

/** "The company plans to send", "more people struggle to get": read as a noun where a verb may stand. */
function mayBeVerb(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  if (!getVerbForms(view.at(index).lemma).isBase || before.lower === 'only') return false;
  return (
    /^(?:NNS|NNPS?|PRP|,|RB|CC|WP|WDT)$/u.test(before.tag) ||
    (before.tag === 'NN' && view.at(index).tag === 'NNS')
  );
}

const aims =
  /^(?:goal|aim|purpose|solution|way|plan|job|task|dream|hope|mission|key|remedy|step|intention|role|duty|challenge|trick|alternative|idea|response|strategy|wish|priority|objective)$/u;

/** One solution would be to give cash. */
function namePredicate(view: SentenceView, index: number): string | undefined {
  if (!isBe(view.at(index - 1))) return undefined;
  const subject = [0, ...view.tokens.keys()]
    .filter(
      (start) =>
        start < index && (start === 0 || /^[,;:]$|^(?:and|but|that)$/u.test(view.at(start - 1).lower)),
    )
    .map((start) => readSubject(view, start))
    .find((found) => found !== undefined && readVerbGroup(view, found.verb).main === index - 1);
  return subject?.type === 'noun' && aims.test(view.at(subject.head).lemma)
    ? `명사적 용법의 to부정사구, 동사 ${view.at(index - 1).text}의 주격 보어`
    : undefined;
}

/** "the fat that they need to survive": the relative is the object of the verb. */
function hasObject(view: SentenceView, verb: number): boolean {
  for (let back = verb - 1; back >= Math.max(0, verb - 6); back -= 1) {
    const { lower, tag } = view.at(back);
    const isLeftOut = subjectPronouns.test(lower) && isNoun(view.at(back - 1));
    if (isLeftOut || /^(?:what|which|whom)$/u.test(lower)) return true;
    if (lower === 'that') return isNoun(view.at(back - 1)) && view.at(back + 1) !== view.at(verb);
    if (!isNoun(view.at(back)) && !/^(?:PRP|DT|JJ|RB|MD|PRP\$|VB.?)$/u.test(tag)) return false;
  }
  return false;
}

/** used the internet to link … */
function namePurpose(view: SentenceView, index: number): string | undefined {
  for (let start = index - 1; start >= Math.max(1, index - 6); start -= 1) {
    const verb = view.at(start - 1);
    if (!isVerb(verb) || !purposeful.test(verb.lemma) || isPassiveAt(view, start - 1)) continue;
    return readNounPhrase(view, start)?.end === index
      ? '부사적 용법의 to부정사구 (목적: ~하기 위해)'
      : undefined;
  }
  return undefined;
}

const isPassiveAt = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBN' && isBe(view.at(index - 1));

/** "is not expected to", "No longer expected to", "the effort needed to": all participles but those behind have. */
export function isParticiple(view: SentenceView, index: number): boolean {
  let before = index - 1;
  while (isAdverb(view.at(before))) before -= 1;
  return view.at(index).tag === 'VBN' && !isHave(view.at(before));
}

/** It is hard (for us) to play chess, find it hard to play chess; "it is hard to read" may speak of a text. */
function nameFormal(view: SentenceView, index: number): string | undefined {
  const verb = skipAdverbs(view, index + 1);
  const isFilled =
    /^(?:DT|IN|TO|PRP|PRP\$|NN|NNS|NNP|JJ|VBG|CD|RP|WP|WRB)$/u.test(view.at(verb + 1).tag) ||
    /^(?:asleep|awake|home|there|together)$/u.test(view.at(verb + 1).lower);
  if (!isFilled) return undefined;
  for (let it = index - 2; it >= Math.max(0, index - 8); it -= 1) {
    if (view.at(it).lower !== 'it') continue;
    const opening = view.at(it - 1);
    const isObject = /^(?:make|find|think|consider|believe)$/u.test(opening.lemma) && isVerb(opening);
    const isSubject =
      isBe(view.at(it + 1)) &&
      (it === 0 || /^(?:,|and|but|so|that|because|if|although)$/u.test(opening.lower));
    const adjective = skipAdverbs(view, it + (isSubject ? 2 : 1));
    const isPlain =
      /^JJ/u.test(view.at(adjective).tag) &&
      judging.test(view.at(adjective).lower) &&
      (adjective === index - 1 || view.at(adjective + 1).lower === 'for');
    const isDegree = /^(?:too|enough)$/u.test(view.at(adjective - 1).lower);
    if (!isPlain || isDegree || !(isObject || isSubject)) return undefined;
    return isObject
      ? `진목적어로 쓰인 to부정사구 (it은 가목적어)`
      : `진주어로 쓰인 to부정사구 (${view.at(it).text}은 가주어)`;
  }
  return undefined;
}

/** What one says of doing something; "it is slow to bear fruit" speaks of a thing. */
const judging =
  /^(?:easy|easier|easiest|hard|harder|hardest|difficult|simple|simpler|possible|impossible|important|necessary|unnecessary|essential|vital|crucial|critical|natural|normal|common|usual|unusual|rare|customary|good|better|best|bad|worse|wise|wiser|unwise|foolish|sensible|reasonable|unreasonable|rational|logical|absurd|silly|stupid|dangerous|risky|safe|safer|useful|useless|helpful|tempting|fair|unfair|right|wrong|proper|nice|pleasant|interesting|fascinating|strange|odd|curious|convenient|sufficient|advisable|misleading|worthwhile|legal|illegal|acceptable|polite|rude|impractical|practical|desirable|comfortable|uncomfortable|healthy|tedious|costly|premature|inevitable|feasible|mistaken|naive|sad|surprising|shocking|instructive|satisfying|rewarding|kind|cruel|generous)$/u;

/** allow us to …: the verb right before the noun phrase asks for an infinitive. */
function nameComplement(view: SentenceView, index: number): string | undefined {
  for (let start = index - 1; start >= Math.max(1, index - 6); start -= 1) {
    const verb = view.at(start - 1);
    if (!isVerb(verb) || !infinitiveObjectVerbs.has(verb.lemma) || isPassiveAt(view, start - 1)) continue;
    // "the most inviting place to enter"
    if (verb.tag === 'VBG' && /^(?:DT|RBS|RBR|JJ)$/u.test(view.at(start - 2).tag)) return undefined;
    const phrase = readNounPhrase(view, start);
    if (phrase?.end !== index) return undefined;
    // "want something to read": the infinitive describes the pronoun.
    if (/thing$/u.test(view.at(index - 1).lower))
      return /^(?:want|expect)$/u.test(verb.lemma)
        ? `형용사적 용법의 to부정사구, 대명사 ${withParticle(view.at(index - 1).text, '을')} 수식`
        : undefined;
    return `목적격 보어로 쓰인 to부정사구 (목적어: ${textOf(view, start, index)})`;
  }
  return undefined;
}
