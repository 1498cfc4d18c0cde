// Plants each mutant in a copy of the sources and runs the tests that must notice it. Ends with 1 if one survives.
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutants, type Mutant } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const left = ['node_modules', 'dist'];

/** The workspaces as they are now, in a folder of their own that shares the installed packages. */
function copySources(): string {
  const copy = mkdtempSync(join(tmpdir(), 'jadoo-mutants-'));
  for (const name of ['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'packages', 'apps']) {
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      filter: (path) => !left.includes(basename(path)),
    });
  }
  const installed = join(root, 'node_modules');
  mkdirSync(join(copy, 'node_modules', '@jadoo'), { recursive: true });
  for (const name of readdirSync(installed).filter((entry) => entry !== '@jadoo')) {
    symlinkSync(join(installed, name), join(copy, 'node_modules', name));
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(copy, folder))) {
      symlinkSync(resolve(copy, folder, name), join(copy, 'node_modules', '@jadoo', name));
    }
  }
  return copy;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Whether the narrow tests of a mutant pass in the copy; a run in which none was found does not. */
function passes(copy: string, { test, only }: Mutant): Promise<boolean> {
  const args = [
    join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--project=packages',
    '--project=node',
    '--reporter=json',
    test,
    '-t',
    escapePattern(only),
  ];
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 }, (error, out) => {
      done(error === null && !out.includes('"numPassedTests":0,'));
    });
  });
}

async function isKilled(copy: string, mutant: Mutant): Promise<boolean> {
  const path = join(copy, mutant.file);
  const source = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    source.replace(mutant.search, () => mutant.replace),
  );
  try {
    return !(await passes(copy, mutant));
  } finally {
    writeFileSync(path, source);
  }
}

const copy = copySources();
let survivors = 0;
try {
  for (const mutant of mutants) {
    // A test that fails anyway kills everything and shows nothing.
    const isSound = await passes(copy, mutant);
    const isCaught = isSound && (await isKilled(copy, mutant));
    if (!isCaught) survivors += 1;
    const result = isCaught ? '✓ caught' : isSound ? '✗ SURVIVED' : '✗ its test fails without it';
    console.log(`${result.padEnd(12)} ${mutant.name}  (${basename(mutant.test)}: ${mutant.only})`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`\n${mutants.length - survivors} of ${mutants.length} mutants caught`);
process.exitCode = survivors === 0 ? 0 : 1;
