import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { idField, textField } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { maxRecordWords, recordKinds } from './record-kinds.ts';

export const FoundRecord = z.object({
  kind: z.enum(recordKinds),
  id: idField,
  /** Number of an image, video or order, log-in name of a user; "" for what has none. */
  code: z.string(),
  title: z.string(),
  /** Author of an image, album, video or book, state of a panorama, order or article, city of a conference. */
  note: z.string(),
  /** Of a processed image. */
  cover: coverSchema.nullable(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

export const findRecords = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/recordSearch/Find',
  access: 'user',
  summary: 'Records whose number, name or title holds the words, only of kinds the caller may see in the back office.',
  input: z.object({ words: textField(maxRecordWords, 1) }),
  output: z.object({ items: z.array(FoundRecord) }),
  errors: [],
});
