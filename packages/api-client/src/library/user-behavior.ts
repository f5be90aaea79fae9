import { userBehaviorRoutes } from '../routes/library/user-behavior.generated.ts';
import { serviceApi } from '../service-api.ts';

/** Nobody waits for these, and nobody is told when they fail. */
export const userBehaviorApi = serviceApi(userBehaviorRoutes, { quiet: ['read', 'click'] });
