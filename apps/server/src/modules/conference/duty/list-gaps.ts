import type { getDutyGaps } from '@tuyuan/contract/conference/duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { conferenceExists } from '../registration/index.ts';
import { missingIn } from './duty.policy.ts';
import { presentShift, presentSwap } from './duty.presenter.ts';
import { findShiftsSwapping, findShiftsWithin, leadsAnyPost, type ShiftRow } from './duty-shift.repository.ts';
import { freeFor } from './list-colleagues.ts';

const office = 4;
const hoursAhead = 2;

/** Returns posts with people missing now or soon, and what waits for a lead's decision. Throws `Shift.NotLead`. */
export async function listGaps(
  db: Database,
  { conferenceId, attendeeId, userType }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof getDutyGaps>> {
  const seesAll = userType >= office;
  if (!seesAll && !(await leadsAnyPost(db, conferenceId, attendeeId))) throw new AppError('Shift.NotLead');
  return gapsOf(db, conferenceId, seesAll ? null : attendeeId, timeZone);
}

/** Same as `listGaps` for the back office, for all posts. Throws `Conference.NotFound`. */
export async function listAllGaps(
  db: Database,
  conferenceId: number,
  timeZone: string,
): Promise<OutputOf<typeof getDutyGaps>> {
  if (!(await conferenceExists(db, conferenceId))) throw new AppError('Conference.NotFound');
  return gapsOf(db, conferenceId, null, timeZone);
}

async function gapsOf(
  db: Database,
  conferenceId: number,
  leadId: number | null,
  timeZone: string,
): Promise<OutputOf<typeof getDutyGaps>> {
  const [soon, swapping] = await Promise.all([
    findShiftsWithin(db, conferenceId, { hours: hoursAhead, leadId }),
    findShiftsSwapping(db, conferenceId, leadId),
  ]);
  const gaps = soon.filter((shift) => missingIn(shift, shift.now) > 0);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    items: await Promise.all(gaps.map((shift) => gapOf(db, shift, timeZone))),
    swaps: swapping.flatMap((row) =>
      row.swaps
        .filter(({ state }) => state === 'accepted')
        .map((swap) => ({ ...presentSwap(swap, timeZone), shift: presentShift(row, timeZone) })),
    ),
  };
}

async function gapOf(db: Database, shift: ShiftRow, timeZone: string) {
  const [nearest] = await freeFor(db, shift);
  return {
    shift: presentShift(shift, timeZone),
    missing: missingIn(shift, shift.now),
    isNow: shift.starts_at <= shift.now,
    nearest: nearest ? { attendeeId: nearest.attendeeId, name: nearest.name, meters: nearest.meters } : null,
  };
}
