import { findEntry } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isFinite, isNoun, isSureFinite, textOf } from '#grammar/sentence-view.ts';
import { draftAgreement, numberNames } from '#grammar/detectors/agreement.ts';
import type { NounPhrase } from '#grammar/noun-phrase.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const negativeStarts = /^(?:not|never|seldom|rarely|hardly|little|nor|only|scarcely)$/u;

/** Not only does such a habit demand …: the auxiliary before its subject. */
const invertedVerb: GrammarDetector = {
  rule: 'agreement-inverted',
  category: '도치 구문',
  find: (view) => {
    const drafts: SpotDraft[] = [];
    for (let verb = 1; verb < Math.min(view.length, 14); verb += 1) {
      if (!/^(?:does|do|has|have|is|are|was|were)$/u.test(view.at(verb).lower)) continue;
      if (!negativeStarts.test(view.at(0).lower)) return [];
      if (holdsSubject(view, verb) || isPredicate(view, verb + 2)) return [];
      const phrase = readNounPhrase(view, verb + 1);
      if (!phrase || phrase.isPronoun || phrase.number === undefined) return [];
      for (let index = 0; index < verb; index += 1)
        if (isFinite(view.at(index)) || view.at(index).tag === ',') return [];
      const end = /^(?:does|do)$/u.test(view.at(verb).lower) ? findBaseVerb(view, phrase) : phrase.end;
      if (end === undefined) return [];
      const subject = textOf(view, phrase.first, end);
      drafts.push(
        ...draftAgreement(view, verb, phrase.number, subject, {
          evidence: [phrase.head],
          because: `${view.at(0).lower === 'only' ? 'Only로 시작하는 말이' : '부정어가'} 앞에 와서 도치된 문장이고 주어가 ${withParticle(subject, '으로')} ${numberNames[phrase.number]}이므로`,
          form: `${numberNames[phrase.number]} ${/^(?:does|do)$/u.test(view.at(verb).lower) ? '조동사' : '동사'}`,
        }),
      );
      break;
    }
    return drafts;
  },
};

/** "Only males have short horns", "Not only children have rights": the subject stands before the verb as usual. */
const holdsSubject = (view: SentenceView, verb: number): boolean => {
  if (verb === 1) return false;
  const isAdverbial = /^(?:IN|RB.?|WRB)$/u.test(view.at(1).tag);
  const hasPreposition = view.tokens.slice(1, verb).some(({ tag }) => tag === 'IN');
  return !isAdverbial || (isNoun(view.at(verb - 1)) && !hasPreposition);
};

/** "Nor was this due to chance": the word behind the pronoun may be no noun. */
const isPredicate = (view: SentenceView, index: number): boolean =>
  /^(?:this|that|these|those)$/u.test(view.at(index - 1).lower) &&
  findEntry(view.at(index).lower, 'adj') !== undefined;

/** "does such a habit demand": a noun in the phrase is the verb that the auxiliary needs. */
function findBaseVerb(view: SentenceView, { first, end }: NounPhrase): number | undefined {
  if (view.at(end).tag === 'VB') return end;
  let noun = first;
  while (noun < end && !isNoun(view.at(noun))) noun += 1;
  for (let index = noun + 1; index < end; index += 1)
    if (getVerbForms(view.at(index).lower).isBase) return index;
  return undefined;
}

const clauseOpeners =
  /^(?:if|because|although|though|while|unless|whereas|whether|that|once|than|since|as|for|until|before|after)$/u;

/** Across the street stands a mansion: the verb before its subject. */
const placeInversion: GrammarDetector = {
  rule: 'agreement-place-inversion',
  category: '도치 구문',
  find: (view) => {
    const start = /^(?:CC|''|``)$/u.test(view.at(0).tag) ? 1 : 0;
    // "For example, is a jar cheaper?" asks.
    if (view.sentence.text.includes('?')) return [];
    // "If talent is a gift" opens a clause.
    if (view.at(start).tag !== 'IN' || clauseOpeners.test(view.at(start).lower)) return [];
    // "About three quarters were", "In 1895 Alice Guy was": the subject stands before the verb.
    const isCounted = [start + 1, start + 2].some((at) => view.at(at).tag === 'CD');
    if (isCounted) return [];
    let index = start;
    while (view.at(index).tag === 'IN' || view.at(index).tag === ',') {
      const phrase = view.at(index).tag === ',' ? undefined : readNounPhrase(view, index + 1);
      index = phrase ? phrase.end : index + 1;
    }
    // "In humans, whether a baby is a boy": a clause with its own subject.
    if (view.tokens.slice(start, index).some(({ lower }) => clauseOpeners.test(lower) && lower !== 'before'))
      return [];
    if (
      !/^(?:be|stand|lie|come|rise|sit|hang|live|exist|run)$/u.test(view.at(index).lemma) ||
      !isSureFinite(view.at(index))
    )
      return [];
    const subject = readNounPhrase(view, index + 1);
    if (
      !subject ||
      subject.isPronoun ||
      subject.number === undefined ||
      !/^(?:DT|NNS|CD|JJ)$/u.test(view.at(index + 1).tag)
    )
      return [];
    if (/^(?:VBN|VBG)$/u.test(view.at(subject.end).tag) && view.at(index).lemma === 'be') return [];
    const name = textOf(view, subject.first, subject.end);
    return draftAgreement(view, index, subject.number, name, {
      evidence: [subject.head],
      because: `장소를 나타내는 말이 앞에 나와 주어와 동사가 도치된 문장이고 주어가 ${withParticle(name, '으로')} ${numberNames[subject.number]}이므로`,
    });
  },
};

export const inversionDetectors: readonly GrammarDetector[] = [invertedVerb, placeInversion];
