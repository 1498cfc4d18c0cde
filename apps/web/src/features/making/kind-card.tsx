import { hasChoices, type ChosenKind, type OptionChanges } from '#features/making/kind-choices.ts';
import { KindOptions } from '#features/making/kind-options.tsx';
import { kindSummaries } from '#features/making/kind-summaries.ts';
import type { KindInfo } from '#features/making/making-api.ts';
import { formatPoints } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface KindCardProps {
  kind: KindInfo;
  chosen: ChosenKind | undefined;
  onToggle: () => void;
  onOptions: (changes: OptionChanges) => void;
}

/** One kind to choose, with its price and, once chosen, its options. */
export function KindCard({ kind, chosen, onToggle, onOptions }: KindCardProps) {
  const { KIND, NAME, PRICE, IS_READY } = kind;
  return (
    <li
      className={joinClasses(
        'overflow-hidden rounded-lg border bg-paper transition-colors',
        chosen ? 'border-plum' : 'border-line',
        IS_READY ? !chosen && 'hover:border-line-strong' : 'opacity-60',
      )}
    >
      <label className={joinClasses('flex items-start gap-3 px-4 py-3.5', IS_READY && 'cursor-pointer')}>
        <input
          type="checkbox"
          checked={!!chosen}
          disabled={!IS_READY}
          onChange={onToggle}
          className="mt-0.5 size-5 shrink-0 accent-plum"
        />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 font-semibold">
            {NAME}
            {!IS_READY && <Badge>준비 중</Badge>}
          </span>
          <span className="block text-sm text-ink-soft">{kindSummaries[KIND]}</span>
        </span>
        <span className="numbers shrink-0 text-sm font-semibold text-plum">{formatPoints(PRICE)}</span>
      </label>
      {chosen && hasChoices(kind.OPTIONS) && (
        <KindOptions kind={kind} options={chosen.OPTIONS} onOptions={onOptions} />
      )}
    </li>
  );
}
