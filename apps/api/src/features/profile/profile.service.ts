import {
  type InputOf,
  legalVersions,
  type Profile,
  type updateProfile as updateEndpoint,
  type withdraw as withdrawEndpoint,
} from '@jadoo/contract';
import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Env } from '#env.ts';
import { AppError, invariant } from '#errors.ts';
import { findOpenPayment } from '#features/payments/open-payments.service.ts';
import { forfeitAll, getBalance } from '#features/points/points.service.ts';
import {
  endAllSessions,
  formatPhone,
  hashAccount,
  openProviderToken,
} from '#features/session/session.service.ts';
import type { SignInProviders } from '#providers/sign-in-provider.ts';
import { forgetBelongings } from './leaving.service.ts';
import {
  findMarketingConsent,
  findUser,
  insertMarketingConsent,
  lockUser,
  removeLoginTickets,
  updateUser,
  type UserRow,
} from './profile.store.ts';

export interface ProfileContext {
  db: Db;
  env: Pick<Env, 'secrets'>;
  now: () => Date;
  providers: SignInProviders;
  /** Told when the provider did not take back its access; the withdrawal stands all the same. */
  onRevokeError: (error: unknown, userIdx: number) => void;
}

async function describe(db: Db, user: UserRow): Promise<Profile> {
  const balance = await getBalance(db, user.userIdx);
  const marketing = await findMarketingConsent(db, user.userIdx);
  return {
    UM_IDX: String(user.userIdx),
    UM_NM: user.name,
    UM_EMAIL: user.email,
    UM_PHONE: user.phone,
    UM_JOB: user.job,
    UM_SCHOOL: user.school,
    UM_OAUTH_CD: user.provider,
    UM_POINT: balance.totalPoints,
    PAID_POINT: balance.paidPoints,
    BONUS_POINT: balance.bonusPoints,
    MARKETING: marketing?.isAgreed ?? false,
    REFERRAL_CODE: user.referralCode,
    REG_DT: user.createdAt.toISOString(),
  };
}

export async function getProfile(db: Db, userIdx: number): Promise<Profile> {
  const user = await findUser(db, userIdx);
  invariant(user, 'a signed-in user exists');
  return describe(db, user);
}

async function noteMarketing(tx: Transaction, userIdx: number, isAgreed: boolean): Promise<void> {
  const before = await findMarketingConsent(tx, userIdx);
  if ((before?.isAgreed ?? false) === isAgreed) return;
  await insertMarketingConsent(tx, userIdx, { version: legalVersions.marketing, isAgreed });
}

export function updateProfile(
  context: Pick<ProfileContext, 'db' | 'now'>,
  userIdx: number,
  input: InputOf<typeof updateEndpoint, 'body'>,
): Promise<Profile> {
  return inTransaction(context.db, async (tx) => {
    await updateUser(tx, userIdx, {
      name: input.UM_NM,
      phone: formatPhone(input.UM_PHONE),
      job: input.UM_JOB,
      school: input.UM_SCHOOL,
      updatedAt: context.now(),
    });
    await noteMarketing(tx, userIdx, input.MARKETING);
    return getProfile(tx, userIdx);
  });
}

type WithdrawInput = InputOf<typeof withdrawEndpoint, 'body'>;

/** Empties the profile and all that was made; what the law keeps (payments, consents) stays under the number alone. */
async function forget(tx: Transaction, user: UserRow, input: WithdrawInput, nowAt: Date): Promise<void> {
  await updateUser(tx, user.userIdx, {
    flag: 'W',
    providerId: `withdrawn:${user.publicId}`,
    leftAccountHash: hashAccount(user.provider, user.providerId),
    name: '탈퇴한 회원',
    email: '',
    phone: '',
    school: '',
    sealedProviderToken: null,
    withdrawnAt: nowAt,
    withdrawReason: input.reason,
    updatedAt: nowAt,
  });
  await forgetBelongings(tx, user.userIdx, nowAt);
  await removeLoginTickets(tx, user.userIdx);
  await endAllSessions(tx, user.userIdx, 'withdrawn', nowAt);
}

/**
 * What keeps a user from leaving: a payment that nobody can tell about yet; paid points or an awaited deposit,
 * unless the user gives them up.
 */
async function refuseLeaving(
  tx: Transaction,
  userIdx: number,
  { paidPoints, isForfeit, nowAt }: { paidPoints: number; isForfeit: boolean; nowAt: Date },
): Promise<void> {
  const open = await findOpenPayment(tx, userIdx, nowAt);
  if (open === 'deciding') throw new AppError('payment-open');
  if (isForfeit) return;
  if (paidPoints > 0) throw new AppError('has-balance', { data: { PAID_POINT: paidPoints } });
  if (open === 'waiting') throw new AppError('has-deposit');
}

/** Leaves, if nothing keeps the user: 409 payment-open, has-balance or has-deposit. */
export async function withdraw(
  context: ProfileContext,
  userIdx: number,
  input: WithdrawInput,
): Promise<void> {
  const user = await inTransaction(context.db, async (tx) => {
    const found = await lockUser(tx, userIdx);
    if (found?.flag !== 'A') throw new AppError('already-processed');
    const { paidPoints, totalPoints } = await getBalance(tx, userIdx);
    const nowAt = context.now();
    await refuseLeaving(tx, userIdx, { paidPoints, isForfeit: input.forfeit === true, nowAt });
    if (totalPoints > 0) await forfeitAll(tx, userIdx);
    await forget(tx, found, input, nowAt);
    return found;
  });
  await revokeAccess(context, user);
}

async function revokeAccess(context: ProfileContext, user: UserRow): Promise<void> {
  if (user.sealedProviderToken === null) return;
  try {
    const token = await openProviderToken(context.env.secrets, user.sealedProviderToken);
    if (token !== undefined) await context.providers[user.provider].revoke(token);
  } catch (error) {
    context.onRevokeError(error, user.userIdx);
  }
}
