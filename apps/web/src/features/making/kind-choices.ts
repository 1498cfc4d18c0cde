import type { MakerDraft } from '#features/making/maker-draft.ts';

export type ChosenKind = MakerDraft['kinds'][number];
export type ChosenOptions = ChosenKind['OPTIONS'];
type KindId = ChosenKind['KIND'];

/** What a teacher can set for a kind; kinds without an entry have nothing to set. */
export interface KindControls {
  counts?: readonly number[];
  countUnit?: string;
  hasModes?: boolean;
  hasBands?: boolean;
}

const controls: Partial<Record<KindId, KindControls>> = {
  'vocabulary-list': { counts: [10, 15, 20, 30], countUnit: '개', hasBands: true },
  'word-test': { counts: [10, 15, 20, 30], countUnit: '문제', hasModes: true, hasBands: true },
  'cloze-word': { counts: [5, 8, 10, 15], countUnit: '곳' },
  'grammar-choice': { counts: [6, 8, 10], countUnit: '곳' },
  'grammar-correction': { counts: [3, 4, 5], countUnit: '곳' },
  'word-choice': { counts: [4, 6, 8], countUnit: '곳' },
};

/** The controls of a kind. */
export function getControls(kind: KindId): KindControls {
  return controls[kind] ?? {};
}

export const modeLabels = [
  { value: 'en-ko', label: '영어 → 뜻' },
  { value: 'ko-en', label: '뜻 → 영어' },
  { value: 'first-letter', label: '첫 글자 힌트' },
  { value: 'choice', label: '5지선다' },
] as const;

export const bandLabels = [
  { value: 1, label: '모든 낱말' },
  { value: 2, label: '고1 이상' },
  { value: 3, label: '고2–3 이상' },
  { value: 4, label: '학술 낱말만' },
] as const;

export const difficultyLabels = [
  { value: 'low', label: '하' },
  { value: 'middle', label: '중' },
  { value: 'high', label: '상' },
] as const;

/** Adds or takes away a kind, in the order of the list of kinds. */
export function toggleKind(
  chosen: readonly ChosenKind[],
  kind: KindId,
  order: readonly KindId[],
): ChosenKind[] {
  if (chosen.some(({ KIND }) => KIND === kind)) return chosen.filter(({ KIND }) => KIND !== kind);
  return [...chosen, { KIND: kind, OPTIONS: {} }].sort(
    (a, b) => order.indexOf(a.KIND) - order.indexOf(b.KIND),
  );
}

/** Sets options of a chosen kind; an undefined value goes back to the kind's own default. */
export function setOptions(
  chosen: readonly ChosenKind[],
  kind: KindId,
  changes: { [Name in keyof ChosenOptions]?: ChosenOptions[Name] | undefined },
): ChosenKind[] {
  return chosen.map((entry) => {
    if (entry.KIND !== kind) return entry;
    const merged = Object.entries({ ...entry.OPTIONS, ...changes }).filter(
      ([, value]) => value !== undefined,
    );
    return { ...entry, OPTIONS: Object.fromEntries(merged) };
  });
}
