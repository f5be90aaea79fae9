import * as checkIn from '@tuyuan/contract/conference/check-in.ts';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts';
import type { CheckInDeps } from './check-in-deps.ts';
import { findAttendees } from './find-attendees.ts';
import { getRoster } from './get-roster.ts';
import { leaseLane, listLanes } from './lanes.ts';
import { listDeviceScans } from './list-device-scans.ts';
import { registerDevice } from './register-device.ts';
import { reportDevice } from './report-device.ts';
import { scanTicket } from './scan-ticket.ts';
import { undoScan } from './undo-scan.ts';
import { uploadScans } from './upload-scans.ts';

/** The staff's scanning phones. */
export function checkInRoutes(app: FastifyInstance, deps: CheckInDeps): void {
  const { timeZone } = deps;
  bindEndpoint(app, checkIn.registerDevice, (context, device) => registerDevice(deps, context, device));
  bindEndpoint(app, checkIn.reportDevice, reportDevice);
  bindEndpoint(app, checkIn.scanTicket, (context, wanted) => scanTicket(deps, context, wanted));
  bindEndpoint(app, checkIn.undoScan, undoScan);
  bindEndpoint(app, checkIn.findAttendees, async (context, query) => ({
    items: await findAttendees(context, query, timeZone),
  }));
  bindEndpoint(app, checkIn.getDeviceScans, (context, { deviceId }) => listDeviceScans(context, deviceId, timeZone));
  bindEndpoint(app, checkIn.getLanes, async (context, at) => ({ items: await listLanes(context, at) }));
  bindEndpoint(app, checkIn.leaseLane, async (context, wanted) => ({ items: await leaseLane(context, wanted) }));
  bindEndpoint(app, checkIn.getRoster, (context, query) => getRoster(deps, context, query));
  bindEndpoint(app, checkIn.uploadScans, async (context, batch) => ({
    items: await uploadScans(deps, context, batch),
  }));
}
