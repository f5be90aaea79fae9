import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import { isOrderClosed, type Payment, takeToAsk } from './payment.repository.ts';
import { type PaymentParts, settlePayment } from './settle-payment.ts';

const batch = 50;

/**
 * Asks the providers about payments whose notice may be lost, and closes the trades of orders that nobody should pay any
 * more. A provider that doesn't answer is asked again in a minute.
 */
export async function askProviders(
  parts: PaymentParts,
  { db, schema, logger }: { db: Database; schema: string; logger: Logger },
): Promise<void> {
  for (const payment of await takeToAsk(db, batch)) {
    try {
      await ask(parts, db, schema, payment);
    } catch (error) {
      logger.warn({ err: error, provider: payment.provider }, 'a payment provider did not answer');
    }
  }
}

async function ask(parts: PaymentParts, db: Database, schema: string, payment: Payment): Promise<void> {
  const provider = parts.providers.find(({ name }) => name === payment.provider);
  if (!provider) return;
  const trade = await provider.query(payment.tradeNo);
  const settlement = await settlePayment(parts, { db, schema, provider: provider.name, trade, eventNo: null });
  if (settlement !== 'nothing' || trade.state !== 'pending' || !(await isOrderClosed(db, payment.orderId))) return;
  await provider.close(payment.tradeNo);
  const closed = { ...trade, state: 'closed' as const };
  await settlePayment(parts, { db, schema, provider: provider.name, trade: closed, eventNo: null });
}
