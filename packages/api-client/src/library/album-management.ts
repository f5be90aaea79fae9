import type {
  getManagedAlbums,
  publishAlbums,
  takeAlbumsOffline,
  updateAlbum,
} from '@tuyuan/contract/library/album-management.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

export const albumManagementApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedAlbums: build.query<ResultOf<typeof getManagedAlbums>, ArgumentOf<typeof getManagedAlbums>>({
      query: callOf<typeof getManagedAlbums>('GET', '/api/services/app/album/GetAlbums'),
      providesTags: ['Album'],
    }),
    updateAlbum: build.mutation<ResultOf<typeof updateAlbum>, ArgumentOf<typeof updateAlbum>>({
      query: callOf<typeof updateAlbum>('PUT', '/api/services/app/album/UpdateAlbum'),
      invalidatesTags: ['Album'],
    }),
    publishAlbums: build.mutation<ResultOf<typeof publishAlbums>, ArgumentOf<typeof publishAlbums>>({
      query: callOf<typeof publishAlbums>('POST', '/api/services/app/album/PublishAlbums'),
      invalidatesTags: ['Album'],
    }),
    takeAlbumsOffline: build.mutation<ResultOf<typeof takeAlbumsOffline>, ArgumentOf<typeof takeAlbumsOffline>>({
      query: callOf<typeof takeAlbumsOffline>('POST', '/api/services/app/album/TakeAlbumsOffline'),
      invalidatesTags: ['Album'],
    }),
  }),
});

export const {
  useGetManagedAlbumsQuery,
  useUpdateAlbumMutation,
  usePublishAlbumsMutation,
  useTakeAlbumsOfflineMutation,
} = albumManagementApi;
