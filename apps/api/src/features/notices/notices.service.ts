import type { listNotices, OutputOf } from '@jadoo/contract';
import type { Db } from '#db/client.ts';
import {
  deactivateNotice,
  insertNotice,
  listAllNotices,
  listNoticesAt,
  type StoredNotice,
} from './notices.store.ts';

export type { NewNotice } from './notices.store.ts';

/** What the popup may show now. */
export async function getPopupNotices(db: Db, nowAt: Date): Promise<OutputOf<typeof listNotices>> {
  const rows = await listNoticesAt(db, nowAt);
  return rows.map(({ title, imageUrl }) => ({ POPUP_TITLE: title, POPUP_IMAGE_URL: imageUrl }));
}

/** Every notice that there ever was, newest first. */
export const getAllNotices: (db: Db) => Promise<StoredNotice[]> = listAllNotices;

/** Writes a notice down; the popup shows it in its time. */
export const publishNotice = insertNotice;

/** Ends a notice; its title, or undefined when none is up under that number. */
export const endNotice = deactivateNotice;
