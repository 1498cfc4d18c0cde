import { parseSync } from 'rolldown/utils';
import type { Plugin } from 'vite';

const contractFile = /\/packages\/contract\/src\/[\w-]+\.ts$/u;
const webFile = /\/apps\/web\/src\/.+\.tsx?$/u;
const schemaNames: readonly string[] = ['params', 'query', 'body', 'output'];

/** A text with some of its characters blanked out; lines and columns of the others stay. */
function blank(text: string, ranges: readonly { start: number; end: number }[]): string {
  return ranges.reduce(
    (left, { start, end }) =>
      left.slice(0, start) + left.slice(start, end).replaceAll(/[^\n]/gu, ' ') + left.slice(end),
    text,
  );
}

/** The places of the schemas in the endpoints of a module, each with the comma that follows it. */
function findSchemas(id: string, code: string): { start: number; end: number }[] {
  const { program, errors } = parseSync(id, code);
  if (errors.length > 0) throw new Error(`${id}: ${errors[0]?.message ?? ''}`);
  return program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ init }) => {
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier') return [];
      const [definition] = init.callee.name === 'endpoint' ? init.arguments : [];
      if (definition?.type !== 'ObjectExpression') return [];
      return definition.properties.flatMap((property) =>
        property.type === 'Property' &&
        property.key.type === 'Identifier' &&
        schemaNames.includes(property.key.name)
          ? [
              {
                start: property.start,
                end: property.end + (/^\s*,/u.exec(code.slice(property.end))?.[0].length ?? 0),
              },
            ]
          : [],
      );
    });
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
export function leaveSchemasOut(): Plugin {
  return {
    name: 'jadoo-leave-schemas-out',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [contractFile, webFile] },
      handler(code, id) {
        if (webFile.test(id)) {
          refuseUse(id, code);
          return null;
        }
        return { code: blank(code, findSchemas(id, code)), map: null };
      },
    },
  };
}
