import type { getNotices, NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import type { ResultOf } from '../endpoint-types.ts';
import { inboxRoutes } from '../routes/conference/inbox.generated.ts';
import { serviceApi } from '../service-api.ts';

/** First page of the inbox, which the phone also stores. */
export const firstNotices = { maxResultCount: 100 };

const conferenceInboxApi = serviceApi(inboxRoutes, {
  tags: ['Notice'],
  tagsOf: { readNotices: [], confirmNotice: [] },
}).injectEndpoints({
  endpoints: (build) => ({
    /** Inserts a notice received from the hub without a call, so that a hall full of phones does not send requests at once. */
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

conferenceInboxApi.enhanceEndpoints({
  endpoints: {
    readNotices: {
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
    },
    confirmNotice: {
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
    },
  },
});

function take(list: ResultOf<typeof getNotices>, notice: NoticeItem): void {
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
