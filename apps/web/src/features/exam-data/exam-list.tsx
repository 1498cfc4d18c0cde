import type { ExamSummary } from '@jadoo/contract';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import { examPageSize, useExamActions, useExams, type ExamFilter } from '#features/exam-data/exam-api.ts';
import { ExamRow } from '#features/exam-data/exam-row.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { bottomFixId } from '#shell/bottom-fix-bar.tsx';
import { askConfirm } from '#shell/dialog-stores.ts';
import { NameDialog } from '#shell/name-dialog.tsx';
import { setBottomFix } from '#shell/simple-stores.ts';
import { escapeHtml } from '#text/escape-html.ts';
import { formatCount } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast.tsx';

interface ExamListProps {
  filter: ExamFilter;
  onPage: (page: number) => void;
  onPrintBundle: (examIdxs: number[], copy: 'student' | 'teacher' | 'answers') => Promise<void>;
}

function EmptyList({ filter }: { filter: ExamFilter }) {
  if (filter.isTrash) return <EmptyState title="휴지통이 비어 있어요." />;
  if (filter.search || filter.tool)
    return <EmptyState title="찾는 자료가 없어요." text="다른 이름이나 도구로 찾아보세요." />;
  return (
    <EmptyState
      title="아직 만든 자료가 없어요."
      text="지문을 고르고 유형을 고르면 바로 만들 수 있어요."
      action={<LinkButton to="/data">자료 만들기</LinkButton>}
    />
  );
}

/** One page of papers with what can be done with them. */
export function ExamList({ filter, onPage, onPrintBundle }: ExamListProps) {
  const query = useExams(filter);
  const actions = useExamActions();
  const navigate = useNavigate();
  const [renaming, setRenaming] = useState<ExamSummary | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    setBottomFix(chosen.size > 0);
    return () => setBottomFix(false);
  }, [chosen.size]);

  if (query.isPending) return <ListSkeleton rows={6} />;
  if (query.isError)
    return <ErrorState message={getErrorMessage(query.error)} onRetry={() => query.refetch()} />;
  const { items, total } = query.data;
  if (items.length === 0) return <EmptyList filter={filter} />;

  const attempt = async (work: () => Promise<unknown>, message: string) => {
    try {
      await work();
      setChosen(new Set());
      showToast(message, 'success');
    } catch (error) {
      showToast(getErrorMessage(error), 'error');
    }
  };
  const handleRemove = async (exams: readonly { idx: number; title: string }[]) => {
    const what =
      exams.length === 1 ? `‘${escapeHtml(exams[0]?.title ?? '')}’ 자료를` : `자료 ${exams.length}개를`;
    const isSure = await askConfirm({
      message: `${what} 삭제할까요? 휴지통에서 30일 안에 되살릴 수 있어요.`,
      okText: '삭제하기',
    });
    if (isSure) await attempt(() => actions.remove(exams.map(({ idx }) => idx)), '휴지통으로 옮겼어요.');
  };
  const choose = (examIdx: number, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(examIdx);
    else next.delete(examIdx);
    setChosen(next);
  };
  const bar = document.getElementById(bottomFixId);

  return (
    <>
      <p className="numbers mb-2 text-sm text-ink-soft" aria-live="polite">
        자료 {formatCount(total)}개
      </p>
      <ul className="overflow-hidden rounded-lg border border-line bg-paper">
        {items.map((exam) => (
          <ExamRow
            key={exam.ED_IDX}
            exam={exam}
            isTrash={filter.isTrash}
            isChosen={chosen.has(exam.ED_IDX)}
            onChoose={(isChosen) => choose(exam.ED_IDX, isChosen)}
            onRestore={() => attempt(() => actions.restore(exam.ED_IDX), '되살렸어요.')}
            actions={[
              { label: '열기', onSelect: () => navigate(`/myStorage/${exam.ED_IDX}`) },
              { label: '이름 바꾸기', onSelect: () => setRenaming(exam) },
              { label: '복제', onSelect: () => attempt(() => actions.duplicate(exam.ED_IDX), '복제했어요.') },
              {
                label: '삭제',
                isDanger: true,
                onSelect: () => handleRemove([{ idx: exam.ED_IDX, title: exam.ED_TITLE }]),
              },
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
      {chosen.size > 0 &&
        bar &&
        createPortal(
          <div className="mx-auto flex max-w-content flex-wrap items-center justify-end gap-2">
            <p className="numbers mr-auto text-sm font-semibold">{formatCount(chosen.size)}개 골랐어요</p>
            <Button variant="quiet" onClick={() => setChosen(new Set())}>
              취소
            </Button>
            <Button
              variant="quiet"
              className="text-danger"
              onClick={() =>
                handleRemove(
                  [...chosen].map((idx) => ({
                    idx,
                    title: items.find(({ ED_IDX }) => ED_IDX === idx)?.ED_TITLE ?? '',
                  })),
                )
              }
            >
              삭제
            </Button>
            <Button variant="secondary" onClick={() => onPrintBundle([...chosen], 'student')}>
              학생용 묶어 인쇄
            </Button>
            <Button variant="secondary" onClick={() => onPrintBundle([...chosen], 'teacher')}>
              교사용 묶어 인쇄
            </Button>
          </div>,
          bar,
        )}
    </>
  );
}
