// npm test: every check and every test, in the order in which they fail fastest.
import { readFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { buildWeb, checkNodeVersion, installPackages, installTestTools, run } from './steps.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
checkNodeVersion();
await installPackages();
const isCheckOnly = process.argv.includes('--check');
if (!isCheckOnly) await installTestTools();
mkdirSync('.cache', { recursive: true });

const npmRun = (script) => () => run('npm', ['run', '-s', script]);
const vitest = (config, report) => async () => {
  rmSync(report, { force: true });
  return run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config',
    config,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
};

const checks = [
  ['형식', npmRun('check:format')],
  ['규칙', npmRun('check:rules')],
  ['쓰이지 않는 것', npmRun('check:unused')],
  ['라이선스', npmRun('check:notice')],
  ['타입', npmRun('check:types')],
  ['린트', npmRun('check:lint')],
];
const reports = ['.cache/unit.json', '.cache/e2e.json'];
const tests = [
  ['단위·API·원장', vitest('vitest.config.ts', reports[0])],
  [
    '브라우저',
    async () => {
      await buildWeb();
      return vitest('e2e/vitest.config.ts', reports[1])();
    },
  ],
];

let passed = 0;
let failed = 0;
const results = [];
for (const [name, step] of isCheckOnly ? checks : [...checks, ...tests]) {
  const startMs = Date.now();
  console.log(`\n── ${name}`);
  const code = await step();
  results.push(`${code === 0 ? '✓' : '✗'} ${name} ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  if (code === 0) passed += 1;
  else failed += 1;
}
let skipped = 0;
if (!isCheckOnly) {
  for (const report of reports) {
    if (!existsSync(report)) continue;
    const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    skipped += numPendingTests;
  }
}
console.log(
  `\n${results.join('\n')}\n\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
);
process.exit(failed === 0 ? 0 : 1);
