import type {
  getHotWords,
  getSuggestions,
  searchAlbums,
  searchImages,
  searchPhotographers,
} from '@tuyuan/contract/library/advance-image-search.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { type Cursor, cursorPaging } from '../paging.ts';

type ImageSearch = Omit<NonNullable<ArgumentOf<typeof searchImages>>, 'cursor' | 'skipCount'>;
type AlbumSearch = Omit<NonNullable<ArgumentOf<typeof searchAlbums>>, 'cursor' | 'skipCount'>;

export const advanceImageSearchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchImages: build.query<ResultOf<typeof searchImages>, ArgumentOf<typeof searchImages>>({
      query: callOf<typeof searchImages>('POST', '/api/services/app/advanceImageSearch/Search'),
      providesTags: ['Image'],
    }),
    /** `searchImages`, page after page; only the first asks for facets. */
    searchImagePages: build.infiniteQuery<ResultOf<typeof searchImages>, ImageSearch, Cursor>({
      infiniteQueryOptions: cursorPaging,
      // The list shows its failure where it happens, with a retry.
      extraOptions: { quiet: true },
      query: ({ queryArg, pageParam }) =>
        callOf<typeof searchImages>(
          'POST',
          '/api/services/app/advanceImageSearch/Search',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam, withFacets: false }),
      providesTags: ['Image'],
    }),
    searchAlbums: build.query<ResultOf<typeof searchAlbums>, ArgumentOf<typeof searchAlbums>>({
      query: callOf<typeof searchAlbums>('POST', '/api/services/app/advanceImageSearch/AlbumSearch'),
      providesTags: ['Album'],
    }),
    searchAlbumPages: build.infiniteQuery<ResultOf<typeof searchAlbums>, AlbumSearch, Cursor>({
      infiniteQueryOptions: cursorPaging,
      // The list shows its failure where it happens, with a retry.
      extraOptions: { quiet: true },
      query: ({ queryArg, pageParam }) =>
        callOf<typeof searchAlbums>(
          'POST',
          '/api/services/app/advanceImageSearch/AlbumSearch',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
      providesTags: ['Album'],
    }),
    searchPhotographers: build.query<ResultOf<typeof searchPhotographers>, ArgumentOf<typeof searchPhotographers>>({
      query: callOf<typeof searchPhotographers>('POST', '/api/services/app/advanceImageSearch/PhotographerSearch'),
      providesTags: ['User'],
    }),
    getSuggestions: build.query<ResultOf<typeof getSuggestions>, ArgumentOf<typeof getSuggestions>>({
      query: callOf<typeof getSuggestions>('GET', '/api/services/app/advanceImageSearch/GetSuggestions'),
      extraOptions: { quiet: true },
      keepUnusedDataFor: 60,
    }),
    getHotWords: build.query<ResultOf<typeof getHotWords>, ArgumentOf<typeof getHotWords>>({
      query: callOf<typeof getHotWords>('GET', '/api/services/app/advanceImageSearch/GetHotWords'),
      extraOptions: { quiet: true },
    }),
  }),
});

export const {
  useSearchImagesQuery,
  useSearchImagePagesInfiniteQuery,
  useSearchAlbumsQuery,
  useSearchAlbumPagesInfiniteQuery,
  useSearchPhotographersQuery,
  useGetSuggestionsQuery,
  useGetHotWordsQuery,
} = advanceImageSearchApi;
