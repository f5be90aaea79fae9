import { userSessionRoutes } from '../routes/account/user-session.generated.ts';
import { serviceApi } from '../service-api.ts';

export const userSessionApi = serviceApi(userSessionRoutes, {
  tags: ['User'],
  tagsOf: { impersonateUser: [], backToImpersonator: [] },
});

export const {
  useGetUserSessionsQuery,
  useRevokeUserSessionsMutation,
  useUnlockUsersMutation,
  useImpersonateUserMutation,
  useBackToImpersonatorMutation,
} = userSessionApi;
