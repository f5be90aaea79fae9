import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField } from '../fields.ts';

export const MeaningStatus = z.object({
  /** Name of this server's text-image model; null without one. */
  model: z.string().nullable(),
  /** Why a model that is there can't be used. */
  fault: z.string().nullable(),
  /** Images that the model has looked at, those that wait, and those that it could not look at. */
  described: count,
  waiting: count,
  failed: count,
});
export type MeaningStatus = z.infer<typeof MeaningStatus>;

export const getMeaningStatus = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageMeaning/GetStatus',
  access: 'permission:Pages.Site.Settings',
  summary: 'Whether images are found by what is on them, by which model, and how far it has got.',
  input: z.object({}),
  output: MeaningStatus,
  errors: [],
});

export const getSeenLabels = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/imageMeaning/GetSeenLabels',
  access: 'user',
  summary:
    'Labels of the site that name what may be on a picture, for its author, reviewers and who edits pictures; none without a model.',
  input: z.object({ imageId: idField }),
  output: z.object({ items: z.array(z.string()) }),
  errors: ['Image.NotFound'],
});
