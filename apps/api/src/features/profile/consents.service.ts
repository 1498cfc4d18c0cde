import { getConsentVersion, type InputOf, type NeededConsent, type giveConsents } from '@jadoo/contract';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError, invalidInput } from '#errors.ts';
import { insertConsents, listConsents, lockUser } from './profile.store.ts';

const needed: readonly NeededConsent[] = ['terms', 'privacy'];

/** Texts of which a member has not agreed to the version of today. */
export async function listNeededConsents(db: Db, userIdx: number): Promise<NeededConsent[]> {
  const given = await listConsents(db, userIdx);
  const isGiven = (type: NeededConsent) =>
    given.some((consent) => consent.type === type && consent.version === getConsentVersion(type));
  return needed.filter((type) => !isGiven(type));
}

/** Lets only those go on who have agreed to the texts of today: 409 consent-needed. */
export async function requireConsents(db: Db, userIdx: number): Promise<void> {
  if ((await listNeededConsents(db, userIdx)).length > 0) throw new AppError('consent-needed');
}

/** Notes consents to the versions of today; what was agreed to already is not noted again. */
export function addConsents(
  db: Db,
  userIdx: number,
  { AGREEMENTS }: InputOf<typeof giveConsents, 'body'>,
): Promise<void> {
  if (AGREEMENTS.some(({ TYPE, VERSION }) => VERSION !== getConsentVersion(TYPE))) {
    const message = '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.';
    throw invalidInput([{ path: 'AGREEMENTS', message }]);
  }
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userIdx);
    const open = await listNeededConsents(tx, userIdx);
    const types = open.filter((type) => AGREEMENTS.some(({ TYPE }) => TYPE === type));
    if (types.length === 0) return;
    await insertConsents(
      tx,
      types.map((type) => ({ userIdx, type, version: getConsentVersion(type), isAgreed: true })),
    );
  });
}
