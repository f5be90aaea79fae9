import { activityManagementRoutes } from '../routes/contest/activity-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedActivitiesQuery,
  useGetManagedActivityQuery,
  useCreateActivityMutation,
  useUpdateActivityMutation,
  useGetActivityDifferencesMutation,
  usePublishActivityMutation,
  useCancelActivityMutation,
  useDeleteActivityMutation,
  useUploadActivityPictureMutation,
} = serviceApi(activityManagementRoutes, {
  tags: ['Activity'],
  keyed: ['createActivity'],
  // Said at the form's fields, or in the dialog that asked.
  quiet: ['createActivity', 'updateActivity', 'getActivityDifferences'],
});
