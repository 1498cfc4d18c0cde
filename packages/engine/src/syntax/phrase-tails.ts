import { findNounClass } from '@jadoo/lexicon';

import { isBe, isFinite, isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import { findBefore, isNegator, readNoun, type Agent } from '#syntax/phrase-agents.ts';
import type { Opening } from '#syntax/phrase-openings.ts';

/** Openings that are certain only by the frame around them: "one that ___", "to apologize is to ___", "less X than ___". */
export function readTailOpening(view: SentenceView, index: number): Opening | undefined {
  const { tag, lower, isSure } = view.at(index);
  if (/^(?:a|an|the)$/u.test(lower))
    return isWeighed(view, index) ? { tag: 'NP', agent: 'thing' } : undefined;
  if (!isSure) return undefined;
  const position = findBefore(view, index);
  if (tag === 'VBZ' && !isBe(view.at(index)) && isOneThat(view, position))
    return { tag: 'VBZ', agent: 'thing' };
  if (tag !== 'VB') return undefined;
  const agent = readInfinitiveAgent(view, position);
  return agent && { tag: 'VB', agent };
}

function readInfinitiveAgent(view: SentenceView, position: number): Agent | undefined {
  const before = view.at(position);
  if (before.tag === 'TO') return isEquated(view, position) ? 'person' : undefined;
  if (before.tag !== 'MD' || isNegator(view, position)) return undefined;
  if (isOneThat(view, findBefore(view, position))) return 'thing';
  return view.at(position + 1).lemma === 'be' || isBe(view.at(findNext(view, position)))
    ? readPassive(view, position)
    : undefined;
}

const findNext = (view: SentenceView, modal: number): number => {
  let next = modal + 1;
  while (view.at(next).tag.startsWith('RB')) next += 1;
  return next;
};

/** "one that", "something that": the subject of what follows. */
const isOneThat = (view: SentenceView, that: number): boolean =>
  view.at(that).lower === 'that' && /^(?:one|something|anything)$/u.test(view.at(that - 1).lower);

/** "To apologize is to hand power over", "Teaching is to learn": one deed stands for the other. */
function isEquated(view: SentenceView, to: number): boolean {
  const copula = findBefore(view, to);
  const front = view.tokens.slice(0, copula);
  const verb = front[0]?.tag === 'TO' ? front[1] : undefined;
  return (
    view.at(copula).lower === 'is' && verb?.tag === 'VB' && !front.some(isFinite) && !isNegator(view, to - 1)
  );
}

/** What a thing that opens the sentence can be or may be: a passive lacks no object. */
function readPassive(view: SentenceView, modal: number): Agent | undefined {
  const front = view.tokens.slice(0, modal);
  const head = front.find(isNoun);
  const opensPlainly = /^(?:NNS?|DT|JJ|PRP\$)$/u.test(front[0]?.tag ?? '') || front[1]?.text === ',';
  const isOfOther = front.some(
    ({ tag, lower }) => tag === 'CC' || /^(?:that|what|whom|if|when)$/u.test(lower),
  );
  return head !== undefined && opensPlainly && !isOfOther && readNoun(head) === 'thing' ? 'thing' : undefined;
}

/** "less on good nature than on the likelihood", "not with a rule but with a question", "turns noise into a message". */
function isWeighed(view: SentenceView, index: number): boolean {
  if (isConcrete(view, index)) return false;
  const near = view.at(index - 1);
  const front = (end: number) => view.tokens.slice(0, end);
  if (near.lower === 'into')
    return front(index - 1).some(({ lemma }) => /^(?:turn|transform|change|convert)$/u.test(lemma));
  const link = near.tag === 'IN' && near.lower !== 'than' ? index - 2 : index - 1;
  const { lower } = view.at(link);
  if (lower === 'than') return front(link).some((token) => /^(?:less|more|rather)$/u.test(token.lower));
  return lower === 'but' && link < index - 1 && front(link).some((_, at) => view.at(at).lower === 'not');
}

/** A port or a box is no matter of weighing reasons: only what is thought or done is. */
function isConcrete(view: SentenceView, index: number): boolean {
  const head = view.tokens
    .slice(index)
    .find((token, at, all) => isNoun(token) && !isNoun(all[at + 1] ?? token));
  return !/^(?:idea|practice)$/u.test(findNounClass(head?.lemma ?? '') ?? 'idea');
}
