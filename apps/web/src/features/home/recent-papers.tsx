import { listExams, type ExamSummary } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { RecentList } from '#features/home/recent-list.tsx';
import { callForData } from '#request/call.ts';
import { formatDateTime } from '#text/format.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const states: Partial<Record<ExamSummary['STATUS'], { text: string; tone: BadgeTone }>> = {
  queued: { text: '만드는 중', tone: 'plum' },
  running: { text: '만드는 중', tone: 'plum' },
  partly: { text: '일부 완성', tone: 'amber' },
  failed: { text: '만들지 못함', tone: 'danger' },
};

/** The newest papers. */
export function RecentPapers() {
  const { data, error, refetch } = useQuery({
    queryKey: ['examData', 'recent'],
    queryFn: ({ signal }) => callForData(listExams, { query: { size: '5' }, signal }),
  });
  return (
    <RecentList
      title="최근 자료"
      allPath="/myStorage"
      error={error}
      onRetry={refetch}
      rows={data?.items.map((exam) => {
        const state = states[exam.STATUS];
        return {
          id: exam.ED_IDX,
          to: `/myStorage/${exam.ED_IDX}`,
          title: exam.ED_TITLE,
          detail: `문항 ${exam.EXERCISE_COUNT}개 · ${formatDateTime(exam.UPD_DT)}`,
          badge: state && <Badge tone={state.tone}>{state.text}</Badge>,
        };
      })}
      emptyTitle="아직 만든 자료가 없어요."
      emptyAction={<LinkButton to="/quick">첫 자료 만들기</LinkButton>}
    />
  );
}
