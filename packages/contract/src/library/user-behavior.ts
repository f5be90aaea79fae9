import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField } from '../fields.ts';

export const readKinds = ['image', 'album', 'photographer', 'article', 'video', 'panorama'] as const;
export type ReadKind = (typeof readKinds)[number];

export const read = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userBehavior/Read',
  access: 'public',
  audited: false,
  summary:
    'Counts a visit to the page of an image, album, photographer, article, video or panorama, once for each visitor and day.',
  input: z.object({ kind: z.enum(readKinds), id: idField }),
  output: z.object({}),
  errors: [],
});

export const click = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/userBehavior/Click',
  access: 'public',
  audited: false,
  summary: 'Counts an image that was opened large without its page, as a visit to its page would be.',
  input: z.object({ imageId: idField }),
  output: z.object({}),
  errors: [],
});
