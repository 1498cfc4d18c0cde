import { Link } from 'react-router';
import { useExams } from '#features/exam-data/exam-api.ts';
import { getStatusLabel, toolLabels } from '#features/exam-data/exam-labels.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatCount, formatDateTime } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

/** The papers made last. */
export function RecentExams({ count = 5 }: { count?: number }) {
  const query = useExams({ search: '', tool: null, sort: 'new', page: 1, isTrash: false }, count);
  return (
    <section aria-labelledby="recent-exams" className="mt-10">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="recent-exams" className="text-lg">
          최근 자료
        </h2>
        <Link to="/myStorage" className="text-sm font-semibold text-ink-soft hover:text-plum">
          모두 보기
        </Link>
      </div>
      {query.isPending ? (
        <ListSkeleton rows={3} />
      ) : query.isError ? (
        <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />
      ) : query.data.items.length === 0 ? (
        <EmptyState title="아직 만든 자료가 없어요." text="샘플 교재의 지문으로 바로 만들어 볼 수 있어요." />
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-paper">
          {query.data.items.map((exam) => {
            const status = getStatusLabel(exam);
            return (
              <li key={exam.ED_IDX}>
                <Link
                  to={`/myStorage/${exam.ED_IDX}`}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-3.5 transition-colors hover:bg-desk"
                >
                  <span className="min-w-0 flex-1 basis-52 truncate font-medium">{exam.ED_TITLE}</span>
                  <Badge tone={exam.ED_TOOL === 'transform' ? 'plum' : 'plain'}>
                    {toolLabels[exam.ED_TOOL]}
                  </Badge>
                  {status.text && <Badge tone={status.tone}>{status.text}</Badge>}
                  <span className="numbers text-sm text-ink-faint">
                    문항 {formatCount(exam.EXERCISE_COUNT)}개 · {formatDateTime(exam.UPD_DT)}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
