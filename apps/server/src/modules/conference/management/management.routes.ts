import * as management from '@tuyuan/contract/conference/conference-management.ts';
import * as modules from '@tuyuan/contract/conference/conference-modules.ts';
import * as publishing from '@tuyuan/contract/conference/publishing.ts';
import * as ticketTypes from '@tuyuan/contract/conference/ticket-types.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { attendeeManagementRoutes } from './attendee-management.routes.ts';
import {
  createTicketType,
  deleteTicketType,
  listTicketTypes,
  moveTicketType,
  updateTicketType,
} from './change-ticket-types.ts';
import { cloneConference } from './clone-conference.ts';
import { createConference } from './create-conference.ts';
import { archiveConference, cancelConference, deleteConference } from './end-conference.ts';
import { getRegistrationCurve } from './get-registration-curve.ts';
import { listConferences } from './list-conferences.ts';
import { listVersions } from './list-versions.ts';
import type { ConferenceManagementDeps } from './management-deps.ts';
import { oneConference } from './present-conference.ts';
import { publishConference, readPublishDiff } from './publish-conference.ts';
import { listModules, setModules } from './set-modules.ts';
import { setConferenceActive, setConferenceLive } from './switch-conference.ts';
import { discardDraft, updateDraft } from './update-draft.ts';
import { uploadPicture } from './upload-picture.ts';

/** Back office for conferences, ticket types and attendees. */
export function conferenceManagementRoutes(app: FastifyInstance, deps: ConferenceManagementDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, management.getManagedConferences, ({ db }, query) => listConferences(db, query, timeZone));
  bindEndpoint(app, management.getManagedConference, ({ db }, { id }) => oneConference(db, id, timeZone));
  bindEndpoint(app, management.getRegistrationCurve, ({ db }, { id }) => getRegistrationCurve(db, id, timeZone));
  bindEndpoint(app, management.createConference, (context, input) => createConference(context, input, timeZone));
  bindEndpoint(app, management.updateConferenceDraft, ({ db }, input) => updateDraft(db, input, timeZone));
  bindEndpoint(app, management.discardConferenceDraft, ({ db }, { id }) => discardDraft(db, id, timeZone));
  bindEndpoint(app, management.cloneConference, (context, input) => cloneConference(context, input, deps));
  bindEndpoint(app, management.deleteConference, async ({ db }, { id }) => {
    await deleteConference(db, id);
    return {};
  });
  bindEndpoint(app, management.uploadConferencePicture, ({ tenant }, input, file) =>
    uploadPicture(deps, tenant, file, input),
  );

  bindEndpoint(app, modules.getConferenceModules, ({ db }, { id }) => listModules(db, id));
  bindEndpoint(app, modules.setConferenceModules, ({ db }, input) => setModules(db, input.id, input.modules));

  bindEndpoint(app, publishing.getPublishDiff, ({ db }, { id }) => readPublishDiff(db, id, timeZone));
  bindEndpoint(app, publishing.publishConference, (context, input) => publishConference(deps, context, input));
  bindEndpoint(app, publishing.cancelConference, (context, input) => cancelConference(deps, context, input));
  bindEndpoint(app, publishing.archiveConference, ({ db }, input) => archiveConference(db, input, timeZone));
  bindEndpoint(app, publishing.setConferenceLive, ({ db }, input) => setConferenceLive(db, input, timeZone));
  bindEndpoint(app, publishing.setConferenceActive, ({ db }, input) => setConferenceActive(db, input, timeZone));
  bindEndpoint(app, publishing.getConferenceVersions, ({ db }, query) => listVersions(db, query, timeZone));

  bindEndpoint(app, ticketTypes.getTicketTypes, async ({ db }, { conferenceId }) => ({
    items: await listTicketTypes(db, conferenceId, timeZone),
  }));
  bindEndpoint(app, ticketTypes.createTicketType, ({ db }, input) => createTicketType(db, input, timeZone));
  bindEndpoint(app, ticketTypes.updateTicketType, (context, input) => updateTicketType(deps, context, input));
  bindEndpoint(app, ticketTypes.moveTicketType, async ({ db }, move) => ({
    items: await moveTicketType(db, move, timeZone),
  }));
  bindEndpoint(app, ticketTypes.deleteTicketType, async ({ db }, { id }) => {
    await deleteTicketType(db, id);
    return {};
  });
  attendeeManagementRoutes(app, deps);
}
