import type { Occurrence } from '../../../platform/events/domain-events.ts';
import type { OrderRow } from '../order/index.ts';
import type { RefundApproved } from '../refund/index.ts';
import { findEntry } from './credit-lot.repository.ts';
import { sumTakenBack } from './credit-reward.repository.ts';
import { findRule } from './credit-rule.repository.ts';
import { earnCredits, takeCredits } from './move-credits.ts';

const rewarded: ReadonlySet<OrderRow['kind']> = new Set(['images', 'package']);

/** Gives a buyer the credits of a paid order, for each whole yuan of it. */
export function rewardPurchase(timeZone: string) {
  return async ({ transaction }: Occurrence, order: OrderRow): Promise<void> => {
    const yuan = Math.floor(order.totalCents / 100);
    if (!rewarded.has(order.kind) || yuan === 0) return;
    const rule = await findRule(transaction, 'purchase');
    if (!rule) return;
    const { userId, id: subjectId, no: note } = order;
    const move = { userId, kind: 'purchase' as const, amount: yuan * rule.amount, source: `order:${subjectId}` };
    await earnCredits(transaction, { ...move, note, subjectId }, timeZone);
  };
}

/** Takes back of a purchase's credits what its refunds no longer pay for, as far as the balance reaches. */
export function takeRewardBack(timeZone: string) {
  return async ({ transaction }: Occurrence, { order, refundId, refundedCents }: RefundApproved): Promise<void> => {
    const entry = await findEntry(transaction, `order:${order.id}`, 'purchase');
    if (!entry) return;
    const kept = Math.floor((entry.amount * (order.totalCents - refundedCents)) / order.totalCents);
    const amount = entry.amount - kept - (await sumTakenBack(transaction, order.id));
    if (amount <= 0) return;
    const { userId, id: subjectId, no: note } = order;
    const move = { userId, kind: 'refund' as const, amount, source: `refund:${refundId}`, note, subjectId };
    await takeCredits(transaction, move, { timeZone, firstOf: entry.id });
  };
}
