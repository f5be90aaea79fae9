// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/album-share.ts';
import type { RoutesOf } from '../../route.ts';

export const albumShareRoutes: RoutesOf<typeof contract> = {
  getSharedImages: { method: 'POST', path: '/api/services/app/albumShare/GetImages' },
  openShare: { method: 'POST', path: '/api/services/app/albumShare/OpenShare' },
};
