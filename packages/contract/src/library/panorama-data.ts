import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference } from './image.ts';
import { Hotspot, PanoramaScene, PanoramaView } from './panorama-tour.ts';
import { panoramaSorts } from './panorama-words.ts';

/** A picture as visitors get it: its tiles, never the file. */
const ShownPicture = z.object({
  version: z.string(),
  /** Width of the finest tiles, all of them in a row. */
  tileWidth: z.int(),
  /** Of the original. */
  width: z.int(),
  height: z.int(),
});

export const PanoramaCard = z.object({
  id: idField,
  title: z.string(),
  author: z.string(),
  location: z.string(),
  /** The first scene as it is entered. */
  cover: ShownPicture.extend({ view: PanoramaView }),
  sceneCount: count,
  views: count,
  publishedAt: wireTime.nullable(),
});
export type PanoramaCard = z.infer<typeof PanoramaCard>;

const ShownHotspot = Hotspot.omit({ imageId: true }).extend({
  /** The library's image, while it is published. */
  image: coverSchema.nullable(),
});
export type ShownHotspot = z.infer<typeof ShownHotspot>;

const ShownScene = PanoramaScene.omit({ pictureId: true, hotspots: true }).extend({
  picture: ShownPicture,
  hotspots: z.array(ShownHotspot),
});
export type ShownScene = z.infer<typeof ShownScene>;

export const PanoramaDetail = PanoramaCard.extend({
  description: z.string(),
  category: NamedReference.nullable(),
  planKey: z.string().nullable(),
  hasPlanet: z.boolean(),
  turns: z.boolean(),
  scenes: z.array(ShownScene),
  related: z.array(PanoramaCard),
});
export type PanoramaDetail = z.infer<typeof PanoramaDetail>;

const listInput = {
  ...pageFields,
  categoryId: idField.optional(),
  keyword: textField(60).default(''),
  sort: z.enum(panoramaSorts).default('newest'),
};

export const getPanoramas = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/panoramaData/GetPanoramas',
  access: 'public',
  summary: 'Published panoramas; hottest: most visited.',
  input: z.object(listInput),
  output: pageOf(PanoramaCard),
  errors: [],
});

export const getPanorama = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/panoramaData/GetPanorama',
  access: 'public',
  summary: 'One published panorama with its scenes; with the token of a preview’s link, its draft.',
  input: z.object({ id: idField, preview: z.string().max(200).optional() }),
  output: PanoramaDetail,
  errors: ['Panorama.NotFound', 'Panorama.PreviewExpired'],
});

export const getPano = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/indexData/GetPano',
  access: 'public',
  summary: 'The newest panoramas, for the home page.',
  input: z.object({ maxResultCount: pageFields.maxResultCount.default(3) }),
  output: z.object({ items: z.array(PanoramaCard) }),
  errors: [],
});
