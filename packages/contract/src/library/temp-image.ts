import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, wireTime } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';

/** Minutes that an uploaded search picture is kept. */
export const tempImageMinutes = 60;

export const tempKeyField = z.string().regex(/^[\w-]{22}$/, '搜索图片的编号不对');

/** A picture uploaded to search with. */
export const TempImage = z.object({
  tempKey: z.string(),
  /** A word that the pictures most like it have in common; "" without one. */
  tag: z.string(),
  /** Null where the site doesn't look for faces. */
  humanFaceDetected: z.boolean().nullable(),
  width: count,
  height: count,
  expiresAt: wireTime,
});
export type TempImage = z.infer<typeof TempImage>;

export const createTempImage = defineUpload({
  method: 'POST',
  path: '/api/services/app/tempImage/Create',
  access: 'public',
  summary:
    'Takes a picture to search with. Kept for an hour, shown to the browser that sent it only, never part of the library.',
  input: z.object({}),
  output: TempImage,
  errors: [...pictureErrors, 'Request.TooLarge', 'Request.TooMany'],
  audited: false,
  upload: { maxBytes: 20 * 1024 * 1024 },
});

export const preparePictureSearch = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tempImage/Prepare',
  access: 'public',
  summary: 'Gets a search by picture ready while the picture is still being chosen.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
  audited: false,
});

export const getTempImage = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/tempImage/Get',
  access: 'public',
  summary: 'A picture that is searched with, by its key.',
  input: z.object({ tempKey: tempKeyField }),
  output: TempImage,
  errors: ['TempImage.Gone'],
});

export const deleteTempImage = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/tempImage/Delete',
  access: 'public',
  summary: 'Deletes a search picture that this browser sent; nothing happens where there is none.',
  input: z.object({ tempKey: tempKeyField }),
  output: z.object({}),
  errors: [],
  audited: false,
});
