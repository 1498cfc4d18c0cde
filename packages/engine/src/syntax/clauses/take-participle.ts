import { isAdjective, isNoun, isVerb, subjectPronouns, type SentenceView } from '#grammar/sentence-view.ts';
import { doubleObjectVerbs, transitiveVerbs } from '#grammar/verb-lists.ts';
import { note, type State } from '#syntax/clauses/clause-state.ts';
import { isTime, openNounPhrase } from '#syntax/clauses/open-noun-phrase.ts';

/** An infinitive or a gerund in the place of the subject. */
export function takePhrase(state: State, index: number): State {
  const { top } = state;
  const isFree =
    top.phase === 'subject' && !(state.last === 'prep' && state.link === 'none') && top.kind !== 'relative';
  return isFree
    ? { ...state, top: { ...top, phase: 'verb', subject: index, isLoose: true, isPlural: undefined } }
    : state;
}

/** A participle on its noun, behind its auxiliary or before its noun, and a gerund. */
export function takeParticiple(
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
  // "whose mother had gone told us": behind a participle no person is given anything.
  const hasObject =
    (isNominal && !doubleObjectVerbs.has(lemma) && !isTime(view, index + 1)) ||
    /^(?:me|us|him|them)$/u.test(next.lower);
  // "people who feel understood"
  if (
    state.link === 'none' &&
    /^(?:feel|look|get|become|grow)$/u.test(view.at(index - 1).lemma) &&
    isVerb(view.at(index - 1)) &&
    !hasObject
  )
    return 0.2;
  // "everyone else thought the prize was worth less"
  if (isNominal && /^(?:think|say|hope|feel|claim|argue|fear|guess|suppose)$/u.test(lemma)) return 3;
  // "the numbers that were ignored seemed obvious"
  if (/^(?:seem|remain|become)$/u.test(lemma)) return 2.5;
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
