import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { cents, idField } from '../fields.ts';

const tierPrice = cents.max(100_000_000, '价格过高').nullable();

/** By tier: null where it isn't sold (preview only in all), 0 where it is free. */
export const TierPrices = z.object({ editorial: tierPrice, commercial: tierPrice, extended: tierPrice });

export const PriceTerms = z.object({
  /** Least and most an author may ask for a tier that isn't free. */
  minimum: cents,
  maximum: cents,
  /** What the form of an image in a category begins with; one without takes its parent's. */
  defaults: z.array(z.object({ categoryId: idField, prices: TierPrices })),
});
export type PriceTerms = z.infer<typeof PriceTerms>;

export const getPriceTerms = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imagePrice/GetTerms',
  access: 'user',
  summary: 'Within which limits authors set prices, and what categories propose.',
  input: z.object({}),
  output: PriceTerms,
  errors: [],
});

export const setCategoryPrices = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imagePrice/SetCategoryPrices',
  access: 'permission:Pages.Categories.Edit',
  summary: 'Sets what a category proposes as prices; null leaves it to its parent. Images keep their prices.',
  input: z.object({ categoryId: idField, prices: TierPrices.nullable() }),
  output: PriceTerms,
  errors: ['Category.NotFound', 'Image.PriceOutOfRange'],
});
