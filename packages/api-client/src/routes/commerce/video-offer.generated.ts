// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/video-offer.ts';
import type { RoutesOf } from '../../route.ts';

export const videoOfferRoutes: RoutesOf<typeof contract> = {
  getVideoOffer: { method: 'GET', path: '/api/services/app/videoOffer/GetOffer' },
  setVideoPrices: { method: 'PUT', path: '/api/services/app/videoOffer/SetPrices' },
};
