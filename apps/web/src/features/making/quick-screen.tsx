import type { PassageAnalysisInput } from '@jadoo/contract';
import { useCallback, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { MakingProgress } from '#features/making/making-progress.tsx';
import { useFeasibleKinds, useKinds } from '#features/making/making-api.ts';
import { PackageCard } from '#features/making/package-card.tsx';
import { PointShortDialog } from '#features/making/point-short-dialog.tsx';
import { getQuickPackages } from '#features/making/quick-packages.ts';
import { quickTool, suggestTitle } from '#features/making/tools.ts';
import { useAttempt } from '#features/making/use-attempt.ts';
import { useMaker } from '#features/making/use-maker.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { usePoint } from '#session/user-store.ts';
import { useHeader } from '#shell/header-store.ts';
import { formatPoints } from '#text/format.ts';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { showFirstProblem } from '#ui/show-problem.ts';
import { useSettled } from '#ui/use-settled.ts';

/** Where the one passage comes from; saving what was pasted happens once, when it is needed. */
export interface QuickSource {
  text: string;
  /** What is stored beside the text. */
  lines: Omit<PassageAnalysisInput, 'PS_TEXT'>;
  isReading: boolean;
  ensureSaved: () => Promise<{ idx: number; title: string } | null>;
}

interface QuickScreenProps {
  source: QuickSource;
  isResumed: boolean;
  /** The input of the passage. */
  children: ReactNode;
}

/** One passage, one package, one button. */
export function QuickScreen({ source, isResumed, children }: QuickScreenProps) {
  const maker = useMaker(quickTool, { passages: [], isResumed });
  const attempt = useAttempt(maker, 'quick');
  const kinds = useKinds();
  const settledText = useSettled(source.text, 500);
  const analysis = useFeasibleKinds({ ...source.lines, PS_TEXT: settledText });
  const balance = usePoint();
  const navigate = useNavigate();
  const [packageId, setPackageId] = useState('');
  const [missing, setMissing] = useState(0);
  const [problem, setProblem] = useState('');
  const pending = maker.draft.attempt;
  useHeader({ step: 0 });

  const finish = useCallback(() => maker.finish(), [maker]);

  if (pending) {
    return (
      <>
        <h1 className="mb-6 text-center text-2xl">빠른 제작</h1>
        <MakingProgress
          attempt={pending}
          problem={attempt.problem}
          kindNames={new Map(kinds.data?.KINDS.map(({ KIND, NAME }) => [KIND, NAME]))}
          onRetry={attempt.resend}
          onGiveUp={attempt.giveUp}
          onFinish={finish}
        />
      </>
    );
  }

  const packages = kinds.data
    ? getQuickPackages(kinds.data, analysis.data?.KINDS ?? null).filter(
        (entry) => entry.kinds.length + entry.leftOut.length > 0,
      )
    : [];
  const chosen =
    packages.find(({ id, kinds: own }) => id === packageId && own.length > 0) ??
    packages.find((entry) => entry.kinds.length > 0);
  const price = chosen?.price ?? 0;
  const isChecking = source.isReading || analysis.isLoading || settledText !== source.text;

  const handleMake = async () => {
    setProblem('');
    if (!chosen) return;
    if (price > balance) {
      setMissing(price - balance);
      return;
    }
    try {
      const passage = await source.ensureSaved();
      if (!passage) {
        showFirstProblem();
        return;
      }
      const fields = {
        passages: [passage],
        kinds: chosen.kinds.map(({ KIND }) => ({ KIND, OPTIONS: {} })),
        style: chosen.style,
      };
      const title = suggestTitle([passage.title], chosen.name);
      attempt.confirm(title, price, fields);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
  };

  return (
    <>
      <h1 className="text-2xl">빠른 제작</h1>
      <p className="mt-1 mb-6 text-ink-soft">{quickTool.text}</p>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_400px]">
        <div className="min-w-0">{children}</div>
        <aside className="lg:sticky lg:top-22 lg:self-start">
          <fieldset className="flex flex-col gap-3">
            <legend className="mb-3 text-base font-bold">꾸러미 고르기</legend>
            {/* The passage can be put in meanwhile. */}
            {kinds.isPending && <ListSkeleton rows={3} />}
            {kinds.isError && (
              <ErrorState message={getErrorMessage(kinds.error)} onRetry={() => kinds.refetch()} />
            )}
            {packages.map((entry) => (
              <PackageCard
                key={entry.id}
                entry={entry}
                isChosen={entry.id === chosen?.id}
                onChoose={() => setPackageId(entry.id)}
              />
            ))}
          </fieldset>
          {(problem || attempt.problem) && (
            <p role="alert" className="mt-4 text-sm font-medium text-danger">
              {problem || attempt.problem?.message}
            </p>
          )}
          <Button
            isWide
            size="lg"
            className="mt-5"
            disabled={!chosen}
            isBusy={isChecking || attempt.isSending}
            onClick={handleMake}
          >
            {chosen ? `${formatPoints(price)}로 만들기` : '만들기'}
          </Button>
          <p className="numbers mt-2 text-center text-sm text-ink-soft">
            {price > balance
              ? `지금 ${formatPoints(balance)} · ${formatPoints(price - balance)} 부족해요`
              : `만든 뒤 남는 포인트는 ${formatPoints(balance - price)}예요`}
          </p>
        </aside>
      </div>
      {missing > 0 && (
        <PointShortDialog
          missing={missing}
          onLater={() => setMissing(0)}
          onCharge={() => void navigate(`/point/charge?next=${encodeURIComponent('/quick')}`)}
        />
      )}
    </>
  );
}
