import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isStop, isVerb, subordinators } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import type { Token } from '#passage/analysis.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';

const doToBe: ReadonlyMap<string, string> = new Map([
  ['do', 'are'],
  ['does', 'is'],
  ['are', 'do'],
  ['is', 'does'],
  ['did', 'was'],
]);

/** than/as + subject + do/be at the end of a clause → the other one */
const proVerb: GrammarDetector = {
  rule: 'pro-verb',
  category: '대동사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!/^(?:than|as)$/u.test(token.lower)) return [];
      const phrase = readNounPhrase(view, index + 1);
      const verb = phrase?.end ?? 0;
      const corrupted = doToBe.get(view.at(verb).lower);
      if (!phrase || corrupted === undefined || !isStop(view.at(verb + 1))) return [];
      const governor = findGovernor(view, index);
      if (governor === undefined || isBe(view.at(governor)) !== isBe(view.at(verb))) return [];
      const isDo = !isBe(view.at(verb));
      return [
        {
          ...base(isDo),
          first: verb,
          end: verb + 1,
          corrupted: view.at(verb).lower === 'did' && phrase.number === 'plural' ? 'were' : corrupted,
          because: explainGovernor(view, governor, index),
          form: isDo ? '대동사' : 'be동사',
          evidence: [governor],
        },
      ];
    }),
};

/** Names the verb that is taken up only where no other verb or clause stands between. */
function explainGovernor(view: SentenceView, governor: number, index: number): string {
  const kind = isBe(view.at(governor)) ? 'be동사' : '일반동사';
  const subject = listSubjects(view).find(({ verb }) => verb === governor);
  const isSingle =
    subject !== undefined &&
    view.tokens
      .slice(governor + 1, index)
      .every((token) => !isVerb(token) && !/^(?:TO|W.*|CC|,|:)$/u.test(token.tag) && !mayOpenClause(token));
  return isSingle
    ? `앞의 ${kind} ${view.at(governor).text} 이하를 대신하므로`
    : `앞에 나온 ${kind}(구)를 대신하므로`;
}

const mayOpenClause = ({ lower }: Token): boolean => lower === 'that' || subordinators.has(lower);

const base = (isDo: boolean) => ({ isAnswer: isDo, isFiller: true, value: 3 }) as const;

/** The only finite verb before `index`, a main verb. */
function findGovernor(view: SentenceView, index: number): number | undefined {
  const finites: number[] = [];
  for (let back = 0; back < index; back += 1) if (isFinite(view.at(back))) finites.push(back);
  const [only] = finites;
  if (finites.length !== 1 || only === undefined) return undefined;
  return view.at(only).tag === 'MD' || /^(?:do|have)$/u.test(view.at(only).lemma) ? undefined : only;
}

export const proVerbDetectors: readonly GrammarDetector[] = [proVerb];
