import { type Database, inTransaction } from '../../platform/database/database.ts';
import type { SmsSender } from '../sms/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { findDue, markSent } from './notice.repository.ts';
import { returnDueSms, takeDueSms } from './receipt.repository.ts';

const mostAtOnce = 100;

/** Sends the scheduled notices whose time has come. */
export async function sendDueNotices(db: Database): Promise<void> {
  for (const id of await findDue(db, mostAtOnce)) {
    await inTransaction(db, async (transaction) => {
      // Recalled to a draft, or sent by somebody else, in the meantime.
      const notice = await markSent(transaction, id, ['scheduled']);
      if (notice) await deliverNotice(transaction, notice);
    });
  }
}

/**
 * Sends urgent notices that were not read in time as text messages, each once: a receipt is taken before its message goes
 * out, and given back when the provider refuses. Throws `Sms.Unavailable`.
 */
export async function sendUnreadAsSms(db: Database, sms: SmsSender): Promise<void> {
  for (let due = await takeDueSms(db); due !== null; due = await takeDueSms(db)) {
    const text = `【${due.conference}】紧急通知：${due.title}。请打开会议页面查看并确认。`;
    try {
      const conference = { name: due.conference, title: due.title };
      await sms.send(db, { phone: due.phone, purpose: 'conferenceNotice', code: null, text, conference });
    } catch (error) {
      await returnDueSms(db, due);
      throw error;
    }
  }
}
