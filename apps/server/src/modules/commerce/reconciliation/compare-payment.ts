import type { ExceptionKind } from '@tuyuan/contract/commerce/reconciliation-words.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type PaymentParts, settlePayment, type TradeState } from '../payment/index.ts';
import {
  type ComparedPayment,
  findCompared,
  insertException,
  noteCompared,
  settleExceptions,
} from './reconciliation.repository.ts';

/**
 * Asks a payment's provider about it. Money that came of which nobody told us is booked at once, as by a notice; every other
 * difference becomes an exception, and exceptions of before are settled where both agree again.
 */
export async function comparePayment(
  parts: PaymentParts,
  { db, schema }: { db: Database; schema: string },
  payment: ComparedPayment,
): Promise<void> {
  const provider = parts.providers.find(({ name }) => name === payment.provider);
  const there = await provider?.query(payment.tradeNo).catch(() => undefined);
  if (!there) {
    // Nobody began to pay: a provider needn't know of it.
    if (payment.state === 'paid' || payment.state === 'late') await note(db, payment, 'unanswered', null);
    return;
  }
  await noteCompared(db, payment.id, there);
  const now = await bookUntold(parts, { db, schema }, payment, there);
  const kind = differenceOf(now, there);
  await settleExceptions(db, payment.id, kind ? [kind] : []);
  if (kind) await note(db, now, kind, there);
}

/** Books what the provider has and we don't; returns the payment as it is then. */
async function bookUntold(
  parts: PaymentParts,
  { db, schema }: { db: Database; schema: string },
  payment: ComparedPayment,
  there: TradeState,
): Promise<ComparedPayment> {
  const isUntold = there.state === 'paid' && (payment.state === 'created' || payment.state === 'closed');
  if (!isUntold || there.amountCents !== payment.amountCents) return payment;
  const { provider } = payment;
  const settlement = await settlePayment(parts, { db, schema, provider, trade: there, eventNo: null });
  if (settlement === 'settled' || settlement === 'late')
    await insertException(db, {
      kind: 'paidThere',
      paymentId: payment.id,
      refundId: null,
      hereCents: 0,
      thereCents: there.amountCents,
      state: 'settled',
      note: settlement === 'settled' ? '已补成已付' : '订单已关闭，已原路退款',
    });
  return (await findCompared(db, payment.id)) ?? payment;
}

function differenceOf(here: ComparedPayment, there: TradeState): ExceptionKind | undefined {
  const isPaidHere = here.state === 'paid' || here.state === 'late';
  const isPaidThere = there.state === 'paid';
  if (isPaidThere && there.amountCents !== here.amountCents) return 'amount';
  if (isPaidHere && !isPaidThere) return 'paidHere';
  return isPaidThere && !isPaidHere ? 'paidThere' : undefined;
}

function note(
  db: Database,
  { id, amountCents, state }: ComparedPayment,
  kind: ExceptionKind,
  there: TradeState | null,
): Promise<void> {
  const isPaidHere = state === 'paid' || state === 'late';
  return insertException(db, {
    kind,
    paymentId: id,
    refundId: null,
    hereCents: isPaidHere ? amountCents : 0,
    thereCents: there === null ? null : there.state === 'paid' ? there.amountCents : 0,
    state: 'open',
    note: '',
  });
}
