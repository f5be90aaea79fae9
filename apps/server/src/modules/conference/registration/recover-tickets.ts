import type { recoverTicket as endpoint } from '@tuyuan/contract/conference/ticket-auth.ts';
import type { InputOf } from '@tuyuan/contract/endpoint.ts';
import { AppError } from '@tuyuan/errors/app-error.ts';
import { type Database, inTransaction } from '../../../platform/database/database.ts';
import { takeQuota } from '../../../platform/database/quota.repository.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import type { RequestContext } from '../../../platform/http/request-context.ts';
import { insertMessages } from './attendee-message.repository.ts';
import type { ConferenceDeps } from './conference-deps.ts';
import { findTicketedByPhone } from './recover-tickets.repository.ts';
import { wakeAttendeeWork } from './wake-attendee-work.ts';

const daySeconds = 86_400;

/**
 * Sends the tickets of a phone number to that number. The answer is the same for a number without any. Throws
 * `Request.TooMany`, counted before anything is looked up.
 */
export async function recoverTickets(
  { jobs }: ConferenceDeps,
  { db, clientIp, tenant }: RequestContext,
  { phone, conferenceId }: InputOf<typeof endpoint>,
): Promise<void> {
  await count(db, phone, addressKey(clientIp));
  await inTransaction(db, async (transaction) => {
    await insertMessages(transaction, await findTicketedByPhone(transaction, phone, conferenceId), 'resent');
    wakeAttendeeWork(jobs, transaction, tenant.schema);
  });
}

async function count(db: Database, phone: string, address: string): Promise<void> {
  for (const [key, limit, seconds] of [
    [`ticket-recovery-pause:${phone}`, 1, 60],
    [`ticket-recovery:${phone}`, 5, daySeconds],
    [`ticket-recovery-address:${address}`, 60, daySeconds],
  ] as const) {
    const retryAfter = await takeQuota(db, { key, limit, seconds });
    if (retryAfter !== null) throw new AppError('Request.TooMany', { retryAfter });
  }
}
