import type * as inbox from '@tuyuan/contract/conference/inbox.ts';
import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { api } from '../api.ts';
import { type ArgumentOf, callOf, type ResultOf } from '../endpoint-types.ts';

const service = '/api/services/app/conferenceUserMobile' as const;

/** What the inbox opens with, and the phone keeps. */
export const firstNotices = { maxResultCount: 100 };

const conferenceInboxApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNotices: build.query<ResultOf<typeof inbox.getNotices>, ArgumentOf<typeof inbox.getNotices>>({
      query: callOf<typeof inbox.getNotices>('GET', `${service}/GetNotices`),
      providesTags: ['Notice'],
    }),
    getNoticeStatus: build.query<ResultOf<typeof inbox.getNoticeStatus>, ArgumentOf<typeof inbox.getNoticeStatus>>({
      query: callOf<typeof inbox.getNoticeStatus>('GET', `${service}/GetNoticeStatus`),
      providesTags: ['Notice'],
    }),
    readNotices: build.mutation<ResultOf<typeof inbox.readNotices>, ArgumentOf<typeof inbox.readNotices>>({
      query: callOf<typeof inbox.readNotices>('POST', `${service}/ReadNotices`),
      async onQueryStarted(given, { dispatch, getState, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        const ids = [given?.ids ?? []].flat();
        const { updateQueryData, selectCachedArgsForQuery } = conferenceInboxApi.util;
        for (const part of selectCachedArgsForQuery(getState(), 'getNotices'))
          dispatch(
            updateQueryData('getNotices', part, (draft) => {
              for (const item of draft.items) if (ids.includes(item.id)) item.isRead = true;
            }),
          );
        dispatch(
          updateQueryData('getNoticeStatus', undefined, (draft) => {
            draft.unreadCount = answer.data.unreadCount;
          }),
        );
      },
    }),
    confirmNotice: build.mutation<ResultOf<typeof inbox.confirmNotice>, ArgumentOf<typeof inbox.confirmNotice>>({
      query: callOf<typeof inbox.confirmNotice>('POST', `${service}/ConfirmNotice`),
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => undefined);
        if (!answer) return;
        dispatch(
          conferenceInboxApi.util.updateQueryData('getNotices', firstNotices, (draft) => {
            const item = draft.items.find((one) => one.id === id);
            if (item) Object.assign(item, { isRead: true, needsConfirmation: false });
          }),
        );
        dispatch(
          conferenceInboxApi.util.updateQueryData('getNoticeStatus', undefined, (draft) => {
            draft.unreadCount = answer.data.unreadCount;
            draft.urgent = draft.urgent.filter((one) => one.id !== id);
          }),
        );
      },
    }),
    /** Puts a notice that the hub told of where it belongs, without a call: a hall full of phones does not ask at once. */
    putNotice: build.mutation<null, NoticeItem>({
      queryFn: () => ({ data: null }),
      onQueryStarted(notice, { dispatch }) {
        dispatch(conferenceInboxApi.util.updateQueryData('getNotices', firstNotices, (draft) => take(draft, notice)));
        dispatch(
          conferenceInboxApi.util.updateQueryData('getNoticeStatus', undefined, (draft) => {
            draft.urgent = draft.urgent.filter(({ id }) => id !== notice.id);
            if (notice.isRecalled) return;
            draft.unreadCount += 1;
            if (notice.needsConfirmation) draft.urgent.unshift(notice);
          }),
        );
      },
    }),
  }),
});

function take(list: ResultOf<typeof inbox.getNotices>, notice: NoticeItem): void {
  const at = list.items.findIndex(({ id }) => id === notice.id);
  if (at >= 0) list.items[at] = notice;
  else if (!notice.isRecalled) {
    list.items.unshift(notice);
    list.totalCount += 1;
  }
}

export const {
  useGetNoticesQuery,
  useGetNoticeStatusQuery,
  useReadNoticesMutation,
  useConfirmNoticeMutation,
  usePutNoticeMutation,
} = conferenceInboxApi;
