import { and, asc, count, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { exams, inquiries, passages, sessions, users } from '#db/schema.ts';

export type UserRow = typeof users.$inferSelect;

/** People whose name, e-mail or phone holds `pattern`, or whose number is `userIdx`. */
export function findPeople(
  db: Db,
  { pattern, userIdx }: { pattern: string; userIdx: number | undefined },
  limit: number,
): Promise<UserRow[]> {
  const { name, email, phone, publicId } = users;
  return db
    .select()
    .from(users)
    .where(
      or(
        ilike(name, pattern),
        ilike(email, pattern),
        ilike(sql`replace(${phone}, '-', '')`, pattern.replaceAll('-', '')),
        ilike(publicId, pattern),
        userIdx === undefined ? undefined : eq(users.userIdx, userIdx),
      ),
    )
    .orderBy(asc(users.userIdx))
    .limit(limit);
}

export async function findPerson(db: Db, userIdx: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.userIdx, userIdx));
  return row;
}

/** How much a person has here. */
export interface Possessions {
  passages: number;
  exams: number;
  inquiries: number;
  sessions: number;
}

export async function countPossessions(db: Db, userIdx: number, nowAt: Date): Promise<Possessions> {
  const [stored] = await db
    .select({ total: count() })
    .from(passages)
    .where(and(eq(passages.userIdx, userIdx), isNull(passages.removedAt)));
  const [made] = await db
    .select({ total: count() })
    .from(exams)
    .where(and(eq(exams.userIdx, userIdx), isNull(exams.removedAt)));
  const [asked] = await db.select({ total: count() }).from(inquiries).where(eq(inquiries.userIdx, userIdx));
  const { userIdx: owner, endedAt, idleUntil } = sessions;
  const [open] = await db
    .select({ total: count() })
    .from(sessions)
    .where(and(eq(owner, userIdx), isNull(endedAt), gt(idleUntil, nowAt)));
  return {
    passages: stored?.total ?? 0,
    exams: made?.total ?? 0,
    inquiries: asked?.total ?? 0,
    sessions: open?.total ?? 0,
  };
}

/** Turns the state of somebody around; undefined when it was not `from`. */
export async function turnFlag(
  tx: Transaction,
  userIdx: number,
  { from, to }: { from: 'A' | 'B'; to: 'A' | 'B' },
): Promise<UserRow | undefined> {
  const [row] = await tx
    .update(users)
    .set({ flag: to, updatedAt: new Date() })
    .where(and(eq(users.userIdx, userIdx), eq(users.flag, from)))
    .returning();
  return row;
}
