import type * as notice from '@tuyuan/contract/conference/notice.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceNotice' as const;

const conferenceNoticeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedNotices: build.query<
      ResultOf<typeof notice.getManagedNotices>,
      ArgumentOf<typeof notice.getManagedNotices>
    >({
      query: callOf<typeof notice.getManagedNotices>('GET', `${service}/GetAll`),
      providesTags: ['Notice'],
    }),
    createNotice: build.mutation<ResultOf<typeof notice.createNotice>, ArgumentOf<typeof notice.createNotice>>({
      query: callOf<typeof notice.createNotice>('POST', `${service}/Create`),
      invalidatesTags: ['Notice'],
    }),
    updateNotice: build.mutation<ResultOf<typeof notice.updateNotice>, ArgumentOf<typeof notice.updateNotice>>({
      query: callOf<typeof notice.updateNotice>('PUT', `${service}/Update`),
      invalidatesTags: ['Notice'],
    }),
    deleteNotice: build.mutation<ResultOf<typeof notice.deleteNotice>, ArgumentOf<typeof notice.deleteNotice>>({
      query: callOf<typeof notice.deleteNotice>('DELETE', `${service}/Delete`),
      invalidatesTags: ['Notice'],
    }),
    sendNotice: build.mutation<ResultOf<typeof notice.sendNotice>, ArgumentOf<typeof notice.sendNotice>>({
      query: callOf<typeof notice.sendNotice>('POST', `${service}/Send`),
      invalidatesTags: ['Notice'],
    }),
    scheduleNotice: build.mutation<ResultOf<typeof notice.scheduleNotice>, ArgumentOf<typeof notice.scheduleNotice>>({
      query: callOf<typeof notice.scheduleNotice>('POST', `${service}/Schedule`),
      invalidatesTags: ['Notice'],
    }),
    recallNotice: build.mutation<ResultOf<typeof notice.recallNotice>, ArgumentOf<typeof notice.recallNotice>>({
      query: callOf<typeof notice.recallNotice>('POST', `${service}/Recall`),
      invalidatesTags: ['Notice'],
    }),
    previewNoticeTarget: build.query<
      ResultOf<typeof notice.previewNoticeTarget>,
      ArgumentOf<typeof notice.previewNoticeTarget>
    >({
      query: callOf<typeof notice.previewNoticeTarget>('POST', `${service}/PreviewTarget`),
    }),
    getNoticeTargets: build.query<ResultOf<typeof notice.getNoticeTargets>, ArgumentOf<typeof notice.getNoticeTargets>>(
      {
        query: callOf<typeof notice.getNoticeTargets>('GET', `${service}/GetTargets`),
      },
    ),
    findNoticeReceivers: build.query<
      ResultOf<typeof notice.findNoticeReceivers>,
      ArgumentOf<typeof notice.findNoticeReceivers>
    >({
      query: callOf<typeof notice.findNoticeReceivers>('GET', `${service}/FindReceivers`),
    }),
    getNoticeReceipts: build.query<
      ResultOf<typeof notice.getNoticeReceipts>,
      ArgumentOf<typeof notice.getNoticeReceipts>
    >({
      query: callOf<typeof notice.getNoticeReceipts>('GET', `${service}/GetReceipts`),
      providesTags: ['Notice'],
    }),
  }),
});

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
} = conferenceNoticeApi;
