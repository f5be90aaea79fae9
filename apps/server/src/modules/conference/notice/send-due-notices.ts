import { type Database, inTransaction } from '../../../platform/database/database.ts';
import type { SmsSender } from '../../account/index.ts';
import { deliverNotice } from './deliver-notice.ts';
import { findDue, forgoSms, markSent } from './notice.repository.ts';
import { returnDueSms, type SmsRow, takeDueSms } from './receipt.repository.ts';
import { takeSmsNotice } from './take-sms-notice.ts';

const maxBatch = 100;

/** Sends the scheduled notices that are due. */
export async function sendDueNotices(db: Database): Promise<void> {
  for (const id of await findDue(db, maxBatch)) {
    await inTransaction(db, async (transaction) => {
      // Null if it was turned back into a draft, or sent by another process, in the meantime.
      const notice = await markSent(transaction, id, ['scheduled']);
      if (!notice) return;
      // Beyond the daily limit the notice is still sent, but without text messages.
      if ((await takeSmsNotice(transaction, notice)) !== null) await forgoSms(transaction, id);
      await deliverNotice(transaction, notice);
    });
  }
}

/** From so many on it is the provider that fails, not a number. */
const maxFailures = 20;

/**
 * Sends urgent notices that were not read in time as text messages, each once. A receipt is claimed before its message
 * is sent and released at the end if the provider refuses, so that one number does not delay others. Throws the last
 * refusal.
 */
export async function sendUnreadAsSms(db: Database, sms: SmsSender): Promise<void> {
  const refused: SmsRow[] = [];
  let refusal: unknown;
  for (let due = await takeDueSms(db); due !== null; due = await takeDueSms(db)) {
    const text = `【${due.conference}】紧急通知：${due.title}。请打开会议页面查看并确认。`;
    try {
      const conference = { name: due.conference, title: due.title };
      await sms.send(db, { phone: due.phone, purpose: 'conferenceNotice', code: null, text, conference });
    } catch (error) {
      refusal = error;
      refused.push(due);
      if (refused.length >= maxFailures) break;
    }
  }
  for (const due of refused) await returnDueSms(db, due);
  if (refused.length > 0) throw refusal;
}
