import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireDate, wireTime } from '../fields.ts';
import { storageKinds } from './storage-kinds.ts';

/** Days of which the growth is shown. */
export const storageDays = 90;

export const getStorage = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/storage/GetStorage',
  access: 'permission:Pages.Storage',
  summary: 'What the site’s files take up, as it was measured last, how that grew, whose they are and what can go.',
  input: z.object({}),
  output: z.object({
    /** Null until the first measuring is done. */
    measuredAt: wireTime.nullable(),
    kinds: z.array(
      z.object({
        kind: z.enum(storageKinds),
        files: count,
        bytes: count,
        /** Thirty days before, or at the first measuring since; null on the day of the first. */
        bytesBefore: count.nullable(),
      }),
    ),
    /** All kinds, by day; days that weren't measured are left out. */
    days: z.array(z.object({ date: wireDate, bytes: count })),
    /** Of the originals; null for no limit. */
    limitBytes: count.nullable(),
    /** Where the files are; null for sites that share the disk with others. */
    disk: z.object({ freeBytes: count, totalBytes: count }).nullable(),
    /** Whose originals are the largest. */
    owners: z.array(z.object({ id: idField, nickName: z.string(), images: count, bytes: count })),
    /** Originals in the trash, which the daily tidying deletes after thirty days. */
    trash: z.object({ images: count, bytes: count, nextAt: wireTime.nullable() }),
    /** Uploads that nobody goes on with, which go after seven days. */
    idleUploads: z.object({ uploads: count, bytes: count }),
  }),
  errors: [],
});
