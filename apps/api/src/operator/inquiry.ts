import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import type { Db } from '#db/client.ts';
import {
  type FileRow,
  listInquiries,
  replyToInquiry,
  showInquiry,
} from '#features/operator/operator-inquiries.service.ts';
import { readWhole, say, toPlain, UsageError } from '#operator/words.ts';
import type { FileStorage } from '#providers/file-storage.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const maxAnswerChars = 5000;
const listLimit = 100;

const readIdx = (given: string | undefined): number => readWhole(given, 'inquiry', Number.MAX_SAFE_INTEGER);

async function list(db: Db, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { all: flag } });
  const { rows, total } = await listInquiries(db, { isAll: values.all ?? false, limit: listLimit });
  if (total === 0) say(values.all ? '문의가 없어요.' : '답변을 기다리는 문의가 없어요.');
  for (const { idx, userIdx, category, title, createdAt, answeredAt } of rows) {
    const state = answeredAt ? '답변완료' : '답변대기';
    say(`${idx}  ${state}  ${createdAt.toISOString()}  회원 ${userIdx}  [${category}] ${toPlain(title)}`);
  }
  if (total > rows.length) say(`모두 ${total}건이에요. ${rows.length}건만 보여 줬어요.`);
}

async function saveFiles(storage: FileStorage, files: readonly FileRow[], folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { idx, key, name } of files) {
    const path = join(folder, `${idx}-${name}`);
    await pipeline(await storage.open(key), createWriteStream(path, { flags: 'wx' }));
    say(`저장했어요: ${path}`);
  }
}

async function show(db: Db, args: string[], storage: FileStorage): Promise<void> {
  const { values } = parseArgs({ args, options: { inquiry: text, save: text, operator: text } });
  const operator = values.operator ?? userInfo().username;
  const { inquiry, files } = await showInquiry(db, operator, readIdx(values.inquiry));
  const { idx, userIdx, category, title, content, createdAt, answer, answeredAt } = inquiry;
  say(`문의 ${idx}  회원 ${userIdx}  [${category}]  ${createdAt.toISOString()}`);
  say(`${toPlain(title)}\n\n${toPlain(content)}`);
  for (const file of files) say(`첨부 ${file.idx}: ${file.name} (${file.sizeBytes}바이트)`);
  if (answer !== null) say(`\n답변 ${answeredAt?.toISOString() ?? ''}\n${toPlain(answer)}`);
  if (values.save !== undefined) await saveFiles(storage, files, values.save);
}

function readAnswer({ text: given, file }: { text?: string | undefined; file?: string | undefined }): string {
  if ((given === undefined) === (file === undefined)) {
    throw new UsageError('text 또는 file: 답변을 하나만 적어 주세요.');
  }
  let answer = given ?? '';
  if (file !== undefined) {
    try {
      answer = readFileSync(file, 'utf8');
    } catch (error) {
      throw new UsageError(`file: ${file}을 읽을 수 없어요.`, { cause: error });
    }
  }
  answer = answer.replaceAll('\r\n', '\n').trim();
  if (answer === '' || answer.length > maxAnswerChars) {
    throw new UsageError(`답변은 1자부터 ${maxAnswerChars}자까지 적어 주세요.`);
  }
  return answer;
}

async function answer(db: Db, args: string[]): Promise<void> {
  const options = { inquiry: text, text, file: text, operator: text };
  const { values } = parseArgs({ args, options });
  const idx = readIdx(values.inquiry);
  const operator = values.operator ?? userInfo().username;
  const { isMended, title } = await replyToInquiry(db, { operator, idx, answer: readAnswer(values) });
  say(`문의 ${idx}(${toPlain(title)})${isMended ? '의 답변을 고쳤어요.' : '에 답변했어요.'}`);
}

type Action = (db: Db, args: string[], storage: FileStorage) => Promise<void>;
const actions: Readonly<Record<string, Action>> = { list, show, answer };

/** 1:1 문의: `list`, `show`, `answer`. */
export async function runInquiry(
  db: Db,
  [action = '', ...args]: string[],
  storage: FileStorage,
): Promise<number> {
  const carryOut = actions[action];
  if (!carryOut) throw new UsageError('inquiry 다음에 list, show, answer 가운데 하나를 적어 주세요.');
  await carryOut(db, args, storage);
  return 0;
}
