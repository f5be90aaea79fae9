import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint, defineUpload } from '../endpoint.ts';
import { count, idField, textField, wireTime } from '../fields.ts';
import { coverSchema } from './album-data.ts';
import { aiUses, CameraData, NamedReference } from './image.ts';
import { TierPrices } from './image-price.ts';

/**
 * `waiting`: no byte has come yet; `uploading`: some have; `checking`: all have, and the file is being looked at;
 * `ready`: it is a draft image that can be submitted; `refused`: it can't be taken.
 */
export const uploadStates = ['waiting', 'uploading', 'checking', 'ready', 'refused'] as const;
export type UploadState = (typeof uploadStates)[number];

export const releaseKinds = ['model', 'property'] as const;

/** A release that goes with a picture; its author and reviewers read it at `/api/Resource/Release/<id>`. */
export const Release = z.object({
  id: idField,
  kind: z.enum(releaseKinds),
  fileName: z.string(),
  bytes: count,
  /** Whether the people shown let the picture be found by what is seen of them; null where the release says nothing. */
  allowsFaceSearch: z.boolean().nullable(),
});

/** What a photographer says about a picture, before or after its bytes are here. */
export const UploadDetails = z.object({
  title: textField(100),
  description: textField(2000),
  labels: z.array(textField(20, 1)).max(20, '最多 20 个标签'),
  categoryId: idField.nullable(),
  regionId: idField.nullable(),
  albumId: idField.nullable(),
  prices: TierPrices,
  /** Whether an authorization package may pay for it. */
  canUseAuthPay: z.boolean(),
  editorialOnly: z.boolean(),
  /** Null until the photographer declares it. */
  aiUse: z.enum(aiUses).nullable(),
});
export type UploadDetails = z.infer<typeof UploadDetails>;

/** Fields that have to be filled before a picture is submitted. */
export const requiredUploadFields = ['title', 'labels', 'categoryId', 'aiUse'] as const;
export type RequiredUploadField = (typeof requiredUploadFields)[number];

/** A picture of the library that is the same as, or looks like, an uploaded one. */
export const KnownPicture = z.object({
  imageId: idField,
  no: z.string(),
  title: z.string(),
  cover: coverSchema.nullable(),
  /** The caller's own; another author's is shown without its title until it is published. */
  isOwn: z.boolean(),
  /** 1: the same file. */
  likeness: z.number().min(0).max(1),
});

export const UploadItem = z.object({
  id: idField,
  /** Random; the upload's address is `/api/Upload/Image/<key>` (tus). */
  key: z.string(),
  fileName: z.string(),
  bytes: count,
  receivedBytes: count,
  state: z.enum(uploadStates),
  /** Why the file was refused; null otherwise. */
  refusal: z.object({ code: z.string(), message: z.string(), details: z.string() }).nullable(),
  /** Known once it is `ready`. */
  imageId: idField.nullable(),
  cover: coverSchema.nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  takenAt: wireTime.nullable(),
  camera: CameraData.nullable(),
  hasPosition: z.boolean(),
  region: NamedReference.nullable(),
  /** The same file, of a refused one. */
  duplicateOf: KnownPicture.nullable(),
  /** Pictures that look like it, the most alike first, as long as the photographer has not decided. */
  lookAlikes: z.array(KnownPicture).max(3),
  details: UploadDetails,
  releases: z.array(Release),
  /** Required fields that are empty. */
  missing: z.array(z.enum(requiredUploadFields)),
  createdAt: wireTime,
});
export type UploadItem = z.infer<typeof UploadItem>;

export const UploadLimits = z.object({
  maxFileBytes: count,
  maxPixels: count,
  /** Fewest pixels of a photographer's picture. */
  minPixels: count,
  minLabels: count,
  /** Bytes of the caller's originals, and how many they may be; null without a limit. */
  usedBytes: count,
  limitBytes: count.nullable(),
});

export const getUploads = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageUpload/GetUploads',
  access: 'user',
  summary: 'Everything the caller has begun to upload and not submitted yet, oldest first, with the limits that hold.',
  input: z.object({}),
  output: z.object({ items: z.array(UploadItem), limits: UploadLimits }),
  errors: ['Photographer.Required'],
});

