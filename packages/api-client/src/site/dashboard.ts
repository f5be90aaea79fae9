import type {
  getDashboardState,
  getDashboardTasks,
  getDashboardTrends,
  getMostViewedImages,
} from '@tuyuan/contract/site/dashboard.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const dashboardApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDashboardTasks: build.query<ResultOf<typeof getDashboardTasks>, ArgumentOf<typeof getDashboardTasks>>({
      query: callOf<typeof getDashboardTasks>('GET', '/api/services/app/dashboard/GetTasks'),
      providesTags: ['Image', 'Album', 'Log'],
    }),
    getDashboardTrends: build.query<ResultOf<typeof getDashboardTrends>, ArgumentOf<typeof getDashboardTrends>>({
      query: callOf<typeof getDashboardTrends>('GET', '/api/services/app/dashboard/GetTrends'),
      providesTags: ['Image', 'User', 'Log'],
    }),
    getDashboardState: build.query<ResultOf<typeof getDashboardState>, ArgumentOf<typeof getDashboardState>>({
      query: callOf<typeof getDashboardState>('GET', '/api/services/app/dashboard/GetState'),
      providesTags: ['Image', 'Album', 'User'],
    }),
    getMostViewedImages: build.query<ResultOf<typeof getMostViewedImages>, ArgumentOf<typeof getMostViewedImages>>({
      query: callOf<typeof getMostViewedImages>('GET', '/api/services/app/dashboard/GetMostViewedImages'),
      providesTags: ['Image'],
    }),
  }),
});

export const {
  useGetDashboardTasksQuery,
  useGetDashboardTrendsQuery,
  useGetDashboardStateQuery,
  useGetMostViewedImagesQuery,
} = dashboardApi;
