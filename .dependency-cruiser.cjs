/** The arrows of docs/architecture: anything not drawn there is an error. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^(packages|apps)/', pathNot: [from, ...allowed].map((p) => (p.endsWith('/') ? p : `${p}`)) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-rings',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: {
        orphan: true,
        pathNot: ['\\.(config|d)\\.ts$', '\\.test\\.tsx?$', '\\.config\\.', 'package\\.json$'],
      },
      to: {},
    },
    {
      name: 'not-resolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    only('lexicon-imports-nothing', '^packages/lexicon/', []),
    only('engine-only-lexicon', '^packages/engine/', ['^packages/lexicon/']),
    only('contract-only-engine-types', '^packages/contract/', ['^packages/engine/']),
    {
      name: 'contract-engine-types-only',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^packages/engine/', dependencyTypesNot: ['type-only'] },
    },
    only('paper-only-engine', '^packages/paper/', ['^packages/engine/']),
    only('web-only-contract', '^apps/web/', ['^packages/contract/']),
    only('api-below', '^apps/api/', ['^packages/(contract|paper|engine)/']),
    only('sandbox-alone', '^apps/sandbox/', []),
    {
      name: 'no-deep-imports',
      severity: 'error',
      from: { path: '^(packages|apps|cli|bench|e2e)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/(?!src/index\\.ts$|src/exercise/exercise\\.ts$|data/|package\\.json$).+',
        pathNot: ['^$1/$2/'],
        dependencyTypes: ['npm', 'localmodule', 'npm-dev', 'aliased-workspace', 'aliased'],
      },
    },
    {
      name: 'engine-and-lexicon-pure',
      severity: 'error',
      from: { path: '^packages/(engine|lexicon)/src/', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'only-stores-touch-tables',
      severity: 'error',
      from: { path: '^apps/api/src/features/.*\\.(routes|service|rules)\\.ts$' },
      to: { path: '^apps/api/src/db/schema' },
    },
    {
      name: 'only-routes-know-fastify',
      severity: 'error',
      from: { path: '^apps/api/src/features/.*\\.(service|rules|store)\\.ts$' },
      to: { path: 'node_modules/fastify' },
    },
    {
      name: 'feature-through-its-service',
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/' },
      to: {
        path: '^apps/api/src/features/([^/]+)/.*\\.(routes|rules|store)\\.ts$',
        pathNot: '^apps/api/src/features/$1/',
      },
    },
    {
      name: 'only-app-knows-providers',
      severity: 'error',
      from: {
        path: '^apps/api/src/',
        pathNot: [
          '^apps/api/src/(app|server)\\.ts$',
          '^apps/api/src/operator/operator\\.ts$',
          '^apps/api/src/providers/',
          '\\.test\\.ts$',
          '^apps/api/src/test/',
        ],
      },
      to: { path: '^apps/api/src/providers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'features-never-meet',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'web-rooms-below-features',
      severity: 'error',
      from: { path: '^apps/web/src/(shell|session|request|telemetry|ui|text)/' },
      to: { path: '^apps/web/src/(app|pages|features)/' },
    },
    {
      name: 'web-features-below-pages',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|pages)/' },
    },
    {
      name: 'web-pages-below-app',
      severity: 'error',
      from: { path: '^apps/web/src/pages/', pathNot: '\\.test\\.tsx$' },
      to: { path: '^apps/web/src/app/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '/generated/', '/public/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
