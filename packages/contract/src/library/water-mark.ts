import { z } from 'zod';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { pictureErrors } from '../picture-errors.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference } from './image.ts';
import { previewWidths, typicalKinds, watermarkAnchors } from './watermark-choices.ts';

/** What is drawn on every picture longer than 480 px. Lengths go by the picture's short side, so that a mark looks the same in every size. */
export const WatermarkSettings = z
  .object({
    mark: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('text'), text: textField(60, 1) }),
      /** Key answered by the upload. */
      z.object({ kind: z.literal('picture'), pictureKey: z.string().regex(/^[\w-]{22}$/, '请先上传图片') }),
    ]),
    /** Whether the mark is repeated over the whole picture. */
    isTiled: z.boolean(),
    /** Where it lies once more, upright; null for nowhere. */
    corner: z.enum(watermarkAnchors).nullable(),
    /** Whether the picture's number stands there too. */
    hasNumber: z.boolean(),
    /** Text is dark on bright ground. */
    adapts: z.boolean(),
    /** Of the tiles, in percent; in the corner it is more. */
    opacity: z.int().min(5, '最淡 5%').max(100),
    /** Of the tiles, in degrees, clockwise. */
    rotation: z.int().min(-90).max(90),
    /** Height of the text or picture, in percent of the short side. */
    scale: z.number().min(1, '最小 1%').max(30, '最大 30%'),
    /** Between tiles, in heights of the text. */
    spacing: z.number().min(0.5).max(12),
    /** From the edge, in percent of the short side. */
    margin: z.number().min(0).max(20),
  })
  .refine(({ isTiled, corner }) => isTiled || corner !== null, { message: '平铺和角标至少要有一个', path: ['corner'] });
export type WatermarkSettings = z.infer<typeof WatermarkSettings>;

export const WaterMark = z.object({
  /** Whose pictures it is for, with those of the categories below; null for all others. */
  category: NamedReference.nullable(),
  settings: WatermarkSettings,
  /** Changes with what is drawn; part of what a picture's rendering is known by. */
  hash: z.string(),
  imageCount: count,
  updatedAt: wireTime,
  updatedBy: z.string().nullable(),
});
export type WaterMark = z.infer<typeof WaterMark>;

const FailedRendering = z.object({ id: idField, no: z.string(), title: z.string(), reason: z.string() });

/** How far the pictures have got that still carry a mark that is no longer theirs. */
export const Rerendering = z.object({
  isPaused: z.boolean(),
  total: count,
  done: count,
  /** Pictures a second since it last began; null before the first. */
  rate: z.number().min(0).nullable(),
  secondsLeft: count.nullable(),
  failedCount: count,
  /** The first of them. */
  failures: z.array(FailedRendering),
});
export type Rerendering = z.infer<typeof Rerendering>;

const categoryField = idField.nullable();
/** The hash of the mark that the change began from, so that nobody overwrites another's unseen. */
const basedOn = z.string().max(20);

export const getWaterMarks = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/waterMark/GetWaterMarks',
  access: 'permission:Pages.Watermarks',
  summary: 'The site’s watermark, first, and those of categories.',
  input: z.object({}),
  output: z.object({
    items: z.array(WaterMark),
    abilities: z.object({ canSeeUnmarked: z.boolean() }),
  }),
  errors: [],
});

export const createWaterMark = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/waterMark/CreateWaterMark',
  access: 'permission:Pages.Watermarks.Create',
  summary: 'Gives a category a watermark of its own, at once for all its pictures.',
  input: z.object({ categoryId: idField, settings: WatermarkSettings }),
  output: WaterMark,
  errors: ['Category.NotFound', 'WaterMark.Taken', 'WaterMark.PictureMissing'],
});

export const updateWaterMark = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/waterMark/UpdateWaterMark',
  access: 'permission:Pages.Watermarks.Edit',
  summary: 'Changes a watermark. From this moment no picture is served with the old one; all are rendered again.',
  input: z.object({ categoryId: categoryField, settings: WatermarkSettings, basedOn }),
  output: WaterMark,
  errors: ['WaterMark.NotFound', 'WaterMark.ChangedMeanwhile', 'WaterMark.PictureMissing'],
});

export const deleteWaterMark = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/waterMark/DeleteWaterMark',
  access: 'permission:Pages.Watermarks.Delete',
  summary: 'Takes a category’s watermark away: its pictures get the one above.',
  input: z.object({ categoryId: idField }),
  output: z.object({}),
  errors: ['WaterMark.NotFound'],
});

export const TypicalImage = z.object({ kind: z.enum(typicalKinds), no: z.string(), cover: coverSchema });
export type TypicalImage = z.infer<typeof TypicalImage>;

export const getTypicalImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/waterMark/GetTypicalImages',
  access: 'permission:Pages.Watermarks',
  summary: 'Published pictures to try a watermark on: an upright one, a bright, a dark and a busy one.',
  input: z.object({
    /** Other pictures for another number. */
    turn: z.coerce.number<number>().int().min(0).max(1000).default(0),
    /** Only of this category and those below it. */
    categoryId: idField.optional(),
  }),
  output: z.object({ items: z.array(TypicalImage) }),
  errors: [],
});

export const previewWaterMark = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/waterMark/PreviewWaterMark',
  access: 'permission:Pages.Watermarks',
  audited: false,
  summary:
    'A picture as it would look with these settings; with none, without any mark, for who may download originals.',
  input: z.object({
    imageId: idField,
    settings: WatermarkSettings.nullable(),
    width: z.union(previewWidths.map((width) => z.literal(width))),
  }),
  output: z.object({
    /** A `data:` address. */
    picture: z.string(),
    /** See `MarkMeasures` of the imaging worker. */
    covered: z.number().min(0).max(1),
    retouched: z.number().min(0).max(1),
    visibility: z.number().min(0),
    /** Opacity at which the mark would be just clear on this picture, in percent; null while it is clear. */
    suggestedOpacity: z.int().nullable(),
  }),
  errors: ['Image.NotFound', 'Image.OriginalRefused', 'WaterMark.PictureMissing', ...pictureErrors],
});

export const getRerendering = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/waterMark/GetRerendering',
  access: 'permission:Pages.Watermarks',
  summary: 'How far rendering again has got.',
  input: z.object({}),
  output: Rerendering,
  errors: [],
});

export const pauseRerendering = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/waterMark/PauseRerendering',
  access: 'permission:Pages.Watermarks.Edit',
  summary: 'Pauses it; what somebody looks at is rendered all the same.',
  input: z.object({}),
  output: Rerendering,
  errors: [],
});

export const continueRerendering = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/waterMark/ContinueRerendering',
  access: 'permission:Pages.Watermarks.Edit',
  summary: 'Goes on, and tries once more what failed.',
  input: z.object({}),
  output: Rerendering,
  errors: [],
});

export const uploadWatermarkPicture = defineUpload({
  method: 'POST',
  path: '/api/ResourceManagement/Watermark',
  access: 'permission:Pages.Watermarks.Edit',
  summary: 'Keeps a picture, best a PNG or WebP with transparency, to be used as a mark; nobody can fetch it.',
  input: z.object({}),
  output: z.object({ pictureKey: z.string() }),
  errors: [...pictureErrors],
  upload: { maxBytes: 5 * 1024 * 1024 },
});
