import type { NoticeItem } from '@tuyuan/contract/conference/inbox.ts';
import { Button } from '../../../shared/layout/button.tsx';
import { Facts } from '../../../shared/layout/facts.tsx';
import { Note } from '../../../shared/layout/note.tsx';
import { Sheet } from '../../../shared/layout/sheet.tsx';
import styles from './notice-sheet.module.css';
import { noticeLink, noticeTime, topicNames } from './notice-words.ts';

interface NoticeSheetProps {
  readonly notice: NoticeItem;
  readonly today: string;
  onClose(): void;
}

/** Shows a notice in full. */
export function NoticeSheet({ notice, today, onClose }: NoticeSheetProps) {
  const link = noticeLink(notice);
  return (
    <Sheet
      title={notice.title}
      onClose={onClose}
      bar={
        link ? (
          <Button isPrimary to={link.to}>
            {link.text}
          </Button>
        ) : undefined
      }
    >
      <Note>
        <Facts>
          {noticeTime(notice.sentAt, today)}
          {topicNames[notice.topic]}
          {notice.isPersonal ? '与我有关' : ''}
        </Facts>
      </Note>
      <p className={styles.body}>{notice.body || '没有更多内容。'}</p>
    </Sheet>
  );
}
