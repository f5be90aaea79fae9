import { homeDesignRoutes } from '../routes/site/home-design.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetHomeDraftQuery,
  useLazyGetHomeDraftQuery,
  useSaveHomeDraftMutation,
  useSaveNavigationDraftMutation,
  useCreateHomePreviewMutation,
  usePublishHomeMutation,
  useListHomeVersionsQuery,
  useRestoreHomeVersionMutation,
} = serviceApi(homeDesignRoutes, {
  tagsOf: {
    listHomeVersions: ['HomeDesign'],
    publishHome: ['HomeDesign', 'Site'],
    restoreHomeVersion: ['HomeDesign', 'Site'],
  },
  keyed: ['publishHome', 'restoreHomeVersion'],
  quiet: ['saveHomeDraft', 'saveNavigationDraft'],
  keepUnusedDataFor: { getHomeDraft: 0 },
});
