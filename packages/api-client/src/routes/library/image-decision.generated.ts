// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-decision.ts';
import type { RoutesOf } from '../../route.ts';

export const imageDecisionRoutes: RoutesOf<typeof contract> = {
  appealImage: { method: 'POST', path: '/api/services/app/imageReview/AppealImage' },
  getImageDecisions: { method: 'GET', path: '/api/services/app/imageReview/GetDecisions' },
  resubmitImages: { method: 'POST', path: '/api/services/app/imageReview/ResubmitImages' },
  withdrawImages: { method: 'POST', path: '/api/services/app/imageReview/WithdrawImages' },
};
