import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { flagField } from '../fields.ts';
import { ImageCard } from '../library/image.ts';
import { pageFields, pageOf } from '../paging.ts';

export const getRecentImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/userRecent/GetImages',
  access: 'user',
  summary: 'Published images the caller opened, the last opened first, and whether they are kept at all.',
  input: z.object(pageFields),
  output: pageOf(ImageCard).extend({ isKept: z.boolean() }),
  errors: [],
});

export const setRecentKept = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/userRecent/SetKept',
  access: 'user',
  summary: 'Whether the images the caller opens are kept from now on; what was kept stays.',
  input: z.object({ isOn: flagField }),
  output: z.object({}),
  errors: [],
});

export const clearRecent = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/userRecent/Clear',
  access: 'user',
  summary: 'Forgets all images the caller opened.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
