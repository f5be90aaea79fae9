import {
  useGetNotificationQuery,
  useReadNotificationsMutation,
} from '@tuyuan/api-client/community/user-notification.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { ButtonLink } from '@tuyuan/ui/button.tsx';
import { EmptyState } from '@tuyuan/ui/empty-state.tsx';
import { Skeleton } from '@tuyuan/ui/skeleton.tsx';
import { useEffect, useEffectEvent } from 'react';
import { usePageId } from '../../../shared/page-id.ts';
import styles from './notifications.module.css';

/** One notification that is read here, such as a broadcast. */
export function NoticeContent() {
  const { currentData, isError } = useGetNotificationQuery({ id: usePageId() });
  const [read] = useReadNotificationsMutation();
  const isUnread = currentData?.isRead === false;
  const markRead = useEffectEvent(() => {
    if (currentData) void read({ ids: [currentData.id] });
  });
  useEffect(() => {
    if (isUnread) markRead();
  }, [isUnread]);
  if (isError)
    return (
      <EmptyState
        icon="bell"
        title="没有这条通知，可能已被撤回"
        actions={<ButtonLink href="/user/main/notification/broadcast">看全部通知</ButtonLink>}
      />
    );
  if (!currentData) return <Skeleton height="240px" />;
  const { title, body, kind, createdAt } = currentData;
  return (
    <article className={styles.content}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.time}>{formatDateTime(createdAt).slice(0, 16)}</p>
      <p className={styles.text}>{body}</p>
      <p>
        <ButtonLink href={`/user/main/notification/${kind}`} size="small">
          看全部通知
        </ButtonLink>
      </p>
    </article>
  );
}
