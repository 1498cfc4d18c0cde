import { useExams } from '#features/exam-data/exam-api.ts';
import { getStatusLabel, toolLabels } from '#features/exam-data/exam-labels.ts';
import { RecentList } from '#shell/recent-list.tsx';
import { formatCount, formatDateTime } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** The papers made last. */
export function RecentExams({ count = 5 }: { count?: number }) {
  const { data, error, refetch } = useExams(
    { search: '', tool: null, sort: 'new', page: 1, isTrash: false },
    count,
  );
  return (
    <RecentList
      title="최근 자료"
      allPath="/myStorage"
      error={error}
      onRetry={refetch}
      rows={data?.items.map((exam) => {
        const status = getStatusLabel(exam);
        return {
          id: exam.ED_IDX,
          to: `/myStorage/${exam.ED_IDX}`,
          title: exam.ED_TITLE,
          detail: `${toolLabels[exam.ED_TOOL]} · 문항 ${formatCount(exam.EXERCISE_COUNT)}개 · ${formatDateTime(exam.UPD_DT)}`,
          badge: status.text && <Badge tone={status.tone}>{status.text}</Badge>,
        };
      })}
      emptyTitle="아직 만든 자료가 없어요."
      emptyAction={<LinkButton to="/quick">첫 자료 만들기</LinkButton>}
    />
  );
}
