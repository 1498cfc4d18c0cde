import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { isInserted, stativeVerbs } from '#grammar/participle-places.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import { mayBePassive } from '#grammar/detectors/non-finite.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { toPast, toThirdPerson } from '#passage/inflect.ts';

/** ", leaving a piece of land": participial clause after a whole clause → finite verb. */
const participialClause: GrammarDetector = {
  rule: 'nonfinite-after-comma',
  category: '정동사와 준동사',
  find: (view) => {
    const drafts: SpotDraft[] = [];
    view.tokens.forEach((token, index) => {
      if (
        token.tag !== 'VBG' ||
        isAfterParenthesis(view, index) ||
        view.at(index - 1).tag !== ',' ||
        isBe(token) ||
        isHave(token)
      )
        return;
      if (
        /^(?:including|according|considering|regarding|concerning|following|depending|excluding|using|owing|beginning|starting|speaking|judging)$/u.test(
          token.lower,
        )
      )
        return;
      const subject = listSubjects(view)
        .filter(({ verb }) => verb < index)
        .at(-1);
      // "stability, burgeoning populations and support", "heart, breathing, and blood pressure": in a list of nouns.
      if (isNoun(view.at(index + 1)) || view.at(index + 1).tag === ',') return;
      if (isInserted(view, index) || (isNoun(view.at(index - 2)) && stativeVerbs.test(token.lemma))) return;
      // "Whether you are buying …, making the first offer can help": the subject of what follows.
      if (isMarker(view.at(0)) && readSubject(view, index)?.type === 'gerund') return;
      if (!subject || isListAfter(view, index) || isBroken(view, subject.verb, index)) return;
      const finite = view.at(subject.verb);
      const corrupted =
        finite.tag === 'VBD'
          ? toPast(token.lemma)
          : subject.number === 'plural'
            ? token.lemma
            : toThirdPerson(token.lemma);
      drafts.push({
        first: index,
        end: index + 1,
        corrupted,
        because: '접속사 없이 앞 절에 이어지는 분사구문이므로',
        form: '현재분사',
        evidence: [subject.verb],
        isAnswer:
          token.isSure &&
          isPlainBefore(view, index) &&
          finite.tag !== 'MD' &&
          !mayBePassive(view, index, corrupted),
        isFiller: true,
        value: 3,
      });
    });
    return drafts;
  },
};

const isMarker = ({ lower, tag }: Token): boolean => subordinators.has(lower) || tag === 'IN';

/** A quotation, a colon or a conjunction just before shows that the participle belongs to what follows. */
function isBroken(view: SentenceView, verb: number, index: number): boolean {
  for (let between = verb; between < index - 1; between += 1)
    if (/^(?:''|``|:)$/u.test(view.at(between).tag)) return true;
  return view.at(index - 2).tag === 'CC';
}

/** "found wolves, in some cases, living": the commas belong to a short phrase. */
function isAfterParenthesis(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back > Math.max(0, index - 7); back -= 1) {
    if (isVerb(view.at(back))) return false;
    if (view.at(back).tag === ',') return true;
  }
  return false;
}

/** Exactly one comma group before: no list of verbs that a further finite verb could join. */
function isPlainBefore(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back > 0; back -= 1) {
    const token = view.at(back);
    if (token.tag === ',' && isVerb(view.at(skipAdverbs(view, back + 1)))) return false;
    if (token.lower === ';' || token.lower === ':') break;
  }
  return (
    startsNounPhrase(view.at(index + 1)) ||
    view.at(index + 1).tag === 'IN' ||
    view.at(index + 1).tag === 'TO' ||
    view.at(index + 1).lower === 'that'
  );
}

/** ", asking X and showing Y": two participles are a list of their own. */
function isListAfter(view: SentenceView, index: number): boolean {
  for (let next = index + 1; next < view.length; next += 1) {
    const after = view.at(skipAdverbs(view, next + 1));
    if (view.at(next).tag === 'CC' && (isVerb(after) || /[a-z]{3}ing$/u.test(after.lower))) return true;
    if (view.at(next).tag === ',' && isVerb(view.at(skipAdverbs(view, next + 1)))) return true;
  }
  return false;
}

export const participialClauseDetectors: readonly GrammarDetector[] = [participialClause];
