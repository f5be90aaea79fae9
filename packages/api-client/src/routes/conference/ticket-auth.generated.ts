// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-auth.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketAuthRoutes: RoutesOf<typeof contract> = {
  getTicketSessions: ['GET', '/api/Account/ConferenceAuth/GetSessions'],
  logInWithTicket: ['POST', '/api/Account/ConferenceAuth/Login'],
  logOutTicket: ['POST', '/api/Account/ConferenceAuth/Logout'],
  revokeTicketSession: ['POST', '/api/Account/ConferenceAuth/RevokeSession'],
};
