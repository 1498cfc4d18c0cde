import { findEntry } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import { nameAntecedent } from '#grammar/antecedents.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { standsAsNoun } from '#grammar/noun-phrase.ts';
import { hasWord, isBe, isFinite, isNoun, isVerb, startsNounPhrase } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { clauseVerbs, infinitiveObjectVerbs } from '#grammar/verb-lists.ts';

const base = { isFiller: true, value: 2 } as const;

/** "due to launch in May": what may be done to a thing as well as by it. */
const launched = /^(?:launch|open|reopen|close|start|release|publish|air|ship|screen)$/u;

const plannedNouns =
  /^(?:ability|right|decision|attempt|willingness|failure|refusal|desire|need|effort|opportunity|chance|plan|way|tendency|permission|promise|freedom|power|reason|wish|campaign|potential|temptation|intention|mission|bid|move|capacity|duty|struggle|ambition|motivation|pressure|trouble)s?$/u;

const readBefore = (view: SentenceView, noun: number): string =>
  view.at(noun - 1).lower === 'the' ? `${view.at(noun - 2).lower} the` : view.at(noun - 1).lower;

/** A singular noun before and a determined object after: the bare form can be neither verb nor part of a compound. */
function isBareWrong(view: SentenceView, to: number): boolean {
  const noun = view.at(to - 1);
  if (!view.at(to + 1).isSure || !/^(?:DT|PRP\$|PRP)$/u.test(view.at(to + 2).tag)) return false;
  // The object of a verb or preposition cannot be the subject of the bare form.
  return noun.tag === 'NN' || (noun.tag === 'NNS' && isObject(view, to - 1));
}

/** The noun phrase that ends here follows a verb or a preposition. */
function isObject(view: SentenceView, head: number): boolean {
  let first = head;
  while (/^(?:JJ|JJR|JJS|NN|NNS|DT|PRP\$|CD|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
  const before = view.at(first - 1);
  return isVerb(before) && !clauseVerbs.has(before.lemma);
}

/** the right to chew: an infinitive that modifies its noun → bare form */
const nounInfinitive: GrammarDetector = {
  rule: 'infinitive-after-noun',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index - 1);
      const verb = view.at(index + 1);
      if (
        token.tag !== 'TO' ||
        !isNoun(noun) ||
        !(plannedNouns.test(noun.lower) || isRanked(view, index - 1)) ||
        !isClearlyNoun(view, index - 1) ||
        // "come a long way to see", "all the way to school"
        (noun.lower === 'way' && /^(?:long|all the)$/u.test(readBefore(view, index - 1))) ||
        verb.tag !== 'VB' ||
        isBe(verb) ||
        verb.lower === 'have'
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 2,
          corrupted: verb.lower,
          because:
            explainHeld(view, index) ??
            (plannedNouns.test(noun.lower)
              ? `앞의 명사 ${withParticle(noun.text, '을')} 꾸며 그 내용을 설명하므로`
              : `뒤에서 앞의 ${nameAntecedent(view, index - 1) === undefined ? '명사(구)를' : `명사 ${withParticle(noun.text, '을')}`} 꾸미는 형용사 역할을 하므로`),
          form: 'to부정사',
          evidence: [index - 1],
          isAnswer: isBareWrong(view, index),
        },
      ];
    }),
};

/** What an infinitive does whose place is held by it, or that goes with take; undefined for other infinitives. */
function explainHeld(view: SentenceView, to: number): string | undefined {
  if (isRealSubject(view, to)) return '문장 앞의 it이 가주어이고 이 자리가 진주어이므로';
  return isTimeTaken(view, to)
    ? "「take + 시간(노력) + to부정사」의 형태로 '~하는 데 …이 걸리다(들다)'라는 뜻을 나타내므로"
    : undefined;
}

/** "It was the right move to release it": it only holds the place of the infinitive. */
const isRealSubject = (view: SentenceView, to: number): boolean =>
  listSubjects(view).some(
    ({ head, verb }) =>
      view.at(head).lower === 'it' &&
      verb < to &&
      to - verb < 9 &&
      isBe(view.at(readVerbGroup(view, verb).main)) &&
      !view.tokens.slice(verb + 1, to).some(isFinite) &&
      !hasWord(view, clauseWords, verb + 1, to),
  );

/** "It is worth waiting to see", "it is understanding, the ability to …", "it was the first book to show": it is no mere place. */
const clauseWords = new Set(
  'that whoever what who which worth , first last only next second latest'.split(' '),
);

