// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-review.ts';
import type { RoutesOf } from '../../route.ts';

export const imageReviewRoutes: RoutesOf<typeof contract> = {
  decideImage: { method: 'POST', path: '/api/services/app/imageReview/Decide' },
  getReviewCase: { method: 'GET', path: '/api/services/app/imageReview/GetCase' },
  getReviewQueue: { method: 'GET', path: '/api/services/app/imageReview/GetQueue' },
  releaseReviewLeases: { method: 'POST', path: '/api/services/app/imageReview/ReleaseLeases' },
  renewReviewLeases: { method: 'POST', path: '/api/services/app/imageReview/RenewLeases' },
  takeReviewBatch: { method: 'POST', path: '/api/services/app/imageReview/TakeBatch' },
  undoDecision: { method: 'POST', path: '/api/services/app/imageReview/Undo' },
};
