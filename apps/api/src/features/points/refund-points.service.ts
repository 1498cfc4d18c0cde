import type { Transaction } from '#db/client.ts';
import { planReturn } from './points.rules.ts';
import { findEntry, findEntryLot, listSpentLots, lockAccounts, postMoves } from './points.store.ts';

/** What is left of the points of one charge. */
export interface ChargeLots {
  paid: ChargeLot;
  bonus: ChargeLot | undefined;
}

export interface ChargeLot {
  lotIdx: number;
  amountPoints: number;
  remainingPoints: number;
}

/** The points that came with an order. Nobody changes them before the transaction ends. */
export async function lockChargeLots(tx: Transaction, userIdx: number, orderId: string): Promise<ChargeLots> {
  await lockAccounts(tx, userIdx);
  const paid = await findEntryLot(tx, userIdx, 'charge', `order:${orderId}`);
  if (!paid) throw new Error(`ledger: order ${orderId} of user ${userIdx} has no points`);
  return { paid, bonus: await findEntryLot(tx, userIdx, 'bonus', `charge:${orderId}`) };
}

/** Why the points of a charge go: the payer gets the money back, or the bank took the deposit back. */
export type TakingCause = 'refund' | 'deposit';

const titles: Record<TakingCause, { taken: string; bonus: string; returned: string }> = {
  refund: {
    taken: '충전 환불',
    bonus: '환불한 충전의 보너스 회수',
    returned: '환불하지 못해 돌려드린 포인트',
  },
  deposit: {
    taken: '입금이 취소된 충전의 회수',
    bonus: '입금이 취소된 충전의 보너스 회수',
    returned: '다시 입금되어 돌려드린 포인트',
  },
};

export interface RefundTaking {
  userIdx: number;
  refundId: string;
  lots: ChargeLots;
  paidPoints: number;
  bonusPoints: number;
  cause: TakingCause;
}

const paidReference = (refundId: string) => `refund:${refundId}`;
const bonusReference = (refundId: string) => `refund-bonus:${refundId}`;

/** Takes the points of a charge that goes back to the payer; the lots must be locked. Happens once. */
export async function takeForRefund(tx: Transaction, taking: RefundTaking): Promise<void> {
  const { userIdx, refundId, lots, paidPoints, bonusPoints } = taking;
  const { taken, bonus } = titles[taking.cause];
  if (paidPoints > 0) {
    const text = { userIdx, kind: 'refund' as const, reference: paidReference(refundId), title: taken };
    await postMoves(tx, text, [{ lot: lots.paid.lotIdx, delta: -paidPoints }], 'refund');
  }
  if (bonusPoints > 0 && lots.bonus) {
    const reference = bonusReference(refundId);
    const text = { userIdx, kind: 'deduct' as const, reference, title: bonus };
    await postMoves(tx, text, [{ lot: lots.bonus.lotIdx, delta: -bonusPoints }], 'bonus');
  }
}

/** Gives back what a refund took that did not come about. Happens once. */
export async function returnRefundPoints(
  tx: Transaction,
  userIdx: number,
  refundId: string,
  cause: TakingCause,
): Promise<void> {
  await lockAccounts(tx, userIdx);
  const taken = [
    { kind: 'refund', reference: paidReference(refundId), house: 'refund' },
    { kind: 'deduct', reference: bonusReference(refundId), house: 'bonus' },
  ] as const;
  for (const { kind, reference, house } of taken) {
    const entry = await findEntry(tx, kind, reference);
    if (!entry || (await findEntry(tx, 'compensation', reference))) continue;
    const moves = planReturn(await listSpentLots(tx, entry.idx), -entry.amount);
    if (!moves) throw new Error(`ledger: ${reference} was given back before`);
    const text = {
      userIdx,
      kind: 'compensation' as const,
      reference,
      title: titles[cause].returned,
      reversesIdx: entry.idx,
    };
    await postMoves(tx, text, moves, house);
  }
}
