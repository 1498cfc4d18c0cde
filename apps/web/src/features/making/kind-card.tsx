import {
  bandLabels,
  difficultyLabels,
  getControls,
  modeLabels,
  type ChosenKind,
  type ChosenOptions,
} from '#features/making/kind-choices.ts';
import type { KindInfo } from '#features/making/making-api.ts';
import { kindSummaries } from '#features/making/kind-summaries.ts';
import { formatPoints } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { NativeSelect } from '#ui/native-select.tsx';

type OptionChanges = { [Name in keyof ChosenOptions]?: ChosenOptions[Name] | undefined };

interface KindCardProps {
  kind: KindInfo;
  chosen: ChosenKind | undefined;
  onToggle: () => void;
  onOptions: (changes: OptionChanges) => void;
}

/** A choice among few values, `자동` first. */
function OptionSelect<V extends string | number>(props: {
  label: string;
  value: V | undefined;
  options: readonly { value: V; label: string }[];
  onChange: (value: V | undefined) => void;
}) {
  const { label, value, options, onChange } = props;
  return (
    <div className="w-full min-w-28 sm:w-auto">
      <NativeSelect
        label={label}
        className="h-9! text-sm!"
        options={[
          { value: '', label: '자동' },
          ...options.map((option) => ({ value: String(option.value), label: option.label })),
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={(next) => onChange(options.find((option) => String(option.value) === next)?.value)}
      />
    </div>
  );
}

function KindOptions({
  kind,
  options,
  onOptions,
}: {
  kind: KindInfo;
  options: ChosenOptions;
  onOptions: (changes: OptionChanges) => void;
}) {
  const { counts, countUnit = '', hasModes, hasBands } = getControls(kind.KIND);
  const focus = options.focus ?? [];
  return (
    <div className="flex flex-col gap-3 border-t border-line px-4 py-3.5">
      <div className="flex flex-wrap gap-3">
        {counts && (
          <OptionSelect
            label="개수"
            value={options.count}
            options={counts.map((count) => ({ value: count, label: `${count}${countUnit}` }))}
            onChange={(count) => onOptions({ count })}
          />
        )}
        {kind.TOOL !== 'basic' && (
          <OptionSelect
            label="난이도"
            value={options.difficulty}
            options={difficultyLabels}
            onChange={(difficulty) => onOptions({ difficulty })}
          />
        )}
        {hasModes && (
          <OptionSelect
            label="묻는 방법"
            value={options.mode}
            options={modeLabels}
            onChange={(mode) => onOptions({ mode })}
          />
        )}
        {hasBands && (
          <OptionSelect
            label="낱말 수준"
            value={options.minBand}
            options={bandLabels}
            onChange={(minBand) => onOptions({ minBand })}
          />
        )}
      </div>
      {kind.FOCUSES.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-semibold">
            다룰 항목 <span className="font-normal text-ink-faint">고르지 않으면 골고루 다뤄요</span>
          </legend>
          <div className="flex flex-wrap gap-1.5">
            {kind.FOCUSES.map((name) => {
              const isOn = focus.includes(name);
              const next = isOn ? focus.filter((other) => other !== name) : [...focus, name];
              return (
                <button
                  key={name}
                  type="button"
                  aria-pressed={isOn}
                  onClick={() => onOptions({ focus: next.length > 0 ? next : undefined })}
                  className={joinClasses(
                    'h-8 rounded-full border px-3 text-sm transition-colors',
                    isOn
                      ? 'border-plum bg-plum-tint font-semibold text-plum'
                      : 'border-line-strong text-ink-soft hover:border-ink-soft',
                  )}
                >
                  {name}
                </button>
              );
            })}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** One kind to choose, with its price and, once chosen, its options. */
export function KindCard({ kind, chosen, onToggle, onOptions }: KindCardProps) {
  const { KIND, NAME, PRICE, IS_READY, TOOL, FOCUSES } = kind;
  const { counts, hasModes, hasBands } = getControls(KIND);
  const hasOptions = !!counts || !!hasModes || !!hasBands || TOOL !== 'basic' || FOCUSES.length > 0;
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
      {chosen && hasOptions && <KindOptions kind={kind} options={chosen.OPTIONS} onOptions={onOptions} />}
    </li>
  );
}
