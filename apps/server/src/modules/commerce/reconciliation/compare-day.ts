import { toWireDate } from '@tuyuan/format/date.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { PaymentParts } from '../payment/index.ts';
import { comparePayment } from './compare-payment.ts';
import { compareRefunds, listPaymentsOfDay } from './reconciliation.repository.ts';

const dayMs = 24 * 3600 * 1000;

/** Compares the books with the providers for the payments of one day, in the site's time zone. */
export async function compareDay(
  parts: PaymentParts,
  { db, schema }: { db: Database; schema: string },
  day: string,
): Promise<void> {
  for (const payment of await listPaymentsOfDay(db, day, parts.timeZone))
    await comparePayment(parts, { db, schema }, payment);
  await compareRefunds(db);
}

/** Compares yesterday and the day before: what was paid at midnight has arrived by the second night. */
export async function compareLastDays(
  parts: PaymentParts,
  library: { db: Database; schema: string },
  now = new Date(),
): Promise<void> {
  for (const back of [2, 1])
    await compareDay(parts, library, toWireDate(new Date(now.getTime() - back * dayMs), parts.timeZone).slice(0, 10));
}
