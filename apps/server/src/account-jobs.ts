import { z } from 'zod';
import {
  deleteDueAccounts,
  deleteExpiredCaptchas,
  deleteExpiredCodes,
  deleteExpiredExportLinks,
  deleteExpiredQrLogIns,
  deleteOldThrottles,
} from './modules/account/index.ts';
import { deleteExpiredEmailCodes } from './modules/community/index.ts';
import { forgetAttendees } from './modules/conference/index.ts';
import { deleteOldIdCards, type IngestDeps } from './modules/library/index.ts';
import type { Database } from './platform/database/database.ts';
import type { DomainEvents } from './platform/events/domain-events.ts';
import { deleteOldIdempotencyKeys } from './platform/http/idempotency.repository.ts';
import { defineJob } from './platform/jobs/job-queue.ts';
import { forgetOldEvents } from './platform/realtime/forget-old-events.ts';

/**
 * Deletes accounts after their grace period, anonymises what they left in conferences, and deletes expired data:
 * identity cards, captchas, codes, links, counters, old hub events, answers for retries.
 */
export const tidyAccountsJob = defineJob({
  name: 'tidy-accounts',
  data: z.object({}),
  retries: 2,
  expiresAfter: 600,
  isMerged: true,
});

export function workAccountJobs(
  { jobs, storage, events }: Pick<IngestDeps, 'jobs' | 'storage'> & { events: DomainEvents },
  databaseOf: (schema: string) => Database,
): Promise<void> {
  return jobs.work(tidyAccountsJob, 1, async (schema) => {
    const db = databaseOf(schema);
    await deleteDueAccounts({ storage, events }, db, schema);
    await forgetAttendees(db);
    await deleteOldIdCards(db);
    await deleteExpiredCaptchas(db);
    await deleteExpiredCodes(db);
    await deleteExpiredEmailCodes(db);
    await deleteExpiredQrLogIns(db);
    await deleteExpiredExportLinks(db);
    await deleteOldThrottles(db);
    await forgetOldEvents(db);
    await deleteOldIdempotencyKeys(db);
  });
}
