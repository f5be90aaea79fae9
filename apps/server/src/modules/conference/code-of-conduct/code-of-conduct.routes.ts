import * as manner from '@tuyuan/contract/conference/code-of-conduct.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { confirmManner } from './confirm-manner.ts';
import { listMannerVersions, publishManner } from './publish-manner.ts';
import { readManner, readPublishedManner } from './read-manner.ts';

/** A conference's code of conduct: published in versions, confirmed by attendees. */
export function codeOfConductRoutes(app: FastifyInstance, { timeZone }: { timeZone: string }): void {
  bindEndpoint(app, manner.getManner, ({ db, ticket }) => readManner(db, ticket.attendeeId, timeZone));
  bindEndpoint(app, manner.getPublishedManner, ({ db }, { id }) => readPublishedManner(db, id, timeZone));
  bindEndpoint(app, manner.confirmManner, async ({ db, ticket }, { version }) => {
    await confirmManner(db, ticket.attendeeId, version);
    return {};
  });
  bindEndpoint(app, manner.getMannerVersions, ({ db }, { conferenceId }) =>
    listMannerVersions(db, conferenceId, timeZone),
  );
  bindEndpoint(app, manner.publishManner, (context, input) => publishManner(context, input, timeZone));
}
