import { useGetMyConferenceQuery } from '@tuyuan/api-client/conference/user-mobile.ts';
import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { phoneLink } from '@tuyuan/format/phone-link.ts';
import { Popup } from 'antd-mobile';
import { Navigation, Phone, Siren } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useKept } from '../../../shared/kept/use-kept.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { useModalFocus } from '../../../shared/layout/use-modal-focus.ts';
import { noticeLink, noticeTime } from './notice-words.ts';
import styles from './urgent-popup.module.css';

interface UrgentPopupProps {
  readonly notice: NoticeItem;
  readonly today: string;
  /** Number of further urgent notices. */
  readonly waiting: number;
  onConfirm(): void;
}

/** Shows an urgent notice over any page; only 我知道了 closes it. */
export function UrgentPopup({ notice, today, waiting, onConfirm }: UrgentPopupProps) {
  const { data: conference } = useKept(useGetMyConferenceQuery());
  const title = useId();
  const body = useId();
  // Only its button closes it.
  const focus = useModalFocus(() => undefined);
  const link = noticeLink(notice);
  return (
    <Popup visible bodyClassName={styles.popup ?? ''}>
      <div
        {...focus}
        className={styles.box}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby={title}
        aria-describedby={body}
      >
        <span className={styles.sign}>
          <Siren size={32} strokeWidth={1.75} aria-hidden />
        </span>
        <p className={styles.kind}>
          紧急通知 <i /> {noticeTime(notice.sentAt, today)} 会务组
        </p>
        <h2 id={title} className={styles.title}>
          {notice.title}
        </h2>
        <p id={body} className={styles.body}>
          {notice.body}
        </p>
        <div className={styles.main}>
          <Button isPrimary onClick={onConfirm}>
            我知道了
          </Button>
        </div>
        <p className={styles.links}>
          {link && (
            <Link to={link.to} onClick={onConfirm}>
              <Navigation size={18} strokeWidth={1.75} aria-hidden />
              {link.text}
            </Link>
          )}
          {conference && conference.officePhone !== '' && (
            <a href={phoneLink(conference.officePhone)}>
              <Phone size={18} strokeWidth={1.75} aria-hidden />
              会务电话
            </a>
          )}
        </p>
        {waiting > 0 && <p className={styles.waiting}>后面还有 {waiting} 条紧急通知</p>}
      </div>
    </Popup>
  );
}
