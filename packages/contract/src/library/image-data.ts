import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';
import { pageOf } from '../paging.ts';
import { ImageCard, ImageDetail, ImageFilter, imagePageFields, imageSorts } from './image.ts';

export const getImage = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageData/GetImage',
  access: 'public',
  summary: 'One published image with its data, labels and prices.',
  input: z.object({ id: idField }),
  output: ImageDetail,
  errors: ['Image.NotFound'],
});

export const getImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageData/GetImages',
  access: 'public',
  summary: 'Published images, newest first, filtered; follow nextCursor for the next page.',
  input: ImageFilter.omit({ keyword: true }).extend({
    ...imagePageFields,
    sort: z.enum(imageSorts).exclude(['relevance']).default('newest'),
  }),
  output: pageOf(ImageCard),
  errors: ['Text.Blocked'],
});

export const getSimilarImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageData/GetSimilarImages',
  access: 'public',
  summary: 'Images that look like this one, most alike first.',
  input: z.object({ id: idField, maxResultCount: z.coerce.number<number>().int().min(1).max(40).default(12) }),
  output: z.object({ items: z.array(ImageCard) }),
  errors: ['Image.NotFound'],
});
