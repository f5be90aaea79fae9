import type { DutyPerson, DutyShift, DutySwap } from '@tuyuan/contract/conference/duty-fields.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import { entryState, isMissing, shiftState } from './duty.policy.ts';
import type { EntryRow, ShiftRow, SwapRow } from './duty-shift.repository.ts';

export function presentShift(row: ShiftRow, timeZone: string): DutyShift {
  return {
    id: row.id,
    postId: row.post_id,
    place: row.place,
    work: row.work,
    directions: row.directions,
    latitude: row.latitude,
    longitude: row.longitude,
    startsAt: toWireDate(row.starts_at, timeZone),
    endsAt: toWireDate(row.ends_at, timeZone),
    note: row.note,
    needed: row.needed,
    taken: row.taken,
    state: shiftState(row, row.now),
    lead:
      row.lead_id === null ? null : { attendeeId: row.lead_id, name: row.lead_name ?? '', phone: row.lead_phone ?? '' },
    people: row.people.map((entry) => presentPerson(entry, row, timeZone)),
    swaps: row.swaps.map((swap) => presentSwap(swap, timeZone)),
  };
}

function presentPerson(entry: EntryRow, shift: ShiftRow, timeZone: string): DutyPerson {
  return {
    entryId: entry.entryId,
    attendeeId: entry.attendeeId,
    name: entry.name,
    state: entryState(entry, shift, shift.now),
    lateMinutes: entry.lateMinutes,
    checkedInAt: entry.checkedInAt && toWireDate(entry.checkedInAt, timeZone),
    isMissing: isMissing(entry, shift, shift.now),
  };
}

export function presentSwap(swap: SwapRow, timeZone: string): DutySwap {
  const { id, entryId, state, fromName, toName, reason, askedAt } = swap;
  return { id, entryId, state, fromName, toName, reason, askedAt: toWireDate(askedAt, timeZone) };
}
