import { listPassages } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { RecentList } from '#shell/recent-list.tsx';
import { callForData } from '#request/call.ts';
import { formatCount } from '#text/format.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** The newest passages. */
export function RecentPassages() {
  const { data, error, refetch } = useQuery({
    queryKey: ['passages', 'recent'],
    queryFn: ({ signal }) => callForData(listPassages, { query: { size: '5' }, signal }),
  });
  return (
    <RecentList
      title="최근 지문"
      allPath="/passageStorage"
      error={error}
      onRetry={refetch}
      rows={data?.items.map((passage) => ({
        id: passage.PS_IDX,
        to: `/passageStorage/${passage.PC_IDX}`,
        title: passage.PS_TITLE,
        detail: (
          <>
            {`${formatCount(passage.PS_WORD_COUNT)}단어 · `}
            <span lang="en">{passage.PS_EXCERPT}</span>
          </>
        ),
      }))}
      emptyTitle="아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요."
      emptyAction={<LinkButton to="/passageStorage">지문 추가하기</LinkButton>}
    />
  );
}
