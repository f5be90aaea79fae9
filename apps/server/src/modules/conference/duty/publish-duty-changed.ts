import type { Database } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';

/** Publishes to staff phones and screens that a shift has changed. */
export function publishDutyChanged(transaction: Database, conferenceId: number, shiftId: number): Promise<void> {
  return publishEvent(transaction, {
    hub: 'conferenceStaff',
    stream: `conference:${conferenceId}`,
    target: 'all',
    name: 'dutyChanged',
    payload: { id: shiftId },
  });
}
