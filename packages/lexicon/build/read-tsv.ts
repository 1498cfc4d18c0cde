import { readFileSync } from 'node:fs';

/** Rows of a tab-separated file without header; empty lines and `#` comments are left out. */
export function readTsv(path: string): string[][] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t').map((cell) => cell.trim()));
}
