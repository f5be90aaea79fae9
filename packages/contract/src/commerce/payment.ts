import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField } from '../fields.ts';
import { orderStates } from './order-states.ts';
import { paymentProviders, paymentWays } from './payment-choices.ts';

export const getPayWays = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/payment/GetPayWays',
  access: 'public',
  summary: 'The providers that take money here, each with what it can do.',
  input: z.object({}),
  output: z.array(z.object({ provider: z.enum(paymentProviders), ways: z.array(z.enum(paymentWays)) })),
  errors: [],
});

export const startPayment = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/payment/QrPay',
  access: 'user',
  summary: 'Opens a payment of an order: a QR code to scan, or an address where the phone goes on.',
  input: z.object({ orderId: idField, provider: z.enum(paymentProviders), way: z.enum(paymentWays).default('qr') }),
  output: z.object({
    amountCents: cents,
    secondsLeft: count,
    /** What the code says, or the address to open. */
    address: z.string(),
    /** The code as SVG; null where there is nothing to scan. */
    qr: z.string().nullable(),
  }),
  errors: ['Order.NotFound', 'Order.StateMismatch', 'Payment.ProviderUnavailable', 'Payment.ProviderFailed'],
});

export const getOrderPayState = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/payment/OrderPayState',
  access: 'user',
  summary: 'Whether an order of the caller’s is paid. Changes nothing.',
  input: z.object({ orderId: idField }),
  output: z.object({ state: z.enum(orderStates), secondsLeft: count }),
  errors: ['Order.NotFound'],
});
