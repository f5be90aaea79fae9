import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { count, flagField, idField, listField, textField, wireTime } from '../fields.ts';
import { pageFields, pageOf, sortingField } from '../paging.ts';
import { coverSchema } from './album-data.ts';
import { reviewStates } from './image.ts';

/** A topic album's page shows all of it. */
export const maxTopicItems = 500;

export const ManagedTopicAlbum = z.object({
  id: idField,
  title: z.string(),
  summary: z.string(),
  /** The chosen cover, else the picture that stands in for it. */
  cover: coverSchema.nullable(),
  imageCount: count,
  albumCount: count,
  /** Null while only editors see it. */
  publishedAt: wireTime.nullable(),
  updatedAt: wireTime,
});
export type ManagedTopicAlbum = z.infer<typeof ManagedTopicAlbum>;

/** An image or album of a topic album; visitors see those that are published. */
export const TopicItem = z.object({
  id: idField,
  title: z.string(),
  author: z.string(),
  cover: coverSchema.nullable(),
  reviewState: z.enum(reviewStates),
});
export type TopicItem = z.infer<typeof TopicItem>;

export const TopicAlbumDraft = ManagedTopicAlbum.extend({
  story: z.string(),
  /** Null where none is chosen. */
  coverImageId: idField.nullable(),
  images: z.array(TopicItem),
  albums: z.array(TopicItem),
});
export type TopicAlbumDraft = z.infer<typeof TopicAlbumDraft>;

export const getManagedTopicAlbums = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/topicAlbum/GetTopicAlbums',
  access: 'permission:Pages.TopicAlbums',
  summary: 'All topic albums, those that aren’t published too.',
  input: z.object({
    ...pageFields,
    keyword: textField(100).default(''),
    isPublished: flagField.optional(),
    sorting: sortingField(['order', 'updatedAt', 'title'], 'order ASC'),
  }),
  output: pageOf(ManagedTopicAlbum),
  errors: [],
});

export const getManagedTopicAlbum = defineEndpoint({
  method: 'GET',
  path: '/api/services/app/topicAlbum/GetTopicAlbum',
  access: 'permission:Pages.TopicAlbums',
  summary: 'One topic album with its story, images and albums, in any state.',
  input: z.object({ id: idField }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound'],
});

export const createTopicAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/topicAlbum/CreateTopicAlbum',
  access: 'permission:Pages.TopicAlbums.Create',
  summary: 'Adds an empty topic album as the last one; visitors don’t see it before it is published.',
  input: z.object({ title: textField(60, 1), summary: textField(200).default('') }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound', 'Text.Blocked'],
  idempotent: true,
});

export const updateTopicAlbum = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/topicAlbum/UpdateTopicAlbum',
  access: 'permission:Pages.TopicAlbums.Edit',
  summary: 'Changes a topic album’s words and cover.',
  input: z.object({
    id: idField,
    title: textField(60, 1),
    summary: textField(200),
    story: textField(5000),
    coverImageId: idField.nullable(),
  }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound', 'Image.NotFound', 'Text.Blocked'],
});

export const setTopicItems = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/topicAlbum/SetItems',
  access: 'permission:Pages.TopicAlbums.Edit',
  summary: 'Sets which images and albums a topic album has, in this order.',
  input: z.object({
    id: idField,
    imageIds: listField(idField, maxTopicItems),
    albumIds: listField(idField, maxTopicItems),
  }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound', 'Image.NotFound', 'Album.NotFound'],
});

export const arrangeTopicAlbums = defineEndpoint({
  method: 'PUT',
  path: '/api/services/app/topicAlbum/Arrange',
  access: 'permission:Pages.TopicAlbums.Edit',
  summary: 'Puts topic albums in this order, before those that aren’t named.',
  input: z.object({ ids: listField(idField, 500).refine((ids) => ids.length > 0, '请至少选择一个专题') }),
  output: z.object({}),
  errors: [],
});

export const publishTopicAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/topicAlbum/Publish',
  access: 'permission:Pages.TopicAlbums.Edit',
  summary: 'Shows a topic album to visitors; it needs something that is published.',
  input: z.object({ id: idField }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound', 'TopicAlbum.Empty'],
});

export const withdrawTopicAlbum = defineEndpoint({
  method: 'POST',
  path: '/api/services/app/topicAlbum/Withdraw',
  access: 'permission:Pages.TopicAlbums.Edit',
  summary: 'Hides a topic album from visitors.',
  input: z.object({ id: idField }),
  output: TopicAlbumDraft,
  errors: ['TopicAlbum.NotFound'],
});

export const deleteTopicAlbum = defineEndpoint({
  method: 'DELETE',
  path: '/api/services/app/topicAlbum/DeleteTopicAlbum',
  access: 'permission:Pages.TopicAlbums.Delete',
  summary: 'Deletes a topic album; its images and albums stay.',
  input: z.object({ id: idField }),
  output: z.object({}),
  errors: ['TopicAlbum.NotFound'],
});
