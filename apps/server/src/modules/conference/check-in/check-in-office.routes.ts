import * as office from '@tuyuan/contract/conference/check-in-office.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { getCommandScreen } from './command-screen.ts';
import { decideConflict, listConflicts } from './conflicts.ts';
import { getHeadcount } from './get-headcount.ts';
import { signByHandOnPhone } from './sign-by-hand.ts';
import { presentSignPoint } from './sign-point.presenter.ts';
import { readSignPoints } from './sign-point.repository.ts';

/** The office's phones, limited to their own conference. */
export function checkInOfficeRoutes(app: FastifyInstance, deps: CheckInDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, office.getOfficeCommand, ({ db, ticket: { conferenceId } }) =>
    getCommandScreen(db, conferenceId, timeZone),
  );
  bindEndpoint(app, office.getOfficeConflicts, ({ db, ticket: { conferenceId } }, page) =>
    listConflicts(db, { ...page, conferenceId }, timeZone),
  );
  bindEndpoint(app, office.decideOfficeConflict, ({ db, ticket: { conferenceId, name } }, decision) =>
    decideConflict(db, { ...decision, by: name, conferenceId }, timeZone),
  );
  bindEndpoint(app, office.getOfficeSignPoints, async ({ db, ticket: { conferenceId } }) => {
    const points = await readSignPoints(db, conferenceId);
    return { items: points.filter((point) => point.is_active).map((point) => presentSignPoint(point, timeZone)) };
  });
  bindEndpoint(app, office.signByOfficePhone, (context, wanted) => signByHandOnPhone(deps, context, wanted));
  bindEndpoint(app, office.getHeadcount, ({ db, ticket: { conferenceId } }) =>
    getHeadcount(db, conferenceId, timeZone),
  );
}
