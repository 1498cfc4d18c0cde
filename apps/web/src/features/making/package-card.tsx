import type { QuickPackage } from '#features/making/quick-packages.ts';
import { formatPoints } from '#text/format.ts';
import { joinClasses } from '#ui/join-classes.ts';

interface PackageCardProps {
  entry: QuickPackage;
  isChosen: boolean;
  onChoose: () => void;
}

/** One package to choose, with what it holds for this passage. */
export function PackageCard({ entry, isChosen, onChoose }: PackageCardProps) {
  const { id, name, kinds, leftOut, price } = entry;
  const isEmpty = kinds.length === 0;
  return (
    <label
      className={joinClasses(
        'block rounded-lg border bg-paper p-4 transition-colors',
        isChosen ? 'border-plum bg-plum-tint' : 'border-line',
        isEmpty ? 'opacity-60' : 'cursor-pointer hover:border-plum',
      )}
    >
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
      <span className="mt-1.5 block pl-8 text-sm text-ink-soft">
        {kinds.map((kind) => kind.NAME).join(' · ')}
      </span>
      {leftOut.length > 0 && (
        <span
          className="mt-1 block pl-8 text-sm text-ink-faint"
          title={leftOut.map(({ name: kind, reason }) => `${kind}: ${reason}`).join('\n')}
        >
          이 지문으로 어려운 유형: {leftOut.map(({ name: kind }) => kind).join(', ')}
        </span>
      )}
    </label>
  );
}
