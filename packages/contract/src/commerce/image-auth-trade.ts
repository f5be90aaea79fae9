import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, count, idField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { licenceTiers, NamedReference } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';
import { Order } from './order.ts';
import { packageStates, tradeKinds } from './package-words.ts';

export const AuthPackage = z.object({
  id: idField,
  name: z.string(),
  quota: count,
  left: count,
  /** The highest tier it pays. */
  tier: z.enum(licenceTiers),
  validUntil: wireTime,
  state: z.enum(packageStates),
  /** The unit whose members may spend it; null for the user's own. */
  unit: NamedReference.nullable(),
});
export type AuthPackage = z.infer<typeof AuthPackage>;

export const PackageOffer = z.object({
  id: idField,
  name: z.string(),
  quota: count,
  priceCents: cents,
  tier: z.enum(licenceTiers),
  validMonths: count,
});
export type PackageOffer = z.infer<typeof PackageOffer>;

export const getMyPackages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageAuthTrade/GetMyPackages',
  access: 'user',
  summary: 'Authorization packages that the caller may spend or could, and those on sale.',
  input: z.object({}),
  output: z.object({ packages: z.array(AuthPackage), offers: z.array(PackageOffer) }),
  errors: [],
});

export const AuthTrade = z.object({
  /** Unique within its kind. */
  id: idField,
  kind: z.enum(tradeKinds),
  at: wireTime,
  /** Of a picture that was paid; null for the rest. */
  image: z.object({ id: idField, no: z.string(), title: z.string(), cover: coverSchema.nullable() }).nullable(),
  orderNo: z.string().nullable(),
  /** Who spent it; null where nobody did. */
  person: NamedReference.nullable(),
  amount: z.int(),
  /** What was left then. */
  balance: count,
});
export type AuthTrade = z.infer<typeof AuthTrade>;

export const getTrades = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageAuthTrade/GetTrades',
  access: 'user',
  summary: 'What moved the licences of a package that the caller may spend, the last first.',
  input: z.object({ ...pageFields, packageId: idField, kind: z.enum(tradeKinds).optional() }),
  output: pageOf(AuthTrade),
  errors: ['Package.NotFound'],
});

export const buyPackage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageAuthTrade/BuyPackage',
  access: 'user',
  summary: 'Orders a package; it counts from its payment on.',
  input: z.object({ offerId: idField, priceCents: cents }),
  output: Order,
  errors: ['PackageOffer.NotFound', 'Order.PriceChanged', 'Order.TooManyOpen'],
  idempotent: true,
});
