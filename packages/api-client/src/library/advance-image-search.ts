import { callOf } from '../route.ts';
import { advanceImageSearchRoutes } from '../routes/library/advance-image-search.generated.ts';
import { serviceApi } from '../service-api.ts';

export const advanceImageSearchApi = serviceApi(
  {
    ...advanceImageSearchRoutes,
    searchImagePages: advanceImageSearchRoutes.searchImages,
    searchAlbumPages: advanceImageSearchRoutes.searchAlbums,
  },
  {
    tags: ['Image'],
    tagsOf: {
      searchAlbums: ['Album'],
      searchAlbumPages: ['Album'],
      searchPhotographers: ['User'],
      getSuggestions: [],
      getHotWords: [],
    },
    queries: ['searchImages', 'searchAlbums', 'searchPhotographers'],
    paged: ['searchImagePages', 'searchAlbumPages'],
    // Lists show their failure where it happens, with a retry.
    quiet: [
      'searchImages',
      'searchImagePages',
      'searchAlbums',
      'searchAlbumPages',
      'searchPhotographers',
      'getSuggestions',
      'getHotWords',
    ],
    keepUnusedDataFor: { getSuggestions: 60 },
  },
);

export const {
  useSearchImagesQuery,
  useSearchImagePagesInfiniteQuery,
  useSearchAlbumsQuery,
  useSearchAlbumPagesInfiniteQuery,
  useSearchPhotographersQuery,
  useGetSuggestionsQuery,
  useGetHotWordsQuery,
} = advanceImageSearchApi;

advanceImageSearchApi.enhanceEndpoints({
  endpoints: {
    searchImagePages: {
      // Only the first page asks for facets.
      query: ({ queryArg, pageParam }) =>
        callOf(advanceImageSearchRoutes.searchImages)(
          pageParam === null ? queryArg : { ...queryArg, cursor: pageParam, withFacets: false },
        ),
    },
  },
});
