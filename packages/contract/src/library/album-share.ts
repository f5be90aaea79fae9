import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { textField, wireDate } from '../fields.ts';
import { cursorField, pageFields, pageOf } from '../paging.ts';
import { AlbumDetail } from './album-data.ts';
import { ImageCard } from './image.ts';

export const openShare = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/albumShare/OpenShare',
  access: 'public',
  audited: false,
  summary: 'Opens the album that a link leads to, for an hour.',
  input: z.object({ token: textField(64, 1), password: textField(64).default('') }),
  output: z.object({
    album: AlbumDetail,
    lastDay: wireDate.nullable(),
    canDownload: z.boolean(),
    /** Names the opened album to the calls that follow. */
    pass: z.string(),
  }),
  errors: ['Share.NotFound', 'Share.Expired', 'Share.PasswordRequired', 'Share.WrongPassword', 'Request.TooMany'],
});

export const getSharedImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/albumShare/GetImages',
  access: 'public',
  audited: false,
  summary: 'The published pictures of an album opened by its link, in the photographer’s order.',
  input: z.object({ ...pageFields, cursor: cursorField, pass: textField(400, 1) }),
  output: pageOf(ImageCard),
  errors: ['Share.Expired'],
});
