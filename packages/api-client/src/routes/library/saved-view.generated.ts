// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/saved-view.ts';
import type { RoutesOf } from '../../route.ts';

export const savedViewRoutes: RoutesOf<typeof contract> = {
  createSavedView: { method: 'POST', path: '/api/services/app/savedView/CreateView' },
  deleteSavedView: { method: 'DELETE', path: '/api/services/app/savedView/DeleteView' },
  getSavedViews: { method: 'GET', path: '/api/services/app/savedView/GetViews' },
  updateSavedView: { method: 'PUT', path: '/api/services/app/savedView/UpdateView' },
};
