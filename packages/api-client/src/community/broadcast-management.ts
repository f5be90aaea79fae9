import { broadcastManagementRoutes } from '../routes/community/broadcast-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetBroadcastsQuery,
  useGetBroadcastGroupsQuery,
  useSendBroadcastMutation,
  useUpdateBroadcastMutation,
  useCancelBroadcastMutation,
  useDeleteBroadcastMutation,
} = serviceApi(broadcastManagementRoutes, {
  tags: ['Notification'],
  keyed: ['sendBroadcast'],
  quiet: ['sendBroadcast', 'updateBroadcast'],
});
