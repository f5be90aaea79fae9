import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentParts } from '../payment/index.ts';
import { comparePayment } from './compare-payment.ts';
import { compareRefunds, listPaymentsOfDay } from './reconciliation.repository.ts';

const dayMs = 24 * 3600 * 1000;
const batch = 50;

interface Span {
  /** In the site's time zone. */
  day: string;
  /** Id of the last payment that was compared; 0 begins. */
  after?: number;
  /** Stops after the payment during which this has passed. */
  withinMs?: number;
}

/**
 * Compares the books with the providers for the payments of one day, in the order of their ids. Returns the id after which
 * to go on, null when that was all.
 */
export async function compareDay(
  parts: PaymentParts,
  { db, schema }: { db: Database; schema: string },
  { day, after = 0, withinMs = Number.POSITIVE_INFINITY }: Span,
): Promise<number | null> {
  const until = Date.now() + withinMs;
  let last = after;
  for (;;) {
    const payments = await listPaymentsOfDay(db, { day, timeZone: parts.timeZone, after: last, limit: batch });
    for (const payment of payments) {
      await comparePayment(parts, { db, schema }, payment);
      last = payment.id;
      if (Date.now() >= until) return last;
    }
    if (payments.length < batch) {
      await compareRefunds(db);
      return null;
    }
  }
}

/** Compares yesterday and the day before: what was paid at midnight has arrived by the second night. */
export async function compareLastDays(
  parts: PaymentParts,
  library: { db: Database; schema: string },
  now = new Date(),
): Promise<void> {
  for (const back of [2, 1])
    await compareDay(parts, library, {
      day: toWireDate(new Date(now.getTime() - back * dayMs), parts.timeZone).slice(0, 10),
    });
}
