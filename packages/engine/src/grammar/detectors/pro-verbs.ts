import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isBe, isFinite, isStop } from '#grammar/sentence-view.ts';
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
          because: isDo
            ? `앞의 일반동사 ${view.at(governor).text} 이하를 대신하므로`
            : `앞의 be동사 ${view.at(governor).text} 이하를 대신하므로`,
          form: isDo ? '대동사' : 'be동사',
          evidence: [governor],
        },
      ];
    }),
};

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
