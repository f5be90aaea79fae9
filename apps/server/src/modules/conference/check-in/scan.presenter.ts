import type { FirstScan, ScanAnswer, ScannedPerson } from '@tuyuan/contract/conference/check-in-records.ts';
import { canOverride, verdictOf } from '@tuyuan/format/check-in/decide-scan.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ScanRow } from './stored-scan.repository.ts';
import type { TicketCopy } from './ticket-copy.repository.ts';

/** Time during which an admission can be undone on the phone that made it. */
export const undoMs = 60_000;

export function presentPerson(ticket: TicketCopy): ScannedPerson {
  return {
    attendeeId: ticket.attendeeId,
    name: ticket.name,
    company: ticket.company,
    userType: ticket.userType,
    ticketTypeName: ticket.ticketTypeName,
    hall: ticket.hall,
    seat: ticket.seat,
    diet: ticket.diet,
  };
}

type FirstFacts = Pick<ScanRow, 'first_at' | 'first_gate' | 'first_device' | 'first_staff'>;

export function presentFirst(row: FirstFacts, timeZone: string): FirstScan | null {
  if (!row.first_at) return null;
  return {
    at: toWireDate(row.first_at, timeZone),
    gate: row.first_gate ?? '',
    device: row.first_device ?? '',
    staff: row.first_staff ?? '',
  };
}

interface Shown {
  /** Null if the code showed no ticket of this conference. */
  ticket: TicketCopy | null;
  owesManner: boolean;
}

export function presentScan(row: ScanRow, { ticket, owesManner }: Shown, timeZone: string): ScanAnswer {
  const isAdmitted = row.direction === 'in' && (row.reason === 'ok' || row.reason === 'provisional');
  return {
    scanId: row.id,
    pointId: row.sign_point_id,
    direction: row.direction,
    verdict: verdictOf({ reason: row.reason, isLate: row.is_late, owesManner }),
    reason: row.reason,
    broken: row.broken,
    isLate: row.is_late,
    overruled: row.overruled,
    scannedAt: toWireDate(row.scanned_at, timeZone),
    person: ticket && presentPerson(ticket),
    first: presentFirst(row, timeZone),
    canOverride: row.direction === 'in' && ticket !== null && canOverride(row.reason),
    owesManner,
    undoUntil: isAdmitted ? row.received_at.getTime() + undoMs : null,
  };
}
