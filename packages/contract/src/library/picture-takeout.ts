import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { ExportLink } from '../export.ts';
import { idField, listField } from '../fields.ts';

export const createTakeout = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/pictureTakeout/CreateTakeout',
  access: 'user',
  summary:
    'Answers a link for one download, within five minutes, of the caller’s own originals, each with its metadata beside it as XMP.',
  input: z.object({
    /** The caller’s own images; none means all of them. */
    ids: listField(idField, 500),
  }),
  output: ExportLink,
  errors: ['Image.NotFound'],
});
