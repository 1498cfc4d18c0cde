import { isOwnParticiple, noDoers } from '#grammar/participle-places.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isVerb, textOf } from '#grammar/sentence-view.ts';
import { quotePhrase, readNounPhrase } from '#grammar/noun-phrase.ts';
import { infinitiveObjectVerbs } from '#grammar/verb-lists.ts';
import { isPlainTransitive } from '#grammar/detectors/voice.ts';
import { toIng } from '#passage/inflect.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** End of the object after `verb`: a pronoun or a noun phrase with its of-phrases. */
function readObject(view: SentenceView, verb: number): { end: number; text: string } | undefined {
  const phrase = readNounPhrase(view, verb + 1);
  // "wanted something to read": the infinitive belongs to the pronoun.
  if (!phrase || /(?:thing|one|body)$/u.test(view.at(phrase.head).lower)) return undefined;
  let { end } = phrase;
  while (view.at(end).lower === 'of') {
    const next = readNounPhrase(view, end + 1);
    if (!next) return undefined;
    end = next.end;
  }
  return { end, text: textOf(view, phrase.first, end) };
}

/** allow + object + to-infinitive → bare form */
const infinitiveComplement: GrammarDetector = {
  rule: 'complement-to-infinitive',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isVerb(token) || !infinitiveObjectVerbs.has(token.lemma) || isPassive(view, index)) return [];
      const object = readObject(view, index);
      if (
        !object ||
        view.at(object.end).tag !== 'TO' ||
        view.at(object.end + 1).tag !== 'VB' ||
        isBe(view.at(object.end + 1))
      )
        return [];
      return [
        {
          ...base,
          first: object.end,
          end: object.end + 2,
          corrupted: view.at(object.end + 1).lower,
          because: `동사 ${token.lemma}의 목적어(${object.text}) 뒤에 오는 목적격 보어이므로`,
          form: 'to부정사',
          evidence: [index],
          isAnswer: isBareWrong(view, token.lemma, object.end),
        },
      ];
    }),
};

/** "ordered the council act" might be a that-clause, "allow the market rule" a compound. */
function isBareWrong(view: SentenceView, governor: string, to: number): boolean {
  const last = view.at(to - 1);
  if (last.tag === 'PRP') return /^(?:him|them|us|me|her)$/u.test(last.lower) || !mandative.test(governor);
  if (mandative.test(governor)) return false;
  return last.tag === 'NNS' || /^(?:DT|PRP\$|PRP)$/u.test(view.at(to + 2).tag);
}

const mandative = /^(?:require|order|urge|advise|ask|instruct|beg|expect|wish|teach|warn|convince|remind)$/u;

function isPassive(view: SentenceView, index: number): boolean {
  return view.at(index).tag === 'VBN' && isBe(view.at(index - 1));
}

/** make/let + object + bare form → to-infinitive; see/hear likewise */
const bareComplement: GrammarDetector = {
  rule: 'complement-bare',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isVerb(token) || !/^(?:make|let|watch|hear)$/u.test(token.lemma) || isPassive(view, index))
        return [];
      const object = readObject(view, index);
      const verb = object?.end ?? 0;
      if (!object || !/^(?:VB|VBP)$/u.test(view.at(verb).tag) || isBe(view.at(verb)) || !view.at(verb).isSure)
        return [];
      // "things that make people work": only an object pronoun or a determined noun is safe.
      if (
        !/^(?:it|them|us|him|me|her)$/u.test(view.at(verb - 1).lower) &&
        token.lemma !== 'let' &&
        !/^(?:DT|PRP\$)$/u.test(view.at(index + 1).tag)
      )
        return [];
      return [
        {
          ...base,
          first: verb,
          end: verb + 1,
          corrupted: `to ${view.at(verb).lower}`,
          because: `${/^(?:make|let)$/u.test(token.lemma) ? '사역동사' : '지각동사'} ${token.lemma}의 목적어(${object.text}) 뒤에 오는 목적격 보어이므로`,
          form: '원형부정사',
          evidence: [index],
        },
      ];
    }),
};

