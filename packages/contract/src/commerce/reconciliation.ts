import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { paymentProviders } from './payment-choices.ts';
import { exceptionKinds, exceptionStates } from './reconciliation-words.ts';

export const ReconciledDay = z.object({
  day: z.string(),
  providers: z.array(
    z.object({
      provider: z.enum(paymentProviders),
      hereCount: count,
      hereCents: cents,
      /** What the provider said when it was asked last. */
      thereCount: count,
      thereCents: cents,
      refundCents: cents,
      /** Payments that it was not asked about yet. */
      waiting: count,
    }),
  ),
  comparedAt: wireTime.nullable(),
  openExceptions: count,
});
export type ReconciledDay = z.infer<typeof ReconciledDay>;

export const getReconciledDay = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/reconciliation/GetDay',
  access: 'permission:Pages.Ledger',
  summary: 'A day’s payments by provider, as the books have them and as the provider said.',
  input: z.object({ day: wireDate }),
  output: ReconciledDay,
  errors: [],
});

export const reconcileDay = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/reconciliation/CompareDay',
  access: 'permission:Pages.Orders.Edit',
  summary: 'Asks the providers about a day’s payments again and books what they know and we don’t, some at a time.',
  input: z.object({
    day: wireDate,
    /** The `next` of the call before; 0 begins. */
    after: z.int('次序不正确').min(0, '次序不正确').default(0),
  }),
  /** `next`: where to go on; null when all of the day was asked about. */
  output: ReconciledDay.extend({ next: idField.nullable() }),
  errors: [],
});

export const PaymentException = z.object({
  id: idField,
  kind: z.enum(exceptionKinds),
  state: z.enum(exceptionStates),
  provider: z.enum(paymentProviders),
  orderId: idField,
  orderNo: z.string(),
  /** Ours, at the provider: of the payment, or of the refund. */
  tradeNo: z.string(),
  hereCents: cents,
  thereCents: cents.nullable(),
  note: z.string(),
  foundAt: wireTime,
  closedAt: wireTime.nullable(),
  closedBy: z.object({ id: idField, nickName: z.string() }).nullable(),
});
export type PaymentException = z.infer<typeof PaymentException>;

export const getPaymentExceptions = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/reconciliation/GetExceptions',
  access: 'permission:Pages.Ledger',
  summary: 'Where providers and books differ, what is open first.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    kinds: listField(z.enum(exceptionKinds), exceptionKinds.length),
    states: listField(z.enum(exceptionStates), exceptionStates.length),
    sorting: sortingField(['foundAt'], 'foundAt DESC'),
  }),
  output: pageOf(PaymentException),
  errors: [],
});

export const recheckException = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/reconciliation/Recheck',
  access: 'permission:Pages.Orders.Edit',
  summary: 'Asks the provider again about one exception; it is settled where both agree now.',
  input: z.object({ id: idField }),
  output: PaymentException,
  errors: ['PaymentException.NotFound', 'PaymentException.StateMismatch'],
});

export const closeException = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/reconciliation/Close',
  access: 'permission:Pages.Orders.Edit',
  summary: 'Notes how an exception was dealt with outside the program.',
  input: z.object({ id: idField, note: textField(200, 1) }),
  output: PaymentException,
  errors: ['PaymentException.NotFound', 'PaymentException.StateMismatch'],
});
