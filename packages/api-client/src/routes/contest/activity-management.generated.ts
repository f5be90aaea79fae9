// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/contest/activity-management.ts';
import type { RoutesOf } from '../../route.ts';

export const activityManagementRoutes: RoutesOf<typeof contract> = {
  cancelActivity: { method: 'POST', path: '/api/services/app/activityManagement/Cancel' },
  createActivity: { method: 'POST', path: '/api/services/app/activityManagement/Create' },
  deleteActivity: { method: 'DELETE', path: '/api/services/app/activityManagement/Delete' },
  getActivityDifferences: { method: 'POST', path: '/api/services/app/activityManagement/Compare' },
  getManagedActivities: { method: 'GET', path: '/api/services/app/activityManagement/GetList' },
  getManagedActivity: { method: 'GET', path: '/api/services/app/activityManagement/GetInfo' },
  publishActivity: { method: 'POST', path: '/api/services/app/activityManagement/Publish' },
  updateActivity: { method: 'PUT', path: '/api/services/app/activityManagement/Update' },
  uploadActivityPicture: { method: 'POST', path: '/api/services/app/activityManagement/UploadPicture' },
};
