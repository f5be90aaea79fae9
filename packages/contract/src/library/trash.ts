import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference, reviewStates } from './image.ts';

/** How long the trash keeps what was deleted. */
export const trashDays = 30;
/** From so many days on, the trash says that time is short. */
export const fewTrashDays = 5;

/** Who deleted: the author, somebody of the back office, or the program. */
export const trashDeleters = ['author', 'office', 'program'] as const;
export type TrashDeleter = (typeof trashDeleters)[number];

export const TrashedWork = z.object({
  id: idField,
  /** Human number of an image; "" for an album. */
  no: z.string(),
  title: z.string(),
  cover: coverSchema.nullable(),
  author: NamedReference,
  /** What restoring leads back to. */
  formerState: z.enum(reviewStates),
  /** Null when the program deleted it. */
  deletedBy: NamedReference.nullable(),
  deletedAt: wireTime,
  reason: z.string(),
  daysLeft: count,
  sales: count,
});
export type TrashedWork = z.infer<typeof TrashedWork>;

const trashInput = z.object({
  ...pageFields,
  keyword: textField(100).default(''),
  deleters: listField(z.enum(trashDeleters), trashDeleters.length),
  /** True keeps only what is about to go. */
  isExpiring: flagField.optional(),
  sorting: sortingField(['deletedAt', 'title'], 'deletedAt DESC'),
});

const deletion = bulkInput.extend({
  /** Shown in the trash and in the history. */
  reason: textField(200).default(''),
});
const purging = bulkInput.extend({
  /** How many there are, as typed by whoever confirms. */
  count: z.int().min(1, '请填写数目'),
});

export const getTrashedImages = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/image/GetTrash',
  access: 'permission:Pages.Images.Delete',
  summary: 'Deleted images: who deleted them, when and why, and how many days they are kept.',
  input: trashInput,
  output: pageOf(TrashedWork),
  errors: [],
});

export const deleteImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/DeleteImages',
  access: 'permission:Pages.Images.Delete',
  summary: 'Puts images into the trash: gone from every public list, page and derivative.',
  input: deletion,
  output: bulkResult,
  errors: [],
});

export const restoreImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/RestoreImages',
  access: 'permission:Pages.Images.Delete',
  summary: 'Takes images out of the trash, back to the state they were deleted in.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const purgeImages = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/image/PurgeImages',
  access: 'permission:Pages.Images.Delete',
  summary: 'Deletes images of the trash for good, files included; of those that were sold the original stays.',
  input: purging,
  output: bulkResult,
  errors: ['Trash.CountMismatch'],
});

export const getTrashedAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/album/GetTrash',
  access: 'permission:Pages.Albums.Delete',
  summary: 'Deleted albums: who deleted them, when and why, and how many days they are kept.',
  input: trashInput,
  output: pageOf(TrashedWork),
  errors: [],
});

export const deleteAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/DeleteAlbums',
  access: 'permission:Pages.Albums.Delete',
  summary: 'Puts albums into the trash; their images stay as they are.',
  input: deletion,
  output: bulkResult,
  errors: [],
});

export const restoreAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/RestoreAlbums',
  access: 'permission:Pages.Albums.Delete',
  summary: 'Takes albums out of the trash, back to the state they were deleted in.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});

export const purgeAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/album/PurgeAlbums',
  access: 'permission:Pages.Albums.Delete',
  summary: 'Deletes albums of the trash for good; their images stay, without an album.',
  input: purging,
  output: bulkResult,
  errors: ['Trash.CountMismatch'],
});
