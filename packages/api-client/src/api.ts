import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

const tagTypes = [
  'Album',
  'Attendee',
  'Category',
  'CheckIn',
  'Conference',
  'Duty',
  'Image',
  'Interaction',
  'Label',
  'LiveMark',
  'LiveUpload',
  'LiveWall',
  'Log',
  'Manner',
  'Material',
  'Menu',
  'Notice',
  'Region',
  'Rehearsal',
  'Role',
  'SavedView',
  'Schedule',
  'SearchSynonym',
  'SensitiveWord',
  'Session',
  'Site',
  'Stay',
  'Tenant',
  'TicketSession',
  'TopicAlbum',
  'Traffic',
  'Unit',
  'User',
  'UserLabel',
] as const;

export type TagName = (typeof tagTypes)[number];

/** The front end's only API; each service's file adds its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
