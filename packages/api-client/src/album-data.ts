import type { getAlbum, getAlbums, getTopicAlbum, getTopicAlbums } from '@tuyuan/contract/album-data.ts';
import { api } from './api.ts';
import { type ArgumentOf, callOf, type ResultOf } from './endpoint-types.ts';
import { type Cursor, cursorPaging } from './paging.ts';

type AlbumFilter = Omit<NonNullable<ArgumentOf<typeof getAlbums>>, 'cursor' | 'skipCount'>;

export const albumDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAlbum: build.query<ResultOf<typeof getAlbum>, ArgumentOf<typeof getAlbum>>({
      query: callOf<typeof getAlbum>('GET', '/api/services/app/albumData/GetAlbum'),
      providesTags: ['Album'],
    }),
    getAlbums: build.query<ResultOf<typeof getAlbums>, ArgumentOf<typeof getAlbums>>({
      query: callOf<typeof getAlbums>('GET', '/api/services/app/albumData/GetAlbums'),
      providesTags: ['Album'],
    }),
    /** `getAlbums`, page after page. */
    getAlbumPages: build.infiniteQuery<ResultOf<typeof getAlbums>, AlbumFilter, Cursor>({
      infiniteQueryOptions: cursorPaging,
      query: ({ queryArg, pageParam }) =>
        callOf<typeof getAlbums>(
          'GET',
          '/api/services/app/albumData/GetAlbums',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
      providesTags: ['Album'],
    }),
    getTopicAlbums: build.query<ResultOf<typeof getTopicAlbums>, ArgumentOf<typeof getTopicAlbums>>({
      query: callOf<typeof getTopicAlbums>('GET', '/api/services/app/albumData/GetTopicAlbums'),
      providesTags: ['TopicAlbum'],
    }),
    getTopicAlbum: build.query<ResultOf<typeof getTopicAlbum>, ArgumentOf<typeof getTopicAlbum>>({
      query: callOf<typeof getTopicAlbum>('GET', '/api/services/app/albumData/GetTopicAlbum'),
      providesTags: ['TopicAlbum'],
    }),
  }),
});

export const {
  useGetAlbumQuery,
  useGetAlbumsQuery,
  useGetAlbumPagesInfiniteQuery,
  useGetTopicAlbumsQuery,
  useGetTopicAlbumQuery,
} = albumDataApi;
