import type { QuickPackage } from '#features/making/quick-packages.ts';
import { formatPoints } from '#text/format.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface PackageCardProps {
  entry: QuickPackage;
  isChosen: boolean;
  onChoose: () => void;
}

/** Kinds that the passage cannot carry, each with its reason; open for the chosen package. */
function LeftOut({ leftOut, isOpen }: { leftOut: QuickPackage['leftOut']; isOpen: boolean }) {
  return (
    <Disclosure
      // Another choice opens and closes; what the teacher folds stays folded until then.
      key={String(isOpen)}
      isOpen={isOpen}
      className="pr-4 pb-4 pl-12"
      summaryClassName="text-ink-soft"
      summary={`이 지문으로 만들기 어려운 유형 ${leftOut.length}개`}
    >
      <ul className="mt-2 flex flex-col gap-2 border-l-2 border-plum-line pl-3">
        {leftOut.map(({ name, reason }) => (
          <li key={name}>
            <span className="font-semibold">{name}</span>
            <span className="block text-ink-soft">{reason}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

/** One package to choose, with what it holds for this passage. */
export function PackageCard({ entry, isChosen, onChoose }: PackageCardProps) {
  const { id, name, kinds, leftOut, price } = entry;
  const isEmpty = kinds.length === 0;
  return (
    <div
      className={joinClasses(
        'rounded-lg border transition-colors',
        isChosen ? 'border-plum bg-plum-tint' : 'border-line bg-paper',
        !isEmpty && 'hover:border-plum',
      )}
    >
      <label className={joinClasses('block p-4', leftOut.length > 0 && 'pb-2', isEmpty && 'opacity-60')}>
        <span className="flex items-center gap-3">
          <input
            type="radio"
            name="quick-package"
            value={id}
            checked={isChosen}
            disabled={isEmpty}
            onChange={onChoose}
            className="size-5 shrink-0 accent-plum"
          />
          <span className="flex-1 font-bold">{name}</span>
          <span className="numbers font-bold text-plum">{formatPoints(price)}</span>
        </span>
        <span className="mt-1 block pl-8 text-sm text-ink-soft">
          {kinds.map((kind) => kind.NAME).join(' · ')}
        </span>
      </label>
      {leftOut.length > 0 && <LeftOut leftOut={leftOut} isOpen={isChosen} />}
    </div>
  );
}
