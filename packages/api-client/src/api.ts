import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query.ts';

/** The one API of the front end; each service's file adds its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: [
    'Album',
    'Attendee',
    'Category',
    'CheckIn',
    'Conference',
    'Duty',
    'Image',
    'Log',
    'Material',
    'Menu',
    'Region',
    'Role',
    'Schedule',
    'Session',
    'Site',
    'Stay',
    'Tenant',
    'TicketSession',
    'TopicAlbum',
    'Traffic',
    'Unit',
    'User',
  ],
  keepUnusedDataFor: 300,
  endpoints: () => ({}),
});
