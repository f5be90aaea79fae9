import { userLabelRoutes } from '../routes/library/user-label.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetUserLabelsQuery,
  useCreateUserLabelMutation,
  useUpdateUserLabelMutation,
  useDeleteUserLabelMutation,
  useLabelUsersMutation,
} = serviceApi(userLabelRoutes, { tags: ['UserLabel', 'User'], tagsOf: { getUserLabels: ['UserLabel'] } });
