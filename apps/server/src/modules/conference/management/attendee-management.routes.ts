import * as actions from '@tuyuan/contract/conference/attendee-actions.ts';
import * as attendees from '@tuyuan/contract/conference/attendees.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport } from '../../site/index.ts';
import {
  approveAttendees,
  cancelAttendees,
  reissueTickets,
  rejectAttendees,
  resendTickets,
  revokeTickets,
} from './decide-attendees.ts';
import { approveChanges, listChangeRequests, rejectChanges } from './decide-changes.ts';
import { attendeeExport } from './export-attendees.ts';
import { importAttendees } from './import-attendees.ts';
import { listAttendeeSessions } from './list-attendee-sessions.ts';
import { listAttendees } from './list-attendees.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { createAttendee, updateAttendee } from './office-attendees.ts';
import { placeAttendees } from './place-attendees.ts';
import { oneAttendee } from './present-attendees.ts';
import { printTickets } from './print-tickets.ts';

/** A conference's attendees: lists, decisions, tickets, change requests, files. */
export function attendeeManagementRoutes(app: FastifyInstance, deps: ConferenceManagementDeps): void {
  bindEndpoint(app, attendees.getManagedAttendees, (context, query) => listAttendees(deps, context, query));
  bindExport(app, deps.exports, attendeeExport(deps));
  bindEndpoint(app, attendees.getManagedAttendee, (context, { id }) => oneAttendee(context, id, deps));
  bindEndpoint(app, attendees.getAttendeeSessions, ({ db }, { id }) => listAttendeeSessions(db, id, deps.timeZone));
  bindEndpoint(app, attendees.createAttendee, (context, input) => createAttendee(deps, context, input));
  bindEndpoint(app, attendees.updateAttendee, (context, input) => updateAttendee(deps, context, input));
  bindEndpoint(app, attendees.importAttendees, (context, input, file) =>
    importAttendees(deps, context, input, file.bytes),
  );
  bindEndpoint(app, actions.approveAttendees, (context, { ids }) => approveAttendees(deps, context, ids));
  bindEndpoint(app, actions.rejectAttendees, (context, asked) => rejectAttendees(deps, context, asked));
  bindEndpoint(app, actions.cancelAttendees, (context, asked) => cancelAttendees(deps, context, asked));
  bindEndpoint(app, actions.placeAttendees, (context, asked) => placeAttendees(context, asked));
  bindEndpoint(app, actions.resendTickets, (context, { ids }) => resendTickets(deps, context, ids));
  bindEndpoint(app, actions.revokeTickets, (context, asked) => revokeTickets(deps, context, asked));
  bindEndpoint(app, actions.reissueTickets, (context, asked) => reissueTickets(deps, context, asked));
  bindEndpoint(app, actions.printTickets, (context, asked) => printTickets(deps, context, asked));
  bindEndpoint(app, actions.getChangeRequests, (context, query) => listChangeRequests(context, query, deps.timeZone));
  bindEndpoint(app, actions.approveChanges, (context, { ids }) => approveChanges(deps, context, ids));
  bindEndpoint(app, actions.rejectChanges, (context, asked) => rejectChanges(deps, context, asked));
}
