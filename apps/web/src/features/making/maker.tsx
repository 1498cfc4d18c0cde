import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fitKinds } from '#features/making/kind-choices.ts';
import type { MakerDraft } from '#features/making/maker-draft.ts';
import { MakingProgress } from '#features/making/making-progress.tsx';
import { useKinds } from '#features/making/making-api.ts';
import { StepConfirm } from '#features/making/step-confirm.tsx';
import { StepKinds } from '#features/making/step-kinds.tsx';
import { StepPassages } from '#features/making/step-passages.tsx';
import type { ToolInfo } from '#features/making/tools.ts';
import { useAttempt } from '#features/making/use-attempt.ts';
import { useMaker } from '#features/making/use-maker.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { useHeader } from '#shell/header-store.ts';
import { useLeaveGuard } from '#shell/use-leave-guard.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { ListSkeleton } from '#ui/skeleton.tsx';

type Picked = MakerDraft['passages'];
export type RenderPicker = (props: { picked: Picked; onChange: (picked: Picked) => void }) => ReactNode;

interface MakerProps {
  tool: ToolInfo;
  startPassages: Picked;
  isResumed: boolean;
  renderPicker: RenderPicker;
}

const stepNames = ['', '지문 고르기', '유형 고르기', '확인하기', '만들기'];

/** The maker in four steps: passages, kinds, price, making. */
export function Maker({ tool, startPassages, isResumed, renderPicker }: MakerProps) {
  const maker = useMaker(tool, { passages: startPassages, isResumed });
  const { draft, change } = maker;
  const kinds = useKinds();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const attempt = useAttempt(maker, tool.tool);
  const step = draft.attempt ? 4 : draft.step;

  const handleBack = useCallback(() => {
    if (step === 1 || step === 4) void navigate('/data');
    else change({ step: step - 1 });
    // `change` only ever sets state.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [step, navigate]);
  useHeader({
    step,
    onBackClick: handleBack,
    backButtonText: step === 1 || step === 4 ? '자료 만들기' : '이전',
  });
  useLeaveGuard({
    isActive: maker.isChanged && step > 1 && step < 4 && !isLeaving,
    message: '고른 내용은 저장해 뒀어요. 나중에 이어서 만들 수 있어요.',
    cancelText: '계속 만들기',
    isUnloadGuarded: attempt.isSending,
  });

  const infos = kinds.data?.KINDS;
  useEffect(() => {
    // A confirmed attempt goes out again as it was.
    if (!infos || draft.attempt) return;
    const fitted = fitKinds(draft.kinds, infos);
    if (fitted !== draft.kinds) change({ kinds: fitted });
  });

  return (
    <>
      <div className={joinClasses('mb-6', step === 4 && 'text-center')}>
        <p className="text-sm font-semibold text-plum">{tool.heading}</p>
        <h1 className="text-2xl" aria-live="polite">
          {stepNames[step]}
        </h1>
      </div>
      {maker.offered && step === 1 && (
        <div className="mb-6 flex flex-wrap items-center gap-3 rounded-lg bg-plum-tint px-5 py-4">
          <p className="min-w-0 flex-1 font-medium">
            만들다 만 자료가 있어요. 지문 {maker.offered.passages.length}개
            {maker.offered.kinds.length > 0 && ` · 유형 ${maker.offered.kinds.length}개`}
          </p>
          <Button variant="quiet" size="sm" onClick={maker.forgetStored}>
            지우기
          </Button>
          <Button size="sm" onClick={maker.resume}>
            이어서 만들기
          </Button>
        </div>
      )}
      {step === 1 && <StepPassages draft={draft} onChange={change} renderPicker={renderPicker} />}
      {/* Choosing passages need not wait for the kinds. */}
      {(step === 2 || step === 3) && kinds.isError && (
        <ErrorState message={getErrorMessage(kinds.error)} onRetry={() => kinds.refetch()} />
      )}
      {(step === 2 || step === 3) && kinds.isPending && <ListSkeleton rows={6} />}
      {step === 2 && infos && (
        <StepKinds draft={draft} kinds={infos.filter(({ TOOL }) => TOOL === tool.tool)} onChange={change} />
      )}
      {step === 3 && infos && (
        <StepConfirm
          draft={draft}
          tool={tool}
          attempt={attempt}
          onChange={change}
          onCharge={() => {
            setIsLeaving(true);
            // The blocker sees the new state only after this render.
            setTimeout(
              () => void navigate(`/point/charge?next=${encodeURIComponent(`${tool.path}?resume=true`)}`),
            );
          }}
        />
      )}
      {step === 4 && draft.attempt && (
        <MakingProgress
          attempt={draft.attempt}
          problem={attempt.problem}
          kindNames={new Map(infos?.map(({ KIND, NAME }) => [KIND, NAME]))}
          onRetry={attempt.resend}
          onGiveUp={attempt.giveUp}
          onFinish={maker.finish}
        />
      )}
    </>
  );
}
