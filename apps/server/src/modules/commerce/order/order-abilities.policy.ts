import type { Order } from '@tuyuan/contract/commerce/order.ts';
import type { ShownLine, ShownOrder } from './order-view.repository.ts';

/** True for a line that can be given back: never downloaded, in no refund, and its time is not over. */
export function canRefundLine({
  firstDownloadedAt,
  licence,
  refund,
  isReleased,
}: Pick<ShownLine, 'firstDownloadedAt' | 'licence' | 'refund' | 'isReleased'>): boolean {
  const isFree = refund === null || refund === 'rejected' || refund === 'withdrawn';
  return firstDownloadedAt === null && licence !== null && !licence.isRevoked && isFree && !isReleased;
}

/** What the buyer may do with an order now. */
export function orderAbilities(
  { state, secondsLeft, kind, totalCents, payBy }: ShownOrder,
  lines: readonly ShownLine[],
): Order['abilities'] {
  const isOpen = state === 'pendingPayment';
  const isPaid = state === 'paid' || state === 'completed' || state === 'partRefunded' || state === 'refunding';
  const isWorth = totalCents > 0 || payBy === 'package';
  return {
    pay: isOpen && secondsLeft > 0,
    cancel: isOpen,
    refund: isPaid && kind === 'images' && isWorth && lines.some(canRefundLine),
    download:
      isPaid && lines.some(({ licence, refund }) => licence !== null && !licence.isRevoked && refund !== 'requested'),
  };
}
