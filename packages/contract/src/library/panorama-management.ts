import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { pictureErrors } from '../picture-errors.ts';
import { coverSchema } from './album-data.ts';
import { PanoramaTour } from './panorama-tour.ts';
import { maxPanoramaBytes, panoramaPictureStates, panoramaStates } from './panorama-words.ts';

const revisionField = z.int('版本不正确').min(1, '版本不正确').max(2_147_483_647, '版本不正确');

export const ManagedPanorama = z.object({
  id: idField,
  title: z.string(),
  state: z.enum(panoramaStates),
  /** Number of the draft's last change, and of the one that visitors see or saw last. */
  revision: revisionField,
  liveRevision: revisionField.nullable(),
  /** Version of the first scene's tiles; null while there are none. */
  coverVersion: z.string().nullable(),
  sceneCount: count,
  hotspotCount: count,
  views: count,
  /** Who changed the draft last; "" once the account is gone. */
  editor: z.string(),
  publishedAt: wireTime.nullable(),
  updatedAt: wireTime,
});
export type ManagedPanorama = z.infer<typeof ManagedPanorama>;

export const PanoramaPicture = z.object({
  id: idField,
  originalName: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: count,
  /** The file itself says that it is equirectangular (GPano). */
  isDeclared: z.boolean(),
  state: z.enum(panoramaPictureStates),
  /** Why it failed, in words; "" otherwise. */
  failure: z.string(),
  tilesDone: count,
  tilesTotal: count,
  version: z.string().nullable(),
  tileWidth: z.int().nullable(),
});
export type PanoramaPicture = z.infer<typeof PanoramaPicture>;

export const PanoramaDraft = ManagedPanorama.extend({
  draft: PanoramaTour,
  pictures: z.array(PanoramaPicture),
  /** Images of the library that hotspots show. */
  images: z.array(coverSchema),
});
export type PanoramaDraft = z.infer<typeof PanoramaDraft>;

export const getManagedPanoramas = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/panorama/GetPanoramas',
  access: 'permission:Pages.Panoramas',
  summary: 'All panoramas, those that aren’t published too.',
  input: z.object({
    ...pageFields,
    keyword: textField(60).default(''),
    states: listField(z.enum(panoramaStates), panoramaStates.length),
    sorting: sortingField(['updatedAt', 'publishedAt', 'views'], 'updatedAt DESC'),
  }),
  output: pageOf(ManagedPanorama),
  errors: [],
});

export const getManagedPanorama = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/panorama/GetPanorama',
  access: 'permission:Pages.Panoramas',
  summary: 'One panorama as its editors arrange it, with its pictures and how far their tiles are.',
  input: z.object({ id: idField }),
  output: PanoramaDraft,
  errors: ['Panorama.NotFound'],
});

export const createPanorama = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/panorama/CreatePanorama',
  access: 'permission:Pages.Panoramas.Create',
  summary: 'Begins a panorama that visitors don’t see.',
  input: z.object({ title: textField(60, 1) }),
  output: PanoramaDraft,
  errors: ['Panorama.NotFound', 'Text.Blocked'],
  idempotent: true,
});

export const savePanorama = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/panorama/SavePanorama',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Saves the draft; refused where another editor has saved one since the revision it is based on.',
  input: z.object({ id: idField, basedOn: revisionField, tour: PanoramaTour }),
  output: PanoramaDraft,
  errors: [
    'Panorama.NotFound',
    'Panorama.ChangedMeanwhile',
    'Panorama.PictureNotFound',
    'Panorama.KeyTwice',
    'Text.Blocked',
  ],
});

export const publishPanorama = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/panorama/Publish',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Shows the draft to visitors; refused without a title, without a scene, before the tiles are there.',
  input: z.object({ id: idField, revision: revisionField }),
  output: PanoramaDraft,
  errors: [
    'Panorama.NotFound',
    'Panorama.ChangedMeanwhile',
    'Panorama.Untitled',
    'Panorama.Empty',
    'Panorama.NotReady',
    'Panorama.LeadsNowhere',
  ],
});

export const withdrawPanorama = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/panorama/Withdraw',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Hides a panorama and its tiles from visitors.',
  input: z.object({ id: idField }),
  output: PanoramaDraft,
  errors: ['Panorama.NotFound'],
});

export const deletePanorama = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/panorama/DeletePanorama',
  access: 'permission:Pages.Panoramas.Delete',
  summary: 'Deletes a panorama with its pictures and tiles.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['Panorama.NotFound'],
});

export const uploadPanoramaPicture = defineUpload({
  method: 'POST',
  path: '/api/services/app/panorama/UploadPicture',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Takes an equirectangular picture, 2:1 and at least 4000 px wide, and has it cut into tiles.',
  input: z.object({ id: idField }),
  output: PanoramaPicture,
  errors: [
    'Panorama.NotFound',
    'Panorama.NotEquirectangular',
    'Panorama.TooSmall',
    'Panorama.TooManyPictures',
    'Request.TooLarge',
    'Storage.Full',
    ...pictureErrors,
  ],
  upload: { maxBytes: maxPanoramaBytes },
});

export const retryPanoramaPicture = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/panorama/RetryPicture',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Cuts a picture into tiles again whose cutting failed.',
  input: z.object({ id: idField, pictureId: idField }),
  output: PanoramaPicture,
  errors: ['Panorama.PictureNotFound'],
});

export const uploadPanoramaPlan = defineUpload({
  method: 'POST',
  path: '/api/services/app/panorama/UploadPlan',
  access: 'permission:Pages.Panoramas.Edit',
  summary: 'Keeps the picture of a floor plan and answers its key.',
  input: z.object({}),
  output: z.object({ key: z.string() }),
  errors: ['Storage.Full', ...pictureErrors],
  upload: { maxBytes: 10 * 1024 * 1024 },
});

export const createPanoramaPreview = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/panorama/CreatePreviewLink',
  access: 'permission:Pages.Panoramas',
  summary: 'A link that shows the draft on the site to whoever has it, for two hours.',
  input: z.object({ id: idField }),
  output: z.object({ path: z.string(), phonePath: z.string(), expiresAt: wireTime }),
  errors: ['Panorama.NotFound'],
  audited: false,
});
