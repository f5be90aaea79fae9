// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-meaning.ts';
import type { RoutesOf } from '../../route.ts';

export const imageMeaningRoutes: RoutesOf<typeof contract> = {
  getMeaningStatus: { method: 'GET', path: '/api/services/app/imageMeaning/GetStatus' },
  getSeenLabels: { method: 'GET', path: '/api/services/app/imageMeaning/GetSeenLabels' },
};
