import { getMyConference as getMyConferenceEndpoint } from '@tuyuan/contract/conference/my-conference.ts';
import { getOfficeTicketTypes } from '@tuyuan/contract/conference/ticket-types.ts';
import * as mobile from '@tuyuan/contract/conference/user-mobile.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { getMyConference } from './get-my-conference.ts';
import { getMyRecord } from './get-my-record.ts';
import { listStaffAttendees } from './list-staff-attendees.ts';
import { reissueFromPhone, resendFromPhone, revokeFromPhone } from './office-tickets.ts';
import { findOfficeTypes } from './office-types.repository.ts';
import { placeAttendee } from './place-attendee.ts';
import { requestChange, withdrawChange } from './request-change.ts';
import { updateMyRecord } from './update-my-record.ts';

/** Phones with a ticket: an attendee's own record, and all records for staff. */
export function conferenceUserMobileRoutes(app: FastifyInstance, deps: ConferenceDeps): void {
  bindEndpoint(app, getMyConferenceEndpoint, (context) => getMyConference(context, deps.timeZone));
  bindEndpoint(app, mobile.getMyRecord, (context) => getMyRecord(deps, context));
  bindEndpoint(app, mobile.updateMyRecord, (context, { answers }) => updateMyRecord(deps, context, answers));
  bindEndpoint(app, mobile.requestChange, (context, wish) => requestChange(deps, context, wish));
  bindEndpoint(app, mobile.withdrawChange, (context, { key }) => withdrawChange(deps, context, key));
  bindEndpoint(app, mobile.getStaffAttendees, (context, query) => listStaffAttendees(deps, context, query));
  bindEndpoint(app, getOfficeTicketTypes, async ({ db, ticket }) => ({
    items: await findOfficeTypes(db, ticket.conferenceId),
  }));
  bindEndpoint(app, mobile.placeAttendee, (context, input) => placeAttendee(deps, context, input));
  bindEndpoint(app, mobile.resendTicket, async (context, { id }) => {
    await resendFromPhone(deps, context, id);
    return {};
  });
  bindEndpoint(app, mobile.revokeTicket, async (context, asked) => {
    await revokeFromPhone(deps, context, asked);
    return {};
  });
  bindEndpoint(app, mobile.reissueTicket, async (context, asked) => ({
    code: await reissueFromPhone(deps, context, asked),
  }));
}
