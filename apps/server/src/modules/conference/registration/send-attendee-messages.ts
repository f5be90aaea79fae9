import { z } from 'zod';
import { afterCommit, type Database, inTransaction } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import type { SmsSender } from '../../account/index.ts';
import { type DueMessage, markMessageSent, putMessageOff, takeDueMessage } from './attendee-message.repository.ts';
import { attendeeSms } from './attendee-sms.ts';
import { openTicketSecrets } from './ticket-secrets.ts';

export const sendAttendeeMessagesJob = defineJob({
  name: 'conference.messages',
  data: z.object({}),
  retries: 3,
  expiresAfter: 600,
  isMerged: true,
});

const maxFailures = 6;
const wakeAfterMs = 300;
const awake = new Set<string>();

/**
 * Enqueues sending of the transaction's messages, soon after it. Thousands register per minute, so one job serves all
 * of a moment. Messages that a killed process did not enqueue are sent by the next round.
 */
export function wakeMessages(jobs: JobQueue, transaction: Database, schema: string): void {
  afterCommit(transaction, (db) => {
    if (awake.has(schema)) return;
    awake.add(schema);
    setTimeout(() => {
      awake.delete(schema);
      jobs.enqueue(db, sendAttendeeMessagesJob, schema, {}).catch(() => undefined);
    }, wakeAfterMs).unref();
  });
}

export interface MessageDeps {
  sender: SmsSender;
  box: SecretBox;
  /** `https://host` of the site that tickets lead to. */
  siteAddress: string;
}

/** Sends due messages one after the other; those the provider refuses are retried later. */
export async function sendAttendeeMessages(deps: MessageDeps, db: Database): Promise<void> {
  const sendNext = () =>
    inTransaction(db, async (transaction) => {
      const message = await takeDueMessage(transaction);
      if (!message) return false;
      if (await send(deps, transaction, message)) await markMessageSent(transaction, message.id);
      else await putMessageOff(transaction, message.id, maxFailures);
      return true;
    });
  while (await sendNext());
}

function send({ sender, box, siteAddress }: MessageDeps, transaction: Database, message: DueMessage): Promise<boolean> {
  const secrets = message.sealed && openTicketSecrets(box, message.sealed);
  return sender.send(transaction, attendeeSms(message, secrets, siteAddress)).then(
    () => true,
    () => false,
  );
}
