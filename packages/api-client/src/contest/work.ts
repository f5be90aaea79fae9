import { workRoutes } from '../routes/contest/work.generated.ts';
import { serviceApi } from '../service-api.ts';

export const workApi = serviceApi(workRoutes, { tags: ['Activity'] });

export const { useGetWorkQuery } = workApi;
