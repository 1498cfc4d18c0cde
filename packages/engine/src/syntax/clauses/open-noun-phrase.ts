import { readNounPhrase } from '#grammar/noun-phrase.ts';
import {
  isAdjective,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { note, openFrame, type Frame, type Last, type State } from '#syntax/clauses/clause-state.ts';
import type { Role } from '#syntax/clauses/word-readings.ts';

const nominative = /^(?:i|he|she|we|they)$/u;
const oblique = /^(?:me|him|us|them)$/u;
const assuring = /^(?:sure|glad|afraid|certain|sorry|happy|convinced|confident|aware)$/u;
const antecedent = /^(?:all|everything|something|nothing|anything|one|those|everyone|anyone)$/u;
const indefinite = /^(?:some|any|every|no)(?:one|body)$/u;
const lone = /^(?:it|you|there|no|(?:some|any|every|no)(?:one|body|thing))$/u;
const amount =
  /^(?:number|half|majority|rest|lot|couple|pair|series|variety|minority|third|quarter|percent|group)$/u;

/** Every way to take a noun phrase that begins at `index`. */
export function openNounPhrase(view: SentenceView, state: State, index: number, role: Role): State[] {
  const { lower, tag } = view.at(index);
  const last: Last = role === 'pronoun' || role === 'det' || role === 'adj' ? role : 'noun';
  const taken: State = {
    ...state,
    last,
    link: 'none',
    owed: state.owed === 'base' && state.last === 'to' ? 'none' : state.owed,
  };
  // "By clearing the fields they": in a phrase before the subject the noun is that of the preposition or verb.
  const isObject = state.top.phase === 'subject' && /^(?:verb|participle)$/u.test(state.last);
  const isGoverned = (state.last === 'prep' || isObject) && state.link === 'none';
  if (oblique.test(lower)) return [taken];
  const { top } = state;
  const isLoose =
    isTime(view, index) ||
    (role === 'adj' && !/^NN/u.test(view.at(index + 1).tag) && !isAdjective(view.at(index + 1)));
  const states: State[] = [];
  if (top.phase === 'subject' && !isGoverned) {
    const subject: State = { ...taken, top: takeSubject(view, top, index, isLoose) };
    // "By night and the next day they …"
    const isDoubtful = state.link !== 'none' && state.last === 'noun';
    return isDoubtful
      ? [subject, { ...taken, cost: state.cost + (state.link === 'joint' ? 0.3 : 1.5) }]
      : [subject];
  }
  states.push({ ...taken, cost: state.cost + plainCost(view, state, index, isGoverned) });
  if (isGoverned || tag === 'POS') return states;
  states.push(...restart(view, state, taken, index));
  states.push(...openContact(view, state, taken, index));
  if (state.link !== 'none') states.push(...joinClause(view, state, taken, index));
  return states;
}

function plainCost(view: SentenceView, state: State, index: number, isGoverned: boolean): number {
  const { lower } = view.at(index);
  // "Were she to go"
  const isTurned =
    state.top.phase === 'whole' && state.top.verb === index - 1 && state.top.subject <= index - 1;
  if (nominative.test(lower)) return isTurned ? 0 : 5;
  if (isGoverned) return 0;
  // "the land it leaves", "a rhythm anyone would know"
  const isSubject =
    isLone(view, index) && isFinite(view.at(skipAdverbs(view, index + (lower === 'no' ? 2 : 1))));
  if (isSubject && state.link === 'none' && state.last !== 'verb') return 4;
  if (isSubject && state.link === 'joint' && indefinite.test(lower)) return 2;
  if (state.link === 'none' && isOnWay(view, index)) return 3;
  // "…, and young apes …": a comma before the conjunction and no list before it.
  if (state.link === 'joint') {
    if (!opensPart(view, state.conjunction)) return 0;
    return isPluralWithClause(view, index) ? 5 : 1.5;
  }
  if (state.link === 'comma') return 0.2;
  return state.last === 'noun' || state.last === 'pronoun' ? 0.7 : 0;
}

/** "the way a question is asked" */
const isOnWay = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'way' &&
  view.at(index - 2).lower === 'the' &&
  /^(?:DT|PRP\$)$/u.test(view.at(index).tag) &&
  isFinite(view.at(skipAdverbs(view, readNounPhrase(view, index)?.end ?? index)));

/** "…, and towns that hold this view": the noun of a clause of its own, where no list has begun. */
const isPluralWithClause = (view: SentenceView, index: number): boolean => {
  const end = readNounPhrase(view, index)?.end ?? index;
  return (
    view.at(end - 1).tag === 'NNS' &&
    /^(?:that|who)$/u.test(view.at(end).lower) &&
    view.at(end).tag.startsWith('W')
  );
};

/** "Four years later he …" */
export function isTime(view: SentenceView, index: number): boolean {
  const phrase = readNounPhrase(view, index);
  return (
    phrase !== undefined &&
    /^(?:second|minute|hour|day|night|morning|evening|afternoon|week|month|year|decade|century|time|season|summer|winter|spring|autumn|moment|today|yesterday)$/u.test(
      view.at(phrase.head).lemma,
    )
  );
}

const isLone = (view: SentenceView, index: number): boolean =>
  lone.test(view.at(index).lower) && (view.at(index).lower !== 'no' || view.at(index + 1).lower === 'one');

function opensPart(view: SentenceView, conjunction: number): boolean {
  if (view.at(conjunction - 1).text !== ',') return false;
  const comma = view.tokens.findLastIndex(({ text }, at) => text === ',' && at < conjunction - 1);
  // "…, of course, and a rule": an aside is no item of a list.
  const isAside = /^(?:IN|RB)$/u.test(view.at(comma + 1).tag);
  return comma < 0 || isAside || view.tokens.slice(comma + 1, conjunction).some(isFinite);
}

function takeSubject(view: SentenceView, frame: Frame, index: number, isLoose: boolean): Frame {
  const isMoved = frame.isLoose && frame.phase === 'subject';
  return {
    ...frame,
    phase: 'verb',
    subject: index,
    isLoose: isLoose || isMoved,
    isPlural: readNumber(view, index),
  };
}

function readNumber(view: SentenceView, index: number): boolean | undefined {
  const phrase = readNounPhrase(view, index);
  const { tag, lower } = view.at(index);
  if (tag === 'CD' && lower !== 'one' && /^\p{L}/u.test(lower)) return true;
  if (!phrase || amount.test(view.at(phrase.head).lemma)) return undefined;
  if (view.at(phrase.end).tag === 'CC') return view.at(phrase.end).lower === 'and' ? true : undefined;
  return phrase.number === undefined ? undefined : phrase.number === 'plural';
}

/** "To see this, we …", "When it rains, the road …", "how far the forest …": the next noun phrase is the subject. */
function restart(view: SentenceView, state: State, taken: State, index: number): State[] {
  const states: State[] = [];
  let isFirst = true;
  for (let frame: Frame | undefined = state.top; frame; frame = frame.below, isFirst = false) {
    const isMoved = /^(?:nominal|relative)$/u.test(frame.kind) && frame.isLoose;
    const isOpen = frame.phase === 'subject' || (frame.phase === 'verb' && frame.isLoose);
    if (isOpen && !(isFirst && frame.phase === 'subject')) {
      const base =
        isMoved && isFirst
          ? 0.3
          : state.link === 'comma'
            ? 0.1
            : isAdjective(view.at(frame.subject))
              ? 3
              : 1.3;
      states.push({
        ...taken,
        cost: state.cost + base,
        top: { ...takeSubject(view, { ...frame, isLoose: false }, index, false), start: frame.start },
      });
    }
    if (frame.phase !== 'whole') break;
  }
  return states;
}

/** "the land / it leaves", "said / the bill fails", ", he reasoned,": a clause that no word opens. */
function openContact(view: SentenceView, state: State, taken: State, index: number): State[] {
  const { lower } = view.at(index);
  const isPronoun = nominative.test(lower) || isLone(view, index);
  const before = view.at(index - 1);
  const push = (kind: 'contact' | 'aside' | 'nominal', cost: number): State[] => {
    const top = takeSubject(view, openFrame(kind, index, state.top), index, false);
    return [{ ...taken, cost: state.cost + cost, top, trail: note(state, { type: 'open', frame: top }) }];
  };
  if (state.link === 'comma') return push('aside', isPronoun ? 1.5 : 2.2);
  if (state.link !== 'none') return [];
  // "told a crowd of visitors": such a verb has an object before its clause.
  const hasObject = /^(?:tell|remind|assure|inform)$/u.test(before.lemma);
  if (isVerb(before) && clauseVerbs.has(before.lemma))
    return push('nominal', isPronoun ? 0.4 : hasObject ? 3 : 0.9);
  // "told us she cried"
  const teller = view.at(index - 2);
  if (
    oblique.test(before.lower) &&
    isVerb(teller) &&
    /^(?:tell|remind|assure|inform|warn|show)$/u.test(teller.lemma)
  )
    return push('nominal', isPronoun ? 0.3 : 1);
  if (isVerb(before) && state.last === 'verb')
    return push('nominal', (isPronoun ? 1.5 : 4) + (isBe(before) ? 2 : 0));
  if (assuring.test(before.lower)) return push('nominal', isPronoun ? 0.3 : 1);
  if (state.last === 'noun' || antecedent.test(before.lower) || isNoun(before))
    return push('contact', isPronoun ? 0.4 : isOnWay(view, index) ? 0.2 : 1.3);
  if (isAdjective(before)) return push('nominal', isPronoun ? 1 : 3);
  return [];
}

/** "…, and the river freezes": a new clause beside one that is whole. */
function joinClause(view: SentenceView, state: State, taken: State, index: number): State[] {
  const states: State[] = [];
  // "some go, others stay, and a few return": parts of a list without a conjunction.
  const isListed = state.link === 'comma';
  const conjunction = isListed ? index : state.conjunction;
  const hasComma = view.at(conjunction - 1).text === ',';
  let cost = isListed ? 1.2 : hasComma ? 0.2 : view.at(conjunction).lower === 'or' ? 1.8 : 0.6;
  for (let frame: Frame | undefined = state.top; frame; frame = frame.below) {
    if (frame.phase === 'whole') {
      const opened = openFrame(frame.kind, conjunction, frame.below);
      states.push({
        ...taken,
        cost: state.cost + cost,
        top: takeSubject(view, opened, index, false),
        trail: note(state, { type: 'joint', conjunction, subject: index }),
      });
    } else break;
    cost += hasComma ? -0.1 : 0.3;
  }
  return states;
}
