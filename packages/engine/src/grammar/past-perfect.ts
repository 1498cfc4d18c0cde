import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isNoun, skipAdverbs, subjectPronouns, subordinators, textOf } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { mayBeReduced } from '#grammar/detectors/non-finite.ts';
import { readVerbGroup } from '#grammar/subject.ts';
import { previousWord } from '#grammar/detectors/voice.ts';

const isReference = ({ tag, isSure, lower }: Token): boolean =>
  tag === 'VBD' && (isSure || isPastBe.test(lower)) && !/^(?:had|did)$/u.test(lower);
const isPastBe = /^(?:was|were)$/u;
const isRelative = ({ lower }: Token): boolean => /^(?:which|who|that)$/u.test(lower);
const isBreak = ({ lower, tag }: Token): boolean => /^[;:—–]$/u.test(lower) || /^(?:``|'')$/u.test(tag);

/**
 * The past from which the perfect looks back: the verb before it in the same part of the sentence, the
 * one behind it where its clause comes first, else the main verb of the part before.
 */
function readReference(view: SentenceView, had: number): string | undefined {
  const from = view.tokens.findLastIndex((token, index) => index < had && isBreak(token)) + 1;
  const before = view.tokens.slice(from, had);
  // "The man had said he was ill and had left", "would have paid what it had cost": not to be told so simply.
  if (before.some(({ tag, lower }) => lower === 'had' || tag === 'MD')) return undefined;
  // "The price, which had risen, fell": a remark on the subject of a later verb.
  const outer =
    isRelative(view.at(previousWord(view, had))) &&
    listSubjects(view).find(({ head, verb }) => head >= from && head < had && verb > had);
  if (outer) return isReference(view.at(outer.verb)) ? quoteVerb(view, outer.verb) : undefined;
  const last = view.tokens.findLastIndex(
    (token, index) => index >= from && index < had && isReference(token) && !isReduced(view, index),
  );
  if (last >= 0) return quoteVerb(view, last);
  const opensFirst = before.findIndex(({ lower }) => firstClauseOpeners.test(lower));
  if (opensFirst >= 0 && opensFirst <= 1) {
    const main = view.tokens.findIndex((token, index) => index > had && isReference(token));
    // "Only after he had left did she return": another verb comes first.
    const hasBreak = view.tokens.slice(had, main).some((token) => isBreak(token) || token.lower === 'did');
    return main > had && !hasBreak && opensMain(view, main) ? quoteVerb(view, main) : undefined;
  }
  const earlier = view.tokens.findIndex((token, index) => index < from && isReference(token));
  return earlier >= 0 && opensMain(view, earlier) ? quoteVerb(view, earlier) : undefined;
}

/** "when asked what had moved them", "some landscapes admired as untouched had been inhabited": a participle. */
const isReduced = (view: SentenceView, index: number): boolean =>
  subordinators.has(view.at(index - 1).lower) || (isNoun(view.at(index - 1)) && mayBeReduced(view, index));

const firstClauseOpeners = /^(?:when|after|once|because|since|as|where|although|though|until|before)$/u;

/** The verb of a clause that has no conjunction or relative. */
function opensMain(view: SentenceView, verb: number): boolean {
  const subject = listSubjects(view).find((one) => one.verb === verb);
  if (!subject) return subjectPronouns.test(view.at(previousWord(view, verb)).lower);
  const opener = view.at(subject.first - 1);
  return subject.first === 0 || /^(?:,|:|''|``|CC)$/u.test(opener.tag);
}

/** "was coined", "were leaving": the auxiliary with its verb. */
const quoteVerb = (view: SentenceView, verb: number): string => {
  const { first, end } = readVerbGroup(view, verb);
  return textOf(view, first, end);
};

/** said … had left: earlier than another past */
export const pastPerfect: GrammarDetector = {
  rule: 'past-perfect',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      let main = skipAdverbs(view, index + 1);
      if (token.lower !== 'had' || view.at(main).tag !== 'VBN') return [];
      if (isBe(view.at(main)) && view.at(main + 1).tag === 'VBN') main += 1;
      if (main - index > 2) return [];
      // "as if the pattern had confused them" supposes, and is not told from a later past.
      const supposes = view.tokens
        .slice(0, index)
        .some(({ lower }, as) => lower === 'as' && /^(?:if|though)$/u.test(view.at(as + 1).lower));
      const past = supposes ? undefined : readReference(view, index);
      if (past === undefined) return [];
      const subject = listSubjects(view).find(({ verb }) => verb === index);
      const position = previousWord(view, index);
      const before = view.at(position);
      const noun = isRelative(before)
        ? view.at(position - (view.at(position - 1).tag === ',' ? 2 : 1))
        : before;
      const isPlural = /^(?:they|we|you|i|those)$/u.test(noun.lower) || noun.tag === 'NNS';
      if (before.tag === 'NNS' && subject?.number !== 'plural') return [];
      return [
        {
          isFiller: true,
          first: index,
          end: main + 1,
          corrupted: textOf(view, index, main + 1).replace(/^had/u, isPlural ? 'have' : 'has'),
          because: `기준이 되는 과거 시점(${past})보다 앞서 일어난 일을 나타내므로`,
          form: '과거완료',
          evidence: [],
          isAnswer: false,
          value: 2,
        },
      ];
    }),
};
