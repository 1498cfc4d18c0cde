import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import type { FileStorage } from '#providers/file-storage.ts';
import { cleanFileName, inquiryKinds, recogniseFile } from './files.rules.ts';
import {
  attachRows,
  deleteAttached,
  deleteUnused,
  type FileRow,
  findFile,
  insertFile,
  lockOwner,
  type NewFile,
  sumOpenBytes,
} from './files.store.ts';

export type { FileRow } from './files.store.ts';
export { listAttached } from './files.store.ts';

export interface FileDeps {
  db: Db;
  storage: FileStorage;
  /** Told when bytes could not be removed; the file is forgotten all the same. */
  onLeftOver: (error: unknown, key: string) => void;
}

const openQuotaBytes = 100 * 1024 * 1024;
const bytesPerMb = 1024 * 1024;
const unnamedLifeMs = 86_400_000;

const makeKey = (): string => randomBytes(16).toString('hex');

/** Takes bytes away whose rows are gone. It never fails: whoever asked has what they wanted already. */
export async function discardBytes(deps: FileDeps, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    try {
      await deps.storage.remove(key);
    } catch (error) {
      deps.onLeftOver(error, key);
    }
  }
}

/** Puts the bytes away, then writes the row with `write`; when that refuses, the bytes go again. */
export async function keepFile<T>(
  deps: FileDeps,
  content: Buffer,
  write: (tx: Transaction, key: string) => Promise<T>,
): Promise<T> {
  const key = makeKey();
  await deps.storage.put(key, content);
  try {
    return await inTransaction(deps.db, (tx) => write(tx, key));
  } catch (error) {
    await discardBytes(deps, [key]);
    throw error;
  }
}

async function insertWithinQuota(tx: Transaction, file: NewFile): Promise<FileRow> {
  await lockOwner(tx, file.userIdx);
  if ((await sumOpenBytes(tx, file.userIdx)) + file.sizeBytes > openQuotaBytes) {
    throw new AppError('limit-reached', {
      message: `답변을 기다리는 문의의 파일은 모두 ${openQuotaBytes / bytesPerMb} MB까지예요. 답변을 받은 뒤 다시 올려 주세요.`,
    });
  }
  return insertFile(tx, file);
}

/** Keeps a file that will be attached to an inquiry. Its type is told by its bytes and its ending together. */
export async function keepInquiryFile(
  deps: FileDeps,
  userIdx: number,
  upload: { fileName: string; content: Buffer },
): Promise<FileRow> {
  const { fileName, content } = upload;
  const kind = recogniseFile(fileName, content, inquiryKinds);
  if (!kind) {
    throw new AppError('wrong-type', {
      message:
        'JPG, PNG, PDF, HWP, HWPX, DOCX 파일만 올릴 수 있어요. 확장자와 내용이 같은 파일인지 확인해 주세요.',
    });
  }
  const file = { userIdx, purpose: 'inquiry', name: cleanFileName(fileName) } as const;
  return keepFile(deps, content, (tx, key) =>
    insertWithinQuota(tx, {
      ...file,
      key,
      contentType: kind.contentType,
      sizeBytes: content.length,
    }),
  );
}

const notFound = () => new AppError('not-found', { message: '파일을 찾을 수 없어요.' });

/** A file of one's own with its bytes. */
export async function openInquiryFile(
  { db, storage }: FileDeps,
  userIdx: number,
  idx: number,
): Promise<{ file: FileRow; stream: Readable }> {
  const file = await findFile(db, userIdx, idx, 'inquiry');
  if (!file) throw notFound();
  return { file, stream: await storage.open(file.key) };
}

/** Makes `idxs` the files of an inquiry. Gives the keys of those that it no longer has; discard them after the commit. */
export async function setAttached(
  tx: Transaction,
  target: { userIdx: number; inquiryIdx: number },
  idxs: readonly number[],
): Promise<string[]> {
  const wanted = [...new Set(idxs)];
  if (wanted.length > 0 && (await attachRows(tx, target, wanted)) !== wanted.length) {
    throw new AppError('not-found', { message: '첨부한 파일을 찾을 수 없어요. 파일을 다시 올려 주세요.' });
  }
  return deleteAttached(tx, target.inquiryIdx, wanted);
}

/** Sweeps away what nobody uses any more; returns how many files went. */
export async function sweepFiles(deps: FileDeps, nowAt: Date): Promise<number> {
  const keys = await deleteUnused(deps.db, new Date(nowAt.getTime() - unnamedLifeMs));
  await discardBytes(deps, keys);
  return keys.length;
}
