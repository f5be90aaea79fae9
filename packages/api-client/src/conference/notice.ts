import { noticeRoutes } from '../routes/conference/notice.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetManagedNoticesQuery,
  useCreateNoticeMutation,
  useUpdateNoticeMutation,
  useDeleteNoticeMutation,
  useSendNoticeMutation,
  useScheduleNoticeMutation,
  useRecallNoticeMutation,
  usePreviewNoticeTargetQuery,
  useGetNoticeTargetsQuery,
  useFindNoticeReceiversQuery,
  useGetNoticeReceiptsQuery,
} = serviceApi(noticeRoutes, {
  tags: ['Notice'],
  tagsOf: { previewNoticeTarget: [], getNoticeTargets: [], findNoticeReceivers: [] },
  queries: ['previewNoticeTarget'],
});
