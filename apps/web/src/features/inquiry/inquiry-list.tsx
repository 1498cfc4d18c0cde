import type { InquiryStatus, InquirySummary } from '@jadoo/contract';
import { Link, useSearchParams } from 'react-router';
import { inquiryPageSize, useInquiries } from '#features/inquiry/inquiry-api.ts';
import { getCategoryLabel, statusLabels } from '#features/inquiry/inquiry-labels.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatDate } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';

const tabs = [
  { value: 'all', label: '전체' },
  { value: 'waiting', label: statusLabels.waiting },
  { value: 'answered', label: statusLabels.answered },
] as const;

/** 답변대기 or 답변완료 */
export function StatusBadge({ status }: { status: InquiryStatus }) {
  return <Badge tone={status === 'answered' ? 'leaf' : 'amber'}>{statusLabels[status]}</Badge>;
}

/** One's own inquiries by state, newest first. */
export function InquiryList() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('status'))?.value ?? 'all';
  const status = tab === 'all' ? null : tab;
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, refetch } = useInquiries(status, page);

  return (
    <Tabs
      label="문의 상태"
      tabs={tabs}
      value={tab}
      onChange={(value) => setParams(value === 'all' ? {} : { status: value })}
    >
      {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !data && <ListSkeleton rows={5} />}
      {data?.items.length === 0 && <EmptyList status={status} />}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-paper">
          {data.items.map((inquiry) => (
            <InquiryRow key={inquiry.PI_IDX} inquiry={inquiry} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          size={inquiryPageSize}
          total={data.total}
          onChange={(next) =>
            setParams((current) => {
              current.set('page', String(next));
              return current;
            })
          }
        />
      )}
    </Tabs>
  );
}

function EmptyList({ status }: { status: InquiryStatus | null }) {
  if (status !== null) return <EmptyState title={`${statusLabels[status]} 문의가 없어요.`} />;
  return (
    <EmptyState
      title="아직 남긴 문의가 없어요."
      text="쓰다가 막힌 곳이나 바라는 점을 알려 주세요."
      action={<LinkButton to="/personalInquiry/inquiry">문의하기</LinkButton>}
    />
  );
}

function InquiryRow({ inquiry }: { inquiry: InquirySummary }) {
  const { PI_IDX, PI_CATEGORY, PI_TITLE, STATUS, FILE_COUNT, REG_DT } = inquiry;
  return (
    <li>
      <Link
        to={`/personalInquiry/list?inquiry=${PI_IDX}`}
        className="flex items-center gap-3 px-4 py-4 transition-colors hover:bg-desk focus-visible:-outline-offset-2 sm:px-5"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{PI_TITLE}</span>
          <span className="numbers block text-sm text-ink-soft">
            {getCategoryLabel(PI_CATEGORY)} · {formatDate(REG_DT)}
            {FILE_COUNT > 0 && ` · 파일 ${FILE_COUNT}개`}
          </span>
        </span>
        <StatusBadge status={STATUS} />
      </Link>
    </li>
  );
}
