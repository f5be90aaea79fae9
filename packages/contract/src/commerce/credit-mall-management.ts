import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { cents, count, idField, listField, textField, wireDate, wireTime } from '../fields.ts';
import { picturePathField } from '../governed-fields.ts';
import { licenceTiers } from '../library/image.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { MallOrderDetail, Recipient } from './credit-mall-order-data.ts';
import { MallGoods } from './credit-product-data.ts';
import { goodsKinds, mallOrderStates } from './mall-states.ts';

const Quota = z.object({
  licences: z.int('请填整数').min(1, '至少 1 次').max(10_000, '最多 10000 次'),
  tier: z.enum(licenceTiers, '请选择授权'),
  months: z.int('请填整数').min(1, '至少 1 个月').max(60, '最多 60 个月'),
});

export const ManagedGoods = MallGoods.extend({
  description: z.string(),
  quota: Quota.nullable(),
  sold: count,
  isOnSale: z.boolean(),
  createdAt: wireTime,
});
export type ManagedGoods = z.infer<typeof ManagedGoods>;

const fields = {
  title: textField(40, 1),
  summary: textField(80).default(''),
  description: textField(2000).default(''),
  picture: picturePathField.default(''),
  credits: z.int('请填整数').min(1, '至少 1 积分').max(1_000_000, '最多 1000000 积分'),
  cashCents: cents.max(10_000_000, '最多 100000 元').default(0),
  perPerson: z.int('请填整数').min(1, '至少 1 件').max(1000, '最多 1000 件').nullable().default(null),
  /** For kind quota, and for no other. */
  quota: Quota.nullable().default(null),
};

export const getManagedGoods = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallManagement/GetGoods',
  access: 'permission:Pages.Mall',
  summary: 'Everything of the mall, on sale or not.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    kinds: listField(z.enum(goodsKinds), goodsKinds.length),
    sorting: sortingField(['createdAt', 'credits', 'stock', 'sold'], 'createdAt DESC'),
  }),
  output: pageOf(ManagedGoods),
  errors: [],
});

export const createGoods = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/CreateGoods',
  access: 'permission:Pages.Mall.Create',
  summary: 'Adds goods; they are shown once they are put on sale.',
  input: z.object({ ...fields, kind: z.enum(goodsKinds, '请选择种类') }),
  output: ManagedGoods,
  errors: ['Mall.QuotaRequired'],
});

export const updateGoods = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/creditMallManagement/UpdateGoods',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Edits goods; orders keep what they were made with.',
  input: z.object({ ...fields, id: idField }),
  output: ManagedGoods,
  errors: ['Mall.GoodsNotFound', 'Mall.QuotaRequired'],
});

export const stockGoods = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/StockGoods',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Adds pieces to the stock, or takes them out where the change is below zero. Coupons come with their codes.',
  input: z.object({
    id: idField,
    change: z
      .int('请填整数')
      .min(-100_000, '一次最多 100000 件')
      .max(100_000, '一次最多 100000 件')
      .refine((value) => value !== 0, '不能是 0'),
  }),
  output: ManagedGoods,
  errors: ['Mall.GoodsNotFound', 'Mall.StockTooLow', 'Mall.CodesNeeded'],
  idempotent: true,
});

export const addCoupons = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/AddCoupons',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Adds codes to the pool of coupons, and as many to the stock; known ones are left out.',
  input: z.object({
    id: idField,
    secretCodes: z.array(textField(60, 4)).min(1, '至少一个券码').max(5000, '一次最多 5000 个'),
  }),
  output: z.object({ added: count }),
  errors: ['Mall.GoodsNotFound'],
});

export const setGoodsOnSale = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/SetOnSale',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Puts goods on sale or takes them off.',
  input: z.object({ id: idField, isOnSale: z.boolean('请选择是或否') }),
  output: ManagedGoods,
  errors: ['Mall.GoodsNotFound'],
});

export const deleteGoods = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/creditMallManagement/DeleteGoods',
  access: 'permission:Pages.Mall.Delete',
  summary: 'Deletes goods that nobody has ordered.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Mall.GoodsNotFound', 'Mall.GoodsOrdered'],
});

export const uploadGoodsPicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/UploadPicture',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Keeps a picture of goods and answers its path; it shows once goods name it.',
  input: z.object({}),
  output: z.object({ path: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 10 * 1024 * 1024 },
});

const Orderer = z.object({ id: idField, nickName: z.string(), userName: z.string() });

export const ManagedMallOrder = MallOrderDetail.omit({ coupons: true, abilities: true, recipient: true }).extend({
  user: Orderer,
});
export type ManagedMallOrder = z.infer<typeof ManagedMallOrder>;

export const getManagedMallOrders = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallManagement/GetOrders',
  access: 'permission:Pages.Mall',
  summary: 'Every exchange, those that wait to be sent first.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(mallOrderStates), mallOrderStates.length),
    kinds: listField(z.enum(goodsKinds), goodsKinds.length),
    from: wireDate.optional(),
    to: wireDate.optional(),
  }),
  output: pageOf(ManagedMallOrder),
  errors: [],
});

export const getMallOrderRecipient = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditMallManagement/GetRecipient',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Where an exchange is to be sent, in full.',
  input: z.object({ id: idField }),
  output: Recipient,
  errors: ['Mall.OrderNotFound'],
});

export const shipMallOrder = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/ShipOrder',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Notes that an exchange was sent, by whom and under which number.',
  input: z.object({ id: idField, carrier: textField(30, 1), trackingNo: textField(60, 4) }),
  output: ManagedMallOrder,
  errors: ['Mall.OrderNotFound', 'Mall.StateMismatch'],
});

export const cancelMallOrderByOffice = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/creditMallManagement/CancelOrder',
  access: 'permission:Pages.Mall.Edit',
  summary: 'Cancels an exchange that can’t be sent, with a reason its owner reads: credits, cash and stock go back.',
  input: z.object({ id: idField, reason: textField(100, 1) }),
  output: ManagedMallOrder,
  errors: ['Mall.OrderNotFound', 'Mall.StateMismatch'],
  idempotent: true,
});
