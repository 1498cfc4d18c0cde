import { eq, lt } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { printLogs } from '#db/schema.ts';

export type PrintLogRow = typeof printLogs.$inferInsert;

export async function insertPrintLog(db: Db, row: PrintLogRow): Promise<void> {
  await db.insert(printLogs).values(row);
}

export async function deletePrintLogs(tx: Db, userIdx: number): Promise<void> {
  await tx.delete(printLogs).where(eq(printLogs.userIdx, userIdx));
}

export async function deletePrintLogsBefore(db: Db, at: Date): Promise<void> {
  await db.delete(printLogs).where(lt(printLogs.createdAt, at));
}
