import { userLoginAttemptRoutes } from '../routes/account/user-login-attempt.generated.ts';
import { serviceApi } from '../service-api.ts';

export const userLoginAttemptApi = serviceApi(userLoginAttemptRoutes, {
  tags: ['Log'],
  tagsOf: { exportLoginAttempts: [] },
});

export const { useGetLoginAttemptLogQuery, useExportLoginAttemptsMutation } = userLoginAttemptApi;
