import { dashboardRoutes } from '../routes/site/dashboard.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetDashboardTasksQuery,
  useGetDashboardTrendsQuery,
  useGetDashboardStateQuery,
  useGetMostViewedImagesQuery,
  useGetSetupQuery,
  useDismissSetupMutation,
} = serviceApi(dashboardRoutes, {
  tags: ['Image', 'Album', 'Log'],
  quiet: ['getSetup', 'getDashboardTasks'],
  tagsOf: {
    getDashboardTasks: [
      'Image',
      'Album',
      'Review',
      'Comment',
      'Feedback',
      'Application',
      'Attendee',
      'Order',
      'Profit',
      'Invoice',
      'Mall',
      'Log',
      'Job',
    ],
    getDashboardTrends: ['Image', 'User', 'Order', 'Log'],
    getDashboardState: ['Image', 'Album', 'User'],
    getMostViewedImages: ['Image'],
    getSetup: ['Image', 'Site', 'User', 'HomeDesign'],
    dismissSetup: ['Site'],
  },
});
