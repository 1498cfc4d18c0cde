import { findEntry } from '@jadoo/lexicon';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isNoun, isVerb, startsNounPhrase } from '#grammar/sentence-view.ts';
import { mayMeanThing } from '#grammar/formal-it.ts';
import { readNounPhrase, standsAsNoun } from '#grammar/noun-phrase.ts';
import { readSubject } from '#grammar/subject.ts';
import { toIng } from '#passage/inflect.ts';
import { previousWord } from '#grammar/detectors/voice.ts';
import { gerundVerbs, infinitiveVerbs, intransitiveVerbs, transitiveVerbs } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** tend/refuse + to-infinitive → gerund */
const infinitiveObject: GrammarDetector = {
  rule: 'infinitive-object',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        !isVerb(token) ||
        !infinitiveVerbs.has(token.lemma) ||
        token.tag === 'VBN' ||
        standsAsNoun(view, index) ||
        view.at(index + 1).tag !== 'TO'
      )
        return [];
      const verb = view.at(index + 2);
      if (verb.tag !== 'VB' || isBe(verb) || verb.lemma === 'have') return [];
      return [
        {
          ...base,
          first: index + 1,
          end: index + 3,
          corrupted: toIng(verb.lower),
          because: `동사 ${token.lemma} 뒤에는 동명사가 아니라 to부정사가 이어지므로`,
          form: 'to부정사',
          evidence: [index],
          value: 2,
        },
      ];
    }),
};

/** avoid/enjoy + gerund → to-infinitive */
const gerundObject: GrammarDetector = {
  rule: 'gerund-object',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const next = view.at(index + 1);
      const isGiveUp = token.lemma === 'give' && next.lower === 'up';
      if (!isVerb(token) || !(gerundVerbs.has(token.lemma) || isGiveUp)) return [];
      const verb = index + (isGiveUp ? 2 : 1);
      if (view.at(verb).tag !== 'VBG' || !view.at(verb).isSure || isBe(view.at(verb))) return [];
      return [
        {
          ...base,
          first: verb,
          end: verb + 1,
          corrupted: `to ${view.at(verb).lemma}`,
          because: `${isGiveUp ? 'give up' : `동사 ${token.lemma}`}의 목적어 자리이므로`,
          form: '동명사',
          evidence: [index],
        },
      ];
    }),
};

/** preposition + gerund → bare form; preposition to + gerund → infinitive */
const gerundAfterPreposition: GrammarDetector = {
  rule: 'gerund-after-preposition',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 1);
      // "in wandering it links ideas", "the sense of belonging that grows": no object.
      const isObject = !readSubject(view, index + 2) && view.at(index + 2).lower !== 'that';
      const hasObject = startsNounPhrase(view.at(index + 2)) && isObject;
      const object = view.at(index + 2);
      const takesIt =
        hasObject &&
        readNounPhrase(view, index + 2) !== undefined &&
        !isBe(verb) &&
        !intransitiveVerbs.has(verb.lemma) &&
        !/^(?:go|come|live|stay|lie|sit|stand|fall|rise|arrive)$/u.test(verb.lemma);
      // "of running shoes" is a noun phrase; "by winning games" is not.
      const isNounPhrase =
        isNoun(object) && !(object.tag === 'NNS' && /^(?:by|without|after|before|to)$/u.test(token.lower));
      if (verb.tag !== 'VBG' || isNounPhrase || verb.lemma === 'have') return [];
      // "eaten by migrating shorebirds": a participle before its noun.
      const isDoer = token.lower === 'by' && object.tag === 'NNS' && view.at(index - 1).tag === 'VBN';
      if (isDoer && !transitiveVerbs.has(verb.lemma)) return [];
      // "search for meaning in the words"
      if (!takesIt && findEntry(verb.lower, 'n') !== undefined && object.tag === 'IN') return [];
      const isPlain =
        /^(?:by|without|of|for|from|in|at|about|on|like|after|before|despite)$/u.test(token.lower) &&
        token.tag === 'IN';
      const isTo =
        token.lower === 'to' &&
        /^(?:contribute|contributes|contributed|committed|dedicated|devoted|accustomed|addition|comes|came|prior|forward|opposed|contrast|alternative|key|approach|commitment|close|closer|due|thanks|next|similar)$/u.test(
          view.at(index - 1).lower,
        );
      if (!isPlain && !isTo) return [];
      if (mayOpenClause(view, index)) return [];
      const goesOn = token.lower === 'on' && /^(?:go|keep|carry)$/u.test(view.at(index - 1).lemma);
      return [
        {
          ...base,
          first: index + 1,
          end: index + 2,
          corrupted: isTo
            ? verb.lemma
            : token.lower === 'of' || token.lower === 'for'
              ? `to ${verb.lemma}`
              : verb.lemma,
          because: goesOn
            ? `'계속 ~하다'라는 뜻의 「${view.at(index - 1).lemma} on -ing」 구문이므로`
            : `전치사 ${token.lower}의 목적어 ${takesIt ? `자리이면서 뒤의 ${object.tag === 'PRP' ? '대명사를' : '명사구를'} 목적어로 취하므로` : '자리이므로'}`,
          form: '동명사',
          evidence: [index],
          isAnswer: verb.isSure && takesIt && !goesOn,
          value: isTo ? 3 : 2,
        },
      ];
    }),
};

