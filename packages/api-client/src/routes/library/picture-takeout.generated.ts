// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/picture-takeout.ts';
import type { RoutesOf } from '../../route.ts';

export const pictureTakeoutRoutes: RoutesOf<typeof contract> = {
  createTakeout: { method: 'POST', path: '/api/services/app/pictureTakeout/CreateTakeout' },
};
