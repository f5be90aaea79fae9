// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/library/image-copy.ts';
import type { RoutesOf } from '../../route.ts';

export const imageCopyRoutes: RoutesOf<typeof contract> = {
  decideCopyCase: { method: 'POST', path: '/api/services/app/imageCopy/Decide' },
  getCopyCases: { method: 'GET', path: '/api/services/app/imageCopy/GetCopyCases' },
  getCopyFigures: { method: 'GET', path: '/api/services/app/imageCopy/GetFigures' },
  getOwnCopies: { method: 'GET', path: '/api/services/app/imageCopyData/GetOwnCopies' },
  reopenCopyCase: { method: 'POST', path: '/api/services/app/imageCopy/Reopen' },
  requestCopyDecision: { method: 'POST', path: '/api/services/app/imageCopyData/RequestDecision' },
};
