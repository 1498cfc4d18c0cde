import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { runEngine } from './run-engine.ts';

const root = fileURLToPath(new URL('../', import.meta.url));

/** What a command line has printed, and the code with which its program ends. */
export interface CommandRun {
  status: number | null;
  stdout: string;
  stderr: string;
}

/** The program itself, in a process of its own. */
export function startEngine(...args: string[]): CommandRun {
  const { status, stdout, stderr } = spawnSync('node', ['--import', 'tsx', 'cli/engine.ts', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const readCode = (): number => Number(process.exitCode ?? 0);

/** The same in this process, where the lexicon is loaded once for all command lines. */
export async function callEngine(...args: string[]): Promise<CommandRun> {
  const printed = { stdout: '', stderr: '' };
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      printed.stdout += String(text);
      return true;
    }),
    vi.spyOn(console, 'log').mockImplementation((text) => void (printed.stdout += `${String(text)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void (printed.stderr += `${String(text)}\n`)),
  ];
  const codeBefore = process.exitCode;
  process.exitCode = 0;
  try {
    await runEngine(args);
    return { status: readCode(), ...printed };
  } finally {
    process.exitCode = codeBefore;
    for (const spy of spies) spy.mockRestore();
  }
}
