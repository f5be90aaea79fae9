import { imageCopyRoutes } from '../routes/library/image-copy.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetCopyCasesQuery,
  useGetCopyFiguresQuery,
  useDecideCopyCaseMutation,
  useReopenCopyCaseMutation,
  useGetOwnCopiesQuery,
  useRequestCopyDecisionMutation,
} = serviceApi(imageCopyRoutes, {
  tags: ['Copy'],
  tagsOf: { decideCopyCase: ['Copy', 'Image', 'Review'] },
});
