// Types or lint of every workspace and of the root folders, each in a process of its own: each has its own
// compiler settings, and the types of all at once do not fit into a heap of Node's default size.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const workspaces = [
  'packages/lexicon',
  'packages/engine',
  'packages/contract',
  'packages/paper',
  'apps/api',
  'apps/sandbox',
  'apps/web',
];

const typesOf = (project) => ['node_modules/typescript/bin/tsc', '-p', project, '--pretty', 'false'];

/** The root is linted without what the workspaces hold. */
const lintOf = (project) => [
  'node_modules/eslint/bin/eslint.js',
  project,
  ...(project === '.' ? workspaces.flatMap((folder) => ['--ignore-pattern', `${folder}/`]) : []),
];

const [check, ...wanted] = process.argv.slice(2);
const argumentsOf = check === 'types' ? typesOf : lintOf;
let failed = 0;
for (const project of wanted.length > 0 ? wanted : [...workspaces, '.']) {
  if (!existsSync(project)) continue;
  if (spawnSync('node', argumentsOf(project), { stdio: 'inherit' }).status !== 0) failed += 1;
}
process.exit(failed === 0 ? 0 : 1);
