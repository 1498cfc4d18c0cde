import {
  bandLabels,
  describeOptions,
  difficultyLabels,
  layoutLabels,
  listCounts,
  modeLabels,
  type ChosenOptions,
  type OptionChanges,
} from '#features/making/kind-choices.ts';
import type { KindInfo } from '#features/making/making-api.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { NativeSelect } from '#ui/native-select.tsx';

interface OptionsProps {
  kind: KindInfo;
  options: ChosenOptions;
  onOptions: (changes: OptionChanges) => void;
}

interface Choice<V> {
  value: V;
  label: string;
}

/** A choice among few values; the first one leaves it to the kind. Nothing to choose, nothing shown. */
function OptionSelect<V extends string | number>(props: {
  label: string;
  autoLabel?: string;
  value: V | undefined;
  options: readonly Choice<V>[];
  onChange: (value: V | undefined) => void;
}) {
  const { label, autoLabel = '자동', value, options, onChange } = props;
  if (options.length === 0) return null;
  return (
    <div className="w-full min-w-28 sm:w-auto">
      <NativeSelect
        label={label}
        className="h-9! text-sm!"
        options={[
          { value: '', label: autoLabel },
          ...options.map((option) => ({ value: String(option.value), label: option.label })),
        ]}
        value={value === undefined ? '' : String(value)}
        onChange={(next) => onChange(options.find((option) => String(option.value) === next)?.value)}
      />
    </div>
  );
}

const toChoices = <V extends string>(
  values: readonly V[],
  labels: Readonly<Record<V, string>>,
): Choice<V>[] => values.map((value) => ({ value, label: labels[value] }));

function Selects({ kind, options, onOptions }: OptionsProps) {
  const { COUNT, DIFFICULTIES, MODES, LAYOUTS, HAS_BANDS } = kind.OPTIONS;
  const bands = HAS_BANDS ? bandLabels.map((label, at) => ({ value: at + 1, label })) : [];
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      <OptionSelect
        label="개수"
        autoLabel={COUNT?.INITIAL ? `자동 (${COUNT.INITIAL}${COUNT.UNIT})` : '자동'}
        value={options.count}
        options={
          COUNT ? listCounts(COUNT).map((count) => ({ value: count, label: `${count}${COUNT.UNIT}` })) : []
        }
        onChange={(count) => onOptions({ count })}
      />
      <OptionSelect
        label="난이도"
        value={options.difficulty}
        options={toChoices(DIFFICULTIES, difficultyLabels)}
        onChange={(difficulty) => onOptions({ difficulty })}
      />
      <OptionSelect
        label="출제 방식"
        value={options.mode}
        options={toChoices(MODES, modeLabels)}
        onChange={(mode) => onOptions({ mode })}
      />
      <OptionSelect
        label="본문 모양"
        value={options.layout}
        options={toChoices(LAYOUTS, layoutLabels)}
        onChange={(layout) => onOptions({ layout })}
      />
      <OptionSelect
        label="가장 쉬운 단어"
        value={options.minBand}
        options={bands.filter(({ value }) => value <= (options.maxBand ?? bands.length))}
        onChange={(minBand) => onOptions({ minBand })}
      />
      <OptionSelect
        label="가장 어려운 단어"
        value={options.maxBand}
        options={bands.filter(({ value }) => value >= (options.minBand ?? 1))}
        onChange={(maxBand) => onOptions({ maxBand })}
      />
    </div>
  );
}

function FocusButtons({ kind, options, onOptions }: OptionsProps) {
  const focus = options.focus ?? [];
  if (kind.OPTIONS.FOCUSES.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold">
        다룰 항목 <span className="font-normal text-ink-faint">고르지 않으면 골고루 다뤄요</span>
      </legend>
      <div className="flex flex-wrap gap-1.5">
        {kind.OPTIONS.FOCUSES.map((name) => {
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
  );
}

/** What can be set for a chosen kind: one line that says what is set, the form behind it. */
export function KindOptions(props: OptionsProps) {
  const { kind, options } = props;
  return (
    <Disclosure
      className="border-t border-line"
      summaryClassName="px-4 py-2.5"
      summary={
        <>
          <span className="font-semibold">
            설정<span className="sr-only"> ({kind.NAME})</span>
          </span>
          <span className="numbers min-w-0 flex-1 truncate text-ink-soft">
            {describeOptions(kind.OPTIONS, options) || '자동'}
          </span>
        </>
      }
    >
      <div className="flex flex-col gap-3 px-4 pt-1 pb-4">
        <Selects {...props} />
        <FocusButtons {...props} />
      </div>
    </Disclosure>
  );
}
