import { runAnalyseCommand } from './analyse-command.ts';
import { InputError } from './input.ts';
import { modeNames, runMakeCommand } from './make-command.ts';

const usage = `사용법:
  npm run -s engine -- make --in passages.json [--kinds all|id,id] [--seed 1] [--count n] [--mode ${modeNames.join('|')}] [--focus 항목,항목]
  npm run -s engine -- analyse --in passages.json
  npm run -s engine -- paper --in exercises.json --format pdf --style exam-b4 --copy student --out x.pdf`;

/** Each command is loaded when it is called: the paper brings a compiler with it. */
const commands: Record<string, (argv: string[]) => Promise<void>> = {
  make: runMakeCommand,
  analyse: runAnalyseCommand,
  paper: async (argv) => {
    const { runPaperCommand } = await import('./paper-command.ts');
    await runPaperCommand(argv);
  },
};

/** Runs one command line of the engine; an exit code other than 0 is left with the process. */
export async function runEngine([name = '', ...argv]: readonly string[]): Promise<void> {
  try {
    const command = commands[name];
    if (command === undefined) throw new InputError(usage);
    await command(argv);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}
