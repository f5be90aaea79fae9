import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';

/** Tells the staff's phones and screens that something in a shift is otherwise. */
export function publishDutyChanged(transaction: Database, conferenceId: number, shiftId: number): Promise<void> {
  return publishEvent(transaction, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'dutyChanged',
    payload: { id: shiftId },
  });
}
