// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-types.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketTypesRoutes: RoutesOf<typeof contract> = {
  createTicketType: { method: 'POST', path: '/api/services/app/conferenceManagement/CreateTicketType' },
  deleteTicketType: { method: 'DELETE', path: '/api/services/app/conferenceManagement/DeleteTicketType' },
  getOfficeTicketTypes: { method: 'GET', path: '/api/services/app/conferenceUserMobile/GetTicketTypes' },
  getTicketTypes: { method: 'GET', path: '/api/services/app/conferenceManagement/GetTicketTypes' },
  moveTicketType: { method: 'POST', path: '/api/services/app/conferenceManagement/MoveTicketType' },
  updateTicketType: { method: 'PUT', path: '/api/services/app/conferenceManagement/UpdateTicketType' },
};
