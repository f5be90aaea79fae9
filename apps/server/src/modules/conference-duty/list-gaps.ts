import type { getDutyGaps } from '@tuyuan/contract/conference-duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../platform/database/database.ts';
import type { TicketHolder } from '../../platform/http/request-context.ts';
import { missingIn } from './duty.policy.ts';
import { presentShift, presentSwap } from './duty.presenter.ts';
import { findShiftsSwapping, findShiftsWithin, leadsAnyPost, type ShiftRow } from './duty-shift.repository.ts';
import { freeFor } from './list-colleagues.ts';

const office = 4;
const hoursAhead = 2;

/** Where somebody is missing now or soon, and what waits for a lead's word. Throws `Shift.NotLead`. */
export async function listGaps(
  db: Database,
  { conferenceId, attendeeId, userType }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof getDutyGaps>> {
  const seesAll = userType >= office;
  if (!seesAll && !(await leadsAnyPost(db, conferenceId, attendeeId))) throw new AppError('Shift.NotLead');
  const leadId = seesAll ? null : attendeeId;
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
