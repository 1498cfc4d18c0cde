import type { Swap } from '#meaning/statements/flip-number.ts';
import { joinSyllable, splitSyllable } from '#syllables.ts';

/** 하기 전에, 마친 뒤: what came first is told by these alone. */
const before = /([가-힣]+)기 (?:직)?전에 /u;
const after = /([가-힣]+[한된친난간온진낸]) (?:뒤|후)에? /u;
/** 뒤에도, 전에는: what went on is no order of two deeds; nobody does anything before birth or after death. */
const unsure =
  /까지|동안|지나|지난|시간|만에|태어|어린|어릴|물려|출생|죽|사망|세상을|숨|[뒤후]에[도야]|전에[도는야]|[뒤후]로|지 않|못|없/u;
/** 온, 된, 간 → 오, 되, 가. */
const lostN = 4;

/** 졸업하기 전에 ↔ 졸업한 뒤에: two deeds of one sentence in the other order. */
export function swapOrder(text: string): Swap[] {
  if (unsure.test(text)) return [];
  const [earlier, base = ''] = before.exec(text) ?? [];
  const last = splitSyllable(base.at(-1));
  if (earlier !== undefined && last?.final === 0) {
    const done = base.slice(0, -1) + joinSyllable({ ...last, final: lostN });
    return [{ from: `${base}기 전에`, to: `${done} 뒤에` }].filter(({ from }) => text.includes(from));
  }
  const [later, done = ''] = after.exec(text) ?? [];
  const end = splitSyllable(done.at(-1));
  if (later === undefined || end?.final !== lostN) return [];
  const stem = done.slice(0, -1) + joinSyllable({ ...end, final: 0 });
  return [{ from: later.trim(), to: `${stem}기 전에` }];
}
