import { z } from 'zod';
import { type DeliveryDeps, deliverEmails, sendDueBroadcasts } from './modules/community/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob, type JobQueue } from './platform/jobs/job-queue.ts';

const round = { data: z.object({}), retries: 0, expiresAfter: 600, isMerged: true };

/** Sends notifications by e-mail. Each channel has its own job: a dead service holds up no other. */
export const deliverEmailsJob = defineJob({ ...round, name: 'deliver-emails' });

/** Sends the broadcasts whose time has come. */
export const sendBroadcastsJob = defineJob({ ...round, name: 'send-broadcasts' });

/** Sites served at once, so that a site whose mail server keeps silent doesn't hold up the others. */
const sitesAtOnce = 4;

export async function workDeliveryJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  deps: DeliveryDeps & { timeZone: string },
): Promise<void> {
  await jobs.work(sendBroadcastsJob, 1, (schema) => sendDueBroadcasts(databaseOf(schema), deps.timeZone));
  await jobs.work(deliverEmailsJob, sitesAtOnce, (schema) => deliverEmails(deps, databaseOf(schema), schema));
}
