import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** A tree of two-line files in which each import breaks one rule, and one import that breaks none. */
const planted: Record<string, { from: string; to: string }> = {
  'lexicon-imports-nothing': { from: 'packages/lexicon/src/a.ts', to: 'packages/engine/src/index.ts' },
  'engine-only-lexicon': { from: 'packages/engine/src/b.ts', to: 'packages/contract/src/index.ts' },
  'contract-only-engine-types': { from: 'packages/contract/src/c.ts', to: 'packages/paper/src/index.ts' },
  'contract-engine-types-only': { from: 'packages/contract/src/c2.ts', to: 'packages/engine/src/index.ts' },
  'paper-only-engine': { from: 'packages/paper/src/d.ts', to: 'packages/contract/src/index.ts' },
  'web-only-contract': { from: 'apps/web/src/app/e.ts', to: 'apps/api/src/app.ts' },
  'api-below': { from: 'apps/api/src/f.ts', to: 'apps/web/src/main.tsx' },
  'sandbox-alone': { from: 'apps/sandbox/src/g.ts', to: 'packages/contract/src/index.ts' },
  'only-stores-touch-tables': {
    from: 'apps/api/src/features/points/points.service.ts',
    to: 'apps/api/src/db/schema/points.ts',
  },
  'feature-through-its-service': {
    from: 'apps/api/src/features/exam-data/exam-data.service.ts',
    to: 'apps/api/src/features/points/points.store.ts',
  },
  'only-app-knows-providers': {
    from: 'apps/api/src/features/session/session.service.ts',
    to: 'apps/api/src/providers/naver.ts',
  },
  'features-never-meet': {
    from: 'apps/web/src/features/passages/list.tsx',
    to: 'apps/web/src/features/points/balance.tsx',
  },
  'web-rooms-below-features': {
    from: 'apps/web/src/request/client.ts',
    to: 'apps/web/src/features/points/balance.tsx',
  },
  'web-features-below-pages': {
    from: 'apps/web/src/features/making/x.tsx',
    to: 'apps/web/src/pages/login.tsx',
  },
  'web-pages-below-app': { from: 'apps/web/src/pages/home.tsx', to: 'apps/web/src/app/router.tsx' },
  'no-rings': { from: 'apps/api/src/ring-a.ts', to: 'apps/api/src/ring-b.ts' },
};
const innocent = {
  from: 'apps/api/src/features/passages/passages.store.ts',
  to: 'apps/api/src/db/schema/passages.ts',
};

let folder: string;
let broken: { rule: { name: string }; from: string; to: string }[];

function plant(from: string, to: string): void {
  for (const path of [from, to]) mkdirSync(dirname(join(folder, path)), { recursive: true });
  const target = relative(dirname(from), to);
  writeFileSync(
    join(folder, from),
    `import { x } from '${target.startsWith('.') ? target : `./${target}`}';\nexport const y = x;\n`,
  );
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jadoo-rules-'));
  for (const { from, to } of [...Object.values(planted), innocent]) plant(from, to);
  for (const { to } of [...Object.values(planted), innocent]) {
    writeFileSync(join(folder, to), 'export const x = 1;\n');
  }
  plant('apps/api/src/ring-b.ts', 'apps/api/src/ring-a.ts');
  const root = resolve(import.meta.dirname, '..');
  const args = [
    join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs'),
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
  ];
  let report: string;
  try {
    report = execFileSync('node', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 << 20 });
  } catch (error) {
    report = (error as { stdout: string }).stdout;
  }
  broken = (JSON.parse(report) as { summary: { violations: typeof broken } }).summary.violations;
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the rules of the rooms', () => {
  test.each(Object.entries(planted))('%s fails on a planted violation', (name, { from, to }) => {
    const found = broken.filter((violation) => violation.rule.name === name);
    expect(found.map((violation) => violation.from)).toContain(from);
    if (name !== 'no-rings') expect(found.map((violation) => violation.to)).toContain(to);
  });

  test('a store may touch its table', () => {
    expect(broken.filter((violation) => violation.from === innocent.from)).toEqual([]);
  });
});
