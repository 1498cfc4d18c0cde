// npm test: every check and every test; the checks, which need no core for themselves, two at a time.
import { readFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { buildWeb, checkNodeVersion, installPackages, installTestTools, run, runAside } from './steps.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
checkNodeVersion();
await installPackages();
const isCheckOnly = process.argv.includes('--check');
if (!isCheckOnly) await installTestTools();
mkdirSync('.cache', { recursive: true });

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

/** The longest ones first, so that neither of two lanes ends long after the other. */
const checks = [
  ['린트', 'check:lint'],
  ['타입', 'check:types'],
  ['형식', 'check:format'],
  ['규칙', 'check:rules'],
  ['쓰이지 않는 것', 'check:unused'],
  ['라이선스', 'check:notice'],
];
const lanes = 2;
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
function note(name, startMs, code) {
  results.push(`${code === 0 ? '✓' : '✗'} ${name} ${((Date.now() - startMs) / 1000).toFixed(1)} s`);
  if (code === 0) passed += 1;
  else failed += 1;
}

const waiting = [...checks];
async function runChecks() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, script] = next;
    const startMs = Date.now();
    const { code, printed } = await runAside('npm', ['run', '-s', script]);
    // As a whole when it has ended: what two of them print must not mix.
    console.log(`\n── ${name}\n${printed.trimEnd()}`);
    note(name, startMs, code);
  }
}
await Promise.all(Array.from({ length: lanes }, runChecks));

for (const [name, step] of isCheckOnly ? [] : tests) {
  const startMs = Date.now();
  console.log(`\n── ${name}`);
  note(name, startMs, await step());
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
