// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/site/home-design.ts';
import type { RoutesOf } from '../../route.ts';

export const homeDesignRoutes: RoutesOf<typeof contract> = {
  createHomePreview: { method: 'POST', path: '/api/services/app/homeDesign/CreatePreviewLink' },
  getHomeDraft: { method: 'GET', path: '/api/services/app/homeDesign/GetDraft' },
  listHomeVersions: { method: 'GET', path: '/api/services/app/homeDesign/GetVersions' },
  publishHome: { method: 'POST', path: '/api/services/app/homeDesign/Publish' },
  restoreHomeVersion: { method: 'POST', path: '/api/services/app/homeDesign/RestoreVersion' },
  saveHomeDraft: { method: 'PUT', path: '/api/services/app/homeDesign/SaveDraft' },
  saveNavigationDraft: { method: 'PUT', path: '/api/services/app/homeDesign/SaveNavigation' },
};
