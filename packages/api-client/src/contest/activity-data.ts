import { activityDataRoutes } from '../routes/contest/activity-data.generated.ts';
import { serviceApi } from '../service-api.ts';

export const activityDataApi = serviceApi(activityDataRoutes, { tags: ['Activity'] });

export const { useGetActivitiesQuery, useGetActivityQuery } = activityDataApi;
