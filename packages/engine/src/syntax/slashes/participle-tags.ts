import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';

const opener = /^(?:that|who|whom|whose|which|what|how|why|whether|than|so)$/u;

/** The tag of a verb form behind a noun, as the clause around it shows. */
export function readBehindGoverned(view: SentenceView, index: number): string | undefined {
  if (isParticipleOfGoverned(view, index)) return 'VBN';
  // "How it ends remains to be seen"
  if (view.at(index).lower === 'remains' && view.at(index + 1).tag === 'TO') return 'VBZ';
  if (isPastBehindRelative(view, index) || isPastBehindPassive(view, index)) return 'VBD';
  return isVerbOfContact(view, index) ? 'VBZ' : undefined;
}

/** "focus on chances missed", "drops seeds onto ground newly cleared of rivals": the noun is that of a preposition. */
function isParticipleOfGoverned(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  if (token.tag !== 'VBD' || !getVerbForms(token.lower).isParticiple || neverReduced.has(token.lemma))
    return false;
  const next = view.at(index + 1);
  if (isBe(token) || isHave(token) || !(/^[.,]$/u.test(next.text) || /^(?:IN|TO)$/u.test(next.tag)))
    return false;
  let back = index - 1;
  while (/ly$/u.test(view.at(back).lower) && isAdverb(view.at(back))) back -= 1;
  if (!isNoun(view.at(back))) return false;
  while (/^(?:NN|JJ|DT|PRP\$|CD)/u.test(view.at(back).tag)) back -= 1;
  const { tag, lower } = view.at(back);
  return tag === 'IN' && !subordinators.has(lower) && !opener.test(lower) && hasOwnVerb(view, back);
}

/** The main clause has its verb, and no clause that may want one opens before. */
function hasOwnVerb(view: SentenceView, from: number): boolean {
  let verb = -1;
  for (let back = from - 1; back >= 0; back -= 1) {
    const token = view.at(back);
    if (token.text === ',' && view.at(back + 1).tag === 'VBG')
      return view.tokens.slice(0, back).some(isFinite);
    if (token.lower === 'than' && view.at(back - 1).lower === 'rather') continue;
    if (opener.test(token.lower) || subordinators.has(token.lower) || token.tag === 'CC') return false;
    if (/^[,;:–—]$/u.test(token.text)) return verb >= 0;
    if (/^(?:PRP|EX)$/u.test(token.tag) && isNoun(view.at(back - 1))) return false;
    if (!isFinite(token)) continue;
    if (verb >= 0 || clauseVerbs.has(token.lemma)) return false;
    verb = back;
  }
  return verb >= 0;
}

/** "the fires that escaped control burned hotter": the clause on the noun has its verb, this one is that of the noun. */
function isPastBehindRelative(view: SentenceView, index: number): boolean {
  const { tag, lower } = view.at(index);
  if (tag !== 'VBN' || !getVerbForms(lower).isPast || !isNoun(view.at(index - 1))) return false;
  if (!/^(?:JJR|RBR)$/u.test(view.at(index + 1).tag)) return false;
  let relative = index - 2;
  while (relative > Math.max(0, index - 7) && !/^(?:that|who|which)$/u.test(view.at(relative).lower))
    relative -= 1;
  return (
    /^(?:that|who|which)$/u.test(view.at(relative).lower) &&
    isNoun(view.at(relative - 1)) &&
    view.tokens.slice(relative, index).filter(isFinite).length === 1 &&
    !view.tokens.slice(relative, index).some((token) => isHave(token) || isBe(token))
  );
}

/** "those who had been rewarded spent less": a passive is whole, what follows is the next verb. */
const isPastBehindPassive = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'VBN' &&
  getVerbForms(view.at(index).lower).isPast &&
  view.at(index - 1).tag === 'VBN' &&
  isBe(view.at(index - 2)) &&
  view.tokens.slice(Math.max(0, index - 6), index).some(({ lower }) => /^(?:who|that|which)$/u.test(lower)) &&
  !/^(?:IN|TO)$/u.test(view.at(index + 1).tag);

/** "is a conclusion the brain reaches by itself": behind a whole noun phrase another one has its verb. */
function isVerbOfContact(view: SentenceView, index: number): boolean {
  const { tag, lemma, isSure } = view.at(index);
  if (tag !== 'NNS' || isSure || !getVerbForms(lemma).isBase || view.at(index - 1).tag !== 'NN') return false;
  if (!/^(?:DT|PRP\$)$/u.test(view.at(index - 2).tag) || view.at(index - 3).tag !== 'NN') return false;
  let first = index - 3;
  while (/^(?:NN|JJ)$/u.test(view.at(first).tag)) first -= 1;
  const governor = view.at(first - 1);
  return (
    /^(?:DT|PRP\$)$/u.test(view.at(first).tag) &&
    (isBe(governor) || governor.tag === 'IN') &&
    /^(?:IN|TO|RB)$/u.test(view.at(index + 1).tag) &&
    !view.tokens
      .slice(index + 1, findMark(view, index))
      .some((token, at) => isFinite(token) && view.at(index + at).tag !== 'PRP')
  );
}
