import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { toPast, toPastParticiple } from '#passage/inflect.ts';
import { isPerson } from '#syntax/persons.ts';

/** The form in which the verbs of all options stand; nothing for a noun phrase. */
export type PhraseTag = 'VB' | 'VBZ' | 'VBP' | 'VBD' | 'VBG' | 'VBN';

/** A phrase that reaches to the end of its clause and can be left out whole: tokens `[first, end)`. */
export interface BlankablePhrase {
  view: SentenceView;
  first: number;
  end: number;
  tag: PhraseTag | 'NP';
  /** Whose doing it is: with a person and with a thing other verbs go together. */
  agent: 'person' | 'thing';
}

const leastWords = 4;
const mostWords = 12;

/** Verb phrases and predicate nouns of a statement that run to the end of their clause, with every opening certain. */
export function findBlankablePhrases(view: SentenceView): BlankablePhrase[] {
  if (
    !/^[^“”"()[\]–—…?!]*[.]$/u.test(view.sentence.text) ||
    /\b(?:not mean|none of)\b/iu.test(view.sentence.text)
  )
    return [];
  return view.tokens.flatMap((_, first): BlankablePhrase[] => {
    const opening = readVerbOpening(view, first) ?? readNounOpening(view, first);
    const end = opening && findClauseEnd(view, first);
    if (opening?.agent === undefined || end === undefined || !isWhole(view, first, end)) return [];
    return [{ view, first, end, tag: opening.tag, agent: opening.agent }];
  });
}

type Agent = BlankablePhrase['agent'] | undefined;

interface Opening {
  tag: BlankablePhrase['tag'];
  agent: Agent;
}

/** The token before, adverbs skipped: those stay on the paper. */
function findBefore(view: SentenceView, index: number): number {
  let before = index - 1;
  while (before > 0 && isAdverb(view.at(before)) && !isNegator(view, before)) before -= 1;
  return before;
}

const isNegator = (view: SentenceView, index: number): boolean =>
  /^(?:not|n't|n’t|never|no|hardly|rarely|seldom|without|neither|nor|cannot)$/u.test(view.at(index).lower);

function readVerbOpening(view: SentenceView, index: number): Opening | undefined {
  const token = view.at(index);
  if (!isVerb(token) || token.tag === 'MD' || !token.isSure) return undefined;
  const position = findBefore(view, index);
  const before = view.at(position);
  switch (token.tag) {
    case 'VB':
      if (before.tag === 'TO') return readInfinitive(view, position);
      return before.tag === 'MD' ? finish(view, position, 'VB') : undefined;
    case 'VBG':
      return before.tag === 'IN' && gerundPrepositions.test(before.lower) && !isNegator(view, position - 1)
        ? { tag: 'VBG', agent: 'person' }
        : undefined;
    case 'VBN':
      return isHave(before) && isFinite(before) ? finish(view, position, 'VBN') : undefined;
    case 'VBZ':
    case 'VBP':
    case 'VBD':
      return isBe(token) || isHave(token) || token.lemma === 'do' || isDoubtful(view, index)
        ? undefined
        : finish(view, index, token.tag);
    default:
      return undefined;
  }
}

/** "customs now regarded as ancient" is no past tense, "this wish" no verb. */
const isDoubtful = (view: SentenceView, index: number): boolean => {
  const { lemma, tag } = view.at(index);
  return tag === 'VBD'
    ? toPast(lemma) === toPastParticiple(lemma) && view.at(index - 1).tag !== 'PRP'
    : tag === 'VBP' && /^(?:this|that|these|those)$/u.test(view.at(index - 1).lower);
};

const gerundPrepositions = /^(?:by|with|for|of|in|from|on|about)$/u;
/** Nouns whose infinitive has an object of its own: a way to find it. */
const wayNouns =
  /^(?:way|ability|chance|power|tendency|effort|attempt|desire|need|right|duty|freedom|opportunity|willingness|failure|refusal|urge|capacity|decision|plan|wish|reason|courage|motivation)$/u;
/** "hard to achieve" leaves out its object; with these adjectives the infinitive is whole. */
const plainAdjectives =
  /^(?:able|unable|likely|unlikely|willing|unwilling|eager|ready|reluctant|prone|free|quick|slow|careful|determined|enough|better|best|wise|wiser|foolish)$/u;

/** An infinitive that is surely not short of an object. */
function readInfinitive(view: SentenceView, to: number): Opening | undefined {
  const before = view.at(to - 1);
  if (isNegator(view, to - 1)) return undefined;
  const person: Opening = { tag: 'VB', agent: 'person' };
  if (to === 0) return person;
  if (before.lower === 'how' || before.lower === 'order') return person;
  if (wayNouns.test(before.lemma) || plainAdjectives.test(before.lower))
    return { tag: 'VB', agent: readAgentBefore(view, to) };
  if (isVerb(before) && !isBe(before) && !/^(?:have|use)$/u.test(before.lemma))
    return { tag: 'VB', agent: readAgentBefore(view, to) };
  const isHelped = view.tokens.slice(Math.max(0, to - 6), to - 1).some(({ lemma }) => helpers.test(lemma));
  return isHelped && (isNoun(before) || before.tag === 'PRP')
    ? { tag: 'VB', agent: before.tag === 'PRP' ? readPronoun(before.lower) : readNoun(before) }
    : undefined;
}

const helpers =
  /^(?:allow|enable|lead|encourage|help|force|cause|ask|teach|require|push|drive|tempt|urge|invite)$/u;

const readNoun = (noun: Token): Agent => (isPerson(noun) ? 'person' : 'thing');

const readPronoun = (lower: string): Agent => {
  if (/^(?:we|us|you|i|me|he|him|she|her|who)$/u.test(lower)) return 'person';
  return lower === 'it' ? 'thing' : undefined;
};

/** Whose verb stands before `index`: the last subject read there. */
function readAgentBefore(view: SentenceView, index: number): Agent {
  for (let verb = index - 1; verb > 0; verb -= 1) if (isFinite(view.at(verb))) return findAgent(view, verb);
  return undefined;
}

/** The agent of the finite verb at `verb`; undefined where the clause may be short of an object. */
function findAgent(view: SentenceView, verb: number): Agent {
  const position = findBefore(view, verb);
  const before = view.at(position);
  if (before.lower === 'who') return view.at(position - 1).text === ',' ? undefined : 'person';
  if (before.lower === 'that') return readCleft(view, position);
  for (let start = 0; start < verb; start += 1) {
    const subject = opensClause(view, start) ? readSubject(view, start) : undefined;
    if (subject?.verb !== verb) continue;
    if (isShortOfObject(view, start)) return undefined;
    const head = view.at(subject.head);
    return subject.type === 'pronoun' ? readPronoun(head.lower) : readNoun(head);
  }
  return undefined;
}

/** "it is affection that": other relative clauses only say which one is meant. */
function readCleft(view: SentenceView, that: number): Agent {
  const opening = view.tokens.slice(Math.max(0, that - cleftReach), that).map(({ lower }) => lower);
  const isCleft = /\bit (?:is|was)\b/u.test(opening.join(' '));
  return isCleft ? readNoun(view.at(that - 1)) : undefined;
}

const cleftReach = 5;

/** What is granted or supposed is not the point. */
const granting = /^(?:if|unless|although|though|while|whereas|when)$/u;

/** A noun behind a preposition or a verb is only the end of the subject. */
function opensClause(view: SentenceView, start: number): boolean {
  const before = view.at(start - 1);
  return (
    start === 0 ||
    (before.lower === 'but' ? view.at(start - 2).text === ',' : before.tag === 'CC') ||
    view.at(start).tag === 'WP$' ||
    /^(?:,|WRB|RB)$/u.test(before.tag) ||
    /^(?:;|that)$/u.test(before.lower) ||
    (subordinators.has(before.lower) && !granting.test(before.lower))
  );
}

/** A subject behind a relative, a question word or a bare noun: what follows may lack its object. */
function isShortOfObject(view: SentenceView, start: number): boolean {
  const before = view.at(start - 1);
  if (view.at(start).tag === 'WP$') return false;
  if (/^(?:which|whom|what|who)$/u.test(before.lower) || before.tag === 'WDT') return true;
  if (before.lower === 'that') return isNoun(view.at(start - 2)) || view.at(start - 2).tag === 'PRP';
  return isNoun(before) || /^(?:something|anything|everything|nothing|all|one|those)$/u.test(before.lower);
}

const finish = (view: SentenceView, verb: number, tag: PhraseTag): Opening => ({
  tag,
  agent: findAgent(view, verb),
});

/** a, an or the behind a form of be with a thing as its subject, or behind as. */
function readNounOpening(view: SentenceView, index: number): Opening | undefined {
  if (!/^(?:a|an|the)$/u.test(view.at(index).lower)) return undefined;
  const position = findBefore(view, index);
  const before = view.at(position);
  const isSeenAs =
    before.lower === 'as' &&
    view.tokens.slice(Math.max(0, position - 7), position).some(({ lemma }) => viewing.test(lemma));
  if (isSeenAs) return { tag: 'NP', agent: 'thing' };
  const copula = before.lower === 'but' ? findDenied(view, position) : position;
  if (copula === undefined || !/^(?:is|be|becomes|become)$/u.test(view.at(copula).lower)) return undefined;
  if (view.at(copula).lower === 'be')
    return view.at(copula - 1).tag === 'MD' ? finishNoun(view, copula - 1) : undefined;
  return finishNoun(view, copula);
}

const viewing = /^(?:see|regard|treat|view|consider|understand|think|describe|take|accept)$/u;

function finishNoun(view: SentenceView, verb: number): Opening | undefined {
  return findAgent(view, verb) === 'thing' ? { tag: 'NP', agent: 'thing' } : undefined;
}

/** "is not a failure but a role": the verb of what is denied. */
function findDenied(view: SentenceView, but: number): number | undefined {
  for (let index = but - 1; index > 0; index -= 1)
    if (isBe(view.at(index)) && /^(?:not|n't|n’t)$/u.test(view.at(index + 1).lower)) return index;
  return undefined;
}

const clauseOpeners =
  /^(?:because|whereas|while|since|for|so|although|though|but|yet|much|rather|not|even|as|just)$/u;

/** Where the clause ends: at the full stop, a semicolon, or a comma before another clause. */
function findClauseEnd(view: SentenceView, first: number): number | undefined {
  for (let index = first + 1; index < view.length; index += 1) {
    const { text } = view.at(index);
    if (text === '.' || text === ';') return index;
    if (text === ',') return clauseOpeners.test(view.at(index + 1).lower) ? index : undefined;
    if (/^[^\p{L}\p{N}’'%-]/u.test(text)) return undefined;
  }
  return undefined;
}

/** Three to twelve words without names and numbers, closed at the end, and no second clause joined to it. */
function isWhole(view: SentenceView, first: number, end: number): boolean {
  const inside = view.tokens.slice(first, end);
  const words = inside.filter(({ text }) => /^\p{L}/u.test(text)).length;
  const last = view.at(end - 1);
  const isCompared = view.at(first).tag === 'DT' && inside.some(({ lower }) => lower === 'than');
  const isOpen =
    isCompared || /^(?:IN|TO|DT|CC|RP|PRP\$)$/u.test(last.tag) || isNegator(view, findBefore(view, first));
  const isJoined = inside.some(
    ({ tag }, index) => tag === 'CC' && readSubject(view, first + index + 1) !== undefined,
  );
  return (
    words >= leastWords &&
    words <= mostWords &&
    !isOpen &&
    !isJoined &&
    !inside.some(({ lower }) => lower === 'but') &&
    !hasLooseVerb(view, first, end) &&
    !inside.some(({ tag, text }) => /^(?:NNP|NNPS|CD|FW)$/u.test(tag) || /\p{Lu}|\d/u.test(text))
  );
}

const clauseWords =
  /^(?:that|which|who|whom|what|where|when|how|why|whether|if|because|until|once|after|before|as|than|since|while|although|though)$/u;

/** Finite verbs before which no word inside opens a clause for them: "invites mistakes teaches them". */
function hasLooseVerb(view: SentenceView, first: number, end: number): boolean {
  let openings = 0;
  for (const token of view.tokens.slice(first + 1, end)) {
    if (clauseWords.test(token.lower)) openings += 1;
    else if (isFinite(token) && !isJoinedVerb(view, token)) openings -= 1;
    if (openings < 0) return true;
  }
  return false;
}

/** "begins with curiosity and reaches for its wallet" */
const isJoinedVerb = (view: SentenceView, { index }: Token): boolean =>
  view.at(findBefore(view, index - view.sentence.firstToken)).tag === 'CC';
