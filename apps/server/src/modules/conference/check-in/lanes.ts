import type { Lane } from '@tuyuan/contract/conference/check-in.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { laneRange } from '@tuyuan/format/check-in/lanes.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { TicketContext } from '../../../platform/http/request-context.ts';
import { readLeases, releaseLanes, takeLane } from './lane.repository.ts';
import { requireDevice } from './require-device.ts';
import { findSignPoint, type SignPointRow } from './sign-point.repository.ts';

interface At {
  deviceId: number;
  pointId: number;
}

/** Returns the lanes of a sign point with the phone responsible for each. */
export async function listLanes({ db, ticket: staff }: TicketContext, at: At): Promise<Lane[]> {
  return lanesOf(db, await ownPoint(db, staff, at), at.deviceId);
}

/** Throws `CheckIn.LaneTaken` if another phone has that lane. */
export async function leaseLane(
  { db, ticket: staff }: TicketContext,
  { lane, ...at }: At & { lane: number | null },
): Promise<Lane[]> {
  return inTransaction(db, async (transaction) => {
    const point = await ownPoint(transaction, staff, at);
    if (lane !== null && (lane >= point.lanes || !(await takeLane(transaction, { ...at, lane }))))
      throw new AppError('CheckIn.LaneTaken');
    await releaseLanes(transaction, { ...at, except: lane });
    return lanesOf(transaction, point, at.deviceId);
  });
}

async function ownPoint(db: Database, staff: TicketContext['ticket'], at: At): Promise<SignPointRow> {
  await requireDevice(db, { deviceId: at.deviceId, attendeeId: staff.attendeeId });
  const point = await findSignPoint(db, at.pointId);
  if (point?.conference_id !== staff.conferenceId) throw new AppError('CheckIn.PointNotFound');
  return point;
}

async function lanesOf(db: Database, point: SignPointRow, deviceId: number): Promise<Lane[]> {
  const leases = new Map((await readLeases(db, point.id)).map((lease) => [lease.lane, lease]));
  return Array.from({ length: point.lanes }, (_, lane) => ({
    lane,
    ...laneRange(point.lanes, lane),
    heldBy: leases.get(lane)?.label ?? '',
    isMine: leases.get(lane)?.device_id === deviceId,
  }));
}
