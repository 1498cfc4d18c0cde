import { getKinds, type PassageAnalysisInput } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useAnalysis } from '#features/passages/passage-api.ts';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatCount, formatPoints } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

const levels = ['', '중학', '고1', '고2–3', '학술'];

/** Which kinds a passage can carry, and why not the others. */
export function FeasibleKinds({ input }: { input: PassageAnalysisInput }) {
  const analysis = useAnalysis(input);
  const kinds = useQuery({
    queryKey: ['kinds'],
    queryFn: () => callForData(getKinds, {}),
    staleTime: Infinity,
  });
  const error = analysis.error ?? kinds.error;
  if (error) {
    return (
      <ErrorState
        message={getErrorMessage(error)}
        onRetry={() => Promise.all([analysis.refetch(), kinds.refetch()])}
      />
    );
  }
  if (!analysis.data || !kinds.data) return <ListSkeleton rows={4} />;
  const { KINDS, LEVEL, WORD_COUNT, UNKNOWN_WORDS } = analysis.data;
  const infoById = new Map(kinds.data.KINDS.map((kind) => [kind.KIND, kind]));
  const rows = KINDS.flatMap((row) => {
    const info = infoById.get(row.KIND);
    return info?.IS_READY ? [{ ...row, info }] : [];
  });
  return (
    <div className="flex flex-col gap-4">
      <p className="numbers text-sm text-ink-soft">
        {formatCount(WORD_COUNT)}단어 · 어휘 수준 {levels[Math.round(LEVEL)] ?? ''}
        {UNKNOWN_WORDS.length > 0 && ` · 사전에 없는 단어 ${UNKNOWN_WORDS.slice(0, 6).join(', ')}`}
      </p>
      <ul className="grid gap-x-6 sm:grid-cols-2">
        {rows.map(({ KIND, IS_FEASIBLE, REASON, info }) => (
          <li key={KIND} className="flex items-start gap-3 border-b border-line py-2.5">
            <Badge tone={IS_FEASIBLE ? 'leaf' : 'plain'}>{IS_FEASIBLE ? '가능' : '어려움'}</Badge>
            <div className="min-w-0 flex-1">
              <p className="font-medium">{info.NAME}</p>
              {!IS_FEASIBLE && <p className="text-sm text-ink-soft">{REASON}</p>}
            </div>
            <span className="numbers text-sm text-ink-faint">{formatPoints(info.PRICE)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
