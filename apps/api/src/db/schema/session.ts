import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/** People. The account key is (provider, provider id), never the e-mail. */
export const users = pgTable(
  'app_user',
  {
    userIdx: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Random name shown to the web as UM_ID. */
    publicId: text().notNull(),
    provider: text({ enum: ['naver', 'google'] }).notNull(),
    /** Emptied of its meaning when the user leaves, so that the same account may join again. */
    providerId: text().notNull(),
    name: text().notNull(),
    email: text().notNull().default(''),
    phone: text().notNull().default(''),
    job: text({ enum: ['school', 'academy', 'tutor', 'other'] }).notNull(),
    school: text().notNull().default(''),
    /** A active, B blocked, W withdrawn. */
    flag: text({ enum: ['A', 'B', 'W'] })
      .notNull()
      .default('A'),
    /** U member, O operator; never written by a client. */
    power: text({ enum: ['U', 'O'] })
      .notNull()
      .default('U'),
    referralCode: text().notNull(),
    /** The provider's token, encrypted, for ending its access when the user leaves. */
    sealedProviderToken: text(),
    /** Tells for a while whether somebody who joins was here before; nothing else can be read from it. */
    leftAccountHash: text(),
    withdrawnAt: instant(),
    withdrawReason: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('app_user_public_id').on(table.publicId),
    uniqueIndex('app_user_referral_code').on(table.referralCode),
    uniqueIndex('app_user_provider_account').on(table.provider, table.providerId),
    index('app_user_left_account')
      .on(table.leftAccountHash)
      .where(sql`left_account_hash IS NOT NULL`),
    index('app_user_withdrawn')
      .on(table.withdrawnAt)
      .where(sql`withdrawn_at IS NOT NULL`),
    check('app_user_flag', sql`${table.flag} in ('A', 'B', 'W')`),
    check('app_user_power', sql`${table.power} in ('U', 'O')`),
  ],
);

/** Consents in the order given, with the version of the text that was shown; rows are only added. */
export const agreements = pgTable(
  'agreement',
  {
    agreementIdx: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    userIdx: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.userIdx),
    type: text({ enum: ['age', 'terms', 'privacy', 'marketing'] }).notNull(),
    version: text().notNull(),
    isAgreed: boolean().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [index('agreement_user').on(table.userIdx, table.type, table.agreementIdx)],
);

/** One sign-in on one browser: the family of its refresh tokens. No token is stored, only a hash. */
export const sessions = pgTable(
  'session',
  {
    sessionId: text().primaryKey(),
    userIdx: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.userIdx),
    /** Counts the refreshes. Each token names its own, so a used one is recognised without keeping it. */
    generation: integer().notNull(),
    refreshHash: text().notNull(),
    /** Goes into the tokens of this session besides the server's secret. */
    seed: text().notNull(),
    rotatedAt: instant().notNull(),
    cookieHash: text().notNull(),
    idleUntil: instant().notNull(),
    absoluteUntil: instant().notNull(),
    endedAt: instant(),
    endReason: text({ enum: ['logout', 'reuse', 'withdrawn', 'blocked', 'expired'] }),
    userAgent: text().notNull().default(''),
    createdAt: instant().notNull(),
  },
  (table) => [index('session_user').on(table.userIdx)],
);

/** A sign-in on its way to the provider and back; used once. */
export const loginAttempts = pgTable(
  'login_attempt',
  {
    stateHash: text().primaryKey(),
    provider: text({ enum: ['naver', 'google'] }).notNull(),
    cookieHash: text().notNull(),
    codeVerifier: text().notNull(),
    nonce: text().notNull(),
    nextPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('login_attempt_expires_at').on(table.expiresAt)],
);

/** Somebody who came back from the provider and has not joined yet. */
export const pendingJoins = pgTable(
  'pending_join',
  {
    ticketHash: text().primaryKey(),
    provider: text({ enum: ['naver', 'google'] }).notNull(),
    providerId: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    sealedProviderToken: text(),
    cookieHash: text().notNull(),
    nextPath: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('pending_join_expires_at').on(table.expiresAt)],
);

/** One-time links for going on with another device. */
export const loginTickets = pgTable(
  'login_ticket',
  {
    ticketHash: text().primaryKey(),
    userIdx: bigint({ mode: 'number' })
      .notNull()
      .references(() => users.userIdx),
    sessionId: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('login_ticket_expires_at').on(table.expiresAt)],
);
