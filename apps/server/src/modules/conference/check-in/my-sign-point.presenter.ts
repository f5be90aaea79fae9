import type { MySignPoint } from '@tuyuan/contract/conference/ticket-pass.ts';
import { admissionCycle } from '@tuyuan/format/check-in/admission-cycle.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { MyAdmission } from './my-sign-point.repository.ts';
import type { SignPointRow } from './sign-point.repository.ts';

/** `admissions`: of this ticket, the last first. */
export function presentMySignPoint(
  point: SignPointRow,
  admissions: readonly MyAdmission[],
  now: Date,
  timeZone: string,
): MySignPoint {
  const wire = (at: Date) => toWireDate(at, timeZone);
  const cycle = admissionCycle(point.entry, now, timeZone);
  const signed = admissions.find(
    (one) => one.sign_point_id === point.id && (cycle === null || point.entry === 'once' || one.cycle === cycle),
  );
  const isOut = point.entry === 'reentry' && signed?.left_at !== null;
  return {
    id: point.id,
    kind: point.kind,
    name: point.name,
    place: point.place,
    opensAt: wire(point.opens_at),
    closesAt: wire(point.closes_at),
    lateAfter: point.late_after && wire(point.late_after),
    state: signed && !isOut ? 'signed' : stateOf(point, now),
    hasPoster: isPosterUp(point, now),
    needsPlace: point.radius_m !== null,
    hasLeave: point.has_leave,
    signed: signed
      ? {
          at: wire(signed.admitted_at),
          gate: signed.gate,
          method: signed.method,
          leftAt: signed.left_at && wire(signed.left_at),
        }
      : null,
  };
}

function stateOf(point: SignPointRow, now: Date): MySignPoint['state'] {
  if (!point.is_active || now >= point.closes_at) return 'closed';
  if (now < point.opens_at) return 'notOpen';
  return point.late_after !== null && now >= point.late_after ? 'late' : 'open';
}

/** Whether the hall's poster is accepted now. */
export function isPosterUp(point: SignPointRow, now: Date): boolean {
  return (
    point.poster_number > 0 &&
    (point.poster_from === null || now >= point.poster_from) &&
    (point.poster_until === null || now < point.poster_until)
  );
}
