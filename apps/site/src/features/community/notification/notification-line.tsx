import { useReadNotificationsMutation } from '@tuyuan/api-client/community/user-notification.ts';
import { resourceUrl } from '@tuyuan/api-client/resource-url.ts';
import type { Notification } from '@tuyuan/contract/community/user-notification.ts';
import { formatDateTime } from '@tuyuan/format/date.ts';
import { Avatar } from '@tuyuan/ui/avatar.tsx';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { Link } from '@tuyuan/ui/link.tsx';
import styles from './notifications.module.css';

/** One notification; opening what it is about reads it. */
export function NotificationLine({ notification }: { readonly notification: Notification }) {
  const [read] = useReadNotificationsMutation();
  const { id, actor, actors, title, body, link, isRead, createdAt } = notification;
  const name = actor && (actor.nickName || actor.userName);
  return (
    <Link
      href={link || `/user/main/notification/NoticeContent?id=${id}`}
      className={classNames(styles.line, !isRead && styles.unread)}
      onClick={() => !isRead && void read({ ids: [id] })}
    >
      {actor && name ? (
        <Avatar name={name} src={resourceUrl(actor.avatar)} size={36} />
      ) : (
        <Icon name="bell" size={24} />
      )}
      <span className={styles.words}>
        <span>
          {name && <b>{name}</b>}
          {actors > 1 && ` 等 ${actors} 人`} {title}
        </span>
        {body && <span className={styles.body}>{body}</span>}
      </span>
      <time className={styles.time} dateTime={createdAt}>
        {formatDateTime(createdAt).slice(11, 16)}
      </time>
      {!isRead && <span className={styles.dot} role="img" aria-label="未读" />}
    </Link>
  );
}
