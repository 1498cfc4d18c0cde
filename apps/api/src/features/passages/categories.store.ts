import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { queryRows } from '#db/client.ts';
import { passageCategories, passages } from '#db/schema.ts';

export type CategoryRow = typeof passageCategories.$inferSelect;

export interface CountedCategory extends Record<string, unknown> {
  idx: number;
  parentIdx: number | null;
  name: string;
  sortOrder: number;
  passageCount: number;
}

/** Books before their units, each with the number of its passages; a book counts those of its units. */
export function listCountedCategories(db: Db, userIdx: number): Promise<CountedCategory[]> {
  return queryRows<CountedCategory>(
    db,
    sql`WITH counted AS (
          SELECT category_idx, count(*)::int AS count FROM passage
          WHERE user_idx = ${userIdx} AND removed_at IS NULL GROUP BY category_idx)
        SELECT c.idx::float8 AS idx, c.parent_idx::float8 AS "parentIdx", c.name, c.sort_order AS "sortOrder",
          (SELECT coalesce(sum(counted.count), 0)::int FROM counted JOIN passage_category own ON own.idx = counted.category_idx
           WHERE own.idx = c.idx OR own.parent_idx = c.idx) AS "passageCount"
        FROM passage_category c LEFT JOIN passage_category book ON book.idx = c.parent_idx
        WHERE c.user_idx = ${userIdx} AND c.removed_at IS NULL
        ORDER BY coalesce(book.sort_order, c.sort_order), coalesce(book.idx, c.idx), c.parent_idx NULLS FIRST,
          c.sort_order, c.idx`,
  );
}

export async function findCategory(db: Db, userIdx: number, idx: number): Promise<CategoryRow | undefined> {
  const { userIdx: owner, removedAt } = passageCategories;
  const [row] = await db
    .select()
    .from(passageCategories)
    .where(and(eq(passageCategories.idx, idx), eq(owner, userIdx), isNull(removedAt)));
  return row;
}

export async function insertCategory(
  db: Db,
  values: Pick<CategoryRow, 'userIdx' | 'parentIdx' | 'name'>,
): Promise<CategoryRow> {
  const siblings = sql`(SELECT coalesce(max(sort_order), 0) + 1 FROM passage_category
    WHERE user_idx = ${values.userIdx} AND parent_idx IS NOT DISTINCT FROM ${values.parentIdx}::bigint)`;
  const [row] = await db
    .insert(passageCategories)
    .values({ ...values, sortOrder: siblings })
    .returning();
  if (!row) throw new Error('no category was written');
  return row;
}

export async function updateCategoryRow(
  db: Db,
  userIdx: number,
  idx: number,
  values: { name: string; sortOrder?: number },
): Promise<boolean> {
  const where = and(
    eq(passageCategories.idx, idx),
    eq(passageCategories.userIdx, userIdx),
    isNull(passageCategories.removedAt),
  );
  const rows = await db
    .update(passageCategories)
    .set(values)
    .where(where)
    .returning({ idx: passageCategories.idx });
  return rows.length === 1;
}

/** Puts siblings into a new order; false, and nothing written, when they are not all the siblings there are. */
export async function orderSiblings(
  tx: Transaction,
  userIdx: number,
  parentIdx: number | null,
  idxs: readonly number[],
): Promise<boolean> {
  const siblings = await tx
    .select({ idx: passageCategories.idx })
    .from(passageCategories)
    .where(
      and(
        eq(passageCategories.userIdx, userIdx),
        parentIdx === null ? isNull(passageCategories.parentIdx) : eq(passageCategories.parentIdx, parentIdx),
        isNull(passageCategories.removedAt),
      ),
    )
    .for('update');
  const wanted = new Set(idxs);
  if (wanted.size !== siblings.length || !siblings.every(({ idx }) => wanted.has(idx))) return false;
  const places = sql.join(
    [...wanted].map((idx, position) => sql`(${idx}::bigint, ${position}::int)`),
    sql`, `,
  );
  await tx.execute(sql`UPDATE passage_category SET sort_order = place.position
    FROM (VALUES ${places}) AS place (idx, position) WHERE passage_category.idx = place.idx`);
  return true;
}

