const initial = ['$initial' as const];
const oneOf = (...names: string[]) => `(?:${names.join('|')})`;

const session = oneOf(
  ...['auth-store', 'draft', 'pick-strings', 'runtime-config', 'sealed-storage'],
  ...['sign-in-state', 'token-state', 'user-store'],
);
const startModules = oneOf(
  ...['start', 'app/fill-stand-in', 'app/first-calls', 'request/address', 'request/head-start'],
  ...[`session/${session}`, 'text/format'],
);
const welcomeModules = oneOf(
  ...[
    'request/start-login',
    'session/local-path',
    'shell/use-scroll-reveal',
    'features/sign-in/social-buttons',
  ],
);
const schemaModules = oneOf('envelope', 'exam-data', 'exercise', 'passages', 'printing', 'session');

/** The files of the build. Small ones wait for each other on a slow line: what many screens share comes as few. */
export const chunkGroups = [
  // What begins before the rest has come, with all that it needs.
  {
    name: 'start',
    tags: initial,
    test: new RegExp(
      oneOf(
        ...['/node_modules/(?:@noble/ciphers|react|zustand)/', 'rolldown/runtime'],
        ...[`/web/src/${startModules}\\.ts$`, '/contract/src/base-path\\.ts$'],
      ),
      'u',
    ),
    priority: 6,
  },
  { name: 'libraries', tags: initial, test: /\/node_modules\//u, priority: 5 },
  { name: 'frame', tags: initial, priority: 4 },
  // The screens before signing in do without the data.
  { name: 'welcome', test: new RegExp(`/web/src/${welcomeModules}\\.`, 'u'), priority: 3 },
  {
    name: 'data',
    test: /\/node_modules\/(?:ky|@tanstack)\/|\/web\/src\/(?:app\/with-server-data|request\/|session\/|shell\/use-preload)|\?calls$|\/contract\/src\/(?:endpoint|passage-limits|result-codes)\.ts$/u,
    priority: 2,
  },
  // What checks the values of a form or a draft.
  {
    name: 'schemas',
    test: new RegExp(`/node_modules/zod/|/contract/src/${schemaModules}\\.ts$`, 'u'),
    priority: 1,
  },
  { name: 'parts', test: /\/web\/src\/(?:shell|text|ui|features\/making\/tools)/u, minShareCount: 3 },
  { name: 'passages', test: /\/web\/src\/features\/passages\//u, minShareCount: 2 },
];
