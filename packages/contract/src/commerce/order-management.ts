import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { OrderDetail } from './order.ts';
import { orderKinds, orderStates } from './order-states.ts';
import { paymentProviders, paymentWays } from './payment-choices.ts';

/** Who ordered; the phone is masked. */
const Buyer = z.object({ id: idField, nickName: z.string(), userName: z.string(), phone: z.string() });

export const ManagedOrder = z.object({
  id: idField,
  no: z.string(),
  kind: z.enum(orderKinds),
  title: z.string(),
  state: z.enum(orderStates),
  buyer: Buyer,
  lines: count,
  totalCents: cents,
  refundedCents: cents,
  payBy: z.enum(['cash', 'package']),
  paidAt: wireTime.nullable(),
  createdAt: wireTime,
});
export type ManagedOrder = z.infer<typeof ManagedOrder>;

export const ManagedPayment = z.object({
  id: idField,
  provider: z.enum(paymentProviders),
  way: z.enum(paymentWays),
  tradeNo: z.string(),
  /** The provider's own number; "" for callers without `Pages.Orders.Refund`. */
  providerNo: z.string(),
  amountCents: cents,
  state: z.enum(['created', 'paid', 'late', 'closed']),
  paidAt: wireTime.nullable(),
  createdAt: wireTime,
});

export const getManagedOrders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/orderManagement/GetOrders',
  access: 'permission:Pages.Orders',
  summary: 'Every order, with how many each state has.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(orderStates), orderStates.length),
    kinds: listField(z.enum(orderKinds), orderKinds.length),
    from: wireDate.optional(),
    to: wireDate.optional(),
    sorting: sortingField(['createdAt', 'totalCents'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedOrder).extend({
    /** Of what the filters match, refunds taken off. */
    paidCents: cents,
  }),
  errors: [],
});

export const getManagedOrder = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/orderManagement/GetOrder',
  access: 'permission:Pages.Orders',
  summary: 'One order with its lines, payments, refunds and history.',
  input: z.object({ id: idField }),
  output: OrderDetail.extend({ buyer: Buyer, payments: z.array(ManagedPayment) }),
  errors: ['Order.NotFound'],
});
