import type { getMyDuty as endpoint } from '@tuyuan/contract/conference/duty.ts';
import type { OutputOf } from '@tuyuan/contract/endpoint.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { TicketHolder } from '../../../platform/http/request-context.ts';
import { presentShift, presentSwap } from './duty.presenter.ts';
import {
  findOpenShifts,
  findShiftsAsking,
  findShiftsOf,
  isOnDuty,
  leadsAnyPost,
  type ShiftRow,
} from './duty-shift.repository.ts';

const office = 4;

export async function getMyDuty(
  db: Database,
  { conferenceId, attendeeId, userType }: TicketHolder,
  timeZone: string,
): Promise<OutputOf<typeof endpoint>> {
  const [shifts, asking, open, onDuty, leads] = await Promise.all([
    findShiftsOf(db, attendeeId),
    findShiftsAsking(db, conferenceId, attendeeId),
    findOpenShifts(db, conferenceId, attendeeId),
    isOnDuty(db, attendeeId),
    leadsAnyPost(db, conferenceId, attendeeId),
  ]);
  return {
    serverTime: toWireDate(new Date(), timeZone),
    attendeeId,
    isOnDuty: onDuty,
    isLead: leads || userType >= office,
    shifts: shifts.flatMap((row) => {
      const entryId = row.people.findLast((person) => person.attendeeId === attendeeId)?.entryId;
      return entryId === undefined ? [] : [{ ...presentShift(row, timeZone), entryId }];
    }),
    swapsForMe: asking.flatMap((row) => swapsFor(row, attendeeId, timeZone)),
    openPlaces: open.reduce((sum, { needed, taken }) => sum + needed - taken, 0),
  };
}

function swapsFor(row: ShiftRow, attendeeId: number, timeZone: string) {
  return row.swaps
    .filter(
      ({ state, fromId, toId }) => state === 'asked' && fromId !== attendeeId && (toId ?? attendeeId) === attendeeId,
    )
    .map((swap) => ({ ...presentSwap(swap, timeZone), shift: presentShift(row, timeZone) }));
}
