import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { passages } from '#db/schema.ts';
import type { PassageContent } from './passages.rules.ts';

export type PassageRow = typeof passages.$inferSelect;

const excerptChars = 120;
const charsBeforeHit = 40;

/** The beginning of the text; for a search whose words stand further back, the part around them. */
function getExcerpt(needle: string | undefined): SQL<string> {
  const start = sql`left(${passages.text}, ${sql.raw(String(excerptChars))})`;
  if (needle === undefined) return sql<string>`${start}`;
  const hit = sql`strpos(lower(${passages.text}), lower(${needle}))`;
  const from = sql`${hit} - ${sql.raw(String(charsBeforeHit))}`;
  return sql<string>`CASE WHEN ${hit} + length(${needle}) <= ${sql.raw(String(excerptChars))} THEN ${start}
    ELSE '…' || regexp_replace(substr(${passages.text}, ${from}, ${sql.raw(String(excerptChars + charsBeforeHit))}), '^\\S*\\s', '') END`;
}

const summaryColumns = {
  idx: passages.idx,
  categoryIdx: passages.categoryIdx,
  title: passages.title,
  tags: passages.tags,
  wordCount: passages.wordCount,
  version: passages.version,
  createdAt: passages.createdAt,
  hasTranslation: sql<boolean>`jsonb_array_length(${passages.translations}) > 0`,
};
export type PassageSummaryRow = Pick<
  PassageRow,
  'idx' | 'categoryIdx' | 'title' | 'tags' | 'wordCount' | 'version' | 'createdAt'
> & { excerpt: string; hasTranslation: boolean };

export interface PassageFilter {
  userIdx: number;
  categoryIdx?: number | undefined;
  /** The words searched for, with their LIKE pattern over title, text and the lines of the teacher. */
  search?: { needle: string; pattern: string } | undefined;
  tag?: string | undefined;
  isBin: boolean;
}

function toCondition(filter: PassageFilter): SQL | undefined {
  const { categoryIdx, tag } = filter;
  const pattern = filter.search?.pattern;
  return and(
    eq(passages.userIdx, filter.userIdx),
    filter.isBin ? isNotNull(passages.removedAt) : isNull(passages.removedAt),
    categoryIdx === undefined
      ? undefined
      : sql`${passages.categoryIdx} IN (SELECT idx FROM passage_category
          WHERE user_idx = ${filter.userIdx} AND (idx = ${categoryIdx} OR parent_idx = ${categoryIdx}))`,
    pattern === undefined
      ? undefined
      : or(
          sql`${passages.title} ILIKE ${pattern}`,
          sql`${passages.text} ILIKE ${pattern}`,
          sql`${passages.topic} ILIKE ${pattern}`,
          sql`${passages.gist} ILIKE ${pattern}`,
          sql`${passages.tags}::text ILIKE ${pattern}`,
        ),
    tag === undefined ? undefined : sql`${passages.tags} @> ${JSON.stringify([tag])}::jsonb`,
  );
}

/** Which rows a page holds, and how many there are in all: the table is read once for both. */
async function findPage(
  db: Db,
  where: SQL | undefined,
  order: SQL,
  page: { limit: number; offset: number },
): Promise<{ idxs: number[]; total: number }> {
  const hits = await db
    .select({ idx: passages.idx, total: sql<number>`(count(*) OVER ())::int` })
    .from(passages)
    .where(where)
    .orderBy(order)
    .limit(page.limit)
    .offset(page.offset);
  const [first] = hits;
  if (first || page.offset === 0) return { idxs: hits.map(({ idx }) => idx), total: first?.total ?? 0 };
  const [counted] = await db.select({ total: count() }).from(passages).where(where);
  return { idxs: [], total: counted?.total ?? 0 };
}