/** Puts a category, its units and all their passages into the bin. */
export async function binCategory(tx: Transaction, userIdx: number, idx: number): Promise<boolean> {
  const now = new Date();
  const binned = await tx
    .update(passageCategories)
    .set({ removedAt: now })
    .where(
      and(
        eq(passageCategories.userIdx, userIdx),
        isNull(passageCategories.removedAt),
        or(eq(passageCategories.idx, idx), eq(passageCategories.parentIdx, idx)),
      ),
    )
    .returning({ idx: passageCategories.idx });
  if (!binned.some((row) => row.idx === idx)) return false;
  await tx
    .update(passages)
    .set({ removedAt: now })
    .where(
      and(
        eq(passages.userIdx, userIdx),
        isNull(passages.removedAt),
        sql`${passages.categoryIdx} IN (SELECT idx FROM passage_category WHERE idx = ${idx} OR parent_idx = ${idx})`,
      ),
    );
  return true;
}

/** Takes a category and its book out of the bin, for a passage that returns to it. */
export async function reviveCategory(tx: Transaction, userIdx: number, idx: number): Promise<void> {
  await tx
    .update(passageCategories)
    .set({ removedAt: null })
    .where(
      and(
        eq(passageCategories.userIdx, userIdx),
        sql`${passageCategories.idx} IN (${idx}, (SELECT parent_idx FROM passage_category WHERE idx = ${idx}))`,
      ),
    );
}

async function ensureDefault(
  tx: Transaction,
  values: { userIdx: number; parentIdx: number | null; name: string; defaultRole: 'book' | 'unit' },
): Promise<number> {
  await tx.insert(passageCategories).values(values).onConflictDoNothing();
  const where = and(
    eq(passageCategories.userIdx, values.userIdx),
    eq(passageCategories.defaultRole, values.defaultRole),
  );
  const [row] = await tx
    .select({ idx: passageCategories.idx })
    .from(passageCategories)
    .where(where)
    .orderBy(asc(passageCategories.idx));
  if (!row) throw new Error('no default category was written');
  return row.idx;
}

/** The unit that takes passages without a place of their own; made, or taken out of the bin, when needed. */
export async function ensureDefaultUnit(tx: Transaction, userIdx: number): Promise<number> {
  const book = await ensureDefault(tx, { userIdx, parentIdx: null, name: '내 교재', defaultRole: 'book' });
  const unit = await ensureDefault(tx, { userIdx, parentIdx: book, name: '내 지문', defaultRole: 'unit' });
  await reviveCategory(tx, userIdx, unit);
  return unit;
}

/** The units of a user's passages with their books; a passage right below a book has no unit. */
export function listPlaces(
  db: Db,
  userIdx: number,
  passageIdxs: readonly number[],
): Promise<{ book: string; unit: string | null }[]> {
  return queryRows<{ book: string; unit: string | null }>(
    db,
    sql`SELECT DISTINCT coalesce(book.name, own.name) AS book,
          CASE WHEN book.idx IS NULL THEN NULL ELSE own.name END AS unit
        FROM passage JOIN passage_category own ON own.idx = passage.category_idx
          LEFT JOIN passage_category book ON book.idx = own.parent_idx
        WHERE passage.user_idx = ${userIdx} AND passage.idx = ANY(${sql.param([...passageIdxs])}::bigint[])`,
  );
}

/** Removes the whole library of a user, units before their books. */
export async function deleteLibrary(tx: Transaction, userIdx: number): Promise<void> {
  const { userIdx: owner, parentIdx } = passageCategories;
  await tx.delete(passages).where(eq(passages.userIdx, userIdx));
  await tx.delete(passageCategories).where(and(eq(owner, userIdx), isNotNull(parentIdx)));
  await tx.delete(passageCategories).where(eq(owner, userIdx));
}
