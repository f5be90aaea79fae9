import type { getImage, getImages, getSimilarImages } from '@tuyuan/contract/library/image-data.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';
import { type Cursor, cursorPaging } from '../paging.ts';

type ImageFilter = Omit<NonNullable<ArgumentOf<typeof getImages>>, 'cursor' | 'skipCount'>;

export const imageDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    getImage: build.query<ResultOf<typeof getImage>, ArgumentOf<typeof getImage>>({
      query: callOf<typeof getImage>('GET', '/api/services/app/imageData/GetImage'),
      providesTags: ['Image'],
    }),
    getImages: build.query<ResultOf<typeof getImages>, ArgumentOf<typeof getImages>>({
      query: callOf<typeof getImages>('GET', '/api/services/app/imageData/GetImages'),
      providesTags: ['Image'],
    }),
    /** `getImages`, page after page. */
    getImagePages: build.infiniteQuery<ResultOf<typeof getImages>, ImageFilter, Cursor>({
      infiniteQueryOptions: cursorPaging,
      // The list shows its failure where it happens, with a retry.
      extraOptions: { quiet: true },
      query: ({ queryArg, pageParam }) =>
        callOf<typeof getImages>(
          'GET',
          '/api/services/app/imageData/GetImages',
        )(pageParam === null ? queryArg : { ...queryArg, cursor: pageParam }),
      providesTags: ['Image'],
    }),
    getSimilarImages: build.query<ResultOf<typeof getSimilarImages>, ArgumentOf<typeof getSimilarImages>>({
      query: callOf<typeof getSimilarImages>('GET', '/api/services/app/imageData/GetSimilarImages'),
      providesTags: ['Image'],
    }),
  }),
});

export const { useGetImageQuery, useGetImagesQuery, useGetImagePagesInfiniteQuery, useGetSimilarImagesQuery } =
  imageDataApi;
