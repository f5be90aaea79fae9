import { toWireDate } from '@tuyuan/format/date.ts';
import { createNotice, publishManner, recallNotice, scheduleNotice, sendNotice } from '../modules/conference/index.ts';
import { lockSeeding } from '../modules/site/index.ts';
import { type Database, inTransaction } from '../platform/database/database.ts';
import { demoManner, demoNotices, demoScheduledNotice } from './demo-notices.data.ts';
import { ageNotice, confirmDemoManner, findConferenceToTell } from './seed-notices.repository.ts';
import { findDemoAdmin } from './seed-schedule.repository.ts';

const dayMs = 86_400_000;

/** Gives the demo's conference read and unread notices and a code of conduct in its second version, if it has none. */
export async function seedNotices(db: Database, timeZone: string): Promise<void> {
  if ((await findConferenceToTell(db)) === null) return;
  await inTransaction(db, async (transaction) => {
    await lockSeeding(transaction);
    const conferenceId = await findConferenceToTell(transaction);
    if (conferenceId === null) return;
    const writer = { db: transaction, actor: { id: await findDemoAdmin(transaction) } };
    for (const { minutesAgo, readers, isOld, isRecalled, ...notice } of demoNotices) {
      const { id } = await sendNotice(transaction, { ...notice, conferenceId, createdBy: writer.actor.id });
      await ageNotice(transaction, id, { minutesAgo, readers, isOld });
      if (isRecalled) await recallNotice(transaction, id, timeZone);
    }
    const later = await createNotice(writer, { ...demoScheduledNotice, conferenceId }, timeZone);
    const tomorrow = `${toWireDate(new Date(Date.now() + dayMs), timeZone).slice(0, 10)}T08:00:00`;
    await scheduleNotice(transaction, { id: later.id, at: tomorrow }, timeZone);
    const first = { conferenceId, version: 0, sections: demoManner.slice(0, -1), mustConfirm: true };
    await publishManner(writer, first, timeZone);
    await publishManner(writer, { ...first, version: 1, sections: [...demoManner] }, timeZone);
    await confirmDemoManner(transaction, conferenceId, 2);
  });
}
