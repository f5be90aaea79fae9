import { noticeOfficeRoutes } from '../routes/conference/notice-office.generated.ts';
import { serviceApi } from '../service-api.ts';

export const {
  useGetOfficeNoticesQuery,
  useGetOfficeNoticeTargetsQuery,
  usePreviewOfficeNoticeQuery,
  useFindOfficeReceiversQuery,
  useSendOfficeNoticeMutation,
  useRecallOfficeNoticeMutation,
} = serviceApi(noticeOfficeRoutes, {
  tags: ['Notice'],
  tagsOf: { getOfficeNoticeTargets: [], previewOfficeNotice: [], findOfficeReceivers: [] },
  queries: ['previewOfficeNotice'],
  keyed: ['sendOfficeNotice'],
});
