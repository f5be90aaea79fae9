import {
  useGetNotificationsQuery,
  useGetUnreadNotificationsQuery,
  useReadNotificationsMutation,
} from '@tuyuan/api-client/community/user-notification.ts';
import { type NotificationKind, notificationKinds } from '@tuyuan/contract/community/notification-words.ts';
import type { Notification } from '@tuyuan/contract/community/user-notification.ts';
import { formatDate } from '@tuyuan/format/date.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { ErrorState } from '@tuyuan/ui/error-state.tsx';
import { Pagination } from '@tuyuan/ui/pagination.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { Tabs } from '@tuyuan/ui/tabs.tsx';
import { useSearchParams } from 'react-router-dom';
import { NotificationLine } from './notification-line.tsx';
import { NotificationSwitches } from './notification-switches.tsx';
import styles from './notifications.module.css';

const pageSize = 20;
const kindTitles: Readonly<Record<NotificationKind, string>> = {
  broadcast: '广播',
  comment: '评论',
  like: '赞',
  notice: '通知',
};

/** One kind of the caller's notifications by day, the newest first, and which they want. */
export function NotificationList({ kind }: { readonly kind: NotificationKind }) {
  const [query] = useSearchParams();
  const page = Math.max(1, Number(query.get('page')) || 1);
  const wanted = { kind, skipCount: (page - 1) * pageSize, maxResultCount: pageSize };
  const found = useGetNotificationsQuery(wanted, { refetchOnMountOrArgChange: true });
  const { currentData, isError, isFetching, refetch } = found;
  const { data: unread } = useGetUnreadNotificationsQuery();
  const [read, { isLoading }] = useReadNotificationsMutation();
  const days = [
    ...Map.groupBy<string, Notification>(currentData?.items ?? [], ({ createdAt }) => formatDate(createdAt)),
  ];
  return (
    <>
      <div className={styles.head}>
        <Tabs
          label="通知的种类"
          tabs={notificationKinds.map((each) => ({
            href: `/user/main/notification/${each}`,
            label: kindTitles[each],
            isCurrent: each === kind,
            count: unread && unread[each] > 0 ? `${unread[each]}` : undefined,
          }))}
        />
        <Button
          size="small"
          isBusy={isLoading}
          disabled={!unread || unread[kind] === 0}
          onClick={() => void read({ ids: [], kind })}
        >
          全部标为已读
        </Button>
      </div>
      {isError && !currentData ? (
        <ErrorState title="通知没有加载出来" isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !currentData ? (
        <Skeleton height="240px" />
      ) : currentData.items.length === 0 ? (
        <EmptyState icon="bell" title={`还没有${kindTitles[kind]}`} />
      ) : (
        days.map(([day, items]) => (
          <section key={day}>
            <h2 className={styles.day}>{day}</h2>
            <ul className={styles.list}>
              {items.map((item) => (
                <li key={item.id}>
                  <NotificationLine notification={item} />
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
      <Pagination
        current={page}
        pageCount={Math.ceil((currentData?.totalCount ?? 0) / pageSize)}
        hrefOf={(number) => `/user/main/notification/${kind}${number > 1 ? `?page=${number}` : ''}`}
      />
      <NotificationSwitches />
    </>
  );
}
