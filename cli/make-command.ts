import {
  kindIds,
  makeExercise,
  readyKinds,
  type KindId,
  type KindOptions,
  type MakeResult,
} from '@jadoo/engine';
import { z } from 'zod';
import { InputError, readOptions, readPassages } from './input.ts';
import { printAnswer, printBody, printInlines, printParts } from './print-exercise.ts';

const optionNames = {
  in: { type: 'string' },
  kinds: { type: 'string', default: 'all' },
  seed: { type: 'string', default: '1' },
  count: { type: 'string' },
  mode: { type: 'string' },
  focus: { type: 'string' },
} as const;

const modes = z.enum(['en-ko', 'ko-en', 'first-letter', 'choice', 'written', 'context', 'translation']);
/** The ways to ask that `--mode` knows. */
export const modeNames: readonly string[] = modes.options;

/** `all` means what teachers get; a kind in review can be made by its name. */
function readKinds(list: string): readonly KindId[] {
  if (list === 'all') return readyKinds;
  return list.split(',').map((name) => {
    const kind = kindIds.find((id) => id === name.trim());
    if (kind === undefined) {
      throw new InputError(`만들 수 없는 유형이에요: ${name}. 만들 수 있는 유형: ${kindIds.join(', ')}`);
    }
    return kind;
  });
}

function readWhole(name: string, value: string, min: number): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < min)
    throw new InputError(`--${name} 은 ${min} 이상의 정수여야 해요.`);
  return number;
}

type WishedOptions = Partial<Record<'count' | 'mode' | 'focus', string>>;

function readKindOptions({ count, mode, focus }: WishedOptions): KindOptions {
  const parsed = mode === undefined ? undefined : modes.safeParse(mode);
  if (parsed?.success === false) throw new InputError(`--mode 는 ${modeNames.join(', ')} 중 하나예요.`);
  return {
    ...(count === undefined ? {} : { count: readWhole('count', count, 1) }),
    ...(parsed === undefined ? {} : { mode: parsed.data }),
    ...(focus === undefined ? {} : { focus: focus.split(',') }),
  };
}

function print(result: MakeResult, seed: number, ms: number): object {
  const { kind, passageId } = result;
  if ('refused' in result) return { passageId, kind, seed, refused: true, reason: result.reason, ms };
  return {
    passageId,
    kind,
    seed,
    prompt: printInlines(result.instruction),
    body: printBody(result),
    ...printParts(result),
    options: result.options.map(printInlines),
    answer: printAnswer(result.answer),
    explanation: result.explanation.join('\n'),
    changes: result.changes,
    ms,
    exercise: result,
  };
}

/** `make --in passages.json [--kinds all|id,id] [--seed 1]`: one entry for each passage and kind; `paper` takes the output. */
export async function runMakeCommand(argv: string[]): Promise<void> {
  const values = readOptions(argv, optionNames);
  const kinds = readKinds(values.kinds);
  const seed = readWhole('seed', values.seed, 0);
  const options = readKindOptions(values);
  const sources = await readPassages(values.in);
  const results = sources.flatMap((source) =>
    kinds.map((kind) => {
      const startMs = performance.now();
      const result = makeExercise(kind, source, options, seed);
      return print(result, seed, Number((performance.now() - startMs).toFixed(2)));
    }),
  );
  process.stdout.write(`${JSON.stringify(results, null, 1)}\n`);
}