/** "She gains as well, for explaining a task helps her": a conjunction before a gerund that is the subject. */
function mayOpenClause(view: SentenceView, index: number): boolean {
  const { lower } = view.at(index);
  if (!/^(?:for|as|since|before|after|than)$/u.test(lower)) return false;
  if (lower !== 'for') return readSubject(view, index + 1)?.type === 'gerund';
  return view.at(index - 1).tag === ',' && view.tokens.slice(index + 2).some(isFinite);
}

/** so small that; too small to see; difficulty finding … */
const fixedForms: GrammarDetector = {
  rule: 'fixed-gerund',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 1);
      const isDifficulty = /^(?:difficulty|trouble)$/u.test(token.lower);
      const isBusy = token.lower === 'busy' || token.lower === 'worth';
      if (!(isDifficulty || isBusy) || verb.tag !== 'VBG' || !verb.isSure) return [];
      // "tastes worth having"
      const be = isBe(view.at(previousWord(view, index))) ? 'be ' : '';
      const governor = isDifficulty ? 'have ' : be;
      return [
        {
          ...base,
          first: index + 1,
          end: index + 2,
          corrupted: `to ${verb.lemma}`,
          because: `${governor}${token.lower} 뒤에는 동명사를 쓰는 관용 표현이므로`,
          form: '동명사',
          evidence: [index],
        },
      ];
    }),
};

/** "makes it easy to", not "it makes" or "it is" */
const isFormalObject = (view: SentenceView, it: number): boolean =>
  /^(?:make|find)$/u.test(view.at(it - 1).lemma) && !isFinite(view.at(it + 1));

/** it is natural to regard → bare form; enough/too … to */
const realSubject: GrammarDetector = {
  rule: 'infinitive-real-subject',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        token.lower !== 'to' ||
        token.tag !== 'TO' ||
        view.at(index + 1).tag !== 'VB' ||
        isBe(view.at(index + 1)) ||
        view.at(index + 1).lower === 'have' ||
        mayMeanThing(view, index + 1)
      )
        return [];
      const adjective = view.at(index - 1);
      let it = index - 2;
      while (it >= 0 && !/^(?:it)$/u.test(view.at(it).lower) && index - it < 6) it -= 1;
      const isClause =
        view.at(it).lower === 'it' &&
        (isBe(view.at(it + 1)) ||
          /^(?:make|find|seem|become)$/u.test(view.at(it - 1).lemma) ||
          view.at(it + 1).tag === 'MD');
      if (!isClause || adjective.tag !== 'JJ' || !adjective.isSure) return [];
      if (
        !/^(?:possible|impossible|easy|hard|difficult|necessary|natural|important|essential|useful|tempting|worthwhile|common|reasonable|helpful|vital|wise|unlikely|likely|better|best|dangerous|safe|costly)$/u.test(
          adjective.lower,
        )
      )
        return [];
      if (/^(?:likely|unlikely|costly|safe|dangerous)$/u.test(adjective.lower)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 2,
          corrupted: view.at(index + 1).lower,
          because: isFormalObject(view, it)
            ? '앞의 it이 가목적어이고 이 자리가 진목적어이므로'
            : '앞의 it이 가주어이고 이 자리가 진주어이므로',
          form: 'to부정사',
          evidence: [it],
          value: 2,
        },
      ];
    }),
};

export const gerundDetectors: readonly GrammarDetector[] = [
  infinitiveObject,
  gerundObject,
  gerundAfterPreposition,
  fixedForms,
  realSubject,
];
