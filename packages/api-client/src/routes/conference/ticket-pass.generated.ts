// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-pass.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketPassRoutes: RoutesOf<typeof contract> = {
  certifyPass: { method: 'POST', path: '/api/services/app/ticketPass/Certify' },
  getMySignPoints: { method: 'GET', path: '/api/services/app/ticketPass/GetSignPoints' },
  getMyVouchers: { method: 'GET', path: '/api/services/app/ticketPass/GetVouchers' },
  getPass: { method: 'GET', path: '/api/services/app/ticketPass/GetPass' },
  signByPoster: { method: 'POST', path: '/api/services/app/ticketPass/SignByPoster' },
};
