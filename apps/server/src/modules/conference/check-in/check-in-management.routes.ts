import * as management from '@tuyuan/contract/conference/check-in-management.ts';
import * as points from '@tuyuan/contract/conference/sign-point-management.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../platform/database/database.ts';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import { bindExport } from '../../site/index.ts';
import { conferenceExists } from '../registration/index.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { getCheckInRules, setCheckInRules } from './check-in-rules.ts';
import { getCommandScreen } from './command-screen.ts';
import { decideConflict, listConflicts } from './conflicts.ts';
import { freeLanes, listDevices, restoreDevice, revokeDevice } from './devices.ts';
import { scanExport } from './export-scans.ts';
import { listScans } from './list-scans.ts';
import {
  createSignPoint,
  deleteSignPoint,
  listSignPoints,
  setMealStock,
  updateSignPoint,
} from './manage-sign-points.ts';
import { getPoster, renewPoster } from './posters.ts';
import { listRevokedVouchers, restoreVoucher } from './revoked-vouchers.ts';
import { signByHand } from './sign-by-hand.ts';
import { createSupervisor, deleteSupervisor, listSupervisors } from './supervisors.ts';
import { listVoucherCounters, revokeVoucher } from './voucher-counters.ts';

/** Back office of check-in. */
export function checkInManagementRoutes(app: FastifyInstance, deps: CheckInDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, points.getSignPoints, async ({ db }, { conferenceId }) => ({
    items: await listSignPoints(db, conferenceId, timeZone),
  }));
  bindEndpoint(app, points.createSignPoint, ({ db }, point) => createSignPoint(db, point, timeZone));
  bindEndpoint(app, points.updateSignPoint, ({ db }, point) => updateSignPoint(db, point, timeZone));
  bindEndpoint(app, points.deleteSignPoint, ({ db }, { id }) => nothing(deleteSignPoint(db, id)));
  bindEndpoint(app, points.renewPoster, (context, { id }) => renewPoster(deps, context, id));
  bindEndpoint(app, points.getPoster, (context, { id }) => getPoster(deps, context, id));
  bindEndpoint(app, points.setMealStock, ({ db }, stock) => setMealStock(db, stock, timeZone));

  bindEndpoint(app, management.getVoucherCounters, async ({ db }, { conferenceId }) => ({
    items: await of(db, conferenceId, () => listVoucherCounters(db, conferenceId, timeZone)),
  }));
  bindEndpoint(app, management.revokeVoucher, ({ db }, wanted) => nothing(revokeVoucher(db, wanted)));
  bindEndpoint(app, management.getRevokedVouchers, ({ db }, page) =>
    of(db, page.conferenceId, () => listRevokedVouchers(db, page, timeZone)),
  );
  bindEndpoint(app, management.restoreVoucher, ({ db }, wanted) => nothing(restoreVoucher(db, wanted)));
  bindEndpoint(app, management.signByHand, (context, wanted) => signByHand(deps, context, wanted));
  bindEndpoint(app, management.getSupervisors, async ({ db }, { conferenceId }) => ({
    items: await listSupervisors(db, conferenceId, timeZone),
  }));
  bindEndpoint(app, management.createSupervisor, ({ db }, wanted) => createSupervisor(deps, db, wanted));
  bindEndpoint(app, management.deleteSupervisor, ({ db }, { id }) => nothing(deleteSupervisor(db, id)));
  bindEndpoint(app, management.getCheckInRules, ({ db }, { conferenceId }) => getCheckInRules(db, conferenceId));
  bindEndpoint(app, management.setCheckInRules, ({ db }, wanted) => setCheckInRules(db, wanted));
  bindEndpoint(app, management.getCheckInDevices, async ({ db }, { conferenceId }) => ({
    items: await of(db, conferenceId, () => listDevices(db, conferenceId, timeZone)),
  }));
  bindEndpoint(app, management.revokeDevice, ({ db }, { id }) => nothing(revokeDevice(db, id)));
  bindEndpoint(app, management.restoreDevice, ({ db }, { id }) => nothing(restoreDevice(db, id)));
  bindEndpoint(app, management.freeLanes, ({ db }, wanted) => nothing(freeLanes(db, wanted)));
  bindEndpoint(app, management.getConflicts, ({ db }, page) =>
    of(db, page.conferenceId, () => listConflicts(db, page, timeZone)),
  );
  bindEndpoint(app, management.decideConflict, ({ db, actor }, decision) =>
    decideConflict(db, { ...decision, by: actor.nickName, conferenceId: null }, timeZone),
  );
  bindEndpoint(app, management.getScans, ({ db }, query) =>
    of(db, query.conferenceId, () => listScans(db, query, timeZone)),
  );
  bindExport(app, deps.exports, scanExport());
  bindEndpoint(app, management.getCommandScreen, ({ db }, { conferenceId }) =>
    getCommandScreen(db, conferenceId, timeZone),
  );
}

async function of<Result>(db: Database, conferenceId: number, work: () => Promise<Result>): Promise<Result> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return work();
}

async function nothing(work: Promise<void>): Promise<Record<never, never>> {
  await work;
  return {};
}
