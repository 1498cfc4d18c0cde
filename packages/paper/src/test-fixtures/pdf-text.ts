import { spawnSync } from 'node:child_process';

/** Word joiners and zero-width spaces are ours; white space depends on where lines end. */
export function squeeze(text: string): string {
  return text.replace(/[\s\u200B\u2060]+/gu, '');
}

const probe = spawnSync('pdftotext', ['-v']);

/** Text checks need poppler; only outside CI may they be skipped. */
export const canReadPdf = probe.error === undefined || process.env['CI'] !== undefined;

function run(pdf: Uint8Array, option: string): string {
  const { status, stdout, error } = spawnSync('pdftotext', [option, '-enc', 'UTF-8', '-', '-'], {
    input: pdf,
    maxBuffer: 200_000_000,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`pdftotext ended with ${String(status)}`);
  return stdout.toString('utf8');
}

export function readPdfText(pdf: Uint8Array): string {
  return run(pdf, '-raw');
}

export interface InkRange {
  leftPt: number;
  rightPt: number;
}

const pixelsPerInch = 72;
const darkest = 200;

/** The outermost dark pixels over all pages: what a reader sees, whatever the text layer says. */
export function readInkRange(pdf: Uint8Array): InkRange {
  const { status, stdout, error } = spawnSync('pdftoppm', ['-gray', '-r', String(pixelsPerInch), '-'], {
    input: pdf,
    maxBuffer: 500_000_000,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`pdftoppm ended with ${String(status)}`);
  let [leftPt, rightPt, at] = [Infinity, -Infinity, 0];
  while (at < stdout.length) {
    const header = /^P5\s+(\d+)\s+(\d+)\s+255\s/u.exec(stdout.toString('latin1', at, at + 40));
    if (!header) throw new Error('not a grey picture');
    const [width, height] = [Number(header[1]), Number(header[2])];
    const start = at + header[0].length;
    at = start + width * height;
    for (let index = start; index < at; index += 1) {
      if ((stdout[index] ?? 255) >= darkest) continue;
      const x = (index - start) % width;
      leftPt = Math.min(leftPt, x);
      rightPt = Math.max(rightPt, x + 1);
    }
  }
  return { leftPt, rightPt };
}
