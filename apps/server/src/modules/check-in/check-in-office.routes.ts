import * as office from '@tuyuan/contract/check-in-office.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../platform/http/bind-endpoint.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { getCommandScreen } from './command-screen.ts';
import { decideConflict, listConflicts } from './conflicts.ts';

/** The office's phones: their own conference, and no other. */
export function checkInOfficeRoutes(app: FastifyInstance, { timeZone }: CheckInDeps): void {
  bindEndpoint(app, office.getOfficeCommand, ({ db, ticket: { conferenceId } }) =>
    getCommandScreen(db, conferenceId, timeZone),
  );
  bindEndpoint(app, office.getOfficeConflicts, ({ db, ticket: { conferenceId } }, page) =>
    listConflicts(db, { ...page, conferenceId }, timeZone),
  );
  bindEndpoint(app, office.decideOfficeConflict, ({ db, ticket: { conferenceId, name } }, decision) =>
    decideConflict(db, { ...decision, by: name, conferenceId }, timeZone),
  );
}
