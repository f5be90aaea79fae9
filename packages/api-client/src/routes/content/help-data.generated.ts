// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/content/help-data.ts';
import type { RoutesOf } from '../../route.ts';

export const helpDataRoutes: RoutesOf<typeof contract> = {
  getFooter: { method: 'GET', path: '/api/services/app/helpData/GetFooter' },
  voteOnHelp: { method: 'POST', path: '/api/services/app/helpData/Vote' },
};
