import { z } from 'zod';
import {
  type DeliveryDeps,
  deleteLoosePictures,
  deliverEmails,
  deliverPushes,
  deliverTexts,
  type PushDeps,
  sendDueBroadcasts,
  type TextDeliveryDeps,
  tidyDeliveries,
} from './modules/community/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob, type JobQueue } from './platform/jobs/job-queue.ts';
import { deleteFinishedJobs } from './platform/jobs/job-record.repository.ts';

const round = { data: z.object({}), retries: 0, expiresAfter: 600, isMerged: true };

/** Sends notifications on. Each channel has its own job: a dead service holds up no other. */
export const deliverEmailsJob = defineJob({ ...round, name: 'deliver-emails' });

export const deliverPushesJob = defineJob({ ...round, name: 'deliver-pushes' });

export const deliverTextsJob = defineJob({ ...round, name: 'deliver-texts' });

/** Sends the broadcasts whose time has come. */
export const sendBroadcastsJob = defineJob({ ...round, name: 'send-broadcasts' });

/** Once a day: what was sent long ago goes, pictures never sent with feedback, and the finished jobs of the rounds with it. */
export const tidyDeliveriesJob = defineJob({
  name: 'tidy-deliveries',
  data: z.object({}),
  retries: 1,
  expiresAfter: 3600,
  isMerged: true,
});

/** Sites served at once, so that a site whose mail server keeps silent doesn't hold up the others. */
const sitesAtOnce = 4;

export async function workDeliveryJobs(
  jobs: JobQueue,
  databaseOf: (schema: string) => Database,
  deps: DeliveryDeps & TextDeliveryDeps & { push: PushDeps },
): Promise<void> {
  await jobs.work(sendBroadcastsJob, 1, (schema) => sendDueBroadcasts(databaseOf(schema), deps.timeZone));
  const { siteAddress, quietHours, timeZone } = deps;
  const push = { ...deps.push, siteAddress, quietHours, timeZone };
  await jobs.work(deliverPushesJob, sitesAtOnce, (schema) => deliverPushes(push, databaseOf(schema)));
  await jobs.work(deliverEmailsJob, sitesAtOnce, (schema) => deliverEmails(deps, databaseOf(schema), schema));
  await jobs.work(deliverTextsJob, sitesAtOnce, (schema) => deliverTexts(deps, databaseOf(schema)));
  await jobs.work(tidyDeliveriesJob, 1, async (schema) => {
    await tidyDeliveries(databaseOf(schema));
    await deleteLoosePictures(databaseOf(schema));
    await deleteFinishedJobs(databaseOf(schema));
  });
}
