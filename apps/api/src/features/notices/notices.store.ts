import { and, asc, desc, eq, gt, lte } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { notices } from '#db/schema.ts';

/** The popup shows the first; the others are there for a client that can show more. */
const maxShown = 3;

/** Notices that are valid at an instant, best first. */
export function listNoticesAt(db: Db, at: Date): Promise<{ title: string; imageUrl: string }[]> {
  return db
    .select({ title: notices.title, imageUrl: notices.imageUrl })
    .from(notices)
    .where(and(eq(notices.isActive, true), lte(notices.startsAt, at), gt(notices.endsAt, at)))
    .orderBy(asc(notices.rank), desc(notices.startsAt), desc(notices.noticeIdx))
    .limit(maxShown);
}

export type StoredNotice = Omit<typeof notices.$inferSelect, 'imageUrl'>;

export interface NewNotice {
  title: string;
  /** Address of the picture; `data:` for a picture that is kept with its notice. */
  imageUrl: string;
  rank: number;
  startsAt: Date;
  endsAt: Date;
}

export function listAllNotices(db: Db): Promise<StoredNotice[]> {
  const { noticeIdx, title, rank, isActive, startsAt, endsAt, createdAt } = notices;
  return db
    .select({ noticeIdx, title, rank, isActive, startsAt, endsAt, createdAt })
    .from(notices)
    .orderBy(desc(noticeIdx));
}

export async function insertNotice(tx: Transaction, notice: NewNotice): Promise<number> {
  const [row] = await tx.insert(notices).values(notice).returning({ noticeIdx: notices.noticeIdx });
  if (!row) throw new Error('a notice was not written');
  return row.noticeIdx;
}

export async function deactivateNotice(tx: Transaction, noticeIdx: number): Promise<string | undefined> {
  const [row] = await tx
    .update(notices)
    .set({ isActive: false })
    .where(and(eq(notices.noticeIdx, noticeIdx), eq(notices.isActive, true)))
    .returning({ title: notices.title });
  return row?.title;
}
