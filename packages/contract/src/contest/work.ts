import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';
import { coverSchema } from '../library/album-data.ts';
import { CameraData } from '../library/image.ts';
import { aiUses, entryKinds, progressStates } from './activity-words.ts';

const Neighbour = z.object({ id: idField, number: count, title: z.string() });

export const Work = z.object({
  id: idField,
  activity: z.object({ id: idField, name: z.string(), progressState: z.enum(progressStates) }),
  number: count,
  kind: z.enum(entryKinds),
  categoryName: z.string(),
  title: z.string(),
  story: z.string(),
  aiUse: z.enum(aiUses).nullable(),
  pictures: z.array(coverSchema.extend({ camera: CameraData, takenAt: wireTime.nullable() })),
  /** Null while authors stay unnamed. */
  author: z.object({ name: z.string(), userId: idField }).nullable(),
  isOwn: z.boolean(),
  /** Names of the prizes it won. */
  prizes: z.array(z.string()),
  /** By number. */
  previous: Neighbour.nullable(),
  next: Neighbour.nullable(),
});
export type Work = z.infer<typeof Work>;

export const getWork = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/activityData/GetWork',
  access: 'public',
  summary: 'One accepted work of an activity that can be seen.',
  input: z.object({ id: idField }),
  output: Work,
  errors: ['Entry.NotFound'],
});
