import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isNoun, isVerb, startsNounPhrase } from '#grammar/sentence-view.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { personNouns } from '#grammar/verb-lists.ts';
import { lacksObject, previousWord } from '#grammar/detectors/voice.ts';
import { isPerson } from '#syntax/persons.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** a surprising result: what causes the feeling */
const emotionAttribute: GrammarDetector = {
  rule: 'participle-emotion-attribute',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      if (
        !token.lower.endsWith('ing') ||
        !isNoun(noun) ||
        isNoun(view.at(index + 2)) ||
        // "something more exciting close at hand": no noun follows.
        [1, 2].some((back) => /^(?:some|any|no|every)thing$/u.test(view.at(index - back).lower)) ||
        personNouns.has(noun.lemma) ||
        /^(?:NNP|NNPS)$/u.test(noun.tag)
      )
        return [];
      const stem = token.lower.slice(0, -3);
      const lemma = [stem, `${stem}e`].find((one) => emotions.has(one));
      if (
        lemma === undefined ||
        /^(?:people|party|look|expression|face|voice|team|group|crowd)s?$/u.test(noun.lower)
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toPastParticiple(lemma),
          because: `수식을 받는 명사 ${withParticle(noun.text, '이')} 감정을 느끼는 것이 아니라 일으키는 주체이므로`,
          form: '현재분사형 형용사',
          evidence: [index + 1],
          value: 2,
        },
      ];
    }),
};

const emotions: ReadonlySet<string> = new Set(
  'surprise disappoint interest excite bore confuse satisfy frustrate embarrass amaze fascinate frighten exhaust please puzzle astonish shock annoy irritate tire'.split(
    ' ',
  ),
);

/** surprised at / an interesting fact */
const emotionParticiple: GrammarDetector = {
  rule: 'participle-emotion',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const match = /^(\w+?)(?:ed|ing)$/u.exec(token.lower);
      const stem = match?.[1];
      if (stem === undefined) return [];
      const lemma = [stem, `${stem}e`, stem.replace(/i$/u, 'y')].find((one) => emotions.has(one));
      if (
        lemma === undefined ||
        // Doubt that is confused with weakness feels nothing.
        (lemma === 'confuse' && view.at(index + 1).lower === 'with') ||
        !token.lower.endsWith('ed')
      )
        return [];
      const verb = previousWord(view, index);
      if (!isBe(view.at(verb)) && !/^(?:feel|become|get|seem|look)$/u.test(view.at(verb).lemma)) return [];
      const isSure = hasCause(view, index + 1);
      if (!isSure && !(lacksObject(view, index + 1) && isFelt(view, verb))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toIng(lemma),
          because: `${lemma === 'tire' ? '감정이나 상태를' : '감정을'} 일으키는 것이 아니라 느끼는 주체를 설명하므로`,
          form: '과거분사형 형용사',
          evidence: [],
          // "He was tiring at the interview" is said as well.
          isAnswer: isSure && lemma !== 'tire',
        },
      ];
    }),
};

/** "surprised at the news": what causes the feeling */
const hasCause = (view: SentenceView, next: number): boolean =>
  /^(?:by|at|with|in|about)$/u.test(view.at(next).lower) &&
  // "were not interesting at first": no cause.
  !/^(?:first|last|least|all|once|time|times|night|home|school|general|fact)$/u.test(
    view.at(next + 1).lower,
  ) &&
  (startsNounPhrase(view.at(next + 1)) || /^(?:VBG|WP)$/u.test(view.at(next + 1).tag));

/** "those who are tired", "she was pleased": somebody feels; only to fill up, since he may be tiring as well. */
function isFelt(view: SentenceView, verb: number): boolean {
  let back = previousWord(view, verb);
  while (isVerb(view.at(back))) back = previousWord(view, back);
  const before = view.at(back);
  return /^(?:i|he|she|we|you|who)$/u.test(before.lower) || (isNoun(before) && isPerson(before));
}

export const emotionDetectors: readonly GrammarDetector[] = [emotionAttribute, emotionParticiple];
