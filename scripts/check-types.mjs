// Types of every workspace and of the root folders, each under its own compiler settings.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const projects = [
  'packages/lexicon',
  'packages/engine',
  'packages/contract',
  'packages/paper',
  'apps/api',
  'apps/sandbox',
  'apps/web',
  '.',
];
let failed = 0;
const wanted = process.argv.slice(2);
for (const project of wanted.length > 0 ? wanted : projects) {
  if (!existsSync(project)) continue;
  const run = spawnSync('node', ['node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false'], {
    stdio: 'inherit',
  });
  if (run.status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
