import { withParticle } from '#korean.ts';
import { nameAntecedent } from '#grammar/antecedents.ts';
import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { personNouns } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Words before `index` in this sentence and the one before it. */
function wordsBefore(view: SentenceView, index: number): Token[] {
  const { analysis, sentence } = view;
  const before = analysis.sentences[sentence.index - 1];
  const first = before?.firstToken ?? sentence.firstToken;
  return analysis.tokens.slice(first, sentence.firstToken + index);
}

const isPluralWord = (token: Token): boolean =>
  token.tag === 'NNS' ||
  token.tag === 'NNPS' ||
  token.tag === 'CD' ||
  /^(?:they|them|their|these|those|we|both|many|others|people|and)$/u.test(token.lower);

const isPersonWord = (token: Token): boolean =>
  personNouns.has(token.lemma) ||
  token.tag === 'NNP' ||
  /^(?:he|she|who|whoever|one|each|every|everyone|anyone|nobody|no|any|team|group|company|family|government|firm|public|police|staff|committee)$/u.test(
    token.lower,
  );

/** its + noun, where nothing plural can be meant → their */
/** Several people under one noun, who may be "they". */
const collective =
  /^(?:class|team|family|company|firm|government|committee|crew|group|staff|audience|club|band|council|public|army|crowd|couple|police|community|jury|orchestra|choir)$/u;

const possessiveNumber: GrammarDetector = {
  rule: 'pronoun-possessive-number',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'its' || index < 3 || !startsNounPhrase(view.at(index + 1))) return [];
      const before = wordsBefore(view, index);
      if (before.some(isPluralWord) || before.some(isPersonWord)) return [];
      const nouns = before.filter((word) => word.tag === 'NN');
      const subject = listSubjects(view)
        .filter(({ verb, number, type }) => verb < index && number === 'singular' && type === 'noun')
        .at(-1);
      const name = subject ? view.at(subject.head).text : nouns.at(-1)?.text;
      // "The class had chosen the fortress for their trip" is good English.
      if (name === undefined || before.some(({ lemma }) => collective.test(lemma))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'their',
          // "If effort proves worth, failure proves its absence": which of two is meant shows only in the sense.
          because:
            nouns.length === 1 || view.at(index + 1).lower === 'own'
              ? `가리키는 대상이 단수인 ${name}이므로`
              : '앞에 나온 단수 명사를 가리키므로',
          form: '단수 소유격 대명사',
          evidence: subject ? [subject.head] : [],
        },
      ];
    }),
};

const reflexives: ReadonlyMap<string, string> = new Map([
  ['itself', 'themselves'],
  ['himself', 'themselves'],
  ['herself', 'themselves'],
  ['themselves', 'itself'],
  ['ourselves', 'themselves'],
]);

/** Reflexive after its noun or its subject → other number. */
const reflexiveNumber: GrammarDetector = {
  rule: 'pronoun-reflexive-number',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const corrupted = reflexives.get(token.lower);
      if (corrupted === undefined || index < 2) return [];
      const before = view.at(index - 1);
      const isEmphatic =
        isNoun(before) &&
        !mayGovern(view, index - 1) &&
        (token.lower === 'themselves' ? before.tag === 'NNS' : before.tag === 'NN');
      const subject = listSubjects(view)
        .filter(({ verb }) => verb < index && index - verb < 6)
        .at(-1);
      const wanted = token.lower === 'themselves' ? 'plural' : 'singular';
      const agrees =
        subject !== undefined && (subject.number === wanted || relativeNumber(view, subject.verb) === wanted);
      // "wherever the labor is itself": a subject whose verb stands farther away is another one.
      const isNear =
        subject !== undefined &&
        readVerbGroup(view, subject.verb).end >= index &&
        !(isBe(before) && isFinite(before) && subject.verb !== index - 1);
      const isObject = isVerb(before) && agrees && isNear;
      if (!isEmphatic && !isObject) return [];
      if (token.lower === 'ourselves') return [];
      // "She did much of the carving of the marble herself": no thing is meant.
      const isThing = /^(?:him|her)self$/u.test(token.lower) && !personNouns.has(before.lemma);
      const count = wanted === 'singular' ? '단수' : '복수';
      const name = isEmphatic ? before.text : view.at(subject?.head ?? 0).text;
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          // "they drew up the rules themselves", "it can itself be moved": the subject is meant.
          because: isEmphatic
            ? agrees || isThing || nameAntecedent(view, index - 1) === undefined
              ? `앞에 나온 ${count} 명사나 대명사를 강조하므로`
              : `앞의 명사 ${withParticle(name, '을')} 강조하므로`
            : before.tag === 'MD' || isBe(before)
              ? `주어 ${withParticle(name, '을')} 강조하므로`
              : `동사의 목적어가 주어 ${withParticle(name, '과')} 같은 대상이므로`,
          form: `${count} 재귀대명사`,
          evidence: [isEmphatic ? index - 1 : (subject?.head ?? 0)],
          isAnswer: isEmphatic
            ? !mayStressSubject(view, index, wanted)
            : // "No one regarded themselves as old" is right.
              !/^(?:one|who|(?:some|any|every|no)(?:one|body))$/u.test(name.toLowerCase()),
        },
      ];
    }),
};