/** keep/leave/catch + object + V-ing → bare form */
const gerundComplement: GrammarDetector = {
  rule: 'complement-ing',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isVerb(token) || !/^(?:keep|leave|catch|send)$/u.test(token.lemma) || isPassive(view, index))
        return [];
      const object = readObject(view, index);
      const verb = object?.end ?? 0;
      if (
        !object ||
        view.at(verb).tag !== 'VBG' ||
        !view.at(verb).isSure ||
        // "keep them spread"
        isOwnParticiple(view.at(verb).lemma) ||
        !/^(?:it|them|us|him|me|her)$/u.test(view.at(verb - 1).lower)
      )
        return [];
      return [
        {
          ...base,
          first: verb,
          end: verb + 1,
          corrupted: view.at(verb).lemma,
          because: `동사 ${token.lemma}의 목적어(${object.text})가 하고 있는 동작을 나타내는 목적격 보어이므로`,
          form: '현재분사',
          evidence: [index],
        },
      ];
    }),
};

/** see/find/hear + noun + V-ing: right, though the bare form may be right as well */
const perceivedParticiple: GrammarDetector = {
  rule: 'complement-ing-perceived',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        !isVerb(token) ||
        !/^(?:see|find|hear|watch|keep|leave|catch|spot|notice)$/u.test(token.lemma) ||
        isPassive(view, index)
      )
        return [];
      const object = readObject(view, index);
      const verb = view.at(object?.end ?? 0);
      if (
        !object ||
        verb.tag !== 'VBG' ||
        isBe(verb) ||
        noDoers.test(view.at(object.end - 1).lemma) ||
        /^(?:it|them|us|him|me|her|that)$/u.test(view.at(object.end - 1).lower)
      )
        return [];
      return [
        {
          ...base,
          first: object.end,
          end: object.end + 1,
          corrupted: `to ${verb.lemma}`,
          because: `동사 ${token.lemma}의 목적어(${object.text})가 하고 있는 동작을 나타내는 목적격 보어이므로`,
          form: '현재분사',
          evidence: [index],
          isAnswer: false,
        },
      ];
    }),
};

/** have/get + object + past participle → bare form */
const causativeParticiple: GrammarDetector = {
  rule: 'complement-participle',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        !isVerb(token) ||
        !/^(?:have|get)$/u.test(token.lemma) ||
        !/^(?:DT|PRP\$|PRP)$/u.test(view.at(index + 1).tag)
      )
        return [];
      const phrase = readNounPhrase(view, index + 1);
      const participle = view.at(phrase?.end ?? 0);
      if (
        !phrase ||
        !/^(?:VBN|VBD)$/u.test(participle.tag) ||
        /^(?:i|you|he|she|we|they|neither|either|both|all|each|this|that)$/u.test(view.at(phrase.head).lower)
      )
        return [];
      if (
        !(participle.lower.endsWith('ed') || participle.tag === 'VBN') ||
        view.at(phrase.end + 1).tag.startsWith('NN')
      )
        return [];
      // "Never has the city seemed": inverted auxiliary.
      if (!/^(?:NN|NNS|NNP|PRP|MD|TO|CC|WP|WDT)$/u.test(view.at(index - 1).tag)) return [];
      if (index === 0 || /^(?:DT|PRP\$|PRP|NN|NNS|NNP)$/u.test(view.at(phrase.end + 1).tag)) return [];
      return [
        {
          ...base,
          first: phrase.end,
          end: phrase.end + 1,
          corrupted: participle.lemma === participle.lower ? toIng(participle.lemma) : participle.lemma,
          because: `동사 ${token.lemma}의 목적어${quotePhrase(view, phrase)}가 동작(${participle.lemma})의 대상이므로`,
          form: '과거분사 목적격 보어',
          evidence: [index, phrase.head],
          isAnswer: isPlainTransitive(participle) && participle.tag === 'VBN',
          value: 3,
        },
      ];
    }),
};

export const complementDetectors: readonly GrammarDetector[] = [
  infinitiveComplement,
  bareComplement,
  gerundComplement,
  perceivedParticiple,
  causativeParticiple,
];
