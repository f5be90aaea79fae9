import { notificationTopics } from '@tuyuan/contract/community/notification-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { insertNotifications, type NewNotification } from './notification.repository.ts';

/** Whoever is told has a page open, perhaps: so many are told there too; more find out when their page next looks. */
const maxTold = 100;

type Notice = Omit<NewNotification, 'kind' | 'groupKey' | 'actorId' | 'body'> &
  Partial<Pick<NewNotification, 'groupKey' | 'actorId' | 'body'>>;

/** Notifies these people, the actor and those who muted the topic excepted. Call it last in the transaction. */
export async function notify(transaction: Database, userIds: readonly number[], notice: Notice): Promise<void> {
  if (userIds.length === 0) return;
  const { kind } = notificationTopics[notice.topic];
  const told = await insertNotifications(transaction, userIds, {
    groupKey: '',
    actorId: null,
    body: '',
    ...notice,
    kind,
  });
  await publishEvent(transaction, {
    hub: 'galleryCommon',
    stream: 'site',
    target: told.slice(0, maxTold).map((id) => `user:${id}` as const),
    name: 'notified',
    payload: { kind },
  });
}
