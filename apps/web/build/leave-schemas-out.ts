import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const webFile = /\/apps\/web\/src\/.+\.tsx?$/u;
const schemaNames: readonly string[] = ['params', 'query', 'body', 'output'];
/** Marks the form of a module of the contract that has nothing but its endpoints, without their schemas. */
const mark = '?calls';

interface Read {
  imports: { text: string; names: string[] }[];
  endpoints: Map<string, string>;
}

/** The endpoints of a module by name, as code without schemas, and the imports that they may need. */
function readEndpoints(path: string): Read {
  const code = readFileSync(path, 'utf8');
  const { program, errors } = parseSync(path, code);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? ''}`);
  const cut = ({ start, end }: { start: number; end: number }) => code.slice(start, end);
  const imports: Read['imports'] = [];
  const endpoints = new Map<string, string>();
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration')
      imports.push({ text: cut(statement), names: statement.specifiers.map(({ local }) => local.name) });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declaration.declarations) {
      if (init?.type !== 'CallExpression' || cut(init.callee) !== 'endpoint') continue;
      const [definition] = init.arguments;
      if (definition?.type !== 'ObjectExpression') throw new Error(`${path}: ${cut(id)} cannot be read`);
      const kept = definition.properties.filter(
        (property) => property.type !== 'Property' || !schemaNames.includes(cut(property.key)),
      );
      endpoints.set(cut(id), `endpoint({ ${kept.map(cut).join(', ')} })`);
    }
  }
  return { imports, endpoints };
}

/** The index of the contract, with every endpoint taken from the form of its module that has no schemas. */
function divideIndex(index: string, contract: string): string {
  return index.replaceAll(/export \* from '(\.\/[\w-]+\.ts)';/gu, (all, module: string) => {
    const names = [...readEndpoints(join(contract, module)).endpoints.keys()];
    // A name that is exported by itself wins over the same one among all.
    return names.length === 0 ? all : `${all} export { ${names.join(', ')} } from '${module}${mark}';`;
  });
}

/** Stops at a module that reads a schema off an endpoint: in the built app it would not be there. */
function refuseUse(id: string, code: string): void {
  const [, imported = ''] = /import \{([^}]*)\} from '@jadoo\/contract'/u.exec(code) ?? [];
  for (const name of imported.match(/\w+(?=\s*(?:,|$))/gu) ?? []) {
    if (new RegExp(`\\b${name}\\.(?:${schemaNames.join('|')})\\b`, 'u').test(code))
      throw new Error(`${id}: the schemas of ${name} stay behind; import the schema by its own name`);
  }
}

/**
 * Takes the schemas out of the endpoints of the contract: the app takes its own server at its word, and its types
 * are checked without them. Schemas that a form imports by name still come along.
 */
export function leaveSchemasOut(contract: string): Plugin {
  return {
    name: 'jadoo-leave-schemas-out',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?calls$/u },
      handler: (id) => join(contract, id),
    },
    load: {
      filter: { id: /\?calls$/u },
      handler(id) {
        const { imports, endpoints } = readEndpoints(id.slice(0, -mark.length));
        const lines = [...endpoints].map(([name, definition]) => `export const ${name} = ${definition};`);
        const code = lines.join('\n');
        const used = imports.filter(({ names }) => names.some((name) => code.includes(name)));
        return { code: [...used.map(({ text }) => text), code].join('\n'), moduleType: 'ts', map: null };
      },
    },
    transform: {
      filter: { id: [join(contract, 'index.ts'), webFile] },
      handler(code, id) {
        if (!webFile.test(id)) return { code: divideIndex(code, contract), map: null };
        refuseUse(id, code);
        return null;
      },
    },
  };
}
