import type { getHeadcount as getHeadcountEndpoint } from '@tuyuan/contract/conference/check-in-office.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { readArrivalFrame, readArrivals } from './arrival.repository.ts';
import { arrivalPace } from './arrival-pace.ts';
import { findConflicts } from './conflict.repository.ts';
import { readCounters } from './counters.repository.ts';
import { readSignPoints } from './sign-point.repository.ts';

/** Throws `Conference.NotFound`. */
export async function getHeadcount(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getHeadcountEndpoint>> {
  const frame = await orThrow(readArrivalFrame(db, conferenceId), 'Conference.NotFound');
  const now = new Date();
  const [arrivals, counters, points, conflicts] = await Promise.all([
    readArrivals(db, conferenceId),
    readCounters(db, conferenceId),
    readSignPoints(db, conferenceId),
    findConflicts(db, { conferenceId, isOpen: true, skipCount: 0, maxResultCount: 1 }),
  ]);
  const admitted = new Map(counters.map((row) => [row.point_id, row.admitted]));
  const { arrived, perMinute } = arrivalPace(arrivals, now.getTime());
  return {
    now: toWireDate(now, timeZone),
    arrived,
    expected: frame.expected,
    perMinute: Math.round(perMinute),
    doors: points
      .filter((point) => point.kind === 'door' && point.is_active && point.opens_at <= now && now < point.closes_at)
      .map(({ id, name }) => ({ id, name, admitted: admitted.get(id) ?? 0 })),
    openConflicts: conflicts.totalCount,
  };
}
