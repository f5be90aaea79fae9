// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-pass.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketPassRoutes: RoutesOf<typeof contract> = {
  certifyPass: ['POST', '/api/services/app/ticketPass/Certify'],
  getMySignPoints: ['GET', '/api/services/app/ticketPass/GetSignPoints'],
  getMyVouchers: ['GET', '/api/services/app/ticketPass/GetVouchers'],
  getPass: ['GET', '/api/services/app/ticketPass/GetPass'],
  signByPoster: ['POST', '/api/services/app/ticketPass/SignByPoster'],
};
