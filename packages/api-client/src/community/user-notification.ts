import { userNotificationRoutes } from '../routes/community/user-notification.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetNotificationsQuery,
  useGetNotificationQuery,
  useGetUnreadNotificationsQuery,
  useReadNotificationsMutation,
  useGetNotificationMutesQuery,
  useMuteNotificationsMutation,
} = serviceApi(userNotificationRoutes, {
  tags: ['Notification'],
  quiet: ['getUnreadNotifications', 'muteNotifications'],
});
