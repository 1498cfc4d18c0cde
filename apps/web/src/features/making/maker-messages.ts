import type { ExamDetail, OutputOf, getExamStatus } from '@jadoo/contract';
import { formatCount, formatPoints } from '#text/format.ts';

/** `300P를 써서 자료 3개를 만들까요? 만든 뒤 남는 포인트는 9,700P예요.` */
export function getConfirmMessage(total: number, count: number, balanceAfter: number): string {
  return `${formatPoints(total)}를 써서 자료 ${formatCount(count)}개를 만들까요? 만든 뒤 남는 포인트는 ${formatPoints(balanceAfter)}예요.`;
}

/** `포인트가 120P 부족해요. 충전하고 이어서 만들까요?` */
export function getShortMessage(missing: number): string {
  return `포인트가 ${formatPoints(missing)} 부족해요. 충전하고 이어서 만들까요?`;
}

/** What came of a finished attempt. */
export function getResultMessage(status: OutputOf<typeof getExamStatus>): string {
  const { STATUS, MADE_COUNT, REFUSED_COUNT, REFUND_POINT } = status;
  if (STATUS === 'failed') return '자료를 만들지 못했어요. 포인트는 돌려드렸어요.';
  if (STATUS === 'partly' || REFUSED_COUNT > 0) {
    const all = MADE_COUNT + REFUSED_COUNT;
    return `${formatCount(all)}개 중 ${formatCount(MADE_COUNT)}개를 만들었어요. 만들지 못한 ${formatCount(REFUSED_COUNT)}개의 포인트 ${formatPoints(REFUND_POINT)}는 돌려드렸어요.`;
  }
  return `자료 ${formatCount(MADE_COUNT)}개를 모두 만들었어요.`;
}

/** What is going on at a share of the way. */
export function getProgressMessage(
  status: 'queued' | 'running' | 'done' | 'partly' | 'failed',
  progress: number,
): string {
  if (status === 'queued') return '차례를 기다리고 있어요.';
  if (status !== 'running') return '다 만들었어요.';
  return progress < 90 ? '문항을 만들고 있어요.' : '마무리하고 있어요.';
}

/** Refusals of one kind and reason together, as the result lists them. */
export function groupRefusals(
  refusals: ExamDetail['REFUSALS'],
): { kind: string; reason: string; titles: string[]; refund: number }[] {
  const groups = new Map<string, { kind: string; reason: string; titles: string[]; refund: number }>();
  for (const { KIND, REASON, PS_TITLE, REFUND_POINT } of refusals) {
    const id = `${KIND} ${REASON}`;
    const group = groups.get(id) ?? { kind: KIND, reason: REASON, titles: [], refund: 0 };
    group.titles.push(PS_TITLE);
    group.refund += REFUND_POINT;
    groups.set(id, group);
  }
  return [...groups.values()];
}
