// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/commerce/ledger.ts';
import type { RoutesOf } from '../../route.ts';

export const ledgerRoutes: RoutesOf<typeof contract> = {
  getAccountEntries: { method: 'GET', path: '/api/services/app/ledger/GetEntries' },
  getIntegrityReport: { method: 'GET', path: '/api/services/app/ledger/GetIntegrityReport' },
  getLedgerAccounts: { method: 'GET', path: '/api/services/app/ledger/GetAccounts' },
};
