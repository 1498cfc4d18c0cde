import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { openDatabase } from '#db/client.ts';
import { FolderLockedError } from '#db/folder-lock.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { EnvError, readEnv } from '#env.ts';
import { AppError } from '#errors.ts';
import { audit, deduct, grant, type HandChange } from '#features/operator/operator.service.ts';
import { formatPoints } from '#features/points/points.service.ts';
import type { Db } from '#db/client.ts';
import { runInquiry } from '#operator/inquiry.ts';
import { runNotice } from '#operator/notice.ts';
import { runCoupon, runOrder, runReconcile, runRefund } from '#operator/payment.ts';
import { runUser } from '#operator/user.ts';
import type { FileStorage } from '#providers/file-storage.ts';
import { openStorage } from '#providers/open-storage.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { createToss } from '#providers/toss.ts';
import { readWhole, say, UsageError } from '#operator/words.ts';

const help = `사용법: npm run operator -- <명령>

  audit                                        원장을 처음부터 끝까지 검사해요. 틀린 곳이 있으면 모두 알려 주고 1로 끝나요.
  grant --user 12 --points 1000 --reason "…"   회원에게 보너스 포인트를 줘요. 기록이 남아요.
  deduct --user 12 --points 1000 --reason "…"  회원의 포인트를 보너스부터 빼요. 가진 것보다 많으면 빼지 않아요.
  notice list                                  팝업 공지를 모두 보여 줘요.
  notice add --title "…" --image a.png --to 2026-11-30 [--from 2026-11-21T09:00] [--rank 0]
                                               팝업 공지를 올려요. 그림은 PNG·JPEG·GIF·WebP, 300 KB까지예요.
  notice end --notice 3                        팝업 공지를 내려요. 기록이 남아요.
  inquiry list [--all]                         답변을 기다리는 문의를 오래된 것부터 보여 줘요.
  inquiry show --inquiry 3 [--save 폴더]       문의 하나를 보여 주고, 첨부 파일을 폴더에 저장해요.
  inquiry answer --inquiry 3 --text "…" | --file 답변.txt
                                               문의에 답변해요. 이미 답변했으면 답변을 고쳐요.
  user find --text "…"                         이름, 이메일, 휴대폰, 회원 번호로 회원을 찾아요.
  user show --user 12                          회원 하나를 보여 줘요.
  user block|unblock --user 12 --reason "…"    회원을 막고 로그인을 모두 끝내거나, 다시 쓸 수 있게 해요.
  reconcile [--days 3]                         끝나지 않은 결제와 환불을 결제사에 물어 끝내고, 최근 주문을 결제사와 맞춰 봐요. 다르면 1로 끝나요.
  order --order jd-…                           주문 하나와 그 환불을 보여 줘요.
  refund --refund 3 --decision retry|by-hand|reject --reason "…"
                                               결제사가 거절한 환불을 결정해요: 다시 보내기, 직접 보냈음, 거절하고 포인트 돌려주기.
  coupon --code AUTUMN --title "…" --points 1000 --until 2026-12-31 [--from 2026-12-01] [--uses 100] --reason "…"
                                               쿠폰을 만들어요. 한국 날짜로 마지막 날까지 쓸 수 있어요.
  help                                         이 도움말을 보여 줘요.

DATABASE_URL이 없으면 DATA_DIR의 데이터를 쓰므로, 먼저 서비스를 멈춰 주세요.
`;

const maxHandPoints = 1_000_000;

async function runAudit(db: Db): Promise<number> {
  const complaints = await audit(db);
  for (const { rule, message } of complaints) say(`${rule}  ${message}`);
  say(complaints.length === 0 ? '원장에 틀린 곳이 없어요.' : `틀린 곳이 ${complaints.length}군데 있어요.`);
  return complaints.length === 0 ? 0 : 1;
}

/** What both ways of changing points by hand are told. */
function readHandChange(args: string[]): HandChange {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { user: text, points: text, reason: text, operator: text } });
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new UsageError('reason: 까닭을 적어 주세요. 회원의 포인트 내역에 보여요.');
  const amountPoints = readWhole(values.points, 'points', maxHandPoints);
  const userIdx = readWhole(values.user, 'user', Number.MAX_SAFE_INTEGER);
  return { operator: values.operator ?? userInfo().username, userIdx, amountPoints, reason };
}

async function runGrant(db: Db, args: string[]): Promise<number> {
  const change = readHandChange(args);
  const { name, balancePoints } = await grant(db, change);
  say(
    `${name} 님(${change.userIdx})에게 ${formatPoints(change.amountPoints)}를 줬어요. 잔액은 ${formatPoints(balancePoints)}예요.`,
  );
  return 0;
}

async function runDeduct(db: Db, args: string[]): Promise<number> {
  const change = readHandChange(args);
  const { name, balancePoints } = await deduct(db, change);
  say(
    `${name} 님(${change.userIdx})의 ${formatPoints(change.amountPoints)}를 뺐어요. 잔액은 ${formatPoints(balancePoints)}예요.`,
  );
  return 0;
}

/** What commands reach outside of the database. */
interface Outside {
  payments: PaymentProvider;
  storage: FileStorage;
}
type Command = (db: Db, args: string[], outside: Outside) => Promise<number>;

const commands: Readonly<Record<string, Command>> = {
  audit: runAudit,
  grant: runGrant,
  deduct: runDeduct,
  notice: runNotice,
  inquiry: (db, args, { storage }) => runInquiry(db, args, storage),
  user: runUser,
  reconcile: (db, args, { payments }) => runReconcile(db, args, payments),
  order: runOrder,
  refund: (db, args, { payments }) => runRefund(db, args, payments),
  coupon: runCoupon,
};

async function run([command = 'help', ...args]: string[]): Promise<number> {
  if (command === 'help' || command === '--help') {
    say(help);
    return 0;
  }
  const carryOut = commands[command];
  if (carryOut === undefined) throw new UsageError(`모르는 명령이에요: ${command}\n\n${help}`);
  const env = readEnv(process.env);
  const database = await openDatabase(env, (error) => process.stderr.write(`${error.message}\n`));
  try {
    await migrateDatabase(database);
    return await carryOut(database.db, args, {
      payments: createToss(env.toss),
      storage: openStorage(env),
    });
  } finally {
    await database.close();
  }
}

const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof AppError ||
  error instanceof EnvError ||
  error instanceof FolderLockedError ||
  (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'));

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  if (!isExpected(error)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
