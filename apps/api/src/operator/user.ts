import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Db } from '#db/client.ts';
import { findUsers, setBlocked, showUser, type UserRow } from '#features/operator/operator-users.service.ts';
import { formatPoints } from '#features/points/points.service.ts';
import { readWhole, say, toPlain, UsageError } from '#operator/words.ts';

const text = { type: 'string' } as const;
const flagNames = { A: '이용 중', B: '막음', W: '탈퇴' } as const;

const describe = ({ userIdx, flag, provider, name, email, phone }: UserRow): string =>
  `${userIdx}  ${flagNames[flag]}  ${provider}  ${toPlain(name)}  ${toPlain(email) || '-'}  ${phone || '-'}`;
const readIdx = (given: string | undefined): number => readWhole(given, 'user', Number.MAX_SAFE_INTEGER);

async function find(db: Db, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { text, operator: text } });
  const query = values.text?.trim() ?? '';
  if (query === '') throw new UsageError('text: 이름, 이메일, 휴대폰, 회원 번호 가운데 하나를 적어 주세요.');
  const found = await findUsers(db, values.operator ?? userInfo().username, query);
  if (found.length === 0) say('찾은 회원이 없어요.');
  for (const user of found) say(describe(user));
}

async function show(db: Db, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { user: text, operator: text } });
  const operator = values.operator ?? userInfo().username;
  const { user, balance, possessions } = await showUser(db, operator, readIdx(values.user));
  say(describe(user));
  say(`가입 ${user.createdAt.toISOString()}  ${user.job}  ${toPlain(user.school) || '-'}`);
  const { totalPoints, paidPoints, bonusPoints } = balance;
  say(
    `포인트 ${formatPoints(totalPoints)} (유료 ${formatPoints(paidPoints)}, 보너스 ${formatPoints(bonusPoints)})`,
  );
  const { passages, exams, inquiries, sessions } = possessions;
  say(`지문 ${passages}개, 자료 ${exams}개, 문의 ${inquiries}건, 열린 로그인 ${sessions}개`);
}

async function turn(db: Db, args: string[], isBlocked: boolean): Promise<void> {
  const { values } = parseArgs({ args, options: { user: text, reason: text, operator: text } });
  const reason = values.reason?.trim() ?? '';
  if (reason === '') throw new UsageError('reason: 까닭을 적어 주세요.');
  const signature = { operator: values.operator ?? userInfo().username, reason };
  const user = await setBlocked(db, { ...signature, userIdx: readIdx(values.user) }, isBlocked);
  const done = isBlocked ? '을 막았어요. 로그인이 모두 끝났어요.' : '을 다시 쓸 수 있게 했어요.';
  say(`${toPlain(user.name)} 님(${user.userIdx})${done}`);
}

const actions: Readonly<Record<string, (db: Db, args: string[]) => Promise<void>>> = {
  find,
  show,
  block: (db, args) => turn(db, args, true),
  unblock: (db, args) => turn(db, args, false),
};

/** Members: `find`, `show`, `block`, `unblock`. */
export async function runUser(db: Db, [action = '', ...args]: string[]): Promise<number> {
  const carryOut = actions[action];
  if (!carryOut) throw new UsageError('user 다음에 find, show, block, unblock 가운데 하나를 적어 주세요.');
  await carryOut(db, args);
  return 0;
}
