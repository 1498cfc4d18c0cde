import { isNoun, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { readOnce } from '#read-once.ts';
import { readOpener, type Opener } from '#syntax/clauses/clause-openers.ts';
import { countOpen, note, openFrame, type Frame, type State } from '#syntax/clauses/clause-state.ts';
import { openNounPhrase } from '#syntax/clauses/open-noun-phrase.ts';
import { takeParticiple, takePhrase } from '#syntax/clauses/take-participle.ts';
import { takeVerb } from '#syntax/clauses/take-verb.ts';
import { listReadings, type Reading, type Role } from '#syntax/clauses/word-readings.ts';

/** What a clause costs that never finds its verb. */
export const unpaid = 10;
const causer = /^(?:help|make|let|see|watch|hear|feel|have|notice|observe|do|bid|dare|need)$/u;

/** Beneath many clauses a joint costs a little less than nothing. */
const mostCredit = 0.5;

/** Every way to take the next word from each of the states, but for readings of it that cost more than `highest` by themselves. */
export function takeNext(
  view: SentenceView,
  states: readonly State[],
  index: number,
  highest: number,
): State[] {
  const { text, tag, lower } = view.at(index);
  if (/^(?:[,;:–—]|--)$/u.test(text)) return states.flatMap((state) => passMark(state, index, text));
  const isYet = lower === 'yet' && view.at(index - 1).text === ',';
  if (tag === 'CC' || isYet) {
    const joint = states.map((state): State => ({ ...state, link: 'joint', conjunction: index }));
    // "who waters rarely but thoroughly forces the roots": it may join the adverbs alone.
    const isBetweenAdverbs = view.at(index - 1).tag === 'RB' && view.at(index + 1).tag === 'RB';
    return isBetweenAdverbs ? [...joint, ...states] : joint;
  }
  if (index === 0 && opensCondition(view)) return states.map(openCondition);
  const word = (wordsOf(view)[index] ??= readWord(view, index));
  return states.flatMap((state) => advance(view, state, { index, word, highest }));
}

/** What the words of a sentence may be, which several searches ask. */
const wordsOf = readOnce((): (Word | undefined)[] => []);

function readWord(view: SentenceView, index: number): Word {
  const opening = readOpener(view, index);
  return {
    ...opening,
    readings: opening.plainCost === undefined ? [] : listReadings(view, index),
    opensNominal: opening.openers.some(({ kind }) => kind === 'nominal'),
    opensPhrase: /^(?:IN|VBG)$/u.test(view.at(index).tag),
  };
}

interface Word {
  openers: readonly Opener[];
  /** What it costs that the word opens no clause; undefined where it must. */
  plainCost: number | undefined;
  readings: readonly Reading[];
  /** It opens a clause that may be a subject. */
  opensNominal: boolean;
  /** "…, and with it came news", "…, and asking them takes time": it opens a phrase before or as the subject. */
  opensPhrase: boolean;
}

interface Step {
  index: number;
  word: Word;
  highest: number;
}

function advance(view: SentenceView, state: State, { index, word, highest }: Step): State[] {
  const { openers, plainCost, readings, opensPhrase } = word;
  const joined =
    (opensPhrase || word.opensNominal) && isBehindWhole(view, state)
      ? { ...state, cost: state.cost + 0.5, top: openFrame('main', state.conjunction, undefined) }
      : undefined;
  // "…, and whatever came before it pales": beside a whole clause that asks nothing, it is no second question.
  const loneCost = joined && word.opensNominal && isFirstQuestion(view, index) ? 3 : 0;
  const lone = loneCost === 0 ? state : { ...state, cost: state.cost + loneCost };
  const states = openers.map((opener) => push(lone, index, opener));
  if (joined) states.push(...openers.map((opener) => push(joined, index, opener)));
  if (plainCost === undefined) return states;
  for (const from of joined && opensPhrase ? [state, joined] : [state])
    for (const { role, cost } of readings) {
      if (from.cost + cost + plainCost > highest + mostCredit) continue;
      const trail = isRetagged(role, view.at(index).tag) ? note(from, { type: role, index }) : from.trail;
      const paid: State = { ...from, cost: from.cost + cost + plainCost, trail };
      states.push(...takeWord(view, paid, index, role));
    }
  return states;
}

/** The whole sentence asks for another tag than the tagger gave. */
const isRetagged = (role: Role, tag: string): role is 'noun' | 'gerund' | 'base' =>
  role === 'noun'
    ? tag.startsWith('VB')
    : (role === 'gerund' && tag !== 'VBG') || (role === 'base' && !/^VBP?$/u.test(tag));

/** Behind a comma and a conjunction a clause may begin with a clause or a phrase: "…, and what he saw pleased him". */
const isBehindWhole = (view: SentenceView, state: State): boolean =>
  state.link === 'joint' && view.at(state.conjunction - 1).text === ',' && countOpen(state.top) === 0;

const isFirstQuestion = (view: SentenceView, index: number): boolean =>
  /^what/u.test(view.at(index).lower) &&
  !view.tokens
    .slice(0, index)
    .some(({ tag, lower }) => /^W/u.test(tag) || /^(?:that|whether|if)$/u.test(lower)) &&
  !view.tokens.slice(0, index).some((token) => isVerb(token) && clauseVerbs.has(token.lemma));

function push(state: State, index: number, { kind, cost, hasGap, isLoose }: Opener): State {
  const frame: Frame = { ...openFrame(kind, index, takeAsSubject(state, index, kind)), hasGap, isLoose };
  return {
    ...state,
    cost: state.cost + cost,
    top: frame,
    last: 'opener',
    link: 'none',
    owed: 'none',
    trail: note(state, { type: 'open', frame }),
  };
}

/** "Were she to go, …": the turned order of a condition. */
const opensCondition = (view: SentenceView): boolean =>
  /^(?:were|had|should)$/u.test(view.at(0).lower) &&
  view.at(view.length - 1).text !== '?' &&
  view.tokens.some(({ text }) => text === ',');

function openCondition(state: State): State {
  const frame: Frame = { ...openFrame('adverbial', 0, state.top), phase: 'whole', subject: 0, verb: 0 };
  return {
    ...state,
    top: frame,
    last: 'verb',
    owed: 'participle',
    trail: note(state, { type: 'open', frame }),
  };
}

/** "That it rained is known": the clause is the subject of the one around it. */
function takeAsSubject(state: State, index: number, kind: Frame['kind']): Frame {
  const { top } = state;
  const isSubject =
    kind === 'nominal' && top.phase === 'subject' && !(state.last === 'prep' && state.link === 'none');
  return isSubject ? { ...top, phase: 'verb', subject: index, isPlural: undefined, isLoose: true } : top;
}

function passMark(state: State, index: number, text: string): State[] {
  const comma: State = { ...state, link: 'comma', owed: 'none' };
  if (text === ',') return [comma];
  const part = (needsVerb: boolean): State => ({
    ...state,
    cost: state.cost + unpaid * countOpen(state.top),
    top: { ...openFrame('main', index + 1, undefined), needsVerb },
    last: 'start',
    link: 'none',
    owed: 'none',
  });
  if (text === ';') return [part(true)];
  return [{ ...comma, cost: state.cost + (text === ':' ? 1 : 0.2) }, part(false)];
}

function takeWord(view: SentenceView, state: State, index: number, role: Role): State[] {
  switch (role) {
    case 'mark':
      return [state];
    case 'adverb':
      // "students who do so make": the auxiliary has its verb.
      return [view.at(index).lower === 'so' && state.owed === 'base' ? { ...state, owed: 'none' } : state];
    case 'prep':
      return [{ ...state, last: 'prep', link: 'none' }];
    case 'to':
      return [{ ...takePhrase(state, index), last: 'to', link: 'none', owed: 'base' }];
    case 'finite':
      return takeVerb(view, state, index);
    case 'base':
      return takeBase(view, state, index);
    case 'participle':
    case 'gerund':
      return takeParticiple(view, state, index, role);
    default:
      return takeNominal(view, state, index, role);
  }
}

function takeNominal(view: SentenceView, state: State, index: number, role: Role): State[] {
  const { tag } = view.at(index);
  // "At first the master": behind a quality stands no article.
  const isNew =
    role === 'pronoun' ||
    (role === 'det' && state.last === 'adj' && (state.link !== 'none' || /^(?:DT|PRP\$)$/u.test(tag)));
  const isInside =
    /^(?:det|adj)$/u.test(state.last) &&
    !isNew &&
    (state.link === 'none' || (state.last === 'adj' && role === 'adj'));
  const isCompound =
    state.last === 'noun' &&
    state.link === 'none' &&
    (role === 'noun' || role === 'adj' || /^(?:POS|CD)$/u.test(tag));
  const last = role === 'pronoun' || role === 'det' || role === 'adj' ? role : 'noun';
  // "Another points to": no plural stands behind such a word.
  const isMisread =
    role === 'noun' &&
    (isInside || isCompound) &&
    ((/^NNP?S$/u.test(tag) && isBehindSingular(view, index)) ||
      // "those listening"
      (tag === 'NN' &&
        /^(?:those|these|few|several)$/u.test(view.at(index - 1).lower) &&
        !isNoun(view.at(index + 1))) ||
      // "a heavy one strikes"
      (tag === 'NNS' && view.at(index - 1).lower === 'one'));
  // "giving something up feels": behind a particle or a pronoun stands no noun that has the form of a verb.
  const isLate =
    role === 'noun' &&
    tag.startsWith('VB') &&
    /^(?:RP|RB|PRP|IN)$/u.test(view.at(index - 1).tag) &&
    view.at(index - 1).lower !== 'much';
  // "nobody stops"
  const isBehindPronoun =
    role === 'noun' && state.last === 'pronoun' && state.link === 'none' && isLoneSubject(view, index - 1);
  const cost = state.cost + (isMisread ? 5 : 0) + (isLate ? 2 : 0) + (isBehindPronoun ? 2.5 : 0);
  if (isInside) return [{ ...state, last, link: 'none', cost }];
  if (!isCompound) return openNounPhrase(view, { ...state, cost }, index, role);
  const kept: State = { ...state, last, cost: cost + (role === 'noun' ? compoundCost(view, index) : 0) };
  if (role !== 'noun' || !(/^NNP?S$/u.test(tag) || view.at(index).lower === 'police')) return [kept];
  // "the songs sailors sang"
  const [plain, ...others] = openNounPhrase(view, state, index, role);
  const apart = plain ? [{ ...plain, cost: plain.cost + 2 }] : [];
  return [kept, ...apart, ...others.map((each) => ({ ...each, cost: each.cost + 0.6 }))];
}

/** "hormones points", "farmers visit": a plural is seldom the first part of a name. */
function compoundCost(view: SentenceView, index: number): number {
  const { tag, lower } = view.at(index);
  if (view.at(index - 1).tag !== 'NNS') return 0;
  if (tag === 'NNS') return getVerbForms(view.at(index - 1).lemma).isBase ? 3 : 1.5;
  return tag === 'NN' && getVerbForms(lower).isBase ? 2.2 : 0;
}

const isLoneSubject = (view: SentenceView, index: number): boolean =>
  /^(?:i|he|she|we|they|it|(?:some|any|every|no)(?:one|body))$/u.test(view.at(index).lower);

/** "another point", "each runner hand" */
function isBehindSingular(view: SentenceView, index: number): boolean {
  let first = index - 1;
  while (/^(?:JJ|NN)$/u.test(view.at(first).tag)) first -= 1;
  return /^(?:an?|another|each|every)$/u.test(view.at(first).lower);
}

function takeBase(view: SentenceView, state: State, index: number): State[] {
  const after: State = {
    ...state,
    last: 'verb',
    link: 'none',
    owed: view.at(index).lemma === 'be' || view.at(index).lemma === 'have' ? 'participle' : 'none',
  };
  if (state.owed === 'base') return [after];
  const isCaused = isBehindCauser(view, index);
  const isJoined = state.link !== 'none' && view.tokens.slice(0, index).some(({ tag }) => tag === 'VB');
  const isOrder = state.top.phase === 'subject' && state.top.kind === 'main';
  if (isOrder)
    return [
      {
        ...after,
        // "In the end tourists leave": behind a noun it has its subject.
        cost: state.cost + (index > 0 && isNoun(view.at(index - 1)) && state.link === 'none' ? 4 : 1.2),
        top: { ...state.top, phase: 'whole', verb: index, subject: index },
      },
    ];
  // "how few fish were left": behind its article or quality stands a noun.
  const isInside = /^(?:det|adj)$/u.test(state.last) && state.link === 'none' ? 2.5 : 0;
  return [{ ...after, cost: state.cost + (isJoined ? 0.2 : isCaused ? 0.5 : 4) + isInside }];
}

/** "let the dogs run", but "who have never met start clapping", "what lets in light also lets in wind" */
function isBehindCauser(view: SentenceView, index: number): boolean {
  if (/^(?:also|often|always|usually|never)$/u.test(view.at(index - 1).lower)) return false;
  return view.tokens.slice(Math.max(0, index - 8), index).some(({ lemma, tag }, at, near) => {
    if (!tag.startsWith('VB') || !causer.test(lemma)) return false;
    const next = near.slice(at + 1).find((token) => !token.tag.startsWith('RB'));
    return !(lemma === 'have' && next?.tag === 'VBN') && !(lemma === 'do' && near[at + 1]?.lower === 'so');
  });
}
