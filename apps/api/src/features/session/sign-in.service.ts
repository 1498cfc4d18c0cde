import { randomUUID } from 'node:crypto';
import type { InputOf, join, OauthCode } from '@jadoo/contract';
import type { Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError, invalidInput } from '#errors.ts';
import { seedSampleBook } from '#features/passages/sample-book.service.ts';
import { grantBonus, openAccounts } from '#features/points/points.service.ts';
import type { ProviderAccount, SignInProviders } from '#providers/sign-in-provider.ts';
import {
  attemptLifeMs,
  formatPhone,
  getLocalPath,
  joinLifeMs,
  listConsentIssues,
  makeReferralCode,
  referralBonusPoints,
  signUpBonusPoints,
} from './session.rules.ts';
import { type OpenedSession, openSession, type SessionContext } from './session.service.ts';
import type { UserRow } from './session.store.ts';
import {
  findActiveUserByReferralCode,
  findUserByAccount,
  insertAgreements,
  insertAttempt,
  insertPendingJoin,
  insertUser,
  keepProviderToken,
  type PendingJoinRow,
  takeAttempt,
  takePendingJoin,
} from './sign-in.store.ts';
import { listFormerSelves } from './former-selves.service.ts';
import { hashWord, makeSecretWord, sealProviderToken } from './tokens.rules.ts';

export interface SignInContext extends SessionContext {
  providers: SignInProviders;
}

/** The browser on its way: `cookieWord` is in its HttpOnly cookie and nowhere else. */
interface Browser {
  cookieWord: string;
  userAgent: string;
}

export interface SignedIn extends OpenedSession {
  user: UserRow;
  nextPath: string;
}

/** Begins a sign-in: the address of the provider, bound to this browser by its cookie. */
export async function startSignIn(
  context: SignInContext,
  provider: OauthCode,
  next: string | undefined,
  cookieWord: string,
): Promise<URL> {
  const attempt = { state: makeSecretWord(), codeVerifier: makeSecretWord(), nonce: makeSecretWord() };
  const url = await context.providers[provider].getAuthorizeUrl(attempt);
  const nowAt = context.now();
  await insertAttempt(
    context.db,
    {
      stateHash: hashWord(attempt.state),
      provider,
      cookieHash: hashWord(cookieWord),
      codeVerifier: attempt.codeVerifier,
      nonce: attempt.nonce,
      nextPath: getLocalPath(next),
      expiresAt: new Date(nowAt.getTime() + attemptLifeMs),
    },
    nowAt,
  );
  return url;
}

async function signInMember(
  context: SignInContext,
  user: UserRow,
  details: { sealedProviderToken: string | null; nextPath: string; userAgent: string },
): Promise<SignedIn> {
  if (user.flag !== 'A') throw new AppError('user-blocked');
  return inTransaction(context.db, async (tx) => {
    if (details.sealedProviderToken !== null)
      await keepProviderToken(tx, user.userIdx, details.sealedProviderToken);
    const opened = await openSession(tx, context, { userIdx: user.userIdx, userAgent: details.userAgent });
    return { ...opened, user, nextPath: details.nextPath };
  });
}

async function keepPendingJoin(
  context: SignInContext,
  account: ProviderAccount,
  row: Pick<PendingJoinRow, 'provider' | 'sealedProviderToken' | 'cookieHash' | 'nextPath'>,
): Promise<{ joinTicket: string; name: string; email: string }> {
  const joinTicket = makeSecretWord();
  const nowAt = context.now();
  const { providerId, name, email } = account;
  const expiresAt = new Date(nowAt.getTime() + joinLifeMs);
  await insertPendingJoin(
    context.db,
    { ...row, ticketHash: hashWord(joinTicket), providerId, name, email, expiresAt },
    nowAt,
  );
  return { joinTicket, name, email };
}