/** "It took them years to find it" */
function isTimeTaken(view: SentenceView, to: number): boolean {
  for (let back = to - 1; back > to - 9; back -= 1) {
    if (!isVerb(view.at(back))) continue;
    const between = view.tokens.slice(back + 1, to);
    return view.at(back).lemma === 'take' && between.some(({ lemma }) => takenNouns.test(lemma));
  }
  return false;
}

const takenNouns =
  /^(?:second|minute|hour|day|week|month|year|decade|century|generation|time|effort|courage|patience|moment|while)$/u;

/** "Mars One plans to", "people struggle to": without a determiner the word may be a verb. */
function isClearlyNoun(view: SentenceView, head: number): boolean {
  // "whoever speaks first tends to"
  if (/^(?:tends?|seems?|appears?|happens?|fails?|manages?|refuses?|decides?)$/u.test(view.at(head).lower))
    return false;
  return (
    /^(?:DT|JJ|JJR|JJS|PRP\$|POS|CD|VBG|VBN)$/u.test(view.at(head - 1).tag) ||
    /(?:tion|sion|ity|ness|ment|ence|ance)s?$/u.test(view.at(head).lower)
  );
}

/** the only animals to experience it; the first place to force … */
function isRanked(view: SentenceView, head: number): boolean {
  for (let back = head - 1; back > head - 4; back -= 1)
    if (/^(?:only|first|last|second|next|best|right|latest)$/u.test(view.at(back).lower)) return true;
  return false;
}

/** "the obstacle to trade that it had been", "a threat to trade routes": the preposition before a noun. */
const mayBeNoun = (view: SentenceView, verb: number): boolean =>
  findEntry(view.at(verb).lower, 'n') !== undefined && !/^(?:DT|PRP\$?|WP|CD)$/u.test(view.at(verb + 1).tag);

/** used X to do Y: an infinitive of purpose → bare form */
const purposeInfinitive: GrammarDetector = {
  rule: 'infinitive-purpose',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 1);
      const before = view.at(index - 1);
      if (token.tag !== 'TO' || verb.tag !== 'VB' || isBe(verb) || verb.lower === 'have') return [];
      if (isNoun(before) && mayBeNoun(view, index + 1)) return [];
      // "some were told to wait, and others to go"
      if (before.lower === 'others') return [];
      // "made up her mind to leave": no purpose.
      if (before.lower === 'mind') return [];
      // "in order to become": nothing is modified.
      if (before.lower === 'order' && view.at(index - 2).lower === 'in') return [];
      const isAdjective =
        before.tag === 'JJ' &&
        /^(?:ready|eager|willing|able|unable|likely|unlikely|free|due|keen|happy|reluctant|determined|afraid|quick|slow|sure|certain|prepared|anxious)$/u.test(
          before.lower,
        );
      const isPurpose =
        startsNounPhrase(view.at(index + 2)) &&
        isNoun(before) &&
        !plannedNouns.test(before.lower) &&
        hasPlainVerb(view.tokens.slice(Math.max(0, index - 7), index));
      if (!isAdjective && !isPurpose) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 2,
          corrupted: verb.lower,
          because: isAdjective
            ? `앞의 형용사 ${withParticle(before.text, '을')} 꾸미므로`
            : (explainHeld(view, index) ??
              '절의 동사는 따로 있고 이 자리는 앞에 나온 말을 꾸미는 수식어 자리이므로'),
          form: 'to부정사',
          ...(before.lower === 'due' && launched.test(verb.lemma) && !startsNounPhrase(view.at(index + 2))
            ? { alsoRight: `to be ${toPastParticiple(verb.lemma)}` }
            : {}),
          evidence: [index - 1],
          isAnswer: isAdjective && verb.isSure,
        },
      ];
    }),
};

function hasPlainVerb(tokens: readonly { tag: string; lemma: string }[]): boolean {
  return tokens.some(
    ({ tag, lemma }) =>
      tag.startsWith('VB') &&
      /^(?:use|take|make|build|create|develop|design|send|gather|set|introduce|hold|open|launch|employ|need|change|raise|add|write|adopt|spend|work|go|come|leave|form|choose|turn|bring|put)$/u.test(
        lemma,
      ),
  );
}

const wantingVerbs =
  /^(?:want|plan|fail|manage|aim|seek|prepare|struggle|hope|decide|refuse|agree|expect|wish|choose|offer|tend|seem|appear|afford|threaten|vow|pledge|strive|volunteer|hesitate|happen|rush|claim)$/u;
const onlyInfinitive =
  /^(?:hope|decide|refuse|agree|expect|wish|tend|seem|appear|afford|vow|pledge|strive|hesitate|fail|manage|aim|seek|want|plan|prepare|offer|threaten)$/u;
