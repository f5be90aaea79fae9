import { imageReviewRoutes } from '../routes/library/image-review.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageReviewApi = serviceApi(imageReviewRoutes, {
  tags: ['Review'],
  tagsOf: {
    renewReviewLeases: [],
    releaseReviewLeases: [],
    decideImage: ['Image', 'Album', 'Review'],
    undoDecision: ['Image', 'Album', 'Review'],
  },
});

export const {
  useGetReviewQueueQuery,
  useGetReviewCaseQuery,
  usePrefetch: useReviewPrefetch,
  useTakeReviewBatchMutation,
  useRenewReviewLeasesMutation,
  useReleaseReviewLeasesMutation,
  useDecideImageMutation,
  useUndoDecisionMutation,
} = imageReviewApi;
