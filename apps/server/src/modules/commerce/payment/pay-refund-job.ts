import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Gives an approved refund's money back by way of the provider it came from. */
export const payRefundJob = defineJob({
  name: 'payRefund',
  data: z.object({ refundId: z.int() }),
  retries: 5,
  expiresAfter: 120,
});
