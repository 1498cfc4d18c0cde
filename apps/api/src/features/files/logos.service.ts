import { buffer } from 'node:stream/consumers';
import { logoMaxBytes, logoMaxPx } from '@jadoo/contract';
import { PaperError, type PaperLogo, type PdfRenderer, readLogo } from '@jadoo/paper';
import { inTransaction } from '#db/transaction.ts';
import { AppError, invariant } from '#errors.ts';
import { cleanFileName } from './files.rules.ts';
import { discardBytes, type FileDeps, keepFile } from './files.service.ts';
import { deleteLogo, findLogo, insertFile, lockOwner } from './files.store.ts';

const refuse = (): AppError =>
  new AppError('wrong-type', {
    message: `PNG나 JPG 그림이어야 해요. 가로와 세로 ${logoMaxPx.toLocaleString('ko-KR')}픽셀, ${logoMaxBytes / 1_000_000} MB까지 올릴 수 있어요.`,
  });

const refuseBroken = (): AppError =>
  new AppError('wrong-type', {
    message: '그림이 깨져 있어서 열 수 없어요. 다시 저장한 그림을 올려 주세요.',
  });

export interface LogoDeps extends FileDeps {
  renderer: Pick<PdfRenderer, 'canDrawLogo'>;
}

/** The bytes may promise a picture that nobody can draw: the program that prints it is asked. */
async function checkPicture(renderer: LogoDeps['renderer'], logo: PaperLogo): Promise<void> {
  const canDraw = await renderer.canDrawLogo(logo).catch((error: unknown) => {
    throw error instanceof PaperError ? new AppError('unavailable', { cause: error }) : error;
  });
  if (!canDraw) throw refuseBroken();
}

/** Keeps the picture of a user's papers in the place of the one before. */
export async function keepLogo(
  deps: LogoDeps,
  userIdx: number,
  { fileName, content }: { fileName: string; content: Buffer },
): Promise<PaperLogo> {
  const logo = readLogo(content);
  if (!logo) throw refuse();
  await checkPicture(deps.renderer, logo);
  const before = await keepFile(deps, content, async (tx, key) => {
    await lockOwner(tx, userIdx);
    const keys = await deleteLogo(tx, userIdx);
    await insertFile(tx, {
      ...{ userIdx, purpose: 'logo', key, name: cleanFileName(fileName) },
      ...{ contentType: logo.mediaType, sizeBytes: content.length },
    });
    return keys;
  });
  await discardBytes(deps, before);
  return logo;
}

/** The picture of a user's papers, if there is one. */
export async function getLogo(
  { db, storage }: Pick<FileDeps, 'db' | 'storage'>,
  userIdx: number,
): Promise<PaperLogo | undefined> {
  const file = await findLogo(db, userIdx);
  if (!file) return undefined;
  const logo = readLogo(await buffer(await storage.open(file.key)));
  invariant(logo, 'a logo that was kept can be read');
  return logo;
}

export async function removeLogo(deps: FileDeps, userIdx: number): Promise<void> {
  await discardBytes(deps, await inTransaction(deps.db, (tx) => deleteLogo(tx, userIdx)));
}
