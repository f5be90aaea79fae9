import type { CommandScreen } from '@tuyuan/contract/conference/check-in-command.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import { orThrow } from '../../../platform/database/or-throw.ts';
import { listAllGaps } from '../duty/index.ts';
import { listStaffTrips } from '../transport/index.ts';
import {
  type ArrivalFrame,
  readArrivalFrame,
  readArrivals,
  readHalls,
  readPastArrivals,
} from './arrival.repository.ts';
import { arrivalCurve, arrivalSpan, expectedShare, pastShares } from './arrival-curve.ts';
import { arrivalPace } from './arrival-pace.ts';
import { presentConflict } from './conflict.presenter.ts';
import { findConflicts } from './conflict.repository.ts';
import { listDevices } from './devices.ts';
import { readLatestScans } from './scan-list.repository.ts';
import { presentScanRecord } from './scan-record.presenter.ts';
import { listVoucherCounters } from './voucher-counters.ts';

const shownConflicts = 10;
const shownScans = 12;

/** Returns everything the office's command screen shows. Throws `Conference.NotFound`. */
export async function getCommandScreen(db: Database, conferenceId: number, timeZone: string): Promise<CommandScreen> {
  const frame = await orThrow(readArrivalFrame(db, conferenceId), 'Conference.NotFound');
  const now = new Date();
  const wire = (at: Date | number) => toWireDate(new Date(at), timeZone);
  const inbox = { conferenceId, isOpen: true, skipCount: 0, maxResultCount: shownConflicts };
  const [arrivals, halls, vouchers, devices, conflicts, latest, gaps, trips] = await Promise.all([
    arrivalsOf(db, conferenceId, frame, now, wire),
    readHalls(db, conferenceId),
    listVoucherCounters(db, conferenceId, timeZone),
    listDevices(db, conferenceId, timeZone),
    findConflicts(db, inbox),
    readLatestScans(db, conferenceId, shownScans),
    listAllGaps(db, conferenceId, timeZone),
    listStaffTrips(db, conferenceId, timeZone),
  ]);
  return {
    conference: {
      id: conferenceId,
      title: frame.title,
      startTime: wire(frame.start_time),
      endTime: wire(frame.end_time),
    },
    now: wire(now),
    arrivals,
    halls,
    vouchers,
    gaps: gaps.items.map(presentGap),
    trips: trips.items.filter((trip) => isOfToday(trip, wire(now))),
    devices: devices.filter(({ isRevoked }) => !isRevoked),
    openConflicts: conflicts.totalCount,
    conflicts: conflicts.items.map((row) => presentConflict(row, timeZone)),
    latest: latest.map((row) => presentScanRecord(row, timeZone)),
  };
}

type Gap = Awaited<ReturnType<typeof listAllGaps>>['items'][number];

function presentGap({ shift, missing, isNow, nearest }: Gap): CommandScreen['gaps'][number] {
  const { id: shiftId, place, work, startsAt, endsAt, lead } = shift;
  return {
    shiftId,
    place,
    work,
    startsAt,
    endsAt,
    missing,
    isNow,
    leadName: lead?.name ?? '',
    leadPhone: lead?.phone ?? '',
    nearestName: nearest?.name ?? null,
  };
}

function isOfToday({ state, departsAt }: CommandScreen['trips'][number], now: string): boolean {
  if (state === 'boarding' || state === 'departed') return true;
  return departsAt.slice(0, 10) === now.slice(0, 10) && state !== 'cancelled';
}

async function arrivalsOf(
  db: Database,
  conferenceId: number,
  frame: ArrivalFrame,
  now: Date,
  wire: (at: Date | number) => string,
): Promise<CommandScreen['arrivals']> {
  const [arrivals, past] = await Promise.all([readArrivals(db, conferenceId), readPastArrivals(db, conferenceId)]);
  const { arrived, perMinute } = arrivalPace(arrivals, now.getTime());
  const { expected } = frame;
  const missing = Math.ceil(expected * 0.9) - arrived;
  const span = arrivalSpan({
    opensAt: (frame.opens_at ?? frame.start_time).getTime(),
    closesAt: (frame.closes_at ?? frame.end_time).getTime(),
    lateAfter: frame.late_after?.getTime() ?? null,
    startsAt: frame.start_time.getTime(),
  });
  const curve = arrivalCurve({ span, now: now.getTime(), expected, arrivals, past: pastShares(past) });
  return {
    arrived,
    expected,
    expectedNow: Math.round(expected * expectedShare(span, now.getTime())),
    perMinute: Math.round(perMinute),
    ninetyPercentAt: missing > 0 && perMinute > 0 ? wire(now.getTime() + (missing / perMinute) * 60_000) : null,
    curve: curve.map(({ at, ...point }) => ({ at: wire(at), ...point })),
  };
}
