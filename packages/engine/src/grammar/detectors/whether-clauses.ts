import { readCompleteClause } from '#grammar/complete-clause.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isEnd,
  isNoun,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { readSubject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';

/** Verbs beside those of that-clauses whose object, or real subject, is a question. */
const askingVerbs =
  /^(?:ask|wonder|check|determine|question|test|care|discuss|debate|consider|judge|examine|investigate|explore|study|matter|depend|assess|evaluate|measure|establish|choose|affect|influence|control|shape)$/u;
const askingWords =
  /^(?:question|doubt|debate|uncertainty|choice|decision|matter|sure|unsure|difference|clear|unclear|certain|uncertain|doubtful|unknown|important|irrelevant)$/u;

/**
 * Whether the clause of a `whether` serves as a noun ("know whether") or stands beside a whole clause as
 * concession ("it is gone whether we stay or leave"); undefined where the words before do not settle it.
 */
function readWhetherUse(view: SentenceView, index: number): 'noun' | 'concession' | undefined {
  const before = view.at(index - 1);
  const choice = findChoice(view, index);
  if (index === 0 || /^[,;:–—“"]$/u.test(before.text)) return readOpening(view, index, choice);
  if (before.tag === 'IN' || before.lower === 'to' || isBe(before) || askingWords.test(before.lower))
    return 'noun';
  let back = index - 1;
  while (back > 0 && (startsNounPhrase(view.at(back)) || isAdverb(view.at(back)))) back -= 1;
  const governor = view.at(back);
  if (isVerb(governor) && isAsking(governor)) return 'noun';
  // "clear to everyone whether", "it makes sense whether": the clause may still be what is spoken of.
  const mayBeSubject = view.tokens.slice(0, index).some((token) => token.lower === 'it' || isAsking(token));
  if (choice === undefined || mayBeSubject || governor.tag === 'VB') return undefined;
  return hasClauseBefore(view, index) ? 'concession' : undefined;
}

const isAsking = ({ lemma, lower }: Token): boolean =>
  clauseVerbs.has(lemma) || askingVerbs.test(lemma) || askingWords.test(lower);

/** A clause at the head is a subject when a verb follows, and concession when a comma and a subject do. */
function readOpening(
  view: SentenceView,
  index: number,
  choice: number | undefined,
): 'noun' | 'concession' | undefined {
  if (index > 0 && view.at(index - 1).text === ',' && hasClauseBefore(view, index - 1))
    return choice === undefined ? undefined : 'concession';
  const comma = view.tokens.findIndex(({ text }, at) => at > index && text === ',');
  if (comma < 0) return index === 0 ? 'noun' : undefined;
  const hasMainClause = readSubject(view, skipAdverbs(view, comma + 1)) !== undefined;
  return choice !== undefined && choice < comma && hasMainClause ? 'concession' : undefined;
}

/** The or that sets two cases side by side, within the clause. */
function findChoice(view: SentenceView, index: number): number | undefined {
  for (let next = index + 1; next < view.length && !isEnd(view.at(next)); next += 1)
    if (view.at(next).lower === 'or') return next;
  return undefined;
}

function hasClauseBefore(view: SentenceView, index: number): boolean {
  const subject = readSubject(view, skipAdverbs(view, 0));
  return subject !== undefined && subject.verb < index;
}

const meanings = {
  noun: { because: "'~인지 아닌지'라는 뜻으로 완전한 절을 이끌므로", form: '명사절 접속사' },
  concession: {
    because: "'~이든 (아니든)'이라는 뜻의 부사절로 완전한 절을 이끌므로",
    form: '부사절 접속사',
  },
} as const;

/** "asks whether he is happy": right behind such a word if would do as well. */
const takesIf = (view: SentenceView, index: number): boolean =>
  /^(?:ask|wonder|know|see|check|tell|doubt|sure|unsure|remember)$/u.test(view.at(index - 1).lemma) &&
  !/^(?:or|to)$/u.test(view.at(index + 1).lower);

/** whether + clause → what */
const whetherClause: GrammarDetector = {
  rule: 'conjunction-whether',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'whether') return [];
      const clause = readCompleteClause(view, index + 1);
      const use = readWhetherUse(view, index);
      if (use === undefined || (!clause && !readSubject(view, index + 1))) return [];
      return [
        {
          isFiller: true,
          value: 3,
          first: index,
          end: index + 1,
          corrupted: 'what',
          ...meanings[use],
          ...(use === 'noun' && takesIf(view, index) ? { alsoRight: 'if' } : {}),
          evidence: [],
          isAnswer: clause !== undefined && !isNoun(view.at(index + 1)),
        },
      ];
    }),
};

export const whetherDetectors: readonly GrammarDetector[] = [whetherClause];
