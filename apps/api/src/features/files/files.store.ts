import { and, eq, inArray, isNull, lt, notInArray, or, sql, sum } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { inquiries, storedFiles, users } from '#db/schema.ts';

export type FileRow = typeof storedFiles.$inferSelect;
export type NewFile = Omit<typeof storedFiles.$inferInsert, 'idx' | 'createdAt'>;
type Purpose = FileRow['purpose'];

/** Holds back other uploads of the user until the transaction ends. */
export async function lockOwner(tx: Transaction, userIdx: number): Promise<void> {
  await tx.select({ idx: users.userIdx }).from(users).where(eq(users.userIdx, userIdx)).for('update');
}

/** Bytes that a user has sent for inquiries that nobody has answered yet, the unsent ones included. */
export async function sumOpenBytes(db: Db, userIdx: number): Promise<number> {
  const [row] = await db
    .select({ total: sum(storedFiles.sizeBytes) })
    .from(storedFiles)
    .leftJoin(inquiries, eq(inquiries.idx, storedFiles.inquiryIdx))
    .where(
      and(eq(storedFiles.userIdx, userIdx), eq(storedFiles.purpose, 'inquiry'), isNull(inquiries.answeredAt)),
    );
  return Number(row?.total ?? 0);
}

export async function insertFile(tx: Transaction, values: NewFile): Promise<FileRow> {
  const [row] = await tx.insert(storedFiles).values(values).returning();
  if (!row) throw new Error('no file was written');
  return row;
}

export async function findFile(
  db: Db,
  userIdx: number,
  idx: number,
  purpose: Purpose,
): Promise<FileRow | undefined> {
  const { userIdx: owner } = storedFiles;
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.idx, idx), eq(owner, userIdx), eq(storedFiles.purpose, purpose)));
  return row;
}

export async function findLogo(db: Db, userIdx: number): Promise<FileRow | undefined> {
  const { purpose } = storedFiles;
  const [row] = await db
    .select()
    .from(storedFiles)
    .where(and(eq(storedFiles.userIdx, userIdx), eq(purpose, 'logo')));
  return row;
}

export function listAttached(db: Db, inquiryIdx: number): Promise<FileRow[]> {
  return db.select().from(storedFiles).where(eq(storedFiles.inquiryIdx, inquiryIdx)).orderBy(storedFiles.idx);
}

/** Ties files to an inquiry; gives the number of those that were free, or were tied to it already. */
export async function attachRows(
  tx: Transaction,
  { userIdx, inquiryIdx }: { userIdx: number; inquiryIdx: number },
  idxs: readonly number[],
): Promise<number> {
  const rows = await tx
    .update(storedFiles)
    .set({ inquiryIdx })
    .where(
      and(
        inArray(storedFiles.idx, [...idxs]),
        eq(storedFiles.userIdx, userIdx),
        eq(storedFiles.purpose, 'inquiry'),
        or(isNull(storedFiles.inquiryIdx), eq(storedFiles.inquiryIdx, inquiryIdx)),
      ),
    )
    .returning({ idx: storedFiles.idx });
  return rows.length;
}

const returnKey = { key: storedFiles.key };
const toKeys = (rows: { key: string }[]): string[] => rows.map(({ key }) => key);

/** Forgets the files of an inquiry but those that are kept; gives the keys of their bytes. */
export async function deleteAttached(
  tx: Transaction,
  inquiryIdx: number,
  keptIdxs: readonly number[],
): Promise<string[]> {
  const { idx } = storedFiles;
  const rows = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.inquiryIdx, inquiryIdx), notInArray(idx, [...keptIdxs])))
    .returning(returnKey);
  return toKeys(rows);
}

export async function deleteLogo(tx: Transaction, userIdx: number): Promise<string[]> {
  const rows = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.userIdx, userIdx), eq(storedFiles.purpose, 'logo')))
    .returning(returnKey);
  return toKeys(rows);
}

/** Forgets files that no inquiry named in time, and the logos of people who left. */
export async function deleteUnused(db: Db, unnamedSince: Date): Promise<string[]> {
  const leavers = db.select({ userIdx: users.userIdx }).from(users).where(eq(users.flag, 'W'));
  const rows = await db
    .delete(storedFiles)
    .where(
      sql`(${storedFiles.purpose} = 'inquiry' AND ${isNull(storedFiles.inquiryIdx)} AND ${lt(storedFiles.createdAt, unnamedSince)})
        OR (${storedFiles.purpose} = 'logo' AND ${inArray(storedFiles.userIdx, leavers)})`,
    )
    .returning(returnKey);
  return toKeys(rows);
}
