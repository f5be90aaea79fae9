import * as broadcast from '@tuyuan/contract/community/broadcast-management.ts';
import * as notification from '@tuyuan/contract/community/user-notification.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { findGroups, pageOfBroadcasts, removeBroadcast } from './broadcast.repository.ts';
import {
  countUnread,
  findMutes,
  findNotification,
  markRead,
  pageOfNotifications,
  setMute,
} from './notification.repository.ts';
import { cancelBroadcast, sendBroadcast, updateBroadcast } from './send-broadcast.ts';

/** Binds what people are told, and what the office tells many at once. */
export function notificationRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, notification.getNotifications, ({ db, actor }, input) => pageOfNotifications(db, actor.id, input));
  bindEndpoint(app, notification.getNotification, ({ db, actor }, { id }) =>
    orThrow(findNotification(db, actor.id, id), 'Notification.NotFound'),
  );
  bindEndpoint(app, notification.getUnreadNotifications, ({ db, actor }) => countUnread(db, actor.id));
  bindEndpoint(app, notification.readNotifications, async ({ db, actor }, input) => {
    await markRead(db, actor.id, input);
    return countUnread(db, actor.id);
  });
  bindEndpoint(app, notification.getNotificationMutes, async ({ db, actor }) => ({
    muted: await findMutes(db, actor.id),
  }));
  bindEndpoint(app, notification.muteNotifications, async ({ db, actor }, { topic, isOn }) => {
    await setMute(db, actor.id, topic, !isOn);
    return { muted: await findMutes(db, actor.id) };
  });

  bindEndpoint(app, broadcast.getBroadcasts, ({ db }, input) => pageOfBroadcasts(db, input));
  bindEndpoint(app, broadcast.getBroadcastGroups, ({ db }) => findGroups(db));
  bindEndpoint(app, broadcast.sendBroadcast, (context, input) => sendBroadcast(context, input, timeZone));
  bindEndpoint(app, broadcast.updateBroadcast, ({ db }, input) => updateBroadcast(db, input, timeZone));
  bindEndpoint(app, broadcast.cancelBroadcast, ({ db }, { id }) => cancelBroadcast(db, id));
  bindEndpoint(app, broadcast.deleteBroadcast, async ({ db }, { id }) => {
    if (!(await removeBroadcast(db, id))) throw new AppError('Notification.NotFound');
    return {};
  });
}
