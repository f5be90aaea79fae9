import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, textField, wireTime } from '../fields.ts';
import { licenceTiers, NamedReference } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { maxCartLines } from './cart-limit.ts';
import {
  downloadVariants,
  orderKinds,
  orderStates,
  orderTabs,
  refundReasonNames,
  refundStates,
} from './order-states.ts';
import { SeenChoice, wareFields } from './shopping-cart.ts';

export const payChoices = ['cash', 'package'] as const;
export type PayChoice = (typeof payChoices)[number];

export const OrderLine = z.object({
  id: idField,
  ...wareFields,
  author: NamedReference,
  tier: z.enum(licenceTiers),
  listCents: cents,
  /** After the discount. */
  paidCents: cents,
  /** Null until paid. */
  licence: z.object({ id: idField, no: z.string(), isRevoked: z.boolean() }).nullable(),
  firstDownloadedAt: wireTime.nullable(),
  /** The refund that it is in or was in. */
  refund: z.enum(refundStates).nullable(),
});
export type OrderLine = z.infer<typeof OrderLine>;

export const Order = z.object({
  id: idField,
  no: z.string(),
  kind: z.enum(orderKinds),
  title: z.string(),
  state: z.enum(orderStates),
  payBy: z.enum(payChoices),
  /** How it was paid: a provider, `package`, or `free`; null until paid. */
  paidWith: z.enum(['cashier', 'wechat', 'alipay', 'package', 'free']).nullable(),
  packageName: z.string().nullable(),
  listCents: cents,
  discountCents: cents,
  totalCents: cents,
  refundedCents: cents,
  licenseeKind: z.enum(['person', 'organization']).nullable(),
  licensee: z.string(),
  lines: z.array(OrderLine),
  expiresAt: wireTime,
  /** Until it expires, by the server's clock; 0 when nothing is open. */
  secondsLeft: count,
  paidAt: wireTime.nullable(),
  createdAt: wireTime,
  abilities: z.object({
    pay: z.boolean(),
    cancel: z.boolean(),
    /** A line is left that was never downloaded. */
    refund: z.boolean(),
    download: z.boolean(),
  }),
});
export type Order = z.infer<typeof Order>;

export const OrderDetail = Order.extend({
  history: z.array(z.object({ toState: z.enum(orderStates), at: wireTime, note: z.string() })),
  refunds: z.array(
    z.object({
      id: idField,
      state: z.enum(refundStates),
      amountCents: cents,
      reason: z.enum(refundReasonNames),
      message: z.string(),
      /** What finance answered. */
      answer: z.string(),
      lineIds: z.array(idField),
      createdAt: wireTime,
      doneAt: wireTime.nullable(),
    }),
  ),
});
export type OrderDetail = z.infer<typeof OrderDetail>;

const choices = z.array(SeenChoice).min(1, '请先选图片或视频').max(maxCartLines, `一次最多 ${maxCartLines} 件`);

export const Quote = z.object({
  listCents: cents,
  discountCents: cents,
  totalCents: cents,
  /** True while the first purchase's discount is there to be had. */
  isFirstPurchase: z.boolean(),
  /** Tenths of a price that the first purchase costs, such as 8. */
  firstPurchaseTenths: z.number(),
  packages: z.array(
    z.object({ id: idField, name: z.string(), left: count, validUntil: wireTime, tier: z.enum(licenceTiers) }),
  ),
});
export type Quote = z.infer<typeof Quote>;

export const quoteOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/Quote',
  access: 'user',
  summary: 'What these tiers cost the caller now, and the authorization packages that could pay them.',
  input: z.object({ choices }),
  output: Quote,
  errors: ['Order.NotBuyable', 'Order.PriceChanged'],
  audited: false,
});

const licensee = {
  licenseeKind: z.enum(['person', 'organization'], '请选择授权对象'),
  licensee: textField(80, 1),
};

export const createOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/CreateOrder',
  access: 'user',
  summary:
    'Orders licences at the prices the caller saw. One that costs nothing, or is paid with a package, is paid at once.',
  input: z.object({
    choices,
    payBy: z.enum(payChoices),
    /** Where a package pays. */
    packageId: idField.nullable().default(null),
    ...licensee,
    /** Versions of the licence texts are kept with it. */
    agreed: z.literal(true, '请先阅读并同意授权协议'),
  }),
  output: OrderDetail,
  errors: [
    'Order.NotBuyable',
    'Order.PriceChanged',
    'Order.NotForPackage',
    'Package.NotFound',
    'Package.Insufficient',
    'Order.TooManyOpen',
    'Agreement.ConsentNeeded',
  ],
  idempotent: true,
});

export const payByPackage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/PayByAuth',
  access: 'user',
  summary: 'Pays an open order with an authorization package, one licence of it for each line.',
  input: z.object({ id: idField, packageId: idField }),
  output: OrderDetail,
  errors: ['Order.NotFound', 'Order.StateMismatch', 'Order.NotForPackage', 'Package.NotFound', 'Package.Insufficient'],
  idempotent: true,
});

export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/CancelOrder',
  access: 'user',
  summary: 'Cancels an order that is not paid.',
  input: z.object({ id: idField }),
  output: OrderDetail,
  errors: ['Order.NotFound', 'Order.StateMismatch'],
});

export const getMyOrders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/order/MyOrderList',
  access: 'user',
  summary: 'The caller’s orders, the newest first, with how many each tab has.',
  input: z.object({ ...pageFields, tab: z.enum(orderTabs).default('all'), keyword: textField(60).default('') }),
  output: pageOf(Order).extend({ counts: z.record(z.enum(orderTabs), count) }),
  errors: [],
});

export const getMyOrder = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/order/GetMyOrder',
  access: 'user',
  summary: 'One of the caller’s orders with its history and refunds.',
  input: z.object({ id: idField }),
  output: OrderDetail,
  errors: ['Order.NotFound'],
});

export const requestRefund = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/RequestRefund',
  access: 'user',
  summary: 'Asks to give back lines that were never downloaded. Their licences rest until it is decided.',
  input: z.object({
    id: idField,
    lineIds: z.array(idField).min(1, '请选择要退的图片或视频').max(maxCartLines),
    reason: z.enum(refundReasonNames, '请选择原因'),
    message: textField(200).default(''),
  }),
  output: OrderDetail,
  errors: ['Order.NotFound', 'Order.StateMismatch', 'Refund.LineDownloaded', 'Refund.LineTaken'],
  idempotent: true,
});

export const withdrawRefund = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/WithdrawRefund',
  access: 'user',
  summary: 'Takes back a refund that was asked for and is not decided yet.',
  input: z.object({ id: idField }),
  output: OrderDetail,
  errors: ['Refund.NotFound', 'Refund.StateMismatch'],
});

const DownloadLink = z.object({ address: z.string(), expiresAt: wireTime });

export const download = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/Download',
  access: 'user',
  summary:
    'A link of five minutes to the original or the web size of what is licensed, for the caller only. A video has only its original.',
  input: z.object({ licenceId: idField, variant: z.enum(downloadVariants) }),
  output: DownloadLink,
  errors: ['Licence.NotFound', 'Licence.Revoked', 'Licence.Resting'],
  isSecret: true,
});

export const packageDownload = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/order/PackageDownload',
  access: 'user',
  summary: 'A link of five minutes to a zip of an order’s licensed pictures and videos with their certificates.',
  input: z.object({ id: idField, variant: z.enum(downloadVariants) }),
  output: DownloadLink,
  errors: ['Order.NotFound', 'Order.NothingToDownload'],
  isSecret: true,
});
