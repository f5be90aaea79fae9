// Written by scripts/write-routes.ts.
import type * as contract from '@tuyuan/contract/conference/ticket-types.ts';
import type { RoutesOf } from '../../route.ts';

export const ticketTypesRoutes: RoutesOf<typeof contract> = {
  createTicketType: ['POST', '/api/services/app/conferenceManagement/CreateTicketType'],
  deleteTicketType: ['DELETE', '/api/services/app/conferenceManagement/DeleteTicketType'],
  getOfficeTicketTypes: ['GET', '/api/services/app/conferenceUserMobile/GetTicketTypes'],
  getTicketTypes: ['GET', '/api/services/app/conferenceManagement/GetTicketTypes'],
  moveTicketType: ['POST', '/api/services/app/conferenceManagement/MoveTicketType'],
  updateTicketType: ['PUT', '/api/services/app/conferenceManagement/UpdateTicketType'],
};
