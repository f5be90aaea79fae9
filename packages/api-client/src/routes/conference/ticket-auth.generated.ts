// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-auth.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketAuthRoutes: RoutesOf<typeof contract> = {
  getTicketSessions: { method: 'GET', path: '/api/Account/ConferenceAuth/GetSessions' },
  logInWithTicket: { method: 'POST', path: '/api/Account/ConferenceAuth/Login' },
  logOutTicket: { method: 'POST', path: '/api/Account/ConferenceAuth/Logout' },
  recoverTicket: { method: 'POST', path: '/api/Account/ConferenceAuth/RecoverTicket' },
  revokeTicketSession: { method: 'POST', path: '/api/Account/ConferenceAuth/RevokeSession' },
};
