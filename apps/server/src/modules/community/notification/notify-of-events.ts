import type { Occurrence } from '../../../platform/events/domain-events.ts';
import { deleteChannelsOf } from '../channel/index.ts';
import { deleteNotificationsOf } from './notification.repository.ts';
import { notify } from './notify.ts';

/** Tells who paid that an order is settled. */
export function notifyOfPaidOrder(
  { transaction }: Occurrence,
  { userId, id, no, title }: { userId: number; id: number; no: string; title: string },
): Promise<void> {
  return notify(transaction, [userId], {
    topic: 'order',
    title: `订单 ${no} 已支付`,
    body: title,
    link: `/user/main/orders?id=${id}`,
  });
}

/** Forgets what a deleted account was told and where, and what others were told of it. */
export async function forgetNotifications({ transaction }: Occurrence, { userId }: { userId: number }): Promise<void> {
  await deleteNotificationsOf(transaction, userId);
  await deleteChannelsOf(transaction, userId);
}
