import { findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isNoun, isVerb } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { nameAntecedent } from '#grammar/antecedents.ts';
import { isSureParticiple } from '#grammar/clause-roles.ts';
import { noDoers } from '#grammar/participle-places.ts';
import { maySubjectGerund } from '#grammar/gerund-subjects.ts';
import { quotePhrase, readNounPhrase } from '#grammar/noun-phrase.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { isPerson } from '#syntax/persons.ts';
import { doubleObjectVerbs, gerundVerbs, neverReduced, perceptionVerbs } from '#grammar/verb-lists.ts';
import { isDoneBy, isPlainTransitive, previousWord } from '#grammar/detectors/voice.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Noun + past participle (+ by …) → V-ing */
const passiveModifier: GrammarDetector = {
  rule: 'participle-passive-modifier',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const head = view.at(index - 1);
      const next = view.at(index + 1);
      if (!/^(?:VBN|VBD)$/u.test(token.tag) || !isNoun(head) || isVerb(next)) return [];
      if (head.tag.startsWith('NNP') || neverReduced.has(token.lemma)) return [];
      // "a song her mother used to hum": an auxiliary.
      if (token.lemma === 'use' && next.lower === 'to' && view.at(index + 2).tag === 'VB') return [];
      // "was playing in the station dressed in jeans"
      if (/^(?:dress|clothe|seat|arm|accompany)$/u.test(token.lemma) && !isPerson(head)) return [];
      if (
        !/^(?:by|in|on|for|as|to|from|with|at|into|of|between|after|before|during|under|around|among|within|without|through)$/u.test(
          next.lower,
        )
      )
        return [];
      const phraseStart = findPhraseStart(view, index - 1);
      if (perceptionVerbs.has(view.at(phraseStart - 1).lemma)) return [];
      // "nor was anyone prevented": the participle of a passive.
      const isInverted = /^(?:nor|neither|never|rarely|seldom|hardly|so|not)$/u.test(
        view.at(phraseStart - 2).lower,
      );
      if (isBe(view.at(phraseStart - 1)) && isInverted) return [];
      const isBy = next.lower === 'by';
      const isCertain =
        token.tag === 'VBN' &&
        isModifierHere(view, phraseStart, index) &&
        hasOtherVerb(view, phraseStart, index);
      const isParticiple =
        isCertain ||
        (getVerbForms(token.lower).isParticiple &&
          !getVerbForms(token.lower).isBase &&
          (hasVerbBefore(view, phraseStart) || !getVerbForms(token.lower).isPast));
      if (
        !isParticiple ||
        !(isCertain || isBy || adjectival.test(token.lower) || !getVerbForms(token.lower).isPast)
      )
        return [];
      // "a gallery built at her own expense opened": what may be the verb is named only where another one is sure.
      const mayBeVerb = getVerbForms(token.lower).isPast && !isBe(view.at(phraseStart - 1));
      if (mayBeVerb && !isSureParticiple(view, index)) return [];
      // "energy spending on …" would be a compound: the head must be determined or plural.
      const isClear = isBy || head.tag === 'NNS' || /^(?:DT|PRP\$)$/u.test(view.at(phraseStart).tag);
      const lemma = token.lemma;
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toIng(lemma),
          because: `수식을 받는 ${nameModified(view, index - 1)} 동작(${lemma})의 대상이어서 둘이 수동 관계이므로`,
          form: '과거분사',
          evidence: [index - 1],
          isAnswer: isCertain && ((isClear && isPlainTransitive(token)) || isDoneBy(view, index + 1, token)),
        },
      ];
    }),
};

/** "a strip of earth cutting across": either noun may be modified, and neither is named. */
const nameModified = (view: SentenceView, head: number): string =>
  nameAntecedent(view, head) === undefined
    ? '명사(구)가'
    : `${isPronoun(view.at(head).lower) ? '대명사' : '명사'} ${withParticle(view.at(head).text, '이')}`;

/** "something disliked from the start" */
const isPronoun = (lower: string): boolean => /^(?:some|any|every|no)(?:thing|one|body)$/u.test(lower);

const adjectival =
  /^(?:based|focused|dedicated|aimed|located|situated|associated|related|linked|compared|devoted|designed|intended|required|needed|used|made|built|written|published|founded|known|held|caused|produced|created|given|taken|seen|found|owned|driven|brought)$/u;

/** A finite verb stands before the noun phrase in the same clause. */
function hasVerbBefore(view: SentenceView, phraseStart: number): boolean {
  for (let back = phraseStart - 1; back >= 0; back -= 1) {
    const token = view.at(back);
    if (/^(?:,|:|CC|WDT|WP|WRB)$/u.test(token.tag) || clauseWords.test(token.lower)) return false;
    if (isFinite(token)) return true;
  }
  return false;
}

const clauseWords =
  /^(?:that|because|although|though|while|if|as|than|since|when|whether|before|after|until|once|unless|whereas)$/u;

function findPhraseStart(view: SentenceView, head: number): number {
  let first = head;
  while (/^(?:JJ|JJR|JJS|NN|NNS|DT|PRP\$|CD|POS|VBG)$/u.test(view.at(first - 1).tag)) first -= 1;
  return first;
}

/** The noun phrase cannot be the subject of a finite past form: it is an object or has its verb later. */
function isModifierHere(view: SentenceView, phraseStart: number, participle: number): boolean {
  const before = view.at(phraseStart - 1);
  if (
    before.tag === 'IN' &&
    !/^(?:that|because|although|while|if|as|than|since|when|whether|before|after|until)$/u.test(before.lower)
  )
    return true;
  if (isBe(before)) return true;
  return listSubjects(view).some((subject) => subject.head === participle - 1 && subject.verb > participle);
}

