import { SaxesParser, type SaxesTagNS } from 'saxes';
import { ImportError } from './import-problem.ts';

/** Names of a word processor's markup, without prefixes. */
export interface MarkupDialect {
  paragraph: string;
  text: string;
  /** Elements that stand for a sign, inside or beside text. */
  signs: Readonly<Record<string, string>>;
  /** Elements whose content is no text of the document. */
  skipped: readonly string[];
}

/** Deeper markup was not written by a word processor. */
const maxDepth = 500;

/**
 * The text of a part, one paragraph a line, in order of their ends: what stands in a box comes before the paragraph
 * that holds the box. Entities of a document type are not followed.
 */
export function readParagraphs(part: Uint8Array, dialect: MarkupDialect): string {
  const parser = new SaxesParser({ xmlns: true, fragment: false });
  const done: string[] = [];
  const open: string[] = [];
  let depth = 0;
  let skippedAt = Infinity;
  let textDepth = 0;
  const write = (text: string): void => {
    const last = open.length - 1;
    if (last >= 0) open[last] = (open[last] ?? '') + text;
  };

  parser.on('error', (error) => {
    throw new ImportError('broken', { cause: error });
  });
  parser.on('opentag', ({ local }: SaxesTagNS) => {
    depth += 1;
    if (depth > maxDepth) throw new ImportError('broken');
    if (depth > skippedAt) return;
    const sign = dialect.signs[local];
    if (dialect.skipped.includes(local)) skippedAt = depth;
    else if (sign !== undefined) write(sign);
    else if (local === dialect.paragraph) open.push('');
    else if (local === dialect.text) textDepth += 1;
  });
  parser.on('text', (text) => {
    if (textDepth > 0 && depth < skippedAt) write(text);
  });
  parser.on('closetag', ({ local }: SaxesTagNS) => {
    if (depth < skippedAt) {
      if (local === dialect.paragraph) done.push(open.pop() ?? '');
      else if (local === dialect.text) textDepth -= 1;
    } else if (depth === skippedAt) skippedAt = Infinity;
    depth -= 1;
  });
  parser.write(Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('utf8')).close();
  return done.join('\n');
}
