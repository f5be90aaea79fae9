import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, phoneField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { goodsKinds, mallOrderStates, mallTabs } from './mall-states.ts';

/** Where something is sent. Sealed where it is stored, and left out of the audit log. */
export const Recipient = z.object({ name: textField(30, 2), phone: phoneField, address: textField(120, 5) });
export type Recipient = z.infer<typeof Recipient>;

export const MallOrder = z.object({
  id: idField,
  no: z.string(),
  goodsId: idField,
  kind: z.enum(goodsKinds),
  title: z.string(),
  picture: z.string(),
  pieces: count,
  /** Of all pieces. */
  credits: count,
  cashCents: cents,
  state: z.enum(mallOrderStates),
  /** The order that takes the cash; null without cash. */
  purchaseOrderId: idField.nullable(),
  purchaseOrderNo: z.string(),
  /** To pay, by the server's clock; 0 when nothing is open. */
  secondsLeft: count,
  createdAt: wireTime,
  abilities: z.object({ pay: z.boolean(), cancel: z.boolean(), confirm: z.boolean() }),
});
export type MallOrder = z.infer<typeof MallOrder>;

export const MallOrderDetail = MallOrder.extend({
  /** Partly hidden. */
  recipient: z.object({ name: z.string(), phone: z.string(), address: z.string() }).nullable(),
  carrier: z.string(),
  trackingNo: z.string(),
  /** What was handed over, for kind coupon. */
  coupons: z.array(z.string()),
  /** The authorization package of kind quota. */
  packageId: idField.nullable(),
  /** Why it was closed. */
  note: z.string(),
  paidAt: wireTime.nullable(),
  shippedAt: wireTime.nullable(),
  receivedAt: wireTime.nullable(),
  closedAt: wireTime.nullable(),
});
export type MallOrderDetail = z.infer<typeof MallOrderDetail>;

export const createMallOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallOrderData/Create',
  access: 'user',
  summary: 'Exchanges credits for goods at the price the caller saw. Without a cash part it is paid at once.',
  input: z.object({
    goodsId: idField,
    pieces: z.int('请填数量').min(1, '至少 1 件').max(100, '一次最多 100 件'),
    /** Of one piece, as they were shown. */
    credits: count,
    cashCents: cents,
    /** For physical goods. */
    recipient: Recipient.nullable().default(null),
  }),
  output: MallOrderDetail,
  errors: [
    'Mall.GoodsNotFound',
    'Mall.PriceChanged',
    'Mall.RecipientRequired',
    'Mall.SoldOut',
    'Mall.LimitReached',
    'Credits.Insufficient',
  ],
  idempotent: true,
  isSecret: true,
});

export const getMyMallOrders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallOrderData/GetMyOrders',
  access: 'user',
  summary: 'The caller’s exchanges, the newest first, with how many each tab has.',
  input: z.object({ ...pageFields, tab: z.enum(mallTabs).default('all') }),
  output: pageOf(MallOrder).extend({ counts: z.record(z.enum(mallTabs), count) }),
  errors: [],
});

export const getMyMallOrder = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallOrderData/GetMyOrder',
  access: 'user',
  summary: 'One of the caller’s exchanges with what it has handed over.',
  input: z.object({ id: idField }),
  output: MallOrderDetail,
  errors: ['Mall.OrderNotFound'],
});

export const cancelMallOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallOrderData/Cancel',
  access: 'user',
  summary: 'Cancels an exchange that is not sent yet: credits and cash go back, and so does the stock.',
  input: z.object({ id: idField }),
  output: MallOrderDetail,
  errors: ['Mall.OrderNotFound', 'Mall.StateMismatch'],
  idempotent: true,
  isSecret: true,
});

export const confirmMallReceipt = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallOrderData/ConfirmReceipt',
  access: 'user',
  summary: 'Says that something sent has arrived.',
  input: z.object({ id: idField }),
  output: MallOrderDetail,
  errors: ['Mall.OrderNotFound', 'Mall.StateMismatch'],
});

export const getMallRecipient = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallOrderData/GetRecipient',
  access: 'user',
  summary: 'Where the caller had something sent last, to begin the next address with; null for the first.',
  input: z.object({}),
  output: Recipient.nullable(),
  errors: [],
});
