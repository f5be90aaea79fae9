import type { ManagedLivePhoto } from '@tuyuan/contract/conference/photo-wall-management.ts';
import styles from './wall-desk.module.css';
import { reportTitles } from './wall-views.ts';

/** A photo's caption: title; photographer, place and time, or what was reported. */
export function PhotoCaption({
  photo: { title, author, hall, shotAt, reports, withdrawnReason },
}: {
  readonly photo: ManagedLivePhoto;
}) {
  const reported = [...new Set(reports)].map((reason) => reportTitles[reason]).join('、');
  return (
    <div className={styles.caption}>
      <div className={`${styles.captionLine} ${styles.captionTitle}`}>{title}</div>
      {reports.length > 0 ? (
        <div className={`${styles.captionLine} ${styles.reported}`}>
          {reports.length} 人举报：{reported}
        </div>
      ) : (
        <div className={styles.captionLine}>
          {[withdrawnReason, author, hall, shotAt.slice(11, 16)].filter(Boolean).join(' · ')}
        </div>
      )}
    </div>
  );
}
