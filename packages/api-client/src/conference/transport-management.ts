import { transportManagementRoutes } from '../routes/conference/transport-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const conferenceTrafficManagementApi = serviceApi(transportManagementRoutes, {
  tags: ['Traffic'],
  tagsOf: { exportManifests: [] },
});

export const {
  useGetTrafficQuery,
  useCreateTripMutation,
  useUpdateTripMutation,
  useDelayTripMutation,
  useCancelTripMutation,
  useAdvanceManagedTripMutation,
  useDeleteTripMutation,
  useSeatAttendeesMutation,
  useUnseatAttendeeMutation,
  useExportManifestsMutation,
} = conferenceTrafficManagementApi;