export async function listPassagePage(
  db: Db,
  filter: PassageFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: PassageSummaryRow[]; total: number }> {
  // A unit reads in the order in which it was filled; searches and the bin show the newest first.
  const order = filter.categoryIdx === undefined || filter.isBin ? desc(passages.idx) : asc(passages.idx);
  const { idxs, total } = await findPage(db, toCondition(filter), order, page);
  if (idxs.length === 0) return { rows: [], total };
  const rows = await db
    .select({ ...summaryColumns, excerpt: getExcerpt(filter.search?.needle) })
    .from(passages)
    .where(inArray(passages.idx, idxs))
    .orderBy(order);
  return { rows, total };
}

export async function findPassage(db: Db, userIdx: number, idx: number): Promise<PassageRow | undefined> {
  const [row] = await db
    .select()
    .from(passages)
    .where(and(eq(passages.idx, idx), eq(passages.userIdx, userIdx), isNull(passages.removedAt)));
  return row;
}

/** A user's own passages among `idxs`, in no certain order; those in the bin are not found. */
export function findPassages(db: Db, userIdx: number, idxs: readonly number[]): Promise<PassageRow[]> {
  return db
    .select()
    .from(passages)
    .where(and(inArray(passages.idx, [...idxs]), eq(passages.userIdx, userIdx), isNull(passages.removedAt)));
}

export async function insertPassages(
  tx: Db,
  userIdx: number,
  categoryIdx: number,
  contents: readonly PassageContent[],
): Promise<PassageRow[]> {
  const rows = await tx
    .insert(passages)
    .values(contents.map((content) => ({ ...content, userIdx, categoryIdx })))
    .returning();
  return rows.sort((a, b) => a.idx - b.idx);
}

/** Writes over the version that the caller knows; undefined when somebody was faster. */
export async function updatePassageRow(
  db: Db,
  name: { userIdx: number; idx: number; version: number },
  content: PassageContent & { categoryIdx?: number },
): Promise<PassageRow | undefined> {
  const [row] = await db
    .update(passages)
    .set({ ...content, version: name.version + 1, updatedAt: new Date() })
    .where(
      and(
        eq(passages.idx, name.idx),
        eq(passages.userIdx, name.userIdx),
        eq(passages.version, name.version),
        isNull(passages.removedAt),
      ),
    )
    .returning();
  return row;
}

/** Moves passages of one user to a unit or book; gives how many there were. */
export async function movePassageRows(
  tx: Transaction,
  userIdx: number,
  idxs: readonly number[],
  categoryIdx: number,
): Promise<number> {
  const rows = await tx
    .update(passages)
    .set({ categoryIdx })
    .where(and(inArray(passages.idx, [...idxs]), eq(passages.userIdx, userIdx), isNull(passages.removedAt)))
    .returning({ idx: passages.idx });
  return rows.length;
}

/** Puts passages of one user into the bin; gives how many were not in it yet. */
export async function binPassages(db: Db, userIdx: number, idxs: readonly number[]): Promise<number> {
  const rows = await db
    .update(passages)
    .set({ removedAt: new Date() })
    .where(and(inArray(passages.idx, [...idxs]), eq(passages.userIdx, userIdx), isNull(passages.removedAt)))
    .returning({ idx: passages.idx });
  return rows.length;
}

/** Takes passages of one user out of the bin; ones that are not there are left as they are. */
export function unbinPassages(
  tx: Transaction,
  userIdx: number,
  idxs: readonly number[],
): Promise<PassageRow[]> {
  return tx
    .update(passages)
    .set({ removedAt: null })
    .where(and(inArray(passages.idx, [...idxs]), eq(passages.userIdx, userIdx)))
    .returning();
}

/** Forgets what has been in the bin since before `before`; returns how many. */
export async function deleteBinnedBefore(db: Db, before: Date): Promise<number> {
  const rows = await db
    .delete(passages)
    .where(lt(passages.removedAt, before))
    .returning({ idx: passages.idx });
  return rows.length;
}
