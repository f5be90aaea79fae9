import type { SignPoint } from '@tuyuan/contract/conference/check-in-records.ts';
import type { SignPointRules } from '@tuyuan/format/check-in/decide-scan.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { SignPointRow } from './sign-point.repository.ts';

export function presentSignPoint(row: SignPointRow, timeZone: string): SignPoint {
  const wire = (at: Date) => toWireDate(at, timeZone);
  return {
    id: row.id,
    conferenceId: row.conference_id,
    kind: row.kind,
    name: row.name,
    place: row.place,
    hall: row.hall,
    gates: row.gates,
    isActive: row.is_active,
    opensAt: wire(row.opens_at),
    closesAt: wire(row.closes_at),
    lateAfter: row.late_after && wire(row.late_after),
    entry: row.entry,
    hasLeave: row.has_leave,
    userTypes: row.user_types,
    ticketTypeIds: row.ticket_type_ids,
    seatOfSession: row.seat_of_session,
    isRotatingOnly: row.is_rotating_only,
    lanes: row.lanes,
    portions: row.portions,
  };
}

/** Returns the sign point in the form the rules take. */
export function rulesOf(row: SignPointRow): SignPointRules {
  return {
    conferenceId: row.conference_id,
    isActive: row.is_active,
    opensAt: row.opens_at.getTime(),
    closesAt: row.closes_at.getTime(),
    lateAfter: row.late_after?.getTime() ?? null,
    entry: row.entry,
    hasLeave: row.has_leave,
    userTypes: row.user_types,
    ticketTypeIds: row.ticket_type_ids,
    seatOfSession: row.seat_of_session,
    isRotatingOnly: row.is_rotating_only,
  };
}