/** A form that might be a past tense needs a finite verb besides in its clause. */
function hasOtherVerb(view: SentenceView, phraseStart: number, participle: number): boolean {
  if (!getVerbForms(view.at(participle).lower).isPast || hasVerbBefore(view, phraseStart)) return true;
  for (let next = participle + 1; next < view.length; next += 1) {
    const token = view.at(next);
    if (/^(?:,|:|CC|WDT|WP|WRB)$/u.test(token.tag) || clauseWords.test(token.lower)) return false;
    if (isFinite(token)) return true;
  }
  return false;
}

/** The noun phrase before the -ing form may be no noun, or stand with the verb before it. */
function mayBeGoverned(view: SentenceView, phraseStart: number, index: number): boolean {
  const head = view.at(index - 1);
  const governor = view.at(phraseStart - 1);
  // "is in reality expressing": the verb of the sentence.
  const isAside = governor.tag === 'IN' && phraseStart === index - 1;
  if (isAside && isBe(view.at(previousWord(view, phraseStart - 1)))) return true;
  // "many leave suspecting", "they often report enjoying": a verb that looks like a noun.
  const isBare =
    head.tag === 'NN' &&
    (phraseStart === index - 1 || /^(?:many|few|several)$/u.test(view.at(phraseStart).lower));
  if (isBare && findEntry(head.lemma, 'v') !== undefined && governor.tag !== 'IN') return true;
  // "the threat to animals such as bees": which noun is meant shows only in the sense.
  if (governor.lower === 'as' && view.at(phraseStart - 2).lower === 'such') return true;
  const takesForm = perceptionVerbs.has(governor.lemma) || governor.lower === 'with';
  return takesForm || /^(?:spend|stop|prevent|mind)$/u.test(governor.lemma);
}

/** Noun + V-ing + object → past participle */
const activeModifier: GrammarDetector = {
  rule: 'participle-active-modifier',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const head = view.at(index - 1);
      if (
        token.tag !== 'VBG' ||
        !token.isSure ||
        !/^(?:NN|NNS)$/u.test(head.tag) ||
        isBe(token) ||
        isTime(head)
      )
        return [];
      if (
        /^(?:including|according|regarding|concerning|following|using|starting|beginning|depending|considering)$/u.test(
          token.lower,
        )
      )
        return [];
      // "that means eating", "the last remaining beaches": no noun before the participle.
      if (/^(?:difficulty|trouble|spend|waste|means|last|first|next|only)$/u.test(head.lower)) return [];
      if (noDoers.test(head.lemma)) return [];
      if (maySubjectGerund(view, index - 1)) return [];
      // "the hand keeps running": a verb that looks like a noun.
      const isDescribed = /^(?:DT|PRP\$|JJ|POS)$/u.test(view.at(index - 2).tag);
      if (!isDescribed && (gerundVerbs.has(head.lemma) || /^(?:keep|start|begin|stop)s?$/u.test(head.lower)))
        return [];
      // "an official walking tour": the participle stands before its noun.
      if (view.at(index + 1).tag === 'NN' && findEntry(head.lemma, 'adj') !== undefined) return [];
      const phraseStart = findPhraseStart(view, index - 1);
      if (mayBeGoverned(view, phraseStart, index)) return [];
      // "told of timing visits, and in one case moving the pictures": joined to another one over a phrase.
      const isAside =
        /^(?:CC|,)$/u.test(view.at(phraseStart - 2).tag) && view.at(phraseStart - 1).tag === 'IN';
      if (isAside && view.tokens.slice(0, phraseStart).some(({ tag }) => tag === 'VBG')) return [];
      const object = readNounPhrase(view, index + 1);
      const hasObject =
        object !== undefined &&
        /^(?:DT|PRP\$|PRP|NNS|JJ|NN)$/u.test(view.at(index + 1).tag) &&
        !isTime(view.at(object.head)) &&
        // "traveling underground"
        !/^(?:underground|overseas|abroad|upstairs|downstairs|home|indoors|outdoors|uphill|downhill|miles|side)$/u.test(
          view.at(object.head).lower,
        );
      if (!hasObject && view.at(index + 1).tag !== 'IN' && view.at(index + 1).tag !== 'TO') return [];
      // "buyers expecting a further fall wait": the verb of the sentence may look like a noun.
      const isClearObject = hasObject && !endsInVerb(view, object.head) && !isPair(view, object.head);
      const isSafe =
        isClearObject &&
        /^(?:DT|PRP\$|PRP)$/u.test(view.at(index + 1).tag) &&
        !doubleObjectVerbs.has(token.lemma);
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toPastParticiple(token.lemma),
          because: `앞의 ${nameModified(view, index - 1)} 동작(${token.lemma})의 주체${isClearObject ? `이고 뒤에 목적어${quotePhrase(view, object)}가 있으므로` : '여서 둘이 능동 관계이므로'}`,
          form: '현재분사',
          evidence: [index - 1],
          isAnswer: isSafe && isModifierHere(view, phraseStart, index),
        },
      ];
    }),
};

/** "working side by side" */
const isPair = (view: SentenceView, noun: number): boolean =>
  view.at(noun + 1).tag === 'IN' && view.at(noun + 2).lower === view.at(noun).lower;

const endsInVerb = (view: SentenceView, head: number): boolean =>
  isNoun(view.at(head - 1)) && getVerbForms(view.at(head).lower).isBase && !isFinite(view.at(head + 1));

const isTime = (token: Token): boolean =>
  /^(?:day|days|week|weeks|year|years|month|months|time|times|hour|hours|moment|way|night|morning|summer|today)$/u.test(
    token.lower,
  );

export const participleModifierDetectors: readonly GrammarDetector[] = [passiveModifier, activeModifier];
