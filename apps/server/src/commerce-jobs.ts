import type { Logger } from 'pino';
import { z } from 'zod';
import {
  askProviders,
  awardFacts,
  compareLastDays,
  deleteExpiredDownloadLinks,
  expireCredits,
  expireOrders,
  forfeitPackages,
  type PaymentParts,
  payRefund,
  payRefundJob,
  receiveLongShipped,
  releaseShares,
} from './modules/commerce/index.ts';
import type { Database } from './platform/database/database.ts';
import { defineJob } from './platform/jobs/job-queue.ts';

/** Recurring commerce work. */
export const commerceRoundJob = defineJob({
  name: 'commerce-round',
  data: z.object({}),
  retries: 0,
  expiresAfter: 300,
  isMerged: true,
});

/** Once a day: the books are compared with the payment providers. */
export const reconcileJob = defineJob({
  name: 'commerce-reconcile',
  data: z.object({}),
  retries: 2,
  expiresAfter: 3600,
  isMerged: true,
});

export async function workCommerceJobs(
  parts: PaymentParts,
  databaseOf: (schema: string) => Database,
  logger: Logger,
): Promise<void> {
  await parts.jobs.work(payRefundJob, 1, (schema, { refundId }, attempt) =>
    payRefund(parts.providers, databaseOf(schema), refundId, attempt),
  );
  await parts.jobs.work(reconcileJob, 1, (schema) => compareLastDays(parts, { db: databaseOf(schema), schema }));
  await parts.jobs.work(commerceRoundJob, 1, async (schema) => {
    const db = databaseOf(schema);
    await expireOrders(parts, db, schema);
    await askProviders(parts, { db, schema, logger });
    await releaseShares(db);
    await forfeitPackages(db);
    await awardFacts(db, parts.timeZone);
    await expireCredits(db, parts.timeZone);
    await receiveLongShipped(db);
    await deleteExpiredDownloadLinks(db);
  });
}
