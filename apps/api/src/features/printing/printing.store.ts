import type { Db } from '#db/client.ts';
import { printLogs } from '#db/schema.ts';

export type PrintLogRow = typeof printLogs.$inferInsert;

export async function insertPrintLog(db: Db, row: PrintLogRow): Promise<void> {
  await db.insert(printLogs).values(row);
}
