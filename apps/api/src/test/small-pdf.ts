/** A piece of text on a page, in points from the lower left corner. */
export interface PdfPiece {
  x: number;
  y: number;
  text: string;
  size?: number;
}

const escape = (text: string): string => text.replace(/[\\()]/gu, String.raw`\$&`);

const lock = `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'a1'.repeat(32)}> /U <${'b2'.repeat(32)}> >> /ID [<00> <00>]`;

/** A PDF of A4 pages with Latin text in Times, as a word processor would place it; a locked one opens with no password. */
export function makePdf(pages: readonly (readonly PdfPiece[])[], isLocked = false): Buffer {
  const objects: string[] = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>',
  ];
  for (const [at, pieces] of pages.entries()) {
    const content = pieces
      .map(({ x, y, text, size = 11 }) => `BT /F1 ${size} Tf ${x} ${y} Td (${escape(text)}) Tj ET`)
      .join('\n');
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    );
  }
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${isLocked ? lock : ''} >>\nstartxref\n${file.lastIndexOf('xref\n')}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