/** Comes back from the provider: signs a member in, or keeps a newcomer's account until they have joined. */
export async function finishSignIn(
  context: SignInContext,
  reply: { provider: OauthCode; code: string; state: string },
  browser: Browser | undefined,
): Promise<{ member: SignedIn } | { newcomer: { joinTicket: string; name: string; email: string } }> {
  if (!browser) throw new AppError('login-expired');
  const { provider, code, state } = reply;
  const cookieHash = hashWord(browser.cookieWord);
  const key = { stateHash: hashWord(state), provider, cookieHash };
  const attempt = await takeAttempt(context.db, key, context.now());
  if (!attempt) throw new AppError('login-expired');
  const { codeVerifier, nonce, nextPath } = attempt;
  const account = await context.providers[provider].getAccount(code, { state, codeVerifier, nonce });
  const token = account.revocableToken;
  const sealedProviderToken = token === null ? null : await sealProviderToken(context.env.secrets, token);
  const user = await findUserByAccount(context.db, provider, account.providerId);
  if (user) {
    const details = { sealedProviderToken, nextPath, userAgent: browser.userAgent };
    return { member: await signInMember(context, user, details) };
  }
  return {
    newcomer: await keepPendingJoin(context, account, {
      provider,
      sealedProviderToken,
      cookieHash,
      nextPath,
    }),
  };
}

const ownReferral =
  '같은 휴대폰 번호로 가입한 회원의 추천 코드는 쓸 수 없어요. 추천 코드를 지우고 가입해 주세요.';
const describeReturn = '다시 가입한 계정에는 추천 보너스를 드리지 않아요. 추천 코드를 지우고 가입해 주세요.';

type JoinInput = InputOf<typeof join, 'body'>;

async function makeUser(tx: Transaction, pending: PendingJoinRow, input: JoinInput): Promise<UserRow> {
  const user = await insertUser(tx, {
    publicId: randomUUID(),
    provider: pending.provider,
    providerId: pending.providerId,
    name: input.UM_NM,
    email: pending.email,
    phone: formatPhone(input.UM_PHONE),
    job: input.UM_JOB,
    school: input.UM_SCHOOL,
    referralCode: makeReferralCode(),
    sealedProviderToken: pending.sealedProviderToken,
  });
  if (!user) throw new AppError('already-member');
  await insertAgreements(
    tx,
    input.AGREEMENTS.map(({ TYPE, VERSION, AGREED }) => ({
      userIdx: user.userIdx,
      type: TYPE,
      version: VERSION,
      isAgreed: AGREED,
    })),
  );
  return user;
}

async function grantReferral(tx: Transaction, { userIdx, phone }: UserRow, code: string): Promise<void> {
  const friend = await findActiveUserByReferralCode(tx, code.toUpperCase());
  if (!friend) throw new AppError('referral-unknown');
  if (friend.phone === phone) throw new AppError('referral-unknown', { message: ownReferral });
  const bonus = { kind: 'referral' as const, amountPoints: referralBonusPoints };
  // Accounts are locked in the order of their users, so that two sign-ups cannot wait for each other.
  await grantBonus(tx, {
    ...bonus,
    userIdx: friend.userIdx,
    reference: `${userIdx}:giver`,
    title: '친구 추천 보너스',
  });
  await grantBonus(tx, { ...bonus, userIdx, reference: `${userIdx}:joiner`, title: '추천 가입 보너스' });
}

/** Points for joining, once for an account of a provider: who left not long ago has had them. */
async function welcome(tx: Transaction, user: UserRow, referralCode: string): Promise<void> {
  const { userIdx } = user;
  const isBack = (await listFormerSelves(tx, user)).length > 0;
  if (referralCode !== '') {
    if (isBack) throw new AppError('referral-unknown', { message: describeReturn });
    await grantReferral(tx, user, referralCode);
  }
  if (isBack) return;
  await grantBonus(tx, {
    kind: 'signup',
    userIdx,
    amountPoints: signUpBonusPoints,
    reference: String(userIdx),
    title: '가입 보너스',
  });
}

/** Makes the account with its consents, points and sample book, all or nothing, and signs in. */
export async function joinUser(
  context: SignInContext,
  input: JoinInput,
  browser: Browser | undefined,
): Promise<SignedIn> {
  const issues = listConsentIssues(input.AGREEMENTS);
  if (issues.length > 0) throw invalidInput(issues);
  if (!browser) throw new AppError('join-expired');
  const key = { ticketHash: hashWord(input.JOIN_TICKET), cookieHash: hashWord(browser.cookieWord) };
  return inTransaction(context.db, async (tx) => {
    const pending = await takePendingJoin(tx, key, context.now());
    if (!pending) throw new AppError('join-expired');
    const user = await makeUser(tx, pending, input);
    await openAccounts(tx, user.userIdx);
    await welcome(tx, user, input.REFERRAL_CODE ?? '');
    await seedSampleBook(tx, user.userIdx);
    const opened = await openSession(tx, context, { userIdx: user.userIdx, userAgent: browser.userAgent });
    return { ...opened, user, nextPath: pending.nextPath };
  });
}
