// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/licence.ts';
import type { RoutesOf } from '../../route.ts';

export const licenceRoutes: RoutesOf<typeof contract> = {
  getImageLicences: { method: 'GET', path: '/api/services/app/licence/GetOfImage' },
  getLicenceTexts: { method: 'GET', path: '/api/services/app/licence/GetTexts' },
  getVideoLicences: { method: 'GET', path: '/api/services/app/licence/GetOfVideo' },
  verifyFile: { method: 'GET', path: '/api/services/app/licence/VerifyFile' },
  verifyLicence: { method: 'GET', path: '/api/services/app/licence/Verify' },
};