/** They have no object: the infinitive only goes on behind them. */
const objectless = /^(?:seem|appear|happen|tend|struggle|strive|hesitate|rush|volunteer|prepare|aim|fail)$/u;
const reportedVerbs =
  /^(?:suppose|say|believe|think|know|expect|consider|use|find|report|see|estimate|set|design|invite|tell)$/u;

/** noun + to-infinitive in general: a modifier beside the verb of the clause */
const modifyingInfinitive: GrammarDetector = {
  rule: 'infinitive-modifier',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index - 1);
      const verb = view.at(index + 1);
      if (
        token.tag !== 'TO' ||
        !isNoun(noun) ||
        verb.tag !== 'VB' ||
        !verb.isSure ||
        isBe(verb) ||
        verb.lower === 'have' ||
        mayBeNoun(view, index + 1)
      )
        return [];
      if (!isClearlyNoun(view, index - 1) || plannedNouns.test(noun.lower) || noun.lower === 'mind')
        return [];
      for (let back = index - 2; back > index - 9; back -= 1) {
        if (
          infinitiveObjectVerbs.has(view.at(back).lemma) ||
          /^(?:help|seem|appear|lead|bring|get|suppose|think|know|say|believe|resolve|vow|swear|decide|choose|agree|refuse|hope|plan|promise)$/u.test(
            view.at(back).lemma,
          )
        )
          return [];
      }
      return [
        {
          ...base,
          first: index,
          end: index + 2,
          corrupted: verb.lower,
          because:
            explainHeld(view, index) ??
            '절의 동사는 따로 있고 이 자리는 앞에 나온 말을 꾸미는 수식어 자리이므로',
          form: 'to부정사',
          evidence: [index - 1],
          isAnswer: isBareWrong(view, index),
          value: 1,
        },
      ];
    }),
};

/** want to go; is said to have: infinitives that no -ing could replace in that sense, only to fill up */
const governedInfinitive: GrammarDetector = {
  rule: 'infinitive-governed',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isActive =
        isVerb(token) && wantingVerbs.test(token.lemma) && token.tag !== 'VBN' && !standsAsNoun(view, index);
      const isReported = token.tag === 'VBN' && reportedVerbs.test(token.lemma) && isBe(view.at(index - 1));
      const verb = view.at(index + 2);
      if (!(isActive || isReported) || view.at(index + 1).tag !== 'TO' || verb.tag !== 'VB' || isBe(verb))
        return [];
      if (verb.lower === 'have' && view.at(index + 3).tag === 'VBN') return [];
      // "The same thing happens to corn that has become dry"
      if (token.lemma === 'happen' && mayBeNoun(view, index + 2)) return [];
      if (findEntry(verb.lower, 'v') === undefined) return [];
      return [
        {
          ...base,
          first: index + 1,
          end: index + 3,
          corrupted: toIng(verb.lower),
          because: isActive
            ? objectless.test(token.lemma)
              ? `동사 ${token.lemma} 뒤에는 to부정사가 이어지므로`
              : `동사 ${token.lemma}의 목적어 자리이므로`
            : `「be ${token.text} to부정사」의 형태로 쓰이므로`,
          form: 'to부정사',
          evidence: [index],
          isAnswer:
            verb.isSure &&
            (isActive
              ? onlyInfinitive.test(token.lemma)
              : /^(?:suppose|say|believe|think|expect|know|estimate)$/u.test(token.lemma)),
        },
      ];
    }),
};

/** was forced to + verb: the passive of object + infinitive → gerund */
const passiveInfinitive: GrammarDetector = {
  rule: 'infinitive-after-passive',
  category: 'to부정사와 동명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 2);
      if (token.tag !== 'VBN' || !infinitiveObjectVerbs.has(token.lemma) || !isBe(view.at(index - 1)))
        return [];
      if (view.at(index + 1).tag !== 'TO' || verb.tag !== 'VB' || isBe(verb) || verb.lower === 'have')
        return [];
      return [
        {
          ...base,
          first: index + 1,
          end: index + 3,
          corrupted: toIng(verb.lower),
          because: `「${token.lemma} + 목적어 + to부정사」의 수동태에서 목적격 보어가 그대로 남은 것이므로`,
          form: 'to부정사',
          evidence: [index],
          isAnswer:
            /^(?:force|allow|enable|encourage|require|order|permit|persuade|compel|urge|oblige|expect|ask)$/u.test(
              token.lemma,
            ),
          value: 3,
        },
      ];
    }),
};

export const infinitiveDetectors: readonly GrammarDetector[] = [
  nounInfinitive,
  purposeInfinitive,
  modifyingInfinitive,
  governedInfinitive,
  passiveInfinitive,
];
