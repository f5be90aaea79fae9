import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, textField } from '../fields.ts';
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
  input: z.object({
    orderId: idField,
    provider: z.enum(paymentProviders),
    way: z.enum(paymentWays).default('qr'),
    /** Of the payer, for `jsapi`: what WeChat sent the browser back with. */
    code: textField(200).default(''),
  }),
  output: z.object({
    amountCents: cents,
    secondsLeft: count,
    /** What the code says, the address to open, or for `jsapi` what the page hands to WeChat, as JSON. */
    address: z.string(),
    /** The code as SVG; null where there is nothing to scan. */
    qr: z.string().nullable(),
  }),
  errors: ['Order.NotFound', 'Order.StateMismatch', 'Payment.ProviderUnavailable', 'Payment.ProviderFailed'],
});

export const getPayerAddress = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/payment/GetPayerAddress',
  access: 'user',
  summary: 'Where a browser inside WeChat goes to learn who pays; it comes back to the order with a code.',
  input: z.object({ orderId: idField }),
  output: z.object({ address: z.string() }),
  errors: ['Payment.ProviderUnavailable'],
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
