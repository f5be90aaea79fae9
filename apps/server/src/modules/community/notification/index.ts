export { notificationRoutes } from './notification.routes.ts';
export { notify } from './notify.ts';
export { forgetNotifications, notifyOfPaidOrder } from './notify-of-events.ts';
export { sendDueBroadcasts } from './send-broadcast.ts';
