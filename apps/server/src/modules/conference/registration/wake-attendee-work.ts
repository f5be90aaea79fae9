import { z } from 'zod';
import { afterCommit, type Database } from '../../../platform/database/database.ts';
import { defineJob, type JobQueue } from '../../../platform/jobs/job-queue.ts';

export const sendAttendeeMessagesJob = defineJob({
  name: 'conference.messages',
  data: z.object({}),
  retries: 3,
  expiresAfter: 600,
  isMerged: true,
});

export const followTicketOrdersJob = defineJob({
  name: 'conference.ticket-orders',
  data: z.object({}),
  retries: 3,
  expiresAfter: 600,
  isMerged: true,
});

const wakeAfterMs = 300;
const awake = new Set<string>();

/**
 * Enqueues what follows a change to registrations, soon after it: their messages and their money. Thousands register per
 * minute, so one job serves all of a moment. What a killed process did not enqueue is done by the next round.
 */
export function wakeAttendeeWork(jobs: JobQueue, transaction: Database, schema: string): void {
  afterCommit(transaction, (db) => {
    if (awake.has(schema)) return;
    awake.add(schema);
    setTimeout(() => {
      awake.delete(schema);
      jobs.enqueue(db, followTicketOrdersJob, schema, {}).catch(() => undefined);
      jobs.enqueue(db, sendAttendeeMessagesJob, schema, {}).catch(() => undefined);
    }, wakeAfterMs).unref();
  });
}
