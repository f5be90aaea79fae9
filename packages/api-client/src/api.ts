import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

const tagTypes = [
  'Album',
  'Application',
  'Attendee',
  'Category',
  'CheckIn',
  'Conference',
  'Duty',
  'Image',
  'ImageWish',
  'Cart',
  'Credit',
  'Order',
  'Interaction',
  'Label',
  'LiveMark',
  'LiveUpload',
  'LiveWall',
  'Log',
  'Mall',
  'Manner',
  'Material',
  'Menu',
  'Notice',
  'Region',
  'Rehearsal',
  'Review',
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
  'Upload',
  'User',
  'WaterMark',
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
