import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import type { Db } from '#db/client.ts';
import { getAllNotices } from '#features/notices/notices.service.ts';
import { addNotice, removeNotice } from '#features/operator/operator.service.ts';
import { readWhole, say, UsageError } from '#operator/words.ts';

const maxImageBytes = 300 * 1024;
const maxTitleChars = 60;
const dayMs = 86_400_000;

const formats: readonly { type: string; start: RegExp }[] = [
  { type: 'image/png', start: /^\x89PNG\r\n/u },
  { type: 'image/jpeg', start: /^\xff\xd8\xff/u },
  { type: 'image/gif', start: /^GIF8[79]a/u },
  { type: 'image/webp', start: /^RIFF.{4}WEBP/su },
];

/** The picture as an address that holds it whole: the content policy admits no foreign host, and no file can get lost. */
export function toImageUrl(bytes: Buffer): string {
  if (bytes.length > maxImageBytes) throw new UsageError('image: 그림은 300 KB까지 올릴 수 있어요.');
  const head = bytes.toString('latin1', 0, 16);
  const format = formats.find(({ start }) => start.test(head));
  if (!format) throw new UsageError('image: PNG, JPEG, GIF, WebP 그림이어야 해요.');
  return `data:${format.type};base64,${bytes.toString('base64')}`;
}

/** A Korean day or minute; a day alone is its beginning, as an end its last moment. */
export function readInstant(text: string, name: string, isEnd: boolean): Date {
  const match = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}))?$/u.exec(text);
  const instant = new Date(match ? `${match[1] ?? ''}T${match[2] ?? '00:00'}:00+09:00` : Number.NaN);
  if (Number.isNaN(instant.getTime()))
    throw new UsageError(`${name}: 2026-11-30 또는 2026-11-30T18:00처럼 적어 주세요.`);
  return isEnd && match?.[2] === undefined ? new Date(instant.getTime() + dayMs) : instant;
}

function readImage(path: string | undefined): string {
  if (path === undefined) throw new UsageError('image: 그림 파일을 적어 주세요.');
  try {
    return toImageUrl(readFileSync(path));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`image: ${path}을 읽을 수 없어요.`, { cause: error });
  }
}

const text = { type: 'string' } as const;

async function add(db: Db, args: string[]): Promise<void> {
  const options = { title: text, image: text, from: text, to: text, rank: text, operator: text };
  const { values } = parseArgs({ args, options });
  const title = values.title?.trim() ?? '';
  if (title === '' || title.length > maxTitleChars)
    throw new UsageError(`title: 제목을 ${maxTitleChars}자까지 적어 주세요.`);
  if (values.to === undefined) throw new UsageError('to: 언제까지 보일지 적어 주세요.');
  const startsAt = values.from === undefined ? new Date() : readInstant(values.from, 'from', false);
  const endsAt = readInstant(values.to, 'to', true);
  if (endsAt <= startsAt) throw new UsageError('to: 시작보다 뒤여야 해요.');
  const rank = /^\d{1,4}$/u.test(values.rank ?? '0') ? Number(values.rank ?? 0) : Number.NaN;
  if (Number.isNaN(rank)) throw new UsageError('rank: 0부터 9999까지의 수를 적어 주세요. 작을수록 먼저예요.');
  const notice = { title, imageUrl: readImage(values.image), rank, startsAt, endsAt };
  const noticeIdx = await addNotice(db, values.operator ?? userInfo().username, notice);
  say(`공지 ${noticeIdx}을 올렸어요.`);
}

async function list(db: Db): Promise<void> {
  const all = await getAllNotices(db);
  if (all.length === 0) say('공지가 없어요.');
  for (const { noticeIdx, title, rank, isActive, startsAt, endsAt } of all) {
    const period = `${startsAt.toISOString()} – ${endsAt.toISOString()}`;
    say(`${noticeIdx}  ${isActive ? '올라감' : '내림'}  ${rank}  ${period}  ${title}`);
  }
}

async function end(db: Db, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { notice: text, operator: text } });
  const noticeIdx = readWhole(values.notice, 'notice', 2_147_483_647);
  const title = await removeNotice(db, values.operator ?? userInfo().username, noticeIdx);
  say(`공지 ${noticeIdx}(${title})을 내렸어요.`);
}

const actions: Readonly<Record<string, (db: Db, args: string[]) => Promise<void>>> = { add, list, end };

/** The notices of the popup: `add`, `list`, `end`. */
export async function runNotice(db: Db, [action = '', ...args]: string[]): Promise<number> {
  const carryOut = actions[action];
  if (!carryOut) throw new UsageError('notice 다음에 add, list, end 가운데 하나를 적어 주세요.');
  await carryOut(db, args);
  return 0;
}
