// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/account/agreement.ts';
import type { RoutesOf } from '../../route.ts';

export const agreementRoutes: RoutesOf<typeof contract> = {
  agreeTo: { method: 'POST', path: '/api/services/app/agreement/Accept' },
  getAgreementCounts: { method: 'GET', path: '/api/services/app/agreement/GetConsentCounts' },
  getAgreementVersion: { method: 'GET', path: '/api/services/app/agreement/GetVersion' },
  getAgreementVersions: { method: 'GET', path: '/api/services/app/agreement/GetVersions' },
  getAskedAgreements: { method: 'GET', path: '/api/services/app/agreement/GetAsked' },
  getConsents: { method: 'GET', path: '/api/services/app/agreement/GetConsents' },
  getOwnConsents: { method: 'GET', path: '/api/services/app/agreement/GetOwnConsents' },
};
