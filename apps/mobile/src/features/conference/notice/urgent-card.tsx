import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { Siren } from 'lucide-react';
import { Button } from '../../../shared/layout/button.tsx';
import { ButtonRow } from '../../../shared/layout/button-row.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { noticeLink, noticeTime } from './notice-words.ts';
import styles from './urgent-card.module.css';

interface UrgentCardProps {
  readonly notice: NoticeItem;
  readonly today: string;
  onConfirm(): void;
}

/** Shows an urgent notice above the list until 我知道了 is pressed. */
export function UrgentCard({ notice, today, onConfirm }: UrgentCardProps) {
  const link = noticeLink(notice);
  return (
    <article className={styles.card}>
      <p className={styles.head}>
        <Siren size={20} strokeWidth={1.75} aria-hidden />
        <b>
          <Facts>{['紧急', '请确认']}</Facts>
        </b>
        <time>{noticeTime(notice.sentAt, today)}</time>
      </p>
      <h2 className={styles.title}>{notice.title}</h2>
      {notice.body !== '' && <p className={styles.body}>{notice.body}</p>}
      <ButtonRow isInside>
        <Button isPrimary onClick={onConfirm}>
          我知道了
        </Button>
        {link && <Button to={link.to}>{link.text}</Button>}
      </ButtonRow>
    </article>
  );
}
