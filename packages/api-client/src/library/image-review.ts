import { imageReviewRoutes } from '../routes/library/image-review.generated.ts';
import { serviceApi } from '../service-api.ts';

export const imageReviewApi = serviceApi(imageReviewRoutes, {
  tags: ['Review'],
  tagsOf: {
    // The batch is kept by the screen; reading it again after each decision would take more pictures.
    takeReviewBatch: [],
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
