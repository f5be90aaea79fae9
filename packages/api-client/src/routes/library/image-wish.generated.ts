// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-wish.ts';
import type { RoutesOf } from '../../route.ts';

export const imageWishRoutes: RoutesOf<typeof contract> = {
  addWish: { method: 'POST', path: '/api/services/app/imageWish/AddWish' },
  getWish: { method: 'GET', path: '/api/services/app/imageWish/GetWish' },
  removeWish: { method: 'POST', path: '/api/services/app/imageWish/RemoveWish' },
};
