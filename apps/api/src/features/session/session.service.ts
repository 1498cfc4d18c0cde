import {
  type InputOf,
  type OutputOf,
  refreshAbsoluteSeconds,
  refreshIdleSeconds,
  type refreshTokens,
  type TokenSet,
  type createLoginTicket,
  type UserRecord,
} from '@jadoo/contract';
import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Env } from '#env.ts';
import { AppError } from '#errors.ts';
import { getBalance } from '#features/points/points.service.ts';
import { loginTicketLifeSeconds, maskName, predecessorGraceMs } from './session.rules.ts';
import {
  deleteSessionsBefore,
  endSession,
  endUserSessions,
  findLoginTicket,
  findSession,
  insertLoginTicket,
  insertSession,
  lockSession,
  type SessionRow,
  takeLoginTicket,
  updateSession,
  type UserRow,
} from './session.store.ts';
import {
  hashWord,
  isExpired,
  isSameWord,
  makeOpaqueTokens,
  makeSecretWord,
  makeTokenSet,
  readJadooToken,
  readRefreshToken,
} from './tokens.rules.ts';

export { formatPhone } from './session.rules.ts';
export { hashAccount, openProviderToken } from './tokens.rules.ts';

/** What everything about sessions needs from the process. */
export interface SessionContext {
  db: Db;
  env: Pick<Env, 'secrets'>;
  now: () => Date;
}

/** A fresh session: its tokens for the page, its cookie word for the HttpOnly cookie. */
export interface OpenedSession {
  tokens: TokenSet;
  cookieWord: string;
}

const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);

/** Starts a session for somebody who has just shown who they are. */
export async function openSession(
  tx: Transaction,
  context: Pick<SessionContext, 'env' | 'now'>,
  user: { userIdx: number; userAgent: string },
): Promise<OpenedSession> {
  const nowAt = context.now();
  const source = {
    sessionId: makeSecretWord(),
    generation: 1,
    seed: makeSecretWord(),
    userIdx: user.userIdx,
  };
  const tokens = await makeTokenSet(context.env.secrets, source, nowAt);
  const cookieWord = makeSecretWord();
  await insertSession(tx, {
    ...source,
    userAgent: user.userAgent.slice(0, 300),
    refreshHash: hashWord(tokens.REFRESH_TOKEN),
    cookieHash: hashWord(cookieWord),
    rotatedAt: nowAt,
    createdAt: nowAt,
    idleUntil: addSeconds(nowAt, refreshIdleSeconds),
    absoluteUntil: addSeconds(nowAt, refreshAbsoluteSeconds),
  });
  return { tokens, cookieWord };
}

function isLive(session: SessionRow, nowAt: Date): boolean {
  return session.endedAt === null && session.idleUntil > nowAt && session.absoluteUntil > nowAt;
}

function refuseInactive(user: Pick<UserRow, 'flag'>): void {
  if (user.flag !== 'A') throw new AppError('user-blocked');
}

/** The user behind a product token, checked against the live session: 303 or 304 when there is none. */
export async function authenticate(context: SessionContext, jadooToken: string) {
  const nowAt = context.now();
  const payload = await readJadooToken(context.env.secrets, jadooToken);
  if (!payload || isExpired(payload, nowAt)) throw new AppError('token-invalid');
  const found = await findSession(context.db, payload.SID);
  if (!found || String(found.user.userIdx) !== payload.UM_IDX) throw new AppError('token-invalid');
  refuseInactive(found.user);
  if (!isLive(found.session, nowAt)) throw new AppError('token-invalid');
  return { userIdx: found.user.userIdx, sessionId: found.session.sessionId, power: found.user.power };
}

type RefreshInput = InputOf<typeof refreshTokens, 'body'> & { cookieWord: string | undefined };

/** Everything that came with the refresh token must be of the same session, and of the same browser. */
function belongsTogether(
  context: SessionContext,
  found: { session: SessionRow; user: UserRow },
  input: RefreshInput,
) {
  const { session, user } = found;
  const generation = readRefreshToken(input.REFRESH_TOKEN)?.generation ?? 0;
  const expected = makeOpaqueTokens(context.env.secrets, { ...session, generation });
  return {
    isOurs: isSameWord(expected.REFRESH_TOKEN, input.REFRESH_TOKEN),
    isComplete:
      isSameWord(expected.ACCESS_TOKEN, input.ACCESS_TOKEN) &&
      input.UM_OAUTH_CD === user.provider &&
      input.cookieWord !== undefined &&
      isSameWord(session.cookieHash, hashWord(input.cookieWord)),
    generation,
  };
}

async function rotate(
  tx: Transaction,
  context: SessionContext,
  session: SessionRow,
  nowAt: Date,
): Promise<TokenSet> {
  const next = { ...session, generation: session.generation + 1 };
  const tokens = await makeTokenSet(context.env.secrets, next, nowAt);
  await updateSession(tx, session.sessionId, {
    generation: next.generation,
    refreshHash: hashWord(tokens.REFRESH_TOKEN),
    rotatedAt: nowAt,
    idleUntil: addSeconds(nowAt, refreshIdleSeconds),
  });
  return tokens;
}

