import type { ExamSummary, PaperCopy } from '@jadoo/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { examPageSize, useExamActions, useExams, type ExamFilter } from '#features/exam-data/exam-api.ts';
import { copyLabels } from '#features/exam-data/exam-labels.ts';
import { ExamRow } from '#features/exam-data/exam-row.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { createBinActions, getIdxs } from '#shell/bin-actions.ts';
import { ChosenBar } from '#shell/chosen-bar.tsx';
import { NameDialog } from '#shell/name-dialog.tsx';
import { useChosen, type ChosenRow } from '#shell/use-chosen.ts';
import { formatCount } from '#text/format.ts';
import { ActionMenu } from '#ui/action-menu.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListHead } from '#ui/list-head.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

interface ExamListProps {
  filter: ExamFilter;
  onPage: (page: number) => void;
  onPrintBundle: (examIdxs: number[], copy: PaperCopy) => Promise<void>;
}

const maxBundle = 50;

function EmptyList({ filter }: { filter: ExamFilter }) {
  if (filter.isTrash) return <EmptyState title="휴지통이 비어 있어요." />;
  if (filter.search || filter.tool)
    return <EmptyState title="조건에 맞는 자료가 없어요." text="다른 이름이나 도구로 찾아보세요." />;
  return (
    <EmptyState
      title="아직 만든 자료가 없어요."
      text="지문과 유형을 고르면 바로 만들 수 있어요."
      action={<LinkButton to="/data">자료 만들기</LinkButton>}
    />
  );
}

const toRow = ({ ED_IDX, ED_TITLE }: ExamSummary): ChosenRow => ({ idx: ED_IDX, title: ED_TITLE });

/** One page of papers with what can be done with them. */
export function ExamList({ filter, onPage, onPrintBundle }: ExamListProps) {
  const query = useExams(filter);
  const actions = useExamActions();
  const navigate = useNavigate();
  const chosen = useChosen();
  const [renaming, setRenaming] = useState<ExamSummary | null>(null);

  if (query.isPending) return <ListSkeleton rows={6} />;
  if (query.isError)
    return <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <EmptyList filter={filter} />;

  const { attempt, handleRemove, handleRestore } = createBinActions({
    noun: { name: '자료', object: '자료를' },
    remove: actions.remove,
    restore: actions.restore,
    onDone: chosen.clear,
  });

  return (
    <>
      <ListHead
        label="이 쪽의 자료 모두 고르기"
        isAllChosen={items.every(({ ED_IDX }) => chosen.has(ED_IDX))}
        onChooseAll={(isChosen) => chosen.choose(items.map(toRow), isChosen)}
      >
        {chosen.count > 0 ? `${formatCount(chosen.count)}개 골랐어요` : `자료 ${formatCount(total)}개`}
      </ListHead>
      <ul className="overflow-hidden rounded-lg border border-line bg-paper">
        {items.map((exam) => (
          <ExamRow
            key={exam.ED_IDX}
            exam={exam}
            isChosen={chosen.has(exam.ED_IDX)}
            onChoose={(isChosen) => chosen.choose([toRow(exam)], isChosen)}
            onRestore={filter.isTrash ? () => handleRestore([exam.ED_IDX]) : null}
            actions={[
              { label: '열기', onSelect: () => navigate(`/myStorage/${exam.ED_IDX}`) },
              { label: '이름 바꾸기', onSelect: () => setRenaming(exam) },
              { label: '복제', onSelect: () => attempt(() => actions.duplicate(exam.ED_IDX), '복제했어요.') },
              { label: '삭제', isDanger: true, onSelect: () => handleRemove([toRow(exam)]) },
            ]}
          />
        ))}
      </ul>
      <Pagination page={filter.page} size={examPageSize} total={total} onChange={onPage} />
      {renaming && (
        <NameDialog
          title="이름 바꾸기"
          label="자료 이름"
          maxChars={100}
          initialName={renaming.ED_TITLE}
          okText="바꾸기"
          onSave={(title) => actions.rename(renaming.ED_IDX, renaming.VERSION, title)}
          onClose={() => setRenaming(null)}
        />
      )}
      {chosen.count > 0 && (
        <ChosenBar count={chosen.count} onClear={chosen.clear}>
          {filter.isTrash ? (
            <Button size="sm" onClick={() => handleRestore(getIdxs(chosen.rows))}>
              되살리기
            </Button>
          ) : (
            <>
              <Button variant="quiet-danger" size="sm" onClick={() => handleRemove(chosen.rows)}>
                삭제
              </Button>
              <ActionMenu
                trigger={
                  <Button size="sm" disabled={chosen.count > maxBundle}>
                    묶어 인쇄
                  </Button>
                }
                actions={(['student', 'teacher', 'answers'] as const).map((copy) => ({
                  label: copyLabels[copy],
                  onSelect: () => onPrintBundle(getIdxs(chosen.rows), copy),
                }))}
              />
            </>
          )}
          {chosen.count > maxBundle && !filter.isTrash && (
            <p className="w-full text-right text-sm text-ink-soft">
              한 번에 {maxBundle}개까지 묶어 인쇄할 수 있어요.
            </p>
          )}
        </ChosenBar>
      )}
    </>
  );
}
