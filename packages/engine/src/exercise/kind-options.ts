import type { Difficulty, KindId, KindOptions } from '#exercise/exercise.ts';
import { grammarCategories } from '#grammar/spot.ts';
import { blankShapes } from '#meaning/blanks/blank-choice.ts';
import { patternCategories } from '#syntax/patterns/pattern.ts';
import { classLabels } from '#wording/word-class.ts';

type Mode = NonNullable<KindOptions['mode']>;
type Layout = NonNullable<KindOptions['layout']>;

/** What a teacher can set for a kind. An empty list means that there is nothing to choose. */
export interface KindChoices {
  /** How many items; `initial` is absent where the kind goes by the length of the passage. */
  count?: { min: number; max: number; initial?: number; unit: string };
  difficulties: readonly Difficulty[];
  /** Categories to keep to, in Korean. */
  focuses: readonly string[];
  modes: readonly Mode[];
  layouts: readonly Layout[];
  /** Whether words can be kept to levels 1–4. */
  hasBands: boolean;
}

const levels = ['low', 'middle', 'high'] as const satisfies readonly Difficulty[];
const wordTests = ['en-ko', 'ko-en', 'first-letter', 'choice'] as const satisfies readonly Mode[];
const lineModes = ['written', 'choice'] as const satisfies readonly Mode[];
const layouts = ['paragraph', 'sentences'] as const satisfies readonly Layout[];
const wordClasses = Object.values(classLabels);
const none: KindChoices = { difficulties: [], focuses: [], modes: [], layouts: [], hasBands: false };

/** Kinds that are missing here have nothing to set. */
const choices: Readonly<Partial<Record<KindId, Partial<KindChoices>>>> = {
  original: { layouts },
  'chunk-reading': { difficulties: levels },
  'vocabulary-list': { count: { min: 5, max: 60, initial: 12, unit: '개' }, hasBands: true },
  'word-test': { count: { min: 5, max: 60, initial: 12, unit: '문제' }, modes: wordTests, hasBands: true },
  'cloze-word': { count: { min: 3, max: 30, unit: '곳' }, difficulties: levels },
  'grammar-choice': {
    count: { min: 6, max: 10, initial: 8, unit: '곳' },
    difficulties: levels,
    focuses: grammarCategories,
  },
  'grammar-correction': {
    count: { min: 2, max: 5, initial: 3, unit: '곳' },
    difficulties: levels,
    focuses: grammarCategories,
    layouts,
  },
  'word-choice': {
    // No word classes: few passages have more sure places than boxes, so a wish would seldom change anything.
    count: { min: 3, max: 8, initial: 4, unit: '곳' },
    difficulties: levels,
    modes: ['translation', 'context'],
  },
  'word-order': { count: { min: 1, max: 3, initial: 1, unit: '문장' }, difficulties: levels },
  'conditional-writing': { count: { min: 1, max: 3, initial: 1, unit: '문장' }, difficulties: levels },
  'sentence-analysis': { count: { min: 3, max: 20, initial: 8, unit: '곳' }, focuses: patternCategories },
  blank: { focuses: blankShapes },
  topic: { difficulties: levels, modes: lineModes },
  title: { difficulties: levels, modes: lineModes },
  summary: { modes: lineModes },
  gist: { difficulties: levels, modes: lineModes },
  'grammar-error': { difficulties: levels, focuses: grammarCategories },
  'word-error': { difficulties: levels, focuses: wordClasses },
};

/** What can be set for a kind; makers and screens go by this table. */
export function getKindChoices(kind: KindId): KindChoices {
  return { ...none, ...choices[kind] };
}

/** An option that a kind does not have, or a value out of its range; `message` is Korean and fit to show. */
export interface OptionProblem {
  option: keyof KindOptions;
  message: string;
}

const unknownOption = '이 유형에는 없는 설정이에요.';

/** What is wrong with the options that a maker asks of a kind; nothing when all can be kept. */
export function findOptionProblems(kind: KindId, options: KindOptions): OptionProblem[] {
  const own = getKindChoices(kind);
  const { count, difficulty, focus = [], mode, layout, minBand, maxBand } = options;
  const problems: OptionProblem[] = [];
  const check = (option: keyof KindOptions, isKept: boolean, message = unknownOption): void => {
    if (!isKept) problems.push({ option, message });
  };
  if (count !== undefined) {
    const { min, max, unit } = own.count ?? { min: 1, max: 0, unit: '' };
    const message = max > 0 ? `${min}${unit}부터 ${max}${unit}까지 고를 수 있어요.` : unknownOption;
    check('count', count >= min && count <= max, message);
  }
  check('difficulty', difficulty === undefined || own.difficulties.includes(difficulty));
  check('mode', mode === undefined || own.modes.includes(mode));
  check('layout', layout === undefined || own.layouts.includes(layout));
  const stray = focus.filter((name) => !own.focuses.includes(name));
  check(
    'focus',
    stray.length === 0,
    own.focuses.length > 0 ? `${stray.join(', ')}: 없는 항목이에요.` : unknownOption,
  );
  check('minBand', minBand === undefined || own.hasBands);
  check('maxBand', maxBand === undefined || own.hasBands);
  if (own.hasBands) check('maxBand', (minBand ?? 1) <= (maxBand ?? 4), '단어 수준의 범위를 확인해 주세요.');
  return problems;
}
