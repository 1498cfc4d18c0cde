import { closeSync, openSync, readSync } from 'node:fs';

const tableRecordLength = 16;

function readBytes(file: number, position: number, length: number): DataView {
  const bytes = new Uint8Array(length);
  readSync(file, bytes, 0, length, position);
  return new DataView(bytes.buffer);
}

function readTag(view: DataView, at: number): string {
  return String.fromCharCode(
    view.getUint8(at),
    view.getUint8(at + 1),
    view.getUint8(at + 2),
    view.getUint8(at + 3),
  );
}

function readCmap(path: string): DataView {
  const file = openSync(path, 'r');
  try {
    const tableCount = readBytes(file, 4, 2).getUint16(0);
    const records = readBytes(file, 12, tableCount * tableRecordLength);
    for (let at = 0; at < records.byteLength; at += tableRecordLength) {
      if (readTag(records, at) === 'cmap')
        return readBytes(file, records.getUint32(at + 8), records.getUint32(at + 12));
    }
    throw new Error(`no cmap in ${path}`);
  } finally {
    closeSync(file);
  }
}

/** Format 4: segments of the basic plane. */
function addSegments(view: DataView, at: number, covered: Set<number>): void {
  const countX2 = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + countX2 + 2;
  for (let index = 0; index < countX2; index += 2) {
    const end = view.getUint16(ends + index);
    const start = view.getUint16(starts + index);
    const delta = view.getUint16(starts + countX2 + index);
    const offsetAt = starts + 2 * countX2 + index;
    const offset = view.getUint16(offsetAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const glyph = offset === 0 ? code + delta : view.getUint16(offsetAt + offset + (code - start) * 2);
      if ((glyph & 0xffff) !== 0) covered.add(code);
    }
  }
}

/** Format 12: groups of any plane. */
function addGroups(view: DataView, at: number, covered: Set<number>): void {
  const groupCount = view.getUint32(at + 12);
  for (let index = 0; index < groupCount; index += 1) {
    const group = at + 16 + index * 12;
    const end = view.getUint32(group + 4);
    for (let code = view.getUint32(group); code <= end; code += 1) covered.add(code);
  }
}

/** The characters for which at least one of the fonts has a glyph. */
export function readCoverage(paths: string[]): Set<number> {
  const covered = new Set<number>();
  for (const path of paths) {
    const view = readCmap(path);
    const tableCount = view.getUint16(2);
    for (let index = 0; index < tableCount; index += 1) {
      const at = view.getUint32(4 + index * 8 + 4);
      const format = view.getUint16(at);
      if (format === 4) addSegments(view, at, covered);
      if (format === 12) addGroups(view, at, covered);
    }
  }
  return covered;
}
