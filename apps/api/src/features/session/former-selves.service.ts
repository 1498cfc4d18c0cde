import type { Db } from '#db/client.ts';
import { findUserAccount, listLeft, type UserRow } from './session.store.ts';
import { hashAccount } from './tokens.rules.ts';

/** Numbers under which the owner of this account was a member before and is remembered. */
export function listFormerSelves(
  db: Db,
  { provider, providerId }: Pick<UserRow, 'provider' | 'providerId'>,
): Promise<number[]> {
  return listLeft(db, hashAccount(provider, providerId));
}

/** A user's own number, with those under which they were a member before. */
export async function listAllSelves(db: Db, userIdx: number): Promise<number[]> {
  const account = await findUserAccount(db, userIdx);
  return [userIdx, ...(account ? await listFormerSelves(db, account) : [])];
}
