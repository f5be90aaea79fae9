import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField } from '../fields.ts';

/** How many people would like to use a picture that isn't for sale, and whether the caller does. */
export const ImageWish = z.object({ count, isMine: z.boolean() });
export type ImageWish = z.infer<typeof ImageWish>;

export const getWish = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageWish/GetWish',
  access: 'public',
  summary: 'How many people would like to use a published image, and whether the caller is one of them.',
  input: z.object({ id: idField }),
  output: ImageWish,
  errors: ['Image.NotFound'],
});

export const addWish = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageWish/AddWish',
  access: 'user',
  summary: 'Tells the author of an image without a price that the caller would like to use it. Idempotent.',
  input: z.object({ id: idField }),
  output: ImageWish,
  errors: ['Image.NotFound', 'Image.ForSale', 'Image.IsOwn'],
});

export const removeWish = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageWish/RemoveWish',
  access: 'user',
  summary: 'Takes the caller’s wish back. Idempotent.',
  input: z.object({ id: idField }),
  output: ImageWish,
  errors: ['Image.NotFound'],
});
