import type { CheckInConflict } from '@tuyuan/contract/conference/check-in-command.ts';
import { toWireDate } from '@tuyuan/format/date.ts';
import type { ConflictRow } from './conflict.repository.ts';

export function presentConflict(row: ConflictRow, timeZone: string): CheckInConflict {
  const wire = (at: Date) => toWireDate(at, timeZone);
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    pointName: row.point_name,
    ticketId: row.ticket_id,
    name: row.name,
    ticketTypeName: row.ticket_type_name,
    refusal: row.refusal,
    supervisor: row.supervisor,
    note: row.note,
    winner: row.winner_at && {
      at: wire(row.winner_at),
      gate: row.winner_gate ?? '',
      device: row.winner_device ?? '',
      staff: row.winner_staff ?? '',
      isOffline: row.winner_is_offline ?? false,
    },
    scan: { at: wire(row.at), gate: row.gate, device: row.device, staff: row.staff, isOffline: row.is_offline },
    reason: row.reason,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at && wire(row.decided_at),
    createdAt: wire(row.created_at),
  };
}