export const createUploads = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageUpload/CreateUploads',
  access: 'user',
  idempotent: true,
  summary:
    'Announces files, before any byte is sent. A file that was announced before and isn’t finished is answered again.',
  input: z.object({
    files: z
      .array(
        z.object({
          fileName: textField(255, 1),
          bytes: count,
          /** Hex; lets a file that the library has be refused before it is sent. */
          sha256: z
            .string()
            .regex(/^[0-9a-f]{64}$/)
            .optional(),
          details: UploadDetails.partial().default({}),
        }),
      )
      .min(1)
      .max(200, '一次最多 200 个文件'),
    /** Of the copyright statement that the page says uploading agrees to. */
    copyrightVersion: z.int().min(1).optional(),
  }),
  output: z.object({ items: z.array(UploadItem) }),
  errors: [
    'Photographer.Required',
    'Album.NotFound',
    'Category.NotFound',
    'Region.NotFound',
    'Image.PriceOutOfRange',
    'Upload.TooMany',
    'Agreement.ConsentNeeded',
    'Agreement.Outdated',
  ],
});

export const updateUploads = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imageUpload/UpdateUploads',
  access: 'user',
  summary: 'Sets what is given of each picture’s details; what is left out stays.',
  input: z.object({
    changes: z
      .array(UploadDetails.partial().extend({ id: idField }))
      .min(1)
      .max(500, '一次最多 500 张'),
  }),
  output: z.object({ items: z.array(UploadItem) }),
  errors: [
    'Photographer.Required',
    'Upload.NotFound',
    'Album.NotFound',
    'Category.NotFound',
    'Region.NotFound',
    'Image.PriceOutOfRange',
    'Text.Blocked',
  ],
});

export const deleteUploads = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageUpload/DeleteUploads',
  access: 'user',
  summary: 'Drops pictures that aren’t submitted, with what was sent of them.',
  input: bulkInput,
  output: bulkResult,
  errors: ['Photographer.Required'],
});

export const keepLookAlikes = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageUpload/KeepLookAlikes',
  access: 'user',
  summary: 'Keeps pictures although others look like them; reviewers still see the likeness.',
  input: bulkInput,
  output: bulkResult,
  errors: ['Photographer.Required'],
});

export const submitUploads = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageUpload/SubmitUploads',
  access: 'user',
  idempotent: true,
  summary: 'Hands ready pictures with complete details to review.',
  input: bulkInput,
  output: bulkResult,
  errors: ['Photographer.Required', 'Agreement.ConsentNeeded'],
});

/** A form has a list as one text: `1,2,3`. */
const formIds = z
  .custom<number | number[] | string>()
  .optional()
  .transform((value) => (typeof value === 'string' ? value.split(',').map(Number) : value))
  .pipe(bulkInput.shape.ids)
  .meta({ type: 'array', maxItems: 500, items: z.toJSONSchema(idField, { io: 'input', unrepresentable: 'any' }) });

export const addRelease = defineUpload({
  method: 'POST',
  path: '/api/services/app/imageUpload/AddRelease',
  access: 'user',
  summary: 'Attaches a model or property release (PDF or picture) to pictures that aren’t submitted.',
  input: z.object({ ids: formIds, kind: z.enum(releaseKinds) }),
  output: z.object({ items: z.array(UploadItem) }),
  errors: ['Photographer.Required', 'Upload.NotFound', 'Release.NotAllowed', 'Storage.Full'],
  upload: { maxBytes: 20 * 1024 * 1024 },
});

export const deleteRelease = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/imageUpload/DeleteRelease',
  access: 'user',
  summary: 'Takes a release off the caller’s pictures.',
  input: z.object({ id: idField }),
  output: z.object({ items: z.array(UploadItem) }),
  errors: ['Photographer.Required', 'Release.NotFound'],
});

export const setReleaseConsent = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/imageUpload/SetReleaseConsent',
  access: 'user',
  summary:
    'Records whether the people of a model release let their pictures be found by age, gender and the like; by its author or a reviewer, at any time.',
  input: z.object({ id: idField, allowsFaceSearch: z.boolean().nullable() }),
  output: Release,
  errors: ['Release.NotFound', 'Release.NotModel'],
});
