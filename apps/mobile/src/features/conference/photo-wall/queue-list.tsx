import { formatFileSize } from '@tuyuan/format/file-size.ts';
import { Spinner } from '@tuyuan/ui/spinner.tsx';
import { CircleCheck, X } from 'lucide-react';
import styles from './queue-list.module.css';
import type { QueuedPhoto } from './use-upload-queue.ts';

interface QueueListProps {
  readonly photos: readonly QueuedPhoto[];
  readonly isSending: boolean;
  onDrop(key: string): void;
}

/** Shows the chosen photos with their progress. */
export function QueueList({ photos, isSending, onDrop }: QueueListProps) {
  return (
    <ul className={styles.list} aria-label="选中的照片">
      {photos.map(({ key, file, state, fault }) => (
        <li key={key} className={styles.row}>
          <span className={styles.words}>
            <span className={styles.name}>{file.name}</span>
            <span className={styles.meta} data-failed={state === 'failed'}>
              {state === 'failed' ? fault : state === 'sent' ? '已上传，处理后上墙' : formatFileSize(file.size)}
            </span>
          </span>
          {state === 'sending' ? (
            <Spinner size={20} />
          ) : state === 'sent' ? (
            <CircleCheck className={styles.sent} size={22} strokeWidth={1.75} aria-label="已上传" />
          ) : (
            <button
              type="button"
              className={styles.drop}
              disabled={isSending}
              aria-label={`不传「${file.name}」`}
              onClick={() => onDrop(key)}
            >
              <X size={20} strokeWidth={1.75} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
