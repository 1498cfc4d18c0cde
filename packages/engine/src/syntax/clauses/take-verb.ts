import {
  isAdjective,
  isBe,
  isFinite,
  isHave,
  isNoun,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { numberOfVerb } from '#grammar/detectors/agreement.ts';
import { infinitiveObjectVerbs, neverReduced, transitiveVerbs } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { note, type Frame, type State } from '#syntax/clauses/clause-state.ts';

const stray = 9;
const turner =
  /^(?:so|neither|nor|only|never|hardly|seldom|rarely|not|then|here|there|such|than|as|among|under|behind|beneath|beyond)$/u;

/** Every clause that a finite verb at `index` can be the verb of. */
export function takeVerb(view: SentenceView, state: State, index: number): State[] {
  const token = view.at(index);
  // "the company we have falls short": behind such a verb stands no participle.
  const isWhole = isHave(token) && /^(?:VB[ZP]?|MD)$/u.test(view.at(index + 1).tag);
  const isAuxiliary =
    !isWhole && (isBe(token) || isHave(token) || token.tag === 'MD' || token.lemma === 'do');
  const after: State = {
    ...state,
    last: 'verb',
    link: 'none',
    owed: isAuxiliary ? (token.tag === 'MD' || token.lemma === 'do' ? 'base' : 'participle') : 'none',
  };
  const blocked = blockCost(view, state, index) + lackCost(view, index) + causedCost(view, index);
  const states = [...joinVerb(view, state, after, index), ...closeTo(view, state, after, index)];
  if (state.top.phase === 'subject') states.push(turn(view, state, after, index));
  if (states.length === 0) states.push({ ...after, cost: state.cost + stray });
  return blocked === 0 ? states : states.map((each) => ({ ...each, cost: each.cost + blocked }));
}

/** "the left", "to rest", "has broken": no finite verb stands there. */
function blockCost(view: SentenceView, state: State, index: number): number {
  if (state.link !== 'none') return 0;
  if (state.last === 'det')
    return /^(?:the|an?|my|your|his|her|its|our|their|every|no|'s|’s)$/u.test(view.at(index - 1).lower)
      ? 6
      : 0.5;
  if (state.last === 'adj')
    return /^(?:other|former|latter|first|second|last|young|old|rich|poor|few|little|many|most)$/u.test(
      view.at(index - 1).lower,
    )
      ? 0
      : 1;
  // "the ash it calls for is rare"
  const isStranded = state.last === 'prep' && state.top.phase === 'whole' && state.top.kind !== 'main';
  if (isStranded) return 0.5;
  if (state.last === 'to' || state.last === 'prep') return 6;
  if (/^(?:verb|participle)$/u.test(state.last) && state.owed !== 'none') return 5;
  return 0;
}

/** "letting the dogs run": the bare form belongs to the verb before. */
function causedCost(view: SentenceView, index: number): number {
  if (!/^(?:VBP?|NN)$/u.test(view.at(index).tag) || isBe(view.at(index))) return 0;
  const from = Math.max(0, index - 4);
  const causer = view.tokens
    .slice(from, index)
    .findLastIndex(
      ({ lemma, tag }, at) =>
        tag.startsWith('VB') &&
        /^(?:let|make|help|see|watch|hear|have)$/u.test(lemma) &&
        !(lemma === 'have' && view.at(skipAdverbs(view, from + at + 1)).tag === 'VBN'),
    );
  return causer >= 0 &&
    from + causer < index - 1 &&
    !view.tokens.slice(from + causer, index).some(({ tag }) => /^(?:CC|,|IN|MD|WDT|WP)$/u.test(tag))
    ? 2
    : 0;
}

/** "patients told that", "a wall built in": without its object the form is rather a participle. */
function lackCost(view: SentenceView, index: number): number {
  const { tag, lemma } = view.at(index);
  const next = view.at(index + 1);
  // "campaigns that grasp this": a plural with its relative.
  if (
    /^(?:NNS|VBZ)$/u.test(tag) &&
    next.tag === 'WDT' &&
    !isBe(view.at(index)) &&
    isFinite(view.at(index + 2))
  )
    return 4;
  // "scans of the brain"
  if (
    next.lower === 'of' &&
    !/^(?:think|speak|dream|consist|dispose|know|hear|approve|conceive|complain|smell|taste|talk|learn|warn|be)$/u.test(
      lemma,
    )
  )
    return 2;
  if (!/^VB[DN]$/u.test(tag)) return 0;
  // "costs little compared with the rest"
  if (tag === 'VBN' && lemma === 'compare' && next.lower === 'with') return 2;
  if (isDoneBy(view, index)) return 2.5;
  if (/^(?:tell|remind|convince|assure|inform|persuade)$/u.test(lemma))
    return next.lower === 'that' || next.tag === 'TO' ? 2.5 : 0;
  if (!/^(?:IN|TO)$/u.test(next.tag) || next.lower === 'that') return 0;
  // "students invited to speak"
  if (next.tag === 'TO' && infinitiveObjectVerbs.has(lemma) && !/^(?:want|expect|ask|beg)$/u.test(lemma))
    return 1.5;
  return transitiveVerbs.has(lemma) && next.tag !== 'TO'
    ? 1.5
    : neverReduced.has(lemma) || !isParticiple(view, index)
      ? 0
      : 0.4;
}

/** "violins made by hand": what somebody did stands before by, what somebody passed does not. */
const isDoneBy = (view: SentenceView, index: number): boolean =>
  view.at(index + 1).lower === 'by' &&
  isParticiple(view, index) &&
  // "haggled by mail"
  (transitiveVerbs.has(view.at(index).lemma) || !isBareNoun(view, index + 2)) &&
  !neverReduced.has(view.at(index).lemma) &&
  !/^(?:pass|drive|swear|get|drop|stop|abide|travel|profit|gain|learn|begin|start)$/u.test(
    view.at(index).lemma,
  );

const isBareNoun = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NN' && !isNoun(view.at(index + 1));

const isParticiple = (view: SentenceView, index: number): boolean =>
  getVerbForms(view.at(index).lower).isParticiple;

/** "comes and goes": the verb of a clause that has one already. */
function joinVerb(view: SentenceView, state: State, after: State, index: number): State[] {
  const states: State[] = [];
  if (state.link === 'none') return states;
  let closed = 0;
  for (let frame: Frame | undefined = state.top; frame; frame = frame.below, closed += 1) {
    if (frame.phase !== 'whole') break;
    const isListed = state.link === 'comma';
    const cost = 0.3 * closed + (isListed ? 1 : 0) + formCost(view, frame.verb, index);
    states.push({
      ...after,
      cost: state.cost + cost,
      top: frame,
      trail: note(state, {
        type: 'verb',
        index,
        kind: frame.kind,
        start: frame.start,
        subject: frame.subject,
        closed,
        how: 'joined',
        conjunction: isListed ? index : state.conjunction,
      }),
    });
  }
  return states;
}

/** Two verbs of one subject have one number, and mostly one tense. */
function formCost(view: SentenceView, known: number, index: number): number {
  const [left, right] = [view.at(known), view.at(index)];
  if (left.tag === 'MD' || right.tag === 'MD') return 0.3;
  const isPast = (tag: string): boolean => tag === 'VBD' || tag === 'VBN';
  if (isPast(left.tag) !== isPast(right.tag)) return 0.8;
  return isPast(left.tag) || (left.tag === 'VBZ') === (right.tag === 'VBZ' || right.tag === 'NNS') ? 0 : 1.5;
}

/** The nearest subject that waits for its verb; the clauses behind it are whole. */
function closeTo(view: SentenceView, state: State, after: State, index: number): State[] {
  let closed = 0;
  let frame: Frame | undefined = state.top;
  while (frame && frame.phase === 'whole') {
    frame = frame.below;
    closed += 1;
  }
  if (frame?.phase === 'subject' && !frame.hasGap && closed > 0)
    return [turn(view, state, { ...after, top: frame }, index, closed)];
  if (!frame || (frame.phase === 'subject' && !frame.hasGap)) return [];
  const isGap = frame.phase === 'subject';
  const whole: Frame = {
    ...frame,
    phase: 'whole',
    verb: index,
    subject: isGap ? frame.start : frame.subject,
  };
  const cost = isGap ? 0 : agreeCost(view, frame, index) + commaCost(view, state, frame.subject, index);
  const isJoined = state.link === 'joint' ? 5 : 0;
  const isTurned = (!isGap && isTurnedDo(view, index) ? 2 : 0) + comparedCost(view, index, frame);
  return [
    {
      ...after,
      cost: state.cost + cost + isJoined + isTurned,
      top: whole,
      trail: note(state, {
        type: 'verb',
        index,
        kind: frame.kind,
        start: frame.start,
        subject: whole.subject,
        closed,
        how: 'subject',
        conjunction: -1,
      }),
    },
  ];
}

/** "fear noise less than visitors do": behind what is compared stands the verb of the comparison. */
function comparedCost(view: SentenceView, index: number, { start }: Frame): number {
  if (view.at(index).lemma !== 'do' || !/^[,.;:]$/u.test(view.at(index + 1).text)) return 0;
  let first = index;
  while (/^(?:DT|PRP|PRP\$|JJ|CD|NNP?S?)$/u.test(view.at(first - 1).tag)) first -= 1;
  return first < index && start < first - 1 && view.at(first - 1).lower === 'than' ? 5 : 0;
}

/** "Only when it rang did anyone move": the auxiliary of the verb behind its subject. */
const isTurnedDo = (view: SentenceView, index: number): boolean =>
  view.at(index).lemma === 'do' &&
  /^(?:i|he|she|we|they|it|you|any(?:one|body|thing))$/u.test(view.at(index + 1).lower) &&
  getVerbForms(view.at(index + 2).lower).isBase;

function agreeCost(view: SentenceView, { isPlural, subject }: Frame, index: number): number {
  const token = view.at(index);
  // "effort counts": what the tagger took for the head is the verb, so the noun before it is the head.
  const isBare = view.tokens.slice(subject, index).every(({ tag }) => /^(?:NN|JJ|DT|PRP|CD|POS)/u.test(tag));
  if (token.tag.startsWith('NN') && isBare && isNoun(view.at(index - 1)))
    return view.at(index - 1).tag.endsWith('S') === (token.tag === 'NNS') ? 2 : 0;
  const number = /^(?:VB|NN)$/u.test(token.tag)
    ? 'plural'
    : token.tag === 'NNS'
      ? 'singular'
      : numberOfVerb(token);
  return isPlural === undefined || number === undefined || (number === 'plural') === isPlural ? 0 : 2;
}

function commaCost(view: SentenceView, state: State, subject: number, index: number): number {
  const commas = view.tokens.flatMap(({ text }, at) =>
    at > subject &&
    at < index &&
    /^[,–—]$/u.test(text) &&
    !(isAdjective(view.at(at - 1)) && isAdjective(view.at(at + 1)))
      ? [at]
      : [],
  );
  const last = commas.at(-1);
  if (last === undefined) return 0;
  if (state.link === 'comma') return commas.length === 1 ? 2 : 0.2;
  // "bread, milk and cheese are": without a list what the comma opens would need another one to close it.
  const joint = view.tokens.findIndex(({ tag }, at) => at > last && at < index && tag === 'CC');
  if (joint < 0) return index - last <= 3 ? 4.5 : 2.5;
  // "…, others left, and some stayed": what stands between the commas is a clause.
  const isPart = joint === last + 1 && view.tokens.slice((commas.at(-2) ?? last) + 1, last).some(isFinite);
  return isPart ? 3 : 0.4;
}

/** "Were she to go", "Among them is one", "so does he" */
function turn(view: SentenceView, state: State, after: State, index: number, closed = 0): State {
  const token = view.at(index);
  const isOpened = view.tokens
    .slice(Math.max(0, after.top.start - 1), index)
    .some(
      ({ lower }) =>
        turner.test(lower) &&
        (!/^(?:as|than)$/u.test(lower) ||
          isBe(token) ||
          isHave(token) ||
          token.lemma === 'do' ||
          token.tag === 'MD'),
    );
  const cost = isBe(token) ? 1.5 : 2.5;
  return {
    ...after,
    cost: state.cost + (isOpened ? 0.8 : cost),
    top: { ...after.top, phase: 'whole', verb: index, subject: index },
    trail: note(state, {
      type: 'verb',
      index,
      kind: after.top.kind,
      start: after.top.start,
      subject: index,
      closed,
      how: 'turned',
      conjunction: -1,
    }),
  };
}
