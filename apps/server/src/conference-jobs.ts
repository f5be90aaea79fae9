import { z } from 'zod';
import {
  followTicketOrders,
  followTicketOrdersJob,
  lockOverdueInteractions,
  type MessageDeps,
  type RehearsalDeps,
  raiseAlarms,
  reassignExpiredSeats,
  reassignFreedBeds,
  reassignFreedRides,
  rehearsalJob,
  releaseShiftsOfLeavers,
  runRehearsal,
  sendAttendeeMessages,
  sendAttendeeMessagesJob,
  sendDueNotices,
  sendUnreadAsSms,
  type TicketOrderParts,
  tidyAttachments,
} from './modules/conference/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob, type JobQueue } from './platform/jobs/job-queue.ts';
import type { BlobStore } from './platform/storage/blob-store.ts';

/** Recurring conference work. */
export const conferenceRoundJob = defineJob({
  name: 'conference-round',
  data: z.object({}),
  retries: 0,
  expiresAfter: 300,
  isMerged: true,
});

/** Daily conference clean-up. */
export const conferenceTidyJob = defineJob({
  name: 'conference-tidy',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});

interface ConferenceJobDeps {
  messages: MessageDeps;
  tickets: TicketOrderParts;
  rehearsal: RehearsalDeps;
  storage: BlobStore;
  timeZone: string;
}

export async function workConferenceJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  { messages, tickets, rehearsal, storage, timeZone }: ConferenceJobDeps,
): Promise<void> {
  // Messages and money follow right after a change; the recurring round does what a killed process left undone.
  await jobs.work(sendAttendeeMessagesJob, 1, (schema) => sendAttendeeMessages(messages, databaseOf(schema)));
  await jobs.work(followTicketOrdersJob, 1, (schema) => followTicketOrders(tickets, databaseOf(schema), schema));
  await jobs.work(conferenceTidyJob, 1, (schema) => tidyAttachments(storage, { schema, db: databaseOf(schema) }));
  await jobs.work(rehearsalJob, 1, (schema, { rehearsalId }) =>
    runRehearsal(rehearsal, databaseOf(schema), rehearsalId),
  );
  await jobs.work(conferenceRoundJob, 1, async (schema) => {
    const db = databaseOf(schema);
    await reassignExpiredSeats(db);
    await reassignFreedBeds(db);
    await reassignFreedRides(db);
    await releaseShiftsOfLeavers(db);
    await lockOverdueInteractions(db, timeZone);
    await sendDueNotices(db);
    await raiseAlarms(db);
    await jobs.enqueue(db, followTicketOrdersJob, schema, {});
    await sendAttendeeMessages(messages, db);
    // Last: it throws what the provider refused.
    await sendUnreadAsSms(db, messages.sender);
  });
}
