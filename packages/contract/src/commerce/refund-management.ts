import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { refundReasonNames, refundStates } from './order-states.ts';

export const ManagedRefund = z.object({
  id: idField,
  orderId: idField,
  orderNo: z.string(),
  /** Null where the program gives back money that came too late. */
  requestedBy: z.object({ id: idField, nickName: z.string() }).nullable(),
  state: z.enum(refundStates),
  amountCents: cents,
  lines: count,
  reason: z.enum([...refundReasonNames, 'late']),
  message: z.string(),
  answer: z.string(),
  /** What the provider said the last time it failed. */
  failure: z.string(),
  createdAt: wireTime,
  decidedAt: wireTime.nullable(),
  doneAt: wireTime.nullable(),
});
export type ManagedRefund = z.infer<typeof ManagedRefund>;

export const getRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/refund/GetRefunds',
  access: 'permission:Pages.Orders.Refund',
  summary: 'Refunds, those that wait for a decision first.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(refundStates), refundStates.length),
    sorting: sortingField(['createdAt', 'amountCents'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedRefund),
  errors: [],
});

export const approveRefund = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/refund/Approve',
  access: 'permission:Pages.Orders.Refund',
  summary: 'Approves a refund, or tries one again that failed: the money goes back and the licences are revoked.',
  input: z.object({ id: idField }),
  output: ManagedRefund,
  errors: ['Refund.NotFound', 'Refund.StateMismatch'],
  idempotent: true,
});

export const rejectRefund = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/refund/Reject',
  access: 'permission:Pages.Orders.Refund',
  summary: 'Rejects a refund with an answer that the buyer reads.',
  input: z.object({ id: idField, answer: textField(200, 1) }),
  output: ManagedRefund,
  errors: ['Refund.NotFound', 'Refund.StateMismatch'],
});
