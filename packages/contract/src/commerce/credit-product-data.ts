import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, flagField, idField } from '../fields.ts';
import { licenceTiers } from '../library/image.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { goodsKinds } from './mall-states.ts';

export const MallGoods = z.object({
  id: idField,
  kind: z.enum(goodsKinds),
  title: z.string(),
  summary: z.string(),
  /** Path; "" without a picture. */
  picture: z.string(),
  credits: count,
  cashCents: cents,
  stock: count,
  perPerson: count.nullable(),
});
export type MallGoods = z.infer<typeof MallGoods>;

export const getMallGoods = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditProductData/GetProducts',
  access: 'public',
  summary: 'What credits can be exchanged for; what is gone comes last.',
  input: z.object({
    ...pageFields,
    kind: z.enum(goodsKinds).optional(),
    /** Only what the caller's credits reach for. */
    isAffordable: flagField.default(false),
    sorting: sortingField(['credits', 'createdAt'], 'credits ASC'),
  }),
  output: pageOf(MallGoods),
  errors: [],
});

export const MallGoodsDetail = MallGoods.extend({
  description: z.string(),
  /** What one piece of kind quota gives. */
  quota: z.object({ licences: count, tier: z.enum(licenceTiers), months: count }).nullable(),
  /** Pieces that the caller has already. */
  taken: count,
});
export type MallGoodsDetail = z.infer<typeof MallGoodsDetail>;

export const getMallGoodsDetail = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/creditProductData/GetProduct',
  access: 'public',
  summary: 'One thing that credits can be exchanged for.',
  input: z.object({ id: idField }),
  output: MallGoodsDetail,
  errors: ['Mall.GoodsNotFound'],
});
