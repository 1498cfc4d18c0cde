import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import {
  binCategory,
  type CountedCategory,
  deleteLibrary,
  findCategory,
  insertCategory,
  listCountedCategories,
  listPlaces,
  orderSiblings,
  updateCategoryRow,
} from './categories.store.ts';
import { cleanLine } from './passages.rules.ts';

export type { CountedCategory } from './categories.store.ts';

const notFound = () => new AppError('not-found', { message: '교재나 단원을 찾을 수 없어요.' });
const nameMissing = () => {
  const message = '이름을 적어 주세요.';
  return new AppError('invalid', { message, data: { issues: [{ path: 'PC_NM', message }] } });
};

export function listCategories(db: Db, userIdx: number): Promise<CountedCategory[]> {
  return listCountedCategories(db, userIdx);
}

async function getCounted(db: Db, userIdx: number, idx: number): Promise<CountedCategory> {
  const found = (await listCountedCategories(db, userIdx)).find((category) => category.idx === idx);
  if (!found) throw notFound();
  return found;
}

/** A book, or a unit of a book; units have no units of their own. */
export async function createCategory(
  db: Db,
  userIdx: number,
  input: { name: string; parentIdx: number | null },
): Promise<CountedCategory> {
  const name = cleanLine(input.name);
  if (name === '') throw nameMissing();
  return inTransaction(db, async (tx) => {
    if (input.parentIdx !== null) {
      const parent = await findCategory(tx, userIdx, input.parentIdx);
      if (!parent) throw notFound();
      if (parent.parentIdx !== null) {
        const message = '단원 안에는 단원을 만들 수 없어요. 교재를 골라 주세요.';
        throw new AppError('invalid', { message, data: { issues: [{ path: 'PC_PARENT_IDX', message }] } });
      }
    }
    const row = await insertCategory(tx, { userIdx, parentIdx: input.parentIdx, name });
    return getCounted(tx, userIdx, row.idx);
  });
}

export async function updateCategory(
  db: Db,
  userIdx: number,
  idx: number,
  input: { name: string; sortOrder?: number | undefined },
): Promise<CountedCategory> {
  const name = cleanLine(input.name);
  if (name === '') throw nameMissing();
  const values = input.sortOrder === undefined ? { name } : { name, sortOrder: input.sortOrder };
  if (!(await updateCategoryRow(db, userIdx, idx, values))) throw notFound();
  return getCounted(db, userIdx, idx);
}

/** Puts books, or the units of one book, into a new order; refused when some came or went meanwhile. */
export async function orderCategories(
  db: Db,
  userIdx: number,
  parentIdx: number | null,
  idxs: readonly number[],
): Promise<CountedCategory[]> {
  return inTransaction(db, async (tx) => {
    if (parentIdx !== null && !(await findCategory(tx, userIdx, parentIdx))) throw notFound();
    if (!(await orderSiblings(tx, userIdx, parentIdx, idxs)))
      throw new AppError('stale', { message: '그사이 교재나 단원이 바뀌었어요. 다시 옮겨 주세요.' });
    return listCountedCategories(tx, userIdx);
  });
}

/** The units of a book go with it; passages go into the bin and can come back for 30 days. */
export async function removeCategory(db: Db, userIdx: number, idx: number): Promise<void> {
  const isGone = await inTransaction(db, (tx) => binCategory(tx, userIdx, idx));
  if (!isGone) throw notFound();
}

/** Book and unit that all of these passages share; empty where they differ or are gone. */
export async function getSharedPlace(
  db: Db,
  userIdx: number,
  passageIdxs: readonly number[],
): Promise<{ book: string; unit: string }> {
  const places = await listPlaces(db, userIdx, passageIdxs);
  const share = (names: (string | null)[]) => (new Set(names).size === 1 ? (names[0] ?? '') : '');
  return { book: share(places.map(({ book }) => book)), unit: share(places.map(({ unit }) => unit)) };
}

/** Removes all passages, units and books of somebody who leaves. */
export function forgetLibrary(tx: Transaction, userIdx: number): Promise<void> {
  return deleteLibrary(tx, userIdx);
}