/** "The differences are the price of size themselves": behind the verb a subject of the other number may be meant. */
const mayStressSubject = (view: SentenceView, index: number, wanted: 'singular' | 'plural'): boolean =>
  !isFinite(view.at(skipAdverbs(view, index + 1))) &&
  (listSubjects(view).some(({ verb, number }) => verb < index && number !== wanted) ||
    // "she showed them to the cashier themselves"
    (wanted === 'singular' && view.tokens.slice(0, index).some(({ lower }) => lower === 'them')));

/** "to leave home and support himself": a verb that looks like a noun. */
const mayGovern = (view: SentenceView, noun: number): boolean =>
  // "on night watch teaching himself"
  (/[a-z]{3}ing$/u.test(view.at(noun).lower) && !/^(?:DT|PRP\$|JJ)$/u.test(view.at(noun - 1).tag)) ||
  (/^(?:CC|TO|MD|RB)$/u.test(view.at(noun - 1).tag) && getVerbForms(view.at(noun).lower).isBase);

function relativeNumber(view: SentenceView, verb: number): 'singular' | 'plural' | undefined {
  return view.at(verb).tag === 'VBZ' ? 'singular' : view.at(verb).tag === 'VBP' ? 'plural' : undefined;
}

const objectForms: ReadonlyMap<string, string> = new Map([
  ['them', 'themselves'],
  ['us', 'ourselves'],
]);

/** Singular verb + them/us → reflexive */
const objectPronoun: GrammarDetector = {
  rule: 'pronoun-object-not-reflexive',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const corrupted = objectForms.get(token.lower);
      const verb = view.at(index - 1);
      if (corrupted === undefined || verb.tag !== 'VBZ' || !isSureFinite(verb)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `동사 ${verb.text}의 주어와 목적어가 서로 다른 대상이므로`,
          form: '재귀대명사가 아닌 인칭대명사',
          evidence: [index - 1],
        },
      ];
    }),
};

/** those who → them who */
const thoseWho: GrammarDetector = {
  rule: 'pronoun-those-who',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        token.lower !== 'those' ||
        view.at(index + 1).lower !== 'who' ||
        !isSureFinite(view.at(skipAdverbs(view, index + 2)))
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'them',
          because: '뒤의 관계사절(who …)의 수식을 받으며 복수의 대상을 가리키므로',
          form: '지시대명사',
          evidence: [index + 1],
        },
      ];
    }),
};

/** "engineers put them there": no object is its own subject. */
const isSubjectOf = (view: SentenceView, noun: Token, pronoun: number): boolean => {
  const nearest = listSubjects(view).findLast(({ verb }) => verb < pronoun);
  const head = noun.index - view.sentence.firstToken;
  return head === nearest?.head || (head > (nearest?.verb ?? 0) && isVerb(view.at(head + 1)));
};

/** one of its/their … pronoun it after plural nouns only, them after singular nouns only */
const objectNumber: GrammarDetector = {
  rule: 'pronoun-object-number',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'them' || index < 3) return [];
      const governor = view.at(index - 1);
      if (!isVerb(governor) && governor.tag !== 'IN') return [];
      const before = wordsBefore(view, index);
      const hasSingular = before.some(
        (word) => /^(?:NN|NNP|VBG)$/u.test(word.tag) || /^(?:it|this|that|its|what|which)$/u.test(word.lower),
      );
      const plurals = before.filter((word) => word.tag === 'NNS');
      const antecedent = plurals.at(-1);
      if (hasSingular || !antecedent) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'it',
          because:
            plurals.length > 1 || isSubjectOf(view, antecedent, index)
              ? '앞에 나온 복수 명사를 가리키므로'
              : `가리키는 대상이 복수인 ${antecedent.text}이므로`,
          form: '복수 대명사',
          evidence: [],
        },
      ];
    }),
};

export const pronounDetectors: readonly GrammarDetector[] = [
  possessiveNumber,
  reflexiveNumber,
  objectPronoun,
  thoseWho,
  objectNumber,
];
