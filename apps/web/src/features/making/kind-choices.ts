import type { KindInfo } from '#features/making/making-api.ts';
import type { MakerDraft } from '#features/making/maker-draft.ts';

export type ChosenKind = MakerDraft['kinds'][number];
export type ChosenOptions = ChosenKind['OPTIONS'];
export type OptionChanges = { [Name in keyof ChosenOptions]?: ChosenOptions[Name] | undefined };
type KindId = ChosenKind['KIND'];
type Choices = KindInfo['OPTIONS'];

export const modeLabels = {
  'en-ko': '영어 → 뜻',
  'ko-en': '뜻 → 영어',
  'first-letter': '첫 글자 힌트',
  choice: '5지선다',
  written: '서술형',
  context: '문맥으로 고르기',
  translation: '해석 보고 고르기',
} as const satisfies Record<Choices['MODES'][number], string>;

export const difficultyLabels = {
  low: '하',
  middle: '중',
  high: '상',
} as const satisfies Record<Choices['DIFFICULTIES'][number], string>;

export const layoutLabels = {
  paragraph: '한 문단으로',
  sentences: '문장마다 줄을 바꿔',
} as const satisfies Record<Choices['LAYOUTS'][number], string>;

/** Levels of words, from 1. */
export const bandLabels = ['중학 수준', '고1 수준', '고2–3 수준', '학술 단어'] as const;

const mostCounts = 12;

/** The numbers to offer for a count: each one of a short range, steps of five in a long one. */
export function listCounts({ MIN, MAX }: NonNullable<Choices['COUNT']>): number[] {
  const all = Array.from({ length: MAX - MIN + 1 }, (_, at) => MIN + at);
  return all.length <= mostCounts
    ? all
    : all.filter((count) => count === MIN || count === MAX || count % 5 === 0);
}

/** Whether there is anything to set. */
export function hasChoices({ COUNT, HAS_BANDS, DIFFICULTIES, FOCUSES, MODES, LAYOUTS }: Choices): boolean {
  return !!COUNT || HAS_BANDS || [DIFFICULTIES, FOCUSES, MODES, LAYOUTS].some((list) => list.length > 0);
}

/** What is set, in a few words; empty when everything is left to the kind. */
export function describeOptions({ COUNT }: Choices, options: ChosenOptions): string {
  const { count, difficulty, mode, layout, minBand, maxBand, focus = [] } = options;
  const [first, ...others] = focus;
  return [
    count === undefined ? '' : `${count}${COUNT?.UNIT ?? ''}`,
    difficulty === undefined ? '' : `난이도 ${difficultyLabels[difficulty]}`,
    mode === undefined ? '' : modeLabels[mode],
    layout === undefined ? '' : layoutLabels[layout],
    minBand === undefined ? '' : `${bandLabels[minBand - 1] ?? ''}부터`,
    maxBand === undefined ? '' : `${bandLabels[maxBand - 1] ?? ''}까지`,
    first === undefined ? '' : others.length > 0 ? `${first} 외 ${others.length}개` : first,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Adds a kind with the options it had last, or takes it away; in the order of the list of kinds. */
export function toggleKind(
  { kinds, lastOptions }: Pick<MakerDraft, 'kinds' | 'lastOptions'>,
  kind: KindId,
  order: readonly KindId[],
): ChosenKind[] {
  if (kinds.some(({ KIND }) => KIND === kind)) return kinds.filter(({ KIND }) => KIND !== kind);
  return [...kinds, { KIND: kind, OPTIONS: lastOptions[kind] ?? {} }].sort(
    (a, b) => order.indexOf(a.KIND) - order.indexOf(b.KIND),
  );
}

/** Sets options of a chosen kind and remembers them; an undefined value goes back to the kind's own default. */
export function setOptions(
  { kinds, lastOptions }: Pick<MakerDraft, 'kinds' | 'lastOptions'>,
  kind: KindId,
  changes: OptionChanges,
): Pick<MakerDraft, 'kinds' | 'lastOptions'> {
  const before = kinds.find(({ KIND }) => KIND === kind)?.OPTIONS;
  const merged = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== undefined);
  const OPTIONS: ChosenOptions = Object.fromEntries(merged);
  return {
    kinds: kinds.map((entry) => (entry.KIND === kind ? { ...entry, OPTIONS } : entry)),
    lastOptions: { ...lastOptions, [kind]: OPTIONS },
  };
}

/** The options as far as the kind still has them. */
function fitOptions(choices: Choices, options: ChosenOptions): ChosenOptions {
  const { COUNT, DIFFICULTIES, FOCUSES, MODES, LAYOUTS, HAS_BANDS } = choices;
  const { count, difficulty, mode, layout, minBand, maxBand, focus } = options;
  const isCount = count !== undefined && COUNT !== null && count >= COUNT.MIN && count <= COUNT.MAX;
  const known = focus?.filter((name) => FOCUSES.includes(name)) ?? [];
  return {
    ...(isCount && { count }),
    ...(difficulty && DIFFICULTIES.includes(difficulty) && { difficulty }),
    ...(mode && MODES.includes(mode) && { mode }),
    ...(layout && LAYOUTS.includes(layout) && { layout }),
    ...(HAS_BANDS && minBand && { minBand }),
    ...(HAS_BANDS && maxBand && { maxBand }),
    ...(known.length > 0 && { focus: known }),
  };
}

/** A kept draft for today's kinds: what is not offered any more falls out. The same list when nothing does. */
export function fitKinds(chosen: ChosenKind[], infos: readonly KindInfo[]): ChosenKind[] {
  const fitted = chosen.flatMap((entry): ChosenKind[] => {
    const info = infos.find(({ KIND, IS_READY }) => KIND === entry.KIND && IS_READY);
    return info ? [{ ...entry, OPTIONS: fitOptions(info.OPTIONS, entry.OPTIONS) }] : [];
  });
  const count = (kinds: ChosenKind[]) =>
    kinds.reduce(
      (sum, { OPTIONS }) => sum + 1 + Object.keys(OPTIONS).length + (OPTIONS.focus?.length ?? 0),
      0,
    );
  return count(fitted) === count(chosen) ? chosen : fitted;
}
