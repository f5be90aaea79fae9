import { videoManagementRoutes } from '../routes/library/video-management.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedVideosQuery,
  useGetManagedVideoQuery,
  useGetVideoTermsQuery,
  useCreateVideoMutation,
  useLazyResumeVideoQuery,
  useUpdateVideoMutation,
  useSetVideoPosterMutation,
  useSetVideoCaptionMutation,
  useTranscodeVideoMutation,
  usePublishVideosMutation,
  useTakeVideosOfflineMutation,
  useDeleteVideoMutation,
} = serviceApi(videoManagementRoutes, { tags: ['Video'] });
