import { isAdjective, isNoun, isVerb, subjectPronouns, type SentenceView } from '#grammar/sentence-view.ts';
import { doubleObjectVerbs, transitiveVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { readOpener, type Opener } from '#syntax/clauses/clause-openers.ts';
import { countOpen, note, openFrame, type Frame, type State } from '#syntax/clauses/clause-state.ts';
import { isTime, openNounPhrase } from '#syntax/clauses/open-noun-phrase.ts';
import { takeVerb } from '#syntax/clauses/take-verb.ts';
import { listReadings, type Reading, type Role } from '#syntax/clauses/word-readings.ts';

/** What a clause costs that never finds its verb. */
export const unpaid = 10;
const causer = /^(?:help|make|let|see|watch|hear|feel|have|notice|observe|do|bid|dare|need)$/u;

/** Every way to take the next word, from each of the states. */
export function takeNext(view: SentenceView, states: readonly State[], index: number): State[] {
  const { text, tag, lower } = view.at(index);
  if (/^(?:[,;:–—]|--)$/u.test(text)) return states.flatMap((state) => passMark(state, index, text));
  const isYet = lower === 'yet' && view.at(index - 1).text === ',';
  if (tag === 'CC' || isYet) return states.map((state) => ({ ...state, link: 'joint', conjunction: index }));
  if (index === 0 && opensCondition(view)) return states.map(openCondition);
  const opening = readOpener(view, index);
  const word: Word = {
    ...opening,
    readings: opening.plainCost === undefined ? [] : listReadings(view, index),
    opensNominal: opening.openers.some(({ kind }) => kind === 'nominal'),
    opensPhrase: /^(?:IN|VBG)$/u.test(tag),
  };
  return states.flatMap((state) => advance(view, state, index, word));
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

function advance(view: SentenceView, state: State, index: number, word: Word): State[] {
  const { openers, plainCost, readings, opensPhrase } = word;
  const joined =
    (opensPhrase || word.opensNominal) && isBehindWhole(view, state)
      ? { ...state, cost: state.cost + 0.5, top: openFrame('main', state.conjunction, undefined) }
      : undefined;
  const states = openers.map((opener) => push(state, index, opener));
  if (joined) states.push(...openers.map((opener) => push(joined, index, opener)));
  if (plainCost === undefined) return states;
  for (const from of joined && opensPhrase ? [state, joined] : [state])
    for (const { role, cost } of readings) {
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
    case 'adverb':
      return [state];
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

/** An infinitive or a gerund in the place of the subject. */
function takePhrase(state: State, index: number): State {
  const { top } = state;
  const isFree =
    top.phase === 'subject' && !(state.last === 'prep' && state.link === 'none') && top.kind !== 'relative';
  return isFree
    ? { ...state, top: { ...top, phase: 'verb', subject: index, isLoose: true, isPlural: undefined } }
    : state;
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
  const near = view.tokens.slice(Math.max(0, index - 8), index);
  const isCaused = near.some(({ lemma, tag }) => tag.startsWith('VB') && causer.test(lemma));
  const isJoined = state.link !== 'none' && view.tokens.slice(0, index).some(({ tag }) => tag === 'VB');
  const isOrder = state.top.phase === 'subject' && state.top.kind === 'main';
  if (isOrder)
    return [
      {
        ...after,
        cost: state.cost + 1.2,
        top: { ...state.top, phase: 'whole', verb: index, subject: index },
      },
    ];
  return [{ ...after, cost: state.cost + (isJoined ? 0.2 : isCaused ? 0.5 : 4) }];
}

function takeParticiple(
  view: SentenceView,
  state: State,
  index: number,
  role: 'participle' | 'gerund',
): State[] {
  const isInside = /^(?:det|adj)$/u.test(state.last) && state.link === 'none';
  if (isInside && isNoun(view.at(index + 1))) return [{ ...state, last: 'adj' }];
  // "needed learned men": before its noun it is a quality.
  const isQuality =
    isNoun(view.at(index + 1)) && /^(?:verb|prep|opener|start)$/u.test(state.last) && role === 'participle';
  const quality = isQuality ? openNounPhrase(view, { ...state, cost: state.cost + 0.3 }, index, 'adj') : [];
  const phrase = role === 'gerund' ? takePhrase(state, index) : state;
  const isAuxiliary = /^(?:be|have)$/u.test(view.at(index).lemma);
  const after: State = {
    ...phrase,
    last: role === 'gerund' ? 'verb' : 'participle',
    link: 'none',
    owed: isAuxiliary ? 'participle' : 'none',
  };
  if (state.owed === 'participle') return [after, ...quality];
  const isReduced = /^(?:noun|pronoun)$/u.test(state.last) || isInside;
  const trail = isReduced ? note(state, { type: 'participle', index }) : state.trail;
  const cost = state.cost + (role === 'gerund' ? 0.1 : participleCost(view, state, index));
  return [{ ...after, trail, cost }, ...quality];
}

/** A participle that no auxiliary asks for: on its noun, behind a comma or an opener; with an object it is hardly one. */
function participleCost(view: SentenceView, state: State, index: number): number {
  const { lemma } = view.at(index);
  const next = view.at(index + 1);
  // "a letter so carefully worded that"
  const isResult = view.tokens
    .slice(Math.max(0, index - 3), index)
    .some(({ lower }) => /^(?:so|such)$/u.test(lower));
  let object = index + 1;
  while (isAdjective(view.at(object)) || view.at(object).tag === 'CD') object += 1;
  const isNominal =
    /^(?:DT|PRP\$|PRP)$/u.test(next.tag) || isNoun(view.at(object)) || (next.lower === 'that' && !isResult);
  const hasObject = isNominal && !doubleObjectVerbs.has(lemma) && !isTime(view, index + 1);
  const isBare = transitiveVerbs.has(lemma) && !hasObject ? -0.6 : 0;
  // "the house they built fell": behind a subject stands its verb.
  if (state.link === 'none' && subjectPronouns.test(view.at(index - 1).lower)) return 3;
  // "being helped retained more": no participle behind another.
  if (state.last === 'participle' && state.link === 'none') return 3;
  // "who saw this learned"
  if (state.last === 'det' && state.link === 'none' && /^(?:this|that|it)$/u.test(view.at(index - 1).lower))
    return 2;
  const place =
    state.last === 'noun' || state.last === 'pronoun' || state.link !== 'none' || state.last === 'start'
      ? 0.5
      : 0.8;
  const isBehindVerb = isVerb(view.at(index - 1)) ? 0.4 : 0;
  return place + isBare + isBehindVerb + (hasObject ? 3.5 : 0);
}
