import type {
  getAlbum,
  getAlbumImages,
  getAlbums,
  getTopicAlbum,
  getTopicAlbums,
} from '@tuyuan/contract/library/album-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { type Cursor, cursorPaging } from '../paging.ts';

type AlbumImagesFilter = Omit<ArgumentOf<typeof getAlbumImages>, 'cursor' | 'skipCount'>;
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
      // The list shows its failure where it happens, with a retry.
      extraOptions: { quiet: true },
      query: ({ queryArg, pageParam }) =>
        callOf<typeof getAlbums>(
          'GET',
          '/api/services/app/albumData/GetAlbums',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
      providesTags: ['Album'],
    }),
    /** Images of one album in the photographer's order, page after page. */
    getAlbumImagePages: build.infiniteQuery<ResultOf<typeof getAlbumImages>, AlbumImagesFilter, Cursor>({
      infiniteQueryOptions: cursorPaging,
      // The list shows its failure where it happens, with a retry.
      extraOptions: { quiet: true },
      query: ({ queryArg, pageParam }) =>
        callOf<typeof getAlbumImages>(
          'GET',
          '/api/services/app/albumData/GetAlbumImages',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
      providesTags: ['Image'],
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
  useGetAlbumImagePagesInfiniteQuery,
  useGetAlbumPagesInfiniteQuery,
  useGetTopicAlbumsQuery,
  useGetTopicAlbumQuery,
} = albumDataApi;
