import { dashboardRoutes } from '../routes/site/dashboard.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetDashboardTasksQuery,
  useGetDashboardTrendsQuery,
  useGetDashboardStateQuery,
  useGetMostViewedImagesQuery,
} = serviceApi(dashboardRoutes, {
  tags: ['Image', 'Album', 'Log'],
  tagsOf: {
    getDashboardTrends: ['Image', 'User', 'Log'],
    getDashboardState: ['Image', 'Album', 'User'],
    getMostViewedImages: ['Image'],
  },
});
