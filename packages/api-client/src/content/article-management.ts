import { articleManagementRoutes } from '../routes/content/article-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedArticlesQuery,
  useGetManagedArticleQuery,
  useGetArticleRevisionQuery,
  useCreateArticleMutation,
  useSaveArticleMutation,
  useRestoreArticleRevisionMutation,
  usePlaceArticleMutation,
  usePublishArticleMutation,
  useWithdrawArticleMutation,
  useDeleteArticleMutation,
  useCreateArticlePreviewMutation,
  useUploadArticlePictureMutation,
  useUploadArticleVideoMutation,
} = serviceApi(articleManagementRoutes, {
  tags: ['Article'],
  tagsOf: {
    publishArticle: ['Article', 'Agreement'],
    withdrawArticle: ['Article', 'Agreement'],
    createArticlePreview: [],
    uploadArticleVideo: [],
  },
  keyed: ['createArticle'],
  // A refused save is shown where it happens, and must leave the draft on the screen as it is.
  quiet: ['saveArticle', 'createArticle', 'placeArticle'],
  onSuccess: ['saveArticle'],
});
