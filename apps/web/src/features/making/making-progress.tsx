import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { Attempt } from '#features/making/maker-draft.ts';
import { getProgressMessage, getResultMessage, groupRefusals } from '#features/making/maker-messages.ts';
import { isFinished, useMadeExam, useMakingStatus, type ExamStatus } from '#features/making/making-api.ts';
import type { AttemptProblem } from '#features/making/use-attempt.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { updatePoints } from '#request/update-points.ts';
import { formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface MakingProgressProps {
  attempt: Attempt;
  problem: AttemptProblem | null;
  kindNames: ReadonlyMap<string, string>;
  onRetry: () => unknown;
  onGiveUp: () => void;
  /** Called once when nothing is unfinished any more. */
  onFinish: () => void;
}

/** ④ The attempt on its way, then what came of it. */
export function MakingProgress({
  attempt,
  problem,
  kindNames,
  onRetry,
  onGiveUp,
  onFinish,
}: MakingProgressProps) {
  if (attempt.examIdx !== null) {
    return (
      <MakingStatus
        examIdx={attempt.examIdx}
        title={attempt.title}
        kindNames={kindNames}
        onFinish={onFinish}
      />
    );
  }
  return (
    <Card className="mx-auto max-w-flow text-center">
      {problem ? (
        <div role="alert" className="flex flex-col items-center gap-4 py-6">
          <p className="font-semibold">{problem.message}</p>
          <p className="text-sm text-ink-soft">다시 보내도 포인트는 한 번만 써요.</p>
          <div className="flex gap-2">
            <Button variant="secondary" onClick={onGiveUp}>
              그만두기
            </Button>
            <Button onClick={onRetry}>다시 보내기</Button>
          </div>
        </div>
      ) : (
        <div className="flex flex-col gap-4 py-6">
          <p role="status" className="font-semibold">
            만들기를 시작하고 있어요.
          </p>
          <ProgressBar label="만들기 진행률" value={0} />
        </div>
      )}
    </Card>
  );
}

interface MakingStatusProps {
  examIdx: number;
  title: string;
  kindNames: ReadonlyMap<string, string>;
  onFinish: () => void;
}

function MakingStatus({ examIdx, title, kindNames, onFinish }: MakingStatusProps) {
  const query = useMakingStatus(examIdx);
  const status = query.data;
  const navigate = useNavigate();
  const hasFinished = !!status && isFinished(status.STATUS);
  const refundPoints = status?.REFUND_POINT ?? 0;
  const isSmooth = status?.STATUS === 'done' && status.REFUSED_COUNT === 0;
  const isToldRef = useRef(false);
  useEffect(() => {
    if (!hasFinished || isToldRef.current) return;
    isToldRef.current = true;
    onFinish();
    if (refundPoints > 0) void updatePoints();
    if (isSmooth) void navigate(`/myStorage/${examIdx}`, { replace: true });
  }, [hasFinished, isSmooth, refundPoints, examIdx, navigate, onFinish]);

  if (status && hasFinished && !isSmooth)
    return <MakingResult examIdx={examIdx} status={status} kindNames={kindNames} />;
  const progress = status?.PROGRESS ?? 0;
  return (
    <Card className="mx-auto max-w-flow">
      <div className="flex flex-col gap-4 py-4">
        <p className="truncate text-lg font-bold">{title}</p>
        <ProgressBar label="만들기 진행률" value={progress} />
        <div className="flex items-baseline justify-between gap-3 text-sm">
          <p role="status" className="text-ink-soft">
            {status ? getProgressMessage(status.STATUS, progress) : '확인하고 있어요.'}
          </p>
          <p className="numbers text-base font-bold text-plum">{progress}%</p>
        </div>
        {query.isError && (
          <p role="alert" className="text-sm font-medium text-danger">
            {getErrorMessage(query.error)}{' '}
            <button type="button" className="underline" onClick={() => void query.refetch()}>
              다시 확인하기
            </button>
          </p>
        )}
        <p className="text-sm text-ink-faint">
          다른 화면으로 가도 계속 만들어요. 다 되면 내 보관함에 있어요.
        </p>
      </div>
    </Card>
  );
}

function MakingResult({
  examIdx,
  status,
  kindNames,
}: {
  examIdx: number;
  status: ExamStatus;
  kindNames: ReadonlyMap<string, string>;
}) {
  const exam = useMadeExam(examIdx, true);
  const groups = groupRefusals(exam.data?.REFUSALS ?? []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const isEmpty = status.STATUS === 'failed' || status.MADE_COUNT === 0;
  return (
    <Card className="mx-auto max-w-detail">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {getResultMessage(status)}
      </h2>
      {exam.isPending && <Skeleton className="mt-5 h-24" />}
      {groups.length > 0 && (
        <section className="mt-6">
          <h3 className="mb-2 text-sm text-ink-soft">만들지 못한 이유</h3>
          <ul className="divide-y divide-line rounded-md border border-line">
            {groups.map(({ kind, reason, titles, refund }) => (
              <li key={`${kind} ${reason}`} className="flex items-start gap-3 px-4 py-3 text-sm">
                <div className="min-w-0 flex-1">
                  <p>
                    <b className="font-semibold">{kindNames.get(kind) ?? kind}</b> ·{' '}
                    {titles.slice(0, 3).join(', ')}
                    {titles.length > 3 && ` 외 ${titles.length - 3}개`}
                  </p>
                  <p className="text-ink-soft">{reason}</p>
                </div>
                <span className="numbers shrink-0 font-semibold text-leaf">+{formatPoints(refund)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <LinkButton to="/data" variant={isEmpty ? 'primary' : 'secondary'}>
          다른 자료 만들기
        </LinkButton>
        {!isEmpty && <LinkButton to={`/myStorage/${examIdx}`}>편집·출력하기</LinkButton>}
      </div>
    </Card>
  );
}
