import { z } from 'zod';
import { bulkInput, bulkResult } from '../bulk.ts';
import { defineEndpoint } from '../endpoint.ts';
import { count, idField, wireTime } from '../fields.ts';
import { pageFields, pageOf } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { NamedReference, reviewStates } from './image.ts';
import { decisionFields } from './image-review.ts';
import { ReviewEvent, ReviewWord } from './review-case.ts';

export const AlbumToReview = z.object({
  id: idField,
  title: z.string(),
  description: z.string(),
  cover: coverSchema.nullable(),
  author: NamedReference,
  category: NamedReference.nullable(),
  region: NamedReference.nullable(),
  imageCount: count,
  /** Pictures of it that wait with it. */
  pendingCount: count,
  submittedAt: wireTime,
});
export type AlbumToReview = z.infer<typeof AlbumToReview>;

export const AlbumPicture = z.object({
  id: idField,
  no: z.string(),
  title: z.string(),
  cover: coverSchema.nullable(),
  reviewState: z.enum(reviewStates),
});
export type AlbumPicture = z.infer<typeof AlbumPicture>;

export const getAlbumsToReview = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/albumReview/GetAlbums',
  access: 'permission:Pages.Albums.Review',
  summary: 'Albums that wait for review, the oldest first; never the caller’s own.',
  input: z.object({ ...pageFields }),
  output: pageOf(AlbumToReview),
  errors: [],
});

export const takeAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/albumReview/TakeAlbum',
  access: 'permission:Pages.Albums.Review',
  summary: 'Opens a waiting album and holds its waiting pictures for a quarter of an hour.',
  audited: false,
  input: z.object({ albumId: idField }),
  output: z.object({
    album: AlbumToReview,
    images: z.array(AlbumPicture),
    /** In its title and description, and in its waiting pictures’ texts. */
    words: z.array(ReviewWord),
    history: z.array(ReviewEvent),
    leaseUntil: wireTime,
  }),
  errors: ['Album.NotFound', 'Album.StateMismatch', 'Review.HeldByOther', 'Review.OwnWork'],
});

export const decideAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/albumReview/Decide',
  access: 'permission:Pages.Albums.Review',
  summary: 'Approves or rejects an album together with its waiting pictures; the author is told at once.',
  idempotent: true,
  input: z.object({ albumId: idField, ...decisionFields }),
  output: z.object({
    /** `pending` after the first of two approvals. */
    state: z.enum(reviewStates),
    /** Pictures decided with it. */
    images: count,
  }),
  errors: [
    'Album.NotFound',
    'Album.StateMismatch',
    'Review.LeaseLost',
    'Review.ReasonRequired',
    'Review.BlockedWord',
    'Review.OwnWork',
    'Review.SecondPerson',
  ],
});

export const submitAlbums = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/albumReview/SubmitAlbums',
  access: 'user',
  summary:
    'Hands the caller’s own albums to review that are drafts or were rejected, with their drafts staying drafts.',
  input: bulkInput,
  output: bulkResult,
  errors: [],
});
