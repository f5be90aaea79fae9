import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';

const price = z.int('请填写价格').min(1, '价格至少 0.01 元').max(100_000_000, '价格过大').nullable();

/** In cents; null isn't sold. */
export const VideoPrices = z.object({ editorial: price, commercial: price, extended: price });

export const getVideoOffer = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/videoOffer/GetOffer',
  access: 'permission:Pages.Videos',
  summary: 'What the tiers of a video are sold for.',
  input: z.object({ videoId: idField }),
  output: z.object({ prices: VideoPrices }),
  errors: ['Video.NotFound'],
});

export const setVideoPrices = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/videoOffer/SetPrices',
  access: 'permission:Pages.Videos.Edit',
  summary: 'Sets what the tiers of a video are sold for. It needs an author, who gets the share.',
  input: z.object({ videoId: idField, prices: VideoPrices }),
  output: z.object({ prices: VideoPrices }),
  errors: ['Video.NotFound', 'Video.StateMismatch', 'Video.PriceNeedsAuthor', 'Video.TierIsFree'],
});
