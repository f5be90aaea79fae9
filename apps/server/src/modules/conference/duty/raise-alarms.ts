import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { publishEvent } from '../../../platform/realtime/publish-event.ts';
import { sendNotice } from '../notice/index.ts';
import { graceMinutes } from './duty.policy.ts';
import { takeAlarms } from './duty-entry.repository.ts';
import { findLeadsOf } from './duty-post.repository.ts';

/** Reports each overdue person once to staff screens and the post's lead. */
export function raiseAlarms(db: Database): Promise<number> {
  return inTransaction(db, async (transaction) => {
    const alarms = await takeAlarms(transaction, graceMinutes);
    for (const { entry_id: entryId, shift_id: shiftId, conference_id: conferenceId } of alarms) {
      const lead = await findLeadsOf(transaction, entryId);
      if (lead.lead_id !== null) {
        await sendNotice(transaction, {
          conferenceId,
          target: { kind: 'single', attendeeId: lead.lead_id },
          title: `${lead.place} 有人未到岗`,
          body: `${lead.name} 应在 ${graceMinutes} 分钟前到 ${lead.place}（${lead.work}），还没有签到。`,
          link: '/meeting/duty',
          priority: 'urgent',
        });
      }
      await publishEvent(transaction, {
        hub: 'conferenceStaff',
        stream: `conference:${conferenceId}`,
        target: 'all',
        name: 'gap',
        payload: { shiftId, entryId },
      });
    }
    return alarms.length;
  });
}
