/** Compiles the reviewable text files of `data/` to the JSON modules that the look-ups load. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { compileLexicon } from './compile.ts';

const outFolder = fileURLToPath(new URL('../src/generated/', import.meta.url));
mkdirSync(outFolder, { recursive: true });
for (const { name, content } of compileLexicon()) writeFileSync(`${outFolder}${name}`, content);
