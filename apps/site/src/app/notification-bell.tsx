import { useGetUnreadNotificationsQuery } from '@tuyuan/api-client/community/user-notification.ts';
import { notificationKinds } from '@tuyuan/contract/community/notification-words.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import { useSiteEvent } from '../shared/use-site-event.ts';
import styles from './cart-link.module.css';

const maxShown = 99;

/** The bell in the header, with how much is unread; it follows what the site tells. */
export function NotificationBell() {
  const { data: unread, refetch } = useGetUnreadNotificationsQuery();
  useSiteEvent('notified', () => void refetch());
  const count = unread ? notificationKinds.reduce((sum, kind) => sum + unread[kind], 0) : 0;
  const kind = notificationKinds.find((each) => unread && unread[each] > 0) ?? 'notice';
  return (
    <Link
      href={`/user/main/notification/${kind}`}
      className={classNames(styles.link, styles.bell)}
      aria-label={count > 0 ? `通知，${count} 条未读` : '通知'}
    >
      <Icon name="bell" />
      {count > 0 && (
        <span className={styles.count} aria-hidden="true">
          {count > maxShown ? `${maxShown}+` : count}
        </span>
      )}
    </Link>
  );
}
