// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/community/user-notification.ts';
import type { RoutesOf } from '../../route.ts';

export const userNotificationRoutes: RoutesOf<typeof contract> = {
  getNotification: { method: 'GET', path: '/api/services/app/userNotification/GetNotification' },
  getNotificationMutes: { method: 'GET', path: '/api/services/app/userNotification/GetMutes' },
  getNotifications: { method: 'GET', path: '/api/services/app/userNotification/GetNotifications' },
  getUnreadNotifications: { method: 'GET', path: '/api/services/app/userNotification/GetUnread' },
  muteNotifications: { method: 'POST', path: '/api/services/app/userNotification/Mute' },
  readNotifications: { method: 'POST', path: '/api/services/app/userNotification/Read' },
};
