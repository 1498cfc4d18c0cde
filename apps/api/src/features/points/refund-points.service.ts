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

export interface RefundTaking {
  userIdx: number;
  refundId: string;
  lots: ChargeLots;
  paidPoints: number;
  bonusPoints: number;
}

const paidReference = (refundId: string) => `refund:${refundId}`;
const bonusReference = (refundId: string) => `refund-bonus:${refundId}`;

/** Takes the points of a charge that goes back to the payer; the lots must be locked. Happens once. */
export async function takeForRefund(tx: Transaction, taking: RefundTaking): Promise<void> {
  const { userIdx, refundId, lots, paidPoints, bonusPoints } = taking;
  if (paidPoints > 0) {
    const text = { userIdx, kind: 'refund' as const, reference: paidReference(refundId), title: '충전 환불' };
    await postMoves(tx, text, [{ lot: lots.paid.lotIdx, delta: -paidPoints }], 'refund');
  }
  if (bonusPoints > 0 && lots.bonus) {
    const reference = bonusReference(refundId);
    const text = { userIdx, kind: 'deduct' as const, reference, title: '환불한 충전의 보너스 회수' };
    await postMoves(tx, text, [{ lot: lots.bonus.lotIdx, delta: -bonusPoints }], 'bonus');
  }
}

/** Gives back what a refund took that did not come about. Happens once. */
export async function returnRefundPoints(tx: Transaction, userIdx: number, refundId: string): Promise<void> {
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
      title: '환불하지 못해 돌려드린 포인트',
      reversesIdx: entry.idx,
    };
    await postMoves(tx, text, moves, house);
  }
}
