import { sensitiveWordRoutes } from '../routes/site/sensitive-word.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetSensitiveWordsQuery,
  useCreateSensitiveWordsMutation,
  useUpdateSensitiveWordsMutation,
  useRemoveSensitiveWordsMutation,
  useTestSensitiveWordsQuery,
} = serviceApi(sensitiveWordRoutes, {
  tags: ['SensitiveWord'],
  queries: ['testSensitiveWords'],
  keepUnusedDataFor: { testSensitiveWords: 0 },
});
