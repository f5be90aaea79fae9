import * as conferenceData from '@tuyuan/contract/conference/conference-data.ts';
import * as conferenceAuth from '@tuyuan/contract/conference/ticket-auth.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { cancelRegistration } from './cancel-registration.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { conferenceUserMobileRoutes } from './conference-user-mobile.routes.ts';
import { getConference } from './get-conference.ts';
import { getMyTicket } from './get-my-ticket.ts';
import { listConferences } from './list-conferences.ts';
import { listMyConferences } from './list-my-conferences.ts';
import { listTicketSessions } from './list-ticket-sessions.ts';
import { logInWithTicket } from './log-in-with-ticket.ts';
import { findOwnRegistration } from './own-registration.ts';
import { recoverTickets } from './recover-tickets.ts';
import { registerForConference } from './register-for-conference.ts';
import { deleteTicketSession } from './ticket-login.repository.ts';

/** Public conference pages, registration, and phones that log in with a ticket. */
export function conferenceRoutes(app: FastifyInstance, deps: ConferenceDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, conferenceData.getConferences, ({ db }, query) => listConferences(db, query, timeZone));
  bindEndpoint(app, conferenceData.getConference, ({ db }, { id }) => getConference(db, id, timeZone));
  bindEndpoint(app, conferenceData.registerForConference, (context, input) =>
    registerForConference(deps, context, input),
  );
  bindEndpoint(app, conferenceData.cancelRegistration, async (context, { conferenceId }) => {
    await cancelRegistration(deps, context, conferenceId);
    return {};
  });
  bindEndpoint(app, conferenceData.getMyRegistration, ({ db, actor }, { conferenceId }) =>
    findOwnRegistration(db, actor.id, conferenceId, timeZone),
  );
  bindEndpoint(app, conferenceData.getMyConferences, (context) => listMyConferences(context, timeZone));
  bindEndpoint(app, conferenceData.getMyTicket, (context, { conferenceId }) =>
    getMyTicket(deps, context, conferenceId),
  );

  bindEndpoint(app, conferenceAuth.logInWithTicket, (context, { ticket }) => logInWithTicket(deps, context, ticket));
  bindEndpoint(app, conferenceAuth.recoverTicket, async (context, input) => {
    await recoverTickets(deps, context, input);
    return {};
  });
  bindEndpoint(app, conferenceAuth.logOutTicket, async ({ db, ticket }) => {
    await deleteTicketSession(db, ticket.ticketId, ticket.sessionId);
    return {};
  });
  bindEndpoint(app, conferenceAuth.getTicketSessions, async (context) => ({
    items: await listTicketSessions(context, timeZone),
  }));
  bindEndpoint(app, conferenceAuth.revokeTicketSession, async ({ db, ticket }, { id }) => {
    if (!(await deleteTicketSession(db, ticket.ticketId, id))) throw new AppError('Session.NotFound');
    return {};
  });
  conferenceUserMobileRoutes(app, deps);
}
