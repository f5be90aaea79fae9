import type * as words from '@tuyuan/contract/site/sensitive-word.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const sensitiveWordApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSensitiveWords: build.query<
      ResultOf<typeof words.getSensitiveWords>,
      ArgumentOf<typeof words.getSensitiveWords>
    >({
      query: callOf<typeof words.getSensitiveWords>('GET', '/api/services/app/sensitiveWord/GetList'),
      providesTags: ['SensitiveWord'],
    }),
    createSensitiveWords: build.mutation<
      ResultOf<typeof words.createSensitiveWords>,
      ArgumentOf<typeof words.createSensitiveWords>
    >({
      query: callOf<typeof words.createSensitiveWords>('POST', '/api/services/app/sensitiveWord/Create'),
      invalidatesTags: ['SensitiveWord'],
    }),
    updateSensitiveWords: build.mutation<
      ResultOf<typeof words.updateSensitiveWords>,
      ArgumentOf<typeof words.updateSensitiveWords>
    >({
      query: callOf<typeof words.updateSensitiveWords>('PUT', '/api/services/app/sensitiveWord/Update'),
      invalidatesTags: ['SensitiveWord'],
    }),
    removeSensitiveWords: build.mutation<
      ResultOf<typeof words.removeSensitiveWords>,
      ArgumentOf<typeof words.removeSensitiveWords>
    >({
      query: callOf<typeof words.removeSensitiveWords>('POST', '/api/services/app/sensitiveWord/Remove'),
      invalidatesTags: ['SensitiveWord'],
    }),
    /** A text is tried anew whenever the list changed. */
    testSensitiveWords: build.query<
      ResultOf<typeof words.testSensitiveWords>,
      ArgumentOf<typeof words.testSensitiveWords>
    >({
      query: callOf<typeof words.testSensitiveWords>('POST', '/api/services/app/sensitiveWord/Test'),
      providesTags: ['SensitiveWord'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useGetSensitiveWordsQuery,
  useCreateSensitiveWordsMutation,
  useUpdateSensitiveWordsMutation,
  useRemoveSensitiveWordsMutation,
  useTestSensitiveWordsQuery,
} = sensitiveWordApi;
