import type { UploadItem } from '@tuyuan/contract/library/image-upload.ts';
import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Button } from '@tuyuan/ui/button.tsx';
import { Icon } from '@tuyuan/ui/icon.tsx';
import { VisuallyHidden } from '@tuyuan/ui/visually-hidden.tsx';
import { remainingWords } from '@tuyuan/upload/transfer-rate.ts';
import type { UploadQueue } from '@tuyuan/upload/upload-queue.ts';
import { useLeaveWarning } from '../desk/use-leave-warning.ts';
import styles from './progress-panel.module.css';
import { useProgress } from './use-progress.ts';

interface ProgressPanelProps {
  readonly queue: UploadQueue;
  readonly items: readonly UploadItem[];
  /** Files that are still being read before they are announced. */
  readonly preparing: number;
}

/** How many are up, how fast the rest is, and the one button that stops or continues everything. */
export function ProgressPanel({ queue, items, preparing }: ProgressPanelProps) {
  const progress = useProgress(queue, items);
  const { done, all, sentBytes, bytes, isMoving, isOffline, paused, rate, remaining } = progress;
  useLeaveWarning(isMoving || preparing > 0);
  const percent = bytes > 0 ? Math.min(100, (sentBytes * 100) / bytes) : 0;
  const isDone = done === all && preparing === 0;
  const facts = [
    `${formatFileSize(sentBytes)} / ${formatFileSize(bytes)}`,
    rate !== undefined && rate > 0 && `${formatFileSize(rate)}/s`,
    remaining !== undefined && !isDone && `还要${remainingWords(remaining)}`,
    preparing > 0 && `正在读取 ${preparing} 个文件`,
  ];
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.count}>
          已传 {done} / {all} 张
        </p>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
        {isMoving || isOffline ? (
          <Button size="small" icon="pause" onClick={() => queue.pause()}>
            全部暂停<kbd className={styles.key}>P</kbd>
          </Button>
        ) : (
          paused > 0 && (
            <Button size="small" icon="play" onClick={() => queue.resume()}>
              全部继续<kbd className={styles.key}>P</kbd>
            </Button>
          )
        )}
      </div>
      <div className={styles.track}>
        <div className={styles.fill} style={{ width: `${percent}%` }} />
      </div>
      {isOffline && (
        <p className={styles.offline}>
          <Icon name="warning" size={16} />
          网络断了，停在 {done} / {all}。连上自动接着传
          <button type="button" className={styles.retry} onClick={() => queue.retryNow()}>
            现在重试
          </button>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {all > 0 && !isDone && percent >= 10
            ? `已上传 ${Math.floor(percent / 10) * 10}%`
            : isDone && all > 0
              ? '全部传完'
              : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}
