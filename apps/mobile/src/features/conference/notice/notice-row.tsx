import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { classNames } from '@tuyuan/ui/class-names.ts';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { Pin, Siren, Undo2 } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { StateChip } from '../../../shared/layout/state-chip.tsx';
import styles from './notice-list.module.css';
import { noticeTime, topicIcons, topicNames } from './notice-words.ts';

/** Springs and gestures are larger than the list itself, so they load later; until then a tap marks it as read. */
const SwipeToRead = lazy(async () => {
  const loaded = await import('./swipe-to-read.tsx').catch(() => undefined);
  return { default: loaded?.SwipeToRead ?? (({ children }: { readonly children: ReactNode }) => children) };
});

interface NoticeRowProps {
  readonly notice: NoticeItem;
  readonly today: string;
  onOpen(): void;
  onRead(): void;
}

/** Shows one notice, bold with a dot if unread; a tap opens it, a swipe to the left marks it as read. */
export function NoticeRow({ notice, today, onOpen, onRead }: NoticeRowProps) {
  const { priority, topic, title, body, isRead, isPersonal, sentAt } = notice;
  if (notice.isRecalled)
    return (
      <p className={styles.stub}>
        <span className={styles.sign}>
          <Undo2 size={20} strokeWidth={1.75} aria-hidden />
        </span>
        会务组于 {noticeTime(notice.recalledAt ?? sentAt, today)} 撤回了一条通知
      </p>
    );
  const Icon = priority === 'urgent' ? Siren : topicIcons[topic];
  const row = (
    <button type="button" className={classNames(styles.row, !isRead && styles.unread)} onClick={onOpen}>
      <span className={classNames(styles.sign, priority === 'urgent' && styles.urgentSign)}>
        <Icon size={20} strokeWidth={1.75} aria-hidden />
        {!isRead && <i className={styles.dot} />}
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.title}>
            {!isRead && <VisuallyHidden>未读</VisuallyHidden>}
            {title}
          </span>
          <time className={styles.time}>{noticeTime(sentAt, today)}</time>
        </span>
        {body !== '' && <span className={styles.body}>{body}</span>}
        {(priority !== 'normal' || topicNames[topic] !== '' || isPersonal) && (
          <span className={styles.chips}>
            {priority === 'urgent' && <StateChip tone="error">紧急</StateChip>}
            {priority === 'pinned' && (
              <StateChip tone="plain" icon={Pin}>
                置顶
              </StateChip>
            )}
            {topicNames[topic] !== '' && (
              <StateChip tone={topic === 'schedule' && !isRead ? 'warn' : 'plain'}>{topicNames[topic]}</StateChip>
            )}
            {isPersonal && <StateChip tone="plain">与我有关</StateChip>}
          </span>
        )}
      </span>
    </button>
  );
  return (
    <Suspense fallback={row}>
      <SwipeToRead isRead={isRead} onRead={onRead}>
        {row}
      </SwipeToRead>
    </Suspense>
  );
}
