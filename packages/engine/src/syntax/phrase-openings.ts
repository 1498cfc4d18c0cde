import { isBe, isFinite, isHave, isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { toPast, toPastParticiple } from '#passage/inflect.ts';
import {
  findAgent,
  findBefore,
  guessAgentOf,
  isNegator,
  isRelative,
  readAgentBefore,
  readNoun,
  readPronoun,
  type Agent,
} from '#syntax/phrase-agents.ts';
import { readTailOpening } from '#syntax/phrase-tails.ts';

/** The form in which the verbs of all options stand; a noun phrase, an adjective or a question word instead of one. */
export type PhraseTag = 'VB' | 'VBZ' | 'VBP' | 'VBD' | 'VBG' | 'VBN' | 'NP' | 'JJ' | 'WH';

/** How a phrase that can be left out begins, and whose doing or state it tells. */
export interface Opening {
  tag: PhraseTag;
  agent: Agent;
}

/** What the token at `index` opens; nothing where that is not certain. */
export function readOpening(view: SentenceView, index: number): Opening | undefined {
  const verbal = readVerbOpening(view, index);
  return (
    (verbal && verbal.tag !== 'VBZ' && mental.test(view.at(index).lemma)
      ? { ...verbal, agent: 'person' }
      : verbal) ??
    readNounOpening(view, index) ??
    readAdjectiveOpening(view, index) ??
    readQuestionOpening(view, index) ??
    readTailOpening(view, index)
  );
}

function readVerbOpening(view: SentenceView, index: number): Opening | undefined {
  const token = view.at(index);
  if (!isVerb(token) || token.tag === 'MD' || !token.isSure) return undefined;
  const position = findBefore(view, index);
  const before = view.at(position);
  switch (token.tag) {
    case 'VB':
      if (before.tag === 'TO') return withTag('VB', readInfinitive(view, position));
      return before.tag === 'MD' ? withTag('VB', findAgent(view, position)) : undefined;
    case 'VBG':
      // "were going to do it" is no doing of its own.
      return token.lower === 'going' && view.at(index + 1).tag === 'TO'
        ? undefined
        : withTag('VBG', readGerund(view, position));
    case 'VBN':
      return isHave(before) && isFinite(before) ? withTag('VBN', findAgent(view, position)) : undefined;
    case 'VBZ':
    case 'VBP':
    case 'VBD':
      return isBe(token) || isHave(token) || token.lemma === 'do' || isDoubtful(view, index)
        ? undefined
        : withTag(token.tag, findAgent(view, index));
    default:
      return undefined;
  }
}

const withTag = (tag: PhraseTag, agent: Agent | undefined): Opening | undefined => agent && { tag, agent };

/** Only persons do such things. */
const mental =
  /^(?:see|think|believe|know|want|hope|feel|remember|forget|prefer|assume|expect|imagine|decide|realize|admit|agree)$/u;

/** "customs now regarded as ancient" is no past tense, "this wish" no verb. */
const isDoubtful = (view: SentenceView, index: number): boolean => {
  const { lemma, tag } = view.at(index);
  return tag === 'VBD'
    ? toPast(lemma) === toPastParticiple(lemma) && view.at(index - 1).tag !== 'PRP'
    : tag === 'VBP' && /^(?:this|that|these|those)$/u.test(view.at(index - 1).lower);
};

const gerundPrepositions = /^(?:by|with|for|of|in|from|on|about)$/u;

/** A gerund behind a preposition, or what somebody is doing. */
function readGerund(view: SentenceView, position: number): Agent | undefined {
  const before = view.at(position);
  if (isBe(before) && isFinite(before)) return findAgent(view, position);
  // "stay on speaking terms"
  if (/^(?:be|stay|remain|get)$/u.test(view.at(position - 1).lemma)) return undefined;
  if (isAfterDenial(view, position)) return isDeedDenied(view) ? 'person' : undefined;
  const isGerund =
    before.tag === 'IN' &&
    gerundPrepositions.test(before.lower) &&
    !isNegator(view, position - 1) &&
    view.at(position - 1).lemma !== 'way';
  return isGerund ? 'person' : undefined;
}

/** Nouns whose infinitive has an object of its own: a way to find it. */
const wayNouns = /^(?:way|ability|chance|power|tendency|effort|need|opportunity|failure|capacity)$/u;
/** Only persons have them. */
const willNouns =
  /^(?:attempt|desire|right|duty|freedom|willingness|refusal|urge|decision|plan|wish|reason|courage|motivation)$/u;
/** Nouns that an infinitive behind a form of be spells out: the best way is to wait. */
const aimNouns =
  /\b(?:way|aim|goal|key|solution|answer|secret|trick|point|task|purpose|challenge|step|choice|remedy|role|job|rule|art|strategy)\b/u;
/** "hard to achieve" leaves out its object; with these adjectives the infinitive is whole. */
const plainAdjectives =
  /^(?:able|unable|likely|unlikely|willing|unwilling|eager|ready|reluctant|prone|free|quick|slow|careful|determined|enough|better|best|wise|wiser|foolish)$/u;

/** An infinitive that is surely not short of an object. */
function readInfinitive(view: SentenceView, to: number): Agent | undefined {
  const before = view.at(to - 1);
  if (isNegator(view, to - 1)) return undefined;
  if (to === 0 || before.lower === 'how' || before.lower === 'order') return 'person';
  const opening = view.tokens.slice(0, to).map(({ lower }) => lower);
  if (isBe(before)) return aimNouns.test(opening.join(' ')) ? 'person' : undefined;
  if (
    (isNoun(before) && willNouns.test(before.lemma)) ||
    (plainAdjectives.test(before.lower) && opening.at(-3) === 'it')
  )
    return 'person';
  if (wayNouns.test(before.lemma) || plainAdjectives.test(before.lower)) return readAgentBefore(view, to);
  if (isVerb(before) && !/^(?:have|use)$/u.test(before.lemma))
    return readAgentBefore(view, to) ?? guessAgentOf(view, to + 1);
  const isHelped = view.tokens.slice(Math.max(0, to - 6), to - 1).some(({ lemma }) => helpers.test(lemma));
  if (!isHelped) return undefined;
  return before.tag === 'PRP' ? readPronoun(view, to - 1) : isNoun(before) ? readNoun(before) : undefined;
}

const helpers =
  /^(?:allow|enable|lead|encourage|help|force|cause|ask|teach|require|push|drive|tempt|urge|invite|compel|prompt|persuade|inspire|permit|oblige|train)$/u;

/** a, an or the behind a form of be with a thing as its subject, or behind as. */
function readNounOpening(view: SentenceView, index: number): Opening | undefined {
  if (!/^(?:a|an|the)$/u.test(view.at(index).lower)) return undefined;
  // "was in fact a sign"
  const position = findBefore(
    view,
    view.at(index - 2).lower === 'in' && view.at(index - 1).lower === 'fact' ? index - 2 : index,
  );
  const before = view.at(position);
  const isSeenAs =
    before.lower === 'as' &&
    view.tokens.slice(Math.max(0, position - 7), position).some(({ lemma }) => viewing.test(lemma));
  if (isSeenAs) return { tag: 'NP', agent: 'thing' };
  const copula = before.lower === 'but' ? findDenied(view, position) : position;
  if (copula === undefined || !/^(?:is|be|becomes|become|was)$/u.test(view.at(copula).lower))
    return undefined;
  const verb = view.at(copula).lower === 'be' ? copula - 1 : copula;
  // What is a noun phrase lacks nothing, even where its subject is too long to be read.
  const agent = findAgent(view, verb) ?? (isRelative(view, findBefore(view, verb)) ? undefined : 'thing');
  const isFit = isFinite(view.at(verb)) && agent === 'thing';
  return isFit ? { tag: 'NP', agent: 'thing' } : undefined;
}

const viewing =
  /^(?:see|regard|treat|view|consider|understand|think|describe|take|accept|act|serve|function|count)$/u;

/** "is not a failure but a role": the verb of what is denied. */
function findDenied(view: SentenceView, but: number): number | undefined {
  for (let index = but - 1; index > 0; index -= 1)
    if (isBe(view.at(index)) && /^(?:not|n't|n’t)$/u.test(view.at(index + 1).lower)) return index;
  return undefined;
}

/** "is harder to notice than": an adjective right behind a form of be with a thing as its subject. */
function readAdjectiveOpening(view: SentenceView, index: number): Opening | undefined {
  const token = view.at(index);
  if (!/^JJR?$/u.test(token.tag) || !token.isSure || /^(?:same|such|able)$/u.test(token.lower))
    return undefined;
  const copula = view.at(index - 1);
  if (!isBe(copula) || !isFinite(copula) || findAgent(view, index - 1) !== 'thing') return undefined;
  // "it is wise to wait" says nothing of a thing.
  return view.at(index - 2).lower === 'it' ? undefined : { tag: 'JJ', agent: 'thing' };
}

const askers =
  /^(?:ask|show|reveal|explain|decide|determine|notice|learn|understand|discover|realize|remember|forget|wonder|matter|know|see|say)$/u;
const reminders = /^(?:remind|tell|show|teach|ask)$/u;

/** how, why, what and whether behind a verb or preposition that asks, or behind "not … but". */
function readQuestionOpening(view: SentenceView, index: number): Opening | undefined {
  const { lower } = view.at(index);
  if (!/^(?:how|why|what|whose|whether|where)$/u.test(lower)) return undefined;
  const position = findBefore(view, index);
  const before = view.at(position);
  const isAsked =
    askers.test(before.lemma) ||
    /^(?:on|about|in)$/u.test(before.lower) ||
    (before.tag === 'PRP' && reminders.test(view.at(position - 1).lemma)) ||
    (before.lower === 'out' && /^(?:find|work|figure)$/u.test(view.at(position - 1).lemma));
  return isAsked || isAfterDenial(view, position) ? { tag: 'WH', agent: 'thing' } : undefined;
}

/** "not walking but running": behind "not the delay but" other deeds sound odd. */
const isDeedDenied = (view: SentenceView): boolean =>
  view.tokens.some(
    ({ tag, index }) => tag === 'VBG' && isNegator(view, index - view.sentence.firstToken - 1),
  );

/** Behind "not … but". */
const isAfterDenial = (view: SentenceView, but: number): boolean =>
  view.at(but).lower === 'but' &&
  view.tokens.slice(0, but).some(({ lower }) => /^(?:not|n't|n’t)$/u.test(lower));