/** Refusals are values here: throwing would undo the ending of a stolen family. */
async function tryRefresh(
  tx: Transaction,
  context: SessionContext,
  input: RefreshInput,
): Promise<TokenSet | AppError> {
  const nowAt = context.now();
  const claimed = readRefreshToken(input.REFRESH_TOKEN);
  const payload = await readJadooToken(context.env.secrets, input.JADOO_TOKEN);
  const found =
    claimed && payload?.SID === claimed.sessionId ? await lockSession(tx, claimed.sessionId) : undefined;
  if (!found) return new AppError('token-invalid');
  const { isOurs, isComplete, generation } = belongsTogether(context, found, input);
  const { session, user } = found;
  if (!isOurs) return new AppError('token-invalid');
  if (user.flag !== 'A') return new AppError('user-blocked');
  if (!isLive(session, nowAt)) return new AppError('token-invalid');
  const isCurrent = generation === session.generation;
  const isPredecessor =
    generation === session.generation - 1 &&
    nowAt.getTime() - session.rotatedAt.getTime() <= predecessorGraceMs;
  if (!isCurrent && !isPredecessor) {
    await endSession(tx, session.sessionId, 'reuse', nowAt);
    return new AppError('token-reused');
  }
  if (!isComplete) return new AppError('token-invalid');
  if (isPredecessor) return makeTokenSet(context.env.secrets, session, nowAt);
  return isSameWord(session.refreshHash, hashWord(input.REFRESH_TOKEN))
    ? rotate(tx, context, session, nowAt)
    : new AppError('token-invalid');
}

/** Exchanges the tokens for new ones. A refresh token that was used before ends the whole session: 304. */
export async function refresh(context: SessionContext, input: RefreshInput): Promise<TokenSet> {
  const result = await inTransaction(context.db, (tx) => tryRefresh(tx, context, input));
  if (result instanceof AppError) throw result;
  return result;
}

export function logout(context: SessionContext, sessionId: string): Promise<void> {
  return endSession(context.db, sessionId, 'logout', context.now());
}

/** Ends every session of somebody who leaves or is blocked. */
export function endAllSessions(
  tx: Transaction,
  userIdx: number,
  reason: 'withdrawn' | 'blocked',
  nowAt: Date,
): Promise<void> {
  return endUserSessions(tx, userIdx, reason, nowAt);
}

const keptForMs = 90 * 86_400_000;

/** Forgets sign-ins that ended three months ago, as the privacy terms promise; returns how many. */
export function forgetOldSessions(db: Db, nowAt: Date): Promise<number> {
  return deleteSessionsBefore(db, new Date(nowAt.getTime() - keptForMs));
}

/** A link that signs in once on another device, for as long as this session lives. */
export async function makeLoginTicket(
  context: SessionContext,
  user: { userIdx: number; sessionId: string },
): Promise<OutputOf<typeof createLoginTicket>> {
  const ticket = makeSecretWord();
  const nowAt = context.now();
  await insertLoginTicket(
    context.db,
    {
      ticketHash: hashWord(ticket),
      userIdx: user.userIdx,
      sessionId: user.sessionId,
      expiresAt: addSeconds(nowAt, loginTicketLifeSeconds),
    },
    nowAt,
  );
  return { TICKET: ticket, EXPIRES_IN: loginTicketLifeSeconds };
}

async function getTicketUser(
  db: Db,
  ticket: { sessionId: string } | undefined,
  nowAt: Date,
): Promise<UserRow> {
  const found = ticket ? await findSession(db, ticket.sessionId) : undefined;
  if (!found || !isLive(found.session, nowAt)) throw new AppError('login-link-invalid');
  refuseInactive(found.user);
  return found.user;
}

/** Whose account a one-time link opens; the link stays unused. */
export async function describeLoginTicket(context: SessionContext, ticket: string): Promise<string> {
  const nowAt = context.now();
  const found = await findLoginTicket(context.db, hashWord(ticket), nowAt);
  return maskName((await getTicketUser(context.db, found, nowAt)).name);
}

/** Signs in with a one-time link and uses it up. */
export function redeemLoginTicket(
  context: SessionContext,
  ticket: string,
  userAgent: string,
): Promise<OpenedSession & { user: UserRow }> {
  return inTransaction(context.db, async (tx) => {
    const nowAt = context.now();
    const user = await getTicketUser(tx, await takeLoginTicket(tx, hashWord(ticket), nowAt), nowAt);
    return { user, ...(await openSession(tx, context, { userIdx: user.userIdx, userAgent })) };
  });
}

/** The record that the web app keeps of its user. */
export async function getUserRecord(db: Db, user: UserRow): Promise<UserRecord> {
  const { totalPoints } = await getBalance(db, user.userIdx);
  return {
    UM_ID: user.publicId,
    UM_IDX: String(user.userIdx),
    UM_NM: user.name,
    UM_OAUTH_CD: user.provider,
    UM_FLAG: user.flag,
    UM_POWER: user.power,
    UM_POINT: totalPoints,
  };
}
