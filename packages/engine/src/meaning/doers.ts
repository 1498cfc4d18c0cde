import { findNounClass } from '@jadoo/lexicon';

import { isFinite, isHave, textOf, viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { findBefore } from '#syntax/phrase-agents.ts';

/** Whose deed a phrase tells, as far as its subject can be read. */
export interface Doer {
  /** Dictionary form of the noun; empty where a clause or a deed is the subject. */
  noun: string;
  /** The subject as it is printed, up to its noun; empty for pronouns, clauses and deeds. */
  name: string;
  /** People, what lives or lies in nature, a concrete thing, or what is only thought, done or written. */
  sort: 'people' | 'nature' | 'thing' | 'idea';
}

const generalPeople = /^(?:we|us|you|one|people|everyone|everybody)$/u;

/** The subject of the phrase; undefined for infinitives and gerunds and where it is not sure. */
export function findDoer({ view, first, tag }: BlankablePhrase): Doer | undefined {
  const verb = findVerb(view, first, tag);
  if (verb === undefined) return undefined;
  for (let start = 0; start < verb; start += 1) {
    const subject = readSubject(view, start);
    if (subject?.verb !== verb) continue;
    if (subject.type === 'gerund' || subject.type === 'what') return { noun: '', name: '', sort: 'idea' };
    return nameDoer(view, subject.first, subject.head);
  }
  return undefined;
}

const raising = /^(?:appear|seem|tend|prove|begin|start|continue|come|happen|need|learn|try|manage|want)$/u;

/** The finite verb to which the phrase belongs. */
function findVerb(view: SentenceView, first: number, tag: string): number | undefined {
  if (/^VB[ZPD]$/u.test(tag)) return first;
  const before = findBefore(view, first);
  // "even a fish appears to manage"
  if (tag === 'VB' && view.at(before).tag === 'TO') {
    const raised = findBefore(view, before);
    return isFinite(view.at(raised)) && raising.test(view.at(raised).lemma) ? raised : undefined;
  }
  const isCarried =
    (tag === 'VB' && view.at(before).tag === 'MD') ||
    (tag === 'VBN' && isHave(view.at(before))) ||
    ((tag === 'NP' || tag === 'JJ') && isFinite(view.at(before)));
  return isCarried ? before : undefined;
}

function nameDoer(view: SentenceView, first: number, head: number): Doer | undefined {
  const { lower, lemma } = view.at(head);
  if (generalPeople.test(lower)) return { noun: 'people', name: '', sort: 'people' };
  if (/^(?:it|they|this|these|that|those)$/u.test(lower))
    return findNamed(view, /^(?:they|these|those)$/u.test(lower));
  return view.at(head).tag.startsWith('NN')
    ? { noun: lemma, name: textOf(view, first, head + 1), sort: sortNoun(lemma) }
    : undefined;
}

/** A pronoun stands for the subject of the sentence before if that has its number. */
function findNamed({ analysis, sentence }: SentenceView, isPlural: boolean): Doer | undefined {
  const before = analysis.sentences[sentence.index - 1];
  if (before === undefined) return undefined;
  const view = viewSentence(analysis, before);
  const subject = readSubject(view, 0);
  if (subject?.type !== 'noun' || (view.at(subject.head).tag === 'NNS') !== isPlural) return undefined;
  const { lemma } = view.at(subject.head);
  return { noun: lemma, name: '', sort: sortNoun(lemma) };
}

function sortNoun(noun: string): Doer['sort'] {
  const found = findNounClass(noun);
  if (found === 'people') return 'people';
  if (found === 'nature' || found === 'land') return 'nature';
  return found === 'idea' || found === 'practice' || found === 'text' ? 'idea' : 'thing';
}
